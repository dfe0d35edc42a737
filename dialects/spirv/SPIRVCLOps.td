//===- SPIRVCLOps.td - OpenCL.std --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_CLOPS
#define STRATA_DIALECTS_SPIRV_CLOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "CL", "OpenCL.std", opcode, traits>;

class SPIRV_CLUnaryArithmeticOp<string mnemonic, int opcode, Type type, string words>
    : SPIRV_CLOp<mnemonic, opcode, [Pure, SameOperandsAndResultType]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
class SPIRV_CLFloatFunction<string mnemonic, int opcode, string words>
    : SPIRV_CLUnaryArithmeticOp<mnemonic, opcode, SPIRV_Float, words>;

class SPIRV_CLBinaryArithmeticOp<string mnemonic, int opcode, Type type, string words>
    : SPIRV_CLOp<mnemonic, opcode, [Pure, SameOperandsAndResultType]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$lhs, SPIRV_ScalarOrVectorOf<type>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

class SPIRV_CLTernaryArithmeticOp<string mnemonic, int opcode, Type type, string words>
    : SPIRV_CLOp<mnemonic, opcode, [Pure, SameOperandsAndResultType]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$x, SPIRV_ScalarOrVectorOf<type>:$y,
                       SPIRV_ScalarOrVectorOf<type>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

def SPIRV_CLAcosOp : SPIRV_CLFloatFunction<"acos", 0, "the arc cosine">;
def SPIRV_CLAcoshOp : SPIRV_CLFloatFunction<"acosh", 1, "the inverse hyperbolic cosine">;
def SPIRV_CLAsinOp : SPIRV_CLFloatFunction<"asin", 3, "the arc sine">;
def SPIRV_CLAsinhOp : SPIRV_CLFloatFunction<"asinh", 4, "the inverse hyperbolic sine">;
def SPIRV_CLAtanOp : SPIRV_CLFloatFunction<"atan", 6, "the arc tangent">;
def SPIRV_CLAtan2Op : SPIRV_CLBinaryArithmeticOp<"atan2", 7, SPIRV_Float,
                                                 "the arc tangent of y / x in the quadrant of (x, y)">;
def SPIRV_CLAtanhOp : SPIRV_CLFloatFunction<"atanh", 8, "the inverse hyperbolic tangent">;
def SPIRV_CLCeilOp : SPIRV_CLFloatFunction<"ceil", 12, "rounds up to an integral value">;
def SPIRV_CLCosOp : SPIRV_CLFloatFunction<"cos", 14, "the cosine">;
def SPIRV_CLCoshOp : SPIRV_CLFloatFunction<"cosh", 15, "the hyperbolic cosine">;
def SPIRV_CLErfOp : SPIRV_CLFloatFunction<"erf", 18, "the error function">;
def SPIRV_CLExpOp : SPIRV_CLFloatFunction<"exp", 19, "the natural exponential">;
def SPIRV_CLFAbsOp : SPIRV_CLFloatFunction<"fabs", 23, "the absolute value of a float">;
def SPIRV_CLFloorOp : SPIRV_CLFloatFunction<"floor", 25, "rounds down to an integral value">;
def SPIRV_CLFmaOp : SPIRV_CLTernaryArithmeticOp<"fma", 26, SPIRV_Float, "fused multiply-add">;
def SPIRV_CLFMaxOp : SPIRV_CLBinaryArithmeticOp<"fmax", 27, SPIRV_Float, "the maximum of two floats">;
def SPIRV_CLFMinOp : SPIRV_CLBinaryArithmeticOp<"fmin", 28, SPIRV_Float, "the minimum of two floats">;
def SPIRV_CLLogOp : SPIRV_CLFloatFunction<"log", 37, "the natural logarithm">;
def SPIRV_CLMixOp : SPIRV_CLTernaryArithmeticOp<"mix", 99, SPIRV_Float, "linear interpolation">;
def SPIRV_CLPowOp : SPIRV_CLBinaryArithmeticOp<"pow", 48, SPIRV_Float, "exponentiation">;
def SPIRV_CLRintOp : SPIRV_CLFloatFunction<"rint", 53, "rounds to the nearest integral value, ties to even">;
def SPIRV_CLRoundOp : SPIRV_CLFloatFunction<"round", 55, "rounds to the nearest integral value, ties away from zero">;
def SPIRV_CLRsqrtOp : SPIRV_CLFloatFunction<"rsqrt", 56, "the reciprocal square root">;
def SPIRV_CLSinOp : SPIRV_CLFloatFunction<"sin", 57, "the sine">;
def SPIRV_CLSinhOp : SPIRV_CLFloatFunction<"sinh", 59, "the hyperbolic sine">;
def SPIRV_CLSqrtOp : SPIRV_CLFloatFunction<"sqrt", 61, "the square root">;
def SPIRV_CLTanOp : SPIRV_CLFloatFunction<"tan", 62, "the tangent">;
def SPIRV_CLTanhOp : SPIRV_CLFloatFunction<"tanh", 63, "the hyperbolic tangent">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def SPIRV_CLSAbsOp : SPIRV_CLUnaryArithmeticOp<"s_abs", 141, SPIRV_Integer, "the absolute value of a signed integer">;
def SPIRV_CLSMaxOp : SPIRV_CLBinaryArithmeticOp<"s_max", 156, SPIRV_Integer, "the maximum of two signed integers">;
def SPIRV_CLUMaxOp : SPIRV_CLBinaryArithmeticOp<"u_max", 157, SPIRV_Integer, "the maximum of two unsigned integers">;
def SPIRV_CLSMinOp : SPIRV_CLBinaryArithmeticOp<"s_min", 158, SPIRV_Integer, "the minimum of two signed integers">;
def SPIRV_CLUMinOp : SPIRV_CLBinaryArithmeticOp<"u_min", 159, SPIRV_Integer, "the minimum of two unsigned integers">;

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

def SPIRV_CLPrintfOp : SPIRV_CLOp<"printf", 184> {
  let summary = "prints a formatted string";
  let arguments = (ins SPIRV_AnyPtr:$format, Variadic<SPIRV_Type>:$arguments);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = [{
    $format ($arguments^)? attr-dict `:` type($format) (`,` type($arguments)^)? `->` type($result)
  }];
}

#endif // STRATA_DIALECTS_SPIRV_CLOPS
