//===- VectorTest.cpp - Unit tests of the vector dialect ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::vector;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

namespace {

/// A test starts its function with startFunction().
class VectorTest
    : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect, VectorDialect> {
protected:
  VectorType vec(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<bool> scalable = {}) {
    return VectorType::get(shape, builder.getF32Type(), scalable);
  }
  AffineMap map(llvm::ArrayRef<unsigned> dims, unsigned numDims) {
    return AffineMap::getMultiDimMapWithTargets(numDims, dims, &context);
  }
};

TEST_F(VectorTest, InvalidBroadcastsReportTheReason) {
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

TEST_F(VectorTest, TransferMasksFollowTheDimensionsOfTheBase) {
  VectorType mask = inferTransferOpMaskType(vec({2, 4}, {false, true}), map({1, 0}, 2));
  EXPECT_THAT(mask.getShape(), ElementsAre(4, 2));
  EXPECT_THAT(mask.getScalableDims(), ElementsAre(true, false));
  // A broadcast dimension has no mask bits; if all are broadcast, the mask has a single bit.
  AffineMap repeated = AffineMap::get(1, 0, builder.getAffineConstantExpr(0));
  EXPECT_THAT(inferTransferOpMaskType(vec({4}), repeated).getShape(), ElementsAre(1));
  // A map with more results than the vector has dimensions.
  EXPECT_FALSE(inferTransferOpMaskType(vec({4}), map({0, 1}, 2)));
}

TEST_F(VectorTest, TransferBuildersDefaultToTheMinorIdentityMap) {
  Type memory = MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic}, builder.getF32Type());
  startFunction({memory, builder.getIndexType()});
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

TEST_F(VectorTest, ContractionReturnsPairsOfContractingAndBatchDimensions) {
  startFunction({vec({4, 3}), vec({3, 7}), vec({4, 7})});
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

TEST_F(VectorTest, MaskEnclosesTheMaskedOp) {
  startFunction({VectorType::get({8}, builder.getI1Type()), vec({8})});
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

TEST_F(VectorTest, TypeCastMovesAllDimensionsIntoTheVectorType) {
  startFunction({MemRefType::get({5, 4}, vec({3}))});
  auto cast = builder.create<TypeCastOp>(loc, arg(0));
  EXPECT_EQ(cast.getResultMemRefType().getRank(), 0);
  EXPECT_EQ(cast.getResultMemRefType().getElementType(), Type(vec({5, 4, 3})));
  EXPECT_EQ(cast.getViewSource(), arg(0));
  body();
}

} // namespace
