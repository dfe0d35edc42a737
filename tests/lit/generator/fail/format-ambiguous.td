// Assembly formats whose output could be parsed in two ways.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict $body";
}
// CHECK:{{.*}}format-ambiguous.td:[[#@LINE-2]]:25: error: format ambiguity caused by `attr-dict` directive followed by region `body`
// CHECK-NEXT:  let assemblyFormat = "attr-dict $body";
// CHECK-NEXT:                        ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-5]]:25: note: try using `attr-dict-with-keyword` instead
// CHECK-NEXT:  let assemblyFormat = "attr-dict $body";
// CHECK-NEXT:                        ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-8]]:25: note: for example: t.a {} ...
// CHECK-NEXT:  let assemblyFormat = "attr-dict $body";
// CHECK-NEXT:                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins AnyType:$x, AnyAttr:$y);
  let assemblyFormat = "$x attr-dict $y `:` type($x)";
}
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-2]]:38: error: format ambiguity caused by `:` literal found after attribute `y` which does not have a buildable type
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict $y `:` type($x)";
// CHECK-NEXT:                                     ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-5]]:41: note: it follows here
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict $y `:` type($x)";
// CHECK-NEXT:                                        ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-8]]:38: note: for example: t.b %x unit : ...
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict $y `:` type($x)";
// CHECK-NEXT:                                     ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x, OptionalAttr<I64Attr>:$y);
  let assemblyFormat = "(`by` $x^)? (`by` $y^)? attr-dict";
}
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-2]]:26: warning: format ambiguity: the optional group starts with `by`, and so does what may follow when it is absent
// CHECK-NEXT:  let assemblyFormat = "(`by` $x^)? (`by` $y^)? attr-dict";
// CHECK-NEXT:                         ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-5]]:38: note: it follows here
// CHECK-NEXT:  let assemblyFormat = "(`by` $x^)? (`by` $y^)? attr-dict";
// CHECK-NEXT:                                     ^
// CHECK-NEXT:{{.*}}format-ambiguous.td:[[#@LINE-8]]:26: note: for example: t.c by ...
// CHECK-NEXT:  let assemblyFormat = "(`by` $x^)? (`by` $y^)? attr-dict";
// CHECK-NEXT:                         ^
