//===- BlockTest.cpp - Blocks and regions ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Region.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class BlockTest : public IRTest {};

TEST_F(BlockTest, SplitBlockMovesTheTailToANewBlockAfterIt) {
  Block *block = top();
  for (llvm::StringRef name : {"t.a", "t.b", "t.c"})
    add(block, name);
  Block *rest = block->splitBlock(std::next(block->begin()));
  EXPECT_THAT(names(*block), ElementsAre("t.a"));
  EXPECT_THAT(names(*rest), ElementsAre("t.b", "t.c"));
  EXPECT_EQ(rest->getParent(), block->getParent());
  EXPECT_EQ(rest->front().getBlock(), rest);
}
TEST_F(BlockTest, SpliceMovesOperations) {
  Block *from = top(), *to = top();
  add(from, "t.a");
  add(from, "t.b");
  add(to, "t.c");
  to->getOperations().splice(to->begin(), from->getOperations());
  EXPECT_TRUE(from->empty());
  EXPECT_THAT(names(*to), ElementsAre("t.a", "t.b", "t.c"));
  EXPECT_TRUE(to->front().isBeforeInBlock(&to->back()));
  EXPECT_EQ(to->front().getParentOp(), to->getParentOp());
}
TEST_F(BlockTest, ArgumentsAreRenumbered) {
  Block *block = top();
  block->addArguments({i1, i32, i64}, {loc, loc, loc});
  block->insertArgument(1, i64, loc);
  EXPECT_THAT(llvm::to_vector(block->getArgumentTypes()), ElementsAre(i1, i64, i32, i64));
  block->eraseArgument(0);
  for (unsigned i = 0; i != 3; ++i)
    EXPECT_EQ(block->getArgument(i).getArgNumber(), i);
  EXPECT_EQ(block->getArgument(1).getType(), i32);
  EXPECT_EQ(block->getArgument(1).getOwner(), block);
  block->eraseArguments([](BlockArgument argument) { return argument.getArgNumber() != 1; });
  EXPECT_EQ(block->getNumArguments(), 1u);
}
TEST_F(BlockTest, PredecessorsAreTheBlocksThatBranchHere) {
  Block *entry = top("t.cfg"), *other = addBlock(entry->getParentOp()),
        *third = addBlock(entry->getParentOp());
  add(entry, "t.cond_br", {.successors = {other, other}});
  EXPECT_EQ(other->getUniquePredecessor(), entry);
  EXPECT_EQ(other->getSinglePredecessor(), nullptr);
  EXPECT_EQ(std::distance(other->getPredecessors().begin(), other->getPredecessors().end()), 2);
  add(third, "t.br", {.successors = {other}});
  EXPECT_EQ(other->getUniquePredecessor(), nullptr);
  other->replaceAllUsesWith(other);
  other->replaceAllUsesWith(third);
  EXPECT_TRUE(other->hasNoPredecessors());
  EXPECT_EQ(entry->getSuccessor(1), third);
}
TEST_F(BlockTest, ClearDestroysOpsThatUseLaterOnes) {
  Block *block = top("t.graph");
  Operation *definition = add(block, "t.op", {.types = {i32}});
  add(block, "t.op", {.operands = {definition->getResult(0)}})->moveBefore(definition);
  block->clear();
  EXPECT_TRUE(block->empty());
  add(block, "t.a");
}
TEST_F(BlockTest, DetachedBlocksAreDestroyedWithTheirOps) {
  Block *block = Block::create(&context);
  Value argument = block->addArgument(i32, loc);
  add(block, "t.op", {.operands = {argument}, .types = {i32}});
  add(block, "t.op", {.operands = {block->front().getResult(0)}, .regions = 1});
  block->destroy();
}
TEST_F(BlockTest, TakeBodyMovesBlocks) {
  Block *from = top(), *to = top();
  add(from, "t.a");
  add(to, "t.b");
  to->getParent()->takeBody(*from->getParent());
  // takeBody destroyed block `to`; its region now holds `from`.
  EXPECT_THAT(names(*from), ElementsAre("t.a"));
  EXPECT_TRUE(from->getParent()->hasOneBlock());
}
TEST_F(BlockTest, FindAncestorReturnsTheEnclosingOpBlockAndRegion) {
  Block *block = top();
  Operation *middle = add(block, "t.op", {.regions = 1});
  Operation *deep = add(addBlock(middle), "t.a");
  EXPECT_EQ(block->findAncestorOpInBlock(*deep), middle);
  EXPECT_EQ(block->getParent()->findAncestorOpInRegion(*deep), middle);
  EXPECT_EQ(block->getParent()->findAncestorBlockInRegion(*deep->getBlock()), block);
  EXPECT_TRUE(block->getParent()->isProperAncestor(deep->getParentRegion()));
  EXPECT_TRUE(block->getParentOp()->isProperAncestor(deep));
  EXPECT_FALSE(deep->isAncestor(middle));
}
TEST_F(BlockTest, BuilderNotifiesItsListener) {
  struct Recorder : OpBuilder::Listener {
    void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
      seen.push_back(op->getName().getStringRef().str());
    }
    void notifyBlockInserted(Block *, Region *, Region::iterator) override { seen.push_back("block"); }
    std::vector<std::string> seen;
  } recorder;
  Block *block = top();
  builder.setListener(&recorder);
  builder.setInsertionPointToEnd(block);
  builder.create(OperationState(loc, "t.a"));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(block->getParent(), {}, {i32}, {loc});
    builder.create(OperationState(loc, "t.b"));
  }
  builder.create(OperationState(loc, "t.c"));
  EXPECT_THAT(recorder.seen, ElementsAre("t.a", "block", "t.b", "t.c"));
  EXPECT_THAT(names(*block), ElementsAre("t.a", "t.c"));
}

} // namespace
