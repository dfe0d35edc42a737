//===- Poly.td - Polynomials: the dialect to read first ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A small but whole dialect: polynomials in one variable x with integer coefficients. It shows, in this
// order: a dialect, a type with parameters, an enum, operations, and rewrites as data. Nearly all is
// declared here; Poly.cpp has the few functions that a declaration cannot express.
//
// Try it without compiling anything:
//
//     strata-opt --load-dialect=Poly.td example.mlir --canonicalize
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_EXAMPLE_POLY
#define STRATA_DIALECTS_EXAMPLE_POLY

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===-- 1. The dialect -----------------------------------------------------===//

// The name is the prefix of everything in the text: `poly.add`, `!poly.poly`.
def Poly_Dialect : Dialect {
  let name = "poly";
  let cppNamespace = "::strata::poly";
  let summary = "Polynomials in one variable with integer coefficients";
  let description = [{
    A polynomial is a value of type `!poly.poly<N>`: it has N coefficients, and all arithmetic is modulo x^N, so
    that what would be of a higher degree is dropped.
  }];
  // The generator writes the dispatch from `!poly.…` to the types below,
  let useDefaultTypePrinterParser = 1;
  // and the author writes two functions of the class PolyDialect in Poly.cpp: one that turns the result of
  // folding into an op, and one that hands out the rewrites at the end of this file.
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}

//===-- 2. A type ----------------------------------------------------------===//

// `!poly.poly<5>`. The mnemonic is what stands behind the dialect's prefix; the format is what follows it.
// A parameter is stored once for each distinct type, and read in C++ by getBound().
def Poly_PolyType : TypeDef<Poly_Dialect, "Poly"> {
  let mnemonic = "poly";
  let summary = "a polynomial of bounded degree";
  let parameters = (ins "unsigned":$bound);
  let assemblyFormat = "`<` $bound `>`";
  // What every instance must satisfy is checked by PolyType::verify in Poly.cpp.
  let genVerifyDecl = 1;
}

//===-- 3. An enum ---------------------------------------------------------===//

// How to evaluate a polynomial. In the text of an op a case is a bare word: `horner`.
def Poly_Method : I32EnumAttr<"Method", "evaluation method", [
    I32EnumAttrCase<"horner", 0>,   // (a2 x + a1) x + a0: fewest multiplications
    I32EnumAttrCase<"estrin", 1>,   // in pairs: shortest chain of dependent steps
    I32EnumAttrCase<"powers", 2>    // a2 x^2 + a1 x + a0, as written
  ]> {
  let cppNamespace = "::strata::poly";
}

//===-- 4. Operations ------------------------------------------------------===//

// What all ops of the dialect have in common. `Pure`: they do nothing but compute their results, so that an
// unused one is removed and equal ones are computed once.
class Poly_Op<string mnemonic, list<Trait> traits = []>
    : Op<Poly_Dialect, mnemonic, !listconcat(traits, [Pure])>;

// Operands and results of one type: the text needs to say it only once. `qualified` keeps `!poly.poly` there: a
// type that can only be one of these is written `<4>` otherwise, as in poly.to_tensor below.
class Poly_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Poly_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])> {
  let arguments = (ins Poly_PolyType:$lhs, Poly_PolyType:$rhs);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
}

def Poly_ConstantOp : Poly_Op<"constant", [ConstantLike]> {
  let summary = "a known polynomial";
  let description = [{
    The coefficients in ascending order; those that are left out are zero.

    ```mlir
    %p = poly.constant [1, 0, 3] : !poly.poly<5>    // 1 + 3 x^2
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$coefficients);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$coefficients attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;   // not more coefficients than the type has room for
  let hasFolder = 1;
}

// A commutative op keeps constants on the right, which the rewrites below rely on.
def Poly_AddOp : Poly_BinaryOp<"add", [Commutative]> {
  let summary = "the sum of two polynomials";
  let hasFolder = 1;     // of two constants
}
def Poly_SubOp : Poly_BinaryOp<"sub"> { let summary = "the difference of two polynomials"; }
def Poly_MulOp : Poly_BinaryOp<"mul", [Commutative]> { let summary = "the product of two polynomials"; }

// An involution undone is nothing: -(-p) folds to p, without a line of C++.
def Poly_NegOp : Poly_Op<"neg", [SameOperandsAndResultType, Involution]> {
  let summary = "a polynomial with all coefficients negated";
  let arguments = (ins Poly_PolyType:$input);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

// An integer attribute with a constraint: a factor of zero would be a constant in disguise.
def Poly_ScaleOp : Poly_Op<"scale", [SameOperandsAndResultType]> {
  let summary = "a polynomial times an integer";
  let description = "`%q = poly.scale %p by 3 : !poly.poly<4>`";
  let arguments = (ins Poly_PolyType:$input, ConfinedAttr<I64Attr, [IntNEQValue<0>]>:$factor);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input `by` $factor attr-dict `:` qualified(type($result))";
}

// Any number of operands, all of one type.
def Poly_SumOp : Poly_Op<"sum", [SameOperandsAndResultType]> {
  let summary = "the sum of any number of polynomials";
  let arguments = (ins Variadic<Poly_PolyType>:$inputs);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$inputs attr-dict `:` qualified(type($result))";
  let hasCanonicalizer = 1;   // the pattern in C++: a sum of one, of a sum
}

// The result is of the type of the point: the text says it once, and so does a builder.
def Poly_EvalOp : Poly_Op<"eval", [AllTypesMatch<["point", "result"]>]> {
  let summary = "the value of a polynomial at a point";
  let description = [{
    The method is optional; without one, `horner` is used and not shown.

    ```mlir
    %1 = poly.eval %p at %x : (!poly.poly<3>, i32)
    %2 = poly.eval %p at %x using estrin : (!poly.poly<3>, i32)
    ```
  }];
  let arguments = (ins Poly_PolyType:$input, AnySignlessIntegerOrIndex:$point,
                       DefaultValuedAttr<Poly_Method, "::strata::poly::Method::horner">:$method);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = [{
    $input `at` $point (`using` $method^)? attr-dict `:` `(` qualified(type($input)) `,` type($point) `)`
  }];
}

// A region: code of the user's that runs for each coefficient, with the power of x that it belongs to and the
// coefficient as arguments. The terminator that ends it is put there when the text leaves it out, which is
// what `SingleBlockImplicitTerminator` says.
def Poly_MapOp : Poly_Op<"map", [SameOperandsAndResultType, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "computes each coefficient anew";
  let description = [{
    ```mlir
    %q = poly.map %p : !poly.poly<3> {
    ^bb0(%power: index, %coefficient: i64):
      %0 = arith.addi %coefficient, %coefficient : i64
      poly.yield %0
    }
    ```
  }];
  let arguments = (ins Poly_PolyType:$input);
  let results = (outs Poly_PolyType:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result)) $body";
}

// An optional operand, and with it an optional group of the format. The op has no result and may stand in
// poly.map only.
def Poly_YieldOp : Poly_Op<"yield", [Terminator, HasParent<"MapOp">]> {
  let summary = "gives the new coefficient to poly.map; without one it stays as it is";
  let arguments = (ins Optional<I64>:$value);
  let assemblyFormat = "($value^)? attr-dict";
}

// A tensor of coefficients and back. TypesMatchWith says how one type follows from the other, so that the text
// says one of them; the expression sees the type of the first member as $_self.
def Poly_ToTensorOp
    : Poly_Op<"to_tensor", [TypesMatchWith<"result has a coefficient for each of the input", "input", "result",
                                           "::mlir::RankedTensorType::get({static_cast<int64_t>(::llvm::cast<"
                                           "::strata::poly::PolyType>($_self).getBound())}, "
                                           "::mlir::IntegerType::get($_self.getContext(), 64))">]> {
  let summary = "the coefficients as a tensor";
  let arguments = (ins Poly_PolyType:$input);
  let results = (outs RankedTensorOf<[I64]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def Poly_FromTensorOp : Poly_Op<"from_tensor"> {
  let summary = "a polynomial with the elements of a tensor as coefficients";
  let arguments = (ins 1DTensorOf<[I64]>:$input);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` qualified(type($result))";
}

// The op that the MLIR paper declares in its figure 5: constraints on an operand, an attribute and a result.
def Poly_LeakyReluOp : Poly_Op<"leaky_relu", [SameOperandsAndResultType]> {
  let summary = "Leaky Relu operator";
  let description = [{
    Takes a tensor and a floating-point value, and gives a tensor of the same type as the input. Element-wise
    Leaky ReLU operator: x -> x >= 0 ? x : (alpha * x)
  }];
  let arguments = (ins AnyTensor:$input, F32Attr:$alpha);
  let results = (outs AnyTensor:$output);
  let assemblyFormat = "$input `alpha` $alpha attr-dict `:` type($output)";
}

//===-- 5. Rewrites --------------------------------------------------------===//

// Pat<what to find, what to put in its place>. $names are bound on the left and used on the right; a name that
// is used twice on the left must be the same value in both places. All of these run under --canonicalize,
// together with the folders and the pattern in Poly.cpp; each makes the program simpler, so they end.

// Subtraction is addition of the negative: one form less for all that follows.
def SubToAddOfNeg : Pat<(Poly_SubOp $a, $b), (Poly_AddOp $a, (Poly_NegOp $b))>;

// p * q + p * r => p * (q + r)
def Factor
    : Pat<(Poly_AddOp (Poly_MulOp $p, $q), (Poly_MulOp $p, $r)), (Poly_MulOp $p, (Poly_AddOp $q, $r))>;

// A pattern may ask for one particular attribute: scaling by 1 does nothing, scaling by -1 has an op.
def ScaleByOne : Pat<(Poly_ScaleOp $p, ConstantAttr<I64Attr, "1">), (replaceWithValue $p)>;
def ScaleByMinusOne : Pat<(Poly_ScaleOp $p, ConstantAttr<I64Attr, "-1">), (Poly_NegOp $p)>;

// -(p * q) => (-p) * q moves negations inwards, where they meet each other.
def NegOfMul : Pat<(Poly_NegOp (Poly_MulOp $p, $q)), (Poly_MulOp (Poly_NegOp $p), $q)>;

// (-p) * (-q) => p * q
def MulOfNegs : Pat<(Poly_MulOp (Poly_NegOp $p), (Poly_NegOp $q)), (Poly_MulOp $p, $q)>;

// Or for an attribute that satisfies a constraint: multiplying by the constant polynomial 1 does nothing.
def OnePoly : AttrConstraint<CPred<"::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef() == "
                                   "::llvm::ArrayRef<int64_t>({1})">,
                             "the polynomial 1">;
def MulByOne : Pat<(Poly_MulOp $p, (Poly_ConstantOp OnePoly)), (replaceWithValue $p)>;

// Constraints in brackets are over several things that were found: to a tensor and back again is nothing, if
// no coefficient is dropped or added in between.
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "have the same type">;
def FromTensorOfToTensor
    : Pat<(Poly_FromTensorOp:$result (Poly_ToTensorOp $p)), (replaceWithValue $p), [(SameType $result, $p)]>;

#endif // STRATA_DIALECTS_EXAMPLE_POLY
