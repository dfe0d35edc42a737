//===- SCFTest.cpp - The scf dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/scf/SCFAnalysis.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::scf;
using ::testing::ElementsAre;

namespace {

/// Provides a function with arguments of these types: index, index, index, i32, i1.
class SCFTest : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect, SCFDialect> {
protected:
  SCFTest() {
    Type index = builder.getIndexType();
    startFunction({index, index, index, builder.getI32Type(), builder.getI1Type()});
  }
  Value constant(int64_t value, Type type = {}) {
    return builder.create<arith::ConstantOp>(
        loc, TypedAttr(builder.getIntegerAttr(type ? type : Type(builder.getIndexType()), value).getImpl()));
  }
};

TEST_F(SCFTest, ForBuilderCreatesBody) {
  auto loop = builder.create<ForOp>(loc, arg(0), arg(1), arg(2), ValueRange(arg(3)),
                                    [&](OpBuilder &inner, Location at, Value variable, ValueRange carried) {
                                      EXPECT_TRUE(variable.getType().isIndex());
                                      inner.create<YieldOp>(at, carried);
                                    });
  EXPECT_EQ(loop.getNumRegionIterArgs(), 1u);
  EXPECT_EQ(getForInductionVarOwner(loop.getInductionVar()), loop);
  EXPECT_FALSE(getForInductionVarOwner(loop.getRegionIterArg(0)));
  EXPECT_EQ(body(), "%0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (i32) {\n"
                    "  scf.yield %arg6 : i32\n"
                    "}\n");
}

TEST_F(SCFTest, BuildersAddEmptyTerminators) {
  builder.create<ForOp>(loc, arg(0), arg(1), arg(2));
  builder.create<IfOp>(loc, arg(4), /*withElseRegion=*/true);
  builder.create<ParallelOp>(loc, ValueRange(arg(0)), ValueRange(arg(1)), ValueRange(arg(2)));
  builder.create<ForallOp>(
      loc, llvm::ArrayRef<OpFoldResult>{OpFoldResult(arg(0)), OpFoldResult(builder.getIndexAttr(4))},
      ValueRange(), std::nullopt);
  EXPECT_EQ(body(), "scf.for %arg5 = %arg0 to %arg1 step %arg2 {\n}\n"
                    "scf.if %arg4 {\n} else {\n}\n"
                    "scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {\n  scf.reduce \n}\n"
                    "scf.forall (%arg5, %arg6) in (%arg0, 4) {\n}\n");
}

TEST_F(SCFTest, IfInfersResultTypesFromThenRegion) {
  auto yield = [&](OpBuilder &inner, Location at) { inner.create<YieldOp>(at, ValueRange(arg(3))); };
  auto op = builder.create<IfOp>(loc, arg(4), yield, yield);
  ASSERT_EQ(op->getNumResults(), 1u);
  EXPECT_EQ(op->getResult(0).getType(), builder.getI32Type());
  EXPECT_EQ(op.thenYield()->getOperand(0), arg(3));
}

TEST_F(SCFTest, BuildLoopNestYieldsInnermostValues) {
  LoopNest nest = buildLoopNest(builder, loc, {arg(0), arg(0)}, {arg(1), arg(1)}, {arg(2), arg(2)}, {arg(3)},
                                [](OpBuilder &inner, Location at, ValueRange variables, ValueRange carried) {
                                  EXPECT_EQ(variables.size(), 2u);
                                  Value sum = inner.create<arith::AddIOp>(at, carried[0], carried[0]);
                                  return llvm::SmallVector<Value>{sum};
                                });
  ASSERT_EQ(nest.loops.size(), 2u);
  EXPECT_EQ(nest.results.front(), nest.loops.front()->getResult(0));
  EXPECT_EQ(body(), "%0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (i32) {\n"
                    "  %1 = scf.for %arg7 = %arg0 to %arg1 step %arg2 iter_args(%arg8 = %arg6) -> (i32) {\n"
                    "    %2 = arith.addi %arg8, %arg8 : i32\n"
                    "    scf.yield %2 : i32\n"
                    "  }\n"
                    "  scf.yield %1 : i32\n"
                    "}\n");
}

TEST_F(SCFTest, ConstantTripCounts) {
  struct {
    int64_t lower, upper, step;
    bool isSigned;
    std::optional<uint64_t> count;
  } rows[] = {
      {0, 10, 3, true, 4},  {0, 9, 3, true, 3},        {5, 5, 1, true, 0},        {6, 5, 1, true, 0},
      {-2, 1, 3, true, 1},  {-2, 1, 3, false, 0},      {1, -2, 1, false, 253},    {0, 10, 0, true, 0},
      {0, 10, -1, true, 0}, {-128, 127, 1, true, 255}, {-100, 100, 127, true, 2}, {0, -1, -1, false, 1},
  };
  Type i8 = builder.getI8Type();
  for (const auto &row : rows) {
    std::optional<llvm::APInt> count =
        getTripCount(constant(row.lower, i8), constant(row.upper, i8), constant(row.step, i8), row.isSigned);
    ASSERT_TRUE(count.has_value());
    EXPECT_EQ(count->getZExtValue(), *row.count) << row.lower << " to " << row.upper << " step " << row.step;
  }
  EXPECT_FALSE(getTripCount(arg(0), arg(1), arg(2), true));
  EXPECT_FALSE(getTripCount(constant(0), constant(1), arg(2), true));
}

TEST_F(SCFTest, TripCountOfUpperBoundDefinedByAddition) {
  Value four = constant(4);
  auto bound = [&](arith::IntegerOverflowFlags flags) {
    return Value(builder.create<arith::AddIOp>(loc, arg(0), four,
                                               arith::IntegerOverflowFlagsAttr::get(&context, flags)));
  };
  Value one = constant(1);
  std::optional<llvm::APInt> count = getTripCount(arg(0), bound(arith::IntegerOverflowFlags::nsw), one, true);
  ASSERT_TRUE(count.has_value());
  EXPECT_EQ(*count, 4u);
  EXPECT_FALSE(getTripCount(arg(0), bound(arith::IntegerOverflowFlags::nsw), one, false));
  EXPECT_FALSE(getTripCount(arg(0), bound(arith::IntegerOverflowFlags::none), one, true));
}

TEST_F(SCFTest, ReplaceWithAdditionalYieldsAddsLoopCarriedValues) {
  auto loop = builder.create<ForOp>(loc, arg(0), arg(1), arg(2), ValueRange(),
                                    [&](OpBuilder &inner, Location at, Value, ValueRange) {
                                      inner.create<arith::AddIOp>(at, arg(3), arg(3));
                                      inner.create<YieldOp>(at);
                                    });
  IRRewriter rewriter(&context);
  auto other =
      loop.replaceWithAdditionalYields(rewriter, {arg(3)}, /*replaceInitOperandUsesInLoop=*/true,
                                       [](OpBuilder &, Location, llvm::ArrayRef<BlockArgument> arguments) {
                                         return llvm::SmallVector<Value>(arguments.begin(), arguments.end());
                                       });
  ASSERT_TRUE(succeeded(other));
  EXPECT_EQ(body(), "%0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (i32) {\n"
                    "  %1 = arith.addi %arg6, %arg6 : i32\n"
                    "  scf.yield %arg6 : i32\n"
                    "}\n");
}

TEST_F(SCFTest, PromoteIfSingleIterationInlinesBody) {
  auto loop = builder.create<ForOp>(loc, constant(3), constant(4), constant(1), ValueRange(arg(3)),
                                    [&](OpBuilder &inner, Location at, Value, ValueRange carried) {
                                      Value sum = inner.create<arith::AddIOp>(at, carried[0], carried[0]);
                                      inner.create<YieldOp>(at, ValueRange(sum));
                                    });
  Operation *user = builder.create<arith::AddIOp>(loc, loop->getResult(0), arg(3));
  IRRewriter rewriter(&context);
  ASSERT_TRUE(succeeded(loop.promoteIfSingleIteration(rewriter)));
  auto sum = user->getOperand(0).getDefiningOp<arith::AddIOp>();
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->getBlock(), entry);
  EXPECT_EQ(sum.getLhs(), arg(3));
  auto unknown = builder.create<ForOp>(loc, arg(0), arg(1), arg(2));
  EXPECT_TRUE(failed(unknown.promoteIfSingleIteration(rewriter)));
}

TEST_F(SCFTest, ForIsSpeculatableOnlyWithStepOne) {
  auto byOne = builder.create<ForOp>(loc, arg(0), arg(1), constant(1));
  auto byTwo = builder.create<ForOp>(loc, arg(0), arg(1), constant(2));
  EXPECT_EQ(byOne.getSpeculatability(), Speculation::RecursivelySpeculatable);
  EXPECT_EQ(byTwo.getSpeculatability(), Speculation::NotSpeculatable);
  EXPECT_TRUE(isSpeculatable(byOne));
  EXPECT_FALSE(isSpeculatable(byTwo));
}

TEST_F(SCFTest, ConstantOperandsSelectSuccessorRegions) {
  auto op = builder.create<IfOp>(loc, arg(4), /*withElseRegion=*/true);
  auto regions = [&](Attribute condition) {
    llvm::SmallVector<RegionSuccessor> successors;
    llvm::cast<RegionBranchOpInterface>(op.getOperation()).getEntrySuccessorRegions({condition}, successors);
    std::vector<int> numbers;
    for (const RegionSuccessor &successor : successors)
      numbers.push_back(successor.isParent() ? -1
                                             : static_cast<int>(successor.getSuccessor()->getRegionNumber()));
    return numbers;
  };
  EXPECT_THAT(regions({}), ElementsAre(0, 1));
  EXPECT_THAT(regions(builder.getBoolAttr(true)), ElementsAre(0));
  EXPECT_THAT(regions(builder.getBoolAttr(false)), ElementsAre(1));
}

TEST_F(SCFTest, DeeplyNestedLoopsAreParsedOnSeveralThreads) {
  constexpr unsigned depth = 10000;
  std::string text;
  for (unsigned function = 0; function != 2; ++function) {
    text += "func.func @f" + std::to_string(function) + "(%a: index, %c: i1) {\n";
    for (unsigned i = 0; i != depth; ++i)
      text += i % 2 ? "scf.if %c {\n" : "scf.for %i" + std::to_string(i) + " = %a to %a step %a {\n";
    for (unsigned i = 0; i != depth; ++i)
      text += "}\n";
    text += "return\n}\n";
  }
  MLIRContext threaded;
  threaded.loadDialect<func::FuncDialect, SCFDialect>();
  auto parsed = parseSourceString(text, ParserConfig(&threaded));
  ASSERT_TRUE(parsed);
  unsigned loops = 0;
  parsed.get()->walk([&](ForOp) { ++loops; });
  EXPECT_EQ(loops, depth);
  std::string printed;
  llvm::raw_string_ostream os(printed);
  parsed.get()->print(os);
  EXPECT_EQ(llvm::StringRef(printed).count("scf.if"), depth);
}

TEST_F(SCFTest, ForallTiesOutputsToArgumentsAndResults) {
  Type tensor = RankedTensorType::get({4}, builder.getI32Type());
  Value shared = builder.create<arith::ConstantOp>(
      loc, TypedAttr(DenseElementsAttr::get(llvm::cast<ShapedType>(tensor), llvm::APInt(32, 0)).getImpl()));
  auto loop = builder.create<ForallOp>(loc, llvm::ArrayRef<OpFoldResult>{OpFoldResult(arg(0))},
                                       ValueRange(shared), std::nullopt);
  EXPECT_TRUE(loop.isNormalized());
  BlockArgument inside = loop.getRegionOutArgs().front();
  EXPECT_EQ(loop.getTiedOpOperand(inside)->get(), shared);
  EXPECT_EQ(loop.getTiedBlockArgument(loop->getResult(0)), inside);
  EXPECT_EQ(loop.getTiedOpResult(loop.getTiedOpOperand(inside)), loop->getResult(0));
  EXPECT_EQ(getForallOpThreadIndexOwner(loop.getInductionVar(0)), loop);
  EXPECT_FALSE(getForallOpThreadIndexOwner(inside));
}

TEST_F(SCFTest, OnlyOneOfTheBranchesIsExecuted) {
  auto outer = builder.create<IfOp>(loc, arg(4), /*withElseRegion=*/true);
  OpBuilder first = OpBuilder::atBlockBegin(outer.thenBlock()),
            second = OpBuilder::atBlockBegin(outer.elseBlock());
  auto nested = first.create<IfOp>(loc, arg(4), /*withElseRegion=*/false);
  OpBuilder inner = OpBuilder::atBlockBegin(nested.thenBlock());
  auto a = inner.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(1).getImpl()));
  auto b = second.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(2).getImpl()));
  auto c = first.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(3).getImpl()));
  EXPECT_TRUE(insideMutuallyExclusiveBranches(a, b));
  EXPECT_TRUE(insideMutuallyExclusiveBranches(b, c));
  EXPECT_FALSE(insideMutuallyExclusiveBranches(a, c));
  EXPECT_FALSE(insideMutuallyExclusiveBranches(a, outer));
}

TEST_F(SCFTest, DistancesOfBoundsAreComputed) {
  Type i32 = builder.getI32Type();
  Value sum = builder.create<arith::AddIOp>(loc, arg(0), constant(7), arith::IntegerOverflowFlags::nsw);
  EXPECT_EQ(*computeUbMinusLb(constant(3), constant(10), /*isSigned=*/true), 7);
  EXPECT_EQ(*computeUbMinusLb(constant(5, i32), constant(3, i32), /*isSigned=*/true), -2);
  EXPECT_EQ(*computeUbMinusLb(arg(0), sum, /*isSigned=*/true), 7);
  EXPECT_FALSE(computeUbMinusLb(arg(0), sum, /*isSigned=*/false));
  EXPECT_FALSE(computeUbMinusLb(arg(0), arg(1), /*isSigned=*/true));
}

} // namespace
