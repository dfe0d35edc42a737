// A builder body with unbalanced brackets.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = [
    OpBuilder<(ins "int":$x), [{ build($_builder, $_state, f(x); }]>
  ];
}
// CHECK:{{.*}}builder-body.td:[[#@LINE-3]]:5: error: C++ of a builder: '(' is never closed
// CHECK-NEXT:    OpBuilder<(ins "int":$x), [{ build($_builder, $_state, f(x); }]>
// CHECK-NEXT:    ^
