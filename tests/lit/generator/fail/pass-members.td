// Two options or statistics of a pass with the same member name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let options = [
    Option<"two words", "x", "int", "", "No name">,
    Option<"count", "y", "int", "", "One">,
  ];
  let statistics = [
    Statistic<"class", "z", "A word of C++">,
    Statistic<"count", "w", "The same again">,
  ];
}
// CHECK:{{.*}}pass-members.td:[[#@LINE-8]]:5: error: 'two words' is not a name for a C++ member
// CHECK-NEXT:    Option<"two words", "x", "int", "", "No name">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-members.td:[[#@LINE-7]]:5: error: 'class' is not a name for a C++ member
// CHECK-NEXT:    Statistic<"class", "z", "A word of C++">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-members.td:[[#@LINE-9]]:5: error: 'A' has two members 'count'
// CHECK-NEXT:    Statistic<"count", "w", "The same again">,
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pass-members.td:[[#@LINE-16]]:5: note: the other one is here
// CHECK-NEXT:    Option<"count", "y", "int", "", "One">,
// CHECK-NEXT:    ^
