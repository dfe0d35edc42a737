// The name of an enum must be a valid C++ type name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color of", "a color", [I32EnumAttrCase<"red", 0>]>;
// CHECK:{{.*}}enum-bad-name.td:[[#@LINE-1]]:5: error: 'Color of' is not a C++ name for an enum
// CHECK-NEXT:def Color : I32EnumAttr<"Color of", "a color", [I32EnumAttrCase<"red", 0>]>;
// CHECK-NEXT:    ^
