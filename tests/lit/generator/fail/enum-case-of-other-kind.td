// An enum case of another width is reported by TableGen or by the generator.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>, I64EnumAttrCase<"green", 1>]>;
// CHECK:{{.*}}enum-case-of-other-kind.td:[[#@LINE-1]]:101: error: Element type mismatch for list: element type 'IntEnumAttrCaseBase' not convertible to 'I32EnumAttrCase
// CHECK-NEXT:def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>, I64EnumAttrCase<"green", 1>]>;
// CHECK-NEXT:                                                                                                    ^
