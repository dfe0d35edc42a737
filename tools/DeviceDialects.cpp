//===- DeviceDialects.cpp - Devices and instruction sets ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/DialectGroups.h"
#include "dialects/arm_neon/ArmNeon.h"
#include "dialects/gpu/GPU.h"
#include "dialects/spirv/SPIRV.h"

using namespace mlir;

void mlir::registerDeviceDialects(DialectRegistry &registry) {
  registry.insert<arm_neon::ArmNeonDialect>();
  registry.insert<gpu::GPUDialect>();
  registry.insert<spirv::SPIRVDialect>();
}
