// Each member list of an op requires its own dag operator.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (outs I32:$x);
}
// CHECK:{{.*}}op-wrong-dag.td:[[#@LINE-2]]:7: error: field 'arguments' must be (ins ...), but is (outs ...)
// CHECK-NEXT:  let arguments = (outs I32:$x);
// CHECK-NEXT:      ^

def T_BOp : Op<T_Dialect, "b"> {
  let results = (ins I32:$x);
}
// CHECK-NEXT:{{.*}}op-wrong-dag.td:[[#@LINE-2]]:7: error: field 'results' must be (outs ...), but is (ins ...)
// CHECK-NEXT:  let results = (ins I32:$x);
// CHECK-NEXT:      ^

def T_COp : Op<T_Dialect, "c"> {
  let regions = (successor AnyRegion:$x);
}
// CHECK-NEXT:{{.*}}op-wrong-dag.td:[[#@LINE-2]]:7: error: field 'regions' must be (region ...), but is (successor ...)
// CHECK-NEXT:  let regions = (successor AnyRegion:$x);
// CHECK-NEXT:      ^

def T_DOp : Op<T_Dialect, "d"> {
  let successors = (region AnySuccessor:$x);
}
// CHECK-NEXT:{{.*}}op-wrong-dag.td:[[#@LINE-2]]:7: error: field 'successors' must be (successor ...), but is (region ...)
// CHECK-NEXT:  let successors = (region AnySuccessor:$x);
// CHECK-NEXT:      ^
