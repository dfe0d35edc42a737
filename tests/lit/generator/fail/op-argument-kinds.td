// Records that are not valid op arguments.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins AnyRegion:$body);
}
// CHECK:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:34: error: 'AnyRegion' is a region constraint: it cannot be an argument of an op
// CHECK-NEXT:  let arguments = (ins AnyRegion:$body);
// CHECK-NEXT:                                 ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins Pure:$pure);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:29: error: 'Pure' is a trait: it cannot be an argument of an op
// CHECK-NEXT:  let arguments = (ins Pure:$pure);
// CHECK-NEXT:                            ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins T_Dialect:$dialect);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:34: error: 'T_Dialect' is no constraint: it cannot be an argument of an op
// CHECK-NEXT:  let arguments = (ins T_Dialect:$dialect);
// CHECK-NEXT:                                 ^

def T_DOp : Op<T_Dialect, "d"> {
  let arguments = (ins "I32":$text);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:30: error: "I32" is no constraint; 'arguments' lists constraints with names
// CHECK-NEXT:  let arguments = (ins "I32":$text);
// CHECK-NEXT:                             ^

def T_EOp : Op<T_Dialect, "e"> {
  let arguments = (ins 5:$number);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:26: error: 5 is no constraint; 'arguments' lists constraints with names
// CHECK-NEXT:  let arguments = (ins 5:$number);
// CHECK-NEXT:                         ^

def T_FOp : Op<T_Dialect, "f"> {
  let arguments = (ins IntPositive:$condition);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:36: error: 'IntPositive' is only a condition on attributes: use it in a ConfinedAttr
// CHECK-NEXT:  let arguments = (ins IntPositive:$condition);
// CHECK-NEXT:                                   ^

def T_GOp : Op<T_Dialect, "g"> {
  let arguments = (ins (ins I32:$x):$list);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:37: error: (ins I32:$x) is no constraint; 'arguments' lists constraints with names
// CHECK-NEXT:  let arguments = (ins (ins I32:$x):$list);
// CHECK-NEXT:                                    ^

def T_HOp : Op<T_Dialect, "h"> {
  let arguments = (ins ?:$unset);
}
// CHECK-NEXT:{{.*}}op-argument-kinds.td:[[#@LINE-2]]:26: error: ? is no constraint; 'arguments' lists constraints with names
// CHECK-NEXT:  let arguments = (ins ?:$unset);
// CHECK-NEXT:                         ^
