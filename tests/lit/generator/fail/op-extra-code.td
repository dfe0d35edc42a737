// Extra C++ code of an op has an unbalanced brace.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let extraClassDeclaration = [{
    int size() { return 1;
  }];
}
// CHECK:{{.*}}op-extra-code.td:[[#@LINE-4]]:7: error: C++ in field 'extraClassDeclaration': '{' is never closed
// CHECK-NEXT:  let extraClassDeclaration = [{
// CHECK-NEXT:      ^
