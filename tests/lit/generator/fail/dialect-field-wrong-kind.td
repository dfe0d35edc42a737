// A field is set to a value of another type.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = 5;
}
// CHECK:{{.*}}dialect-field-wrong-kind.td:[[#@LINE-2]]:7: error: Field 'name' of type 'string' is incompatible with value '5' of type 'int'
// CHECK-NEXT:  let name = 5;
// CHECK-NEXT:      ^
