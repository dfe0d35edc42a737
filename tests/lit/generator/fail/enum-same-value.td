// Two enum cases with the same value.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"red", 0>,
    I32EnumAttrCase<"green", 1>,
    I32EnumAttrCase<"blue", 1>]>;
// CHECK:{{.*}}enum-same-value.td:[[#@LINE-1]]:5: error: cases 'green' and 'blue' of enum 'Color' have the same value 1
// CHECK-NEXT:    I32EnumAttrCase<"blue", 1>]>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-value.td:[[#@LINE-5]]:5: note: the other case is here
// CHECK-NEXT:    I32EnumAttrCase<"green", 1>,
// CHECK-NEXT:    ^
