//===- Poly.td - Polynomials: the example dialect ---------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A small but complete dialect: polynomials in one variable x with integer coefficients. It shows, in this
// order: a dialect, a type with parameters, an enum, operations, and declarative rewrites. Nearly everything
// is declared here; Poly.cpp has the few functions that declarations cannot express.
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

// The name is the prefix of all ops, types and attributes in the assembly format: `poly.add`, `!poly.poly`.
def Poly_Dialect : Dialect {
  let name = "poly";
  let cppNamespace = "::mlir::poly";
  let summary = "Polynomials in one variable with integer coefficients";
  let description = [{
    A value of type `!poly.poly<N>` is a polynomial with N coefficients. All arithmetic is modulo x^N: terms of
    degree N and above are dropped.
  }];
  // The generator writes the dispatch from `!poly.…` to the types below.
  let useDefaultTypePrinterParser = 1;
  // Two functions of PolyDialect are defined in Poly.cpp: materializeConstant() creates an op for the result of
  // a folder, and getCanonicalizationPatterns() adds the rewrites at the end of this file.
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}

//===-- 2. A type ----------------------------------------------------------===//

// `!poly.poly<5>`. The mnemonic follows the prefix of the dialect; the assembly format follows the mnemonic.
// A parameter is stored once for each distinct type; C++ code reads it with getBound().
def Poly_PolyType : TypeDef<Poly_Dialect, "Poly"> {
  let mnemonic = "poly";
  let summary = "a polynomial of bounded degree";
  let parameters = (ins "unsigned":$bound);
  let assemblyFormat = "`<` $bound `>`";
  // PolyType::verify() in Poly.cpp checks the invariants of each instance.
  let genVerifyDecl = 1;
}

//===-- 3. An enum ---------------------------------------------------------===//

// The algorithm of poly.eval. In the assembly format of an op, a case is a keyword: `horner`.
def Poly_Method : I32EnumAttr<"Method", "evaluation method", [
    I32EnumAttrCase<"horner", 0>,   // (a2 x + a1) x + a0: fewest multiplications
    I32EnumAttrCase<"estrin", 1>,   // pairwise: shortest dependence chain
    I32EnumAttrCase<"powers", 2>    // a2 x^2 + a1 x + a0: one power per term
  ]> {
  let cppNamespace = "::mlir::poly";
}

//===-- 4. Operations ------------------------------------------------------===//

// Base class of all ops. `Pure`: an op has no side effects, so that it is erased if its results are unused, and
// equal ops are merged.
class Poly_Op<string mnemonic, list<Trait> traits = []>
    : Op<Poly_Dialect, mnemonic, !listconcat(traits, [Pure])>;

// The operands and the result have one type, which the assembly format contains only once. `qualified` keeps the
// prefix `!poly.poly`; without it, a type that can only be of this kind is printed as `<4>` (poly.to_tensor).
class Poly_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Poly_Op<mnemonic, !listconcat(traits, [SameOperandsAndResultType])> {
  let arguments = (ins Poly_PolyType:$lhs, Poly_PolyType:$rhs);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
}

def Poly_ConstantOp : Poly_Op<"constant", [ConstantLike]> {
  let summary = "a constant polynomial";
  let description = [{
    The coefficients are listed in ascending order; omitted coefficients are zero.

    ```mlir
    %p = poly.constant [1, 0, 3] : !poly.poly<5>    // 1 + 3 x^2
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$coefficients);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$coefficients attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;   // not more coefficients than the bound of the type
  let hasFolder = 1;
}

// Constant operands of a commutative op are moved to the right; the rewrites below depend on this.
def Poly_AddOp : Poly_BinaryOp<"add", [Commutative]> {
  let summary = "the sum of two polynomials";
  let hasFolder = 1;     // folds two constants
}
def Poly_SubOp : Poly_BinaryOp<"sub"> { let summary = "the difference of two polynomials"; }
def Poly_MulOp : Poly_BinaryOp<"mul", [Commutative]> { let summary = "the product of two polynomials"; }

// The trait Involution folds -(-p) to p without any C++ code.
def Poly_NegOp : Poly_Op<"neg", [SameOperandsAndResultType, Involution]> {
  let summary = "the negation of a polynomial";
  let arguments = (ins Poly_PolyType:$input);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

// An integer attribute with a constraint: the factor must not be zero.
def Poly_ScaleOp : Poly_Op<"scale", [SameOperandsAndResultType]> {
  let summary = "a polynomial times an integer";
  let description = "`%q = poly.scale %p by 3 : !poly.poly<4>`";
  let arguments = (ins Poly_PolyType:$input, ConfinedAttr<I64Attr, [IntNEQValue<0>]>:$factor);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input `by` $factor attr-dict `:` qualified(type($result))";
}

// A variadic operand group; all operands have one type.
def Poly_SumOp : Poly_Op<"sum", [SameOperandsAndResultType]> {
  let summary = "the sum of any number of polynomials";
  let arguments = (ins Variadic<Poly_PolyType>:$inputs);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$inputs attr-dict `:` qualified(type($result))";
  let hasCanonicalizer = 1;   // the C++ pattern for a sum with one operand or with an operand that is a sum
}

// The result type equals the type of the point, so assembly format and builders omit it.
def Poly_EvalOp : Poly_Op<"eval", [AllTypesMatch<["point", "result"]>]> {
  let summary = "the value of a polynomial at a point";
  let description = [{
    The method is optional: `horner` is the default and is not printed.

    ```mlir
    %1 = poly.eval %p at %x : (!poly.poly<3>, i32)
    %2 = poly.eval %p at %x using estrin : (!poly.poly<3>, i32)
    ```
  }];
  let arguments = (ins Poly_PolyType:$input, AnySignlessIntegerOrIndex:$point,
                       DefaultValuedAttr<Poly_Method, "::mlir::poly::Method::horner">:$method);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = [{
    $input `at` $point (`using` $method^)? attr-dict `:` `(` qualified(type($input)) `,` type($point) `)`
  }];
}

// An op with a region, which is executed for each coefficient. The block arguments are the power of x and the
// coefficient. `SingleBlockImplicitTerminator` permits that the assembly format omits the terminator; the parser
// adds it.
def Poly_MapOp : Poly_Op<"map", [SameOperandsAndResultType, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "replaces each coefficient by a value computed from it";
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

// An optional operand in an optional group of the assembly format. The op has no result and is only allowed in
// the region of poly.map.
def Poly_YieldOp : Poly_Op<"yield", [Terminator, HasParent<"MapOp">]> {
  let summary = "yields the new coefficient to poly.map; without an operand the coefficient is unchanged";
  let arguments = (ins Optional<I64>:$value);
  let assemblyFormat = "($value^)? attr-dict";
}

// Conversion to a tensor of coefficients and back. TypesMatchWith derives one type from another, so that the
// assembly format contains only one of them; in the expression, $_self is the type of the first member.
def Poly_ToTensorOp
    : Poly_Op<"to_tensor", [TypesMatchWith<"result has a coefficient for each of the input", "input", "result",
                                           "::mlir::RankedTensorType::get({static_cast<int64_t>(::llvm::cast<"
                                           "::mlir::poly::PolyType>($_self).getBound())}, "
                                           "::mlir::IntegerType::get($_self.getContext(), 64))">]> {
  let summary = "converts a polynomial to a tensor of its coefficients";
  let arguments = (ins Poly_PolyType:$input);
  let results = (outs RankedTensorOf<[I64]>:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def Poly_FromTensorOp : Poly_Op<"from_tensor"> {
  let summary = "converts a tensor of coefficients to a polynomial";
  let arguments = (ins 1DTensorOf<[I64]>:$input);
  let results = (outs Poly_PolyType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` qualified(type($result))";
}

// The op that the MLIR paper declares in its figure 5: constraints on an operand, an attribute and a result.
def Poly_LeakyReluOp : Poly_Op<"leaky_relu", [SameOperandsAndResultType]> {
  let summary = "Leaky Relu operator";
  let description = [{
    Takes a tensor and a floating-point attribute and returns a tensor of the type of the input. Applies
    x -> x >= 0 ? x : (alpha * x) to each element.
  }];
  let arguments = (ins AnyTensor:$input, F32Attr:$alpha);
  let results = (outs AnyTensor:$output);
  let assemblyFormat = "$input `alpha` $alpha attr-dict `:` type($output)";
}

//===-- 5. Rewrites --------------------------------------------------------===//

// Pat<pattern to match, replacement>. $names are bound on the left and used on the right; a name that occurs twice
// on the left must denote the same value. All of these rewrites run under --canonicalize, together with the folders
// and the pattern in Poly.cpp. Each one simplifies the program, so their application terminates.

// Replaces subtraction by addition of the negation, so that later patterns need not handle subtraction.
def SubToAddOfNeg : Pat<(Poly_SubOp $a, $b), (Poly_AddOp $a, (Poly_NegOp $b))>;

// p * q + p * r => p * (q + r)
def Factor
    : Pat<(Poly_AddOp (Poly_MulOp $p, $q), (Poly_MulOp $p, $r)), (Poly_MulOp $p, (Poly_AddOp $q, $r))>;

// A pattern can match one attribute value: scaling by 1 is the identity, scaling by -1 a negation.
def ScaleByOne : Pat<(Poly_ScaleOp $p, ConstantAttr<I64Attr, "1">), (replaceWithValue $p)>;
def ScaleByMinusOne : Pat<(Poly_ScaleOp $p, ConstantAttr<I64Attr, "-1">), (Poly_NegOp $p)>;

// -(p * q) => (-p) * q moves negations inwards, where they can cancel.
def NegOfMul : Pat<(Poly_NegOp (Poly_MulOp $p, $q)), (Poly_MulOp (Poly_NegOp $p), $q)>;

// (-p) * (-q) => p * q
def MulOfNegs : Pat<(Poly_MulOp (Poly_NegOp $p), (Poly_NegOp $q)), (Poly_MulOp $p, $q)>;

// A pattern can match an attribute constraint: multiplication by the constant polynomial 1 is the identity.
def OnePoly : AttrConstraint<CPred<"::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef() == "
                                   "::llvm::ArrayRef<int64_t>({1})">,
                             "the polynomial 1">;
def MulByOne : Pat<(Poly_MulOp $p, (Poly_ConstantOp OnePoly)), (replaceWithValue $p)>;

// Constraints in brackets apply to several matched values: converting to a tensor and back is the identity if the
// types are equal.
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "have the same type">;
def FromTensorOfToTensor
    : Pat<(Poly_FromTensorOp:$result (Poly_ToTensorOp $p)), (replaceWithValue $p), [(SameType $result, $p)]>;

#endif // STRATA_DIALECTS_EXAMPLE_POLY
