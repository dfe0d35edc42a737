// A file without the bytecode of a dialect.
// RUN: not strata-tblgen -gen-bytecode %s 2>&1 | %errors %s

include "mlir/IR/BytecodeBase.td"
// CHECK:{{.*}}bytecode-no-dialect.td:[[#@LINE-4]]:1: error: no record declares the bytecode of a dialect (DialectAttributes, DialectTypes)
// CHECK-NEXT:// A file without the bytecode of a dialect.
// CHECK-NEXT:^
