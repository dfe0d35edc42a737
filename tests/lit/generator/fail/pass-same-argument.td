// Two passes with the same argument.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"same">;

def B : Pass<"same">;
// CHECK:{{.*}}pass-same-argument.td:[[#@LINE-1]]:5: error: there are two passes 'same'
// CHECK-NEXT:def B : Pass<"same">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-same-argument.td:[[#@LINE-6]]:5: note: the other one is here
// CHECK-NEXT:def A : Pass<"same">;
// CHECK-NEXT:    ^
