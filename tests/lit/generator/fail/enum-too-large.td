// Enum values that exceed the width of the enum.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"red", 0>,
    I32EnumAttrCase<"green", 5000000000>]>;
// CHECK:{{.*}}enum-too-large.td:[[#@LINE-1]]:5: error: value 5000000000 of case 'green' does not fit in the 32 bits of enum 'Color'
// CHECK-NEXT:    I32EnumAttrCase<"green", 5000000000>]>;
// CHECK-NEXT:    ^
