//===- TargetAndABI.cpp - Target and interface of spirv code --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/TargetAndABI.h"
#include "dialects/gpu/GPU.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::spirv;

llvm::StringRef spirv::getInterfaceVarABIAttrName() { return "spirv.interface_var_abi"; }
llvm::StringRef spirv::getEntryPointABIAttrName() { return "spirv.entry_point_abi"; }
llvm::StringRef spirv::getTargetEnvAttrName() { return "spirv.target_env"; }

void SPIRVDialect::initialize() {
  // Extensions of SPIR-V add instructions that the dialect does not declare.
  allowUnknownOperations();
  // Code that serializes kernels attaches the interface; a gpu.module may name the target without that code.
  declarePromisedInterface<gpu::TargetAttrInterface, TargetEnvAttr>();
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

InterfaceVarABIAttr spirv::getInterfaceVarABIAttr(unsigned descriptorSet, unsigned binding,
                                                  std::optional<StorageClass> storageClass,
                                                  MLIRContext *context) {
  return InterfaceVarABIAttr::get(context, descriptorSet, binding, storageClass);
}

EntryPointABIAttr spirv::getEntryPointABIAttr(MLIRContext *context, llvm::ArrayRef<int32_t> workgroupSize,
                                              std::optional<int> subgroupSize,
                                              std::optional<int> targetWidth) {
  DenseI32ArrayAttr size;
  if (!workgroupSize.empty())
    size = DenseI32ArrayAttr::get(context, workgroupSize);
  return EntryPointABIAttr::get(context, size, subgroupSize, targetWidth);
}

ResourceLimitsAttr spirv::getDefaultResourceLimits(MLIRContext *context) {
  Builder builder(context);
  return ResourceLimitsAttr::get(context, /*max_compute_shared_memory_size=*/16384,
                                 /*max_compute_workgroup_invocations=*/128,
                                 /*max_compute_workgroup_size=*/builder.getI32ArrayAttr({128, 128, 64}),
                                 /*subgroup_size=*/32, /*min_subgroup_size=*/std::nullopt,
                                 /*max_subgroup_size=*/std::nullopt, ArrayAttr(), ArrayAttr());
}

TargetEnvAttr spirv::getDefaultTargetEnv(MLIRContext *context) {
  auto triple =
      VerCapExtAttr::get(context, Version::V_1_0, {Capability::Shader}, llvm::ArrayRef<Extension>());
  return TargetEnvAttr::get(context, triple, getDefaultResourceLimits(context), ClientAPI::Unknown,
                            Vendor::Unknown, DeviceType::Unknown, TargetEnvAttr::kUnknownDeviceID);
}

//===----------------------------------------------------------------------===//
// Lookup
//===----------------------------------------------------------------------===//

EntryPointABIAttr spirv::lookupEntryPointABI(Operation *op) {
  while (op && !llvm::isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op ? op->getAttrOfType<EntryPointABIAttr>(getEntryPointABIAttrName()) : EntryPointABIAttr();
}

DenseI32ArrayAttr spirv::lookupLocalWorkGroupSize(Operation *op) {
  EntryPointABIAttr abi = lookupEntryPointABI(op);
  return abi ? abi.getWorkgroupSize() : DenseI32ArrayAttr();
}

TargetEnvAttr spirv::lookupTargetEnv(Operation *op) {
  for (; op; op = op->getParentOp())
    if (op->hasTrait(Trait::SymbolTable))
      if (auto target = op->getAttrOfType<TargetEnvAttr>(getTargetEnvAttrName()))
        return target;
  return {};
}

TargetEnvAttr spirv::lookupTargetEnvOrDefault(Operation *op) {
  TargetEnvAttr target = lookupTargetEnv(op);
  return target ? target : getDefaultTargetEnv(op->getContext());
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

/// Returns which of Shader and Kernel a target lists first, if any.
static std::optional<Capability> getKindOfCode(TargetEnvAttr target) {
  for (Capability capability : target.getTripleAttr().getCapabilities())
    if (capability == Capability::Shader || capability == Capability::Kernel)
      return capability;
  return std::nullopt;
}

bool spirv::needsInterfaceVarABIAttrs(TargetEnvAttr targetAttr) {
  return getKindOfCode(targetAttr) == Capability::Shader;
}

AddressingModel spirv::getAddressingModel(TargetEnvAttr targetAttr, bool use64bitAddress) {
  if (getKindOfCode(targetAttr) != Capability::Kernel)
    return AddressingModel::Logical;
  return use64bitAddress ? AddressingModel::Physical64 : AddressingModel::Physical32;
}

FailureOr<ExecutionModel> spirv::getExecutionModel(TargetEnvAttr targetAttr) {
  std::optional<Capability> kind = getKindOfCode(targetAttr);
  if (!kind)
    return failure();
  return *kind == Capability::Kernel ? ExecutionModel::Kernel : ExecutionModel::GLCompute;
}

FailureOr<MemoryModel> spirv::getMemoryModel(TargetEnvAttr targetAttr) {
  std::optional<Capability> kind = getKindOfCode(targetAttr);
  if (!kind)
    return failure();
  return *kind == Capability::Kernel ? MemoryModel::OpenCL : MemoryModel::GLSL450;
}
