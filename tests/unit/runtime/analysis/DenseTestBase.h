//===- DenseTestBase.h - Fixture for dense analyses -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state and the fixture that the tests of forward and backward dense analyses share. A state is the set
// of the `mark` attributes of ops that execution may pass.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_ANALYSIS_DENSETESTBASE_H
#define STRATA_TESTS_UNIT_RUNTIME_ANALYSIS_DENSETESTBASE_H

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

namespace mlir::test {

/// A set of marks; join and meet are both the union.
class Marks : public dataflow::AbstractDenseLattice {
public:
  using AbstractDenseLattice::AbstractDenseLattice;
  ChangeResult join(const AbstractDenseLattice &other) override {
    return add(static_cast<const Marks &>(other).words);
  }
  ChangeResult meet(const AbstractDenseLattice &other) override {
    return add(static_cast<const Marks &>(other).words);
  }
  ChangeResult add(const std::set<std::string> &more) {
    size_t before = words.size();
    words.insert(more.begin(), more.end());
    return changeIf(words.size() != before);
  }
  /// Adds the marks of `from`, and the mark of `op` if it has one.
  ChangeResult addWith(const Marks &from, Operation *op) {
    std::set<std::string> all = from.words;
    if (auto mark = op->getAttrOfType<StringAttr>("mark"))
      all.insert(mark.getValue().str());
    return add(all);
  }
  void print(llvm::raw_ostream &os) const override { llvm::interleaveComma(words, os); }
  std::set<std::string> words;
};

class DenseTestBase : public IRTest {
protected:
  DenseTestBase() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// Parses `text` and runs DeadCodeAnalysis, SparseConstantPropagation and `AnalysisT` on it. Returns the
  /// result of the run and stores in `marks` the state at the point that `getPoint` returns for the op with
  /// `attribute`.
  template <typename AnalysisT, typename... Args>
  LogicalResult run(llvm::StringRef text, const DataFlowConfig &config, llvm::StringRef attribute,
                    ProgramPoint *(DataFlowSolver::*getPoint)(Operation *), std::set<std::string> &marks,
                    Args &&...args) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    DataFlowSolver solver(config);
    solver.load<dataflow::DeadCodeAnalysis>();
    solver.load<dataflow::SparseConstantPropagation>();
    solver.load<AnalysisT>(std::forward<Args>(args)...);
    if (failed(solver.initializeAndRun(module->getOperation())))
      return failure();
    module->getOperation()->walk([&](Operation *op) {
      if (op->hasAttr(attribute))
        if (const auto *state = solver.lookupState<Marks>((solver.*getPoint)(op)))
          marks = state->words;
    });
    return success();
  }
};

} // namespace mlir::test

#endif // STRATA_TESTS_UNIT_RUNTIME_ANALYSIS_DENSETESTBASE_H
