// Attributes require a name; operands do not.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32, I32Attr);
}
// CHECK:{{.*}}op-unnamed-attribute.td:[[#@LINE-2]]:7: error: attribute 0 of 'T_AOp' needs a name
// CHECK-NEXT:  let arguments = (ins I32, I32Attr);
// CHECK-NEXT:      ^
