//===- AffineMapTest.cpp - Tests of affine maps --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/AffineFixture.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Operation.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class AffineMapTest : public AffineFixture {
protected:
  Attribute index(int64_t value) { return IntegerAttr::get(IndexType::get(&context), value); }
};

TEST_F(AffineMapTest, PrintsDimsSymbolsAndResults) {
  EXPECT_EQ(str(map(2, 1, {d1, d0 + s0})), "(d0, d1)[s0] -> (d1, d0 + s0)");
  EXPECT_EQ(str(AffineMap::get(&context)), "() -> ()");
  EXPECT_EQ(str(AffineMap()), "<<NULL AFFINE MAP>>");
  EXPECT_EQ(str(AffineMap::getConstantMap(5, &context)), "() -> (5)");
}

TEST_F(AffineMapTest, EqualMapsAreUniqued) {
  EXPECT_EQ(map(2, 0, {d0, d1}), AffineMap::getMultiDimIdentityMap(2, &context));
  EXPECT_NE(map(3, 0, {d0, d1}), map(2, 0, {d0, d1}));
  EXPECT_NE(map(1, 1, d0), map(1, 0, d0));
  EXPECT_EQ(AffineMap::get(1, 0, d0), map(1, 0, d0));
}

TEST_F(AffineMapTest, FactoriesCreateMinorFilteredAndPermutationMaps) {
  EXPECT_EQ(AffineMap::getMinorIdentityMap(3, 2, &context), map(3, 0, {d1, d2}));
  EXPECT_EQ(AffineMap::getFilteredIdentityMap(&context, 3,
                                              [](AffineDimExpr dim) { return dim.getPosition() != 1; }),
            map(3, 0, {d0, d2}));
  EXPECT_EQ(AffineMap::getPermutationMap(llvm::ArrayRef<unsigned>{2, 0, 1}, &context),
            map(3, 0, {d2, d0, d1}));
  EXPECT_EQ(AffineMap::getPermutationMap(llvm::ArrayRef<int64_t>{1, 0}, &context), map(2, 0, {d1, d0}));
  EXPECT_EQ(AffineMap::getMultiDimMapWithTargets(3, {2, 2}, &context), map(3, 0, {d2, d2}));
  llvm::SmallVector<AffineExpr, 4> lists[] = {{d0}, {d2 + s0, d1}};
  auto maps = AffineMap::inferFromExprList(lists, &context);
  EXPECT_THAT(maps, ElementsAre(map(3, 1, d0), map(3, 1, {d2 + s0, d1})));
}

TEST_F(AffineMapTest, AccessorsReturnDimsSymbolsAndResults) {
  AffineMap m = map(3, 1, {d2, d0 * 4 + s0, constant(8)});
  EXPECT_EQ(m.getNumInputs(), 4u);
  EXPECT_EQ(m.getDimPosition(0), 2u);
  EXPECT_EQ(m.getResultPosition(d2), 0u);
  EXPECT_EQ(m.getResultPosition(d1), std::nullopt);
  EXPECT_TRUE(m.isFunctionOfDim(0));
  EXPECT_FALSE(m.isFunctionOfDim(1));
  EXPECT_TRUE(m.isFunctionOfSymbol(0));
  EXPECT_EQ(map(1, 0, {d0 * 4, constant(6)}).getLargestKnownDivisorOfMapExprs(), 2);
}

TEST_F(AffineMapTest, ClassifiesMaps) {
  EXPECT_TRUE(AffineMap::get(&context).isEmpty());
  EXPECT_TRUE(AffineMap::get(&context).isIdentity());
  EXPECT_TRUE(map(2, 0, {d0, d1}).isIdentity());
  EXPECT_TRUE(map(2, 1, {d0, d1}).isIdentity());
  EXPECT_FALSE(map(2, 1, {d0, d1}).isMinorIdentity());
  EXPECT_FALSE(map(2, 0, d1).isIdentity());
  EXPECT_TRUE(map(2, 0, d1).isMinorIdentity());
  EXPECT_FALSE(map(2, 0, d0).isMinorIdentity());
  EXPECT_TRUE(map(0, 2, {s0, s1}).isSymbolIdentity());
  EXPECT_FALSE(map(0, 2, {s1, s0}).isSymbolIdentity());
  EXPECT_TRUE(map(1, 0, {constant(1), constant(2)}).isConstant());
  EXPECT_FALSE(map(1, 0, {constant(1), constant(2)}).isSingleConstant());
  EXPECT_EQ(map(1, 0, constant(7)).getSingleConstantResult(), 7);
  EXPECT_THAT(map(1, 0, {constant(1), constant(2)}).getConstantResults(), ElementsAre(1, 2));
}

TEST_F(AffineMapTest, RecognizesPermutationsAndProjectedPermutations) {
  EXPECT_TRUE(map(3, 0, {d2, d0, d1}).isPermutation());
  EXPECT_FALSE(map(3, 0, {d2, d0}).isPermutation());
  EXPECT_TRUE(map(3, 0, {d2, d0}).isProjectedPermutation());
  EXPECT_FALSE(map(3, 0, {d2, d2}).isProjectedPermutation());
  EXPECT_FALSE(map(3, 1, d2).isProjectedPermutation());
  EXPECT_FALSE(map(2, 0, {d1, constant(0)}).isProjectedPermutation());
  EXPECT_TRUE(map(2, 0, {d1, constant(0)}).isProjectedPermutation(/*allowZeroInResults=*/true));
  EXPECT_FALSE(map(2, 0, {d1, constant(1)}).isProjectedPermutation(/*allowZeroInResults=*/true));
  EXPECT_FALSE(map(1, 0, {d0, constant(0)}).isProjectedPermutation(/*allowZeroInResults=*/true));
}

TEST_F(AffineMapTest, RecognizesMinorIdentityWithBroadcasting) {
  llvm::SmallVector<unsigned> dims;
  EXPECT_TRUE(map(3, 0, {constant(0), d2}).isMinorIdentityWithBroadcasting(&dims));
  EXPECT_THAT(dims, ElementsAre(0));
  EXPECT_FALSE(map(3, 0, {constant(0), d1}).isMinorIdentityWithBroadcasting(&dims));
  EXPECT_FALSE(map(1, 0, {d0, constant(0)}).isMinorIdentityWithBroadcasting());
  EXPECT_TRUE(map(3, 0, {d2, constant(0)}).isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_THAT(dims, ElementsAre(1, 0));
  EXPECT_TRUE(map(2, 0, {constant(0), d1, d0}).isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_THAT(dims, ElementsAre(0, 2, 1));
  EXPECT_FALSE(map(3, 0, {d0, d2}).isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_FALSE(map(2, 0, {d0 + 1, d1}).isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_THAT(map(2, 0, {constant(0), d1, constant(0)}).getBroadcastDims(), ElementsAre(0, 2));
  EXPECT_EQ(map(2, 0, {constant(0), d1, constant(0)}).getNumOfZeroResults(), 2u);
  EXPECT_EQ(map(2, 0, {constant(0), d1, constant(0)}).dropZeroResults(), map(2, 0, d1));
}

TEST_F(AffineMapTest, DerivedMapsReplaceShiftAndSelectResults) {
  AffineMap m = map(2, 1, {d0, d1 + s0, d1});
  EXPECT_EQ(m.replaceDimsAndSymbols({d1, d0}, constant(3), 2, 0), map(2, 0, {d1, d0 + 3, d0}));
  EXPECT_EQ(m.replace(d1, d0, 1, 1), map(1, 1, {d0, d0 + s0, d0}));
  llvm::DenseMap<AffineExpr, AffineExpr> replacements;
  replacements[d1 + s0] = d2;
  EXPECT_EQ(m.replace(replacements), map(3, 0, {d0, d2, d1}));
  EXPECT_EQ(m.shiftDims(1), map(3, 1, {d1, d2 + s0, d2}));
  EXPECT_EQ(m.shiftSymbols(1), map(2, 2, {d0, d1 + s1, d1}));
  EXPECT_EQ(m.insertResult(s0, 1), map(2, 1, {d0, s0, d1 + s0, d1}));
  EXPECT_EQ(m.dropResult(1), map(2, 1, {d0, d1}));
  EXPECT_EQ(m.dropResults(llvm::ArrayRef<int64_t>{0, 2}), map(2, 1, d1 + s0));
  EXPECT_EQ(m.getSubMap({2, 0}), map(2, 1, {d1, d0}));
  EXPECT_EQ(m.getSliceMap(1, 2), map(2, 1, {d1 + s0, d1}));
  EXPECT_EQ(m.getMajorSubMap(1), map(2, 1, d0));
  EXPECT_EQ(m.getMinorSubMap(1), map(2, 1, d1));
  EXPECT_EQ(m.getMinorSubMap(9), m);
}

TEST_F(AffineMapTest, ComposesMaps) {
  AffineMap outer = map(2, 1, {d0 + d1 * s0}), inner = map(1, 1, {d0 * 2, d0 + s0});
  EXPECT_EQ(outer.compose(inner), map(1, 2, {d0 * 2 + (d0 + s1) * s0}));
  EXPECT_THAT(map(2, 1, {d0 - d1, s0}).compose({5, 3, 9}), ElementsAre(2, 9));
}

TEST_F(AffineMapTest, FoldsConstantOperands) {
  AffineMap m = map(1, 1, {d0 + 1, d0.floorDiv(s0)});
  llvm::SmallVector<Attribute> results;
  EXPECT_TRUE(succeeded(m.constantFold({index(7), index(2)}, results)));
  EXPECT_THAT(results, ElementsAre(index(8), index(3)));
  results.clear();
  EXPECT_TRUE(failed(m.constantFold({index(7), Attribute()}, results)));
  EXPECT_TRUE(results.empty());
  bool hasPoison = false;
  EXPECT_TRUE(failed(m.constantFold({index(7), index(0)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
  EXPECT_EQ(m.partialConstantFold({index(7), Attribute()}), map(1, 1, {constant(8), d0.floorDiv(s0)}));
  llvm::SmallVector<int64_t> values;
  EXPECT_EQ(m.partialConstantFold({index(7), index(2)}, &values), map(1, 1, {constant(8), constant(3)}));
  EXPECT_THAT(values, ElementsAre(8, 3));
}

TEST_F(AffineMapTest, UnusedDimsAndSymbolsAreRemoved) {
  AffineMap m = map(3, 2, {d2 + s1});
  EXPECT_EQ(compressUnusedDims(m), map(1, 2, d0 + s1));
  EXPECT_EQ(compressUnusedSymbols(m), map(3, 1, d2 + s0));
  EXPECT_THAT(compressUnusedDims({map(3, 0, d2), map(3, 0, d0)}), ElementsAre(map(2, 0, d1), map(2, 0, d0)));
  EXPECT_THAT(compressUnusedSymbols(llvm::ArrayRef<AffineMap>(m)), ElementsAre(map(3, 1, d2 + s0)));
  llvm::SmallBitVector first(3);
  first.set(0);
  EXPECT_EQ(projectDims(map(3, 0, {d0 + d1, d2}), first), map(3, 0, {d1, d2}));
  EXPECT_EQ(projectDims(map(3, 0, {d0 + d1, d2}), first, true), map(2, 0, {d0, d1}));
  EXPECT_EQ(projectSymbols(map(1, 2, {s0 + s1}), first, true), map(1, 1, s0));
  EXPECT_EQ(projectSymbols(map(1, 2, {s0 + s1}), first), map(1, 2, s1));
  EXPECT_EQ(getProjectedMap(map(3, 1, {d0 + d1, d2}), first), map(2, 0, {d0, d1}));
  EXPECT_EQ(removeDuplicateExprs(map(2, 0, {d1, d0, d1})), map(2, 0, {d1, d0}));
  EXPECT_EQ(simplifyAffineMap(map(2, 0, {d0 + d1 - d0})), map(2, 0, d1));
}

TEST_F(AffineMapTest, InvertsPermutationsAndProjections) {
  EXPECT_EQ(inversePermutation(map(3, 0, {d1, d2, d0})), map(3, 0, {d2, d0, d1}));
  EXPECT_EQ(inversePermutation(map(2, 0, {d0 + d1, d1, d0, d0})), map(4, 0, {d2, d1}));
  EXPECT_EQ(inversePermutation(map(2, 0, d0)), AffineMap());
  EXPECT_EQ(inversePermutation(AffineMap::get(&context)), AffineMap::get(&context));
  EXPECT_EQ(inverseAndBroadcastProjectedPermutation(map(3, 0, {d2, constant(0)})),
            map(2, 0, {constant(0), constant(0), d0}));
  EXPECT_EQ(concatAffineMaps({map(1, 1, s0), map(2, 1, {d1, s0})}, &context), map(2, 2, {s0, d1, s1}));
  llvm::SmallBitVector middle(3);
  middle.set(1);
  EXPECT_EQ(expandDimsToRank(map(2, 0, {d1, d0}), 3, middle), map(3, 0, {d2, d0}));
  EXPECT_THAT(applyPermutationMap(map(3, 0, {d2, d0}), llvm::ArrayRef<int>{10, 20, 30}), ElementsAre(30, 10));
}

TEST_F(AffineMapTest, AttributeOperandsAreSubstitutedIntoTheMap) {
  Builder builder(&context);
  llvm::SmallVector<Value> remaining;
  AffineMap m = map(2, 1, {d0 + d1 * s0});
  EXPECT_EQ(foldAttributesIntoMap(builder, m, {index(1), index(2), index(3)}, remaining),
            map(0, 0, constant(7)));
  EXPECT_TRUE(remaining.empty());
}

TEST_F(AffineMapTest, BuilderCreatesExpressionsAndMaps) {
  Builder b(&context);
  EXPECT_EQ(b.getAffineDimExpr(1) + b.getAffineSymbolExpr(0) + b.getAffineConstantExpr(2), d1 + s0 + 2);
  EXPECT_EQ(b.getEmptyAffineMap(), AffineMap::get(&context));
  EXPECT_EQ(b.getConstantAffineMap(4), map(0, 0, constant(4)));
  EXPECT_EQ(b.getDimIdentityMap(), map(1, 0, d0));
  EXPECT_EQ(b.getMultiDimIdentityMap(2), map(2, 0, {d0, d1}));
  EXPECT_EQ(b.getSymbolIdentityMap(), map(0, 1, s0));
  EXPECT_EQ(b.getSingleDimShiftAffineMap(-1), map(1, 0, d0 - 1));
  EXPECT_EQ(b.getShiftedAffineMap(map(2, 0, {d1, constant(1)}), 2), map(2, 0, {d1 + 2, constant(3)}));
  EXPECT_EQ(b.getAffineMapArrayAttr({map(1, 0, d0)}), b.getArrayAttr(AffineMapAttr::get(map(1, 0, d0))));
}

TEST_F(AffineMapTest, MutableAffineMapUpdatesResultsAndSymbols) {
  MutableAffineMap m(map(2, 0, {d0 + d1 - d0, d0 * 4}));
  EXPECT_TRUE(m.isMultipleOf(1, 2));
  m.simplify();
  EXPECT_EQ(m.getResult(0), d1);
  m.setResult(1, s0);
  m.setNumSymbols(1);
  EXPECT_EQ(m.getAffineMap(), map(2, 1, {d1, s0}));
}

TEST_F(AffineMapTest, IntegerSetsHoldConstraints) {
  IntegerSet set = IntegerSet::get(2, 1, {d0 - d1, s0 - d0}, {true, false});
  EXPECT_EQ(str(set), "(d0, d1)[s0] : (d0 - d1 == 0, -d0 + s0 >= 0)");
  EXPECT_EQ(set.getNumInputs(), 3u);
  EXPECT_EQ(set.getNumEqualities(), 1u);
  EXPECT_EQ(set.getNumInequalities(), 1u);
  EXPECT_TRUE(set.isEq(0));
  EXPECT_EQ(set, IntegerSet::get(2, 1, {d0 - d1, s0 - d0}, {true, false}));
  EXPECT_NE(set, IntegerSet::get(2, 1, {d0 - d1, s0 - d0}, {true, true}));
  EXPECT_EQ(set.replaceDimsAndSymbols({d0, d0}, {}, 1, 1),
            IntegerSet::get(1, 1, {constant(0), s0 - d0}, {true, false}));
  EXPECT_FALSE(set.isEmptyIntegerSet());
  EXPECT_TRUE(IntegerSet::getEmptySet(1, 0, &context).isEmptyIntegerSet());
  unsigned dims = 0;
  set.walkExprs([&](AffineExpr expr) { dims += llvm::isa<AffineDimExpr>(expr); });
  EXPECT_EQ(dims, 3u);
}

TEST_F(AffineMapTest, AffineMapAndIntegerSetAttributes) {
  auto attr = AffineMapAttr::get(map(1, 0, d0));
  EXPECT_EQ(attr, AffineMapAttr::get(map(1, 0, d0)));
  EXPECT_EQ(attr.getValue(), map(1, 0, d0));
  EXPECT_TRUE(llvm::isa<MemRefLayoutAttrInterface>(Attribute(attr)));
  auto set = IntegerSetAttr::get(IntegerSet::getEmptySet(1, 0, &context));
  EXPECT_TRUE(set.getValue().isEmptyIntegerSet());
  EXPECT_FALSE(llvm::isa<AffineMapAttr>(Attribute(set)));
}

} // namespace
