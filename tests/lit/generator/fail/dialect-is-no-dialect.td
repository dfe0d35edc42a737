// TableGen reports a record of another class in the position of a dialect.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_AOp : Op<AnyType, "a">;
// CHECK:{{.*}}dialect-is-no-dialect.td:[[#@LINE-1]]:16: error: Value specified for template argument 'Op:dialect' is of type Type; expected type Dialect: AnyType
// CHECK-NEXT:def T_AOp : Op<AnyType, "a">;
// CHECK-NEXT:               ^
