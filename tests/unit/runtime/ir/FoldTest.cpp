//===- FoldTest.cpp - Folding, constants and matchers ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Matchers.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class FoldTest : public IRTest {
protected:
  FoldTest() {
    block = top();
    x = block->addArgument(i32, loc);
    y = block->addArgument(i32, loc);
    builder.setInsertionPointToEnd(block);
  }
  Value constant(int64_t value) {
    return builder.create<ConstOp>(loc, builder.getIntegerAttr(i32, value))->getResult(0);
  }
  Operation *unary(llvm::StringRef name, Value operand) {
    return add(block, name, {.operands = {operand}, .types = {i32}});
  }
  /// Returns the fold results of `op`, or nullopt if folding fails.
  std::optional<llvm::SmallVector<OpFoldResult>> fold(Operation *op) {
    llvm::SmallVector<OpFoldResult> results;
    if (failed(op->fold(results)))
      return std::nullopt;
    return results;
  }
  Block *block;
  Value x, y;
};

TEST_F(FoldTest, OpFolderReceivesConstantOperands) {
  auto sum = fold(builder.create<AddOp>(loc, constant(3), constant(4)));
  ASSERT_TRUE(sum.has_value());
  EXPECT_EQ(sum->front().getAttribute(), builder.getI32IntegerAttr(7));
  auto same = fold(builder.create<AddOp>(loc, x, constant(0)));
  ASSERT_TRUE(same.has_value());
  EXPECT_EQ(same->front().getValue(), x);
  EXPECT_FALSE(fold(builder.create<AddOp>(loc, x, y)).has_value());
}
TEST_F(FoldTest, ConstantOperandsOfCommutativeOpsMoveRight) {
  Value c = constant(5);
  Operation *op = builder.create<AddOp>(loc, c, x);
  auto result = fold(op);
  ASSERT_TRUE(result.has_value());
  EXPECT_THAT(*result, IsEmpty());
  EXPECT_THAT(llvm::to_vector(op->getOperands()), ElementsAre(x, c));
  EXPECT_FALSE(fold(op).has_value());
}
TEST_F(FoldTest, InvolutionOfAnInvolutionFoldsToTheOperand) {
  Operation *once = unary("t.not", x), *twice = unary("t.not", once->getResult(0));
  EXPECT_FALSE(fold(once).has_value());
  EXPECT_EQ(fold(twice)->front().getValue(), x);
}
TEST_F(FoldTest, IdempotentOfAnIdempotentFoldsToTheInnerResult) {
  Operation *once = unary("t.abs", x), *twice = unary("t.abs", once->getResult(0));
  EXPECT_EQ(fold(twice)->front().getValue(), Value(once->getResult(0)));
  Operation *same = add(block, "t.max", {.operands = {x, x}, .types = {i32}});
  EXPECT_EQ(fold(same)->front().getValue(), x);
  Operation *both = add(block, "t.max", {.operands = {x, y}, .types = {i32}});
  Operation *again = add(block, "t.max", {.operands = {both->getResult(0), y}, .types = {i32}});
  EXPECT_FALSE(fold(again).has_value());
}
TEST_F(FoldTest, CreateOrFoldMaterializesConstants) {
  Value a = constant(1), b = constant(2);
  Value sum = builder.createOrFold<AddOp>(loc, a, b);
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.const", "t.const"));
  EXPECT_EQ(sum.getDefiningOp<ConstOp>().getValue(), builder.getI32IntegerAttr(3));
  EXPECT_EQ(builder.createOrFold<AddOp>(loc, constant(0), x), x);
  Value plain = builder.createOrFold<AddOp>(loc, x, y);
  EXPECT_TRUE(plain.getDefiningOp<AddOp>());
}
TEST_F(FoldTest, ListenersAreNotifiedOnlyOfOpsThatStay) {
  struct Recorder : OpBuilder::Listener {
    void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { seen.push_back(op); }
    std::vector<Operation *> seen;
  } recorder;
  Value a = constant(1), b = constant(2);
  builder.setListener(&recorder);
  Value sum = builder.createOrFold<AddOp>(loc, a, b);
  Value plain = builder.createOrFold<AddOp>(loc, x, y);
  EXPECT_EQ(
      builder.createOrFold<AddOp>(loc, a, builder.createOrFold<AddOp>(loc, x, y)).getDefiningOp()->getBlock(),
      block);
  ASSERT_GE(recorder.seen.size(), 2u);
  EXPECT_EQ(recorder.seen[0], sum.getDefiningOp());
  EXPECT_EQ(recorder.seen[1], plain.getDefiningOp());
  for (Operation *op : recorder.seen)
    EXPECT_EQ(op->getBlock(), block);
}
TEST_F(FoldTest, MatchersMatchConstantsAndOps) {
  Value three = constant(3), zero = constant(0);
  Value sum = builder.create<AddOp>(loc, x, three)->getResult(0);
  llvm::APInt number;
  EXPECT_TRUE(matchPattern(three, m_Constant()));
  EXPECT_FALSE(matchPattern(x, m_Constant()));
  EXPECT_TRUE(matchPattern(three, m_ConstantInt(&number)));
  EXPECT_EQ(number, 3);
  EXPECT_TRUE(matchPattern(zero, m_Zero()));
  EXPECT_TRUE(matchPattern(three, m_NonZero()));
  EXPECT_FALSE(matchPattern(three, m_One()));
  Value bound;
  EXPECT_TRUE(matchPattern(sum, m_Op<AddOp>(m_Any(&bound), m_ConstantInt(&number))));
  EXPECT_EQ(bound, x);
  EXPECT_FALSE(matchPattern(sum, m_Op<AddOp>(m_Val(y), m_Constant())));
  EXPECT_TRUE(matchPattern(sum.getDefiningOp(), m_Op<AddOp>()));
  IntegerAttr attr;
  EXPECT_TRUE(matchPattern(three, m_Constant(&attr)));
  EXPECT_EQ(attr, builder.getI32IntegerAttr(3));
}
TEST_F(FoldTest, MatchersMatchSplatsAndFloats) {
  auto type = RankedTensorType::get({4}, i32);
  Value splat = builder.create<ConstOp>(loc, DenseElementsAttr::get(type, llvm::APInt(32, 0)))->getResult(0);
  EXPECT_TRUE(matchPattern(splat, m_Zero()));
  Value negative = builder.create<ConstOp>(loc, builder.getF32FloatAttr(-0.0f))->getResult(0);
  EXPECT_TRUE(matchPattern(negative, m_AnyZeroFloat()));
  EXPECT_TRUE(matchPattern(negative, m_NegZeroFloat()));
  EXPECT_FALSE(matchPattern(negative, m_PosZeroFloat()));
  EXPECT_FALSE(matchPattern(negative, m_Zero()));
}

} // namespace
