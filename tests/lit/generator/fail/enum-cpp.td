// Names of functions and types of an enum must be valid C++.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> {
  let stringToSymbolFnName = "to color";
  let underlyingType = "decltype(0";
}
// CHECK:{{.*}}enum-cpp.td:[[#@LINE-3]]:7: error: 'to color' is not a C++ function name
// CHECK-NEXT:  let stringToSymbolFnName = "to color";
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}enum-cpp.td:[[#@LINE-5]]:7: error: C++ in field 'underlyingType': '(' is never closed
// CHECK-NEXT:  let underlyingType = "decltype(0";
// CHECK-NEXT:      ^
