// Invalid default values of attributes.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "">:$x);
}
// CHECK:{{.*}}op-default-value.td:[[#@LINE-2]]:55: warning: attribute 'x' has an empty default value: it has none
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<I32Attr, "">:$x);
// CHECK-NEXT:                                                      ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins DefaultValuedAttr<AnyI32Attr, "1">:$x);
}
// CHECK-NEXT:{{.*}}op-default-value.td:[[#@LINE-2]]:59: error: attribute 'x' has a default value, but 'AnyI32Attr' has no constBuilderCall to build it with
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<AnyI32Attr, "1">:$x);
// CHECK-NEXT:                                                          ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "f(1">:$x);
}
// CHECK-NEXT:{{.*}}op-default-value.td:[[#@LINE-2]]:24: error: C++ in field 'defaultValue': '(' is never closed
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<I32Attr, "f(1">:$x);
// CHECK-NEXT:                       ^
