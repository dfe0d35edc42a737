// A dependent dialect must be a C++ class name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let dependentDialects = ["arith::ArithDialect", "func dialect"];
}
// CHECK:{{.*}}dialect-dependent-dialect.td:[[#@LINE-2]]:52: error: 'func dialect' is not the C++ class of a dialect
// CHECK-NEXT:  let dependentDialects = ["arith::ArithDialect", "func dialect"];
// CHECK-NEXT:                                                   ^
