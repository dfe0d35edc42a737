// The file ends inside a record.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

// CHECK:{{.*}}tablegen-unclosed.td:[[#@LINE+7]]:1: error: Unknown token when expecting a type
// CHECK-EMPTY:
// CHECK-NEXT:^
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
