// Two enums with the same C++ name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect { let name = "t"; }
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }

def Colour : I32EnumAttr<"Color", "a colour", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }
// CHECK:{{.*}}enum-same-class.td:[[#@LINE-1]]:5: error: the C++ class of enum 'Color' is '::t::Color', and so is that of enum 'Color'
// CHECK-NEXT:def Colour : I32EnumAttr<"Color", "a colour", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-class.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-class.td:[[#@LINE-7]]:5: error: the C++ class of the attribute of enum 'Color' is '::t::ColorAttr', and so is that of the attribute of enum 'Color'
// CHECK-NEXT:def Colour : I32EnumAttr<"Color", "a colour", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-same-class.td:[[#@LINE-12]]:5: note: the other declaration is here
// CHECK-NEXT:def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }
// CHECK-NEXT:    ^
