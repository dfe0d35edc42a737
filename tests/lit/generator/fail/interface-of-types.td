// A type interface cannot be a trait of an op.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [ShapedTypeInterface]>;
// CHECK:{{.*}}interface-of-types.td:[[#@LINE-1]]:33: error: 'ShapedTypeInterface' is a trait of types and not of ops
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [ShapedTypeInterface]>;
// CHECK-NEXT:                                ^
