// Dependent dialects of a pass must be C++ class names; one string can contain several.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let dependentDialects = ["x::XDialect, y::YDialect", "no class"];
}
// CHECK:{{.*}}pass-dialect.td:[[#@LINE-2]]:57: error: 'no class' is not the C++ class of a dialect
// CHECK-NEXT:  let dependentDialects = ["x::XDialect, y::YDialect", "no class"];
// CHECK-NEXT:                                                        ^
