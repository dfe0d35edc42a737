//===- TargetAndABITest.cpp - Target and interface of spirv code ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/spirv/TargetAndABI.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class TargetAndABITest : public testing::Test {
protected:
  TargetAndABITest() { context.loadDialect<spirv::SPIRVDialect>(); }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_F(TargetAndABITest, TheDefaultTargetIsAShader) {
  spirv::TargetEnvAttr target = spirv::getDefaultTargetEnv(&context);
  EXPECT_EQ(target.getVersion(), spirv::Version::V_1_0);
  EXPECT_TRUE(spirv::needsInterfaceVarABIAttrs(target));
  EXPECT_EQ(spirv::getAddressingModel(target, /*use64bitAddress=*/true), spirv::AddressingModel::Logical);
  EXPECT_EQ(*spirv::getExecutionModel(target), spirv::ExecutionModel::GLCompute);
  EXPECT_EQ(*spirv::getMemoryModel(target), spirv::MemoryModel::GLSL450);
  EXPECT_EQ(target.getResourceLimits().getMaxComputeWorkgroupInvocations(), 128);
}

TEST_F(TargetAndABITest, TargetsAreLookedUpInEnclosingModules) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  ModuleOp inner = ModuleOp::create(UnknownLoc::get(&context));
  module->getBody()->push_back(inner);
  EXPECT_FALSE(spirv::lookupTargetEnv(inner));
  EXPECT_EQ(spirv::lookupTargetEnvOrDefault(inner), spirv::getDefaultTargetEnv(&context));
  auto triple = spirv::VerCapExtAttr::get(&context, spirv::Version::V_1_4, {spirv::Capability::Kernel},
                                          llvm::ArrayRef<spirv::Extension>());
  auto target = spirv::TargetEnvAttr::get(&context, triple, spirv::getDefaultResourceLimits(&context),
                                          spirv::ClientAPI::OpenCL, spirv::Vendor::Unknown,
                                          spirv::DeviceType::Unknown, spirv::TargetEnvAttr::kUnknownDeviceID);
  (*module)->setAttr(spirv::getTargetEnvAttrName(), target);
  EXPECT_EQ(spirv::lookupTargetEnv(inner), target);
  EXPECT_FALSE(spirv::needsInterfaceVarABIAttrs(target));
  EXPECT_EQ(spirv::getAddressingModel(target, /*use64bitAddress=*/true), spirv::AddressingModel::Physical64);
  EXPECT_EQ(*spirv::getMemoryModel(target), spirv::MemoryModel::OpenCL);
}

TEST_F(TargetAndABITest, EntryPointsMayStateTheirSize) {
  auto abi = spirv::getEntryPointABIAttr(&context, {32, 1, 1}, 16);
  EXPECT_THAT(abi.getWorkgroupSize().asArrayRef(), testing::ElementsAre(32, 1, 1));
  EXPECT_EQ(abi.getSubgroupSize(), 16);
  EXPECT_FALSE(spirv::getEntryPointABIAttr(&context).getWorkgroupSize());
}

} // namespace
