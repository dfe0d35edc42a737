// A trait that requires another trait.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [Scalarizable]>;
// CHECK:{{.*}}op-trait-needs-another.td:[[#@LINE-1]]:33: error: trait 'Scalarizable' needs trait 'Elementwise' before it
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [Scalarizable]>;
// CHECK-NEXT:                                ^
