//===- Math.td - The math dialect --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Integer functions, float functions and float classification. The folders are in MathFolders.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MATH
#define STRATA_DIALECTS_MATH

include "dialects/arith/ArithBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary = "Mathematical functions of integers and floats";
  let description = [{
    Functions beyond basic arithmetic: powers, roots, logarithms, trigonometric functions, bit counts. All ops apply to
    scalars, and elementwise to vectors and tensors.

    ```mlir
    func.func @length(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
      %0 = arith.mulf %x, %x : vector<4xf32>
      %1 = math.fma %y, %y, %0 : vector<4xf32>
      %2 = math.sqrt %1 fastmath<afn> : vector<4xf32>
      return %2 : vector<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

// The base class of all ops, which are elementwise.
class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic, !listconcat(traits, [Pure], ElementwiseMappable.traits)>;

defvar Math_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;

//===-- Integers -----------------------------------------------------------===//

class Math_IntegerUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value of an integer";
  let description = "The absolute value of the minimum integer wraps to itself.";
}
def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> { let summary = "number of leading zero bits"; }
def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> { let summary = "number of trailing zero bits"; }
def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> { let summary = "number of set bits"; }

def Math_IPowIOp : Math_Op<"ipowi", [SameOperandsAndResultType]> {
  let summary = "signed integer raised to a signed power";
  let description = "The result wraps. A negative power is a fraction, which is rounded toward zero.";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

//===-- Floats -------------------------------------------------------------===//

class Math_FloatUnaryOp<string mnemonic, bit folds = 1> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = folds;
}

class Math_FloatBinaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = 1;
}

// Rounding and signs.
def Math_AbsFOp : Math_FloatUnaryOp<"absf"> { let summary = "absolute value of a float"; }
def Math_CeilOp : Math_FloatUnaryOp<"ceil"> { let summary = "rounds toward positive infinity"; }
def Math_FloorOp : Math_FloatUnaryOp<"floor"> { let summary = "rounds toward negative infinity"; }
def Math_TruncOp : Math_FloatUnaryOp<"trunc"> { let summary = "rounds toward zero"; }
def Math_RoundOp : Math_FloatUnaryOp<"round"> { let summary = "rounds to nearest, halves away from zero"; }
def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> { let summary = "rounds to nearest, halves to even"; }
def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "the magnitude of the first operand with the sign of the second";
}
def Math_ClampFOp : Math_Op<"clampf", [SameOperandsAndResultType]> {
  let summary = "clamps a float to a range";
  let description = [{
    ```mlir
    func.func @unit(%x: f32, %min: f32, %max: f32) -> f32 {
      %0 = math.clampf %x to [%min, %max] : f32
      return %0 : f32
    }
    ```
  }];
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Powers, roots and logarithms.
def Math_ExpOp : Math_FloatUnaryOp<"exp"> { let summary = "exponential function to base e"; }
def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> { let summary = "exponential function to base 2"; }
def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> { let summary = "exponential function to base e, minus 1"; }
def Math_LogOp : Math_FloatUnaryOp<"log"> { let summary = "logarithm to base e"; }
def Math_Log10Op : Math_FloatUnaryOp<"log10"> { let summary = "logarithm to base 10"; }
def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> { let summary = "logarithm to base e of 1 plus the operand"; }
def Math_Log2Op : Math_FloatUnaryOp<"log2"> { let summary = "logarithm to base 2"; }
def Math_PowFOp : Math_FloatBinaryOp<"powf"> { let summary = "float raised to a power"; }
def Math_FPowIOp : Math_Op<"fpowi", [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "float raised to a signed integer power";
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)";
}
def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> { let summary = "square root"; }
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt", 0> { let summary = "reciprocal of the square root"; }
def Math_CbrtOp : Math_FloatUnaryOp<"cbrt", 0> { let summary = "cube root"; }
def Math_ErfOp : Math_FloatUnaryOp<"erf"> { let summary = "error function"; }
def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> { let summary = "complementary error function"; }
def Math_FmaOp : Math_Op<"fma", [SameOperandsAndResultType]> {
  let summary = "fused multiply-add: a * b + c with a single rounding";
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

// Trigonometric and hyperbolic functions. Angles are in radians.
def Math_SinOp : Math_FloatUnaryOp<"sin"> { let summary = "sine"; }
def Math_CosOp : Math_FloatUnaryOp<"cos"> { let summary = "cosine"; }
def Math_TanOp : Math_FloatUnaryOp<"tan"> { let summary = "tangent"; }
def Math_AsinOp : Math_FloatUnaryOp<"asin"> { let summary = "inverse sine"; }
def Math_AcosOp : Math_FloatUnaryOp<"acos"> { let summary = "inverse cosine"; }
def Math_AtanOp : Math_FloatUnaryOp<"atan"> { let summary = "inverse tangent"; }
def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "inverse tangent of lhs / rhs, in the quadrant of the point (rhs, lhs)";
}
def Math_SinhOp : Math_FloatUnaryOp<"sinh"> { let summary = "hyperbolic sine"; }
def Math_CoshOp : Math_FloatUnaryOp<"cosh"> { let summary = "hyperbolic cosine"; }
def Math_TanhOp : Math_FloatUnaryOp<"tanh"> { let summary = "hyperbolic tangent"; }
def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> { let summary = "inverse hyperbolic sine"; }
def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> { let summary = "inverse hyperbolic cosine"; }
def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> { let summary = "inverse hyperbolic tangent"; }
def Math_SincosOp : Math_Op<"sincos", [SameOperandsAndResultShape, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine of the operand";
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

//===-- Classification of floats -------------------------------------------===//

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [TypesMatchWith<"result type has i1 element type and same shape as operands", "operand",
                                        "result", "::mlir::arith::getI1SameShape($_self)">]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "true if the operand is neither infinite nor NaN";
}
def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "true if the operand is an infinity of either sign";
}
def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> { let summary = "true if the operand is NaN"; }
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "true if the operand is not zero, subnormal, infinite or NaN";
}

#endif // STRATA_DIALECTS_MATH
