//===- DenseBackwardTest.cpp - Backward dense analysis --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseBackwardAnalysis.h"
#include "tests/unit/runtime/analysis/DenseTestBase.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;
using ::testing::ElementsAre;

namespace {

/// Collects the marks of ops that may execute after a point, and "out" if control may leave the analyzed op.
class MarkAnalysis : public DenseBackwardDataFlowAnalysis<Marks> {
public:
  using DenseBackwardDataFlowAnalysis::DenseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Marks &after, Marks *before) override {
    if (op->hasAttr("refuse"))
      return failure();
    propagateIfChanged(before, before->addWith(after, op));
    return success();
  }
  void setToExitState(Marks *lattice) override { propagateIfChanged(lattice, lattice->add({"out"})); }
};

/// Adds a mark for each kind of edge whose transfer function is called.
class EdgeAnalysis : public MarkAnalysis {
public:
  using MarkAnalysis::MarkAnalysis;
  void visitBlockTransfer(Block *, ProgramPoint *, Block *, const Marks &after, Marks *before) override {
    addTo(before, after, "block");
  }
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface, RegionBranchPoint from,
                                            RegionSuccessor to, const Marks &after, Marks *before) override {
    addTo(before, after, from.isParent() ? "enter" : to.isParent() ? "leave" : "again");
  }
  void visitCallControlFlowTransfer(CallOpInterface, CallControlFlowAction action, const Marks &after,
                                    Marks *before) override {
    addTo(before, after,
          action == CallControlFlowAction::EnterCallee  ? "call"
          : action == CallControlFlowAction::ExitCallee ? "return"
                                                        : "external");
  }

private:
  void addTo(Marks *before, const Marks &after, llvm::StringRef word) {
    propagateIfChanged(before, before->meet(after) | before->add({word.str()}));
  }
};

class DenseBackwardTest : public DenseTestBase {
protected:
  /// Returns the marks after the op with the attribute `start`.
  template <typename AnalysisT = MarkAnalysis>
  std::set<std::string> marks(llvm::StringRef text, bool isInterprocedural = true) {
    std::set<std::string> result;
    SymbolTableCollection symbolTables;
    EXPECT_TRUE(
        succeeded(run<AnalysisT>(text, DataFlowConfig().setInterprocedural(isInterprocedural), "start",
                                 &DataFlowSolver::getProgramPointAfter, result, symbolTables)));
    return result;
  }
};

TEST_F(DenseBackwardTest, MeetsReachableSuccessors) {
  EXPECT_THAT(marks(R"(
    func.func @f(%c: i1) {
      %no = arith.constant false
      "u.a"() {start} : () -> ()
      cf.cond_br %c, ^yes, ^end
    ^yes:
      "u.b"() {mark = "yes"} : () -> ()
      cf.cond_br %no, ^dead, ^end
    ^dead:
      "u.c"() {mark = "dead"} : () -> ()
      cf.br ^end
    ^end:
      "u.d"() {mark = "end"} : () -> ()
      return
    })"),
              ElementsAre("end", "out", "yes"));
}

TEST_F(DenseBackwardTest, EarlierOpsCountOnlyInLoops) {
  EXPECT_THAT(marks(R"(
    func.func @f() {
      "u.a"() {mark = "before"} : () -> ()
      flow.loop {
        "u.b"() {mark = "first"} : () -> ()
        "u.c"() {start} : () -> ()
        flow.yield
      }
      "u.d"() {mark = "behind"} : () -> ()
      return
    })"),
              ElementsAre("behind", "first", "out"));
}

TEST_F(DenseBackwardTest, MeetsAllRegions) {
  EXPECT_THAT(marks(R"(
    func.func @f(%c: i1) {
      "u.a"() {start} : () -> ()
      flow.if %c {
        "u.b"() {mark = "yes"} : () -> ()
        flow.yield
      } else {
        "u.c"() {mark = "no"} : () -> ()
        flow.yield
      }
      return
    })"),
              ElementsAre("no", "out", "yes"));
}

constexpr llvm::StringLiteral kCalls = R"(
    func.func @f() {
      "u.a"() {start} : () -> ()
      call @g() : () -> ()
      "u.b"() {mark = "behind"} : () -> ()
      return
    }
    func.func private @g() {
      "u.c"() {mark = "inside"} : () -> ()
      return
    })";

TEST_F(DenseBackwardTest, PropagatesThroughCallees) {
  EXPECT_THAT(marks(kCalls), ElementsAre("behind", "inside", "out"));
  EXPECT_THAT(marks(kCalls, /*isInterprocedural=*/false), ElementsAre("behind", "out"));
}

TEST_F(DenseBackwardTest, UnknownCallersGiveTheExitState) {
  EXPECT_THAT(marks(R"(
    func.func private @unknown()
    func.func @f() {
      "u.a"() {start} : () -> ()
      call @unknown() : () -> ()
      "u.b"() {mark = "behind"} : () -> ()
      "u.endless"() ({
      ^bb0:
        "u.c"() {mark = "nested"} : () -> ()
      }) : () -> ()
      cf.br ^bb1
    ^bb1:
      cf.br ^bb1
    })"),
              ElementsAre("behind", "out"));
}

TEST_F(DenseBackwardTest, EdgeTransferFunctionsAreCalled) {
  EXPECT_THAT(marks<EdgeAnalysis>(kCalls), ElementsAre("behind", "call", "inside", "out", "return"));
  EXPECT_THAT(marks<EdgeAnalysis>(kCalls, /*isInterprocedural=*/false),
              ElementsAre("behind", "external", "out"));
  EXPECT_THAT(marks<EdgeAnalysis>(R"(
    func.func @f() {
      "u.a"() {start} : () -> ()
      cf.br ^bb1
    ^bb1:
      flow.loop {
        flow.yield
      }
      return
    })"),
              ElementsAre("again", "block", "enter", "leave", "out"));
}

TEST_F(DenseBackwardTest, FailuresArePropagated) {
  std::set<std::string> result;
  SymbolTableCollection symbolTables;
  EXPECT_TRUE(failed(run<MarkAnalysis>(R"("u.a"() {refuse} : () -> ())", {}, "start",
                                       &DataFlowSolver::getProgramPointAfter, result, symbolTables)));
}

} // namespace
