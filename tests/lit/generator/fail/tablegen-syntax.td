// TableGen stops at the first syntax error.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t"
}
// CHECK:{{.*}}tablegen-syntax.td:[[#@LINE-1]]:1: error: expected ';' after let expression
// CHECK-NEXT:}
// CHECK-NEXT:^
