//===- SymbolInterfacesTest.cpp - Tests of views of symbols --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolInterfaces.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gtest/gtest.h"
#include <thread>

using namespace mlir;

namespace {

class SymbolInterfacesTest : public testing::Test {
protected:
  SymbolInterfacesTest() {
    inner = ModuleOp::create(UnknownLoc::get(&context), "inner");
    module->push_back(inner);
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  ModuleOp inner;
};

TEST_F(SymbolInterfacesTest, OnlyNamedOperationsAreSymbols) {
  EXPECT_FALSE(llvm::isa<SymbolOpInterface>(module->getOperation()));
  auto symbol = llvm::dyn_cast<SymbolOpInterface>(inner.getOperation());
  ASSERT_TRUE(symbol);
  EXPECT_EQ(symbol.getName(), "inner");
  EXPECT_TRUE(symbol.isPublic());
  EXPECT_FALSE(symbol.isDeclaration());
  symbol.setPrivate();
  EXPECT_EQ(symbol.getVisibility(), SymbolTable::Visibility::Private);
  EXPECT_TRUE(symbol.canDiscardOnUseEmpty());
  EXPECT_TRUE(symbol.symbolKnownUseEmpty(module->getOperation()));
  symbol.setName("other");
  EXPECT_EQ(symbol.getNameAttr(), StringAttr::get(&context, "other"));
  EXPECT_FALSE(llvm::isa<SymbolUserOpInterface>(inner.getOperation()));
}

TEST_F(SymbolInterfacesTest, UsesAreReplaced) {
  module->getOperation()->setAttr("x.ref", FlatSymbolRefAttr::get(&context, "outside"));
  inner.getOperation()->setAttr("x.ref", FlatSymbolRefAttr::get(&context, "inner"));
  auto symbol = llvm::cast<SymbolOpInterface>(inner.getOperation());
  auto uses = symbol.getSymbolUses(module->getOperation());
  ASSERT_TRUE(uses);
  EXPECT_FALSE(uses->empty());
  EXPECT_EQ(uses->begin()->getUser(), inner.getOperation());
  EXPECT_TRUE(
      succeeded(symbol.replaceAllSymbolUses(StringAttr::get(&context, "renamed"), module->getOperation())));
  EXPECT_EQ(inner->getAttr("x.ref"), FlatSymbolRefAttr::get(&context, "renamed"));
}

TEST_F(SymbolInterfacesTest, LockedCollectionsAreUsedByThreads) {
  SymbolTableCollection collection;
  LockedSymbolTableCollection locked(collection);
  auto look = [&] {
    for (unsigned i = 0; i != 100; ++i) {
      EXPECT_EQ(locked.lookupSymbolIn(module->getOperation(), StringAttr::get(&context, "inner")),
                inner.getOperation());
      EXPECT_EQ(
          locked.lookupSymbolIn<ModuleOp>(module->getOperation(), FlatSymbolRefAttr::get(&context, "inner")),
          inner);
    }
  };
  context.enableMultithreading();
  std::thread first(look), second(look);
  first.join();
  second.join();
  // Calls through the base class SymbolTableCollection use the overrides of the locked collection.
  SymbolTableCollection &any = locked;
  EXPECT_EQ(
      any.lookupNearestSymbolFrom(inner.getOperation()->getParentOp(), StringAttr::get(&context, "inner")),
      inner.getOperation());
}

} // namespace
