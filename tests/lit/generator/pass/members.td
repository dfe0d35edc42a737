// Operands, attributes, results, regions and successors in groups of every arity.
// RUN: strata-tblgen --dump-model %s | FileCheck %s
// RUN: strata-tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECLS
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AllOp : Op<T_Dialect, "all", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins AnyType:$one, Optional<I32>:$maybe, Variadic<Index>:$many,
                       I32Attr:$number, OptionalAttr<StrAttr>:$text, UnitAttr:$flag,
                       DefaultValuedAttr<BoolAttr, "true">:$choice);
  let results = (outs AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$others);
  let regions = (region AnyRegion:$body, VariadicRegion<SizedRegion<1>>:$cases);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$targets);
}
// CHECK: op t.all: ::t::AllOp
// CHECK: operand $one
// CHECK: operand optional $maybe
// CHECK: operand variadic $many
// CHECK: attribute $number
// CHECK: attribute $text
// CHECK: result $first
// CHECK: region $body
// CHECK: successor $next

// DECLS: class AllOp{{$}}
// DECLS: getOne()
// DECLS: getMaybe()
// DECLS: getMany()
