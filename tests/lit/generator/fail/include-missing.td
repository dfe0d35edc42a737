// An included file does not exist.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

include "mlir/IR/NoSuchFile.td"
// CHECK:{{.*}}include-missing.td:[[#@LINE-1]]:9: error: could not find include file 'mlir/IR/NoSuchFile.td'
// CHECK-NEXT:include "mlir/IR/NoSuchFile.td"
// CHECK-NEXT:        ^
