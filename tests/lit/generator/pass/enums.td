// Enums of every kind.
// RUN: strata-tblgen --dump-model %s | FileCheck %s
// RUN: strata-tblgen -gen-enum-decls %s | FileCheck %s --check-prefix=DECLS
include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Default", 5, "default">]> {
  let cppNamespace = "::t";
}
//      CHECK: enum ::t::Color: uint32_t
// CHECK-NEXT:   Red = 0 "red"
// CHECK-NEXT:   Default = 5 "default"
// DECLS: enum class Color : uint32_t {
// DECLS-NEXT:   Red = 0,
// DECLS-NEXT:   Default = 5,

def Large : I64EnumAttr<"Large", "large values", [I64EnumAttrCase<"most", 9223372036854775807>]>;
// CHECK: enum {{.*}}Large: uint64_t
// CHECK-NEXT:   most = 9223372036854775807 "most"

def Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"read", 0>, I32BitEnumAttrCaseBit<"write", 31>,
    I32BitEnumAttrCaseGroup<"both", [I32BitEnumAttrCaseBit<"read", 0>, I32BitEnumAttrCaseBit<"write", 31>]>]>;
// CHECK: Flags: uint32_t
// CHECK: write = 2147483648 "write"
// CHECK: both = 2147483649 "both"
