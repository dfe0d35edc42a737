//===- DeviceDialects.cpp - Devices and instruction sets ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/DialectGroups.h"
#include "dialects/arm_neon/ArmNeon.h"
#include "dialects/gpu/GPU.h"
#include "dialects/llvm/LLVMBytecode.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/ptr/Ptr.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "runtime/transforms/InliningUtils.h"

using namespace mlir;

namespace {
/// Allows gpu ops in inlined callees. Calls nested in regions of gpu ops are not inlined.
class GPUInliner : public DialectInlinerInterface {
public:
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
};
} // namespace

void mlir::registerDeviceDialects(DialectRegistry &registry) {
  registry.insert<arm_neon::ArmNeonDialect>();
  registry.insert<gpu::GPUDialect>();
  registry.insert<LLVM::LLVMDialect>();
  registry.insert<ptr::PtrDialect>();
  registry.insert<spirv::SPIRVDialect>();
  registry.addExtension(
      +[](MLIRContext *, gpu::GPUDialect *dialect) { dialect->addInterfaces<GPUInliner>(); });
  LLVM::registerBytecodeEncoding(registry);
}
