// A dialect without a name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let cppNamespace = "::t";
}
// CHECK:{{.*}}dialect-no-name.td:[[#@LINE-3]]:5: error: 'T_Dialect' needs a value for its field 'name'
// CHECK-NEXT:def T_Dialect : Dialect {
// CHECK-NEXT:    ^
