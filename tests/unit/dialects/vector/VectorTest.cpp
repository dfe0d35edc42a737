//===- VectorTest.cpp - Vector ops, made and looked at --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace strata;
using namespace strata::vector;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

namespace {

/// A function with arguments to build in.
class VectorTest : public ::testing::Test {
protected:
  VectorTest() {
    registerAsmPrinter();
    context.loadDialect<func::FuncDialect, VectorDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
  }
  /// Starts the function.
  void takeArguments(llvm::ArrayRef<Type> types) {
    builder.setInsertionPointToEnd(module->getBody());
    auto function = builder.create<func::FuncOp>(loc, "f", builder.getFunctionType(types, {}));
    function.setPrivate();
    entry = function.addEntryBlock();
    builder.setInsertionPointToEnd(entry);
  }
  Value arg(unsigned number) { return entry->getArgument(number); }
  VectorType vec(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<bool> scalable = {}) {
    return VectorType::get(shape, builder.getF32Type(), scalable);
  }
  AffineMap map(llvm::ArrayRef<unsigned> dims, unsigned numDims) {
    return AffineMap::getMultiDimMapWithTargets(numDims, dims, &context);
  }
  /// What is in the function, which is verified.
  std::string body() {
    builder.setInsertionPointToEnd(entry);
    builder.create<func::ReturnOp>(loc);
    EXPECT_TRUE(succeeded(verify(module.get())));
    std::string text;
    llvm::raw_string_ostream os(text);
    for (Operation &op : entry->without_terminator())
      os << op << "\n";
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Block *entry = nullptr;
};

TEST_F(VectorTest, BroadcastsSayWhyTheyCannotBe) {
  EXPECT_EQ(isBroadcastableTo(builder.getF32Type(), vec({4})), BroadcastableToResult::Success);
  EXPECT_EQ(isBroadcastableTo(vec({1, 4}), vec({8, 4})), BroadcastableToResult::Success);
  EXPECT_EQ(isBroadcastableTo(vec({4, 4}), vec({4})), BroadcastableToResult::SourceRankHigher);
  EXPECT_EQ(isBroadcastableTo(builder.getI32Type(), vec({4})), BroadcastableToResult::SourceTypeNotAVector);
  std::pair<VectorDim, VectorDim> dims;
  EXPECT_EQ(isBroadcastableTo(vec({1}, {true}), vec({4}, {true}), &dims),
            BroadcastableToResult::DimensionMismatch);
  EXPECT_EQ(dims.first.dim, 1);
  EXPECT_TRUE(dims.first.isScalable);
  EXPECT_EQ(dims.second.dim, 4);
}

TEST_F(VectorTest, MasksOfTransfersAreInTheOrderOfTheMemory) {
  VectorType mask = inferTransferOpMaskType(vec({2, 4}, {false, true}), map({1, 0}, 2));
  EXPECT_THAT(mask.getShape(), ElementsAre(4, 2));
  EXPECT_THAT(mask.getScalableDims(), ElementsAre(true, false));
  // What is repeated has no bits; without a bit there would be no vector.
  AffineMap repeated = AffineMap::get(1, 0, builder.getAffineConstantExpr(0));
  EXPECT_THAT(inferTransferOpMaskType(vec({4}), repeated).getShape(), ElementsAre(1));
  // One that does not go with the vector.
  EXPECT_FALSE(inferTransferOpMaskType(vec({4}), map({0, 1}, 2)));
}

TEST_F(VectorTest, TransfersAreMadeWithTheMapOfTheLastDimensions) {
  Type memory = MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic}, builder.getF32Type());
  takeArguments({memory, builder.getIndexType()});
  auto read =
      builder.create<TransferReadOp>(loc, vec({4}), arg(0), ValueRange({arg(1), arg(1)}), std::nullopt);
  EXPECT_TRUE(read.getPermutationMap().isMinorIdentity());
  EXPECT_TRUE(read.hasOutOfBoundsDim());
  EXPECT_EQ(read.getLeadingShapedRank(), 1u);
  llvm::SmallVector<bool> inBounds = {true};
  builder.create<TransferWriteOp>(loc, read.getVector(), arg(0), ValueRange({arg(1), arg(1)}),
                                  std::optional<llvm::ArrayRef<bool>>(inBounds));
  std::string text = body();
  EXPECT_THAT(text, HasSubstr("ub.poison : f32"));
  EXPECT_THAT(text, HasSubstr(" : memref<?x?xf32>, vector<4xf32>"));
  EXPECT_THAT(text, HasSubstr("{in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>"));
}

TEST_F(VectorTest, ContractionKnowsWhichDimensionsGoTogether) {
  takeArguments({vec({4, 3}), vec({3, 7}), vec({4, 7})});
  AffineExpr i, j, k;
  bindDims(&context, i, j, k);
  llvm::SmallVector<AffineExpr> lhs = {i, k}, rhs = {k, j}, acc = {i, j};
  llvm::SmallVector<llvm::ArrayRef<AffineExpr>> exprs = {lhs, rhs, acc};
  llvm::SmallVector<IteratorType> iterators = {IteratorType::parallel, IteratorType::parallel,
                                               IteratorType::reduction};
  auto contract = builder.create<ContractionOp>(loc, arg(0), arg(1), arg(2),
                                                llvm::ArrayRef<llvm::ArrayRef<AffineExpr>>(exprs),
                                                llvm::ArrayRef<IteratorType>(iterators));
  EXPECT_THAT(contract.getContractingDimMap(), ElementsAre(Pair(1, 0)));
  EXPECT_THAT(contract.getBatchDimMap(), ElementsAre());
  llvm::SmallVector<int64_t> bounds;
  contract.getIterationBounds(bounds);
  EXPECT_THAT(bounds, ElementsAre(4, 7, 3));
  EXPECT_THAT(llvm::cast<VectorType>(contract.getExpectedMaskType()).getShape(), ElementsAre(4, 7, 3));
  EXPECT_EQ(contract.getKind(), CombiningKind::ADD);
  EXPECT_FALSE(contract.isMasked());
  body();
}

TEST_F(VectorTest, MaskHoldsWhatItIsGiven) {
  takeArguments({VectorType::get({8}, builder.getI1Type()), vec({8})});
  auto reduction = builder.create<ReductionOp>(loc, CombiningKind::ADD, arg(1));
  auto mask =
      builder.create<MaskOp>(loc, arg(0), reduction.getOperation(), [](OpBuilder &inner, Operation *op) {
        Block *block = inner.getInsertionBlock();
        op->moveBefore(block, block->end());
        inner.create<YieldOp>(op->getLoc(), ValueRange(op->getResults()));
      });
  EXPECT_EQ(mask.getMaskableOp(), reduction.getOperation());
  EXPECT_TRUE(reduction.isMasked());
  EXPECT_EQ(reduction.getMaskingOp().getMask(), arg(0));
  EXPECT_FALSE(mask.hasPassthru());
  EXPECT_THAT(body(),
              HasSubstr("{ vector.reduction <add>, %arg1 : vector<8xf32> into f32 } : vector<8xi1> -> f32"));
}

TEST_F(VectorTest, TypeCastPutsAllSizesIntoTheVector) {
  takeArguments({MemRefType::get({5, 4}, vec({3}))});
  auto cast = builder.create<TypeCastOp>(loc, arg(0));
  EXPECT_EQ(cast.getResultMemRefType().getRank(), 0);
  EXPECT_EQ(cast.getResultMemRefType().getElementType(), Type(vec({5, 4, 3})));
  EXPECT_EQ(cast.getViewSource(), arg(0));
  body();
}

} // namespace
