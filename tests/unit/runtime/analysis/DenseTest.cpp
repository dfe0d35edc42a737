//===- DenseTest.cpp - What is known at points ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/analysis/DenseAnalysis.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"
#include <set>

using namespace strata;
using namespace strata::test;
using namespace strata::dataflow;
using ::testing::ElementsAre;

namespace {

/// The words of the attributes `mark` of ops that may have run.
class Marks : public AbstractDenseLattice {
public:
  using AbstractDenseLattice::AbstractDenseLattice;
  ChangeResult join(const AbstractDenseLattice &other) override {
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

class MarkAnalysis : public DenseForwardDataFlowAnalysis<Marks> {
public:
  using DenseForwardDataFlowAnalysis::DenseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Marks &before, Marks *after) override {
    std::set<std::string> words = before.words;
    if (auto mark = op->getAttrOfType<StringAttr>("mark"))
      words.insert(mark.getValue().str());
    propagateIfChanged(after, after->add(words));
    return success();
  }
  void setToEntryState(Marks *) override {}
};

class DenseTest : public IRTest {
protected:
  DenseTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// What may have run before the op with the attribute `end`.
  std::set<std::string> marks(llvm::StringRef text) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    DataFlowSolver solver;
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    solver.load<MarkAnalysis>();
    EXPECT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
    std::set<std::string> result;
    module->getOperation()->walk([&](Operation *op) {
      if (op->hasAttr("end"))
        if (const auto *state = solver.lookupState<Marks>(solver.getProgramPointBefore(op)))
          result = state->words;
    });
    return result;
  }
};

TEST_F(DenseTest, BranchesAreJoinedAndWhatIsNotReachedIsNot) {
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

TEST_F(DenseTest, LoopsGoRound) {
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

TEST_F(DenseTest, CallsAreEnteredAndLeft) {
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
