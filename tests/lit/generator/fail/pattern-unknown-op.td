// TableGen reports an op that is not declared.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def NegOfNeg : Pat<(T_NgeOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK:{{.*}}pattern-unknown-op.td:[[#@LINE-1]]:21: error: Variable not defined: 'T_NgeOp'
// CHECK-NEXT:def NegOfNeg : Pat<(T_NgeOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK-NEXT:                    ^
// CHECK-NEXT:{{.*}}pattern-unknown-op.td:[[#@LINE-4]]:21: note: did you mean 'T_NegOp'?
// CHECK-NEXT:def NegOfNeg : Pat<(T_NgeOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK-NEXT:                    ^
