// The file ends inside a string.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

// CHECK:{{.*}}tablegen-truncated-string.td:[[#@LINE+5]]:39: error: end of line in string literal
// CHECK-NEXT:def T_Dialect : Dialect { let name = "t
// CHECK-NEXT:                                      ^
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t
