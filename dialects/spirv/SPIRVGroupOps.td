//===- SPIRVGroupOps.td - Group ops ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_GROUPOPS
#define STRATA_DIALECTS_SPIRV_GROUPOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Operands, results and format of group reductions, with or without a vendor prefix.
class SPIRV_GroupReduction<Type type> {
  dag operands = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                      SPIRV_ScalarOrVectorOf<type>:$x);
  dag outputs = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  string format = "$execution_scope $group_operation operands attr-dict `:` type($x)";
}

class SPIRV_GroupReductionOp<string mnemonic, Type type, string words>
    : SPIRV_Op<mnemonic, [Pure, AllTypesMatch<["x", "result"]>]> {
  let summary = words # " over all invocations of the group";
  let arguments = SPIRV_GroupReduction<type>.operands;
  let results = SPIRV_GroupReduction<type>.outputs;
  let assemblyFormat = SPIRV_GroupReduction<type>.format;
  let hasVerifier = 1;
}

class SPIRV_GroupReductionKHROp<string mnemonic, Type type, string words>
    : SPIRV_KhrVendorOp<mnemonic, [Pure, AllTypesMatch<["x", "result"]>]> {
  let summary = words # " over all invocations of the group";
  let arguments = SPIRV_GroupReduction<type>.operands;
  let results = SPIRV_GroupReduction<type>.outputs;
  let assemblyFormat = SPIRV_GroupReduction<type>.format;
  let hasVerifier = 1;
}

def SPIRV_GroupBroadcastOp : SPIRV_Op<"GroupBroadcast", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "broadcasts the value of one invocation to the group";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$localid);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)";
  let hasVerifier = 1;
}

def SPIRV_GroupFAddOp : SPIRV_GroupReductionOp<"GroupFAdd", SPIRV_Float, "the sum of floats">;
def SPIRV_GroupFMaxOp : SPIRV_GroupReductionOp<"GroupFMax", SPIRV_Float, "the maximum of floats">;
def SPIRV_GroupFMinOp : SPIRV_GroupReductionOp<"GroupFMin", SPIRV_Float, "the minimum of floats">;
def SPIRV_GroupIAddOp : SPIRV_GroupReductionOp<"GroupIAdd", SPIRV_Integer, "the sum of integers">;
def SPIRV_GroupSMaxOp : SPIRV_GroupReductionOp<"GroupSMax", SPIRV_Integer, "the maximum of signed integers">;
def SPIRV_GroupSMinOp : SPIRV_GroupReductionOp<"GroupSMin", SPIRV_Integer, "the minimum of signed integers">;
def SPIRV_GroupUMaxOp : SPIRV_GroupReductionOp<"GroupUMax", SPIRV_Integer, "the maximum of unsigned integers">;
def SPIRV_GroupUMinOp : SPIRV_GroupReductionOp<"GroupUMin", SPIRV_Integer, "the minimum of unsigned integers">;
def SPIRV_GroupFMulKHROp : SPIRV_GroupReductionKHROp<"GroupFMul", SPIRV_Float, "the product of floats">;
def SPIRV_GroupIMulKHROp : SPIRV_GroupReductionKHROp<"GroupIMul", SPIRV_Integer, "the product of integers">;

def SPIRV_INTELSubgroupBlockReadOp : SPIRV_IntelVendorOp<"SubgroupBlockRead"> {
  let summary = "loads a block of memory that is distributed over the subgroup";
  let arguments = (ins SPIRV_AnyPtr:$ptr);
  let results = (outs SPIRV_Type:$value);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($value)";
  let hasVerifier = 1;
}

// The assembly format is implemented in C++: the pointer type is inferred from the storage class and the value type.
def SPIRV_INTELSubgroupBlockWriteOp : SPIRV_IntelVendorOp<"SubgroupBlockWrite"> {
  let summary = "stores a block of memory that is distributed over the subgroup";
  let description = [{
    ```mlir
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %ptr, %value : i32
    ```
  }];
  let arguments = (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SPIRV_KHRSubgroupBallotOp : SPIRV_KhrVendorOp<"SubgroupBallot"> {
  let summary = "a bit mask of the invocations of the subgroup for which the predicate is true";
  let arguments = (ins SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Int32Vec4:$result);
  let assemblyFormat = "$predicate attr-dict `:` type($result)";
}

#endif // STRATA_DIALECTS_SPIRV_GROUPOPS
