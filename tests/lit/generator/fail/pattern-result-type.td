// The result type of a nested op in a pattern result cannot be inferred.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_CastOp : Op<T_Dialect, "cast"> { let arguments = (ins AnyType:$input); let results = (outs AnyType:$result); }

def A : Pat<(T_CastOp $x), (T_CastOp (T_CastOp $x))>;
// CHECK:{{.*}}pattern-result-type.td:[[#@LINE-1]]:39: error: the result types of 't.cast' do not follow from its arguments
// CHECK-NEXT:def A : Pat<(T_CastOp $x), (T_CastOp (T_CastOp $x))>;
// CHECK-NEXT:                                      ^
// CHECK-NEXT:{{.*}}pattern-result-type.td:[[#@LINE-6]]:5: note: specify them with (returnType ...), or let 't.cast' implement InferTypeOpInterface
// CHECK-NEXT:def T_CastOp : Op<T_Dialect, "cast"> { let arguments = (ins AnyType:$input); let results = (outs AnyType:$result); }
// CHECK-NEXT:    ^
