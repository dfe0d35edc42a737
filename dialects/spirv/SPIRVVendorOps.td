//===- SPIRVVendorOps.td - Vendor extensions ---------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_VENDOROPS
#define STRATA_DIALECTS_SPIRV_VENDOROPS

include "dialects/spirv/SPIRVBase.td"

def SPIRV_KHRAssumeTrueOp : SPIRV_KhrVendorOp<"AssumeTrue"> {
  let summary = "tells the optimizer to assume that a condition is true";
  let arguments = (ins SPIRV_Bool:$condition);
  let assemblyFormat = "$condition attr-dict";
}

class SPIRV_IntelConvertOp<string mnemonic, Type from, Type to, string words>
    : SPIRV_IntelVendorOp<mnemonic, [SameOperandsAndResultShape]> {
  let summary = words;
  let arguments = (ins SPIRV_ScalarOrVectorOf<from>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<to>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

def SPIRV_INTELConvertFToBF16Op : SPIRV_IntelConvertOp<"ConvertFToBF16", SPIRV_Float32, SPIRV_Int16,
                                                       "conversion of a float to the bits of a bfloat16">;
def SPIRV_INTELConvertBF16ToFOp : SPIRV_IntelConvertOp<"ConvertBF16ToF", SPIRV_Int16, SPIRV_Float32,
                                                       "conversion of the bits of a bfloat16 to a float">;
def SPIRV_INTELRoundFToTF32Op : SPIRV_IntelConvertOp<"RoundFToTF32", SPIRV_Float32, SPIRV_Float32,
                                                     "rounding of a float to TF32 precision">;

class SPIRV_IntelSplitBarrierOp<string mnemonic, string words> : SPIRV_IntelVendorOp<mnemonic> {
  let summary = words;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope $memory_scope $memory_semantics attr-dict";
}

def SPIRV_INTELControlBarrierArriveOp
    : SPIRV_IntelSplitBarrierOp<"ControlBarrierArrive", "signals the arrival of the invocation at the barrier">;
def SPIRV_INTELControlBarrierWaitOp
    : SPIRV_IntelSplitBarrierOp<"ControlBarrierWait", "waits until all invocations have arrived at the barrier">;

#endif // STRATA_DIALECTS_SPIRV_VENDOROPS
