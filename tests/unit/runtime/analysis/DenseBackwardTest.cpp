//===- DenseBackwardTest.cpp - What will be needed at points --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/analysis/DenseBackwardAnalysis.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"
#include <set>

using namespace strata;
using namespace strata::test;
using namespace strata::dataflow;
using ::testing::ElementsAre;

namespace {

/// The words of the attributes `mark` of ops that may run later; "out" where control leaves what is looked
/// at.
class Marks : public AbstractDenseLattice {
public:
  using AbstractDenseLattice::AbstractDenseLattice;
  ChangeResult meet(const AbstractDenseLattice &other) override {
    return add(static_cast<const Marks &>(other).words);
  }
  ChangeResult add(const std::set<std::string> &more) {
    size_t before = words.size();
    words.insert(more.begin(), more.end());
    return words.size() == before ? ChangeResult::NoChange : ChangeResult::Change;
  }
  void print(llvm::raw_ostream &os) const override { llvm::interleaveComma(words, os); }
  std::set<std::string> words;
};

class MarkAnalysis : public DenseBackwardDataFlowAnalysis<Marks> {
public:
  using DenseBackwardDataFlowAnalysis::DenseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Marks &after, Marks *before) override {
    if (op->hasAttr("refuse"))
      return failure();
    std::set<std::string> words = after.words;
    if (auto mark = op->getAttrOfType<StringAttr>("mark"))
      words.insert(mark.getValue().str());
    propagateIfChanged(before, before->add(words));
    return success();
  }
  void setToExitState(Marks *lattice) override { propagateIfChanged(lattice, lattice->add({"out"})); }
};

/// Says on which edges it was asked.
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

class DenseBackwardTest : public IRTest {
protected:
  DenseBackwardTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// What may run after the op with the attribute `start`.
  template <typename AnalysisT = MarkAnalysis>
  std::set<std::string> marks(llvm::StringRef text, bool isInterprocedural = true) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    SymbolTableCollection symbolTables;
    DataFlowSolver solver(DataFlowConfig().setInterprocedural(isInterprocedural));
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    solver.load<AnalysisT>(symbolTables);
    EXPECT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
    std::set<std::string> result;
    module->getOperation()->walk([&](Operation *op) {
      if (op->hasAttr("start"))
        if (const auto *state = solver.lookupState<Marks>(solver.getProgramPointAfter(op)))
          result = state->words;
    });
    return result;
  }
};

TEST_F(DenseBackwardTest, BranchesAreMetAndWhatIsNotReachedIsNot) {
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

TEST_F(DenseBackwardTest, WhatRanBeforeDoesNotCountButInALoop) {
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

TEST_F(DenseBackwardTest, AnyOfTheRegionsMayRun) {
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

TEST_F(DenseBackwardTest, CallsLeadThroughWhatIsCalled) {
  EXPECT_THAT(marks(kCalls), ElementsAre("behind", "inside", "out"));
  EXPECT_THAT(marks(kCalls, /*isInterprocedural=*/false), ElementsAre("behind", "out"));
}

TEST_F(DenseBackwardTest, WhatIsCalledFromOutsideMayGoAnywhere) {
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

TEST_F(DenseBackwardTest, EdgesAreAsked) {
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

TEST_F(DenseBackwardTest, AnAnalysisMayFail) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(R"("u.a"() {refuse} : () -> ())", ParserConfig(&context));
  ASSERT_TRUE(module);
  SymbolTableCollection symbolTables;
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<MarkAnalysis>(symbolTables);
  EXPECT_TRUE(failed(solver.initializeAndRun(module->getOperation())));
}

} // namespace
