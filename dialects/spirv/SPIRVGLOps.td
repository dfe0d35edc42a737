//===- SPIRVGLOps.td - GLSL.std.450 ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_GLOPS
#define STRATA_DIALECTS_SPIRV_GLOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_GLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "GL", "GLSL.std.450", opcode, !listconcat([Pure], traits)>;

class SPIRV_GLUnaryArithmeticOp<string mnemonic, int opcode, Type type, string words>
    : SPIRV_GLOp<mnemonic, opcode, [SameOperandsAndResultType]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
class SPIRV_GLFloatFunction<string mnemonic, int opcode, string words>
    : SPIRV_GLUnaryArithmeticOp<mnemonic, opcode, SPIRV_Float, words>;
// A function of 16-bit and 32-bit floats only.
class SPIRV_GLShortFloatFunction<string mnemonic, int opcode, string words>
    : SPIRV_GLUnaryArithmeticOp<mnemonic, opcode, SPIRV_Float16or32, words>;

class SPIRV_GLBinaryArithmeticOp<string mnemonic, int opcode, Type type, string words>
    : SPIRV_GLOp<mnemonic, opcode, [SameOperandsAndResultType]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$lhs, SPIRV_ScalarOrVectorOf<type>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

// The operand types may differ. The assembly format is implemented in C++: it prints one type if all types are equal, else
// a function type.
class SPIRV_GLTernaryArithmeticOp<string mnemonic, int opcode, Type type, string words> : SPIRV_GLOp<mnemonic, opcode> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$x, SPIRV_ScalarOrVectorOf<type>:$y,
                       SPIRV_ScalarOrVectorOf<type>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Unary functions
//===----------------------------------------------------------------------===//

def SPIRV_GLRoundOp : SPIRV_GLFloatFunction<"Round", 1,
                                            "rounds to the nearest integral value, ties in either direction">;
def SPIRV_GLRoundEvenOp : SPIRV_GLFloatFunction<"RoundEven", 2, "rounds to the nearest integral value, ties to even">;
def SPIRV_GLFAbsOp : SPIRV_GLFloatFunction<"FAbs", 4, "the absolute value of a float">;
def SPIRV_GLSAbsOp : SPIRV_GLUnaryArithmeticOp<"SAbs", 5, SPIRV_Integer, "the absolute value of a signed integer">;
def SPIRV_GLFSignOp : SPIRV_GLFloatFunction<"FSign", 6, "the sign of a float: 1, 0 or -1">;
def SPIRV_GLSSignOp : SPIRV_GLUnaryArithmeticOp<"SSign", 7, SPIRV_Integer, "the sign of an integer: 1, 0 or -1">;
def SPIRV_GLFloorOp : SPIRV_GLFloatFunction<"Floor", 8, "rounds down to an integral value">;
def SPIRV_GLCeilOp : SPIRV_GLFloatFunction<"Ceil", 9, "rounds up to an integral value">;
def SPIRV_GLFractOp : SPIRV_GLFloatFunction<"Fract", 10, "the fractional part: x - floor(x)">;
def SPIRV_GLSqrtOp : SPIRV_GLFloatFunction<"Sqrt", 31, "the square root">;
def SPIRV_GLInverseSqrtOp : SPIRV_GLFloatFunction<"InverseSqrt", 32, "the reciprocal square root">;

def SPIRV_GLSinOp : SPIRV_GLShortFloatFunction<"Sin", 13, "the sine">;
def SPIRV_GLCosOp : SPIRV_GLShortFloatFunction<"Cos", 14, "the cosine">;
def SPIRV_GLTanOp : SPIRV_GLShortFloatFunction<"Tan", 15, "the tangent">;
def SPIRV_GLAsinOp : SPIRV_GLShortFloatFunction<"Asin", 16, "the arc sine">;
def SPIRV_GLAcosOp : SPIRV_GLShortFloatFunction<"Acos", 17, "the arc cosine">;
def SPIRV_GLAtanOp : SPIRV_GLShortFloatFunction<"Atan", 18, "the arc tangent">;
def SPIRV_GLSinhOp : SPIRV_GLShortFloatFunction<"Sinh", 19, "the hyperbolic sine">;
def SPIRV_GLCoshOp : SPIRV_GLShortFloatFunction<"Cosh", 20, "the hyperbolic cosine">;
def SPIRV_GLTanhOp : SPIRV_GLShortFloatFunction<"Tanh", 21, "the hyperbolic tangent">;
def SPIRV_GLAsinhOp : SPIRV_GLShortFloatFunction<"Asinh", 22, "the inverse hyperbolic sine">;
def SPIRV_GLAcoshOp : SPIRV_GLShortFloatFunction<"Acosh", 23, "the inverse hyperbolic cosine">;
def SPIRV_GLAtanhOp : SPIRV_GLShortFloatFunction<"Atanh", 24, "the inverse hyperbolic tangent">;
def SPIRV_GLExpOp : SPIRV_GLShortFloatFunction<"Exp", 27, "the natural exponential">;
def SPIRV_GLLogOp : SPIRV_GLShortFloatFunction<"Log", 28, "the natural logarithm">;
def SPIRV_GLExp2Op : SPIRV_GLShortFloatFunction<"Exp2", 29, "the exponential to base 2">;
def SPIRV_GLLog2Op : SPIRV_GLShortFloatFunction<"Log2", 30, "the logarithm to base 2">;

def SPIRV_GLFindILsbOp : SPIRV_GLUnaryArithmeticOp<"FindILsb", 73, SPIRV_Integer, "the index of the lowest set bit">;
def SPIRV_GLFindSMsbOp : SPIRV_GLUnaryArithmeticOp<"FindSMsb", 74, SPIRV_Int32,
                                                   "the index of the highest bit that differs from the sign bit">;
def SPIRV_GLFindUMsbOp : SPIRV_GLUnaryArithmeticOp<"FindUMsb", 75, SPIRV_Int32, "the index of the highest set bit">;

//===----------------------------------------------------------------------===//
// Binary and ternary functions
//===----------------------------------------------------------------------===//

def SPIRV_GLPowOp : SPIRV_GLBinaryArithmeticOp<"Pow", 26, SPIRV_Float16or32, "exponentiation">;
def SPIRV_GLFMinOp : SPIRV_GLBinaryArithmeticOp<"FMin", 37, SPIRV_Float, "the minimum of two floats">;
def SPIRV_GLUMinOp : SPIRV_GLBinaryArithmeticOp<"UMin", 38, SPIRV_Integer, "the minimum of two unsigned integers">;
def SPIRV_GLSMinOp : SPIRV_GLBinaryArithmeticOp<"SMin", 39, SPIRV_Integer, "the minimum of two signed integers">;
def SPIRV_GLFMaxOp : SPIRV_GLBinaryArithmeticOp<"FMax", 40, SPIRV_Float, "the maximum of two floats">;
def SPIRV_GLUMaxOp : SPIRV_GLBinaryArithmeticOp<"UMax", 41, SPIRV_Integer, "the maximum of two unsigned integers">;
def SPIRV_GLSMaxOp : SPIRV_GLBinaryArithmeticOp<"SMax", 42, SPIRV_Integer, "the maximum of two signed integers">;

def SPIRV_GLFClampOp : SPIRV_GLTernaryArithmeticOp<"FClamp", 43, SPIRV_Float, "clamps a float to a range">;
def SPIRV_GLUClampOp : SPIRV_GLTernaryArithmeticOp<"UClamp", 44, SPIRV_Integer,
                                                   "clamps an unsigned integer to a range">;
def SPIRV_GLSClampOp : SPIRV_GLTernaryArithmeticOp<"SClamp", 45, SPIRV_Integer, "clamps a signed integer to a range">;
def SPIRV_GLFmaOp : SPIRV_GLTernaryArithmeticOp<"Fma", 50, SPIRV_Float, "fused multiply-add">;

def SPIRV_GLFMixOp : SPIRV_GLOp<"FMix", 46, [AllTypesMatch<["x", "y", "a", "result"]>]> {
  let summary = "linear interpolation";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$x, SPIRV_ScalarOrVectorOf<SPIRV_Float>:$y,
                       SPIRV_ScalarOrVectorOf<SPIRV_Float>:$a);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Float>:$result);
  let assemblyFormat = [{
    attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Fraction and exponent
//===----------------------------------------------------------------------===//

def SPIRV_GLFrexpStructOp : SPIRV_GLOp<"FrexpStruct", 52> {
  let summary = "splits a float into a fraction and an exponent of 2";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$operand);
  let results = (outs SPIRV_AnyStruct:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}

def SPIRV_GLLdexpOp : SPIRV_GLOp<"Ldexp", 53, [AllTypesMatch<["x", "y"]>]> {
  let summary = "builds a float from a fraction and an exponent of 2";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$x, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$exp);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Float>:$y);
  let assemblyFormat = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Geometry
//===----------------------------------------------------------------------===//

class SPIRV_ResultIsElementOf<string operand>
    : TypesMatchWith<"result type must match operand element type", operand, "result",
                     "::mlir::getElementTypeOrSelf($_self)">;

def SPIRV_GLLengthOp : SPIRV_GLOp<"Length", 66, [SPIRV_ResultIsElementOf<"operand">]> {
  let summary = "the Euclidean length of a vector";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$operand);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

def SPIRV_GLDistanceOp : SPIRV_GLOp<"Distance", 67, [AllTypesMatch<["p0", "p1"]>, SPIRV_ResultIsElementOf<"p0">]> {
  let summary = "the distance of two points";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Float>:$p0, SPIRV_ScalarOrVectorOf<SPIRV_Float>:$p1);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)";
}

def SPIRV_GLCrossOp : SPIRV_GLBinaryArithmeticOp<"Cross", 68, SPIRV_Float, "the cross product of two vectors">;
def SPIRV_GLNormalizeOp : SPIRV_GLFloatFunction<"Normalize", 69, "a vector of length 1 in the same direction">;
def SPIRV_GLReflectOp : SPIRV_GLBinaryArithmeticOp<"Reflect", 71, SPIRV_Float,
                                                   "the reflection of a vector at a surface">;

//===----------------------------------------------------------------------===//
// Vectors packed into 32 bits
//===----------------------------------------------------------------------===//

class SPIRV_GLPackOp<string mnemonic, int opcode, int length, string words> : SPIRV_GLOp<mnemonic, opcode> {
  let summary = words;
  let arguments = (ins VectorOfLengthAndType<[length], [SPIRV_Float32]>:$operand);
  let results = (outs SPIRV_Int32:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
}
class SPIRV_GLUnpackOp<string mnemonic, int opcode, int length, string words> : SPIRV_GLOp<mnemonic, opcode> {
  let summary = words;
  let arguments = (ins SPIRV_Int32:$operand);
  let results = (outs VectorOfLengthAndType<[length], [SPIRV_Float32]>:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
}

def SPIRV_GLPackSnorm4x8Op : SPIRV_GLPackOp<"PackSnorm4x8", 54, 4,
                                            "packs four floats in [-1, 1] as signed normalized bytes">;
def SPIRV_GLPackHalf2x16Op : SPIRV_GLPackOp<"PackHalf2x16", 58, 2, "packs two floats as halves">;
def SPIRV_GLUnpackHalf2x16Op : SPIRV_GLUnpackOp<"UnpackHalf2x16", 62, 2, "unpacks two halves as floats">;
def SPIRV_GLUnpackSnorm4x8Op : SPIRV_GLUnpackOp<"UnpackSnorm4x8", 63, 4,
                                                "unpacks four signed normalized bytes as floats in [-1, 1]">;

#endif // STRATA_DIALECTS_SPIRV_GLOPS
