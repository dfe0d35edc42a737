// A property without a name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I64Prop);
}
// CHECK:{{.*}}property-unnamed.td:[[#@LINE-2]]:7: error: property 0 of 'T_AOp' needs a name
// CHECK-NEXT:  let arguments = (ins I64Prop);
// CHECK-NEXT:      ^
