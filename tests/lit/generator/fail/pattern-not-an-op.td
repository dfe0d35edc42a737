// Records in patterns that are not ops.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def A : Pat<(I32 $x), (T_NegOp $x)>;
// CHECK:{{.*}}pattern-not-an-op.td:[[#@LINE-1]]:14: error: 'I32' is no op
// CHECK-NEXT:def A : Pat<(I32 $x), (T_NegOp $x)>;
// CHECK-NEXT:             ^

def B : Pat<(T_NegOp (T_Dialect $x)), (T_NegOp $x)>;
// CHECK-NEXT:{{.*}}pattern-not-an-op.td:[[#@LINE-1]]:23: error: 'T_Dialect' is no op
// CHECK-NEXT:def B : Pat<(T_NegOp (T_Dialect $x)), (T_NegOp $x)>;
// CHECK-NEXT:                      ^

def C : Pat<(T_NegOp $x), (AnyType $x)>;
// CHECK-NEXT:{{.*}}pattern-not-an-op.td:[[#@LINE-1]]:28: error: 'AnyType' is no op
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (AnyType $x)>;
// CHECK-NEXT:                           ^
