// A pass without an argument for pipelines.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"">;
def B : Pass<"b(c)">;
// CHECK:{{.*}}pass-no-argument.td:[[#@LINE-2]]:5: warning: 'A' has no name in pipelines
// CHECK-NEXT:def A : Pass<"">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-no-argument.td:[[#@LINE-4]]:5: warning: 'b(c)' cannot be written in a pipeline: it takes letters, digits, '-', '_' and '.'
// CHECK-NEXT:def B : Pass<"b(c)">;
// CHECK-NEXT:    ^
