// The base class of a pass must be a valid C++ class name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : PassBase<"a", "Base<">;
def B : PassBase<"b", "">;
// CHECK:{{.*}}pass-base.td:[[#@LINE-2]]:5: error: 'Base<' is not the C++ class of a pass: '<' is never closed
// CHECK-NEXT:def A : PassBase<"a", "Base<">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-base.td:[[#@LINE-4]]:5: error: '' is not the C++ class of a pass: it is empty
// CHECK-NEXT:def B : PassBase<"b", "">;
// CHECK-NEXT:    ^
