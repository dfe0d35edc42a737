// The C++ namespace of a dialect is not a valid namespace.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "t.dialect";
}
// CHECK:{{.*}}dialect-bad-namespace.td:[[#@LINE-2]]:7: error: 't.dialect' is not a C++ namespace
// CHECK-NEXT:  let cppNamespace = "t.dialect";
// CHECK-NEXT:      ^
