// An unknown placeholder in a builder body; parameters are referred to without '$'.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = [
    OpBuilder<(ins "int":$x), [{ build($_bulider, $_state, x); }]>
  ];
}
// CHECK:{{.*}}builder-placeholder.td:[[#@LINE-3]]:5: warning: '$_bulider' is not a placeholder here; known are: $_builder, $_state, $_ctxt, $_get
// CHECK-NEXT:    OpBuilder<(ins "int":$x), [{ build($_bulider, $_state, x); }]>
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}builder-placeholder.td:[[#@LINE-6]]:5: note: did you mean '$_builder'?
// CHECK-NEXT:    OpBuilder<(ins "int":$x), [{ build($_bulider, $_state, x); }]>
// CHECK-NEXT:    ^

def T_BOp : Op<T_Dialect, "b"> {
  let builders = [
    OpBuilder<(ins "int":$x), [{ build($_builder, $_state, $x); }]>
  ];
}
// CHECK-NEXT:{{.*}}builder-placeholder.td:[[#@LINE-3]]:5: warning: '$x' is not a placeholder here; known are: $_builder, $_state, $_ctxt, $_get
// CHECK-NEXT:    OpBuilder<(ins "int":$x), [{ build($_builder, $_state, $x); }]>
// CHECK-NEXT:    ^
