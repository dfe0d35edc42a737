//===- SPIRVOpEnums.td - Enums of ops ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums of ops and types, with the names and numbers of the SPIR-V specification. The specification has no names for the
// enumerants that describe an image.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVOPENUMS
#define STRATA_DIALECTS_SPIRV_SPIRVOPENUMS

include "dialects/spirv/SPIRVDialect.td"

def SPIRV_Arrayed : SPIRV_I32Enum<"ImageArrayedInfo", "valid SPIR-V Image Arrayed specification", [
    Case<"NonArrayed", 0>, Case<"Arrayed", 1>]>;
def SPIRV_ArrayedAttr : SPIRV_EnumAttr<SPIRV_Arrayed, "image_arrayed_info">;

def SPIRV_Depth : SPIRV_I32Enum<"ImageDepthInfo", "valid SPIR-V Image Depth specification", [
    Case<"NoDepth", 0>, Case<"IsDepth", 1>, Case<"DepthUnknown", 2>]>;
def SPIRV_DepthAttr : SPIRV_EnumAttr<SPIRV_Depth, "image_depth_info">;

def SPIRV_Dim : SPIRV_I32Enum<"Dim", "valid SPIR-V Dim", [
    Case<"Dim1D", 0>, Case<"Dim2D", 1>, Case<"Dim3D", 2>, Case<"Cube", 3>, Case<"Rect", 4>, Case<"Buffer", 5>,
    Case<"SubpassData", 6>]>;
def SPIRV_DimAttr : SPIRV_EnumAttr<SPIRV_Dim, "dim">;

def SPIRV_FPEncoding : SPIRV_I32Enum<"FPEncoding", "valid SPIR-V FPEncoding", [
    Case<"BFloat16KHR", 0>]>;
def SPIRV_FPEncodingAttr : SPIRV_EnumAttr<SPIRV_FPEncoding, "f_p_encoding">;

def SPIRV_FPFastMathMode : SPIRV_BitEnum<"FPFastMathMode", "Indicates a floating-point fast math flag", [
    Zero<"None">, Bit<"NotNaN", 0>, Bit<"NotInf", 1>, Bit<"NSZ", 2>, Bit<"AllowRecip", 3>, Bit<"Fast", 4>,
    Bit<"AllowContractFastINTEL", 16>, Bit<"AllowReassocINTEL", 17>]>;
def SPIRV_FPFastMathModeAttr : SPIRV_EnumAttr<SPIRV_FPFastMathMode, "fastmath_mode">;

def SPIRV_FPRoundingMode : SPIRV_I32Enum<"FPRoundingMode", "valid SPIR-V FPRoundingMode", [
    Case<"RTE", 0>, Case<"RTZ", 1>, Case<"RTP", 2>, Case<"RTN", 3>]>;
def SPIRV_FPRoundingModeAttr : SPIRV_EnumAttr<SPIRV_FPRoundingMode, "fp_rounding_mode">;

def SPIRV_FunctionControl : SPIRV_BitEnum<"FunctionControl", "valid SPIR-V FunctionControl", [
    Zero<"None">, Bit<"Inline", 0>, Bit<"DontInline", 1>, Bit<"Pure", 2>, Bit<"Const", 3>, Bit<"OptNoneINTEL", 16>]>;
def SPIRV_FunctionControlAttr : SPIRV_EnumAttr<SPIRV_FunctionControl, "function_control">;

def SPIRV_GroupOperation : SPIRV_I32Enum<"GroupOperation", "valid SPIR-V GroupOperation", [
    Case<"Reduce", 0>, Case<"InclusiveScan", 1>, Case<"ExclusiveScan", 2>, Case<"ClusteredReduce", 3>,
    Case<"PartitionedReduceNV", 6>, Case<"PartitionedInclusiveScanNV", 7>, Case<"PartitionedExclusiveScanNV", 8>]>;
def SPIRV_GroupOperationAttr : SPIRV_EnumAttr<SPIRV_GroupOperation, "group_operation">;

def SPIRV_INTEL_LoadCacheControl : SPIRV_I32Enum<"LoadCacheControl", "valid SPIR-V LoadCacheControl", [
    Case<"Uncached", 0>, Case<"Cached", 1>, Case<"Streaming", 2>, Case<"InvalidateAfterR", 3>,
    Case<"ConstCached", 4>]>;
def SPIRV_INTEL_LoadCacheControlAttr : SPIRV_EnumAttr<SPIRV_INTEL_LoadCacheControl, "load_cache_control">;

def SPIRV_INTEL_StoreCacheControl : SPIRV_I32Enum<"StoreCacheControl", "valid SPIR-V StoreCacheControl", [
    Case<"Uncached", 0>, Case<"WriteThrough", 1>, Case<"WriteBack", 2>, Case<"Streaming", 3>]>;
def SPIRV_INTEL_StoreCacheControlAttr : SPIRV_EnumAttr<SPIRV_INTEL_StoreCacheControl, "store_cache_control">;

def SPIRV_ImageOperands : SPIRV_BitEnum<"ImageOperands", "valid SPIR-V ImageOperands", [
    Zero<"None">, Bit<"Bias", 0>, Bit<"Lod", 1>, Bit<"Grad", 2>, Bit<"ConstOffset", 3>, Bit<"Offset", 4>,
    Bit<"ConstOffsets", 5>, Bit<"Sample", 6>, Bit<"MinLod", 7>, Bit<"MakeTexelAvailable", 8>,
    Bit<"MakeTexelVisible", 9>, Bit<"NonPrivateTexel", 10>, Bit<"VolatileTexel", 11>, Bit<"SignExtend", 12>,
    Bit<"Offsets", 16>, Bit<"ZeroExtend", 13>, Bit<"Nontemporal", 14>]>;
def SPIRV_ImageOperandsAttr : SPIRV_EnumAttr<SPIRV_ImageOperands, "image_operands">;

def SPIRV_KHR_CooperativeMatrixLayout : SPIRV_I32Enum<"CooperativeMatrixLayoutKHR",
                                                      "valid SPIR-V Cooperative Matrix Layout (KHR)", [
    Case<"RowMajor", 0>, Case<"ColumnMajor", 1>]>;
def SPIRV_KHR_CooperativeMatrixLayoutAttr : SPIRV_EnumAttr<SPIRV_KHR_CooperativeMatrixLayout, "coop_matrix_layout_khr"> {
  let isConstantOperand = 1;
}

def SPIRV_KHR_CooperativeMatrixOperands : SPIRV_BitEnum<"CooperativeMatrixOperandsKHR",
                                                        "valid SPIR-V Cooperative Matrix Operands (KHR)", [
    Zero<"None">, Bit<"ASigned", 0>, Bit<"BSigned", 1>, Bit<"CSigned", 2>, Bit<"ResultSigned", 3>, Bit<"AccSat", 4>]>;
def SPIRV_KHR_CooperativeMatrixOperandsAttr : SPIRV_EnumAttr<SPIRV_KHR_CooperativeMatrixOperands,
                                                             "cooperative_matrix_operands_khr">;

def SPIRV_KHR_CooperativeMatrixUse : SPIRV_I32Enum<"CooperativeMatrixUseKHR",
                                                   "valid SPIR-V Cooperative Matrix Use (KHR)", [
    Case<"MatrixA", 0>, Case<"MatrixB", 1>, Case<"MatrixAcc", 2>]>;
def SPIRV_KHR_CooperativeMatrixUseAttr : SPIRV_EnumAttr<SPIRV_KHR_CooperativeMatrixUse, "coop_matrix_use_khr">;

def SPIRV_LoopControl : SPIRV_BitEnum<"LoopControl", "valid SPIR-V LoopControl", [
    Zero<"None">, Bit<"Unroll", 0>, Bit<"DontUnroll", 1>, Bit<"DependencyInfinite", 2>, Bit<"DependencyLength", 3>,
    Bit<"MinIterations", 4>, Bit<"MaxIterations", 5>, Bit<"IterationMultiple", 6>, Bit<"PeelCount", 7>,
    Bit<"PartialCount", 8>, Bit<"InitiationIntervalINTEL", 16>, Bit<"LoopCoalesceINTEL", 20>,
    Bit<"MaxConcurrencyINTEL", 17>, Bit<"MaxInterleavingINTEL", 21>, Bit<"DependencyArrayINTEL", 18>,
    Bit<"SpeculatedIterationsINTEL", 22>, Bit<"PipelineEnableINTEL", 19>, Bit<"NoFusionINTEL", 23>]>;
def SPIRV_LoopControlAttr : SPIRV_EnumAttr<SPIRV_LoopControl, "loop_control">;

def SPIRV_MatrixLayout : SPIRV_I32Enum<"MatrixLayout", "valid SPIR-V MatrixLayout", [
    Case<"ColumnMajor", 0>, Case<"RowMajor", 1>, Case<"PackedA", 2>, Case<"PackedB", 3>]>;
def SPIRV_MatrixLayoutAttr : SPIRV_EnumAttr<SPIRV_MatrixLayout, "matrixLayout">;

def SPIRV_MemoryAccess : SPIRV_BitEnum<"MemoryAccess", "valid SPIR-V MemoryAccess", [
    Zero<"None">, Bit<"Volatile", 0>, Bit<"Aligned", 1>, Bit<"Nontemporal", 2>, Bit<"MakePointerAvailable", 3>,
    Bit<"MakePointerVisible", 4>, Bit<"NonPrivatePointer", 5>, Bit<"AliasScopeINTELMask", 16>,
    Bit<"NoAliasINTELMask", 17>]>;
def SPIRV_MemoryAccessAttr : SPIRV_EnumAttr<SPIRV_MemoryAccess, "memory_access">;

def SPIRV_MemorySemantics : SPIRV_BitEnum<"MemorySemantics", "valid SPIR-V MemorySemantics", [
    Zero<"None">, Bit<"Acquire", 1>, Bit<"Release", 2>, Bit<"AcquireRelease", 3>, Bit<"SequentiallyConsistent", 4>,
    Bit<"UniformMemory", 6>, Bit<"SubgroupMemory", 7>, Bit<"WorkgroupMemory", 8>, Bit<"CrossWorkgroupMemory", 9>,
    Bit<"AtomicCounterMemory", 10>, Bit<"ImageMemory", 11>, Bit<"OutputMemory", 12>, Bit<"MakeAvailable", 13>,
    Bit<"MakeVisible", 14>, Bit<"Volatile", 15>]>;
def SPIRV_MemorySemanticsAttr : SPIRV_EnumAttr<SPIRV_MemorySemantics, "memory_semantics"> {
  let isConstantOperand = 1;
}

def SPIRV_PackedVectorFormat : SPIRV_I32Enum<"PackedVectorFormat", "valid SPIR-V PackedVectorFormat", [
    Case<"PackedVectorFormat4x8Bit", 0>]>;
def SPIRV_PackedVectorFormatAttr : SPIRV_EnumAttr<SPIRV_PackedVectorFormat, "packed_vector_format">;

def SPIRV_SamplerUse : SPIRV_I32Enum<"ImageSamplerUseInfo", "valid SPIR-V Sampler Use specification", [
    Case<"SamplerUnknown", 0>, Case<"NeedSampler", 1>, Case<"NoSampler", 2>]>;
def SPIRV_SamplerUseAttr : SPIRV_EnumAttr<SPIRV_SamplerUse, "image_sampler_use_info">;

def SPIRV_Sampling : SPIRV_I32Enum<"ImageSamplingInfo", "valid SPIR-V Image Sampling specification", [
    Case<"SingleSampled", 0>, Case<"MultiSampled", 1>]>;
def SPIRV_SamplingAttr : SPIRV_EnumAttr<SPIRV_Sampling, "image_sampling_info">;

def SPIRV_Scope : SPIRV_I32Enum<"Scope", "valid SPIR-V Scope", [
    Case<"CrossDevice", 0>, Case<"Device", 1>, Case<"Workgroup", 2>, Case<"Subgroup", 3>, Case<"Invocation", 4>,
    Case<"QueueFamily", 5>, Case<"ShaderCallKHR", 6>]>;
def SPIRV_ScopeAttr : SPIRV_EnumAttr<SPIRV_Scope, "scope"> {
  let isConstantOperand = 1;
}

def SPIRV_SelectionControl : SPIRV_BitEnum<"SelectionControl", "valid SPIR-V SelectionControl", [
    Zero<"None">, Bit<"Flatten", 0>, Bit<"DontFlatten", 1>]>;
def SPIRV_SelectionControlAttr : SPIRV_EnumAttr<SPIRV_SelectionControl, "selection_control">;

def SPIRV_StorageClass : SPIRV_I32Enum<"StorageClass", "valid SPIR-V StorageClass", [
    Case<"UniformConstant", 0>, Case<"Input", 1>, Case<"Uniform", 2>, Case<"Output", 3>, Case<"Workgroup", 4>,
    Case<"CrossWorkgroup", 5>, Case<"Private", 6>, Case<"Function", 7>, Case<"Generic", 8>, Case<"PushConstant", 9>,
    Case<"AtomicCounter", 10>, Case<"Image", 11>, Case<"StorageBuffer", 12>, Case<"CallableDataKHR", 5328>,
    Case<"IncomingCallableDataKHR", 5329>, Case<"RayPayloadKHR", 5338>, Case<"HitAttributeKHR", 5339>,
    Case<"IncomingRayPayloadKHR", 5342>, Case<"ShaderRecordBufferKHR", 5343>, Case<"PhysicalStorageBuffer", 5349>,
    Case<"TaskPayloadWorkgroupEXT", 5402>, Case<"CodeSectionINTEL", 5605>, Case<"DeviceOnlyINTEL", 5936>,
    Case<"HostOnlyINTEL", 5937>]>;
def SPIRV_StorageClassAttr : SPIRV_EnumAttr<SPIRV_StorageClass, "storage_class">;

#endif // STRATA_DIALECTS_SPIRV_SPIRVOPENUMS
