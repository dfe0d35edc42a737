// An optional group cannot contain a required member.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x, Optional<I32>:$y);
  let assemblyFormat = "(`(` $x `,` $y^ `)`)? attr-dict";
}
// CHECK:{{.*}}format-group-required.td:[[#@LINE-2]]:30: error: only variable length operands can be used in an optional group: 'x' must always be present
// CHECK-NEXT:  let assemblyFormat = "(`(` $x `,` $y^ `)`)? attr-dict";
// CHECK-NEXT:                             ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = "($x^ `to` $next)? attr-dict";
}
// CHECK-NEXT:{{.*}}format-group-required.td:[[#@LINE-2]]:35: error: a successor cannot be used in an optional group
// CHECK-NEXT:  let assemblyFormat = "($x^ `to` $next)? attr-dict";
// CHECK-NEXT:                                  ^

def T_COp : Op<T_Dialect, "c"> {
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "(type($result)^)? attr-dict";
}
// CHECK-NEXT:{{.*}}format-group-required.td:[[#@LINE-2]]:26: error: first parsable element of an optional group must be a literal, a variable or a custom directive
// CHECK-NEXT:  let assemblyFormat = "(type($result)^)? attr-dict";
// CHECK-NEXT:                         ^
