//===- SPIRVCastOps.td - From one type to another -*- tablegen -*-===//
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
  let summary = "the same bits as another type";
  let arguments = (ins SPIRV_ScalarOrVectorOrPtr:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def SPIRV_ConvertFToSOp : SPIRV_CastOp<"ConvertFToS", SPIRV_Integer, SPIRV_AnyFloat, "a float as a signed integer">;
def SPIRV_ConvertFToUOp : SPIRV_CastOp<"ConvertFToU", SPIRV_Integer, SPIRV_AnyFloat, "a float as an unsigned integer">;
def SPIRV_ConvertSToFOp : SPIRV_CastOp<"ConvertSToF", SPIRV_AnyFloat, SPIRV_Integer, "a signed integer as a float",
                                       [SignedOp]>;
def SPIRV_ConvertUToFOp : SPIRV_CastOp<"ConvertUToF", SPIRV_AnyFloat, SPIRV_Integer, "an unsigned integer as a float",
                                       [UnsignedOp]>;
// The width must change.
let hasVerifier = 1 in {
def SPIRV_FConvertOp : SPIRV_CastOp<"FConvert", SPIRV_AnyFloat, SPIRV_AnyFloat, "a float of another width",
                                    [UsableInSpecConstantOp]>;
def SPIRV_SConvertOp : SPIRV_CastOp<"SConvert", SPIRV_Integer, SPIRV_Integer, "a signed integer of another width",
                                    [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_UConvertOp : SPIRV_CastOp<"UConvert", SPIRV_Integer, SPIRV_Integer, "an unsigned integer of another width",
                                    [UnsignedOp, UsableInSpecConstantOp]>;
} // hasVerifier

def SPIRV_ConvertPtrToUOp : SPIRV_Op<"ConvertPtrToU"> {
  let summary = "an address as an integer";
  let arguments = (ins SPIRV_AnyPtr:$pointer);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$pointer attr-dict `:` type($pointer) `to` type($result)";
  let hasVerifier = 1;
}
def SPIRV_ConvertUToPtrOp : SPIRV_Op<"ConvertUToPtr", [UnsignedOp]> {
  let summary = "an integer as an address";
  let arguments = (ins SPIRV_Integer:$operand);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
}

def SPIRV_PtrCastToGenericOp : SPIRV_PointerCastOp<"PtrCastToGeneric", "a pointer to the generic storage class">;
def SPIRV_GenericCastToPtrOp : SPIRV_PointerCastOp<"GenericCastToPtr", "a pointer to a storage class of its own">;
def SPIRV_GenericCastToPtrExplicitOp
    : SPIRV_PointerCastOp<"GenericCastToPtrExplicit",
                          "a pointer to a given storage class, or null if it is in another">;

#endif // STRATA_DIALECTS_SPIRV_CASTOPS
