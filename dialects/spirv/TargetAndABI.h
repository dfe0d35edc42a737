//===- TargetAndABI.h - Target and interface of spirv code ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The discardable attributes that state the target environment of a module and the interface of its entry
// points, and what follows from the capabilities of a target.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGETANDABI_H
#define STRATA_DIALECTS_SPIRV_TARGETANDABI_H

#include "dialects/spirv/SPIRV.h"

namespace mlir::spirv {

// The names of the attributes: `spirv.interface_var_abi`, `spirv.entry_point_abi` and `spirv.target_env`.
llvm::StringRef getInterfaceVarABIAttrName();
llvm::StringRef getEntryPointABIAttrName();
llvm::StringRef getTargetEnvAttrName();

InterfaceVarABIAttr getInterfaceVarABIAttr(unsigned descriptorSet, unsigned binding,
                                           std::optional<StorageClass> storageClass, MLIRContext *context);
/// \param workgroupSize  the number of invocations per dimension; empty: not stated.
EntryPointABIAttr getEntryPointABIAttr(MLIRContext *context, llvm::ArrayRef<int32_t> workgroupSize = {},
                                       std::optional<int> subgroupSize = {},
                                       std::optional<int> targetWidth = {});
/// Returns the limits that Vulkan requires of every device.
ResourceLimitsAttr getDefaultResourceLimits(MLIRContext *context);
/// Returns SPIR-V 1.0 with the capability Shader and the default limits, for any client and device.
TargetEnvAttr getDefaultTargetEnv(MLIRContext *context);

/// Return the interface, or its workgroup size, of the function around an op; null if there is none.
EntryPointABIAttr lookupEntryPointABI(Operation *op);
DenseI32ArrayAttr lookupLocalWorkGroupSize(Operation *op);
/// Return the target environment of the innermost symbol table around an op that has one; null, or the
/// default, if none has.
TargetEnvAttr lookupTargetEnv(Operation *op);
TargetEnvAttr lookupTargetEnvOrDefault(Operation *op);

// Properties of a target with the capability Shader or Kernel, whichever it lists first.
/// True for Shader: the interface variables have descriptor sets and bindings.
bool needsInterfaceVarABIAttrs(TargetEnvAttr targetAttr);
AddressingModel getAddressingModel(TargetEnvAttr targetAttr, bool use64bitAddress);
/// Fail if the target has neither capability.
FailureOr<ExecutionModel> getExecutionModel(TargetEnvAttr targetAttr);
FailureOr<MemoryModel> getMemoryModel(TargetEnvAttr targetAttr);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGETANDABI_H
