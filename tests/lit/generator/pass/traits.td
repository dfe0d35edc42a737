// Traits and interfaces, duplicates, nested lists, and implied traits.
// RUN: strata-tblgen --dump-model %s | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AddOp : Op<T_Dialect, "add", [Pure, Commutative, Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}
// CHECK: op t.add
// CHECK: trait interface ::mlir::ConditionallySpeculatable
// CHECK-NOT: trait interface ::mlir::ConditionallySpeculatable
// CHECK: trait ::mlir::OpTrait::IsCommutative
// CHECK: relation same type: $lhs, $rhs, $sum
