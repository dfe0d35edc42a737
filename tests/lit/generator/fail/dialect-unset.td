// An op without a dialect.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_AOp : Op<?, "a">;
// CHECK:{{.*}}dialect-unset.td:[[#@LINE-1]]:5: error: 'T_AOp' needs a value for its field 'opDialect'
// CHECK-NEXT:def T_AOp : Op<?, "a">;
// CHECK-NEXT:    ^
