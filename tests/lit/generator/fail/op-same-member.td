// Two members with the same name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x, I64:$x);
}
// CHECK:{{.*}}op-same-member.td:[[#@LINE-2]]:36: error: 'x' names an operand and another of 'T_AOp'
// CHECK-NEXT:  let arguments = (ins I32:$x, I64:$x);
// CHECK-NEXT:                                   ^
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-5]]:28: note: first used here
// CHECK-NEXT:  let arguments = (ins I32:$x, I64:$x);
// CHECK-NEXT:                           ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins I32:$x, I64Attr:$x);
}
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-2]]:40: error: 'x' names an operand and an attribute of 'T_BOp'
// CHECK-NEXT:  let arguments = (ins I32:$x, I64Attr:$x);
// CHECK-NEXT:                                       ^
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-5]]:28: note: first used here
// CHECK-NEXT:  let arguments = (ins I32:$x, I64Attr:$x);
// CHECK-NEXT:                           ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$x);
}
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-2]]:27: error: 'x' names an operand and a result of 'T_COp'
// CHECK-NEXT:  let results = (outs I32:$x);
// CHECK-NEXT:                          ^
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-6]]:28: note: first used here
// CHECK-NEXT:  let arguments = (ins I32:$x);
// CHECK-NEXT:                           ^

def T_DOp : Op<T_Dialect, "d"> {
  let arguments = (ins I32Attr:$x, I64Attr:$x);
}
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-2]]:44: error: 'x' names an attribute and another of 'T_DOp'
// CHECK-NEXT:  let arguments = (ins I32Attr:$x, I64Attr:$x);
// CHECK-NEXT:                                           ^
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-5]]:32: note: first used here
// CHECK-NEXT:  let arguments = (ins I32Attr:$x, I64Attr:$x);
// CHECK-NEXT:                               ^

def T_EOp : Op<T_Dialect, "e"> {
  let regions = (region AnyRegion:$x);
  let successors = (successor AnySuccessor:$x);
}
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-2]]:44: error: 'x' names a region and a successor of 'T_EOp'
// CHECK-NEXT:  let successors = (successor AnySuccessor:$x);
// CHECK-NEXT:                                           ^
// CHECK-NEXT:{{.*}}op-same-member.td:[[#@LINE-6]]:35: note: first used here
// CHECK-NEXT:  let regions = (region AnyRegion:$x);
// CHECK-NEXT:                                  ^
