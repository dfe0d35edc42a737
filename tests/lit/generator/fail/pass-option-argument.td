// Pass options with an invalid or duplicate argument name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let options = [
    Option<"x", "", "int", "", "Nameless">,
    Option<"y", "a=b", "int", "", "Two words">,
    Option<"z", "z", "int", "", "One">,
    ListOption<"w", "z", "int", "The same again">,
  ];
}
// CHECK:{{.*}}pass-option-argument.td:[[#@LINE-6]]:5: error: option 'x' has no name in pipelines
// CHECK-NEXT:    Option<"x", "", "int", "", "Nameless">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-argument.td:[[#@LINE-8]]:5: error: 'a=b' cannot be written in a pipeline as the name of an option
// CHECK-NEXT:    Option<"y", "a=b", "int", "", "Two words">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-argument.td:[[#@LINE-9]]:5: error: 'A' has two options 'z'
// CHECK-NEXT:    ListOption<"w", "z", "int", "The same again">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-option-argument.td:[[#@LINE-13]]:5: note: the other one is here
// CHECK-NEXT:    Option<"z", "z", "int", "", "One">,
// CHECK-NEXT:    ^
