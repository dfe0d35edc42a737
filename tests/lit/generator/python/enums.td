// Python classes of enums, and functions that build their attributes.
// RUN: strata-tblgen -gen-python-enum-bindings -bind-dialect=t %s > %t.py
// RUN: FileCheck %s --strict-whitespace < %t.py
// RUN: python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' %t.py

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

// CHECK: {{^}}from enum import IntEnum, IntFlag
// CHECK: {{^}}from ..ir import register_attribute_builder

// An enum that is an attribute has a builder. Names that Python reserves get an underscore.
// CHECK-LABEL: {{^}}class A(IntEnum):
// CHECK-NEXT: {{^}}    r"""
// CHECK-NEXT: {{^}}    an "enum"
// CHECK-NEXT: {{^}}    """
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}    None_ = 0
// CHECK-NEXT: {{^}}    One = -1
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}    def __str__(self):
// CHECK-NEXT: {{^}}        return _ods_spelling(self, {
// CHECK-NEXT: {{^}}            0: "None",
// CHECK-NEXT: {{^}}            -1: "1x",
// CHECK-NEXT: {{^}}        })
// CHECK:      {{^}}@register_attribute_builder("A", replace=True)
// CHECK-NEXT: {{^}}def _a(x, context):
// CHECK-NEXT: {{^}}    return _ods_ir.IntegerAttr.get(_ods_ir.IntegerType.get_signless(32, context=context), int(x))
def A : I32EnumAttr<"A", "an \"enum\"", [I32EnumAttrCase<"None", 0>, I32EnumAttrCase<"One", -1, "1x">]> {
  let cppNamespace = "::t";
}

// CHECK-LABEL: {{^}}class B(IntFlag):
// CHECK:      {{^}}    none = 0
// CHECK-NEXT: {{^}}    x = 1
// CHECK-NEXT: {{^}}    y = 8
// CHECK-NEXT: {{^}}    xy = 9
// CHECK:      {{^}}    def __iter__(self):
// CHECK-NEXT: {{^}}        return _ods_flags(self)
// CHECK:      {{^}}            9: "xy",
// CHECK-NEXT: {{^}}        }, "|")
// CHECK-NOT: register
def B_X : I32BitEnumCaseBit<"x", 0>;
def B_Y : I32BitEnumCaseBit<"y", 3, "why">;
def B : I32BitEnum<"B", "", [I32BitEnumCaseNone<"none">, B_X, B_Y, BitEnumCaseGroup<"xy", [B_X, B_Y]>]> {
  let cppNamespace = "::t";
  let separator = "|";
}

// Anonymous enums are named for their C++ type.
// CHECK:      {{^}}@register_attribute_builder("CAttr", replace=True)
// CHECK-NEXT: {{^}}def _cattr(x, context):
def T_Op : Op<T_Dialect, "op"> {
  let arguments = (ins ConfinedAttr<I32EnumAttr<"C", "", [I32EnumAttrCase<"a", 0>]>, []>:$c);
}

// Attributes of enums are parsed, or built from their parameter if their format is another one.
// CHECK:      {{^}}@register_attribute_builder("T_Angle", replace=True)
// CHECK-NEXT: {{^}}def _t_angle(x, context):
// CHECK-NEXT: {{^}}    return _ods_ir.Attribute.parse(f'#t.angle<{x!s}>', context=context)
def T_Angle : EnumAttr<T_Dialect, B, "angle"> {
  let assemblyFormat = "`<` $value `>`";
}
// CHECK:      {{^}}def _t_other(x, context):
// CHECK-NEXT: {{^}}    return _ods_enum_attribute("t.other", x, context)
def T_Other : EnumAttr<T_Dialect, B, "other"> {
  let assemblyFormat = "`(` $value `)`";
}
// CHECK:      {{^}}def _t_plain(x, context):
// CHECK-NEXT: {{^}}    return _ods_ir.Attribute.parse(f'#t<plain {x!s}>', context=context)
def T_Plain : EnumAttr<T_Dialect, B, "plain">;

// RUN: not strata-tblgen -gen-python-enum-bindings -bind-dialect=u %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: enums.td:1:1: error: there is no dialect 'u' here; known are: t
