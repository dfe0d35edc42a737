//===- Arith.td - Arithmetic -------------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of the arith dialect by kind: constants, integers, floats, conversions, comparisons. What an op
// does with constant operands is in Arith*Folders.cpp; rewrites of several ops are in
// ArithCanonicalization.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH
#define STRATA_DIALECTS_ARITH

include "dialects/arith/ArithBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Arith_Op<string mnemonic, list<Trait> traits = []> : Op<Arith_Dialect, mnemonic, traits>;

// Bounds of the results are known when those of the operands are.
defvar Arith_InferIntRange = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// The result is computed element by element.
class Arith_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, !listconcat(traits, [NoMemoryEffect], ElementwiseMappable.traits)>;

//===-- Constants ----------------------------------------------------------===//

def Arith_ConstantOp
    : Arith_Op<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                            AllTypesMatch<["value", "result"]>, Arith_InferIntRange]> {
  let summary = "integer, float, vector or tensor constant";
  let description = [{
    ```mlir
    %1 = arith.constant 42 : i32
    %2 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let extraClassDeclaration = [{
    /// Whether such a constant can be made: the type is the attribute's, and one that verifies.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
    static ::strata::arith::ConstantOp materialize(::mlir::OpBuilder &builder, ::mlir::Attribute value,
                                                   ::mlir::Type type, ::mlir::Location loc);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===-- Integers -----------------------------------------------------------===//

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = [Pure]>
    : Arith_ElementwiseOp<mnemonic, !listconcat(traits, [SameOperandsAndResultType, Arith_InferIntRange])> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

defvar Arith_OverflowFlags =
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "::strata::arith::IntegerOverflowFlags::none">;

class Arith_IntBinaryOpWithOverflow<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, !listconcat(traits, [Pure])> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       Arith_OverflowFlags:$overflowFlags);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

// "exact": no bit is lost.
class Arith_IntBinaryOpWithExact<string mnemonic, list<Trait> traits = [Pure]>
    : Arith_IntBinaryOp<mnemonic, traits> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs, UnitAttr:$isExact);
  let assemblyFormat = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

def Arith_AddIOp : Arith_IntBinaryOpWithOverflow<"addi", [Commutative]> {
  let summary = "integer addition";
  let description = "Wraps around; with `nsw` or `nuw` a signed or unsigned overflow is poison.";
}
def Arith_SubIOp : Arith_IntBinaryOpWithOverflow<"subi"> {
  let summary = "integer subtraction";
}
def Arith_MulIOp : Arith_IntBinaryOpWithOverflow<"muli", [
    Commutative, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "integer multiplication";
}
def Arith_ShLIOp : Arith_IntBinaryOpWithOverflow<"shli"> {
  let summary = "shift to the left, zeros come in";
  let description = "A shift by the width or more is poison, here and in `shrui` and `shrsi`.";
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExact<"shrui"> { let summary = "shift to the right, zeros come in"; }
def Arith_ShRSIOp : Arith_IntBinaryOpWithExact<"shrsi"> { let summary = "shift to the right, the sign comes in"; }

// Division by zero is undefined, and so is the overflow of a signed one: they may not run where they did not
// run before, unless the divisor is known.
defvar Arith_DivisionTraits = [DeclareOpInterfaceMethods<ConditionallySpeculatable>];

def Arith_DivUIOp : Arith_IntBinaryOpWithExact<"divui", Arith_DivisionTraits> {
  let summary = "unsigned division, rounds toward zero";
}
def Arith_DivSIOp : Arith_IntBinaryOpWithExact<"divsi", Arith_DivisionTraits> {
  let summary = "signed division, rounds toward zero";
}
def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", Arith_DivisionTraits> {
  let summary = "unsigned division, rounds up";
}
def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", Arith_DivisionTraits> {
  let summary = "signed division, rounds up";
}
def Arith_FloorDivSIOp : Arith_IntBinaryOp<"floordivsi"> { let summary = "signed division, rounds down"; }
def Arith_RemUIOp : Arith_IntBinaryOp<"remui"> { let summary = "unsigned remainder"; }
def Arith_RemSIOp : Arith_IntBinaryOp<"remsi"> { let summary = "signed remainder, with the sign of the dividend"; }

def Arith_AndIOp : Arith_IntBinaryOp<"andi", [Commutative, Idempotent, Pure]> {
  let summary = "bitwise and";
}
def Arith_OrIOp : Arith_IntBinaryOp<"ori", [Commutative, Idempotent, Pure]> {
  let summary = "bitwise or";
}
def Arith_XOrIOp : Arith_IntBinaryOp<"xori", [Commutative, Pure]> {
  let summary = "bitwise exclusive or";
}

def Arith_MaxSIOp : Arith_IntBinaryOp<"maxsi", [Commutative, Pure]> { let summary = "signed maximum"; }
def Arith_MaxUIOp : Arith_IntBinaryOp<"maxui", [Commutative, Pure]> { let summary = "unsigned maximum"; }
def Arith_MinSIOp : Arith_IntBinaryOp<"minsi", [Commutative, Pure]> { let summary = "signed minimum"; }
def Arith_MinUIOp : Arith_IntBinaryOp<"minui", [Commutative, Pure]> { let summary = "unsigned minimum"; }

def Arith_AddUIExtendedOp
    : Arith_ElementwiseOp<"addui_extended", [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "unsigned addition: the sum, and whether it overflowed";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
    build($_builder, $_state, lhs.getType(), ::strata::arith::getI1SameShape(lhs.getType()), lhs, rhs);
  }]>];
  let hasFolder = 1;
}

class Arith_MulExtendedOp<string mnemonic>
    : Arith_ElementwiseOp<mnemonic, [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}
def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended"> {
  let summary = "signed multiplication: the low and the high half of the product";
}
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "unsigned multiplication: the low and the high half of the product";
}

//===-- Floats -------------------------------------------------------------===//

defvar Arith_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::strata::arith::FastMathFlags::none">;

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ElementwiseOp<mnemonic, !listconcat([Pure], traits, [SameOperandsAndResultType])> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs, Arith_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Arith_NegFOp : Arith_ElementwiseOp<"negf", [Pure, SameOperandsAndResultType]> {
  let summary = "floating point negation";
  let arguments = (ins FloatLike:$operand, Arith_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = 1;
}
def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> { let summary = "floating point addition"; }
def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> { let summary = "floating point subtraction"; }
def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "floating point multiplication";
}
def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "floating point division";
}
def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "floating point remainder, with the sign of the dividend";
}
def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "floating point maximum; NaN if an operand is";
}
def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "floating point minimum; NaN if an operand is";
}
def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "floating point maximum; the other operand if one is NaN";
}
def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "floating point minimum; the other operand if one is NaN";
}

//===-- Conversions --------------------------------------------------------===//

// A tensor is converted to a tensor of the same sizes, known or not.
def Arith_SameTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  CPred<"::strata::arith::haveSameTensorDims($in.getType(), $out.getType())">>;

class Arith_CastOp<string mnemonic, TypeConstraint from, TypeConstraint to, list<Trait> traits = []>
    : Arith_ElementwiseOp<mnemonic, !listconcat([Pure, SameOperandsAndResultShape, Arith_SameTensorDims,
                                                 DeclareOpInterfaceMethods<CastOpInterface>], traits)> {
  let arguments = (ins from:$in);
  let results = (outs to:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
}

class Arith_IntCastOp<string mnemonic, TypeConstraint type = SignlessFixedWidthIntegerLike>
    : Arith_CastOp<mnemonic, type, type, [Arith_InferIntRange]>;

def Arith_ExtUIOp : Arith_IntCastOp<"extui"> {
  let summary = "to a wider integer, zeros come in";
}
def Arith_ExtSIOp : Arith_IntCastOp<"extsi"> {
  let summary = "to a wider integer, the sign comes in";
}
def Arith_TruncIOp : Arith_IntCastOp<"trunci"> {
  let summary = "to a narrower integer";
  let arguments = (ins SignlessFixedWidthIntegerLike:$in, Arith_OverflowFlags:$overflowFlags);
  let assemblyFormat = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
}
def Arith_ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike> {
  let summary = "to a wider float";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
}
def Arith_TruncFOp : Arith_CastOp<"truncf", FloatLike, FloatLike> {
  let summary = "to a narrower float";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
}
def Arith_UIToFPOp : Arith_CastOp<"uitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "unsigned integer to float";
}
def Arith_SIToFPOp : Arith_CastOp<"sitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "signed integer to float";
}
def Arith_FPToUIOp : Arith_CastOp<"fptoui", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "float to unsigned integer, rounds toward zero";
}
def Arith_FPToSIOp : Arith_CastOp<"fptosi", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "float to signed integer, rounds toward zero";
}
def Arith_IndexCastOp : Arith_IntCastOp<"index_cast", Arith_IndexCastable> {
  let summary = "between index and integers, the sign comes in";
}
def Arith_IndexCastUIOp : Arith_IntCastOp<"index_castui", Arith_IndexCastable> {
  let summary = "between index and integers, zeros come in";
}
def Arith_BitcastOp : Arith_CastOp<"bitcast", Arith_Bitcastable, Arith_Bitcastable> {
  let summary = "the same bits as another type of that width";
}

class Arith_ScalingOp<string mnemonic>
    : Arith_ElementwiseOp<mnemonic, [Pure, Arith_SameTensorDims, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let results = (outs FloatLike:$out);
}
def Arith_ScalingExtFOp : Arith_ScalingOp<"scaling_extf"> {
  let summary = "to a wider float, times a scale";
  let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
  }];
}
def Arith_ScalingTruncFOp : Arith_ScalingOp<"scaling_truncf"> {
  let summary = "to a narrower float, divided by a scale";
  let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
}

//===-- Comparing and choosing ---------------------------------------------===//

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_ElementwiseOp<mnemonic,
                          !listconcat([Pure, SameTypeOperands,
                                       TypesMatchWith<"result type has i1 element type and same shape as operands",
                                                      "lhs", "result", "::strata::arith::getI1SameShape($_self)">],
                                      traits)> {
  let results = (outs BoolLike:$result);
  let hasFolder = 1;
}
def Arith_CmpIOp : Arith_CompareOp<"cmpi", [Arith_InferIntRange]> {
  let summary = "integer comparison";
  let arguments = (ins Arith_CmpIPredicateAttr:$predicate, SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Arith_CmpFOp : Arith_CompareOp<"cmpf"> {
  let summary = "floating point comparison";
  let arguments = (ins Arith_CmpFPredicateAttr:$predicate, FloatLike:$lhs, FloatLike:$rhs,
                       Arith_FastMath:$fastmath);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)";
}

// The text leaves the type of the condition out when it is i1, which a declared format cannot say.
def Arith_SelectOp
    : Arith_ElementwiseOp<"select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                                     PredOpTrait<"condition is signless i1 or has matching shape",
                                                 CPred<"::strata::arith::selectsBy($condition.getType(), "
                                                       "$result.getType())">>,
                                     SelectLikeOpInterface,
                                     DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                               ["inferResultRangesFromOptional"]>]> {
  let summary = "one of two values by a condition";
  let description = "With a vector or tensor of conditions, element by element.";
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // STRATA_DIALECTS_ARITH
