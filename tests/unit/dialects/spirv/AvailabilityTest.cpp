//===- AvailabilityTest.cpp - Requirements of spirv ops and enumerants ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVExtInstOps.h"
#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using spirv::Capability;
using spirv::Extension;
using spirv::Version;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class SPIRVAvailabilityTest : public testing::Test {
protected:
  SPIRVAvailabilityTest() {
    context.loadDialect<spirv::SPIRVDialect>();
    region.push_back(block);
    block->addArgument(builder.getI32Type(), loc);
    block->addArgument(VectorType::get(2, builder.getF32Type()), loc);
    builder.setInsertionPointToEnd(block);
  }
  ~SPIRVAvailabilityTest() override { region.dropAllReferences(); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  Region region;
  Block *block = Block::create(&context);
};

TEST_F(SPIRVAvailabilityTest, OpsWithoutRequirementsAreInAllVersions) {
  auto op = builder.create<spirv::IAddOp>(loc, block->getArgument(0), block->getArgument(0));
  EXPECT_EQ(op.getMinVersion(), Version::V_1_0);
  EXPECT_EQ(op.getMaxVersion(), Version::V_1_6);
  EXPECT_THAT(op.getExtensions(), IsEmpty());
  EXPECT_THAT(op.getCapabilities(), IsEmpty());
}

TEST_F(SPIRVAvailabilityTest, KindsOfOpsHaveRequirements) {
  auto op = builder.create<spirv::BitReverseOp>(loc, block->getArgument(0));
  EXPECT_THAT(op.getCapabilities(),
              ElementsAre(ElementsAre(Capability::BitInstructions, Capability::Shader)));
  auto sinus = builder.create<spirv::GLSinOp>(loc, block->getArgument(1));
  EXPECT_THAT(sinus.getCapabilities(), ElementsAre(ElementsAre(Capability::Shader)));
}

TEST_F(SPIRVAvailabilityTest, EnumerantsInAttributesAddRequirements) {
  auto barrier = builder.create<spirv::MemoryBarrierOp>(loc, spirv::Scope::Device,
                                                        spirv::MemorySemantics::AcquireRelease |
                                                            spirv::MemorySemantics::AtomicCounterMemory);
  EXPECT_THAT(barrier.getCapabilities(), ElementsAre(ElementsAre(Capability::AtomicStorage)));
  auto vulkan = builder.create<spirv::MemoryBarrierOp>(loc, spirv::Scope::QueueFamily,
                                                       spirv::MemorySemantics::AcquireRelease);
  EXPECT_EQ(vulkan.getMinVersion(), Version::V_1_5);
  EXPECT_THAT(vulkan.getCapabilities(), ElementsAre(ElementsAre(Capability::VulkanMemoryModel)));
}

TEST_F(SPIRVAvailabilityTest, EnumerantsHaveRequirements) {
  EXPECT_EQ(spirv::getMinVersion(Capability::GroupNonUniform), Version::V_1_3);
  EXPECT_EQ(spirv::getMinVersion(Capability::Matrix), std::nullopt);
  EXPECT_EQ(spirv::getMaxVersion(spirv::Decoration::RelaxedPrecision), std::nullopt);
  EXPECT_THAT(*spirv::getExtensions(Capability::RayTracingKHR), ElementsAre(Extension::SPV_KHR_ray_tracing));
  EXPECT_THAT(*spirv::getCapabilities(spirv::ExecutionModel::Kernel), ElementsAre(Capability::Kernel));
  EXPECT_EQ(spirv::getCapabilities(spirv::StorageClass::Function), std::nullopt);
}

TEST_F(SPIRVAvailabilityTest, ViewsAskAnyOpOfTheDialect) {
  Operation *op = builder.create<spirv::BitReverseOp>(loc, block->getArgument(0));
  EXPECT_EQ(llvm::cast<spirv::QueryMinVersionInterface>(op).getMinVersion(), Version::V_1_0);
  EXPECT_EQ(llvm::cast<spirv::QueryMaxVersionInterface>(op).getMaxVersion(), Version::V_1_6);
  EXPECT_THAT(llvm::cast<spirv::QueryExtensionInterface>(op).getExtensions(), IsEmpty());
  EXPECT_EQ(llvm::cast<spirv::QueryCapabilityInterface>(op).getCapabilities().size(), 1u);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  EXPECT_FALSE(llvm::isa<spirv::QueryMinVersionInterface>(module->getOperation()));
}

TEST_F(SPIRVAvailabilityTest, MarkerTraitsOfTheDialectAreFound) {
  Operation *quotient = builder.create<spirv::UDivOp>(loc, block->getArgument(0), block->getArgument(0));
  EXPECT_TRUE(quotient->hasTrait<spirv::UnsignedOp>());
  EXPECT_FALSE(quotient->hasTrait<spirv::SignedOp>());
}

} // namespace
