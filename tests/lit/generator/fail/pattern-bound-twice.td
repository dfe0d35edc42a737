// A pattern binds one name to an op and to its operand.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def A : Pat<(T_NegOp:$x (T_NegOp:$x $y)), (replaceWithValue $y)>;
// CHECK:{{.*}}pattern-bound-twice.td:[[#@LINE-1]]:34: error: name 'x' is already bound
// CHECK-NEXT:def A : Pat<(T_NegOp:$x (T_NegOp:$x $y)), (replaceWithValue $y)>;
// CHECK-NEXT:                                 ^
// CHECK-NEXT:{{.*}}pattern-bound-twice.td:[[#@LINE-4]]:22: note: first bound here
// CHECK-NEXT:def A : Pat<(T_NegOp:$x (T_NegOp:$x $y)), (replaceWithValue $y)>;
// CHECK-NEXT:                     ^
