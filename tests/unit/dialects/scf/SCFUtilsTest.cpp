//===- SCFUtilsTest.cpp - Transformations of scf ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/scf/SCFUtils.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/support/ParsedIRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class SCFUtilsTest : public ParsedIRTest<> {
protected:
  SCFUtilsTest() : rewriter(&context) {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }
  template <typename OpT>
  llvm::SmallVector<OpT> all() {
    llvm::SmallVector<OpT> ops;
    module->getOperation()->walk<WalkOrder::PreOrder>([&](OpT op) { ops.push_back(op); });
    return ops;
  }
  /// Returns the number of ops with a name.
  unsigned count(llvm::StringRef name) {
    unsigned number = 0;
    module->getOperation()->walk([&](Operation *op) { number += op->getName().getStringRef() == name; });
    return number;
  }
  void expectValid() { EXPECT_TRUE(succeeded(verify(module->getOperation()))); }
  IRRewriter rewriter;
};

constexpr llvm::StringLiteral nest = R"mlir(
  func.func @f(%n: index, %m: index, %x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %r = scf.for %i = %c0 to %c8 step %c2 iter_args(%a = %x) -> f32 {
      %s = scf.for %j = %c2 to %c8 step %c2 iter_args(%b = %a) -> f32 {
        %v = "u.use"(%i, %j, %b) : (index, index, f32) -> f32
        scf.yield %v : f32
      }
      scf.yield %s : f32
    }
    return %r : f32
  })mlir";

TEST_F(SCFUtilsTest, NestsAndTripCounts) {
  parse(nest);
  auto loops = all<scf::ForOp>();
  llvm::SmallVector<scf::ForOp> found;
  getPerfectlyNestedLoops(found, loops[0]);
  EXPECT_EQ(found.size(), 2u);
  llvm::SmallVector<LoopLikeOpInterface> views;
  for (scf::ForOp loop : loops)
    views.push_back(llvm::cast<LoopLikeOpInterface>(loop.getOperation()));
  EXPECT_TRUE(isPerfectlyNestedForLoops(views));
  EXPECT_THAT(getConstLoopTripCounts(views[0]), ElementsAre(4));
  EXPECT_THAT(getConstLoopTripCounts(views[1]), ElementsAre(3));
}

TEST_F(SCFUtilsTest, CoalescedLoopHasAllIterations) {
  parse(nest);
  ASSERT_TRUE(succeeded(coalescePerfectlyNestedSCFForLoops(all<scf::ForOp>()[0])));
  expectValid();
  auto loops = all<scf::ForOp>();
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_THAT(getConstLoopTripCounts(llvm::cast<LoopLikeOpInterface>(loops[0].getOperation())),
              ElementsAre(12));
  EXPECT_EQ(count("u.use"), 1u);
}

TEST_F(SCFUtilsTest, UnrollingKeepsTheRestInAnEpilogue) {
  parse(nest);
  // The loop has three iterations: unrolled by two, it has one iteration with two copies of the body, and one
  // in the epilogue. Loops with one iteration are inlined.
  FailureOr<UnrolledLoopInfo> inner = loopUnrollByFactor(all<scf::ForOp>()[1], 2);
  ASSERT_TRUE(succeeded(inner));
  expectValid();
  EXPECT_EQ(count("u.use"), 3u);
  EXPECT_TRUE(succeeded(loopUnrollFull(all<scf::ForOp>()[0])));
  expectValid();
  EXPECT_EQ(count("scf.for"), 0u);
  EXPECT_EQ(count("u.use"), 12u);
}

TEST_F(SCFUtilsTest, UnrollingByADynamicCount) {
  parse(R"mlir(
    func.func @f(%n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      scf.for %i = %c0 to %n step %c1 { "u.use"(%i) : (index) -> () }
      return
    })mlir");
  llvm::SmallVector<unsigned> annotated;
  FailureOr<UnrolledLoopInfo> info = loopUnrollByFactor(
      all<scf::ForOp>()[0], 4, [&](unsigned i, Operation *, OpBuilder) { annotated.push_back(i); });
  ASSERT_TRUE(succeeded(info));
  EXPECT_TRUE(info->mainLoopOp && info->epilogueLoopOp);
  expectValid();
  EXPECT_EQ(count("u.use"), 5u);
  EXPECT_EQ(llvm::count(annotated, 0u), 1);
  EXPECT_EQ(llvm::count(annotated, 3u), 1);
}

TEST_F(SCFUtilsTest, SiblingsAreFused) {
  parse(R"mlir(
    func.func @f(%n: index, %x: f32) -> (f32, f32) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
        %v = "u.a"(%i, %a) : (index, f32) -> f32
        scf.yield %v : f32
      }
      %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
        "u.b"(%i) : (index) -> ()
        scf.yield %a : f32
      }
      return %0, %1 : f32, f32
    })mlir");
  auto loops = all<scf::ForOp>();
  scf::ForOp fused = fuseIndependentSiblingForLoops(loops[0], loops[1], rewriter);
  expectValid();
  EXPECT_THAT(names(*fused.getBody()), ElementsAre("u.a", "u.b", "scf.yield"));
  Operation *yield = fused.getBody()->getTerminator();
  EXPECT_EQ(yield->getOperand(1), fused.getRegionIterArgs()[1]);
}

TEST_F(SCFUtilsTest, NestsCarryMoreValues) {
  parse(nest);
  auto loops = all<scf::ForOp>();
  Value more = module->getBody()->front().getRegion(0).getArgument(1);
  auto yieldFirst = [](OpBuilder &, Location, llvm::ArrayRef<BlockArgument> arguments) {
    return llvm::SmallVector<Value>(arguments.begin(), arguments.end());
  };
  auto replaced = replaceLoopNestWithNewYields(rewriter, loops, more, yieldFirst);
  expectValid();
  ASSERT_EQ(replaced.size(), 2u);
  EXPECT_EQ(replaced[0].getNumRegionIterArgs(), 2u);
  EXPECT_EQ(replaced[1].getInitArgs()[1], replaced[0].getRegionIterArgs()[1]);
}

TEST_F(SCFUtilsTest, ParallelDimensionsAreCombined) {
  parse(R"mlir(
    func.func @f(%n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%c4, %n, %c4) step (%c1, %c1, %c4) {
        "u.use"(%i, %j, %k) : (index, index, index) -> ()
        scf.reduce
      }
      return
    })mlir");
  llvm::SmallVector<scf::ParallelOp> innermost;
  EXPECT_TRUE(getInnermostParallelLoops(module->getOperation(), innermost));
  ASSERT_EQ(innermost.size(), 1u);
  collapseParallelLoops(rewriter, innermost[0], {{0, 1}, {2}});
  expectValid();
  EXPECT_EQ(all<scf::ParallelOp>()[0].getBody()->getNumArguments(), 2u);
  EXPECT_EQ(count("u.use"), 1u);
}

TEST_F(SCFUtilsTest, RegionsOfAConditionAreOutlined) {
  parse(R"mlir(
    func.func @f(%c: i1, %x: f32) -> f32 {
      %r = scf.if %c -> f32 {
        %v = "u.a"(%x) : (f32) -> f32
        scf.yield %v : f32
      } else {
        scf.yield %x : f32
      }
      return %r : f32
    })mlir");
  func::FuncOp thenFn, elseFn;
  ASSERT_TRUE(succeeded(outlineIfOp(rewriter, all<scf::IfOp>()[0], &thenFn, "then", &elseFn, "else")));
  expectValid();
  EXPECT_EQ(thenFn.getName(), "then");
  EXPECT_THAT(names(thenFn.front()), ElementsAre("u.a", "func.return"));
  EXPECT_THAT(names(elseFn.front()), ElementsAre("func.return"));
  EXPECT_EQ(count("func.call"), 2u);
}

} // namespace
