//===- KitchenFormats.td - Assembly formats ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_FORMATS
#define STRATA_TESTS_KITCHEN_FORMATS

include "tests/lit/dialects/kitchen/KitchenOps.td"

// Every literal that a format may contain, and whitespace.
def K_LiteralsOp : K_Op<"literals"> {
  let arguments = (ins I32Attr:$n);
  let assemblyFormat = [{
    `key.word$1` `_` `:` `,` `=` `<` `>` `(` `)` `[` `]` `{` `}` `?` `+` `-` `*` `->` `...` `\n` `next` `` `:` ` ` `end` $n
    attr-dict
  }];
}
def K_TypesOp : K_Op<"types"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$y);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    $x (`,` $y^)? attr-dict `:` type($x) (`,` type($y)^)? `->` qualified(type($r)) (`,` type($s)^)?
  }];
}
// A functional type whose results come before the operands.
def K_ReversedOp : K_Op<"reversed"> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "`(` $x `)` attr-dict `:` functional-type(results, operands)";
}
def K_QualifiedOp : K_Op<"qualified"> {
  let arguments = (ins K_Point:$short, K_Point:$long, K_Bowl:$x, K_Bowl:$y);
  let assemblyFormat = "$short qualified($long) $x $y attr-dict `:` type($x) `,` qualified(type($y))";
}
// Optional groups: nested, with an else branch, and anchored on each kind of element.
def K_AnchorsOp : K_Op<"anchors", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins UnitAttr:$unit, OptionalAttr<I32Attr>:$number, DefaultValuedAttr<I32Attr, "7">:$seven,
                       UnitProp:$mark, DefaultValuedProp<I64Prop, "9">:$nine, Variadic<AnyType>:$xs,
                       Optional<AnyType>:$y, UnitAttr:$alone);
  let results = (outs Variadic<AnyType>:$rs, Optional<AnyType>:$s);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    (`unit` $unit^)? ($number^ `number`) : (`no` `number`)? (`seven` $seven^)? (`mark` $mark^)? (`nine` $nine^)?
    (`xs` $xs^ `:` type($xs) (`and` $y^ `:` type($y))?)? (`alone` $alone^ `?`)? attr-dict-with-keyword
    (`rs` type($rs)^)? (`s` type($s)^)? (`body` $body^)?
  }];
}
def K_ElseAnchorOp : K_Op<"else_anchor"> {
  let arguments = (ins OptionalAttr<I32Attr>:$number, OptionalAttr<StrAttr>:$text);
  let assemblyFormat = "(`none` `so`) : (`is` $number^)? ($text^)? attr-dict";
}
def K_OilistOp : K_Op<"oilist", [AttrSizedOperandSegments]> {
  let arguments = (ins UnitAttr:$fast, OptionalAttr<I32Attr>:$n, Variadic<AnyType>:$xs, Optional<I32>:$y,
                       OptionalAttr<StrAttr>:$why, UnitProp:$mark);
  let assemblyFormat = [{
    oilist(`fast` $fast | `n` `=` $n | `xs` `(` $xs `:` type($xs) `)` | `y` $y (`because` $why^)? | `mark` $mark) attr-dict
  }];
}
// Custom directives with each kind of argument.
def K_CustomOp : K_Op<"custom", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many, I32Attr:$n,
                       OptionalAttr<StrAttr>:$text, I64Prop:$count);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = [{
    custom<Operands>($one, $maybe, $many) custom<Types>(type($one), type($maybe), type($many), type($r), ref($many))
    custom<Attributes>($n, $text, ref($n), "7") custom<Count>($count) custom<Bodies>($body, $bodies) attr-dict
  }];
}
def K_CustomDictOp : K_Op<"custom_dict"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n);
  let assemblyFormat = "(custom<Maybe>($n)^)? custom<Dict>(attr-dict)";
}
def K_CustomListsOp : K_Op<"custom_lists", [Terminator, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$first, VariadicOfVariadic<AnyType, "sizes">:$lists, DenseI32ArrayAttr:$sizes);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = [{
    $first custom<Cases>($to, $others, $lists, type($lists)) custom<Sizes>(ref($lists), ref(type($lists))) attr-dict
  }];
}
// Operand and result types that are not part of the assembly format.
def K_BuildableOp : K_Op<"buildable"> {
  let arguments = (ins I32:$x, Variadic<F32>:$y);
  let results = (outs I64:$r);
  let assemblyFormat = "$x (`,` $y^)? attr-dict";
}
def K_AttrTypeOp : K_Op<"attr_type", [AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict";
}
def K_SymbolUserOp : K_Op<"symbol_user"> {
  let arguments = (ins SymbolRefAttr:$any, FlatSymbolRefAttr:$flat, TypeAttr:$type, OptionalAttr<AnyAttr>:$rest);
  let assemblyFormat = "$any `,` $flat `,` $type (`,` $rest^)? attr-dict";
}

// Regions whose order in the format differs from the order of their declarations.
def K_TwistedOp : K_Op<"twisted"> {
  let regions = (region AnyRegion:$first, AnyRegion:$second, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "`rest` $rest `second` $second `first` $first attr-dict";
}
// A custom directive with `ref` arguments: successors and regions that were parsed before it.
def K_CustomSeenOp : K_Op<"custom_seen", [Terminator]> {
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$bodies);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = [{
    $to `[` $others `]` custom<Bodies>($body, $bodies) custom<Seen>(ref($to), ref($others), ref($body), ref($bodies))
    attr-dict
  }];
}

// Each operand accepts one class of types; the parser rejects types of other classes.
def K_KindOp : K_Op<"kind"> {
  let arguments = (ins AnyInteger:$x, AnyVectorOfNonZeroRank:$v, K_Bowl:$bowl);
  let assemblyFormat = "$x `:` type($x) `,` $v `:` type($v) `in` $bowl `:` qualified(type($bowl)) attr-dict";
}

#endif // STRATA_TESTS_KITCHEN_FORMATS
