//===- AffineTest.cpp - The affine dialect --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/affine/AffineExpansion.h"
#include "dialects/affine/AffineValueMap.h"
#include "dialects/func/Func.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::affine;
using ::testing::ElementsAre;

namespace {

/// Provides a function with arguments of these types: index, index, f32, memref<100x100xf32>.
class AffineTest
    : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect, AffineDialect> {
protected:
  AffineTest() {
    Type index = builder.getIndexType(), f32 = builder.getF32Type();
    startFunction({index, index, f32, MemRefType::get({100, 100}, f32)});
  }
  Value constant(int64_t value) {
    return builder.create<arith::ConstantOp>(loc, builder.getIndexAttr(value)).getResult();
  }
  AffineExpr dim(unsigned position) { return builder.getAffineDimExpr(position); }
  AffineExpr symbol(unsigned position) { return builder.getAffineSymbolExpr(position); }
  /// Prints maps and sets in full, not as aliases.
  std::string body() { return DialectFixture::body(OpPrintingFlags().useLocalScope()); }
};

TEST_F(AffineTest, ForBuilderCreatesBoundsAndBody) {
  auto loop =
      builder.create<AffineForOp>(loc, ValueRange(arg(0)), AffineMap::get(1, 0, dim(0) + 1), ValueRange(),
                                  builder.getConstantAffineMap(10), 2, ValueRange(arg(2)),
                                  [&](OpBuilder &inner, Location at, Value variable, ValueRange carried) {
                                    EXPECT_TRUE(variable.getType().isIndex());
                                    inner.create<AffineYieldOp>(at, carried);
                                  });
  EXPECT_EQ(getForInductionVarOwner(loop.getInductionVar()), loop);
  EXPECT_FALSE(isAffineInductionVar(loop.getRegionIterArgs()[0]));
  EXPECT_EQ(loop.getNumControlOperands(), 1u);
  EXPECT_EQ(loop.getLowerBound().getNumOperands(), 1u);
  EXPECT_FALSE(loop.hasConstantLowerBound());
  EXPECT_EQ(loop.getConstantUpperBound(), 10);
  loop.setConstantLowerBound(-4);
  loop.setStep(3);
  EXPECT_EQ(body(), "%0 = affine.for %arg4 = -4 to 10 step 3 iter_args(%arg5 = %arg2) -> (f32) {\n"
                    "  affine.yield %arg5 : f32\n"
                    "}\n");
}

TEST_F(AffineTest, ValueMapsAreComposedAndSubtracted) {
  auto next =
      builder.create<AffineApplyOp>(loc, llvm::SmallVector<AffineExpr>{dim(0) + 1}, ValueRange(arg(0)));
  AffineValueMap map(AffineMap::get(2, 0, dim(0) * 4 + dim(1)), ValueRange{next.getResult(), arg(1)});
  EXPECT_TRUE(map.isFunctionOf(0, next.getResult()));
  EXPECT_FALSE(map.isFunctionOf(0, arg(0)));
  map.composeSimplifyAndCanonicalize();
  EXPECT_EQ(map.getNumOperands(), 2u);
  EXPECT_TRUE(map.isFunctionOf(0, arg(0)));
  EXPECT_FALSE(map.isConstant(0));

  AffineValueMap difference;
  AffineValueMap::difference(next.getAffineValueMap(),
                             AffineValueMap(AffineMap::get(1, 0, dim(0)), ValueRange(arg(0))), &difference);
  ASSERT_TRUE(difference.isConstant(0));
  EXPECT_EQ(difference.getResult(0), builder.getAffineConstantExpr(1));
  EXPECT_TRUE(difference.isMultipleOf(0, 1));
}

TEST_F(AffineTest, ConstantTripCountRestrictsSuccessors) {
  auto successors = [&](int64_t upper, bool fromBody) {
    auto loop = builder.create<AffineForOp>(loc, 0, upper);
    llvm::SmallVector<RegionSuccessor> regions;
    auto point =
        fromBody ? RegionBranchPoint(llvm::cast<RegionBranchTerminatorOpInterface>(&loop.getBody()->back()))
                 : RegionBranchPoint::parent();
    loop.getSuccessorRegions(point, regions);
    std::string text;
    for (const RegionSuccessor &successor : regions)
      text += successor.isParent() ? "out " : "in ";
    return text;
  };
  EXPECT_EQ(successors(0, false), "out ");
  EXPECT_EQ(successors(1, false), "in ");
  EXPECT_EQ(successors(1, true), "out ");
  EXPECT_EQ(successors(2, true), "in out ");
}

TEST_F(AffineTest, ReplaceWithAdditionalYieldsAddsLoopCarriedValues) {
  auto loop = builder.create<AffineForOp>(loc, 0, 10);
  IRRewriter rewriter(&context);
  auto more =
      loop.replaceWithAdditionalYields(rewriter, ValueRange(arg(2)), /*replaceInitOperandUsesInLoop=*/true,
                                       [](OpBuilder &, Location, llvm::ArrayRef<BlockArgument> added) {
                                         return llvm::SmallVector<Value>(added.begin(), added.end());
                                       });
  ASSERT_TRUE(succeeded(more));
  EXPECT_EQ(body(), "%0 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg2) -> (f32) {\n"
                    "  affine.yield %arg5 : f32\n"
                    "}\n");
}

TEST_F(AffineTest, BuildAffineLoopNestCreatesNestedLoops) {
  llvm::SmallVector<Value> seen;
  buildAffineLoopNest(builder, loc, {0, 1}, {10, 20}, {1, 2},
                      [&](OpBuilder &inner, Location at, ValueRange ivs) {
                        seen.assign(ivs.begin(), ivs.end());
                        inner.create<AffineStoreOp>(at, arg(2), arg(3), ivs);
                      });
  EXPECT_EQ(seen.size(), 2u);
  // Constant operands become constant bounds.
  Value zero = constant(0), five = constant(5);
  buildAffineLoopNest(builder, loc, ValueRange({zero, arg(0)}), ValueRange({five, arg(1)}), {1, 1});
  EXPECT_EQ(body(),
            "affine.for %arg4 = 0 to 10 {\n"
            "  affine.for %arg5 = 1 to 20 step 2 {\n"
            "    affine.store %arg2, %arg3[%arg4, %arg5] : memref<100x100xf32>\n"
            "  }\n"
            "}\n"
            "%c0 = arith.constant 0 : index\n"
            "%c5 = arith.constant 5 : index\n"
            "affine.for %arg4 = 0 to 5 {\n"
            "  affine.for %arg5 = affine_map<(d0) -> (d0)>(%arg0) to affine_map<(d0) -> (d0)>(%arg1) {\n"
            "  }\n"
            "}\n");
}

TEST_F(AffineTest, ParallelReturnsConstantRanges) {
  auto plain = builder.create<AffineParallelOp>(loc, TypeRange(), llvm::ArrayRef<arith::AtomicRMWKind>(),
                                                llvm::ArrayRef<int64_t>{4, 8});
  EXPECT_THAT(*plain.getConstantRanges(), ElementsAre(4, 8));
  // Terms that both bounds share cancel.
  auto shifted = builder.create<AffineParallelOp>(loc, TypeRange(), llvm::ArrayRef<arith::AtomicRMWKind>(),
                                                  AffineMap::get(1, 0, dim(0) + 2), ValueRange(arg(0)),
                                                  AffineMap::get(0, 1, symbol(0) + 12), ValueRange(arg(0)),
                                                  llvm::ArrayRef<int64_t>{3});
  EXPECT_THAT(*shifted.getConstantRanges(), ElementsAre(10));
  auto unknown = builder.create<AffineParallelOp>(
      loc, TypeRange(), llvm::ArrayRef<arith::AtomicRMWKind>(), AffineMap::get(1, 0, dim(0)),
      ValueRange(arg(0)), AffineMap::get(1, 0, dim(0)), ValueRange(arg(1)), llvm::ArrayRef<int64_t>{1});
  EXPECT_FALSE(unknown.getConstantRanges());
  unknown.setUpperBounds(ValueRange(), builder.getConstantAffineMap(7));
  unknown.setLowerBounds(ValueRange({arg(0), arg(1)}), AffineMap::get(2, 0, dim(0) + dim(1)));
  unknown.setSteps(llvm::ArrayRef<int64_t>{2});
  EXPECT_FALSE(unknown.hasMinMaxBounds());
  EXPECT_EQ(body(), "affine.parallel (%arg4, %arg5) = (0, 0) to (4, 8) {\n"
                    "}\n"
                    "affine.parallel (%arg4) = (%arg0 + 2) to (symbol(%arg0) + 12) step (3) {\n"
                    "}\n"
                    "affine.parallel (%arg4) = (%arg0 + %arg1) to (7) step (2) {\n"
                    "}\n");
}

TEST_F(AffineTest, IfBuilderCreatesRegions) {
  auto set = IntegerSet::get(1, 0, {dim(0) - 3}, {false});
  auto plain = builder.create<AffineIfOp>(loc, set, ValueRange(arg(0)), /*withElseRegion=*/false);
  EXPECT_FALSE(plain.hasElse());
  auto both = builder.create<AffineIfOp>(loc, TypeRange(builder.getF32Type()), set, ValueRange(arg(0)),
                                         /*withElseRegion=*/true);
  for (Block *block : {both.getThenBlock(), both.getElseBlock()})
    OpBuilder::atBlockEnd(block).create<AffineYieldOp>(loc, ValueRange(arg(2)));
  plain.setConditional(IntegerSet::getEmptySet(0, 0, &context), ValueRange());
  EXPECT_EQ(body(), "affine.if affine_set<() : (1 == 0)>() {\n"
                    "}\n"
                    "%0 = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg0) -> f32 {\n"
                    "  affine.yield %arg2 : f32\n"
                    "} else {\n"
                    "  affine.yield %arg2 : f32\n"
                    "}\n");
}

TEST_F(AffineTest, AccessInterfacesReturnMemRefAndMap) {
  auto load = builder.create<AffineLoadOp>(loc, arg(3), AffineMap::get(1, 0, {dim(0), dim(0) + 1}, &context),
                                           ValueRange(arg(0)));
  auto read = llvm::cast<AffineReadOpInterface>(load.getOperation());
  EXPECT_EQ(read.getMemRef(), arg(3));
  EXPECT_EQ(read.getValue(), load.getResult());
  EXPECT_EQ(read.getAffineMap(), load.getMap());
  auto store = builder.create<AffineStoreOp>(loc, load.getResult(), arg(3), ValueRange({arg(0), arg(1)}));
  auto write = llvm::cast<AffineWriteOpInterface>(store.getOperation());
  EXPECT_EQ(write.getValueToStore(), load.getResult());
  EXPECT_EQ(write.getMapOperands().size(), 2u);
  auto access = llvm::cast<AffineMapAccessInterface>(store.getOperation());
  EXPECT_EQ(access.getAffineMapAttrForMemRef(arg(3)).getName().getValue(), "map");
  EXPECT_EQ(body(), "%0 = affine.load %arg3[%arg0, %arg0 + 1] : memref<100x100xf32>\n"
                    "affine.store %0, %arg3[%arg0, %arg1] : memref<100x100xf32>\n");
}

TEST_F(AffineTest, DmaOpsReturnTheirOperandGroups) {
  AffineMap pair = AffineMap::get(2, 0, {dim(0), dim(1)}, &context);
  auto start = builder.create<AffineDmaStartOp>(loc, arg(3), pair, ValueRange({arg(0), arg(1)}), arg(3), pair,
                                                ValueRange({arg(1), arg(0)}), arg(3), pair,
                                                ValueRange({arg(0), arg(0)}), arg(1), arg(0), arg(1));
  EXPECT_TRUE(start.isStrided());
  EXPECT_EQ(start.getStride(), arg(0));
  EXPECT_EQ(start.getNumElements(), arg(1));
  EXPECT_EQ(start.getTagMemRefOperandIndex(), 6u);
  EXPECT_EQ(start.getDstIndices()[0], arg(1));
  EXPECT_FALSE(start.isSrcMemorySpaceFaster());
  builder.create<AffineDmaWaitOp>(loc, arg(3), pair, ValueRange({arg(0), arg(0)}), arg(1));
  EXPECT_EQ(body(),
            "affine.dma_start %arg3[%arg0, %arg1], %arg3[%arg1, %arg0], %arg3[%arg0, %arg0], %arg1, %arg0, "
            "%arg1 : memref<100x100xf32>, memref<100x100xf32>, memref<100x100xf32>\n"
            "affine.dma_wait %arg3[%arg0, %arg0], %arg1 : memref<100x100xf32>\n");
}

TEST_F(AffineTest, BasisMayOmitItsOuterBound) {
  auto apart = builder.create<AffineDelinearizeIndexOp>(
      loc, arg(0), llvm::ArrayRef<OpFoldResult>{OpFoldResult(), arg(1), builder.getIndexAttr(8)});
  EXPECT_EQ(apart->getNumResults(), 3u);
  EXPECT_FALSE(apart.hasOuterBound());
  EXPECT_FALSE(apart.getPaddedBasis()[0]);
  EXPECT_EQ(apart.getEffectiveBasis().size(), 2u);
  auto together = builder.create<AffineLinearizeIndexOp>(loc, ValueRange(apart->getResults()),
                                                         llvm::ArrayRef<int64_t>{4, 5, 8}, /*disjoint=*/true);
  EXPECT_TRUE(together.hasOuterBound());
  EXPECT_EQ(together.getEffectiveBasis().size(), 2u);
  EXPECT_EQ(body(), "%0:3 = affine.delinearize_index %arg0 into (%arg1, 8) : index, index, index\n"
                    "%1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (4, 5, 8) : index\n");
}

TEST_F(AffineTest, ComposedAffineApplyIsFolded) {
  OpFoldResult sum = makeComposedFoldedAffineApply(builder, loc, dim(0) + symbol(0),
                                                   {OpFoldResult(arg(0)), builder.getIndexAttr(3)});
  OpFoldResult twice = makeComposedFoldedAffineApply(builder, loc, dim(0) * 2, {sum});
  EXPECT_TRUE(twice.getValue().getDefiningOp<AffineApplyOp>());
  EXPECT_EQ(
      getConstantIntValue(makeComposedFoldedAffineApply(builder, loc, dim(0) * 2, {builder.getIndexAttr(4)})),
      8);
  EXPECT_EQ(makeComposedFoldedAffineApply(builder, loc, dim(0) + 0, {OpFoldResult(arg(1))}).getValue(),
            arg(1));
  AffineMap several = AffineMap::get(1, 0, {dim(0), dim(0) + 4}, &context);
  EXPECT_EQ(
      getConstantIntValue(makeComposedFoldedAffineMin(builder, loc, several, {builder.getIndexAttr(1)})), 1);
  EXPECT_EQ(
      getConstantIntValue(makeComposedFoldedAffineMax(builder, loc, several, {builder.getIndexAttr(1)})), 5);
  EXPECT_EQ(body(), "%0 = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%arg0]\n"
                    "%1 = affine.apply affine_map<()[s0] -> (s0 * 2 + 6)>()[%arg0]\n");
}

TEST_F(AffineTest, ComputeProductFoldsConstants) {
  EXPECT_EQ(getConstantIntValue(computeProduct(loc, builder, {})), 1);
  EXPECT_EQ(
      getConstantIntValue(computeProduct(loc, builder, {builder.getIndexAttr(3), builder.getIndexAttr(5)})),
      15);
  EXPECT_FALSE(computeProduct(loc, builder, {OpFoldResult(), builder.getIndexAttr(5)}));
  EXPECT_TRUE(computeProduct(loc, builder, {OpFoldResult(arg(0)), builder.getIndexAttr(5)}).getValue());
}

TEST_F(AffineTest, ValidDimensionsAndSymbols) {
  auto loop = builder.create<AffineForOp>(loc, 0, 10);
  Region *scope = entry->getParent();
  OpBuilder inner = OpBuilder::atBlockBegin(loop.getBody());
  llvm::SmallVector<AffineExpr> doubled = {dim(0) * 2};
  auto twice = inner.create<AffineApplyOp>(loc, doubled, ValueRange(loop.getInductionVar()));
  auto known = inner.create<AffineApplyOp>(loc, doubled, ValueRange(arg(0)));
  EXPECT_EQ(getAffineScope(twice), scope);
  EXPECT_TRUE(isTopLevelValue(arg(0)));
  EXPECT_FALSE(isTopLevelValue(twice->getResult(0)));
  EXPECT_TRUE(isValidSymbol(arg(0)));
  EXPECT_TRUE(isValidDim(loop.getInductionVar()));
  EXPECT_FALSE(isValidSymbol(loop.getInductionVar(), scope));
  EXPECT_TRUE(twice.isValidDim());
  EXPECT_FALSE(twice.isValidSymbol());
  EXPECT_TRUE(known.isValidSymbol());
  EXPECT_FALSE(isValidDim(arg(2)));
  llvm::SmallVector<Value> ivs;
  extractInductionVars({loop.getOperation()}, ivs);
  EXPECT_THAT(ivs, ElementsAre(loop.getInductionVar()));
}

TEST_F(AffineTest, DeepExpressionsAreExpandedWithoutRecursion) {
  AffineExpr sum = dim(0).floorDiv(2);
  for (int64_t divisor = 3; divisor != 100000; ++divisor)
    sum = sum + dim(0).floorDiv(divisor);
  Value expanded = expandAffineExpr(builder, loc, sum, ValueRange(arg(0)), ValueRange());
  ASSERT_TRUE(expanded);
  EXPECT_TRUE(llvm::isa<arith::AddIOp>(expanded.getDefiningOp()));
  // Each of the 99998 quotients becomes six ops and three constants; 99997 additions compute the sum.
  EXPECT_EQ(llvm::range_size(*entry), 99998u * 9 + 99997u);
}

TEST_F(AffineTest, ExpressionsWithBadDivisorsAreNotExpanded) {
  AffineExpr bad = getAffineBinaryOpExpr(AffineExprKind::FloorDiv, dim(0), builder.getAffineConstantExpr(-2));
  EXPECT_FALSE(expandAffineExpr(builder, loc, dim(0) + bad, ValueRange(arg(0)), ValueRange()));
  EXPECT_TRUE(entry->empty());
}

} // namespace
