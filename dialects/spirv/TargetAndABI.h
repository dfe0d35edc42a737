//===- TargetAndABI.h - Target and interface of spirv code ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The discardable attributes that state the target environment of a module and the interface of its entry
// points, and the execution, addressing and memory models that follow from the capabilities of a target.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGETANDABI_H
#define STRATA_DIALECTS_SPIRV_TARGETANDABI_H

#include "dialects/spirv/SPIRVAttributes.h"

namespace mlir::spirv {

// The names of the attributes: `spirv.interface_var_abi`, `spirv.entry_point_abi` and `spirv.target_env`.
llvm::StringRef getInterfaceVarABIAttrName();
llvm::StringRef getEntryPointABIAttrName();
llvm::StringRef getTargetEnvAttrName();

InterfaceVarABIAttr getInterfaceVarABIAttr(unsigned descriptorSet, unsigned binding,
                                           std::optional<StorageClass> storageClass, MLIRContext *context);
/// \param workgroupSize the number of invocations per dimension; if empty, the attribute has no workgroup
/// size.
EntryPointABIAttr getEntryPointABIAttr(MLIRContext *context, llvm::ArrayRef<int32_t> workgroupSize = {},
                                       std::optional<int> subgroupSize = {},
                                       std::optional<int> targetWidth = {});
/// Returns the limits that Vulkan requires of every device.
ResourceLimitsAttr getDefaultResourceLimits(MLIRContext *context);
/// Returns SPIR-V 1.0 with the capability Shader and the default limits, for any client and device.
TargetEnvAttr getDefaultTargetEnv(MLIRContext *context);

/// Return the ABI attribute of the function that contains the op, or the workgroup size in this attribute;
/// null if there is none.
EntryPointABIAttr lookupEntryPointABI(Operation *op);
DenseI32ArrayAttr lookupLocalWorkGroupSize(Operation *op);
/// Return the target environment of the innermost symbol table around the op that has this attribute. If
/// there is none, lookupTargetEnv() returns null, and lookupTargetEnvOrDefault() the default.
TargetEnvAttr lookupTargetEnv(Operation *op);
TargetEnvAttr lookupTargetEnvOrDefault(Operation *op);

// Properties of a target, which depend on the first of the capabilities Shader and Kernel in its list.
/// Returns true if interface variables need descriptor sets and bindings, which is so for Shader.
bool needsInterfaceVarABIAttrs(TargetEnvAttr targetAttr);
AddressingModel getAddressingModel(TargetEnvAttr targetAttr, bool use64bitAddress);
/// Fail if the target has neither Shader nor Kernel.
FailureOr<ExecutionModel> getExecutionModel(TargetEnvAttr targetAttr);
FailureOr<MemoryModel> getMemoryModel(TargetEnvAttr targetAttr);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGETANDABI_H
