//===- DenseTest.cpp - Forward dense analysis -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/analysis/DenseTestBase.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;
using ::testing::ElementsAre;

namespace {

/// Collects the marks of ops that may have executed before a point.
class MarkAnalysis : public DenseForwardDataFlowAnalysis<Marks> {
public:
  using DenseForwardDataFlowAnalysis::DenseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Marks &before, Marks *after) override {
    propagateIfChanged(after, after->addWith(before, op));
    return success();
  }
  void setToEntryState(Marks *) override {}
};

class DenseTest : public DenseTestBase {
protected:
  /// Returns the marks before the op with the attribute `end`.
  std::set<std::string> marks(llvm::StringRef text) {
    std::set<std::string> result;
    EXPECT_TRUE(
        succeeded(run<MarkAnalysis>(text, {}, "end", &DataFlowSolver::getProgramPointBefore, result)));
    return result;
  }
};

TEST_F(DenseTest, JoinsReachablePredecessors) {
  EXPECT_THAT(marks(R"(
    func.func @f(%c: i1) {
      %no = arith.constant false
      "t.op"() {mark = "first"} : () -> ()
      cf.cond_br %c, ^a, ^b
    ^a:
      "t.op"() {mark = "a"} : () -> ()
      cf.cond_br %no, ^never, ^b
    ^never:
      "t.op"() {mark = "never"} : () -> ()
      cf.br ^b
    ^b:
      "t.op"() {end} : () -> ()
      return
    }
  )"),
              ElementsAre("a", "first"));
}

TEST_F(DenseTest, BackEdgesAreJoined) {
  EXPECT_THAT(marks(R"(
    func.func @f(%c: i1) {
      flow.loop {
        "t.op"() {end} : () -> ()
        flow.if %c { "t.op"() {mark = "yes"} : () -> () flow.yield } else { "t.op"() {mark = "no"} : () -> () flow.yield }
        flow.yield
      }
      "t.op"() {mark = "later"} : () -> ()
      return
    }
  )"),
              ElementsAre("no", "yes"));
}

TEST_F(DenseTest, PropagatesThroughCallees) {
  EXPECT_THAT(marks(R"(
    func.func private @g() {
      "t.op"() {mark = "inside"} : () -> ()
      return
    }
    func.func @f() {
      "t.op"() {mark = "before"} : () -> ()
      call @g() : () -> ()
      "t.op"() {end} : () -> ()
      return
    }
  )"),
              ElementsAre("before", "inside"));
}

} // namespace
