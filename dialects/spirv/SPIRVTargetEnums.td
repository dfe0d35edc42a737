//===- SPIRVTargetEnums.td - Enums of targets --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums of targets. Names and numbers of capabilities are those of the SPIR-V specification; the numbers of versions, device
// types, vendors, client APIs and extensions are specific to this dialect.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVTARGETENUMS
#define STRATA_DIALECTS_SPIRV_SPIRVTARGETENUMS

include "dialects/spirv/SPIRVDialect.td"

def SPIRV_Capability : SPIRV_I32Enum<"Capability", "valid SPIR-V Capability", [
    Case<"Matrix", 0>, Case<"Addresses", 4>, Case<"Linkage", 5>, Case<"Kernel", 6>, Case<"Float16", 9>,
    Case<"Float64", 10>, Case<"Int64", 11>, Case<"Groups", 18>, Case<"Int16", 22>, Case<"Int8", 39>,
    Case<"Sampled1D", 43>, Case<"SampledBuffer", 46>, Case<"GroupNonUniform", 61>, Case<"ShaderLayer", 69>,
    Case<"ShaderViewportIndex", 70>, Case<"UniformDecoration", 71>, Case<"SubgroupBallotKHR", 4423>,
    Case<"SubgroupVoteKHR", 4431>, Case<"StorageBuffer16BitAccess", 4433>, Case<"StoragePushConstant16", 4435>,
    Case<"StorageInputOutput16", 4436>, Case<"DeviceGroup", 4437>, Case<"AtomicStorageOps", 4445>,
    Case<"SampleMaskPostDepthCoverage", 4447>, Case<"StorageBuffer8BitAccess", 4448>,
    Case<"StoragePushConstant8", 4450>, Case<"DenormPreserve", 4464>, Case<"DenormFlushToZero", 4465>,
    Case<"SignedZeroInfNanPreserve", 4466>, Case<"RoundingModeRTE", 4467>, Case<"RoundingModeRTZ", 4468>,
    Case<"ImageFootprintNV", 5282>, Case<"FragmentBarycentricKHR", 5284>, Case<"MeshShadingEXT", 5283>,
    Case<"ComputeDerivativeGroupQuadsNV", 5288>, Case<"GroupNonUniformPartitionedNV", 5297>,
    Case<"VulkanMemoryModel", 5345>, Case<"VulkanMemoryModelDeviceScope", 5346>,
    Case<"ComputeDerivativeGroupLinearNV", 5350>, Case<"BindlessTextureNV", 5390>,
    Case<"SubgroupShuffleINTEL", 5568>, Case<"SubgroupBufferBlockIOINTEL", 5569>,
    Case<"SubgroupImageBlockIOINTEL", 5570>, Case<"SubgroupImageMediaBlockIOINTEL", 5579>,
    Case<"RoundToInfinityINTEL", 5582>, Case<"FloatingPointModeINTEL", 5583>, Case<"FunctionPointersINTEL", 5603>,
    Case<"IndirectReferencesINTEL", 5604>, Case<"AsmINTEL", 5606>, Case<"AtomicFloat32MinMaxEXT", 5612>,
    Case<"AtomicFloat64MinMaxEXT", 5613>, Case<"AtomicFloat16MinMaxEXT", 5616>, Case<"VectorAnyINTEL", 5619>,
    Case<"ExpectAssumeKHR", 5629>, Case<"SubgroupAvcMotionEstimationINTEL", 5696>,
    Case<"SubgroupAvcMotionEstimationIntraINTEL", 5697>, Case<"SubgroupAvcMotionEstimationChromaINTEL", 5698>,
    Case<"VariableLengthArrayINTEL", 5817>, Case<"FunctionFloatControlINTEL", 5821>,
    Case<"FPGAMemoryAttributesINTEL", 5824>, Case<"ArbitraryPrecisionIntegersINTEL", 5844>,
    Case<"ArbitraryPrecisionFloatingPointINTEL", 5845>, Case<"UnstructuredLoopControlsINTEL", 5886>,
    Case<"FPGALoopControlsINTEL", 5888>, Case<"KernelAttributesINTEL", 5892>,
    Case<"FPGAKernelAttributesINTEL", 5897>, Case<"FPGAMemoryAccessesINTEL", 5898>,
    Case<"FPGAClusterAttributesINTEL", 5904>, Case<"LoopFuseINTEL", 5906>, Case<"MemoryAccessAliasingINTEL", 5910>,
    Case<"FPGABufferLocationINTEL", 5920>, Case<"ArbitraryPrecisionFixedPointINTEL", 5922>,
    Case<"USMStorageClassesINTEL", 5935>, Case<"IOPipesINTEL", 5943>, Case<"BlockingPipesALTERA", 5945>,
    Case<"FPGARegINTEL", 5948>, Case<"DotProductInputAll", 6016>, Case<"DotProductInput4x8BitPacked", 6018>,
    Case<"DotProduct", 6019>, Case<"RayCullMaskKHR", 6020>, Case<"CooperativeMatrixKHR", 6022>,
    Case<"ReplicatedCompositesEXT", 6024>, Case<"BitInstructions", 6025>, Case<"AtomicFloat32AddEXT", 6033>,
    Case<"AtomicFloat64AddEXT", 6034>, Case<"LongConstantCompositeINTEL", 6089>, Case<"OptNoneINTEL", 6094>,
    Case<"AtomicFloat16AddEXT", 6095>, Case<"DebugInfoModuleINTEL", 6114>, Case<"SplitBarrierINTEL", 6141>,
    Case<"GroupUniformArithmeticKHR", 6400>, Case<"Shader", 1>, Case<"Vector16", 7>, Case<"Float16Buffer", 8>,
    Case<"Int64Atomics", 12>, Case<"ImageBasic", 13>, Case<"Pipes", 17>, Case<"DeviceEnqueue", 19>,
    Case<"LiteralSampler", 20>, Case<"GenericPointer", 38>, Case<"Image1D", 44>, Case<"ImageBuffer", 47>,
    Case<"NamedBarrier", 59>, Case<"GroupNonUniformVote", 62>, Case<"GroupNonUniformArithmetic", 63>,
    Case<"GroupNonUniformBallot", 64>, Case<"GroupNonUniformShuffle", 65>,
    Case<"GroupNonUniformShuffleRelative", 66>, Case<"GroupNonUniformClustered", 67>,
    Case<"GroupNonUniformQuad", 68>, Case<"StorageUniform16", 4434>,
    Case<"UniformAndStorageBuffer8BitAccess", 4449>, Case<"UniformTexelBufferArrayDynamicIndexing", 5304>,
    Case<"VectorComputeINTEL", 5617>, Case<"FPFastMathModeINTEL", 5837>, Case<"DotProductInput4x8Bit", 6017>,
    Case<"GroupNonUniformRotateKHR", 6026>, Case<"Geometry", 2>, Case<"Tessellation", 3>,
    Case<"ImageReadWrite", 14>, Case<"ImageMipmap", 15>, Case<"AtomicStorage", 21>, Case<"ImageGatherExtended", 25>,
    Case<"StorageImageMultisample", 27>, Case<"UniformBufferArrayDynamicIndexing", 28>,
    Case<"SampledImageArrayDynamicIndexing", 29>, Case<"StorageBufferArrayDynamicIndexing", 30>,
    Case<"StorageImageArrayDynamicIndexing", 31>, Case<"ClipDistance", 32>, Case<"CullDistance", 33>,
    Case<"SampleRateShading", 35>, Case<"SampledRect", 37>, Case<"InputAttachment", 40>,
    Case<"SparseResidency", 41>, Case<"MinLod", 42>, Case<"SampledCubeArray", 45>, Case<"ImageMSArray", 48>,
    Case<"StorageImageExtendedFormats", 49>, Case<"ImageQuery", 50>, Case<"DerivativeControl", 51>,
    Case<"InterpolationFunction", 52>, Case<"TransformFeedback", 53>, Case<"StorageImageReadWithoutFormat", 55>,
    Case<"StorageImageWriteWithoutFormat", 56>, Case<"SubgroupDispatch", 58>, Case<"PipeStorage", 60>,
    Case<"FragmentShadingRateKHR", 4422>, Case<"DrawParameters", 4427>,
    Case<"WorkgroupMemoryExplicitLayoutKHR", 4428>, Case<"WorkgroupMemoryExplicitLayout16BitAccessKHR", 4430>,
    Case<"MultiView", 4439>, Case<"VariablePointersStorageBuffer", 4441>, Case<"RayQueryProvisionalKHR", 4471>,
    Case<"RayQueryKHR", 4472>, Case<"RayTracingKHR", 4479>, Case<"Float16ImageAMD", 5008>,
    Case<"ImageGatherBiasLodAMD", 5009>, Case<"FragmentMaskAMD", 5010>, Case<"StencilExportEXT", 5013>,
    Case<"ImageReadWriteLodAMD", 5015>, Case<"Int64ImageEXT", 5016>, Case<"ShaderClockKHR", 5055>,
    Case<"FragmentFullyCoveredEXT", 5265>, Case<"FragmentDensityEXT", 5291>, Case<"ShaderNonUniform", 5301>,
    Case<"RuntimeDescriptorArray", 5302>, Case<"StorageTexelBufferArrayDynamicIndexing", 5305>,
    Case<"RayTracingNV", 5340>, Case<"RayTracingMotionBlurNV", 5341>, Case<"PhysicalStorageBufferAddresses", 5347>,
    Case<"RayTracingProvisionalKHR", 5353>, Case<"FragmentShaderSampleInterlockEXT", 5363>,
    Case<"FragmentShaderShadingRateInterlockEXT", 5372>, Case<"ShaderSMBuiltinsNV", 5373>,
    Case<"FragmentShaderPixelInterlockEXT", 5378>, Case<"DemoteToHelperInvocation", 5379>,
    Case<"IntegerFunctions2INTEL", 5584>, Case<"TessellationPointSize", 23>, Case<"GeometryPointSize", 24>,
    Case<"ImageCubeArray", 34>, Case<"ImageRect", 36>, Case<"GeometryStreams", 54>, Case<"MultiViewport", 57>,
    Case<"TensorsARM", 4174>, Case<"StorageTensorArrayDynamicIndexingEXT", 4175>,
    Case<"StorageTensorArrayNonUniformIndexingEXT", 4176>, Case<"GraphARM", 4191>,
    Case<"WorkgroupMemoryExplicitLayout8BitAccessKHR", 4429>, Case<"VariablePointers", 4442>,
    Case<"RayTraversalPrimitiveCullingKHR", 4478>, Case<"SampleMaskOverrideCoverageNV", 5249>,
    Case<"GeometryShaderPassthroughNV", 5251>, Case<"PerViewAttributesNV", 5260>,
    Case<"InputAttachmentArrayDynamicIndexing", 5303>, Case<"UniformBufferArrayNonUniformIndexing", 5306>,
    Case<"SampledImageArrayNonUniformIndexing", 5307>, Case<"StorageBufferArrayNonUniformIndexing", 5308>,
    Case<"StorageImageArrayNonUniformIndexing", 5309>, Case<"InputAttachmentArrayNonUniformIndexing", 5310>,
    Case<"UniformTexelBufferArrayNonUniformIndexing", 5311>,
    Case<"StorageTexelBufferArrayNonUniformIndexing", 5312>, Case<"ShaderViewportIndexLayerEXT", 5254>,
    Case<"ShaderViewportMaskNV", 5255>, Case<"ShaderStereoViewNV", 5259>, Case<"Bfloat16ConversionINTEL", 6115>,
    Case<"CacheControlsINTEL", 6441>, Case<"BFloat16TypeKHR", 5116>, Case<"BFloat16DotProductKHR", 5117>,
    Case<"BFloat16CooperativeMatrixKHR", 5118>, Case<"TensorFloat32RoundingINTEL", 6425>]>;
def SPIRV_CapabilityAttr : SPIRV_EnumAttr<SPIRV_Capability, "capability">;

def SPIRV_Extension : SPIRV_I32Enum<"Extension", "supported SPIR-V extensions", [
    Case<"SPV_KHR_16bit_storage", 0>, Case<"SPV_KHR_8bit_storage", 1>, Case<"SPV_KHR_device_group", 2>,
    Case<"SPV_KHR_float_controls", 3>, Case<"SPV_KHR_physical_storage_buffer", 4>, Case<"SPV_KHR_multiview", 5>,
    Case<"SPV_KHR_no_integer_wrap_decoration", 6>, Case<"SPV_KHR_post_depth_coverage", 7>,
    Case<"SPV_KHR_shader_atomic_counter_ops", 8>, Case<"SPV_KHR_shader_ballot", 9>,
    Case<"SPV_KHR_shader_clock", 10>, Case<"SPV_KHR_shader_draw_parameters", 11>,
    Case<"SPV_KHR_storage_buffer_storage_class", 12>, Case<"SPV_KHR_subgroup_vote", 13>,
    Case<"SPV_KHR_variable_pointers", 14>, Case<"SPV_KHR_vulkan_memory_model", 15>,
    Case<"SPV_KHR_expect_assume", 16>, Case<"SPV_KHR_integer_dot_product", 17>,
    Case<"SPV_KHR_bit_instructions", 18>, Case<"SPV_KHR_fragment_shading_rate", 19>,
    Case<"SPV_KHR_workgroup_memory_explicit_layout", 20>, Case<"SPV_KHR_ray_query", 21>,
    Case<"SPV_KHR_ray_tracing", 22>, Case<"SPV_KHR_subgroup_uniform_control_flow", 23>,
    Case<"SPV_KHR_linkonce_odr", 24>, Case<"SPV_KHR_fragment_shader_barycentric", 25>,
    Case<"SPV_KHR_ray_cull_mask", 26>, Case<"SPV_KHR_uniform_group_instructions", 27>,
    Case<"SPV_KHR_subgroup_rotate", 28>, Case<"SPV_KHR_non_semantic_info", 29>,
    Case<"SPV_KHR_terminate_invocation", 30>, Case<"SPV_KHR_cooperative_matrix", 31>, Case<"SPV_KHR_bfloat16", 32>,
    Case<"SPV_EXT_demote_to_helper_invocation", 1000>, Case<"SPV_EXT_descriptor_indexing", 1001>,
    Case<"SPV_EXT_fragment_fully_covered", 1002>, Case<"SPV_EXT_fragment_invocation_density", 1003>,
    Case<"SPV_EXT_fragment_shader_interlock", 1004>, Case<"SPV_EXT_physical_storage_buffer", 1005>,
    Case<"SPV_EXT_shader_stencil_export", 1006>, Case<"SPV_EXT_shader_viewport_index_layer", 1007>,
    Case<"SPV_EXT_shader_atomic_float_add", 1008>, Case<"SPV_EXT_shader_atomic_float_min_max", 1009>,
    Case<"SPV_EXT_shader_image_int64", 1010>, Case<"SPV_EXT_shader_atomic_float16_add", 1011>,
    Case<"SPV_EXT_mesh_shader", 1012>, Case<"SPV_EXT_replicated_composites", 1013>, Case<"SPV_ARM_tensors", 6000>,
    Case<"SPV_ARM_graph", 6001>, Case<"SPV_AMD_gpu_shader_half_float_fetch", 2000>,
    Case<"SPV_AMD_shader_ballot", 2001>, Case<"SPV_AMD_shader_explicit_vertex_parameter", 2002>,
    Case<"SPV_AMD_shader_fragment_mask", 2003>, Case<"SPV_AMD_shader_image_load_store_lod", 2004>,
    Case<"SPV_AMD_texture_gather_bias_lod", 2005>, Case<"SPV_AMD_shader_early_and_late_fragment_tests", 2006>,
    Case<"SPV_GOOGLE_decorate_string", 3000>, Case<"SPV_GOOGLE_hlsl_functionality1", 3001>,
    Case<"SPV_GOOGLE_user_type", 3002>, Case<"SPV_INTEL_device_side_avc_motion_estimation", 4000>,
    Case<"SPV_INTEL_media_block_io", 4001>, Case<"SPV_INTEL_shader_integer_functions2", 4002>,
    Case<"SPV_INTEL_subgroups", 4003>, Case<"SPV_INTEL_vector_compute", 4007>,
    Case<"SPV_INTEL_float_controls2", 4004>, Case<"SPV_INTEL_function_pointers", 4005>,
    Case<"SPV_INTEL_inline_assembly", 4006>, Case<"SPV_INTEL_variable_length_array", 4008>,
    Case<"SPV_INTEL_fpga_memory_attributes", 4009>, Case<"SPV_INTEL_unstructured_loop_controls", 4012>,
    Case<"SPV_INTEL_fpga_loop_controls", 4013>, Case<"SPV_INTEL_arbitrary_precision_integers", 4010>,
    Case<"SPV_INTEL_arbitrary_precision_floating_point", 4011>, Case<"SPV_INTEL_kernel_attributes", 4014>,
    Case<"SPV_INTEL_fpga_memory_accesses", 4015>, Case<"SPV_INTEL_fpga_cluster_attributes", 4016>,
    Case<"SPV_INTEL_loop_fuse", 4017>, Case<"SPV_INTEL_fpga_buffer_location", 4018>,
    Case<"SPV_INTEL_arbitrary_precision_fixed_point", 4019>, Case<"SPV_INTEL_usm_storage_classes", 4020>,
    Case<"SPV_INTEL_io_pipes", 4021>, Case<"SPV_ALTERA_blocking_pipes", 4022>, Case<"SPV_INTEL_fpga_reg", 4023>,
    Case<"SPV_INTEL_long_constant_composite", 4024>, Case<"SPV_INTEL_optnone", 4025>,
    Case<"SPV_INTEL_debug_module", 4026>, Case<"SPV_INTEL_fp_fast_math_mode", 4027>,
    Case<"SPV_INTEL_memory_access_aliasing", 4028>, Case<"SPV_INTEL_split_barrier", 4029>,
    Case<"SPV_INTEL_bfloat16_conversion", 4031>, Case<"SPV_INTEL_cache_controls", 4032>,
    Case<"SPV_INTEL_tensor_float32_conversion", 4033>, Case<"SPV_NV_compute_shader_derivatives", 5000>,
    Case<"SPV_NV_cooperative_matrix", 5001>, Case<"SPV_NV_fragment_shader_barycentric", 5002>,
    Case<"SPV_NV_geometry_shader_passthrough", 5003>, Case<"SPV_NV_ray_tracing", 5005>,
    Case<"SPV_NV_sample_mask_override_coverage", 5006>, Case<"SPV_NV_shader_image_footprint", 5007>,
    Case<"SPV_NV_shader_sm_builtins", 5008>, Case<"SPV_NV_shader_subgroup_partitioned", 5009>,
    Case<"SPV_NV_shading_rate", 5010>, Case<"SPV_NV_stereo_view_rendering", 5011>,
    Case<"SPV_NV_viewport_array2", 5012>, Case<"SPV_NV_bindless_texture", 5013>,
    Case<"SPV_NV_ray_tracing_motion_blur", 5014>, Case<"SPV_NVX_multiview_per_view_attributes", 5015>]>;
def SPIRV_ExtensionAttr : SPIRV_EnumAttr<SPIRV_Extension, "ext">;

def SPIRV_Version : SPIRV_I32Enum<"Version", "valid SPIR-V version", [
    Case<"V_1_0", 0, "v1.0">, Case<"V_1_1", 1, "v1.1">, Case<"V_1_2", 2, "v1.2">, Case<"V_1_3", 3, "v1.3">,
    Case<"V_1_4", 4, "v1.4">, Case<"V_1_5", 5, "v1.5">, Case<"V_1_6", 6, "v1.6">]>;
def SPIRV_VersionAttr : SPIRV_EnumAttr<SPIRV_Version, "version">;

def SPIRV_DeviceType : SPIRV_I32Enum<"DeviceType", "valid SPIR-V device types", [
    Case<"Other", 3>, Case<"IntegratedGPU", 2>, Case<"DiscreteGPU", 1>, Case<"CPU", 0>, Case<"Unknown", 0xffffffff>]>;
def SPIRV_DeviceTypeAttr : SPIRV_EnumAttr<SPIRV_DeviceType, "device_type">;

def SPIRV_Vendor : SPIRV_I32Enum<"Vendor", "recognized SPIR-V vendor strings", [
    Case<"AMD", 0>, Case<"Apple", 1>, Case<"ARM", 2>, Case<"Broadcom", 3>, Case<"Imagination", 4>, Case<"Intel", 5>,
    Case<"NVIDIA", 6>, Case<"Qualcomm", 7>, Case<"SwiftShader", 8>, Case<"Unknown", 0xffffffff>]>;
def SPIRV_VendorAttr : SPIRV_EnumAttr<SPIRV_Vendor, "vendor">;

def SPIRV_ClientAPI : SPIRV_I32Enum<"ClientAPI", "recognized SPIR-V client APIs", [
    Case<"Metal", 0>, Case<"OpenCL", 1>, Case<"Vulkan", 2>, Case<"WebGPU", 3>, Case<"Unknown", 0xffffffff>]>;
def SPIRV_ClientAPIAttr : SPIRV_EnumAttr<SPIRV_ClientAPI, "client_api">;

#endif // STRATA_DIALECTS_SPIRV_SPIRVTARGETENUMS
