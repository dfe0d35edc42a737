// TableGen reports a string in the list of builders.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let builders = ["static void build();"];
}
// CHECK:{{.*}}builder-is-no-builder.td:[[#@LINE-2]]:42: error: Element type mismatch for list: element type 'string' not convertible to 'OpBuilder
// CHECK-NEXT:  let builders = ["static void build();"];
// CHECK-NEXT:                                         ^
