//===- SPIRVLogicalOps.td - Comparisons, logic -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_LOGICALOPS
#define STRATA_DIALECTS_SPIRV_LOGICALOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The result is i1, or a vector of i1 with as many elements as the operand.
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
// Floats. Ordered comparisons are false, unordered ones true if an operand is NaN
//===----------------------------------------------------------------------===//

def SPIRV_FOrdEqualOp : SPIRV_FloatCompareOp<"FOrdEqual", "ordered and equal", [Commutative]>;
def SPIRV_FOrdGreaterThanOp : SPIRV_FloatCompareOp<"FOrdGreaterThan", "ordered and greater">;
def SPIRV_FOrdGreaterThanEqualOp
    : SPIRV_FloatCompareOp<"FOrdGreaterThanEqual", "ordered and greater or equal">;
def SPIRV_FOrdLessThanOp : SPIRV_FloatCompareOp<"FOrdLessThan", "ordered and less">;
def SPIRV_FOrdLessThanEqualOp : SPIRV_FloatCompareOp<"FOrdLessThanEqual", "ordered and less or equal">;
def SPIRV_FOrdNotEqualOp : SPIRV_FloatCompareOp<"FOrdNotEqual", "ordered and not equal", [Commutative]>;

def SPIRV_FUnordEqualOp : SPIRV_FloatCompareOp<"FUnordEqual", "unordered or equal", [Commutative]>;
def SPIRV_FUnordGreaterThanOp : SPIRV_FloatCompareOp<"FUnordGreaterThan", "unordered or greater">;
def SPIRV_FUnordGreaterThanEqualOp
    : SPIRV_FloatCompareOp<"FUnordGreaterThanEqual", "unordered, greater or equal">;
def SPIRV_FUnordLessThanOp : SPIRV_FloatCompareOp<"FUnordLessThan", "unordered or less">;
def SPIRV_FUnordLessThanEqualOp
    : SPIRV_FloatCompareOp<"FUnordLessThanEqual", "unordered, less or equal">;
def SPIRV_FUnordNotEqualOp : SPIRV_FloatCompareOp<"FUnordNotEqual", "unordered or not equal", [Commutative]>;

def SPIRV_OrderedOp : SPIRV_FloatCompareOp<"Ordered", "true if no operand is NaN", [Commutative]>;
def SPIRV_UnorderedOp : SPIRV_FloatCompareOp<"Unordered", "true if an operand is NaN", [Commutative]>;

def SPIRV_IsFiniteOp : SPIRV_LogicalUnaryOp<"IsFinite", SPIRV_Float, "true if the operand is neither infinite nor NaN">;
def SPIRV_IsInfOp : SPIRV_LogicalUnaryOp<"IsInf", SPIRV_Float, "true if the operand is infinite">;
def SPIRV_IsNanOp : SPIRV_LogicalUnaryOp<"IsNan", SPIRV_Float, "true if the operand is NaN">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def SPIRV_IEqualOp : SPIRV_IntegerCompareOp<"IEqual", "equal", [Commutative, UsableInSpecConstantOp]>;
def SPIRV_INotEqualOp : SPIRV_IntegerCompareOp<"INotEqual", "not equal", [Commutative, UsableInSpecConstantOp]>;
def SPIRV_SGreaterThanOp
    : SPIRV_IntegerCompareOp<"SGreaterThan", "signed greater", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SGreaterThanEqualOp
    : SPIRV_IntegerCompareOp<"SGreaterThanEqual", "signed greater or equal", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SLessThanOp : SPIRV_IntegerCompareOp<"SLessThan", "signed less", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_SLessThanEqualOp
    : SPIRV_IntegerCompareOp<"SLessThanEqual", "signed less or equal", [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_UGreaterThanOp
    : SPIRV_IntegerCompareOp<"UGreaterThan", "unsigned greater", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_UGreaterThanEqualOp
    : SPIRV_IntegerCompareOp<"UGreaterThanEqual", "unsigned greater or equal", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_ULessThanOp
    : SPIRV_IntegerCompareOp<"ULessThan", "unsigned less", [UnsignedOp, UsableInSpecConstantOp]>;
def SPIRV_ULessThanEqualOp
    : SPIRV_IntegerCompareOp<"ULessThanEqual", "unsigned less or equal", [UnsignedOp, UsableInSpecConstantOp]>;

//===----------------------------------------------------------------------===//
// Booleans
//===----------------------------------------------------------------------===//

class SPIRV_BoolBinaryOp<string mnemonic, string words>
    : SPIRV_LogicalBinaryOp<mnemonic, SPIRV_Bool, words, [Commutative, UsableInSpecConstantOp]> {
  let hasFolder = 1;
}

def SPIRV_LogicalAndOp : SPIRV_BoolBinaryOp<"LogicalAnd", "logical and">;
def SPIRV_LogicalEqualOp : SPIRV_BoolBinaryOp<"LogicalEqual", "logical equivalence">;
def SPIRV_LogicalNotOp : SPIRV_LogicalUnaryOp<"LogicalNot", SPIRV_Bool, "logical negation", [UsableInSpecConstantOp]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def SPIRV_LogicalNotEqualOp : SPIRV_BoolBinaryOp<"LogicalNotEqual", "logical exclusive or">;
def SPIRV_LogicalOrOp : SPIRV_BoolBinaryOp<"LogicalOr", "logical or">;

def SPIRV_SelectOp : SPIRV_Op<"Select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                                         UsableInSpecConstantOp, SelectLikeOpInterface]> {
  let summary = "selects one of two values by a condition";
  let description = "A vector of conditions selects the elements of two vectors.";
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Bool>:$condition, SPIRV_SelectType:$true_value,
                       SPIRV_SelectType:$false_value);
  let results = (outs SPIRV_SelectType:$result);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // STRATA_DIALECTS_SPIRV_LOGICALOPS
