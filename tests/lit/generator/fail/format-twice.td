// A member occurs twice in an assembly format.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type($x) `with` $x";
}
// CHECK:{{.*}}format-twice.td:[[#@LINE-2]]:58: error: operand 'x' is already bound
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type($x) `with` $x";
// CHECK-NEXT:                                                         ^
// CHECK-NEXT:{{.*}}format-twice.td:[[#@LINE-5]]:25: note: bound here
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict `:` type($x) `with` $x";
// CHECK-NEXT:                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "operands attr-dict `:` type($x) `,` type(operands)";
}
// CHECK-NEXT:{{.*}}format-twice.td:[[#@LINE-2]]:66: error: the type of operand 'operands' is already bound
// CHECK-NEXT:  let assemblyFormat = "operands attr-dict `:` type($x) `,` type(operands)";
// CHECK-NEXT:                                                                 ^
// CHECK-NEXT:{{.*}}format-twice.td:[[#@LINE-5]]:53: note: bound here
// CHECK-NEXT:  let assemblyFormat = "operands attr-dict `:` type($x) `,` type(operands)";
// CHECK-NEXT:                                                    ^

def T_COp : Op<T_Dialect, "c"> {
  let assemblyFormat = "attr-dict `also` attr-dict";
}
// CHECK-NEXT:{{.*}}format-twice.td:[[#@LINE-2]]:42: error: directive 'attr-dict' is already bound
// CHECK-NEXT:  let assemblyFormat = "attr-dict `also` attr-dict";
// CHECK-NEXT:                                         ^
// CHECK-NEXT:{{.*}}format-twice.td:[[#@LINE-5]]:25: note: bound here
// CHECK-NEXT:  let assemblyFormat = "attr-dict `also` attr-dict";
// CHECK-NEXT:                        ^
