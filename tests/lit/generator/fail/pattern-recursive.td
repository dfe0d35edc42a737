// A pattern whose result matches its own source is a warning, because a folder may stop the recursion.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }
def T_SubOp : Op<T_Dialect, "sub"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }

def Swap : Pat<(T_AddOp $x, $y), (T_AddOp $y, $x)>;
// CHECK:{{.*}}pattern-recursive.td:[[#@LINE-1]]:35: warning: pattern 'Swap' matches its own result here and is applied to it again
// CHECK-NEXT:def Swap : Pat<(T_AddOp $x, $y), (T_AddOp $y, $x)>;
// CHECK-NEXT:                                  ^

def Inside : Pat<(T_SubOp $x, $y), (T_AddOp $x, (T_SubOp $x, $y))>;
// CHECK-NEXT:{{.*}}pattern-recursive.td:[[#@LINE-1]]:50: warning: pattern 'Inside' matches its own result here and is applied to it again
// CHECK-NEXT:def Inside : Pat<(T_SubOp $x, $y), (T_AddOp $x, (T_SubOp $x, $y))>;
// CHECK-NEXT:                                                 ^

def Same : Pat<(T_NegOp (T_NegOp $x)), (T_NegOp (T_NegOp $x))>;
// CHECK-NEXT:{{.*}}pattern-recursive.td:[[#@LINE-1]]:41: warning: pattern 'Same' matches its own result here and is applied to it again
// CHECK-NEXT:def Same : Pat<(T_NegOp (T_NegOp $x)), (T_NegOp (T_NegOp $x))>;
// CHECK-NEXT:                                        ^
