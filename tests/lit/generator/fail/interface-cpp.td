// Invalid C++ in each part of an interface.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def Sized : OpInterface<"Sized"> {
  let methods = [InterfaceMethod<"", "std::array<int, (2>", "sizes">];
}
// CHECK:{{.*}}interface-cpp.td:[[#@LINE-2]]:18: error: C++ of method 'sizes': '(' is never closed
// CHECK-NEXT:  let methods = [InterfaceMethod<"", "std::array<int, (2>", "sizes">];
// CHECK-NEXT:                 ^

def Checked : OpInterface<"Checked"> {
  let extraClassDeclaration = "static int count() {";
  let verify = "return check($_op;";
}
// CHECK-NEXT:{{.*}}interface-cpp.td:[[#@LINE-3]]:7: error: C++ in field 'extraClassDeclaration': '{' is never closed
// CHECK-NEXT:  let extraClassDeclaration = "static int count() {";
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}interface-cpp.td:[[#@LINE-5]]:7: error: C++ in field 'verify': '(' is never closed
// CHECK-NEXT:  let verify = "return check($_op;";
// CHECK-NEXT:      ^
