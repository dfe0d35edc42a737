// An op without default builders requires builders of its own.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let skipDefaultBuilders = 1;
}
// CHECK:{{.*}}builder-none.td:[[#@LINE-2]]:7: error: 'T_AOp' has skipDefaultBuilders set but declares no builder
// CHECK-NEXT:  let skipDefaultBuilders = 1;
// CHECK-NEXT:      ^
