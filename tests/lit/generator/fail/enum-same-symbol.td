// Two enum cases with the same symbol.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"red", 0>,
    I32EnumAttrCase<"red", 1, "crimson">]>;
// CHECK:{{.*}}enum-same-symbol.td:[[#@LINE-1]]:5: error: enum 'Color' has two cases 'red'
// CHECK-NEXT:    I32EnumAttrCase<"red", 1, "crimson">]>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-symbol.td:[[#@LINE-5]]:5: note: the other case is here
// CHECK-NEXT:    I32EnumAttrCase<"red", 0>,
// CHECK-NEXT:    ^
