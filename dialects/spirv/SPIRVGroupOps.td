//===- SPIRVGroupOps.td - What a group of invocations does together -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_GROUPOPS
#define STRATA_DIALECTS_SPIRV_GROUPOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// What is common to the two prefixes of reductions: with a vendor's name, and without.
class SPIRV_GroupReduction<Type type> {
  dag operands = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                      SPIRV_ScalarOrVectorOf<type>:$x);
  dag outputs = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  string format = "$execution_scope $group_operation operands attr-dict `:` type($x)";
}

class SPIRV_GroupReductionOp<string mnemonic, Type type, string words>
    : SPIRV_Op<mnemonic, [Pure, AllTypesMatch<["x", "result"]>]> {
  let summary = words # " in the group";
  let arguments = SPIRV_GroupReduction<type>.operands;
  let results = SPIRV_GroupReduction<type>.outputs;
  let assemblyFormat = SPIRV_GroupReduction<type>.format;
  let hasVerifier = 1;
}

class SPIRV_GroupReductionKHROp<string mnemonic, Type type, string words>
    : SPIRV_KhrVendorOp<mnemonic, [Pure, AllTypesMatch<["x", "result"]>]> {
  let summary = words # " in the group";
  let arguments = SPIRV_GroupReduction<type>.operands;
  let results = SPIRV_GroupReduction<type>.outputs;
  let assemblyFormat = SPIRV_GroupReduction<type>.format;
  let hasVerifier = 1;
}

def SPIRV_GroupBroadcastOp : SPIRV_Op<"GroupBroadcast", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "the value that one invocation has, for all of the group";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$localid);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)";
  let hasVerifier = 1;
}

def SPIRV_GroupFAddOp : SPIRV_GroupReductionOp<"GroupFAdd", SPIRV_Float, "the sum of floats">;
def SPIRV_GroupFMaxOp : SPIRV_GroupReductionOp<"GroupFMax", SPIRV_Float, "the greatest float">;
def SPIRV_GroupFMinOp : SPIRV_GroupReductionOp<"GroupFMin", SPIRV_Float, "the least float">;
def SPIRV_GroupIAddOp : SPIRV_GroupReductionOp<"GroupIAdd", SPIRV_Integer, "the sum of integers">;
def SPIRV_GroupSMaxOp : SPIRV_GroupReductionOp<"GroupSMax", SPIRV_Integer, "the greatest signed integer">;
def SPIRV_GroupSMinOp : SPIRV_GroupReductionOp<"GroupSMin", SPIRV_Integer, "the least signed integer">;
def SPIRV_GroupUMaxOp : SPIRV_GroupReductionOp<"GroupUMax", SPIRV_Integer, "the greatest unsigned integer">;
def SPIRV_GroupUMinOp : SPIRV_GroupReductionOp<"GroupUMin", SPIRV_Integer, "the least unsigned integer">;
def SPIRV_GroupFMulKHROp : SPIRV_GroupReductionKHROp<"GroupFMul", SPIRV_Float, "the product of floats">;
def SPIRV_GroupIMulKHROp : SPIRV_GroupReductionKHROp<"GroupIMul", SPIRV_Integer, "the product of integers">;

def SPIRV_INTELSubgroupBlockReadOp : SPIRV_IntelVendorOp<"SubgroupBlockRead"> {
  let summary = "reads a block, a part for each invocation of the subgroup";
  let arguments = (ins SPIRV_AnyPtr:$ptr);
  let results = (outs SPIRV_Type:$value);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($value)";
  let hasVerifier = 1;
}

// The type of the pointer follows from its storage class and the value: more than a declared format can say.
def SPIRV_INTELSubgroupBlockWriteOp : SPIRV_IntelVendorOp<"SubgroupBlockWrite"> {
  let summary = "writes a block, a part from each invocation of the subgroup";
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
  let summary = "for which invocations of the subgroup the predicate holds, a bit for each";
  let arguments = (ins SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Int32Vec4:$result);
  let assemblyFormat = "$predicate attr-dict `:` type($result)";
}

#endif // STRATA_DIALECTS_SPIRV_GROUPOPS
