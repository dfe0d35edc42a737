//===- DeepRegionsTest.cpp - Regions nested deeper than the C++ stack ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationEquivalence.h"
#include "runtime/ir/Region.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::IsEmpty;

namespace {

class DeepRegionsTest : public IRTest {
protected:
  static constexpr unsigned depth = 100000;
  /// Creates a chain of `levels` nested ops, sets `innermost` to the innermost block and returns the
  /// outermost op.
  Operation *nest(llvm::StringRef name, unsigned levels = depth) {
    Operation *root = make(name, {.regions = 1});
    innermost = addBlock(root);
    for (unsigned i = 1; i != levels; ++i)
      innermost = addBlock(add(innermost, name, {.regions = 1}));
    return root;
  }
  Block *innermost = nullptr;
};

TEST_F(DeepRegionsTest, OpIsDestroyed) { nest("t.op")->erase(); }
TEST_F(DeepRegionsTest, BlockIsDestroyed) {
  Block *block = Block::create(&context);
  block->push_back(nest("t.op"));
  block->destroy();
}
TEST_F(DeepRegionsTest, WalkVisitsEveryLevel) {
  Operation *root = own(nest("t.op"));
  unsigned ops = 0, blocks = 0;
  root->walk([&](Operation *) { ++ops; });
  root->walk<WalkOrder::PreOrder>([&](Operation *) { ++ops; });
  root->walk([&](Block *) { ++blocks; });
  EXPECT_EQ(ops, 2 * depth);
  EXPECT_EQ(blocks, depth);
}
TEST_F(DeepRegionsTest, CloneCopiesEveryLevel) {
  Operation *root = own(nest("t.op"));
  add(innermost, "t.a");
  Operation *copy = own(root->clone());
  EXPECT_TRUE(OperationEquivalence::isEquivalentTo(root, copy));
  innermost->front().setAttr("x", builder.getUnitAttr());
  EXPECT_FALSE(OperationEquivalence::isEquivalentTo(root, copy));
}
TEST_F(DeepRegionsTest, VerifierVisitsEveryLevel) {
  Operation *root = own(nest("t.op"));
  EXPECT_THAT(verifyMessages(root), IsEmpty());
  add(innermost, "t.add");
  EXPECT_THAT(verifyMessages(root), testing::SizeIs(1));
}
TEST_F(DeepRegionsTest, VerifierVisitsEveryIsolatedLevel) {
  Operation *root = own(nest("t.isolated"));
  EXPECT_THAT(verifyMessages(root), IsEmpty());
  add(innermost, "t.add");
  EXPECT_THAT(verifyMessages(root), testing::SizeIs(1));
}
TEST_F(DeepRegionsTest, ValueOfTheTopLevelIsVisibleAtEveryLevel) {
  Operation *root = own(nest("t.op", 10000));
  Value top = root->getRegion(0).front().addArgument(i32, loc);
  root->walk([&](Block *block) { add(block, "t.op", {.operands = {top}}); });
  EXPECT_THAT(verifyMessages(root), IsEmpty());
}

} // namespace
