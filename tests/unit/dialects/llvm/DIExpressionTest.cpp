//===- DIExpressionTest.cpp - Rewriting of DWARF expressions --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/transforms/DIExpressionLegalization.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::LLVM;
using namespace llvm::dwarf;

namespace {

/// Replaces an element by elements.
class Replace : public DIExpressionRewriter::ExprRewritePattern {
public:
  Replace(OperatorT from, llvm::ArrayRef<OperatorT> to) : from(from), to(to) {}
  OpIterT match(OpIterRange operators) const override {
    return *operators.begin() == from ? std::next(operators.begin()) : operators.begin();
  }
  llvm::SmallVector<OperatorT> replace(OpIterRange) const override { return to; }

private:
  OperatorT from;
  llvm::SmallVector<OperatorT> to;
};

class DIExpressionTest : public testing::Test {
protected:
  DIExpressionTest() {
    context.loadDialect<LLVMDialect>();
    deref = element(DW_OP_deref);
    plus = element(DW_OP_plus);
    minus = element(DW_OP_minus);
  }
  DIExpressionElemAttr element(unsigned opcode, llvm::ArrayRef<uint64_t> arguments = {}) {
    return DIExpressionElemAttr::get(&context, opcode, arguments);
  }
  DIExpressionAttr expression(llvm::ArrayRef<DIExpressionElemAttr> elements) {
    return DIExpressionAttr::get(&context, elements);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  DIExpressionElemAttr deref, plus, minus;
};

TEST_F(DIExpressionTest, ReplacementsAreMatchedAgain) {
  DIExpressionRewriter rewriter;
  rewriter.addPattern(std::make_unique<Replace>(plus, minus));
  rewriter.addPattern(std::make_unique<Replace>(minus, llvm::ArrayRef<DIExpressionElemAttr>{deref, deref}));
  EXPECT_EQ(rewriter.simplify(expression({deref, plus, minus})),
            expression({deref, deref, deref, deref, deref}));
  EXPECT_EQ(rewriter.simplify(expression({})), expression({}));
}

TEST_F(DIExpressionTest, TheNumberOfRewritesIsLimited) {
  DIExpressionRewriter rewriter;
  // Without a limit, this pattern is applied forever.
  rewriter.addPattern(std::make_unique<Replace>(plus, llvm::ArrayRef<DIExpressionElemAttr>{plus, minus}));
  EXPECT_EQ(rewriter.simplify(expression({plus}), 2), expression({plus, minus, minus}));
  EXPECT_EQ(rewriter.simplify(expression({plus}), 0), expression({plus}));
}

TEST_F(DIExpressionTest, TheFirstPatternIsApplied) {
  DIExpressionRewriter rewriter;
  rewriter.addPattern(std::make_unique<Replace>(plus, deref));
  rewriter.addPattern(std::make_unique<Replace>(plus, minus));
  EXPECT_EQ(rewriter.simplify(expression({plus, minus})), expression({deref, minus}));
}

TEST_F(DIExpressionTest, AdjacentFragmentsAreMerged) {
  auto fragment = [&](uint64_t offset, uint64_t size) {
    return element(DW_OP_LLVM_fragment, {offset, size});
  };
  EXPECT_EQ(mergeFragments(expression({deref, fragment(1, 2), fragment(4, 8), fragment(16, 32)})),
            expression({deref, fragment(21, 2)}));
  EXPECT_EQ(mergeFragments(expression({fragment(1, 2), deref, fragment(4, 8)})),
            expression({fragment(1, 2), deref, fragment(4, 8)}));
}

} // namespace
