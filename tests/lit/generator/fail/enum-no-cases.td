// An enum without cases.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", []>;
// CHECK:{{.*}}enum-no-cases.td:[[#@LINE-1]]:5: warning: enum 'Color' has no cases
// CHECK-NEXT:def Color : I32EnumAttr<"Color", "a color", []>;
// CHECK-NEXT:    ^
