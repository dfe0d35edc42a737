// The namespace of an enum must be a valid C++ namespace.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/EnumAttr.td"

def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> {
  let cppNamespace = "my colors";
}
// CHECK:{{.*}}enum-namespace.td:[[#@LINE-2]]:7: error: 'my colors' is not a C++ namespace
// CHECK-NEXT:  let cppNamespace = "my colors";
// CHECK-NEXT:      ^
