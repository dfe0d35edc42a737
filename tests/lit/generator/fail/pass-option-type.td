// Invalid C++ in types, default values and flags of pass options.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let options = [
    Option<"x", "x", "", "", "No type">,
    Option<"y", "y", "std::vector<int", "", "Half a type">,
    Option<"z", "z", "int", "f(", "Half a default">,
    Option<"w", "w", "int", "", "Half a flag", "llvm::cl::values(">,
  ];
}
// CHECK:{{.*}}pass-option-type.td:[[#@LINE-6]]:5: error: option 'x' has no C++ type
// CHECK-NEXT:    Option<"x", "x", "", "", "No type">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-type.td:[[#@LINE-8]]:5: error: C++ in field 'type' of 'y': '<' is never closed
// CHECK-NEXT:    Option<"y", "y", "std::vector<int", "", "Half a type">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-type.td:[[#@LINE-10]]:5: error: C++ in field 'defaultValue' of 'z': '(' is never closed
// CHECK-NEXT:    Option<"z", "z", "int", "f(", "Half a default">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-type.td:[[#@LINE-12]]:5: error: C++ in field 'additionalOptFlags' of 'w': '(' is never closed
// CHECK-NEXT:    Option<"w", "w", "int", "", "Half a flag", "llvm::cl::values(">,
// CHECK-NEXT:    ^
