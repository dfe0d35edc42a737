//===- RewriterTest.cpp - Listener notifications and OperationFolder ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/OperationFolder.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Records notifications, for example "inserted t.a".
class Diary : public RewriterBase::Listener {
public:
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { note("inserted", op); }
  void notifyOperationModified(Operation *op) override { note("modified", op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override { note("replaced", op); }
  void notifyOperationErased(Operation *op) override { note("erased", op); }
  void notifyBlockInserted(Block *, Region *, Region::iterator) override {
    entries.push_back("block inserted");
  }
  void notifyBlockErased(Block *) override { entries.push_back("block erased"); }
  void notifyMatchFailure(Location, llvm::function_ref<void(Diagnostic &)>) override {
    entries.push_back("no match");
  }
  std::vector<std::string> entries;

private:
  void note(const char *what, Operation *op) {
    entries.push_back((what + llvm::Twine(' ') + op->getName().getStringRef()).str());
  }
};

class RewriterTest : public IRTest {
protected:
  RewriterTest() : block(top()), rewriter(&context, &diary) { rewriter.setInsertionPointToEnd(block); }
  Operation *value(llvm::StringRef name = "t.op", llvm::SmallVector<Value> operands = {}) {
    return add(block, name, {.operands = std::move(operands), .types = {i32}});
  }
  Diary diary;
  Block *block;
  IRRewriter rewriter;
};

TEST_F(RewriterTest, ReplaceNotifiesReplacementModificationAndErasure) {
  Operation *a = value("t.op"), *b = value("t.buildable");
  Operation *user = value("t.abs", {a->getResult(0)});
  rewriter.replaceOp(a, b);
  EXPECT_THAT(diary.entries, ElementsAre("replaced t.op", "modified t.abs", "erased t.op"));
  EXPECT_EQ(user->getOperand(0), b->getResult(0));
  EXPECT_THAT(names(*block), ElementsAre("t.buildable", "t.abs"));
}

TEST_F(RewriterTest, CreateNotifiesInsertion) {
  OperationState state(loc, "t.a");
  rewriter.create(state);
  EXPECT_THAT(diary.entries, ElementsAre("inserted t.a"));
}

TEST_F(RewriterTest, ReplacingWithANewOpInsertsItThere) {
  Operation *a = value("t.not");
  value("t.abs", {a->getResult(0)});
  rewriter.setInsertionPoint(a);
  rewriter.replaceOpWithNewOp<ConstOp>(a, builder.getI32IntegerAttr(1));
  EXPECT_THAT(diary.entries,
              ElementsAre("inserted t.const", "replaced t.not", "modified t.abs", "erased t.not"));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.abs"));
}

TEST_F(RewriterTest, EraseNotifiesNestedOps) {
  Operation *outer = add(block, "t.op", {.regions = 1});
  add(addBlock(outer), "t.a");
  rewriter.setInsertionPoint(outer);
  rewriter.eraseOp(outer);
  EXPECT_THAT(diary.entries, ElementsAre("erased t.a", "erased t.op"));
  EXPECT_TRUE(block->empty());
  // The insertion point must not refer to an erased op.
  EXPECT_TRUE(rewriter.getInsertionPoint() == block->end());
}

TEST_F(RewriterTest, EraseBlockErasesOpsBackward) {
  Operation *outer = add(block, "t.op", {.regions = 1});
  Block *inner = addBlock(outer);
  Operation *a = add(inner, "t.buildable", {.types = {i32}});
  add(inner, "t.abs", {.operands = {a->getResult(0)}, .types = {i32}});
  rewriter.eraseBlock(inner);
  EXPECT_THAT(diary.entries, ElementsAre("erased t.abs", "erased t.buildable", "block erased"));
  EXPECT_TRUE(outer->getRegion(0).empty());
}

TEST_F(RewriterTest, ReplaceAllUsesNotifiesEachUser) {
  Operation *a = value(), *b = value();
  Operation *first = value("t.abs", {a->getResult(0)}), *second = value("t.not", {a->getResult(0)});
  rewriter.replaceAllUsesExcept(a->getResult(0), b->getResult(0), second);
  EXPECT_THAT(diary.entries, ElementsAre("modified t.abs"));
  EXPECT_EQ(first->getOperand(0), b->getResult(0));
  EXPECT_EQ(second->getOperand(0), a->getResult(0));
}

TEST_F(RewriterTest, ReplacingAValueByItselfDoesNothing) {
  Operation *a = value();
  value("t.abs", {a->getResult(0)});
  rewriter.replaceAllUsesWith(ValueRange(a->getResults()), ValueRange(a->getResults()));
  EXPECT_THAT(diary.entries, IsEmpty());
}

TEST_F(RewriterTest, ChangingInPlace) {
  Operation *a = value();
  rewriter.modifyOpInPlace(a, [&] { a->setAttr("k", builder.getUnitAttr()); });
  EXPECT_THAT(diary.entries, ElementsAre("modified t.op"));
}

TEST_F(RewriterTest, SplitsAndMergesBlocks) {
  Operation *outer = add(block, "t.cfg", {.regions = 1});
  Block *inner = addBlock(outer, {i32});
  add(inner, "t.a");
  Operation *b = add(inner, "t.b");
  Block *rest = rewriter.splitBlock(inner, Block::iterator(b));
  EXPECT_THAT(names(*inner), ElementsAre("t.a"));
  EXPECT_THAT(names(*rest), ElementsAre("t.b"));
  rewriter.mergeBlocks(rest, inner);
  EXPECT_THAT(names(*inner), ElementsAre("t.a", "t.b"));
  EXPECT_TRUE(outer->getRegion(0).hasOneBlock());
  EXPECT_THAT(diary.entries, ElementsAre("block inserted", "modified t.b", "block erased"));
}

TEST_F(RewriterTest, InliningABlockReplacesItsArguments) {
  Operation *x = value();
  Operation *outer = add(block, "t.op", {.regions = 1});
  Block *inner = addBlock(outer, {i32});
  Operation *user = add(inner, "t.abs", {.operands = {inner->getArgument(0)}, .types = {i32}});
  rewriter.inlineBlockBefore(inner, outer, ValueRange(x->getResults()));
  EXPECT_THAT(names(*block), ElementsAre("t.op", "t.abs", "t.op"));
  EXPECT_EQ(user->getOperand(0), x->getResult(0));
}

TEST_F(RewriterTest, MatchFailuresAreNotified) {
  EXPECT_TRUE(failed(rewriter.notifyMatchFailure(loc, "no")));
  EXPECT_THAT(diary.entries, ElementsAre("no match"));
}

TEST_F(RewriterTest, WorksWithoutAListener) {
  IRRewriter silent(&context);
  Operation *a = value(), *b = value();
  value("t.abs", {a->getResult(0)});
  silent.replaceOp(a, b);
  EXPECT_THAT(names(*block), ElementsAre("t.op", "t.abs"));
}

//===----------------------------------------------------------------------===//
// OperationFolder
//===----------------------------------------------------------------------===//

class OperationFolderTest : public RewriterTest {
protected:
  Operation *constant(Block *where, int64_t number, Type type = {}) {
    OpBuilder at = OpBuilder::atBlockEnd(where);
    return at.create<ConstOp>(FileLineColLoc::get(&context, "f", 1, 1),
                              at.getIntegerAttr(type ? type : i32, number));
  }
  bool know(Operation *op) { return folder.insertKnownConstant(op, op->getSlot(0), rewriter); }
  OperationFolder folder;
};

TEST_F(OperationFolderTest, KeepsOneConstantOfEachValueAndType) {
  Operation *a = constant(block, 1), *b = constant(block, 1), *c = constant(block, 1, i64),
            *d = constant(block, 2);
  Operation *user = value("t.abs", {b->getResult(0)});
  EXPECT_TRUE(know(a));
  EXPECT_FALSE(know(b));
  EXPECT_TRUE(know(c));
  EXPECT_TRUE(know(d));
  EXPECT_EQ(user->getOperand(0), a->getResult(0));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.const", "t.const", "t.abs"));
}

TEST_F(OperationFolderTest, MovesConstantsToTheStartWithUnknownLocation) {
  add(block, "t.a");
  Operation *a = constant(block, 1);
  EXPECT_TRUE(know(a));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.a"));
  EXPECT_EQ(a->getLoc(), loc);
}

TEST_F(OperationFolderTest, ConstantsInPlaceKeepTheirLocation) {
  Operation *a = constant(block, 1);
  Location before = a->getLoc();
  EXPECT_TRUE(know(a));
  EXPECT_TRUE(know(a));
  EXPECT_EQ(a->getLoc(), before);
}

TEST_F(OperationFolderTest, ConstantsStayInTheirIsolatedRegion) {
  Block *inner = addBlock(add(block, "t.isolated", {.regions = 1}));
  Block *open = addBlock(add(inner, "t.op", {.regions = 1}));
  Operation *outside = constant(block, 1), *inside = constant(open, 1);
  EXPECT_TRUE(know(outside));
  EXPECT_TRUE(know(inside));
  EXPECT_THAT(names(*inner), ElementsAre("t.const", "t.op"));
  EXPECT_TRUE(open->empty());
}

TEST_F(OperationFolderTest, ErasedConstantsAreRemoved) {
  Operation *a = constant(block, 1);
  EXPECT_TRUE(know(a));
  folder.notifyRemoval(a);
  a->erase();
  Operation *b = constant(block, 1);
  EXPECT_TRUE(know(b));
  EXPECT_THAT(names(*block), ElementsAre("t.const"));
}

} // namespace
