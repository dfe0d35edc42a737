//===- SPIRVBitOps.td - Bitwise ops ------------------------*- tablegen -*-===//
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

def SPIRV_BitCountOp : SPIRV_BitUnaryOp<"BitCount", "the number of set bits">;
def SPIRV_BitReverseOp : SPIRV_BitUnaryOp<"BitReverse", "bit reversal">;
def SPIRV_NotOp : SPIRV_BitUnaryOp<"Not", "bitwise complement", [UsableInSpecConstantOp]> {
  let hasFolder = 1;
}

def SPIRV_BitFieldInsertOp : SPIRV_Op<"BitFieldInsert", [Pure, AllTypesMatch<["base", "insert", "result"]>]> {
  let summary = "inserts a bit field into an integer";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$insert,
                       SPIRV_Integer:$offset, SPIRV_Integer:$count);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
}
def SPIRV_BitFieldSExtractOp : SPIRV_BitFieldExtractOp<"BitFieldSExtract",
                                                       "extracts a bit field and sign-extends it", [SignedOp]>;
def SPIRV_BitFieldUExtractOp : SPIRV_BitFieldExtractOp<"BitFieldUExtract",
                                                       "extracts a bit field and zero-extends it", [UnsignedOp]>;

def SPIRV_BitwiseAndOp : SPIRV_BitBinaryOp<"BitwiseAnd", "bitwise and">;
def SPIRV_BitwiseOrOp : SPIRV_BitBinaryOp<"BitwiseOr", "bitwise or">;
def SPIRV_BitwiseXorOp : SPIRV_BitBinaryOp<"BitwiseXor", "bitwise exclusive or">;

def SPIRV_ShiftLeftLogicalOp : SPIRV_ShiftOp<"ShiftLeftLogical", "left shift">;
def SPIRV_ShiftRightArithmeticOp : SPIRV_ShiftOp<"ShiftRightArithmetic", "arithmetic right shift">;
def SPIRV_ShiftRightLogicalOp : SPIRV_ShiftOp<"ShiftRightLogical", "logical right shift">;

#endif // STRATA_DIALECTS_SPIRV_BITOPS
