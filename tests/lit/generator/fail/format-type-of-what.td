// The type directive accepts only values.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
// CHECK:{{.*}}format-type-of-what.td:[[#@LINE-2]]:47: error: 'type' needs an operand or a result, but 'x' is an attribute
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type($x)";
// CHECK-NEXT:                                              ^

def T_BOp : Op<T_Dialect, "b"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict `:` type($body)";
}
// CHECK-NEXT:{{.*}}format-type-of-what.td:[[#@LINE-2]]:50: error: 'type' needs an operand or a result, but 'body' is a region
// CHECK-NEXT:  let assemblyFormat = "$body attr-dict `:` type($body)";
// CHECK-NEXT:                                                 ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type(type($x))";
}
// CHECK-NEXT:{{.*}}format-type-of-what.td:[[#@LINE-2]]:47: error: 'type' cannot be used as the argument of 'type'
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type(type($x))";
// CHECK-NEXT:                                              ^

def T_DOp : Op<T_Dialect, "d"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type()";
}
// CHECK-NEXT:{{.*}}format-type-of-what.td:[[#@LINE-2]]:47: error: expected a directive, a literal, a variable or an optional group, but found ')'
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type()";
// CHECK-NEXT:                                              ^

def T_EOp : Op<T_Dialect, "e"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type($x";
}
// CHECK-NEXT:{{.*}}format-type-of-what.td:[[#@LINE-2]]:49: error: expected ')', but found the end of the format
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type($x";
// CHECK-NEXT:                                                ^
