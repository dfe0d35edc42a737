//===- SPIRVModuleEnums.td - Module enums ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums of modules, entry points and decorations, with the names and numbers of the SPIR-V specification.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVMODULEENUMS
#define STRATA_DIALECTS_SPIRV_SPIRVMODULEENUMS

include "dialects/spirv/SPIRVDialect.td"

def SPIRV_BuiltIn : SPIRV_I32Enum<"BuiltIn", "valid SPIR-V BuiltIn", [
    Case<"Position", 0>, Case<"PointSize", 1>, Case<"ClipDistance", 3>, Case<"CullDistance", 4>,
    Case<"VertexId", 5>, Case<"InstanceId", 6>, Case<"PrimitiveId", 7>, Case<"InvocationId", 8>, Case<"Layer", 9>,
    Case<"ViewportIndex", 10>, Case<"TessLevelOuter", 11>, Case<"TessLevelInner", 12>, Case<"TessCoord", 13>,
    Case<"PatchVertices", 14>, Case<"FragCoord", 15>, Case<"PointCoord", 16>, Case<"FrontFacing", 17>,
    Case<"SampleId", 18>, Case<"SamplePosition", 19>, Case<"SampleMask", 20>, Case<"FragDepth", 22>,
    Case<"HelperInvocation", 23>, Case<"NumWorkgroups", 24>, Case<"WorkgroupSize", 25>, Case<"WorkgroupId", 26>,
    Case<"LocalInvocationId", 27>, Case<"GlobalInvocationId", 28>, Case<"LocalInvocationIndex", 29>,
    Case<"WorkDim", 30>, Case<"GlobalSize", 31>, Case<"EnqueuedWorkgroupSize", 32>, Case<"GlobalOffset", 33>,
    Case<"GlobalLinearId", 34>, Case<"SubgroupSize", 36>, Case<"SubgroupMaxSize", 37>, Case<"NumSubgroups", 38>,
    Case<"NumEnqueuedSubgroups", 39>, Case<"SubgroupId", 40>, Case<"SubgroupLocalInvocationId", 41>,
    Case<"VertexIndex", 42>, Case<"InstanceIndex", 43>, Case<"SubgroupEqMask", 4416>, Case<"SubgroupGeMask", 4417>,
    Case<"SubgroupGtMask", 4418>, Case<"SubgroupLeMask", 4419>, Case<"SubgroupLtMask", 4420>,
    Case<"BaseVertex", 4424>, Case<"BaseInstance", 4425>, Case<"DrawIndex", 4426>,
    Case<"PrimitiveShadingRateKHR", 4432>, Case<"DeviceIndex", 4438>, Case<"ViewIndex", 4440>,
    Case<"ShadingRateKHR", 4444>, Case<"BaryCoordNoPerspAMD", 4992>, Case<"BaryCoordNoPerspCentroidAMD", 4993>,
    Case<"BaryCoordNoPerspSampleAMD", 4994>, Case<"BaryCoordSmoothAMD", 4995>,
    Case<"BaryCoordSmoothCentroidAMD", 4996>, Case<"BaryCoordSmoothSampleAMD", 4997>,
    Case<"BaryCoordPullModelAMD", 4998>, Case<"FragStencilRefEXT", 5014>, Case<"ViewportMaskNV", 5253>,
    Case<"SecondaryPositionNV", 5257>, Case<"SecondaryViewportMaskNV", 5258>, Case<"PositionPerViewNV", 5261>,
    Case<"ViewportMaskPerViewNV", 5262>, Case<"FullyCoveredEXT", 5264>, Case<"BaryCoordKHR", 5286>,
    Case<"BaryCoordNoPerspKHR", 5287>, Case<"FragSizeEXT", 5292>, Case<"FragInvocationCountEXT", 5293>,
    Case<"PrimitivePointIndicesEXT", 5294>, Case<"PrimitiveLineIndicesEXT", 5295>,
    Case<"PrimitiveTriangleIndicesEXT", 5296>, Case<"CullPrimitiveEXT", 5299>, Case<"LaunchIdKHR", 5319>,
    Case<"LaunchSizeKHR", 5320>, Case<"WorldRayOriginKHR", 5321>, Case<"WorldRayDirectionKHR", 5322>,
    Case<"ObjectRayOriginKHR", 5323>, Case<"ObjectRayDirectionKHR", 5324>, Case<"RayTminKHR", 5325>,
    Case<"RayTmaxKHR", 5326>, Case<"InstanceCustomIndexKHR", 5327>, Case<"ObjectToWorldKHR", 5330>,
    Case<"WorldToObjectKHR", 5331>, Case<"HitTNV", 5332>, Case<"HitKindKHR", 5333>, Case<"CurrentRayTimeNV", 5334>,
    Case<"IncomingRayFlagsKHR", 5351>, Case<"RayGeometryIndexKHR", 5352>, Case<"WarpsPerSMNV", 5374>,
    Case<"SMCountNV", 5375>, Case<"WarpIDNV", 5376>, Case<"SMIDNV", 5377>, Case<"CullMaskKHR", 6021>]>;
def SPIRV_BuiltInAttr : SPIRV_EnumAttr<SPIRV_BuiltIn, "built_in">;

def SPIRV_Decoration : SPIRV_I32Enum<"Decoration", "valid SPIR-V Decoration", [
    Case<"RelaxedPrecision", 0>, Case<"SpecId", 1>, Case<"Block", 2>, Case<"BufferBlock", 3>, Case<"RowMajor", 4>,
    Case<"ColMajor", 5>, Case<"ArrayStride", 6>, Case<"MatrixStride", 7>, Case<"GLSLShared", 8>,
    Case<"GLSLPacked", 9>, Case<"CPacked", 10>, Case<"BuiltIn", 11>, Case<"NoPerspective", 13>, Case<"Flat", 14>,
    Case<"Patch", 15>, Case<"Centroid", 16>, Case<"Sample", 17>, Case<"Invariant", 18>, Case<"Restrict", 19>,
    Case<"Aliased", 20>, Case<"Volatile", 21>, Case<"Constant", 22>, Case<"Coherent", 23>, Case<"NonWritable", 24>,
    Case<"NonReadable", 25>, Case<"Uniform", 26>, Case<"UniformId", 27>, Case<"SaturatedConversion", 28>,
    Case<"Stream", 29>, Case<"Location", 30>, Case<"Component", 31>, Case<"Index", 32>, Case<"Binding", 33>,
    Case<"DescriptorSet", 34>, Case<"Offset", 35>, Case<"XfbBuffer", 36>, Case<"XfbStride", 37>,
    Case<"FuncParamAttr", 38>, Case<"FPRoundingMode", 39>, Case<"FPFastMathMode", 40>,
    Case<"LinkageAttributes", 41>, Case<"NoContraction", 42>, Case<"InputAttachmentIndex", 43>,
    Case<"Alignment", 44>, Case<"MaxByteOffset", 45>, Case<"AlignmentId", 46>, Case<"MaxByteOffsetId", 47>,
    Case<"NoSignedWrap", 4469>, Case<"NoUnsignedWrap", 4470>, Case<"ExplicitInterpAMD", 4999>,
    Case<"OverrideCoverageNV", 5248>, Case<"PassthroughNV", 5250>, Case<"ViewportRelativeNV", 5252>,
    Case<"SecondaryViewportRelativeNV", 5256>, Case<"PerPrimitiveEXT", 5271>, Case<"PerVertexKHR", 5285>,
    Case<"NonUniform", 5300>, Case<"RestrictPointer", 5355>, Case<"AliasedPointer", 5356>,
    Case<"BindlessSamplerNV", 5398>, Case<"BindlessImageNV", 5399>, Case<"BoundSamplerNV", 5400>,
    Case<"BoundImageNV", 5401>, Case<"SIMTCallINTEL", 5599>, Case<"ReferencedIndirectlyINTEL", 5602>,
    Case<"ClobberINTEL", 5607>, Case<"SideEffectsINTEL", 5608>, Case<"VectorComputeVariableINTEL", 5624>,
    Case<"FuncParamIOKindINTEL", 5625>, Case<"VectorComputeFunctionINTEL", 5626>, Case<"StackCallINTEL", 5627>,
    Case<"GlobalVariableOffsetINTEL", 5628>, Case<"CounterBuffer", 5634>, Case<"UserSemantic", 5635>,
    Case<"UserTypeGOOGLE", 5636>, Case<"FunctionRoundingModeINTEL", 5822>, Case<"FunctionDenormModeINTEL", 5823>,
    Case<"RegisterINTEL", 5825>, Case<"MemoryINTEL", 5826>, Case<"NumbanksINTEL", 5827>,
    Case<"BankwidthINTEL", 5828>, Case<"MaxPrivateCopiesINTEL", 5829>, Case<"SinglepumpINTEL", 5830>,
    Case<"DoublepumpINTEL", 5831>, Case<"MaxReplicatesINTEL", 5832>, Case<"SimpleDualPortINTEL", 5833>,
    Case<"MergeINTEL", 5834>, Case<"BankBitsINTEL", 5835>, Case<"ForcePow2DepthINTEL", 5836>,
    Case<"BurstCoalesceINTEL", 5899>, Case<"CacheSizeINTEL", 5900>, Case<"DontStaticallyCoalesceINTEL", 5901>,
    Case<"PrefetchINTEL", 5902>, Case<"StallEnableINTEL", 5905>, Case<"FuseLoopsInFunctionINTEL", 5907>,
    Case<"AliasScopeINTEL", 5914>, Case<"NoAliasINTEL", 5915>, Case<"BufferLocationINTEL", 5921>,
    Case<"IOPipeStorageINTEL", 5944>, Case<"FunctionFloatingPointModeINTEL", 6080>,
    Case<"SingleElementVectorINTEL", 6085>, Case<"VectorComputeCallableFunctionINTEL", 6087>,
    Case<"MediaBlockIOINTEL", 6140>, Case<"CacheControlLoadINTEL", 6442>, Case<"CacheControlStoreINTEL", 6443>]>;
def SPIRV_DecorationAttr : SPIRV_EnumAttr<SPIRV_Decoration, "decoration">;

def SPIRV_ExecutionMode : SPIRV_I32Enum<"ExecutionMode", "valid SPIR-V ExecutionMode", [
    Case<"Invocations", 0>, Case<"SpacingEqual", 1>, Case<"SpacingFractionalEven", 2>,
    Case<"SpacingFractionalOdd", 3>, Case<"VertexOrderCw", 4>, Case<"VertexOrderCcw", 5>,
    Case<"PixelCenterInteger", 6>, Case<"OriginUpperLeft", 7>, Case<"OriginLowerLeft", 8>,
    Case<"EarlyFragmentTests", 9>, Case<"PointMode", 10>, Case<"Xfb", 11>, Case<"DepthReplacing", 12>,
    Case<"DepthGreater", 14>, Case<"DepthLess", 15>, Case<"DepthUnchanged", 16>, Case<"LocalSize", 17>,
    Case<"LocalSizeHint", 18>, Case<"InputPoints", 19>, Case<"InputLines", 20>, Case<"InputLinesAdjacency", 21>,
    Case<"Triangles", 22>, Case<"InputTrianglesAdjacency", 23>, Case<"Quads", 24>, Case<"Isolines", 25>,
    Case<"OutputVertices", 26>, Case<"OutputPoints", 27>, Case<"OutputLineStrip", 28>,
    Case<"OutputTriangleStrip", 29>, Case<"VecTypeHint", 30>, Case<"ContractionOff", 31>, Case<"Initializer", 33>,
    Case<"Finalizer", 34>, Case<"SubgroupSize", 35>, Case<"SubgroupsPerWorkgroup", 36>,
    Case<"SubgroupsPerWorkgroupId", 37>, Case<"LocalSizeId", 38>, Case<"LocalSizeHintId", 39>,
    Case<"SubgroupUniformControlFlowKHR", 4421>, Case<"PostDepthCoverage", 4446>, Case<"DenormPreserve", 4459>,
    Case<"DenormFlushToZero", 4460>, Case<"SignedZeroInfNanPreserve", 4461>, Case<"RoundingModeRTE", 4462>,
    Case<"RoundingModeRTZ", 4463>, Case<"EarlyAndLateFragmentTestsAMD", 5017>, Case<"StencilRefReplacingEXT", 5027>,
    Case<"StencilRefUnchangedFrontAMD", 5079>, Case<"StencilRefGreaterFrontAMD", 5080>,
    Case<"StencilRefLessFrontAMD", 5081>, Case<"StencilRefUnchangedBackAMD", 5082>,
    Case<"StencilRefGreaterBackAMD", 5083>, Case<"StencilRefLessBackAMD", 5084>, Case<"OutputLinesEXT", 5269>,
    Case<"OutputPrimitivesEXT", 5270>, Case<"DerivativeGroupQuadsNV", 5289>, Case<"DerivativeGroupLinearNV", 5290>,
    Case<"OutputTrianglesEXT", 5298>, Case<"PixelInterlockOrderedEXT", 5366>,
    Case<"PixelInterlockUnorderedEXT", 5367>, Case<"SampleInterlockOrderedEXT", 5368>,
    Case<"SampleInterlockUnorderedEXT", 5369>, Case<"ShadingRateInterlockOrderedEXT", 5370>,
    Case<"ShadingRateInterlockUnorderedEXT", 5371>, Case<"SharedLocalMemorySizeINTEL", 5618>,
    Case<"RoundingModeRTPINTEL", 5620>, Case<"RoundingModeRTNINTEL", 5621>, Case<"FloatingPointModeALTINTEL", 5622>,
    Case<"FloatingPointModeIEEEINTEL", 5623>, Case<"MaxWorkgroupSizeINTEL", 5893>, Case<"MaxWorkDimINTEL", 5894>,
    Case<"NoGlobalOffsetINTEL", 5895>, Case<"NumSIMDWorkitemsINTEL", 5896>,
    Case<"SchedulerTargetFmaxMhzINTEL", 5903>, Case<"StreamingInterfaceINTEL", 6154>,
    Case<"NamedBarrierCountINTEL", 6417>]>;
def SPIRV_ExecutionModeAttr : SPIRV_EnumAttr<SPIRV_ExecutionMode, "execution_mode">;

def SPIRV_ExecutionModel : SPIRV_I32Enum<"ExecutionModel", "valid SPIR-V ExecutionModel", [
    Case<"Vertex", 0>, Case<"TessellationControl", 1>, Case<"TessellationEvaluation", 2>, Case<"Geometry", 3>,
    Case<"Fragment", 4>, Case<"GLCompute", 5>, Case<"Kernel", 6>, Case<"RayGenerationKHR", 5313>,
    Case<"IntersectionKHR", 5314>, Case<"AnyHitKHR", 5315>, Case<"ClosestHitKHR", 5316>, Case<"MissKHR", 5317>,
    Case<"CallableKHR", 5318>, Case<"TaskEXT", 5364>, Case<"MeshEXT", 5365>]>;
def SPIRV_ExecutionModelAttr : SPIRV_EnumAttr<SPIRV_ExecutionModel, "execution_model">;

def SPIRV_ImageFormat : SPIRV_I32Enum<"ImageFormat", "valid SPIR-V ImageFormat", [
    Case<"Unknown", 0>, Case<"Rgba32f", 1>, Case<"Rgba16f", 2>, Case<"R32f", 3>, Case<"Rgba8", 4>,
    Case<"Rgba8Snorm", 5>, Case<"Rg32f", 6>, Case<"Rg16f", 7>, Case<"R11fG11fB10f", 8>, Case<"R16f", 9>,
    Case<"Rgba16", 10>, Case<"Rgb10A2", 11>, Case<"Rg16", 12>, Case<"Rg8", 13>, Case<"R16", 14>, Case<"R8", 15>,
    Case<"Rgba16Snorm", 16>, Case<"Rg16Snorm", 17>, Case<"Rg8Snorm", 18>, Case<"R16Snorm", 19>, Case<"R8Snorm", 20>,
    Case<"Rgba32i", 21>, Case<"Rgba16i", 22>, Case<"Rgba8i", 23>, Case<"R32i", 24>, Case<"Rg32i", 25>,
    Case<"Rg16i", 26>, Case<"Rg8i", 27>, Case<"R16i", 28>, Case<"R8i", 29>, Case<"Rgba32ui", 30>,
    Case<"Rgba16ui", 31>, Case<"Rgba8ui", 32>, Case<"R32ui", 33>, Case<"Rgb10a2ui", 34>, Case<"Rg32ui", 35>,
    Case<"Rg16ui", 36>, Case<"Rg8ui", 37>, Case<"R16ui", 38>, Case<"R8ui", 39>, Case<"R64ui", 40>, Case<"R64i", 41>]>;
def SPIRV_ImageFormatAttr : SPIRV_EnumAttr<SPIRV_ImageFormat, "image_format">;

def SPIRV_AddressingModel : SPIRV_I32Enum<"AddressingModel", "valid SPIR-V AddressingModel", [
    Case<"Logical", 0>, Case<"Physical32", 1>, Case<"Physical64", 2>, Case<"PhysicalStorageBuffer64", 5348>]>;
def SPIRV_AddressingModelAttr : SPIRV_EnumAttr<SPIRV_AddressingModel, "addressing_model">;

def SPIRV_MemoryModel : SPIRV_I32Enum<"MemoryModel", "valid SPIR-V MemoryModel", [
    Case<"Simple", 0>, Case<"GLSL450", 1>, Case<"OpenCL", 2>, Case<"Vulkan", 3>]>;
def SPIRV_MemoryModelAttr : SPIRV_EnumAttr<SPIRV_MemoryModel, "memory_model">;

def SPIRV_LinkageType : SPIRV_I32Enum<"LinkageType", "valid SPIR-V LinkageType", [
    Case<"Export", 0>, Case<"Import", 1>, Case<"LinkOnceODR", 2>]>;
def SPIRV_LinkageTypeAttr : SPIRV_EnumAttr<SPIRV_LinkageType, "linkage_type">;

def SPIRV_Opcode : SPIRV_I32Enum<"Opcode", "valid SPIR-V instructions", [
    Case<"OpNop", 0>, Case<"OpUndef", 1>, Case<"OpSourceContinued", 2>, Case<"OpSource", 3>,
    Case<"OpSourceExtension", 4>, Case<"OpName", 5>, Case<"OpMemberName", 6>, Case<"OpString", 7>,
    Case<"OpLine", 8>, Case<"OpExtension", 10>, Case<"OpExtInstImport", 11>, Case<"OpExtInst", 12>,
    Case<"OpMemoryModel", 14>, Case<"OpEntryPoint", 15>, Case<"OpExecutionMode", 16>, Case<"OpCapability", 17>,
    Case<"OpTypeVoid", 19>, Case<"OpTypeBool", 20>, Case<"OpTypeInt", 21>, Case<"OpTypeFloat", 22>,
    Case<"OpTypeVector", 23>, Case<"OpTypeMatrix", 24>, Case<"OpTypeImage", 25>, Case<"OpTypeSampledImage", 27>,
    Case<"OpTypeArray", 28>, Case<"OpTypeRuntimeArray", 29>, Case<"OpTypeStruct", 30>, Case<"OpTypePointer", 32>,
    Case<"OpTypeFunction", 33>, Case<"OpTypeForwardPointer", 39>, Case<"OpConstantTrue", 41>,
    Case<"OpConstantFalse", 42>, Case<"OpConstant", 43>, Case<"OpConstantComposite", 44>,
    Case<"OpConstantNull", 46>, Case<"OpSpecConstantTrue", 48>, Case<"OpSpecConstantFalse", 49>,
    Case<"OpSpecConstant", 50>, Case<"OpSpecConstantComposite", 51>, Case<"OpSpecConstantOp", 52>,
    Case<"OpFunction", 54>, Case<"OpFunctionParameter", 55>, Case<"OpFunctionEnd", 56>, Case<"OpFunctionCall", 57>,
    Case<"OpVariable", 59>, Case<"OpLoad", 61>, Case<"OpStore", 62>, Case<"OpCopyMemory", 63>,
    Case<"OpAccessChain", 65>, Case<"OpPtrAccessChain", 67>, Case<"OpInBoundsPtrAccessChain", 70>,
    Case<"OpDecorate", 71>, Case<"OpMemberDecorate", 72>, Case<"OpVectorExtractDynamic", 77>,
    Case<"OpVectorInsertDynamic", 78>, Case<"OpVectorShuffle", 79>, Case<"OpCompositeConstruct", 80>,
    Case<"OpCompositeExtract", 81>, Case<"OpCompositeInsert", 82>, Case<"OpTranspose", 84>,
    Case<"OpImageSampleImplicitLod", 87>, Case<"OpImageSampleExplicitLod", 88>,
    Case<"OpImageSampleProjDrefImplicitLod", 93>, Case<"OpImageFetch", 95>, Case<"OpImageDrefGather", 97>,
    Case<"OpImageRead", 98>, Case<"OpImageWrite", 99>, Case<"OpImage", 100>, Case<"OpImageQuerySize", 104>,
    Case<"OpConvertFToU", 109>, Case<"OpConvertFToS", 110>, Case<"OpConvertSToF", 111>, Case<"OpConvertUToF", 112>,
    Case<"OpUConvert", 113>, Case<"OpSConvert", 114>, Case<"OpFConvert", 115>, Case<"OpConvertPtrToU", 117>,
    Case<"OpConvertUToPtr", 120>, Case<"OpPtrCastToGeneric", 121>, Case<"OpGenericCastToPtr", 122>,
    Case<"OpGenericCastToPtrExplicit", 123>, Case<"OpBitcast", 124>, Case<"OpSNegate", 126>, Case<"OpFNegate", 127>,
    Case<"OpIAdd", 128>, Case<"OpFAdd", 129>, Case<"OpISub", 130>, Case<"OpFSub", 131>, Case<"OpIMul", 132>,
    Case<"OpFMul", 133>, Case<"OpUDiv", 134>, Case<"OpSDiv", 135>, Case<"OpFDiv", 136>, Case<"OpUMod", 137>,
    Case<"OpSRem", 138>, Case<"OpSMod", 139>, Case<"OpFRem", 140>, Case<"OpFMod", 141>,
    Case<"OpVectorTimesScalar", 142>, Case<"OpMatrixTimesScalar", 143>, Case<"OpVectorTimesMatrix", 144>,
    Case<"OpMatrixTimesVector", 145>, Case<"OpMatrixTimesMatrix", 146>, Case<"OpDot", 148>,
    Case<"OpIAddCarry", 149>, Case<"OpISubBorrow", 150>, Case<"OpUMulExtended", 151>, Case<"OpSMulExtended", 152>,
    Case<"OpIsNan", 156>, Case<"OpIsInf", 157>, Case<"OpIsFinite", 158>, Case<"OpOrdered", 162>,
    Case<"OpUnordered", 163>, Case<"OpLogicalEqual", 164>, Case<"OpLogicalNotEqual", 165>, Case<"OpLogicalOr", 166>,
    Case<"OpLogicalAnd", 167>, Case<"OpLogicalNot", 168>, Case<"OpSelect", 169>, Case<"OpIEqual", 170>,
    Case<"OpINotEqual", 171>, Case<"OpUGreaterThan", 172>, Case<"OpSGreaterThan", 173>,
    Case<"OpUGreaterThanEqual", 174>, Case<"OpSGreaterThanEqual", 175>, Case<"OpULessThan", 176>,
    Case<"OpSLessThan", 177>, Case<"OpULessThanEqual", 178>, Case<"OpSLessThanEqual", 179>,
    Case<"OpFOrdEqual", 180>, Case<"OpFUnordEqual", 181>, Case<"OpFOrdNotEqual", 182>,
    Case<"OpFUnordNotEqual", 183>, Case<"OpFOrdLessThan", 184>, Case<"OpFUnordLessThan", 185>,
    Case<"OpFOrdGreaterThan", 186>, Case<"OpFUnordGreaterThan", 187>, Case<"OpFOrdLessThanEqual", 188>,
    Case<"OpFUnordLessThanEqual", 189>, Case<"OpFOrdGreaterThanEqual", 190>, Case<"OpFUnordGreaterThanEqual", 191>,
    Case<"OpShiftRightLogical", 194>, Case<"OpShiftRightArithmetic", 195>, Case<"OpShiftLeftLogical", 196>,
    Case<"OpBitwiseOr", 197>, Case<"OpBitwiseXor", 198>, Case<"OpBitwiseAnd", 199>, Case<"OpNot", 200>,
    Case<"OpBitFieldInsert", 201>, Case<"OpBitFieldSExtract", 202>, Case<"OpBitFieldUExtract", 203>,
    Case<"OpBitReverse", 204>, Case<"OpBitCount", 205>, Case<"OpEmitVertex", 218>, Case<"OpEndPrimitive", 219>,
    Case<"OpControlBarrier", 224>, Case<"OpMemoryBarrier", 225>, Case<"OpAtomicExchange", 229>,
    Case<"OpAtomicCompareExchange", 230>, Case<"OpAtomicCompareExchangeWeak", 231>, Case<"OpAtomicIIncrement", 232>,
    Case<"OpAtomicIDecrement", 233>, Case<"OpAtomicIAdd", 234>, Case<"OpAtomicISub", 235>,
    Case<"OpAtomicSMin", 236>, Case<"OpAtomicUMin", 237>, Case<"OpAtomicSMax", 238>, Case<"OpAtomicUMax", 239>,
    Case<"OpAtomicAnd", 240>, Case<"OpAtomicOr", 241>, Case<"OpAtomicXor", 242>, Case<"OpPhi", 245>,
    Case<"OpLoopMerge", 246>, Case<"OpSelectionMerge", 247>, Case<"OpLabel", 248>, Case<"OpBranch", 249>,
    Case<"OpBranchConditional", 250>, Case<"OpSwitch", 251>, Case<"OpKill", 252>, Case<"OpReturn", 253>,
    Case<"OpReturnValue", 254>, Case<"OpUnreachable", 255>, Case<"OpGroupBroadcast", 263>, Case<"OpGroupIAdd", 264>,
    Case<"OpGroupFAdd", 265>, Case<"OpGroupFMin", 266>, Case<"OpGroupUMin", 267>, Case<"OpGroupSMin", 268>,
    Case<"OpGroupFMax", 269>, Case<"OpGroupUMax", 270>, Case<"OpGroupSMax", 271>, Case<"OpNoLine", 317>,
    Case<"OpModuleProcessed", 330>, Case<"OpGroupNonUniformElect", 333>, Case<"OpGroupNonUniformAll", 334>,
    Case<"OpGroupNonUniformAny", 335>, Case<"OpGroupNonUniformAllEqual", 336>,
    Case<"OpGroupNonUniformBroadcast", 337>, Case<"OpGroupNonUniformBallot", 339>,
    Case<"OpGroupNonUniformBallotBitCount", 342>, Case<"OpGroupNonUniformBallotFindLSB", 343>,
    Case<"OpGroupNonUniformBallotFindMSB", 344>, Case<"OpGroupNonUniformShuffle", 345>,
    Case<"OpGroupNonUniformShuffleXor", 346>, Case<"OpGroupNonUniformShuffleUp", 347>,
    Case<"OpGroupNonUniformShuffleDown", 348>, Case<"OpGroupNonUniformIAdd", 349>,
    Case<"OpGroupNonUniformFAdd", 350>, Case<"OpGroupNonUniformIMul", 351>, Case<"OpGroupNonUniformFMul", 352>,
    Case<"OpGroupNonUniformSMin", 353>, Case<"OpGroupNonUniformUMin", 354>, Case<"OpGroupNonUniformFMin", 355>,
    Case<"OpGroupNonUniformSMax", 356>, Case<"OpGroupNonUniformUMax", 357>, Case<"OpGroupNonUniformFMax", 358>,
    Case<"OpGroupNonUniformBitwiseAnd", 359>, Case<"OpGroupNonUniformBitwiseOr", 360>,
    Case<"OpGroupNonUniformBitwiseXor", 361>, Case<"OpGroupNonUniformLogicalAnd", 362>,
    Case<"OpGroupNonUniformLogicalOr", 363>, Case<"OpGroupNonUniformLogicalXor", 364>,
    Case<"OpGroupNonUniformQuadSwap", 366>, Case<"OpTypeTensorARM", 4163>, Case<"OpGraphEntryPointARM", 4182>,
    Case<"OpGraphARM", 4183>, Case<"OpGraphInputARM", 4184>, Case<"OpGraphSetOutputARM", 4185>,
    Case<"OpGraphEndARM", 4186>, Case<"OpTypeGraphARM", 4190>, Case<"OpGraphConstantARM", 4181>,
    Case<"OpSubgroupBallotKHR", 4421>, Case<"OpGroupNonUniformRotateKHR", 4431>, Case<"OpSDot", 4450>,
    Case<"OpUDot", 4451>, Case<"OpSUDot", 4452>, Case<"OpSDotAccSat", 4453>, Case<"OpUDotAccSat", 4454>,
    Case<"OpSUDotAccSat", 4455>, Case<"OpTypeCooperativeMatrixKHR", 4456>, Case<"OpCooperativeMatrixLoadKHR", 4457>,
    Case<"OpCooperativeMatrixStoreKHR", 4458>, Case<"OpCooperativeMatrixMulAddKHR", 4459>,
    Case<"OpCooperativeMatrixLengthKHR", 4460>, Case<"OpConstantCompositeReplicateEXT", 4461>,
    Case<"OpSpecConstantCompositeReplicateEXT", 4462>, Case<"OpEmitMeshTasksEXT", 5294>,
    Case<"OpSetMeshOutputsEXT", 5295>, Case<"OpSubgroupBlockReadINTEL", 5575>,
    Case<"OpSubgroupBlockWriteINTEL", 5576>, Case<"OpAssumeTrueKHR", 5630>, Case<"OpAtomicFAddEXT", 6035>,
    Case<"OpConvertFToBF16INTEL", 6116>, Case<"OpConvertBF16ToFINTEL", 6117>,
    Case<"OpControlBarrierArriveINTEL", 6142>, Case<"OpControlBarrierWaitINTEL", 6143>,
    Case<"OpGroupIMulKHR", 6401>, Case<"OpGroupFMulKHR", 6402>, Case<"OpRoundFToTF32INTEL", 6426>]>;
def SPIRV_OpcodeAttr : SPIRV_EnumAttr<SPIRV_Opcode, "opcode">;

#endif // STRATA_DIALECTS_SPIRV_SPIRVMODULEENUMS
