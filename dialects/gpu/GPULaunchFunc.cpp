//===- GPULaunchFunc.cpp - gpu.launch_func --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"
#include "runtime/ir/BuiltinOps.h"

using namespace mlir;
using namespace mlir::gpu;

void LaunchFuncOp::build(OpBuilder &builder, OperationState &state, GPUFuncOp kernelFunc, KernelDim3 gridSize,
                         KernelDim3 blockSize, Value dynamicSharedMemorySize, ValueRange kernelOperands,
                         Type asyncTokenType, ValueRange asyncDependencies,
                         std::optional<KernelDim3> clusterSize) {
  auto module = llvm::cast<GPUModuleOp>(kernelFunc->getParentOp());
  SymbolRefAttr kernel = SymbolRefAttr::get(
      module.getSymNameAttr(), {FlatSymbolRefAttr::get(kernelFunc->getAttrOfType<StringAttr>("sym_name"))});
  build(builder, state, kernel, gridSize, blockSize, dynamicSharedMemorySize, kernelOperands, asyncTokenType,
        asyncDependencies, clusterSize);
}

/// Adds the operands, the segment sizes and the attribute `kernel` of a launch. The shared memory size and
/// the object may be null.
static void addLaunch(OpBuilder &builder, OperationState &state, SymbolRefAttr kernel, KernelDim3 gridSize,
                      KernelDim3 blockSize, std::optional<KernelDim3> clusterSize,
                      Value dynamicSharedMemorySize, ValueRange kernelOperands, ValueRange asyncDependencies,
                      Value asyncObject) {
  state.addOperands(asyncDependencies);
  for (KernelDim3 size : {gridSize, blockSize})
    for (Value each : {size.x, size.y, size.z})
      state.addOperands(each);
  if (clusterSize)
    for (Value each : {clusterSize->x, clusterSize->y, clusterSize->z})
      state.addOperands(each);
  if (dynamicSharedMemorySize)
    state.addOperands(dynamicSharedMemorySize);
  state.addOperands(kernelOperands);
  if (asyncObject)
    state.addOperands(asyncObject);
  state.addAttribute("kernel", kernel);
  int32_t cluster = clusterSize ? 1 : 0;
  int32_t segments[] = {static_cast<int32_t>(asyncDependencies.size()),
                        1,
                        1,
                        1,
                        1,
                        1,
                        1,
                        cluster,
                        cluster,
                        cluster,
                        dynamicSharedMemorySize ? 1 : 0,
                        static_cast<int32_t>(kernelOperands.size()),
                        asyncObject ? 1 : 0};
  state.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments));
}

void LaunchFuncOp::build(OpBuilder &builder, OperationState &state, SymbolRefAttr kernel, KernelDim3 gridSize,
                         KernelDim3 blockSize, Value dynamicSharedMemorySize, ValueRange kernelOperands,
                         Type asyncTokenType, ValueRange asyncDependencies,
                         std::optional<KernelDim3> clusterSize) {
  if (asyncTokenType)
    state.addTypes(asyncTokenType);
  addLaunch(builder, state, kernel, gridSize, blockSize, clusterSize, dynamicSharedMemorySize, kernelOperands,
            asyncDependencies, /*asyncObject=*/nullptr);
}

void LaunchFuncOp::build(OpBuilder &builder, OperationState &state, SymbolRefAttr kernel, KernelDim3 gridSize,
                         KernelDim3 blockSize, Value dynamicSharedMemorySize, ValueRange kernelOperands,
                         Value asyncObject, std::optional<KernelDim3> clusterSize) {
  addLaunch(builder, state, kernel, gridSize, blockSize, clusterSize, dynamicSharedMemorySize, kernelOperands,
            /*asyncDependencies=*/{}, asyncObject);
}

LogicalResult LaunchFuncOp::verify() {
  auto module = (*this)->getParentOfType<ModuleOp>();
  if (!module)
    return emitOpError() << "expected to belong to a module";
  if (!module->getAttrOfType<UnitAttr>(GPUDialect::getContainerModuleAttrName()))
    return emitOpError() << "expected the closest surrounding module to have the '"
                         << GPUDialect::getContainerModuleAttrName() << "' attribute";
  if (hasClusterSize()) {
    Type type = getClusterSizeX().getType();
    if (getClusterSizeY().getType() != type || getClusterSizeZ().getType() != type)
      return emitOpError() << "expects types of the cluster dimensions must be the same";
  }
  return success();
}
