// Optional groups, their else branches, oilist clauses, and custom directives.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-op-defs %s | FileCheck %s
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_GroupOp : Op<T_Dialect, "group", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<I64>:$y, UnitAttr:$flag, OptionalAttr<I32Attr>:$z);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    (`x` $x^) : (`none`)? (`(` $y^ `)`)? (`flag` $flag^)? (`z` `=` $z^)?
    $body attr-dict-with-keyword
  }];
}
// CHECK: .name = "t.group",

def T_ClausesOp : Op<T_Dialect, "clauses"> {
  let arguments = (ins UnitAttr:$fast, OptionalAttr<I32Attr>:$count, Variadic<AnyType>:$values);
  let assemblyFormat = [{
    oilist(`fast` $fast | `count` `(` $count `)` | `values` $values `:` type($values)) attr-dict
  }];
}
// CHECK: .name = "t.clauses",

def T_CustomOp : Op<T_Dialect, "custom"> {
  let arguments = (ins AnyType:$x, I32Attr:$n);
  let assemblyFormat = "custom<Both>($x, type($x), $n) attr-dict";
}
// CHECK: parseBoth(
// CHECK: printBoth(
