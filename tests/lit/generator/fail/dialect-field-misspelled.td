// A dialect sets a field that does not exist.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNameSpace = "::t";
}
// CHECK:{{.*}}dialect-field-misspelled.td:[[#@LINE-2]]:7: error: Value 'cppNameSpace' unknown!
// CHECK-NEXT:  let cppNameSpace = "::t";
// CHECK-NEXT:      ^
