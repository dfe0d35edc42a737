//===- ArithCanonicalization.td - Multi-op rewrites --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns that match more than one op: they combine the constants of sums and products, remove
// negations, and move conversions toward the uses. Folds of a single op are in Arith*Folders.cpp; the C++ functions
// that these patterns call are in ArithPatterns.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_CANONICALIZATION
#define STRATA_DIALECTS_ARITH_CANONICALIZATION

include "dialects/arith/Arith.td"
include "mlir/IR/PatternBase.td"

//===-- Calls and constraints in C++ ---------------------------------------===//

// Compute a new attribute from two integer attributes of the same type.
def Sum        : NativeCodeCall<"::mlir::arith::addIntAttrs($0, $1)">;
def Difference : NativeCodeCall<"::mlir::arith::subIntAttrs($0, $1)">;
def Product    : NativeCodeCall<"::mlir::arith::mulIntAttrs($0, $1)">;
// The combined op has the overflow flags that both ops have.
def Both       : NativeCodeCall<"::mlir::arith::intersectFlags($0, $1)">;
def NoFlags    : NativeCodeCall<"::mlir::arith::noOverflowFlags($_builder)">;
def ZeroOf     : NativeCodeCall<"::mlir::arith::zeroAttrOf($0)">;
def OneBit     : NativeCodeCall<"::mlir::arith::trueAttrOf($0)">;
def Inverted   : NativeCodeCall<"::mlir::arith::invertedPredicateAttr($0)">;

def IsAllOnes : Constraint<CPred<"::mlir::arith::isConstantInt($_self, -1)">, "is -1">;
def IsOne     : Constraint<CPred<"::mlir::arith::isConstantInt($_self, 1)">, "is 1">;
def IsZero    : Constraint<CPred<"::mlir::arith::isConstantInt($_self, 0)">, "is 0">;
def IsBool    : Constraint<CPred<"$0.getType().isSignlessInteger(1)">, "is i1">;
def IsWiderThanBool
    : Constraint<CPred<"$0.getType().isSignlessInteger() && !$0.getType().isInteger(1)">, "is an integer other than i1">;
def HasStaticZero : Constraint<CPred<"::mlir::arith::hasZero($0.getType())">, "has a constant zero">;
def SameType      : Constraint<CPred<"$0.getType() == $1.getType()">, "have the same type">;
def FitsBetween   : Constraint<CPred<"::mlir::arith::isNarrower($0.getType(), $1.getType())">, "is narrower">;
def IsSignedOrEquality
    : Constraint<CPred<"!::mlir::arith::isUnsignedPredicate($0)">, "is a signed predicate, eq or ne">;
def IsUnsignedOrEquality
    : Constraint<CPred<"!::mlir::arith::isSignedPredicate($0)">, "is an unsigned predicate, eq or ne">;

//===-- Sums of constants --------------------------------------------------===//

// (x + c0) + c1 => x + (c0 + c1)
def AddIAddConstant
    : Pat<(Arith_AddIOp (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_AddIOp $x, (Arith_ConstantOp (Sum $c0, $c1)), (Both $f0, $f1))>;
// (x - c0) + c1 => x + (c1 - c0)
def AddISubConstantRHS
    : Pat<(Arith_AddIOp (Arith_SubIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_AddIOp $x, (Arith_ConstantOp (Difference $c1, $c0)), (Both $f0, $f1))>;
// (c0 - x) + c1 => (c0 + c1) - x
def AddISubConstantLHS
    : Pat<(Arith_AddIOp (Arith_SubIOp (Arith_ConstantOp APIntAttr:$c0), $x, $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_SubIOp (Arith_ConstantOp (Sum $c0, $c1)), $x, (Both $f0, $f1))>;

// (x + c0) - c1 => x + (c0 - c1)
def SubIRHSAddConstant
    : Pat<(Arith_SubIOp (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_AddIOp $x, (Arith_ConstantOp (Difference $c0, $c1)), (NoFlags))>;
// c1 - (x + c0) => (c1 - c0) - x
def SubILHSAddConstant
    : Pat<(Arith_SubIOp (Arith_ConstantOp APIntAttr:$c1),
                        (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0), $f1),
          (Arith_SubIOp (Arith_ConstantOp (Difference $c1, $c0)), $x, (Both $f0, $f1))>;
// (x - c0) - c1 => x - (c0 + c1)
def SubIRHSSubConstantRHS
    : Pat<(Arith_SubIOp (Arith_SubIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_SubIOp $x, (Arith_ConstantOp (Sum $c0, $c1)), (Both $f0, $f1))>;
// (c0 - x) - c1 => (c0 - c1) - x
def SubIRHSSubConstantLHS
    : Pat<(Arith_SubIOp (Arith_SubIOp (Arith_ConstantOp APIntAttr:$c0), $x, $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_SubIOp (Arith_ConstantOp (Difference $c0, $c1)), $x, (Both $f0, $f1))>;
// c1 - (x - c0) => (c0 + c1) - x
def SubILHSSubConstantRHS
    : Pat<(Arith_SubIOp (Arith_ConstantOp APIntAttr:$c1),
                        (Arith_SubIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0), $f1),
          (Arith_SubIOp (Arith_ConstantOp (Sum $c0, $c1)), $x, (Both $f0, $f1))>;
// c1 - (c0 - x) => x + (c1 - c0)
def SubILHSSubConstantLHS
    : Pat<(Arith_SubIOp (Arith_ConstantOp APIntAttr:$c1),
                        (Arith_SubIOp (Arith_ConstantOp APIntAttr:$c0), $x, $f0), $f1),
          (Arith_AddIOp $x, (Arith_ConstantOp (Difference $c1, $c0)), (Both $f0, $f1))>;
// (a - b) - a => 0 - b
def SubISubILHSRHSLHS
    : Pat<(Arith_SubIOp:$result (Arith_SubIOp $a, $b, $f0), $a, $f1),
          (Arith_SubIOp (Arith_ConstantOp (ZeroOf $result)), $b, (Both $f0, $f1)),
          [(HasStaticZero $result)]>;

// x + (y * -1) => x - y, in both orders
def AddIMulNegativeOneRHS
    : Pat<(Arith_AddIOp $x, (Arith_MulIOp $y, (Arith_ConstantOp $c0), $f0), $f1),
          (Arith_SubIOp $x, $y, (NoFlags)), [(IsAllOnes $c0)]>;
def AddIMulNegativeOneLHS
    : Pat<(Arith_AddIOp (Arith_MulIOp $y, (Arith_ConstantOp $c0), $f0), $x, $f1),
          (Arith_SubIOp $x, $y, (NoFlags)), [(IsAllOnes $c0)]>;

// (x * c0) * c1 => x * (c0 * c1)
def MulIMulIConstant
    : Pat<(Arith_MulIOp (Arith_MulIOp $x, (Arith_ConstantOp APIntAttr:$c0), $f0),
                        (Arith_ConstantOp APIntAttr:$c1), $f1),
          (Arith_MulIOp $x, (Arith_ConstantOp (Product $c0, $c1)), (Both $f0, $f1))>;

//===-- Bitwise ops --------------------------------------------------------===//

// not (a < b) => a >= b, for every predicate
def XOrINotCmpI
    : Pat<(Arith_XOrIOp (Arith_CmpIOp $predicate, $a, $b), (Arith_ConstantOp $ones)),
          (Arith_CmpIOp (Inverted $predicate), $a, $b), [(IsAllOnes $ones)]>;

// ext(x) op ext(y) => ext(x op y)
multiclass OfExtended<Op op> {
  def OfExtUI : Pat<(op (Arith_ExtUIOp $x), (Arith_ExtUIOp $y)), (Arith_ExtUIOp (op $x, $y)), [(SameType $x, $y)]>;
  def OfExtSI : Pat<(op (Arith_ExtSIOp $x), (Arith_ExtSIOp $y)), (Arith_ExtSIOp (op $x, $y)), [(SameType $x, $y)]>;
}
defm AndI : OfExtended<Arith_AndIOp>;
defm OrI  : OfExtended<Arith_OrIOp>;
defm XOrI : OfExtended<Arith_XOrIOp>;

//===-- Comparisons --------------------------------------------------------===//

// cmp(extsi a, extsi b) => cmp(a, b), unless the predicate is unsigned
def CmpIExtSI
    : Pat<(Arith_CmpIOp $predicate, (Arith_ExtSIOp $a), (Arith_ExtSIOp $b)), (Arith_CmpIOp $predicate, $a, $b),
          [(SameType $a, $b), (IsSignedOrEquality $predicate)]>;
// cmp(extui a, extui b) => cmp(a, b), unless the predicate is signed
def CmpIExtUI
    : Pat<(Arith_CmpIOp $predicate, (Arith_ExtUIOp $a), (Arith_ExtUIOp $b)), (Arith_CmpIOp $predicate, $a, $b),
          [(SameType $a, $b), (IsUnsignedOrEquality $predicate)]>;

//===-- Selection ----------------------------------------------------------===//

// select(not c, a, b) => select(c, b, a)
def SelectNotCond
    : Pat<(SelectOp (Arith_XOrIOp $c, (Arith_ConstantOp $ones)), $a, $b), (SelectOp $c, $b, $a),
          [(IsAllOnes $ones)]>;
// select(c, select(c, a, b), d) => select(c, a, d) and select(c, d, select(c, a, b)) => select(c, d, b)
def RedundantSelectTrue
    : Pat<(SelectOp $c, (SelectOp $c, $a, $b), $d), (SelectOp $c, $a, $d)>;
def RedundantSelectFalse
    : Pat<(SelectOp $c, $d, (SelectOp $c, $a, $b)), (SelectOp $c, $d, $b)>;
// select(c, false, true) => not c
def SelectI1ToNot
    : Pat<(SelectOp:$result $c, (Arith_ConstantOp $no), (Arith_ConstantOp $yes)),
          (Arith_XOrIOp $c, (Arith_ConstantOp (OneBit $c))),
          [(IsBool $result), (IsZero $no), (IsOne $yes)]>;
// select(c, 1, 0) => extui(c) and select(c, 0, 1) => extui(not c)
def SelectToExtUI
    : Pat<(SelectOp:$result $c, (Arith_ConstantOp $yes), (Arith_ConstantOp $no)), (Arith_ExtUIOp $c),
          [(IsWiderThanBool $result), (IsOne $yes), (IsZero $no)]>;
def SelectToNotExtUI
    : Pat<(SelectOp:$result $c, (Arith_ConstantOp $no), (Arith_ConstantOp $yes)),
          (Arith_ExtUIOp (Arith_XOrIOp $c, (Arith_ConstantOp (OneBit $c)))),
          [(IsWiderThanBool $result), (IsZero $no), (IsOne $yes)]>;

//===-- Conversions --------------------------------------------------------===//

// extsi(extui(x)) => extui(x): the inner extension is never negative.
def ExtSIOfExtUI : Pat<(Arith_ExtSIOp (Arith_ExtUIOp $x)), (Arith_ExtUIOp $x)>;
// trunci(ext(x)) => ext(x), if x is narrower than the result
def TruncIExtSIToExtSI
    : Pat<(Arith_TruncIOp:$result (Arith_ExtSIOp $x), $flags), (Arith_ExtSIOp $x), [(FitsBetween $x, $result)]>;
def TruncIExtUIToExtUI
    : Pat<(Arith_TruncIOp:$result (Arith_ExtUIOp $x), $flags), (Arith_ExtUIOp $x), [(FitsBetween $x, $result)]>;

// Casts to index and back => x; casts of an extension to index => cast of x; bitcast(bitcast(x)) => bitcast(x)
def IndexCastOfIndexCast
    : Pat<(Arith_IndexCastOp:$result (Arith_IndexCastOp $x)), (replaceWithValue $x), [(SameType $x, $result)]>;
def IndexCastUIOfIndexCastUI
    : Pat<(Arith_IndexCastUIOp:$result (Arith_IndexCastUIOp $x)), (replaceWithValue $x), [(SameType $x, $result)]>;
def IndexCastOfExtSI   : Pat<(Arith_IndexCastOp (Arith_ExtSIOp $x)), (Arith_IndexCastOp $x)>;
def IndexCastUIOfExtUI : Pat<(Arith_IndexCastUIOp (Arith_ExtUIOp $x)), (Arith_IndexCastUIOp $x)>;
def BitcastOfBitcast   : Pat<(Arith_BitcastOp (Arith_BitcastOp $x)), (Arith_BitcastOp $x)>;

// truncf(itofp(x)) => itofp(x) to the narrower format
def TruncFSIToFPToSIToFP : Pat<(Arith_TruncFOp (Arith_SIToFPOp $x), $mode, $fastmath), (Arith_SIToFPOp $x)>;
def TruncFUIToFPToUIToFP : Pat<(Arith_TruncFOp (Arith_UIToFPOp $x), $mode, $fastmath), (Arith_UIToFPOp $x)>;

//===-- Floats -------------------------------------------------------------===//

// (-x) * (-y) => x * y and (-x) / (-y) => x / y
def MulFOfNegF
    : Pat<(Arith_MulFOp (Arith_NegFOp $x, $f0), (Arith_NegFOp $y, $f1), $fastmath),
          (Arith_MulFOp $x, $y, $fastmath)>;
def DivFOfNegF
    : Pat<(Arith_DivFOp (Arith_NegFOp $x, $f0), (Arith_NegFOp $y, $f1), $fastmath),
          (Arith_DivFOp $x, $y, $fastmath)>;

#endif // STRATA_DIALECTS_ARITH_CANONICALIZATION
