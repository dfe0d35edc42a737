//===- ContextTest.cpp - Dialects, op names and context options ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/OperationName.h"
#include "gmock/gmock.h"
#include <thread>

using namespace mlir;
using testing::ElementsAre;

namespace {

class ContextTest : public DataFixture {};

constexpr DialectSpec otherData = {.name = "data", .summary = "another"};

//===----------------------------------------------------------------------===//
// Dialect registration and loading
//===----------------------------------------------------------------------===//

TEST_F(ContextTest, NewContextLoadsOnlyTheBuiltinDialect) {
  EXPECT_EQ(context.getLoadedDialects().size(), 1u);
  EXPECT_EQ(context.getLoadedDialects()[0]->getNamespace(), "builtin");
  EXPECT_EQ(context.getLoadedDialect<BuiltinDialect>(), context.getLoadedDialect("builtin"));
}

TEST_F(ContextTest, LoadingADialectLoadsItsDependencies) {
  EXPECT_THAT(context.getAvailableDialects(), ElementsAre("builtin", "data"));
  EXPECT_EQ(context.getLoadedDialect("data"), nullptr);
  Dialect *data = context.getOrLoadDialect("data");
  ASSERT_NE(data, nullptr);
  EXPECT_EQ(context.getLoadedDialect("data"), data);
  EXPECT_EQ(context.getOrLoadDialect("data"), data);
  EXPECT_NE(context.getLoadedDialect("base"), nullptr);
  EXPECT_EQ(context.getOrLoadDialect("nobody"), nullptr);
}

TEST_F(ContextTest, LaterRegistrationReplacesTheEarlierOne) {
  DialectRegistry registry;
  registry.insert(dataDialect);
  registry.insert(otherData);
  EXPECT_EQ(registry.lookup("data"), &otherData);
  EXPECT_THAT(registry.getDialectNames(), ElementsAre("data"));
  context.appendDialectRegistry(registry);
  EXPECT_EQ(&context.getOrLoadDialect(dataDialect)->getSpec(), &otherData)
      << "the later registered dialect is loaded";
}

TEST_F(ContextTest, DialectsAreFoundByClass) {
  const DialectRegistry &registry = context.getDialectRegistry();
  EXPECT_EQ(registry.lookupByClass("::mlir::data::DataDialect"), &dataDialect);
  EXPECT_EQ(registry.lookupByClass("::mlir::data::DataDialect"), &dataDialect);
  EXPECT_EQ(registry.lookupByClass("data::DataDialect"), &dataDialect);
  EXPECT_EQ(registry.lookupByClass("OtherDialect"), nullptr);
}

TEST_F(ContextTest, DialectLooksUpItsOpsTypesAndAttributes) {
  Dialect *data = context.getOrLoadDialect("data");
  EXPECT_EQ(data->lookupOp("data.mixed"), &mixedOp);
  EXPECT_EQ(data->lookupOp("data.plain"), &plainOp);
  EXPECT_EQ(data->lookupOp("data.none"), nullptr);
  EXPECT_EQ(data->lookupType("box"), &boxSpec);
  EXPECT_EQ(data->lookupType(""), nullptr);
  EXPECT_EQ(data->lookupAttribute("tag"), &tagSpec);
  EXPECT_EQ(data->lookupAttribute("box"), nullptr);
}

//===----------------------------------------------------------------------===//
// Operation names
//===----------------------------------------------------------------------===//

TEST_F(ContextTest, RegisteredNameLoadsItsDialectAndHasItsSlots) {
  OperationName name("data.mixed", &context);
  EXPECT_NE(context.getLoadedDialect("data"), nullptr);
  EXPECT_TRUE(name.isRegistered());
  EXPECT_EQ(name.getSpec(), &mixedOp);
  EXPECT_EQ(name.getDialectNamespace(), "data");
  EXPECT_EQ(name.stripDialect(), "mixed");
  EXPECT_EQ(name.getDialect(), context.getLoadedDialect("data"));
  EXPECT_TRUE(name.hasTrait(Trait::IsCommutative));
  EXPECT_EQ(name.getNumSlots(), 2u);
  EXPECT_EQ(name.getSlot("mode"), 0);
  EXPECT_EQ(name.getSlot("operandSegmentSizes"), 1);
  EXPECT_EQ(name.getSlot("nothing"), -1);
  EXPECT_EQ(name.getSlotName(0), StringAttr::get(&context, "mode"));
  EXPECT_EQ(name.getInfo()->operandSegmentSlot, 1);
  EXPECT_EQ(name.getInfo()->resultSegmentSlot, -1);
  EXPECT_FALSE(name.getInfo()->hasSingleOperands);
  EXPECT_TRUE(OperationName("data.plain", &context).getInfo()->hasSingleOperands);
  EXPECT_EQ(OperationName("data.plain", &context).getNumSlots(), 0u);
}

TEST_F(ContextTest, UnregisteredNameHasOneSlot) {
  OperationName name("nobody.knows.this", &context);
  EXPECT_FALSE(name.isRegistered());
  EXPECT_EQ(name.getDialect(), nullptr);
  EXPECT_EQ(name.getDialectNamespace(), "nobody");
  EXPECT_EQ(name.stripDialect(), "knows.this");
  EXPECT_EQ(name.getNumSlots(), 1u);
  EXPECT_EQ(name.getSlot("mode"), -1);
  EXPECT_TRUE(name.mightHaveTrait(Trait::IsTerminator));
  OperationName unknownOp("data.unknown", &context);
  EXPECT_FALSE(unknownOp.isRegistered());
  EXPECT_EQ(unknownOp.getDialect(), context.getLoadedDialect("data"));
}

TEST_F(ContextTest, NameWithoutADotHasNoDialect) {
  OperationName name("plain", &context);
  EXPECT_EQ(name.getDialectNamespace(), "");
  EXPECT_EQ(name.stripDialect(), "plain");
  EXPECT_EQ(name.getStringRef(), "plain");
}

TEST_F(ContextTest, EqualOperationNamesAreUniqued) {
  EXPECT_EQ(OperationName("data.plain", &context), OperationName(std::string("data.plain"), &context));
  EXPECT_EQ(OperationName("a.b", &context).getIdentifier(), StringAttr::get(&context, "a.b"));
  EXPECT_FALSE(OperationName("a.b", &context) == OperationName("a.c", &context));
}

TEST_F(ContextTest, ConcurrentLookupsReturnTheSameNamesFilesAndDialects) {
  constexpr unsigned numThreads = 8, numNames = 500;
  struct Seen {
    std::vector<const OpInfo *> infos = std::vector<const OpInfo *>(numNames);
    std::vector<int> files = std::vector<int>(numNames);
    const AbstractType *box = nullptr;
    bool operator==(const Seen &) const = default;
  };
  std::vector<Seen> seen(numThreads);
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread != numThreads; ++thread)
    threads.emplace_back([&, thread] {
      seen[thread].box = context.getAbstractType(boxSpec);
      for (unsigned i = 0; i != numNames; ++i) {
        unsigned number = (i + thread * 61) % numNames;
        std::string name = "data.op" + std::to_string(number);
        seen[thread].infos[number] = context.getOpInfo(name);
        seen[thread].files[number] = context.getFileNumber(StringAttr::get(&context, name));
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned thread = 1; thread != numThreads; ++thread)
    EXPECT_TRUE(seen[thread] == seen[0]);
}

TEST_F(ContextTest, SettersChangeTheContextOptions) {
  EXPECT_TRUE(context.isMultithreadingEnabled());
  context.disableMultithreading();
  EXPECT_FALSE(context.isMultithreadingEnabled());
  EXPECT_FALSE(context.allowsUnregisteredDialects());
  context.allowUnregisteredDialects();
  EXPECT_TRUE(context.allowsUnregisteredDialects());
  EXPECT_FALSE(MLIRContext(MLIRContext::Threading::DISABLED).isMultithreadingEnabled());
}

} // namespace
