//===- SPIRVBitOps.td - Bits of integers -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_BITOPS
#define STRATA_DIALECTS_SPIRV_BITOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_BitUnaryOp<string mnemonic, string words, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer, !listconcat(traits, [Pure, SameOperandsAndResultType])> {
  let summary = words;
}

class SPIRV_BitBinaryOp<string mnemonic, string words>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                     [Commutative, UsableInSpecConstantOp, Pure, SameOperandsAndResultType]> {
  let summary = words;
  let assemblyFormat = "operands attr-dict `:` type($result)";
  let hasFolder = 1;
}

class SPIRV_BitFieldExtractOp<string mnemonic, string words, list<Trait> traits>
    : SPIRV_Op<mnemonic, !listconcat(traits, [Pure, AllTypesMatch<["base", "result"]>])> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base, SPIRV_Integer:$offset, SPIRV_Integer:$count);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
}

class SPIRV_ShiftOp<string mnemonic, string words>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                     [UsableInSpecConstantOp, Pure, SameOperandsAndResultShape,
                      AllTypesMatch<["operand1", "result"]>]> {
  let summary = words;
  let assemblyFormat = "operands attr-dict `:` type($operand1) `,` type($operand2)";
  let hasFolder = 1;
}

def SPIRV_BitCountOp : SPIRV_BitUnaryOp<"BitCount", "how many bits are set">;
def SPIRV_BitReverseOp : SPIRV_BitUnaryOp<"BitReverse", "the bits, last first">;
def SPIRV_NotOp : SPIRV_BitUnaryOp<"Not", "the bits, each the other way", [UsableInSpecConstantOp]> {
  let hasFolder = 1;
}

def SPIRV_BitFieldInsertOp : SPIRV_Op<"BitFieldInsert", [Pure, AllTypesMatch<["base", "insert", "result"]>]> {
  let summary = "puts some low bits of one integer at a place in another";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$insert,
                       SPIRV_Integer:$offset, SPIRV_Integer:$count);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
}
def SPIRV_BitFieldSExtractOp : SPIRV_BitFieldExtractOp<"BitFieldSExtract",
                                                       "some bits of an integer as a signed one", [SignedOp]>;
def SPIRV_BitFieldUExtractOp : SPIRV_BitFieldExtractOp<"BitFieldUExtract",
                                                       "some bits of an integer as an unsigned one", [UnsignedOp]>;

def SPIRV_BitwiseAndOp : SPIRV_BitBinaryOp<"BitwiseAnd", "the bits that both have">;
def SPIRV_BitwiseOrOp : SPIRV_BitBinaryOp<"BitwiseOr", "the bits that either has">;
def SPIRV_BitwiseXorOp : SPIRV_BitBinaryOp<"BitwiseXor", "the bits that one of them has">;

def SPIRV_ShiftLeftLogicalOp : SPIRV_ShiftOp<"ShiftLeftLogical", "the bits moved up, zeros behind them">;
def SPIRV_ShiftRightArithmeticOp : SPIRV_ShiftOp<"ShiftRightArithmetic", "the bits moved down, the sign before them">;
def SPIRV_ShiftRightLogicalOp : SPIRV_ShiftOp<"ShiftRightLogical", "the bits moved down, zeros before them">;

#endif // STRATA_DIALECTS_SPIRV_BITOPS
