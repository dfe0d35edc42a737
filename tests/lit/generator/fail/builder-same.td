// Two builders with the same C++ parameter types.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = [
    OpBuilder<(ins "int":$x)>,
    OpBuilder<(ins "int":$size)>
  ];
}
// CHECK:{{.*}}builder-same.td:[[#@LINE-3]]:5: error: two builders of 'T_AOp' have the same parameters
// CHECK-NEXT:    OpBuilder<(ins "int":$size)>
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}builder-same.td:[[#@LINE-7]]:5: note: the other builder is here
// CHECK-NEXT:    OpBuilder<(ins "int":$x)>,
// CHECK-NEXT:    ^
