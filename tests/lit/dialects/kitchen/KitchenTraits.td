//===- KitchenTraits.td - Ops with each trait --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_TRAITS
#define STRATA_TESTS_KITCHEN_TRAITS

include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DerivedAttributeOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tests/lit/dialects/kitchen/KitchenTypes.td"

//===-- Structure ----------------------------------------------------------===//

class K_RegionOp<string mnemonic, list<Trait> traits = []> : K_Op<mnemonic, traits> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def K_SingleBlockOp : K_RegionOp<"single_block", [SingleBlock]>;
def K_NoTerminatorOp : K_RegionOp<"no_terminator", [SingleBlock, NoTerminator]>;
def K_NoArgumentsOp : K_RegionOp<"no_arguments", [NoRegionArguments]>;
def K_IsolatedOp : K_RegionOp<"isolated", [IsolatedFromAbove, AffineScope, AutomaticAllocationScope]>;
def K_GraphOp : K_RegionOp<"graph", [GraphRegionNoTerminator]>;
def K_OnlyGraphOp : K_RegionOp<"only_graph", [HasOnlyGraphRegion, SingleBlock, NoTerminator]>;
def K_ParallelOp : K_RegionOp<"parallel", [HasParallelRegion, MemRefsNormalizable]>;
def K_EndOp : K_Op<"end", [Terminator, ParentOneOf<["SingleBlockOp", "NoArgumentsOp", "ImplicitOp"]>]> {
  let assemblyFormat = "attr-dict";
}
def K_ImplicitOp : K_Op<"implicit", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def K_GiveOp : K_Op<"give", [Pure, ReturnLike, Terminator, HasParent<"TakeOp">]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def K_TakeOp : K_Op<"take", [RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`->` type($results)^)? attr-dict-with-keyword $body";
}
def K_TableOp : K_Op<"table", [SymbolTable, NoTerminator, SingleBlock]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def K_SymbolOp : K_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict";
}

//===-- Segments -----------------------------------------------------------===//

def K_SizedOp : K_Op<"sized", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$a, Optional<I64>:$b, Variadic<I1>:$c);
  let results = (outs Variadic<I32>:$r, Optional<I64>:$s);
  let assemblyFormat = [{
    `a` `(` $a `)` (`b` $b^)? `c` `(` $c `)` attr-dict `->` `(` type($r) `)` (`or` type($s)^)?
  }];
}
def K_SameSizeOp : K_Op<"same_size", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I64>:$b);
  let results = (outs Variadic<I32>:$r, Variadic<I64>:$s);
}

//===-- Algebra ------------------------------------------------------------===//

class K_UnaryOp<string mnemonic, list<Trait> traits = []> : K_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
class K_BinaryOp<string mnemonic, list<Trait> traits = []> : K_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def K_CommutativeOp : K_BinaryOp<"commutative", [Pure, Commutative]>;
def K_IdempotentOp : K_UnaryOp<"idempotent", [Pure, Idempotent, SameOperandsAndResultType]>;
def K_InvolutionOp : K_UnaryOp<"involution", [Pure, Involution, SameOperandsAndResultType]>;
def K_ElementwiseOp : K_BinaryOp<"elementwise", [ElementwiseMappable]>;
def K_PartsOp : K_BinaryOp<"parts", [Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

//===-- Types and shapes ---------------------------------------------------===//

def K_SameTypeOp : K_BinaryOp<"same_type", [SameTypeOperands]>;
def K_SameShapeOp : K_BinaryOp<"same_shape", [SameOperandsShape]>;
def K_SameElementOp : K_BinaryOp<"same_element", [SameOperandsElementType]>;
def K_AllShapeOp : K_BinaryOp<"all_shape", [SameOperandsAndResultShape]>;
def K_AllElementOp : K_BinaryOp<"all_element", [SameOperandsAndResultElementType]>;
def K_AllTypeOp : K_BinaryOp<"all_type", [SameOperandsAndResultType]>;
def K_AllRankOp : K_BinaryOp<"all_rank", [SameOperandsAndResultRank]>;
def K_BroadcastOp : K_BinaryOp<"broadcast", [ResultsBroadcastableShape]>;
def K_FloatsOp : K_BinaryOp<"floats", [ResultsAreFloatLike]>;
def K_FirstAttrOp : K_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value, UnitAttr:$other);
  let results = (outs AnyType:$r);
}

//===-- Relations ----------------------------------------------------------===//

def K_TypesMatchOp : K_BinaryOp<"types_match", [AllTypesMatch<["x", "r"]>]>;
def K_ElementsMatchOp : K_BinaryOp<"elements_match", [AllElementTypesMatch<["x", "y"]>]>;
def K_CountsMatchOp : K_BinaryOp<"counts_match", [AllElementCountsMatch<["x", "y"]>]>;
def K_RanksMatchOp : K_BinaryOp<"ranks_match", [AllRanksMatch<["x", "y"]>]>;
def K_ShapesMatchOp : K_BinaryOp<"shapes_match", [AllShapesMatch<["x", "y"]>]>;
def K_TypeIDsMatchOp : K_BinaryOp<"type_ids_match", [AllTypeIDsMatch<["x", "y"]>]>;
def K_AllMatchOp : K_BinaryOp<"all_match", [AllMatch<["$x.getType()", "$y.getType()"], "both have one type">]>;
def K_SameOperatorOp : K_BinaryOp<"same_operator", [AllMatchSameOperatorTrait<["x", "y"], "$_self.getType()", "type">]>;
def K_AnyOperatorOp : K_BinaryOp<"any_operator", [
    AnyMatchOperatorTrait<["x", "y"], "::llvm::isa<::mlir::IntegerType>($_self.getType())", "is an integer">]>;
def K_MatchWithOp : K_Op<"match_with", [
    TypesMatchWith<"r is the element type of x", "x", "r", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyShaped:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def K_OptionalMatchOp : K_Op<"optional_match", [
    OptionalTypesMatchWith<"y is of the type of x", "x", "y", "$_self">]> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$y);
  let assemblyFormat = "$x (`,` $y^)? attr-dict `:` type($x)";
}
def K_RangedMatchOp : K_Op<"ranged_match", [
    RangedTypesMatchWith<"types of arguments", "func", "args", "llvm::cast<FunctionType>($_self).getInputs()">]> {
  let arguments = (ins FunctionType:$func, Variadic<AnyType>:$args);
  let assemblyFormat = "$func `(` $args `)` attr-dict `:` type($func)";
}
def K_ShapedElementsOp : K_Op<"shaped_elements", [ShapedTypeMatchesElementCountAndTypes<"r", "args">]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs AnyVectorOfNonZeroRank:$r);
  let assemblyFormat = "$args attr-dict `:` type($r)";
}
def K_InputMatchesOp : K_BinaryOp<"input_matches", [InputMatchesTypes<["x", "y"], [I32, I64]>]>;
def K_CombinationOp : K_BinaryOp<"combination", [
    InputAddressIsCombinationOf<["x", "y"], [[I32, I64], [F32, F64]], "pairs of one kind">]>;
def K_TypeIsOp : K_BinaryOp<"type_is", [TypeIs<"x", I32>, ElementTypeIs<"y", F32>]>;

// Predicates that address operands and results by index.
class K_PredicateOp<string mnemonic, string words, Pred pred> : K_BinaryOp<mnemonic, [PredOpTrait<words, pred>]>;
def K_OpIs : K_PredicateOp<"op_is", "the first is of f32", TCopVTEtIs<0, F32>>;
def K_OpSameAs : K_PredicateOp<"op_same_as", "both have one element type", TCopVTEtIsSameAs<0, 1>>;
def K_OpSameAt : K_PredicateOp<"op_same_at", "both have one element type", TCopVTEtAreSameAt<[0, 1]>>;
def K_ResSameAsOp : K_PredicateOp<"res_same_as_op", "the result is of the first", TCresIsSameAsOpBase<0, 0>>;
def K_ResElementBase : K_PredicateOp<"res_element_base", "elements as the first", TCresVTEtIsSameAsOpBase<0, 0>>;
def K_ResElement : K_PredicateOp<"res_element", "shaped, with elements as the first", TCresVTEtIsSameAsOp<0, 0>>;
def K_ResShaped : K_PredicateOp<"res_shaped", "result and first are shaped", TCOpResIsShapedTypePred<0, 0>>;
def K_Broadcastable : K_PredicateOp<"broadcastable", "the first spreads to the result", TCOpIsBroadcastableToRes<0, 0>>;
def K_NamesOp : K_Op<"names", [
    PredOpTrait<"n is the rank of x", CPred<"::llvm::cast<::mlir::IntegerAttr>($n).getInt() == " # Rank<"x">.result>>,
    PredOpTrait<"x has the shape of y", CPred<Shape<"x">.result # " == " # Shape<"y">.result>>,
    PredOpTrait<"x has as many elements as y", AllMatchPred<[ElementCount<"x">.result, ElementCount<"y">.result]>>,
    PredOpTrait<"x has the element type of r", AnyPred<[ElementType<"x">.result # " == " # ElementType<"r">.result]>>,
    PredOpTrait<"the first is an integer", SubstLeaves<"$_self", "$_op.getOperand(0).getType()", TypeIsPred<"x", AnyType>>>]> {
  let arguments = (ins AnyRankedTensor:$x, AnyRankedTensor:$y, I64Attr:$n);
  let results = (outs AnyType:$r);
}

//===-- Traits written in C++ -----------------------------------------------===//

def K_EvenTrait : NativeOpTrait<"EvenOperands"> { let cppNamespace = "::kitchen"; }
def K_AtLeastTrait : ParamNativeOpTrait<"AtLeastOperands", "2"> { let cppNamespace = "::kitchen"; }
def K_ShapeTrait : NativeOpTrait<"VerifiedFirst">, StructuralOpTrait { let cppNamespace = "::kitchen"; }
def K_CommentedTrait : NativeOpTrait<"Commented", [K_EvenTrait], "int fromTheTrait() { return 7; }"> {
  let cppNamespace = "::kitchen";
}
def K_PredTrait : PredOpTrait<"has an operand", CPred<"$_op.getNumOperands() > 0">>;
def K_AllOwn : TraitList<[K_EvenTrait, K_AtLeastTrait, K_ShapeTrait, K_CommentedTrait, K_PredTrait]>;
def K_EvenOp : K_Op<"even", [K_AllOwn]> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let assemblyFormat = "$xs attr-dict `:` type($xs)";
}

//===-- Effects ------------------------------------------------------------===//

def K_Stove : Resource<"::kitchen::Stove">;
def K_EffectsOp : K_Op<"effects", [MemoryEffects<[MemRead<K_Stove>, MemWrite, MemAlloc<DefaultResource>, MemFree<K_Stove, 1>,
    MemRead<AutomaticAllocationScopeResource>]>]> {
  let assemblyFormat = "attr-dict";
}
def K_DecoratedOp : K_Op<"decorated"> {
  let arguments = (ins Arg<AnyMemRef, "read from", [MemRead]>:$from,
                       Arg<AnyMemRef, "written to", [MemWriteAt<0, FullEffect>]>:$to,
                       Arg<AnyMemRef, "freed", [MemFreeAt<1>]>:$old,
                       Arg<SymbolRefAttr, "a name that is read", [MemReadAt<0>]>:$symbol);
  let results = (outs Res<AnyMemRef, "made", [MemAlloc<DefaultResource, 0, PartialEffect>]>:$made);
}
def K_PureOp : K_Op<"pure", [NoMemoryEffect, AlwaysSpeculatable]> { let assemblyFormat = "attr-dict"; }
//===-- Inference ----------------------------------------------------------===//

def K_InferredOp : K_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

#endif // STRATA_TESTS_KITCHEN_TRAITS
