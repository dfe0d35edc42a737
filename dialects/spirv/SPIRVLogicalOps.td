//===- SPIRVLogicalOps.td - Comparisons, logic, choice -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_LOGICALOPS
#define STRATA_DIALECTS_SPIRV_LOGICALOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// As many `i1` as the operand has elements.
class SPIRV_ResultIsI1Of<string operand>
    : TypesMatchWith<"type of result to correspond to the `i1` equivalent of the operand", operand, "result",
                     "::mlir::spirv::getI1TypeLike($_self)">;

class SPIRV_LogicalBinaryOp<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Bool, type,
                     !listconcat(traits, [Pure, SameTypeOperands, SameOperandsAndResultShape,
                                          SPIRV_ResultIsI1Of<"operand1">])> {
  let summary = words;
  let assemblyFormat = "$operand1 `,` $operand2 `:` type($operand1) attr-dict";
}

class SPIRV_LogicalUnaryOp<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Bool, type,
                    !listconcat(traits, [Pure, SameTypeOperands, SameOperandsAndResultShape,
                                         SPIRV_ResultIsI1Of<"operand">])> {
  let summary = words;
}

class SPIRV_FloatCompareOp<string mnemonic, string words, list<Trait> traits = []>
    : SPIRV_LogicalBinaryOp<mnemonic, SPIRV_Float, words, traits>;
class SPIRV_IntegerCompareOp<string mnemonic, string words, list<Trait> traits>
    : SPIRV_LogicalBinaryOp<mnemonic, SPIRV_Integer, words, traits> {
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Floats: false, or true, where one of them is a NaN
//===----------------------------------------------------------------------===//

def SPIRV_FOrdEqualOp : SPIRV_FloatCompareOp<"FOrdEqual", "both are numbers, and equal", [Commutative]>;
def SPIRV_FOrdGreaterThanOp : SPIRV_FloatCompareOp<"FOrdGreaterThan", "both are numbers, the first greater">;
def SPIRV_FOrdGreaterThanEqualOp
    : SPIRV_FloatCompareOp<"FOrdGreaterThanEqual", "both are numbers, the first not less">;
def SPIRV_FOrdLessThanOp : SPIRV_FloatCompareOp<"FOrdLessThan", "both are numbers, the first less">;
def SPIRV_FOrdLessThanEqualOp : SPIRV_FloatCompareOp<"FOrdLessThanEqual", "both are numbers, the first not greater">;
def SPIRV_FOrdNotEqualOp : SPIRV_FloatCompareOp<"FOrdNotEqual", "both are numbers, and differ", [Commutative]>;

def SPIRV_FUnordEqualOp : SPIRV_FloatCompareOp<"FUnordEqual", "equal, or one is a NaN", [Commutative]>;
def SPIRV_FUnordGreaterThanOp : SPIRV_FloatCompareOp<"FUnordGreaterThan", "the first is greater, or one is a NaN">;
def SPIRV_FUnordGreaterThanEqualOp
    : SPIRV_FloatCompareOp<"FUnordGreaterThanEqual", "the first is not less, or one is a NaN">;
def SPIRV_FUnordLessThanOp : SPIRV_FloatCompareOp<"FUnordLessThan", "the first is less, or one is a NaN">;
def SPIRV_FUnordLessThanEqualOp
    : SPIRV_FloatCompareOp<"FUnordLessThanEqual", "the first is not greater, or one is a NaN">;
def SPIRV_FUnordNotEqualOp : SPIRV_FloatCompareOp<"FUnordNotEqual", "they differ, or one is a NaN", [Commutative]>;

def SPIRV_OrderedOp : SPIRV_FloatCompareOp<"Ordered", "both are numbers", [Commutative]>;
def SPIRV_UnorderedOp : SPIRV_FloatCompareOp<"Unordered", "one is a NaN", [Commutative]>;

def SPIRV_IsFiniteOp : SPIRV_LogicalUnaryOp<"IsFinite", SPIRV_Float, "neither infinite nor a NaN">;
def SPIRV_IsInfOp : SPIRV_LogicalUnaryOp<"IsInf", SPIRV_Float, "infinite">;
def SPIRV_IsNanOp : SPIRV_LogicalUnaryOp<"IsNan", SPIRV_Float, "not a number">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def SPIRV_IEqualOp : SPIRV_IntegerCompareOp<"IEqual", "equal", [Commutative, UsableInSpecConstantOp]>;
def SPIRV_INotEqualOp : SPIRV_IntegerCompareOp<"INotEqual", "different", [Commutative, UsableInSpecConstantOp]>;
def SPIRV_SGreaterThanOp
    : SPIRV_IntegerCompareOp<"SGreaterThan", "greater, with signs", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SGreaterThanEqualOp
    : SPIRV_IntegerCompareOp<"SGreaterThanEqual", "not less, with signs", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SLessThanOp : SPIRV_IntegerCompareOp<"SLessThan", "less, with signs", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SLessThanEqualOp
    : SPIRV_IntegerCompareOp<"SLessThanEqual", "not greater, with signs", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_UGreaterThanOp
    : SPIRV_IntegerCompareOp<"UGreaterThan", "greater, without signs", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_UGreaterThanEqualOp
    : SPIRV_IntegerCompareOp<"UGreaterThanEqual", "not less, without signs", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_ULessThanOp
    : SPIRV_IntegerCompareOp<"ULessThan", "less, without signs", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_ULessThanEqualOp
    : SPIRV_IntegerCompareOp<"ULessThanEqual", "not greater, without signs", [UnsignedOp, UsableInSpecConstantOp]>;

//===----------------------------------------------------------------------===//
// Booleans
//===----------------------------------------------------------------------===//

class SPIRV_BoolBinaryOp<string mnemonic, string words>
    : SPIRV_LogicalBinaryOp<mnemonic, SPIRV_Bool, words, [Commutative, UsableInSpecConstantOp]> {
  let hasFolder = 1;
}

def SPIRV_LogicalAndOp : SPIRV_BoolBinaryOp<"LogicalAnd", "both hold">;
def SPIRV_LogicalEqualOp : SPIRV_BoolBinaryOp<"LogicalEqual", "both hold, or none">;
def SPIRV_LogicalNotOp : SPIRV_LogicalUnaryOp<"LogicalNot", SPIRV_Bool, "it does not hold", [UsableInSpecConstantOp]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def SPIRV_LogicalNotEqualOp : SPIRV_BoolBinaryOp<"LogicalNotEqual", "one of them holds">;
def SPIRV_LogicalOrOp : SPIRV_BoolBinaryOp<"LogicalOr", "at least one holds">;

def SPIRV_SelectOp : SPIRV_Op<"Select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                                         UsableInSpecConstantOp, SelectLikeOpInterface]> {
  let summary = "one of two values by a condition";
  let description = "A vector of conditions chooses for each element of vectors.";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Bool>:$condition, SPIRV_SelectType:$true_value,
                       SPIRV_SelectType:$false_value);
  let results = (outs SPIRV_SelectType:$result);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // STRATA_DIALECTS_SPIRV_LOGICALOPS
