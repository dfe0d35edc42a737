//===- SPIRVNonUniformOps.td - Subgroup ops ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_NONUNIFORMOPS
#define STRATA_DIALECTS_SPIRV_NONUNIFORMOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_AttrIs<string attribute, string type, string value>
    : PredOpTrait<attribute # " must be " # type # " of value " # value,
                  CPred<"$" # attribute # ".getValue() == ::mlir::spirv::" # type # "::" # value>>;

def SPIRV_InSubgroup : SPIRV_AttrIs<"execution_scope", "Scope", "Subgroup">;

def SPIRV_ScalarOrVectorOfAny : AnyTypeOf<[SPIRV_ScalarOrVectorOf<SPIRV_Float>, SPIRV_ScalarOrVectorOf<SPIRV_Integer>,
                                           SPIRV_ScalarOrVectorOf<SPIRV_Bool>]>;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

// A clustered reduction has an operand for the cluster size.
class SPIRV_GroupNonUniformArithmeticOp<string mnemonic, Type type, string words, list<Trait> traits = []>
    : SPIRV_Op<"GroupNonUniform" # mnemonic, traits> {
  let summary = words # " over the active invocations";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<type>:$value, Optional<SPIRV_Integer>:$cluster_size);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = [{
    $execution_scope $group_operation $value (`cluster_size` `` `(` $cluster_size^ `)`)? attr-dict
    `:` type($value) (`,` type($cluster_size)^)? `->` type(results)
  }];
  let hasVerifier = 1;
}

class SPIRV_NonUniformFloatOp<string mnemonic, string words>
    : SPIRV_GroupNonUniformArithmeticOp<mnemonic, SPIRV_Float, words>;
class SPIRV_NonUniformIntegerOp<string mnemonic, string words, list<Trait> traits = []>
    : SPIRV_GroupNonUniformArithmeticOp<mnemonic, SPIRV_Integer, words, traits>;
class SPIRV_NonUniformBoolOp<string mnemonic, string words>
    : SPIRV_GroupNonUniformArithmeticOp<mnemonic, SPIRV_Bool, words>;

def SPIRV_GroupNonUniformFAddOp : SPIRV_NonUniformFloatOp<"FAdd", "the sum of floats">;
def SPIRV_GroupNonUniformFMaxOp : SPIRV_NonUniformFloatOp<"FMax", "the maximum of floats">;
def SPIRV_GroupNonUniformFMinOp : SPIRV_NonUniformFloatOp<"FMin", "the minimum of floats">;
def SPIRV_GroupNonUniformFMulOp : SPIRV_NonUniformFloatOp<"FMul", "the product of floats">;
def SPIRV_GroupNonUniformIAddOp : SPIRV_NonUniformIntegerOp<"IAdd", "the sum of integers">;
def SPIRV_GroupNonUniformIMulOp : SPIRV_NonUniformIntegerOp<"IMul", "the product of integers">;
def SPIRV_GroupNonUniformSMaxOp : SPIRV_NonUniformIntegerOp<"SMax", "the maximum of signed integers", [SignedOp]>;
def SPIRV_GroupNonUniformSMinOp : SPIRV_NonUniformIntegerOp<"SMin", "the minimum of signed integers", [SignedOp]>;
def SPIRV_GroupNonUniformUMaxOp : SPIRV_NonUniformIntegerOp<"UMax", "the maximum of unsigned integers", [UnsignedOp]>;
def SPIRV_GroupNonUniformUMinOp : SPIRV_NonUniformIntegerOp<"UMin", "the minimum of unsigned integers", [UnsignedOp]>;
def SPIRV_GroupNonUniformBitwiseAndOp : SPIRV_NonUniformIntegerOp<"BitwiseAnd", "the bitwise and of integers">;
def SPIRV_GroupNonUniformBitwiseOrOp : SPIRV_NonUniformIntegerOp<"BitwiseOr", "the bitwise or of integers">;
def SPIRV_GroupNonUniformBitwiseXorOp : SPIRV_NonUniformIntegerOp<"BitwiseXor", "the bitwise exclusive or of integers">;
def SPIRV_GroupNonUniformLogicalAndOp : SPIRV_NonUniformBoolOp<"LogicalAnd", "the logical and of booleans">;
def SPIRV_GroupNonUniformLogicalOrOp : SPIRV_NonUniformBoolOp<"LogicalOr", "the logical or of booleans">;
def SPIRV_GroupNonUniformLogicalXorOp : SPIRV_NonUniformBoolOp<"LogicalXor", "the logical exclusive or of booleans">;

//===----------------------------------------------------------------------===//
// Votes
//===----------------------------------------------------------------------===//

class SPIRV_NonUniformVoteOp<string mnemonic, string words> : SPIRV_Op<mnemonic, [SPIRV_InSubgroup]> {
  let summary = words;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Bool:$result);
  let assemblyFormat = "$execution_scope $predicate attr-dict `:` type($result)";
}

def SPIRV_GroupNonUniformAllOp
    : SPIRV_NonUniformVoteOp<"GroupNonUniformAll", "true if the predicate is true in all active invocations">;
def SPIRV_GroupNonUniformAnyOp
    : SPIRV_NonUniformVoteOp<"GroupNonUniformAny", "true if the predicate is true in any active invocation">;

def SPIRV_GroupNonUniformAllEqualOp : SPIRV_Op<"GroupNonUniformAllEqual", [SPIRV_InSubgroup]> {
  let summary = "true if all active invocations have the same value";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScalarOrVectorOfAny:$value);
  let results = (outs SPIRV_Bool:$result);
  let assemblyFormat = "$execution_scope $value attr-dict `:` type($value) `,` type($result)";
}

def SPIRV_GroupNonUniformElectOp : SPIRV_Op<"GroupNonUniformElect"> {
  let summary = "true in exactly one active invocation";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope);
  let results = (outs SPIRV_Bool:$result);
  let assemblyFormat = "$execution_scope attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Ballots: bit masks with one bit per invocation
//===----------------------------------------------------------------------===//

def SPIRV_GroupNonUniformBallotOp : SPIRV_Op<"GroupNonUniformBallot"> {
  let summary = "a bit mask of the active invocations in which the predicate is true";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Bool:$predicate);
  let results = (outs SPIRV_IOrUIVec4:$result);
  let assemblyFormat = "$execution_scope $predicate attr-dict `:` type($result)";
  let hasVerifier = 1;
}

class SPIRV_NonUniformBallotFindOp<string mnemonic, string words> : SPIRV_Op<mnemonic> {
  let summary = words;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_IOrUIVec4:$value);
  let results = (outs SPIRV_SignlessOrUnsignedInt:$result);
  let assemblyFormat = "$execution_scope $value attr-dict `:` type($value) `,` type($result)";
  let hasVerifier = 1;
}

def SPIRV_GroupNonUniformBallotFindLSBOp
    : SPIRV_NonUniformBallotFindOp<"GroupNonUniformBallotFindLSB", "the index of the lowest set bit of a ballot">;
def SPIRV_GroupNonUniformBallotFindMSBOp
    : SPIRV_NonUniformBallotFindOp<"GroupNonUniformBallotFindMSB", "the index of the highest set bit of a ballot">;

def SPIRV_GroupNonUniformBallotBitCountOp : SPIRV_Op<"GroupNonUniformBallotBitCount", [SPIRV_InSubgroup]> {
  let summary = "the number of set bits of a ballot";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_Vec4<SignlessOrUnsignedIntOfWidths<[32]>>:$value);
  let results = (outs SPIRV_SignlessOrUnsignedInt:$result);
  let assemblyFormat = "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)";
}

//===----------------------------------------------------------------------===//
// Broadcasts and shuffles
//===----------------------------------------------------------------------===//

def SPIRV_GroupNonUniformBroadcastOp
    : SPIRV_Op<"GroupNonUniformBroadcast", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "broadcasts the value of one invocation to all active invocations";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value, SPIRV_Integer:$id);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($id)";
  let hasVerifier = 1;
}

class SPIRV_NonUniformShuffleOp<string mnemonic, string other, Type resultType, string words>
    : SPIRV_Op<mnemonic, [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = words;
  let arguments = !con((ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScalarOrVector:$value),
                       !dag(ins, [SPIRV_Integer], [other]));
  let results = (outs resultType:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($" # other # ")";
  let hasVerifier = 1;
}

def SPIRV_GroupNonUniformShuffleOp
    : SPIRV_NonUniformShuffleOp<"GroupNonUniformShuffle", "id", SPIRV_ScalarOrVector,
                                "the value of the invocation with the given id">;
def SPIRV_GroupNonUniformShuffleDownOp
    : SPIRV_NonUniformShuffleOp<"GroupNonUniformShuffleDown", "delta", SPIRV_Type,
                                "the value of the invocation whose id is `delta` greater">;
def SPIRV_GroupNonUniformShuffleUpOp
    : SPIRV_NonUniformShuffleOp<"GroupNonUniformShuffleUp", "delta", SPIRV_Type,
                                "the value of the invocation whose id is `delta` less">;
def SPIRV_GroupNonUniformShuffleXorOp
    : SPIRV_NonUniformShuffleOp<"GroupNonUniformShuffleXor", "mask", SPIRV_Type,
                                "the value of the invocation whose id is the exclusive or of this id and `mask`">;

def SPIRV_GroupNonUniformRotateKHROp
    : SPIRV_Op<"GroupNonUniformRotateKHR", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "the value of the invocation whose id is `delta` greater, modulo the size of the group or cluster";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScalarOrVectorOfAny:$value,
                       SPIRV_SignlessOrUnsignedInt:$delta, Optional<SPIRV_SignlessOrUnsignedInt>:$cluster_size);
  let results = (outs SPIRV_ScalarOrVectorOfAny:$result);
  let assemblyFormat = [{
    $execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict
    `:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)
  }];
  let hasVerifier = 1;
}

def SPIRV_GroupNonUniformQuadSwapOp
    : SPIRV_Op<"GroupNonUniformQuadSwap", [SPIRV_InSubgroup, AllTypesMatch<["value", "result"]>]> {
  let summary = "the value of another invocation of the quad, swapped in a given direction";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScalarOrVectorOfAny:$value,
                       SPIRV_SignlessOrUnsignedInt:$direction);
  let results = (outs SPIRV_ScalarOrVectorOfAny:$result);
  let assemblyFormat = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)";
}

#endif // STRATA_DIALECTS_SPIRV_NONUNIFORMOPS
