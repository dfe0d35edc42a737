// Records that are not valid successors, or are in the wrong order.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let successors = (successor AnyRegion:$body);
}
// CHECK:{{.*}}op-successor-kinds.td:[[#@LINE-2]]:41: error: 'AnyRegion' is a region constraint: a successor needs a successor constraint
// CHECK-NEXT:  let successors = (successor AnyRegion:$body);
// CHECK-NEXT:                                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$many, AnySuccessor:$one);
}
// CHECK-NEXT:{{.*}}op-successor-kinds.td:[[#@LINE-2]]:63: error: successor 'many' is variadic, but not the last
// CHECK-NEXT:  let successors = (successor VariadicSuccessor<AnySuccessor>:$many, AnySuccessor:$one);
// CHECK-NEXT:                                                              ^
