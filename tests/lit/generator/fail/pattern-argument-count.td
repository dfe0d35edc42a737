// A pattern must give as many arguments as the op has.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }

def A : Pat<(T_AddOp $x), (T_NegOp $x)>;
// CHECK:{{.*}}pattern-argument-count.td:[[#@LINE-1]]:14: error: op 't.add' argument number mismatch: 1 in the pattern vs. 2 in its definition
// CHECK-NEXT:def A : Pat<(T_AddOp $x), (T_NegOp $x)>;
// CHECK-NEXT:             ^
// CHECK-NEXT:{{.*}}pattern-argument-count.td:[[#@LINE-6]]:5: note: declared here
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }
// CHECK-NEXT:    ^

def B : Pat<(T_NegOp $x, $y), (T_AddOp $x, $y)>;
// CHECK-NEXT:{{.*}}pattern-argument-count.td:[[#@LINE-1]]:14: error: op 't.neg' argument number mismatch: 2 in the pattern vs. 1 in its definition
// CHECK-NEXT:def B : Pat<(T_NegOp $x, $y), (T_AddOp $x, $y)>;
// CHECK-NEXT:             ^
// CHECK-NEXT:{{.*}}pattern-argument-count.td:[[#@LINE-15]]:5: note: declared here
// CHECK-NEXT:def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
// CHECK-NEXT:    ^

def C : Pat<(T_NegOp $x), (T_AddOp $x)>;
// CHECK-NEXT:{{.*}}pattern-argument-count.td:[[#@LINE-1]]:28: error: op 't.add' argument number mismatch: 1 in the pattern vs. 2 in its definition
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (T_AddOp $x)>;
// CHECK-NEXT:                           ^
// CHECK-NEXT:{{.*}}pattern-argument-count.td:[[#@LINE-22]]:5: note: declared here
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }
// CHECK-NEXT:    ^
