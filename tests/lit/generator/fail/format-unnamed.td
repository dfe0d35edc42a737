// An assembly format cannot refer to single unnamed members, only to all of them.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32, AnyType);
  let assemblyFormat = "operands attr-dict";
}
// CHECK:{{.*}}format-unnamed.td:[[#@LINE-2]]:43: error: type of operand #1 is not buildable and a buildable type cannot be inferred
// CHECK-NEXT:  let assemblyFormat = "operands attr-dict";
// CHECK-NEXT:                                          ^
// CHECK-NEXT:{{.*}}format-unnamed.td:[[#@LINE-6]]:7: note: add 'type(operands)' to the format, or a type constraint like AllTypesMatch to the op
// CHECK-NEXT:  let arguments = (ins I32, AnyType);
// CHECK-NEXT:      ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins I32, I32);
  let assemblyFormat = "attr-dict";
}
// CHECK-NEXT:{{.*}}format-unnamed.td:[[#@LINE-2]]:34: error: operand '#0' is not bound: it is missing in the format
// CHECK-NEXT:  let assemblyFormat = "attr-dict";
// CHECK-NEXT:                                 ^
// CHECK-NEXT:{{.*}}format-unnamed.td:[[#@LINE-5]]:34: error: operand '#1' is not bound: it is missing in the format
// CHECK-NEXT:  let assemblyFormat = "attr-dict";
// CHECK-NEXT:                                 ^
