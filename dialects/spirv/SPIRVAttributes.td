//===- SPIRVAttributes.td - Targets and ABI ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES
#define STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES

include "dialects/spirv/SPIRVModuleEnums.td"
include "dialects/spirv/SPIRVOpEnums.td"
include "dialects/spirv/SPIRVTargetEnums.td"

class SPIRV_Attr<string name, string theMnemonic> : AttrDef<SPIRV_Dialect, name> {
  let mnemonic = theMnemonic;
}
// An attribute with the syntax `<name = value, …>`.
class SPIRV_StructAttr<string name, string mnemonic> : SPIRV_Attr<name, mnemonic> {
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Interfaces ---------------------------------------------------------===//

// The parameter of a workgroup size, with the syntax `[64, 1, 1]`.
def SPIRV_WorkgroupSize : AttrParameter<"::mlir::DenseI32ArrayAttr", "invocations in each dimension"> {
  let parser = "::mlir::spirv::parseWorkgroupSize($_parser)";
  let printer = "::mlir::spirv::printWorkgroupSize($_printer, $_self);";
  let defaultValue = "::mlir::DenseI32ArrayAttr()";
}
def SPIRV_EntryPointABIAttr : SPIRV_StructAttr<"EntryPointABI", "entry_point_abi"> {
  let summary = "the ABI of an entry point: workgroup size, subgroup size, target width";
  let parameters = (ins SPIRV_WorkgroupSize:$workgroup_size,
                        OptionalParameter<"std::optional<int>">:$subgroup_size,
                        OptionalParameter<"std::optional<int>">:$target_width);
}

def SPIRV_InterfaceVarABIAttr : SPIRV_Attr<"InterfaceVarABI", "interface_var_abi"> {
  let summary = "the binding of an interface variable";
  let description =
      "`#spirv.interface_var_abi<(0, 1), StorageBuffer>`: descriptor set, binding and optional storage class.";
  let parameters = (ins "uint32_t":$descriptorSet, "uint32_t":$binding,
                        AttrParameter<"std::optional<::mlir::spirv::StorageClass>", "">:$storageClass);
  let hasCustomAssemblyFormat = 1;
}

def SPIRV_LinkageAttributesAttr : SPIRV_StructAttr<"LinkageAttributes", "linkage_attributes"> {
  let summary = "the linkage name and linkage type of a symbol";
  let parameters = (ins "::mlir::StringAttr":$linkage_name, "::mlir::spirv::LinkageTypeAttr":$linkage_type);
}

def SPIRV_CacheControlLoadINTELAttr : SPIRV_StructAttr<"CacheControlLoadINTEL", "cache_control_load_intel"> {
  let summary = "the cache control of loads at a cache level";
  let parameters = (ins "unsigned":$cache_level, EnumParameter<SPIRV_INTEL_LoadCacheControl>:$load_cache_control);
}
def SPIRV_CacheControlStoreINTELAttr : SPIRV_StructAttr<"CacheControlStoreINTEL", "cache_control_store_intel"> {
  let summary = "the cache control of stores at a cache level";
  let parameters = (ins "unsigned":$cache_level, EnumParameter<SPIRV_INTEL_StoreCacheControl>:$store_cache_control);
}
def SPIRV_CacheControlLoadINTELArrayAttr
    : TypedArrayAttrBase<SPIRV_CacheControlLoadINTELAttr, "CacheControlLoadINTEL array attribute">;
def SPIRV_CacheControlStoreINTELArrayAttr
    : TypedArrayAttrBase<SPIRV_CacheControlStoreINTELAttr, "CacheControlStoreINTEL array attribute">;

//===-- Targets ------------------------------------------------------------===//

def SPIRV_ExtensionArrayAttr : TypedArrayAttrBase<SPIRV_ExtensionAttr, "SPIR-V extension array attribute">;
def SPIRV_CapabilityArrayAttr : TypedArrayAttrBase<SPIRV_CapabilityAttr, "SPIR-V capability array attribute">;

def SPIRV_VerCapExtAttr : SPIRV_Attr<"VerCapExt", "vce"> {
  let summary = "version-capability-extension attribute";
  let description = "`#spirv.vce<v1.3, [Shader], [SPV_KHR_16bit_storage]>`";
  let parameters = (ins EnumParameter<SPIRV_Version>:$version,
                        OptionalArrayRefParameter<"::mlir::spirv::Capability">:$capabilities,
                        OptionalArrayRefParameter<"::mlir::spirv::Extension">:$extensions);
  let hasCustomAssemblyFormat = 1;
}

def SPIRV_CooperativeMatrixPropertiesKHRAttr
    : SPIRV_StructAttr<"CooperativeMatrixPropertiesKHR", "coop_matrix_props_khr"> {
  let summary = "a cooperative matrix multiplication that a target supports (SPV_KHR_cooperative_matrix)";
  let parameters = (ins "uint32_t":$m_size, "uint32_t":$n_size, "uint32_t":$k_size, "::mlir::Type":$a_type,
                        "::mlir::Type":$b_type, "::mlir::Type":$c_type, "::mlir::Type":$result_type, "bool":$acc_sat,
                        "::mlir::spirv::ScopeAttr":$scope);
}
def SPIRV_CooperativeMatrixPropertiesNVAttr
    : SPIRV_StructAttr<"CooperativeMatrixPropertiesNV", "coop_matrix_props_nv"> {
  let summary = "a cooperative matrix multiplication that a target supports (SPV_NV_cooperative_matrix)";
  let parameters = (ins "int":$m_size, "int":$n_size, "int":$k_size, "::mlir::Type":$a_type, "::mlir::Type":$b_type,
                        "::mlir::Type":$c_type, "::mlir::Type":$result_type, "::mlir::spirv::ScopeAttr":$scope);
}

// The default values are the minima that Vulkan guarantees.
def SPIRV_ResourceLimitsAttr : SPIRV_StructAttr<"ResourceLimits", "resource_limits"> {
  let summary = "the resource limits of a target";
  let parameters = (ins
    DefaultValuedParameter<"int", "16384">:$max_compute_shared_memory_size,
    DefaultValuedParameter<"int", "128">:$max_compute_workgroup_invocations,
    DefaultValuedParameter<"::mlir::ArrayAttr", "$_builder.getI32ArrayAttr({128, 128, 64})">:$max_compute_workgroup_size,
    DefaultValuedParameter<"int", "32">:$subgroup_size,
    OptionalParameter<"std::optional<int>">:$min_subgroup_size,
    OptionalParameter<"std::optional<int>">:$max_subgroup_size,
    OptionalParameter<"::mlir::ArrayAttr">:$cooperative_matrix_properties_khr,
    OptionalParameter<"::mlir::ArrayAttr">:$cooperative_matrix_properties_nv);
}

def SPIRV_TargetEnvAttr : SPIRV_Attr<"TargetEnv", "target_env"> {
  let summary = "the target environment of a module";
  let description = [{
    `#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, ARM:IntegratedGPU:7, #spirv.resource_limits<>>`:
    the supported version, capabilities and extensions, the client API, the device, and the resource limits.
  }];
  let parameters = (ins "::mlir::spirv::VerCapExtAttr":$tripleAttr,
                        "::mlir::spirv::ResourceLimitsAttr":$resourceLimits, EnumParameter<SPIRV_ClientAPI>:$clientAPI,
                        EnumParameter<SPIRV_Vendor>:$vendorID, EnumParameter<SPIRV_DeviceType>:$deviceType,
                        "uint32_t":$deviceID);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static constexpr uint32_t kUnknownDeviceID = 0x7FFFFFFF;
    ::mlir::spirv::Version getVersion() const { return getTripleAttr().getVersion(); }
  }];
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVATTRIBUTES
