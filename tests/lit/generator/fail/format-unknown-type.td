// An operand type that is neither in the assembly format nor inferred.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict";
}
// CHECK:{{.*}}format-unknown-type.td:[[#@LINE-2]]:37: error: type of operand #0, named 'x', is not buildable and a buildable type cannot be inferred
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict";
// CHECK-NEXT:                                    ^
// CHECK-NEXT:{{.*}}format-unknown-type.td:[[#@LINE-6]]:32: note: add 'type($x)' to the format, or a type constraint like AllTypesMatch to the op
// CHECK-NEXT:  let arguments = (ins AnyType:$x);
// CHECK-NEXT:                               ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = [{
    $x attr-dict `:`
      type($x)
  }];
}
// CHECK-NEXT:{{.*}}format-unknown-type.td:[[#@LINE-2]]:3: error: type of result #0, named 'y', is not buildable and a buildable type cannot be inferred
// CHECK-NEXT:  }];
// CHECK-NEXT:  ^
// CHECK-NEXT:{{.*}}format-unknown-type.td:[[#@LINE-9]]:31: note: add 'type($y)' to the format, or a type constraint like AllTypesMatch to the op
// CHECK-NEXT:  let results = (outs AnyType:$y);
// CHECK-NEXT:                              ^
