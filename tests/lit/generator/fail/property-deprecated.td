// A use of a deprecated class is a warning, also if there are errors.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32Property:$x, I32Prop);
}
// CHECK:{{.*}}property-deprecated.td:[[#@LINE-2]]:24: warning: 'I32Property' is deprecated: use I32Prop
// CHECK-NEXT:  let arguments = (ins I32Property:$x, I32Prop);
// CHECK-NEXT:                       ^
// CHECK-NEXT:{{.*}}property-deprecated.td:[[#@LINE-5]]:7: error: property 1 of 'T_AOp' needs a name
// CHECK-NEXT:  let arguments = (ins I32Property:$x, I32Prop);
// CHECK-NEXT:      ^
