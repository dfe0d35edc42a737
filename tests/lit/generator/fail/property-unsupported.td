// Properties are not supported yet, and say so at their place.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I64Prop:$size);
}
// CHECK:{{.*}}property-unsupported.td:[[#@LINE-2]]:32: error: 'size' is a property, which is not supported yet: use an attribute of the same content
// CHECK-NEXT:  let arguments = (ins I64Prop:$size);
// CHECK-NEXT:                               ^
