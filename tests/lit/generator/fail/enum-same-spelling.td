// Two enum cases with the same spelling.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">,
    I32EnumAttrCase<"Crimson", 1, "red">]>;
// CHECK:{{.*}}enum-same-spelling.td:[[#@LINE-1]]:5: warning: enum 'Color' has two cases that are written 'red'; the first one is read
// CHECK-NEXT:    I32EnumAttrCase<"Crimson", 1, "red">]>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-spelling.td:[[#@LINE-5]]:5: note: the other case is here
// CHECK-NEXT:    I32EnumAttrCase<"Red", 0, "red">,
// CHECK-NEXT:    ^
