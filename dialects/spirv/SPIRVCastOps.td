//===- SPIRVCastOps.td - Casts -----------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_CASTOPS
#define STRATA_DIALECTS_SPIRV_CASTOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CastOp<string mnemonic, Type resultType, Type operandType, string words, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, !listconcat(traits, [Pure, SameOperandsAndResultShape])> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<resultType>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

class SPIRV_PointerCastOp<string mnemonic, string words> : SPIRV_Op<mnemonic, [Pure]> {
  let summary = words;
  let arguments = (ins SPIRV_AnyPtr:$pointer);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = "$pointer attr-dict `:` type($pointer) `to` type($result)";
  let hasVerifier = 1;
}

def SPIRV_BitcastOp : SPIRV_Op<"Bitcast", [Pure]> {
  let summary = "reinterpretation of the bits as another type of the same width";
  let arguments = (ins SPIRV_ScalarOrVectorOrPtr:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def SPIRV_ConvertFToSOp : SPIRV_CastOp<"ConvertFToS", SPIRV_Integer, SPIRV_AnyFloat,
                                       "conversion of a float to a signed integer">;
def SPIRV_ConvertFToUOp : SPIRV_CastOp<"ConvertFToU", SPIRV_Integer, SPIRV_AnyFloat,
                                       "conversion of a float to an unsigned integer">;
def SPIRV_ConvertSToFOp : SPIRV_CastOp<"ConvertSToF", SPIRV_AnyFloat, SPIRV_Integer,
                                       "conversion of a signed integer to a float",
                                       [SignedOp]>;
def SPIRV_ConvertUToFOp : SPIRV_CastOp<"ConvertUToF", SPIRV_AnyFloat, SPIRV_Integer,
                                       "conversion of an unsigned integer to a float",
                                       [UnsignedOp]>;
// Conversions to another bit width: the verifier rejects equal bit widths of operand and result.
let hasVerifier = 1 in {
def SPIRV_FConvertOp : SPIRV_CastOp<"FConvert", SPIRV_AnyFloat, SPIRV_AnyFloat,
                                    "conversion of a float to another width",
                                    [UsableInSpecConstantOp]>;
def SPIRV_SConvertOp : SPIRV_CastOp<"SConvert", SPIRV_Integer, SPIRV_Integer,
                                    "conversion of a signed integer to another width",
                                    [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_UConvertOp : SPIRV_CastOp<"UConvert", SPIRV_Integer, SPIRV_Integer,
                                    "conversion of an unsigned integer to another width",
                                    [UnsignedOp, UsableInSpecConstantOp]>;
} // hasVerifier

def SPIRV_ConvertPtrToUOp : SPIRV_Op<"ConvertPtrToU"> {
  let summary = "conversion of a pointer to an integer";
  let arguments = (ins SPIRV_AnyPtr:$pointer);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$pointer attr-dict `:` type($pointer) `to` type($result)";
  let hasVerifier = 1;
}
def SPIRV_ConvertUToPtrOp : SPIRV_Op<"ConvertUToPtr", [UnsignedOp]> {
  let summary = "conversion of an integer to a pointer";
  let arguments = (ins SPIRV_Integer:$operand);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
}

def SPIRV_PtrCastToGenericOp : SPIRV_PointerCastOp<"PtrCastToGeneric", "cast of a pointer to storage class Generic">;
def SPIRV_GenericCastToPtrOp : SPIRV_PointerCastOp<"GenericCastToPtr", "cast of a pointer from storage class Generic">;
def SPIRV_GenericCastToPtrExplicitOp
    : SPIRV_PointerCastOp<"GenericCastToPtrExplicit",
                          "cast of a pointer from storage class Generic, with a null result if it points to another storage class"> {
  let autogenSerialization = 0;
}

#endif // STRATA_DIALECTS_SPIRV_CASTOPS
