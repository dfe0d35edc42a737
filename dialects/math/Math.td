//===- Math.td - Mathematical functions --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of the math dialect by kind: functions of integers, of floats, tests of floats. What an op does with
// constant operands is in MathFolders.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MATH
#define STRATA_DIALECTS_MATH

include "dialects/arith/ArithBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::strata::math";
  let summary = "Mathematical functions of integers and floats";
  let description = [{
    What goes beyond arithmetic: powers, roots, logarithms, trigonometry, bits. Every operation is one on scalars, or on
    vectors and tensors element by element.

    ```mlir
    func.func @length(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
      %0 = arith.mulf %x, %x : vector<4xf32>
      %1 = math.fma %y, %y, %0 : vector<4xf32>
      %2 = math.sqrt %1 fastmath<afn> : vector<4xf32>
      return %2 : vector<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::strata::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

// The result is computed element by element.
class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic, !listconcat(traits, [Pure], ElementwiseMappable.traits)>;

defvar Math_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::strata::arith::FastMathFlags::none">;

//===-- Integers -----------------------------------------------------------===//

class Math_IntegerUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value of an integer";
  let description = "The least integer is its own absolute value.";
}
def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> { let summary = "number of zeros above the highest one"; }
def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> { let summary = "number of zeros below the lowest one"; }
def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> { let summary = "number of ones"; }

def Math_IPowIOp : Math_Op<"ipowi", [SameOperandsAndResultType]> {
  let summary = "signed integer raised to a signed power";
  let description = "Wraps around. A negative power gives what rounding toward zero leaves of the fraction.";
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
def Math_CeilOp : Math_FloatUnaryOp<"ceil"> { let summary = "rounds up"; }
def Math_FloorOp : Math_FloatUnaryOp<"floor"> { let summary = "rounds down"; }
def Math_TruncOp : Math_FloatUnaryOp<"trunc"> { let summary = "rounds toward zero"; }
def Math_RoundOp : Math_FloatUnaryOp<"round"> { let summary = "rounds to nearest, halves away from zero"; }
def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> { let summary = "rounds to nearest, halves to even"; }
def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "the first float with the sign of the second";
}
def Math_ClampFOp : Math_Op<"clampf", [SameOperandsAndResultType]> {
  let summary = "the nearest float in a range";
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
def Math_ExpOp : Math_FloatUnaryOp<"exp"> { let summary = "power of e"; }
def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> { let summary = "power of 2"; }
def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> { let summary = "power of e, minus 1"; }
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
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt", 0> { let summary = "1 divided by the square root"; }
def Math_CbrtOp : Math_FloatUnaryOp<"cbrt", 0> { let summary = "cube root"; }
def Math_ErfOp : Math_FloatUnaryOp<"erf"> { let summary = "error function"; }
def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> { let summary = "1 minus the error function"; }
def Math_FmaOp : Math_Op<"fma", [SameOperandsAndResultType]> {
  let summary = "a * b + c, rounded once";
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

// Angles, in radians.
def Math_SinOp : Math_FloatUnaryOp<"sin"> { let summary = "sine"; }
def Math_CosOp : Math_FloatUnaryOp<"cos"> { let summary = "cosine"; }
def Math_TanOp : Math_FloatUnaryOp<"tan"> { let summary = "tangent"; }
def Math_AsinOp : Math_FloatUnaryOp<"asin"> { let summary = "inverse sine"; }
def Math_AcosOp : Math_FloatUnaryOp<"acos"> { let summary = "inverse cosine"; }
def Math_AtanOp : Math_FloatUnaryOp<"atan"> { let summary = "inverse tangent"; }
def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "angle of the point whose y comes first, then x";
}
def Math_SinhOp : Math_FloatUnaryOp<"sinh"> { let summary = "hyperbolic sine"; }
def Math_CoshOp : Math_FloatUnaryOp<"cosh"> { let summary = "hyperbolic cosine"; }
def Math_TanhOp : Math_FloatUnaryOp<"tanh"> { let summary = "hyperbolic tangent"; }
def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> { let summary = "inverse hyperbolic sine"; }
def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> { let summary = "inverse hyperbolic cosine"; }
def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> { let summary = "inverse hyperbolic tangent"; }
def Math_SincosOp : Math_Op<"sincos", [SameOperandsAndResultShape, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine of one angle";
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

//===-- Tests of floats ----------------------------------------------------===//

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [TypesMatchWith<"result type has i1 element type and same shape as operands", "operand",
                                        "result", "::strata::arith::getI1SameShape($_self)">]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> { let summary = "neither infinite nor NaN"; }
def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> { let summary = "infinite, with either sign"; }
def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> { let summary = "not a number"; }
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "neither zero, subnormal, infinite nor NaN";
}

#endif // STRATA_DIALECTS_MATH
