//===- KitchenOps.td - Fields and arguments of ops ---------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_OPS
#define STRATA_TESTS_KITCHEN_OPS

include "tests/lit/dialects/kitchen/KitchenTraits.td"

//===-- Arguments and results ----------------------------------------------===//

def K_GroupsOp : K_Op<"groups", [AttrSizedOperandSegments]>,
                 Arguments<(ins I32:$one, Optional<I64>:$maybe, Variadic<AnyInteger>:$many)>,
                 Results<(outs Variadic<AnyType>:$out)> {
  let assemblyFormat = [{
    $one (`maybe` $maybe^)? (`many` $many^ `:` type($many))? attr-dict (`->` type($out)^)?
  }];
}
// Unnamed operands and results.
def K_UnnamedOp : K_Op<"unnamed"> {
  let arguments = (ins I32, Variadic<AnyType>);
  let results = (outs I1);
}
def K_ListsOp : K_Op<"lists", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, VariadicOfVariadic<AnyType, "sizes">:$y, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$x `[` $y `]` (`of` type($y)^)? attr-dict";
}
// Names that are C++ keywords.
def K_KeywordsOp : K_Op<"keywords.of.cpp"> {
  let arguments = (ins I32:$class, I32Attr:$int, UnitAttr:$switch);
  let results = (outs I32:$return);
  let regions = (region AnyRegion:$while);
  let assemblyFormat = "$class `int` $int (`switch` $switch^)? attr-dict-with-keyword $while";
}

//===-- Attributes ---------------------------------------------------------===//

def K_AttributesOp : K_Op<"attributes"> {
  let arguments = (ins
    I32Attr:$number, OptionalAttr<StrAttr>:$label, UnitAttr:$flag, DefaultValuedAttr<I64Attr, "4">:$four,
    DefaultValuedOptionalAttr<F32Attr, "1.0f">:$one, DefaultValuedStrAttr<StrAttr, "none">:$text,
    DefaultValuedOptionalStrAttr<StrAttr, "maybe">:$other, ConfinedAttr<I8Attr, [IntMinValue<2>, IntMaxValue<5>]>:$small,
    OptionalAttr<TypedArrayAttrBase<I16Attr, "sixteens">>:$list, OptionalAttr<DenseI32ArrayAttr>:$dense,
    OptionalAttr<K_Color>:$color, DefaultValuedEnumAttr<K_Color, I32EnumAttrCase<"green", 1>>:$tint,
    OptionalAttr<K_SpiceAttr>:$spice, OptionalAttr<K_Bits32>:$bits, OptionalAttr<K_Long>:$longer,
    OptionalAttr<K_Bits8>:$bits8, OptionalAttr<K_Bits16>:$bits16, OptionalAttr<K_Bits64>:$bits64,
    OptionalAttr<K_Point>:$point, OptionalAttr<K_HeatAttr>:$heat, OptionalAttr<K_TasteAttr>:$taste);
  let assemblyFormat = [{
    $number `small` $small (`label` $label^)? (`flag` $flag^)? (`four` $four^)? (`one` $one^)? (`text` $text^)? (`other` $other^)?
    (`list` $list^)? (`dense` $dense^)? (`color` $color^)? (`tint` $tint^)? (`spice` $spice^)? (`bits` $bits^)?
    (`longer` $longer^)? (`bits8` $bits8^)? (`bits16` $bits16^)? (`bits64` $bits64^)? (`point` $point^)?
    (`heat` $heat^)? (`taste` $taste^)? attr-dict
  }];
}
// Derived attributes. `plain` has no function that converts it to an attribute, so
// materializeDerivedAttributes() omits it.
def K_DerivedOp : K_Op<"derived", [DerivedAttributeOpInterface]> {
  let arguments = (ins AnyShaped:$x);
  DerivedAttr plain = DerivedAttr<"unsigned", "return 3;">;
  DerivedAttr rank = DerivedAttr<"int64_t", "return ::llvm::cast<::mlir::ShapedType>(getX().getType()).getRank();",
                                 "::mlir::Builder($_ctxt).getI64IntegerAttr($_self)">;
  DerivedTypeAttr element = DerivedTypeAttr<"return ::mlir::getElementTypeOrSelf(getX());">;
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

//===-- Properties: see tests/support/properties for each kind -------------===//

def K_PropertiesOp : K_Op<"properties"> {
  let arguments = (ins I64Prop:$count, DefaultValuedProp<StringProp, "\"none\"">:$label, UnitProp:$flag,
                       OptionalProp<I32Prop>:$maybe, IntArrayProp<I64Prop>:$all,
                       ConfinedProp<I64Prop, CPred<"$_self >= 0">, "not negative">:$size,
                       EnumProp<K_Heat>:$heat, NamedEnumProp<K_Taste, "taste">:$taste);
  let assemblyFormat = [{
    $count $all `size` $size $heat $taste (`label` $label^)? (`flag` $flag^)? (`maybe` $maybe^)? attr-dict
  }];
}
def K_PropDictOp : K_Op<"prop_dict"> {
  let arguments = (ins I64Prop:$count, OptionalAttr<I32Attr>:$number);
  let useCustomPropertiesEncoding = 1;
  let assemblyFormat = "prop-dict attr-dict";
}

//===-- Regions and successors ---------------------------------------------===//

def K_OneArgumentRegion : Region<CPred<"$_self.getNumArguments() == 1">, "region with one argument">;
def K_RegionsOp : K_Op<"regions", [NoTerminator]> {
  let regions = (region AnyRegion:$any, SizedRegion<1>:$one, MinSizedRegion<1>:$some, MaxSizedRegion<2>:$few,
                        K_OneArgumentRegion:$own, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "attr-dict-with-keyword $any `,` $one `,` $some `,` $few `,` $own (`rest` $rest^)?";
}
def K_OwnSuccessor : Successor<TruePred, "a successor of its own">;
def K_BranchOp : K_Op<"branch", [Terminator]> {
  let successors = (successor AnySuccessor:$to, K_OwnSuccessor:$own, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$to `or` $own `any` `[` $others `]` attr-dict";
}
// The directives `operands`, `results`, `regions` and `successors`.
def K_AllOp : K_Op<"all", [Terminator]> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$y);
  let results = (outs Variadic<AnyType>:$r);
  let regions = (region AnyRegion:$a, AnyRegion:$b);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
  let assemblyFormat = "operands `to` `[` successors `]` attr-dict-with-keyword `:` type(operands) `->` `(` type(results) `)` regions";
}

//===-- Hooks and documentation --------------------------------------------===//

def K_Group : OpDocGroup { let summary = "Hooks"; let description = "Ops with C++."; }

def K_ConstantOp : K_Op<"constant", [Pure, ConstantLike]> {
  let summary = "a number";
  let description = "Is what folds end in.";
  let opDocGroup = K_Group;
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$r);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = "bool isAnswer();";
  let extraClassDefinition = "bool $cppClass::isAnswer() { return getValue() == 42; }";
  let builders = [
    OpBuilder<(ins CArg<"int", "42">:$value), [{
      build($_builder, $_state, $_builder.getI32Type(), $_builder.getI32IntegerAttr(value));
    }]>,
    OpBuilder<(ins "::llvm::StringRef":$digits)>
  ];
}
def K_AddOp : K_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let opDocGroup = K_Group;
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs I32:$r);
  let assemblyFormat = "$x `,` $y attr-dict";
  let hasCanonicalizer = 1;
}
def K_InsideOp : K_Op<"inside", [NoTerminator, SingleBlock, K_CheckedAfterInterface]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let hasRegionVerifier = 1;
}
def K_ManyResultsOp : K_Op<"many_results", [Pure]> {
  let arguments = (ins I32:$x);
  let results = (outs Variadic<I32>:$r);
  let assemblyFormat = "$x attr-dict `:` type($r)";
  let hasFolder = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$x, "unsigned":$count), [{
    $_state.addOperands(x);
    $_state.addTypes(::llvm::SmallVector<::mlir::Type>(count, $_builder.getI32Type()));
  }]>];
}
def K_WrittenOp : K_Op<"written"> {
  let arguments = (ins I32Attr:$value);
  let hasCustomAssemblyFormat = 1;
}
// The declared format takes precedence over hasCustomAssemblyFormat.
def K_BothOp : K_Op<"both"> {
  let arguments = (ins I32Attr:$value);
  let assemblyFormat = "$value attr-dict";
  let hasCustomAssemblyFormat = 1;
}
def K_OldOp : K_Op<"old">, Deprecated<"use k.new"> { let assemblyFormat = "attr-dict"; }
def K_OldCppOp : K_Op<"old_cpp">, CppDeprecated<"use NewOp"> { let assemblyFormat = "attr-dict"; }

//===-- Interfaces ---------------------------------------------------------===//

def K_BreadOp : K_Op<"bread", [DeclareOpInterfaceMethods<K_EdibleInterface, ["keeps"]>]> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "250">:$energy);
  let assemblyFormat = "($energy^)? attr-dict";
}
// The accessor of the attribute `temperature` implements the method getTemperature() of WarmInterface.
def K_SoupOp : K_Op<"soup", [K_WarmInterface]> {
  let arguments = (ins I32Attr:$temperature);
  let assemblyFormat = "$temperature attr-dict";
  let extraClassDeclaration = "int getEnergy(int hunger = 1) { return 80 * hunger; }";
}
def K_Written : OpInterfaceTrait<"::kitchen::WrittenInterface">;
def K_ByHandOp : K_Op<"by_hand", [K_Written]> {
  let assemblyFormat = "attr-dict";
  let extraClassDeclaration = "int getAnswer() { return 42; }";
}
// Interfaces used as type and attribute constraints.
def K_WeighOp : K_Op<"weigh"> {
  let arguments = (ins K_WeighedTypeInterface:$x, OptionalAttr<K_NamedAttrInterface>:$name);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def K_FreshOp : K_Op<"fresh"> {
  let arguments = (ins K_FreshTypeInterface:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}


//===-- Constraints that are checked for any type --------------------------===//

def K_RankOp : K_Op<"rank", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Type<HasRankPred, "with a rank">>:$ranked, Variadic<Type<HasStaticShapePred, "static">>:$static,
                       Variadic<Type<HasStridesPred, "strided">>:$strided,
                       Variadic<ShapedTypeWithNthDimOfSize<-1, [2]>>:$two);
}
// An op that implements getSpeculatability() in C++.
def K_MoodyOp : K_Op<"moody", [ConditionallySpeculatable, NoMemoryEffect]> {
  let arguments = (ins UnitAttr:$well);
  let assemblyFormat = "(`well` $well^)? attr-dict";
  let extraClassDeclaration = [{
    ::mlir::Speculation::Speculatability getSpeculatability() {
      return getWell() ? ::mlir::Speculation::Speculatable : ::mlir::Speculation::NotSpeculatable;
    }
  }];
}

#endif // STRATA_TESTS_KITCHEN_OPS
