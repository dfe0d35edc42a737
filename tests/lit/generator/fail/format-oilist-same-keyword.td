// Two clauses with one keyword.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins UnitAttr:$x, OptionalAttr<I32Attr>:$y);
  let assemblyFormat = "oilist(`x` $x | `x` $y) attr-dict";
}
// CHECK:{{.*}}format-oilist-same-keyword.td:[[#@LINE-2]]:41: warning: format ambiguity: two clauses of the oilist start with `x`
// CHECK-NEXT:  let assemblyFormat = "oilist(`x` $x | `x` $y) attr-dict";
// CHECK-NEXT:                                        ^
// CHECK-NEXT:{{.*}}format-oilist-same-keyword.td:[[#@LINE-5]]:32: note: the other clause is here
// CHECK-NEXT:  let assemblyFormat = "oilist(`x` $x | `x` $y) attr-dict";
// CHECK-NEXT:                               ^
// CHECK-NEXT:{{.*}}format-oilist-same-keyword.td:[[#@LINE-8]]:41: note: for example: t.a x ...
// CHECK-NEXT:  let assemblyFormat = "oilist(`x` $x | `x` $y) attr-dict";
// CHECK-NEXT:                                        ^
