//===- SymbolTableTest.cpp - Tests of symbol tables ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolTable.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class SymbolTableTest : public IRTest {
protected:
  SymbolTableTest() : block(top("t.table")), table(block->getParentOp()) {}
  Operation *func(Block *where, llvm::StringRef name) {
    Operation *op = make("t.func", {.attrs = {{"sym_name", builder.getStringAttr(name)}}, .regions = 1});
    add(addBlock(op), "t.return");
    if (where)
      where->push_back(op);
    return op;
  }
  Operation *call(Block *where, llvm::StringRef callee) {
    return add(where, "t.call", {.attrs = {{"callee", builder.getSymbolRefAttr(callee)}}});
  }
  StringAttr name(llvm::StringRef text) { return builder.getStringAttr(text); }
  Block *block;
  Operation *table;
};

TEST_F(SymbolTableTest, LooksUpByName) {
  Operation *f = func(block, "f"), *g = func(block, "g");
  SymbolTable index(table);
  EXPECT_EQ(index.lookup("f"), f);
  EXPECT_EQ(index.lookup("h"), nullptr);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(table, name("g")), g);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(&f->getRegion(0).front().front(), name("g")), g);
  index.erase(f);
  EXPECT_EQ(index.lookup("f"), nullptr);
}
TEST_F(SymbolTableTest, InsertRenamesOnConflict) {
  func(block, "f");
  SymbolTable index(table);
  Operation *second = func(nullptr, "f"), *third = func(nullptr, "f");
  EXPECT_EQ(index.insert(second).getValue(), "f_0");
  EXPECT_EQ(index.insert(third).getValue(), "f_1");
  EXPECT_EQ(SymbolTable::getSymbolName(third).getValue(), "f_1");
  EXPECT_EQ(third->getBlock(), block);
  EXPECT_EQ(index.insert(third).getValue(), "f_1");
}
TEST_F(SymbolTableTest, NestedReferencesAreResolvedInInnerTables) {
  Block *inner = addBlock(add(block, "t.table", {.attrs = {{"sym_name", name("m")}}, .regions = 1}));
  Operation *f = func(inner, "f");
  SymbolRefAttr path = SymbolRefAttr::get(name("m"), {FlatSymbolRefAttr::get(name("f"))});
  EXPECT_EQ(SymbolTable::lookupSymbolIn(table, path), f);
  SymbolTableCollection tables;
  EXPECT_EQ(tables.lookupSymbolIn(table, path), f);
  EXPECT_EQ(tables.lookupNearestSymbolFrom(f, name("f")), f);
  EXPECT_EQ(tables.lookupNearestSymbolFrom(f, name("m")), nullptr);
}
TEST_F(SymbolTableTest, VisibilityIsReadAndSet) {
  Operation *f = func(block, "f");
  EXPECT_EQ(SymbolTable::getSymbolVisibility(f), SymbolTable::Visibility::Public);
  SymbolTable::setSymbolVisibility(f, SymbolTable::Visibility::Private);
  EXPECT_EQ(f->getAttr("sym_visibility"), name("private"));
  SymbolTable::setSymbolVisibility(f, SymbolTable::Visibility::Nested);
  EXPECT_EQ(SymbolTable::getSymbolVisibility(f), SymbolTable::Visibility::Nested);
  SymbolTable::setSymbolVisibility(f, SymbolTable::Visibility::Public);
  EXPECT_FALSE(f->hasAttr("sym_visibility"));
}
TEST_F(SymbolTableTest, FindsAndReplacesSymbolUses) {
  Operation *f = func(block, "f"), *g = func(block, "g");
  Operation *direct = call(&g->getRegion(0).front(), "f");
  Operation *hidden =
      add(block, "t.a", {.attrs = {{"refs", builder.getArrayAttr({builder.getSymbolRefAttr("f")})}}});
  Block *inner = addBlock(add(block, "t.table", {.regions = 1}));
  Operation *other = call(inner, "f"); // Refers to the inner table, which has no 'f'.
  std::vector<Operation *> users;
  auto uses = SymbolTable::getSymbolUses(name("f"), table);
  for (const SymbolTable::SymbolUse &use : *uses)
    users.push_back(use.getUser());
  EXPECT_THAT(users, testing::UnorderedElementsAre(direct, hidden));
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty(name("g"), table));
  EXPECT_TRUE(succeeded(SymbolTable::replaceAllSymbolUses(name("f"), name("z"), table)));
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty(name("f"), table));
  EXPECT_EQ(direct->getSlot(0), builder.getSymbolRefAttr("z"));
  EXPECT_EQ(hidden->getAttr("refs"), builder.getArrayAttr({builder.getSymbolRefAttr("z")}));
  EXPECT_EQ(other->getSlot(0), builder.getSymbolRefAttr("f"));
  (void)f;
}
TEST_F(SymbolTableTest, ReplacesUsesInDeeplyNestedAttributes) {
  auto nested = [&](llvm::StringRef symbol) {
    Attribute attr = builder.getSymbolRefAttr(symbol);
    for (unsigned i = 0; i != 100000; ++i)
      attr = builder.getArrayAttr({attr});
    return attr;
  };
  Operation *op = add(block, "t.a", {.attrs = {{"refs", nested("f")}}});
  EXPECT_TRUE(succeeded(SymbolTable::replaceAllSymbolUses(name("f"), name("z"), table)));
  EXPECT_EQ(op->getAttr("refs"), nested("z"));
}

} // namespace
