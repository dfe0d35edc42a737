// The source of a pattern must be an op.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def A : Pat<?, (T_NegOp $x)>;
// CHECK:{{.*}}pattern-source.td:[[#@LINE-1]]:5: error: the source of a pattern must be an op: (SomeOp ...)
// CHECK-NEXT:def A : Pat<?, (T_NegOp $x)>;
// CHECK-NEXT:    ^
