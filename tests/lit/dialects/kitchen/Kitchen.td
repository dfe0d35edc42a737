//===- Kitchen.td - Each feature of the ODS language ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect that uses each feature of the ODS language at least once; features.tsv lists where. The same
// tests run with the compiled dialect and with the loaded one; the loader reports every part that needs C++.
// This file contains the rewrite patterns, because the generator emits only patterns of the main file. Each
// source op is rewritten by one pattern, which is named after the feature that it uses.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/PatternBase.td"
include "tests/lit/dialects/kitchen/KitchenConstraints.td"
include "tests/lit/dialects/kitchen/KitchenFormats.td"

// Ops with one to three operands or attributes, which the patterns match and create.
class K_P1<string mnemonic> : K_Op<mnemonic, [Pure]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
  let assemblyFormat = "$x attr-dict";
}
class K_P2<string mnemonic> : K_Op<mnemonic, [Pure]> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs I32:$r);
  let assemblyFormat = "$x `,` $y attr-dict";
}
class K_PA<string mnemonic, Attr attr> : K_Op<mnemonic, [Pure]> {
  let arguments = (ins I32:$x, attr:$a);
  let results = (outs I32:$r);
  let assemblyFormat = "$x $a attr-dict";
}
def K_NegOp : K_P1<"p.neg">;
def K_PAddOp : K_P2<"p.add">;
def K_SubOp : K_P2<"p.sub">;
def K_MaxOp : K_P2<"p.max">;
def K_MinOp : K_P2<"p.min">;
def K_SumOp : K_Op<"p.sum", [Pure]> {
  let arguments = (ins Variadic<I32>:$xs);
  let results = (outs I32:$r);
  let assemblyFormat = "$xs attr-dict";
}
def K_ShiftOp : K_PA<"p.shift", I32Attr>;
def K_ScaleOp : K_PA<"p.scale", I32Attr>;
def K_PaintOp : K_PA<"p.paint", K_Color>;
def K_PairOp : K_Op<"p.pair", [Pure]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r, I32:$s);
  let assemblyFormat = "$x attr-dict";
}
def K_SinkOp : K_Op<"p.sink"> { let arguments = (ins I32:$x); let assemblyFormat = "$x attr-dict"; }
def K_AnyOp : K_Op<"p.any", [Pure]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
def K_PropOp : K_Op<"p.prop", [Pure]> {
  let arguments = (ins I32:$x, I64Prop:$n);
  let results = (outs I32:$r);
  let assemblyFormat = "$x $n attr-dict";
}
def K_BlockOp : K_Op<"p.block"> {
  let arguments = (ins I32:$x);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$x attr-dict-with-keyword $body";
}

// A nested source op, a bound operand, and replaceWithValue as the result.
def NestedOps : Pat<(K_NegOp (K_NegOp $x)), (replaceWithValue $x)>;
// A name bound twice matches only if both operands are the same value. The pattern Ignored has an unnamed leaf.
def SameValue : Pat<(K_SubOp $x, $x), (K_ShiftOp $x, ConstantAttr<I32Attr, "0">)>;
def Ignored : Pat<(K_MaxOp $x, (K_NegOp $_)), (K_NegOp $x)>;
// A type constraint as a leaf with a name, a constraint over two values, and a benefit.
def Unequal : Constraint<CPred<"$0 != $1">, "not one value">;
def TypedLeaf : Pat<(K_MinOp I32:$x, $y), (K_PAddOp $y, $x), [(Unequal $x, $y), (I32 $y)], [], (addBenefit 3)>;
// A constraint on the uses of the op that the pattern binds.
def OnlyUse : Pat<(K_NegOp (K_ShiftOp:$shift $x, $a)), (K_ScaleOp $x, $a), [(HasNoUseOf $shift)], [], (addBenefit -1)>;

// Attributes: a constant leaf, a named constraint, an enum case, and native calls that build an attribute.
def ConstantLeaf : Pat<(K_ScaleOp $x, ConstantAttr<I32Attr, "1">), (replaceWithValue $x)>;
def Positive : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 9">, "more than nine">;
def Half : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() - 9)">;
def ConfinedLeaf : Pat<(K_ShiftOp $x, Positive:$a), (K_ShiftOp $x, (Half $a))>;
def Sum : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + $1.getInt())">;
def ShiftOfShift : Pat<(K_ShiftOp (K_ShiftOp $x, $a), $b), (K_ShiftOp $x, (Sum $a, $b)), [], [], (addBenefit 5)>;
def EnumCaseLeaf : Pat<(K_PaintOp $x, ConstantEnumCase<K_Color, "red">), (K_PaintOp $x, ConstantEnumCase<K_Color, "sky-blue">)>;

// `either` matches two operands in both orders; `variadic` matches or builds a variadic group.
def EitherOrder : Pat<(K_MaxOp (either (K_ScaleOp $x, $a), I32:$y)), (K_MinOp (K_ScaleOp $x, $a), $y)>;
def VariadicSource : Pat<(K_SumOp (variadic $x, $y)), (K_PAddOp $x, $y)>;
def VariadicResult : Pat<(K_PAddOp (K_PAddOp $x, $y), $z), (K_SumOp (variadic $x, $y, $z))>;

// Properties: a constant leaf, a constraint, and a bound name.
def PropConstant : Pat<(K_PropOp $x, ConstantProp<I64Prop, "0">), (replaceWithValue $x)>;
def PropHalf : NativeCodeCall<"$0 / 2">;
def PropConfined : Pat<(K_PropOp $x, ConfinedProp<I64Prop, CPred<"$_self > 100">>:$n), (K_PropOp $x, (PropHalf $n))>;
def PropBound : Pat<(K_PropOp (K_PropOp $x, $n), $_), (K_PropOp $x, $n)>;

// Ops with several results, addressed by index and as a whole; a supplemental result pattern; locations.
def ResultAsValue : Pattern<(K_PairOp $x), [(K_NegOp:$first $x), (replaceWithValue $first)]>;
def UsesParts : Pat<(K_SubOp (K_PairOp:$pair $x), $y), (K_PAddOp $pair__1, $y)>;
def Supplemental : Pattern<(K_SubOp (K_NegOp $x), $y), [(K_NegOp (K_PAddOp:$sum $x, $y))], [], [(K_SinkOp $sum)]>;
def Located : Pat<(K_SubOp $x, (K_NegOp:$neg $y)), (K_PAddOp $x, $y, (location "fused", $neg))>;
def TypedResult : Pat<(K_AnyOp (K_AnyOp (K_AnyOp $x))), (K_AnyOp (K_AnyOp $x, (returnType "$_builder.getI64Type()")))>;
def UsedOnce : Constraint<CPred<"$_self.hasOneUse()">, "is used once">;
def SameTypeResult : Pat<(K_AnyOp F32:$x), (K_AnyOp (K_AnyOp $x, (returnType $x), (location "here")))
                         , [(UsedOnce $x)]>;
// A native matcher of the runtime applied to the op that defines an operand.
def Answer : NativeCodeCall<"$_builder.getI32IntegerAttr(42)">;
def ConstantShift : Pat<(K_AddOp (ConstantLikeMatcher AnyAttr:$a), (K_ConstantOp $b)), (K_ConstantOp (Answer))>;

// A native matcher that defines two values and an attribute. The pattern constrains each of them further.
def K_ScatterOp : K_Op<"p.scatter", [Pure]> {
  let arguments = (ins I32:$x, AnyInteger:$y, I32Attr:$n);
  let results = (outs I32:$r);
  let assemblyFormat = "$x `,` $y $n attr-dict `:` type($y)";
}
def K_GatherOp : K_P1<"p.gather">;
def TakeApart : NativeCodeCall<"takeApart($_self, $0, $1, $2)">;
def ManyNames : Pat<(K_GatherOp (TakeApart $x, I32:$y, Positive:$n)), (K_SubOp (K_ScaleOp $x, $n), $y)>;
// The same native matcher with constraints in place of names.
def NoNames : Pat<(K_PAddOp $x, (TakeApart $_, I32, Positive)), (K_GatherOp $x)>;
// Native calls with two results, used by index and as a whole. A result of one native call is an argument of
// another one.
def K_HalvesOp : K_P1<"p.halves">;
def Halves : NativeCodeCall<"makeHalves($_builder, $_loc, $0)", 2>;
def Joined : NativeCodeCall<"joinHalves($_builder, $_loc, $0, $1)">;
def EachByNumber : Pattern<(K_HalvesOp (K_HalvesOp $x)), [(Halves:$both $x), (K_SubOp $both__1, $both__0)]>;
def BothAtOnce : Pattern<(K_PairOp (K_HalvesOp $x)), [(Halves $x)]>;
def K_JoinOp : K_P1<"p.join">;
def OfOtherCpp : Pattern<(K_JoinOp $x), [(Halves:$both $x), (Joined (Joined $both__0, $x), $both__1)]>;

// Constraints beyond the storage class of an attribute. An invalid value is stored and reported by the
// verifier.
def K_StoredOp : K_Op<"stored"> {
  let arguments = (ins OptionalAttr<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlyPositive<DenseI32ArrayAttr>]>>:$sizes,
                       OptionalAttr<ConfinedAttr<K_Color, [IntMaxValue<1>]>>:$color,
                       ConfinedAttr<OptionalAttr<K_Point>, [AttrConstraint<
                         CPred<"!$_self || ::llvm::cast<::kitchen::PointAttr>($_self).getX() < 5">, "near">]>:$point);
  let assemblyFormat = "attr-dict";
}

// An optional group anchored on `struct`: it is printed if a parameter of the struct is present, whatever the
// other parameters are.
def K_Frame : K_Type<"Frame", "frame"> {
  let parameters = (ins "int":$n, OptionalParameter<"int">:$x, OptionalParameter<"::mlir::Type">:$y, OptionalParameter<"int">:$z);
  let assemblyFormat = "`<` $n (`,` struct($x, $y)^)? (`*` $z^)? `>`";
}
