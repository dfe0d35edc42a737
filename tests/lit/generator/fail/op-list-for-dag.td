// TableGen reports a list in a field that requires a dag.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = [I32];
}
// CHECK:{{.*}}op-list-for-dag.td:[[#@LINE-2]]:20: error: Encountered a list when expecting a dag
// CHECK-NEXT:  let arguments = [I32];
// CHECK-NEXT:                   ^
