//===- SliceTest.cpp - Slices, topological orders, symbol tables ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/Liveness.h"
#include "runtime/analysis/SliceAnalysis.h"
#include "runtime/analysis/SymbolTableAnalysis.h"
#include "runtime/analysis/TopologicalSortUtils.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

class SliceTest : public IRTest {
protected:
  SliceTest() : block(top()) {}
  Operation *value(llvm::StringRef name, llvm::ArrayRef<Operation *> operands = {}) {
    Parts parts{.types = {i32}};
    for (Operation *op : operands)
      parts.operands.push_back(op->getResult(0));
    return add(block, name, parts);
  }
  static std::vector<std::string> namesOf(llvm::ArrayRef<Operation *> ops) {
    std::vector<std::string> result;
    for (Operation *op : ops)
      result.push_back(op->getName().getStringRef().str());
    return result;
  }
  Block *block;
};

TEST_F(SliceTest, BackwardSlicesAreInTopologicalOrder) {
  Operation *a = value("t.a"), *b = value("t.b", {a}), *c = value("t.c");
  Operation *d = value("t.d", {b, c, a});
  value("t.e", {d});
  llvm::SetVector<Operation *> slice;
  EXPECT_TRUE(succeeded(getBackwardSlice(d, &slice)));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.a", "t.b", "t.c"));
  slice.clear();
  BackwardSliceOptions options([&](Operation *op) { return op != b; });
  options.inclusive = true;
  EXPECT_TRUE(succeeded(getBackwardSlice(d->getResult(0), &slice, options)));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.c", "t.a", "t.d"));
}

TEST_F(SliceTest, BackwardSlicesFollowRegionsAndBlockArguments) {
  Operation *a = value("t.a"), *b = value("t.b");
  Operation *outer = add(block, "t.outer", {.operands = {a->getResult(0)}, .types = {i32}, .regions = 1});
  Block *body = addBlock(outer, {i32});
  Operation *inner =
      add(body, "t.inner", {.operands = {body->getArgument(0), b->getResult(0)}, .types = {i32}});
  llvm::SetVector<Operation *> slice;
  EXPECT_TRUE(succeeded(getBackwardSlice(inner, &slice)));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.a", "t.outer", "t.b"));
  slice.clear();
  BackwardSliceOptions options;
  options.omitBlockArguments = true;
  EXPECT_TRUE(succeeded(getBackwardSlice(inner, &slice, options)));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.b"));
  slice.clear();
  options.omitUsesFromAbove = false;
  EXPECT_TRUE(succeeded(getBackwardSlice(outer, &slice, options)));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.b", "t.a"));
  addBlock(outer);
  slice.clear();
  EXPECT_TRUE(failed(getBackwardSlice(inner, &slice)));
}

TEST_F(SliceTest, ForwardSlicesContainUsersAndNestedOps) {
  Operation *a = value("t.a"), *b = value("t.b", {a}), *c = value("t.c", {b, a});
  Operation *outer = add(block, "t.outer", {.operands = {c->getResult(0)}, .regions = 1});
  add(addBlock(outer), "t.inner");
  value("t.d");
  llvm::SetVector<Operation *> slice;
  getForwardSlice(a, &slice);
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.b", "t.c", "t.outer", "t.inner"));
  slice.clear();
  getForwardSlice(a->getResult(0), &slice, ForwardSliceOptions([&](Operation *op) { return op != c; }));
  EXPECT_THAT(namesOf(slice.getArrayRef()), ElementsAre("t.b"));
  EXPECT_THAT(namesOf(getSlice(b).getArrayRef()), ElementsAre("t.a", "t.b", "t.c", "t.outer", "t.inner"));
}

TEST_F(SliceTest, ReductionsAreMatched) {
  Operation *x = value("t.x");
  Operation *loop = add(block, "t.loop", {.regions = 1});
  Block *body = addBlock(loop, {i32, i32});
  builder.setInsertionPointToEnd(body);
  auto sum = builder.create<AddOp>(loc, x->getResult(0), body->getArgument(1));
  add(body, "t.return", {.operands = {body->getArgument(0), sum->getResult(0)}});
  llvm::SmallVector<Operation *> combiners;
  llvm::SmallVector<BlockArgument> arguments(body->args_begin(), body->args_end());
  EXPECT_EQ(matchReduction(arguments, 1, combiners), x->getResult(0));
  EXPECT_THAT(namesOf(combiners), ElementsAre("t.add"));
  EXPECT_FALSE(matchReduction(arguments, 0, combiners));
}

TEST_F(SliceTest, BlocksAreSortedTopologically) {
  Operation *a = value("t.a"), *b = value("t.b"), *c = value("t.c", {a});
  a->moveBefore(block, block->end());
  EXPECT_TRUE(sortTopologically(block));
  EXPECT_THAT(names(*block), ElementsAre("t.b", "t.a", "t.c"));
  // A cycle: a uses c.
  a->setOperands({c->getResult(0)});
  EXPECT_FALSE(sortTopologically(block));
  EXPECT_TRUE(sortTopologically(block, [&](Value used, Operation *user) { return user == c; }));
  EXPECT_THAT(names(*block), ElementsAre("t.b", "t.c", "t.a"));
  a->setOperands({});
  llvm::SmallVector<Operation *> ops = {c, b, a};
  EXPECT_TRUE(computeTopologicalSorting(ops));
  EXPECT_THAT(namesOf(ops), ElementsAre("t.b", "t.a", "t.c"));
}

TEST_F(SliceTest, OpsOfSeveralBlocksAreSortedByDominance) {
  Operation *cfg = add(block, "t.cfg", {.regions = 1});
  Block *entry = addBlock(cfg), *last = addBlock(cfg), *middle = addBlock(cfg);
  add(entry, "t.br", {.successors = {middle}});
  add(middle, "t.br", {.successors = {last}});
  Operation *one = add(last, "t.one"), *two = &middle->front(), *three = &entry->front();
  EXPECT_THAT(getBlocksSortedByDominance(cfg->getRegion(0)).getArrayRef(), ElementsAre(entry, middle, last));
  llvm::SetVector<Operation *> ops;
  ops.insert(one), ops.insert(two), ops.insert(three), ops.insert(cfg);
  EXPECT_THAT(topologicalSort(ops).getArrayRef(), ElementsAre(cfg, three, two, one));
}

TEST_F(SliceTest, SymbolTablesAreCached) {
  context.allowUnregisteredDialects();
  auto module = parseSourceString<ModuleOp>("module @a { }", &context);
  SymbolTableAnalysis analysis(module->getOperation());
  EXPECT_EQ(analysis.getTopLevelOp<ModuleOp>(), *module);
  EXPECT_EQ(&analysis.getSymbolTables().getSymbolTable(module->getOperation()),
            &analysis.getTopLevelSymbolTable());
  EXPECT_FALSE(analysis.isInvalidated(0));
}

TEST_F(SliceTest, LivenessOfABlock) {
  Operation *a = value("t.a"), *b = value("t.b", {a}), *c = value("t.c", {b});
  Liveness liveness(block->getParentOp());
  const LivenessBlockInfo *info = liveness.getLiveness(block);
  ASSERT_NE(info, nullptr);
  EXPECT_EQ(info->getBlock(), block);
  EXPECT_TRUE(info->in().empty() && info->out().empty());
  EXPECT_EQ(info->getStartOperation(a->getResult(0)), a);
  EXPECT_EQ(info->getEndOperation(a->getResult(0), a), b);
  EXPECT_EQ(info->currentlyLiveValues(b).size(), 2u);
  EXPECT_EQ(info->currentlyLiveValues(c).size(), 2u);
  std::string text;
  llvm::raw_string_ostream os(text);
  liveness.print(os);
  EXPECT_EQ(text, "^bb0 of t.op\n  live in: \n  live out: \n");
}

} // namespace
