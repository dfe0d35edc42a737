// A symbol of an enum case must be a valid C++ enumerator.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"light red", 0>,
    I32EnumAttrCase<"default", 1>]>;
// CHECK:{{.*}}enum-bad-symbol.td:[[#@LINE-2]]:5: error: 'light red' is not a C++ name for a case of enum 'Color'
// CHECK-NEXT:    I32EnumAttrCase<"light red", 0>,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-bad-symbol.td:[[#@LINE-4]]:5: error: 'default' is not a C++ name for a case of enum 'Color'
// CHECK-NEXT:    I32EnumAttrCase<"default", 1>]>;
// CHECK-NEXT:    ^
