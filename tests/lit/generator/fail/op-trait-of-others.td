// Traits of types and attributes cannot be traits of an op.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def OfTypes : NativeTypeTrait<"OfTypes">;
def OfAttrs : NativeAttrTrait<"OfAttrs">;

def T_AOp : Op<T_Dialect, "a", [OfTypes, OfAttrs]>;
// CHECK:{{.*}}op-trait-of-others.td:[[#@LINE-1]]:33: error: 'OfTypes' is a trait of types and not of ops
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [OfTypes, OfAttrs]>;
// CHECK-NEXT:                                ^
// CHECK-NEXT:{{.*}}op-trait-of-others.td:[[#@LINE-4]]:42: error: 'OfAttrs' is a trait of attributes and not of ops
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [OfTypes, OfAttrs]>;
// CHECK-NEXT:                                         ^
