//===- ControlFlowTest.cpp - Successors and forwarded operands ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/APInt.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// Creates a region with an entry block, whose arguments are a flag (i32), a condition (i1) and a value
/// (i64), and two more blocks as successors.
class ControlFlowTest : public testing::Test {
protected:
  ControlFlowTest() {
    context.loadDialect<cf::ControlFlowDialect>();
    entry = addBlock({builder.getI32Type(), builder.getI1Type(), builder.getI64Type()});
    first = addBlock({builder.getI64Type()});
    second = addBlock({});
    builder.setInsertionPointToEnd(entry);
  }
  ~ControlFlowTest() override { region.dropAllReferences(); }

  Block *addBlock(llvm::ArrayRef<Type> types) {
    Block *block = Block::create(&context);
    region.push_back(block);
    llvm::SmallVector<Location> locs(types.size(), builder.getUnknownLoc());
    block->addArguments(types, locs);
    return block;
  }
  Value flag() { return entry->getArgument(0); }
  Value condition() { return entry->getArgument(1); }
  Value value() { return entry->getArgument(2); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Region region;
  Block *entry, *first, *second;
};

TEST_F(ControlFlowTest, ConstantConditionDeterminesSuccessor) {
  auto branch = builder.create<cf::CondBranchOp>(builder.getUnknownLoc(), condition(), first,
                                                 ValueRange(value()), second, ValueRange());
  Attribute yes = builder.getBoolAttr(true), no = builder.getBoolAttr(false), unknown;
  Attribute none;
  EXPECT_EQ(branch.getSuccessorForOperands({yes, none}), first);
  EXPECT_EQ(branch.getSuccessorForOperands({no, none}), second);
  EXPECT_EQ(branch.getSuccessorForOperands({unknown, none}), nullptr);
}

TEST_F(ControlFlowTest, OperandsOfConditionalBranchesAreAccessedBySuccessor) {
  Location loc = builder.getUnknownLoc();
  auto branch = builder.create<cf::CondBranchOp>(loc, condition(), second, first, ValueRange(value()),
                                                 llvm::ArrayRef<int32_t>({1, 9}));
  EXPECT_EQ(branch.getNumTrueOperands(), 0u);
  ASSERT_EQ(branch.getNumFalseOperands(), 1u);
  EXPECT_EQ(branch.getFalseOperand(0), value());
  EXPECT_EQ(branch->getSuccessor(cf::CondBranchOp::falseIndex), first);
  EXPECT_EQ(branch.getBranchWeightsAttr(), builder.getDenseI32ArrayAttr({1, 9}));
  Value other = first->getArgument(0);
  branch.setFalseOperand(0, other);
  EXPECT_EQ(branch.getFalseOperands().front(), other);
  branch.eraseFalseOperand(0);
  EXPECT_EQ(branch->getNumOperands(), 1u);
}

TEST_F(ControlFlowTest, BranchesAreRedirected) {
  auto branch = builder.create<cf::BranchOp>(builder.getUnknownLoc(), first, ValueRange(value()));
  branch.eraseOperand(0);
  branch.setDest(second);
  EXPECT_EQ(branch.getDest(), second);
  EXPECT_EQ(branch->getNumOperands(), 0u);
}

TEST_F(ControlFlowTest, SwitchOperandsAreSegmentedByCase) {
  llvm::APInt one(32, 1), two(32, 2);
  auto op = builder.create<cf::SwitchOp>(builder.getUnknownLoc(), flag(), second, ValueRange(),
                                         llvm::ArrayRef<llvm::APInt>({one, two}),
                                         llvm::ArrayRef<Block *>({second, first}),
                                         llvm::ArrayRef<ValueRange>({ValueRange(), ValueRange(value())}));
  EXPECT_EQ(op.getCaseOperands(0).size(), 0u);
  ASSERT_EQ(op.getCaseOperands(1).size(), 1u);
  EXPECT_EQ(op.getCaseOperands(1)[0], value());
  EXPECT_TRUE(succeeded(op.verify()));
  op.getCaseOperandsMutable(0).append(value());
  EXPECT_EQ(op.getCaseOperands(0).size(), 1u);
  EXPECT_EQ(op.getCaseOperands(1)[0], value());
  // Case values may be int32_t; missing case operands are empty.
  auto plain = builder.create<cf::SwitchOp>(builder.getUnknownLoc(), flag(), second, ValueRange(),
                                            llvm::ArrayRef<int32_t>({1, -2}),
                                            llvm::ArrayRef<Block *>({second, second}));
  EXPECT_EQ(plain.getCaseValueList()[1], llvm::APInt(32, -2, /*isSigned=*/true));
  EXPECT_EQ(plain.getCaseOperands().size(), 2u);
  EXPECT_TRUE(succeeded(plain.verify()));
}

TEST_F(ControlFlowTest, ConstantFlagDeterminesSwitchSuccessor) {
  llvm::APInt one(32, 1);
  auto op = builder.create<cf::SwitchOp>(builder.getUnknownLoc(), flag(), second, ValueRange(),
                                         llvm::ArrayRef<llvm::APInt>(one), llvm::ArrayRef<Block *>(first),
                                         llvm::ArrayRef<ValueRange>(ValueRange(value())));
  Attribute isOne = builder.getI32IntegerAttr(1), isTwo = builder.getI32IntegerAttr(2), none;
  EXPECT_EQ(op.getSuccessorForOperands({isOne, none}), first);
  EXPECT_EQ(op.getSuccessorForOperands({isTwo, none}), second);
  EXPECT_EQ(op.getSuccessorForOperands({none, none}), nullptr);
}

TEST_F(ControlFlowTest, SwitchCasesMayBeSuccessorsOfAnotherOp) {
  Location loc = builder.getUnknownLoc();
  auto branch =
      builder.create<cf::CondBranchOp>(loc, condition(), first, ValueRange(value()), second, ValueRange());
  auto op =
      builder.create<cf::SwitchOp>(loc, flag(), second, ValueRange(), llvm::ArrayRef<int32_t>({1, 2}),
                                   branch->getSuccessors(), llvm::ArrayRef<ValueRange>(ValueRange(value())));
  ASSERT_EQ(op.getCaseDestinations().size(), 2u);
  EXPECT_EQ(op.getCaseDestinations()[0], first);
  EXPECT_EQ(op.getCaseDestinations()[1], second);
  EXPECT_TRUE(succeeded(op.verify()));
}

TEST_F(ControlFlowTest, BranchOperandsMayComeFirst) {
  auto branch = builder.create<cf::BranchOp>(builder.getUnknownLoc(), ValueRange(value()), first);
  EXPECT_EQ(branch.getDest(), first);
  EXPECT_EQ(branch.getDestOperands().front(), value());
}

} // namespace
