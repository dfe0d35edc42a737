// Two attributes of one enum have the same C++ class name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::t";
}
def ColorAttr : EnumAttr<T_Dialect, Color, "color">;

def ColourAttr : EnumAttr<T_Dialect, Color, "colour">;
// CHECK:{{.*}}enum-attr-same-class.td:[[#@LINE-1]]:5: error: the C++ class of attribute 't.colour' is '::t::ColorAttr', and so is that of attribute 't.color'
// CHECK-NEXT:def ColourAttr : EnumAttr<T_Dialect, Color, "colour">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}enum-attr-same-class.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def ColorAttr : EnumAttr<T_Dialect, Color, "color">;
// CHECK-NEXT:    ^
