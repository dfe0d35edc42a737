// The constructor of a pass must be a valid C++ expression.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let constructor = "make(1]";
}
// CHECK:{{.*}}pass-constructor.td:[[#@LINE-2]]:7: error: C++ in field 'constructor' of 'A': ']' does not close '('
// CHECK-NEXT:  let constructor = "make(1]";
// CHECK-NEXT:      ^
