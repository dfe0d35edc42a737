//===- SPIRVCLOps.td - Instructions of OpenCL.std -*- tablegen -*-===//
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

def SPIRV_CLAcosOp : SPIRV_CLFloatFunction<"acos", 0, "the angle with a given cosine">;
def SPIRV_CLAcoshOp : SPIRV_CLFloatFunction<"acosh", 1, "the number with a given hyperbolic cosine">;
def SPIRV_CLAsinOp : SPIRV_CLFloatFunction<"asin", 3, "the angle with a given sine">;
def SPIRV_CLAsinhOp : SPIRV_CLFloatFunction<"asinh", 4, "the number with a given hyperbolic sine">;
def SPIRV_CLAtanOp : SPIRV_CLFloatFunction<"atan", 6, "the angle with a given tangent">;
def SPIRV_CLAtan2Op : SPIRV_CLBinaryArithmeticOp<"atan2", 7, SPIRV_Float, "the angle of a point given by y and x">;
def SPIRV_CLAtanhOp : SPIRV_CLFloatFunction<"atanh", 8, "the number with a given hyperbolic tangent">;
def SPIRV_CLCeilOp : SPIRV_CLFloatFunction<"ceil", 12, "the next whole number not below">;
def SPIRV_CLCosOp : SPIRV_CLFloatFunction<"cos", 14, "the cosine">;
def SPIRV_CLCoshOp : SPIRV_CLFloatFunction<"cosh", 15, "the hyperbolic cosine">;
def SPIRV_CLErfOp : SPIRV_CLFloatFunction<"erf", 18, "the error function">;
def SPIRV_CLExpOp : SPIRV_CLFloatFunction<"exp", 19, "e to the power of a number">;
def SPIRV_CLFAbsOp : SPIRV_CLFloatFunction<"fabs", 23, "a float without its sign">;
def SPIRV_CLFloorOp : SPIRV_CLFloatFunction<"floor", 25, "the next whole number not above">;
def SPIRV_CLFmaOp : SPIRV_CLTernaryArithmeticOp<"fma", 26, SPIRV_Float, "a product plus a number, rounded once">;
def SPIRV_CLFMaxOp : SPIRV_CLBinaryArithmeticOp<"fmax", 27, SPIRV_Float, "the greater of two floats">;
def SPIRV_CLFMinOp : SPIRV_CLBinaryArithmeticOp<"fmin", 28, SPIRV_Float, "the lesser of two floats">;
def SPIRV_CLLogOp : SPIRV_CLFloatFunction<"log", 37, "the natural logarithm">;
def SPIRV_CLMixOp : SPIRV_CLTernaryArithmeticOp<"mix", 99, SPIRV_Float, "a number on the way from one to another">;
def SPIRV_CLPowOp : SPIRV_CLBinaryArithmeticOp<"pow", 48, SPIRV_Float, "one number to the power of another">;
def SPIRV_CLRintOp : SPIRV_CLFloatFunction<"rint", 53, "the nearest whole number, the even of two as near">;
def SPIRV_CLRoundOp : SPIRV_CLFloatFunction<"round", 55, "the nearest whole number, away from zero of two as near">;
def SPIRV_CLRsqrtOp : SPIRV_CLFloatFunction<"rsqrt", 56, "one divided by the square root">;
def SPIRV_CLSinOp : SPIRV_CLFloatFunction<"sin", 57, "the sine">;
def SPIRV_CLSinhOp : SPIRV_CLFloatFunction<"sinh", 59, "the hyperbolic sine">;
def SPIRV_CLSqrtOp : SPIRV_CLFloatFunction<"sqrt", 61, "the square root">;
def SPIRV_CLTanOp : SPIRV_CLFloatFunction<"tan", 62, "the tangent">;
def SPIRV_CLTanhOp : SPIRV_CLFloatFunction<"tanh", 63, "the hyperbolic tangent">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def SPIRV_CLSAbsOp : SPIRV_CLUnaryArithmeticOp<"s_abs", 141, SPIRV_Integer, "a signed integer without its sign">;
def SPIRV_CLSMaxOp : SPIRV_CLBinaryArithmeticOp<"s_max", 156, SPIRV_Integer, "the greater of two signed integers">;
def SPIRV_CLUMaxOp : SPIRV_CLBinaryArithmeticOp<"u_max", 157, SPIRV_Integer, "the greater of two unsigned integers">;
def SPIRV_CLSMinOp : SPIRV_CLBinaryArithmeticOp<"s_min", 158, SPIRV_Integer, "the lesser of two signed integers">;
def SPIRV_CLUMinOp : SPIRV_CLBinaryArithmeticOp<"u_min", 159, SPIRV_Integer, "the lesser of two unsigned integers">;

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

def SPIRV_CLPrintfOp : SPIRV_CLOp<"printf", 184> {
  let summary = "writes text made from a format";
  let arguments = (ins SPIRV_AnyPtr:$format, Variadic<SPIRV_Type>:$arguments);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = [{
    $format ($arguments^)? attr-dict `:` type($format) (`,` type($arguments)^)? `->` type($result)
  }];
}

#endif // STRATA_DIALECTS_SPIRV_CLOPS
