//===- Arith.td - Arithmetic -------------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of the arith dialect by kind: constants, integers, floats, conversions, comparisons. The folders are in
// Arith*Folders.cpp; patterns that match several ops are in ArithCanonicalization.td.
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

// The op infers the integer ranges of its results from those of its operands.
defvar Arith_InferIntRange = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// An op on scalars that is applied elementwise to vectors and tensors.
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
    /// Returns true if a constant with this value and type is valid; the type must be that of the attribute.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
    /// Creates a constant, or returns null if it would be invalid.
    static ::mlir::arith::ConstantOp materialize(::mlir::OpBuilder &builder, ::mlir::Attribute value,
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
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;

class Arith_IntBinaryOpWithOverflow<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, !listconcat(traits, [Pure])> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       Arith_OverflowFlags:$overflowFlags);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

// The flag `exact` asserts that a division has no remainder, or that a shift only shifts out zeros; else the result is
// poison.
class Arith_IntBinaryOpWithExact<string mnemonic, list<Trait> traits = [Pure]>
    : Arith_IntBinaryOp<mnemonic, traits> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs, UnitAttr:$isExact);
  let assemblyFormat = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

def Arith_AddIOp : Arith_IntBinaryOpWithOverflow<"addi", [Commutative]> {
  let summary = "integer addition";
  let description = "Overflow wraps. With the flag `nsw` or `nuw`, a signed or unsigned overflow gives poison.";
}
def Arith_SubIOp : Arith_IntBinaryOpWithOverflow<"subi"> {
  let summary = "integer subtraction";
}
def Arith_MulIOp : Arith_IntBinaryOpWithOverflow<"muli", [
    Commutative, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "integer multiplication";
}
def Arith_ShLIOp : Arith_IntBinaryOpWithOverflow<"shli"> {
  let summary = "left shift";
  let description = "A shift by at least the bit width gives poison; likewise for `shrui` and `shrsi`.";
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExact<"shrui"> { let summary = "logical right shift"; }
def Arith_ShRSIOp : Arith_IntBinaryOpWithExact<"shrsi"> { let summary = "arithmetic right shift"; }

// Division by zero and overflow of a signed division are undefined behavior. A division is speculatable only if its
// divisor is a constant that excludes both.
defvar Arith_DivisionTraits = [DeclareOpInterfaceMethods<ConditionallySpeculatable>];

def Arith_DivUIOp : Arith_IntBinaryOpWithExact<"divui", Arith_DivisionTraits> {
  let summary = "unsigned division, rounding toward zero";
}
def Arith_DivSIOp : Arith_IntBinaryOpWithExact<"divsi", Arith_DivisionTraits> {
  let summary = "signed division, rounding toward zero";
}
def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", Arith_DivisionTraits> {
  let summary = "unsigned division, rounding up";
}
def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", Arith_DivisionTraits> {
  let summary = "signed division, rounding up";
}
def Arith_FloorDivSIOp : Arith_IntBinaryOp<"floordivsi"> { let summary = "signed division, rounding down"; }
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
  let summary = "unsigned addition with an overflow flag as second result";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
    build($_builder, $_state, lhs.getType(), ::mlir::arith::getI1SameShape(lhs.getType()), lhs, rhs);
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
  let summary = "signed multiplication with the low and the high half of the product as results";
}
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "unsigned multiplication with the low and the high half of the product as results";
}

//===-- Floats -------------------------------------------------------------===//

defvar Arith_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;

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
  let summary = "floating point maximum; NaN if an operand is NaN";
}
def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "floating point minimum; NaN if an operand is NaN";
}
def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "floating point maximum; if one operand is NaN, the other operand";
}
def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "floating point minimum; if one operand is NaN, the other operand";
}

//===-- Conversions --------------------------------------------------------===//

// If the operand and the result of a conversion are tensors, they must have the same static and dynamic dimensions.
def Arith_SameTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  CPred<"::mlir::arith::haveSameTensorDims($in.getType(), $out.getType())">>;

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
  let summary = "conversion to a wider integer by zero extension";
}
def Arith_ExtSIOp : Arith_IntCastOp<"extsi"> {
  let summary = "conversion to a wider integer by sign extension";
}
def Arith_TruncIOp : Arith_IntCastOp<"trunci"> {
  let summary = "conversion to a narrower integer by truncation";
  let arguments = (ins SignlessFixedWidthIntegerLike:$in, Arith_OverflowFlags:$overflowFlags);
  let assemblyFormat = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
}
def Arith_ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike> {
  let summary = "conversion to a wider float";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
}
def Arith_TruncFOp : Arith_CastOp<"truncf", FloatLike, FloatLike> {
  let summary = "conversion to a narrower float";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$out, "::mlir::Value":$in), [{
    $_state.addOperands(in);
    $_state.addTypes(out);
  }]>];
}
def Arith_UIToFPOp : Arith_CastOp<"uitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "conversion of an unsigned integer to a float";
}
def Arith_SIToFPOp : Arith_CastOp<"sitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "conversion of a signed integer to a float";
}
def Arith_FPToUIOp : Arith_CastOp<"fptoui", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "conversion of a float to an unsigned integer, rounding toward zero";
}
def Arith_FPToSIOp : Arith_CastOp<"fptosi", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "conversion of a float to a signed integer, rounding toward zero";
}
def Arith_IndexCastOp : Arith_IntCastOp<"index_cast", Arith_IndexCastable> {
  let summary = "conversion between index and integers, sign-extended if the result is wider";
}
def Arith_IndexCastUIOp : Arith_IntCastOp<"index_castui", Arith_IndexCastable> {
  let summary = "conversion between index and integers, zero-extended if the result is wider";
}
def Arith_BitcastOp : Arith_CastOp<"bitcast", Arith_Bitcastable, Arith_Bitcastable> {
  let summary = "reinterpretation of the bits as another type of the same width";
}

class Arith_ScalingOp<string mnemonic>
    : Arith_ElementwiseOp<mnemonic, [Pure, Arith_SameTensorDims, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let results = (outs FloatLike:$out);
}
def Arith_ScalingExtFOp : Arith_ScalingOp<"scaling_extf"> {
  let summary = "conversion to a wider float, multiplied by a scale";
  let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
  }];
}
def Arith_ScalingTruncFOp : Arith_ScalingOp<"scaling_truncf"> {
  let summary = "conversion to a narrower float, divided by a scale";
  let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
}

//===-- Comparison and selection -------------------------------------------===//

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_ElementwiseOp<mnemonic,
                          !listconcat([Pure, SameTypeOperands,
                                       TypesMatchWith<"result type has i1 element type and same shape as operands",
                                                      "lhs", "result", "::mlir::arith::getI1SameShape($_self)">],
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

// The assembly format is implemented in C++: a declarative format cannot omit the type of the condition if it is i1.
def SelectOp
    : Arith_ElementwiseOp<"select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                                     PredOpTrait<"condition is signless i1 or has matching shape",
                                                 CPred<"::mlir::arith::selectsBy($condition.getType(), "
                                                       "$result.getType())">>,
                                     SelectLikeOpInterface,
                                     DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                               ["inferResultRangesFromOptional"]>]> {
  let summary = "selects one of two values by a condition";
  let description = "With a vector or tensor of conditions, the elements are selected separately.";
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // STRATA_DIALECTS_ARITH
