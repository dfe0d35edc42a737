//===- BackwardTest.cpp - Backward sparse analysis ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/asm/Parser.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;

namespace {

/// A lattice element: whether an op with effects depends on the value.
struct Needed {
  bool yes = false;
  bool operator==(const Needed &other) const { return yes == other.yes; }
  static Needed meet(const Needed &a, const Needed &b) { return {a.yes || b.yes}; }
  void print(llvm::raw_ostream &os) const { os << (yes ? "needed" : "not needed"); }
};

class NeedAnalysis : public SparseBackwardDataFlowAnalysis<Lattice<Needed>> {
public:
  using SparseBackwardDataFlowAnalysis::SparseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<Lattice<Needed> *> operands,
                               llvm::ArrayRef<const Lattice<Needed> *> results) override {
    bool isNeeded = !isMemoryEffectFree(op) || llvm::any_of(results, [](const Lattice<Needed> *result) {
      return result->getValue().yes;
    });
    if (isNeeded)
      for (Lattice<Needed> *operand : operands)
        setToExitState(operand);
    return success();
  }
  void visitBranchOperand(OpOperand &operand) override { setToExitState(getLatticeElement(operand.get())); }
  void visitCallOperand(OpOperand &operand) override { setToExitState(getLatticeElement(operand.get())); }
  void setToExitState(Lattice<Needed> *lattice) override {
    propagateIfChanged(lattice, lattice->meet(Needed{true}));
  }
};

class BackwardTest : public IRTest {
protected:
  BackwardTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// Returns, for each op with an attribute `n`, the attribute and whether the first result of the op is
  /// needed.
  std::map<std::string, bool> needs(llvm::StringRef text) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    DataFlowSolver solver;
    SymbolTableCollection symbolTables;
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    solver.load<NeedAnalysis>(symbolTables);
    EXPECT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
    std::map<std::string, bool> result;
    module->getOperation()->walk([&](Operation *op) {
      if (auto name = op->getAttrOfType<StringAttr>("n")) {
        const auto *state = solver.lookupState<Lattice<Needed>>(op->getResult(0));
        result[name.getValue().str()] = state && state->getValue().yes;
      }
    });
    return result;
  }
};

TEST_F(BackwardTest, PropagatesThroughBranchesRegionsAndLoops) {
  std::map<std::string, bool> expected = {{"a", true}, {"b", false}, {"c", true}, {"d", false}, {"e", true}};
  EXPECT_EQ(needs(R"(
    func.func @f(%x: i32, %cond: i1) {
      %a = arith.addi %x, %x {n = "a"} : i32
      %b = arith.addi %x, %x {n = "b"} : i32
      %c = arith.addi %x, %x {n = "c"} : i32
      %d = arith.addi %x, %x {n = "d"} : i32
      %e = arith.andi %cond, %cond {n = "e"} : i1
      %r:2 = flow.loop %a, %b : i32, i32 -> i32, i32 {
      ^bb0(%p: i32, %q: i32):
        flow.yield %p, %q : i32, i32
      }
      %s = flow.if %e -> i32 { flow.yield %c : i32 } else { flow.yield %x : i32 }
      cf.br ^next(%s, %d : i32, i32)
    ^next(%u: i32, %v: i32):
      "t.op"(%r#0, %u) : (i32, i32) -> ()
      return
    }
  )"),
            expected);
}

TEST_F(BackwardTest, PropagatesThroughCalls) {
  std::map<std::string, bool> expected = {{"given", true}, {"unused", false}, {"made", true},
                                          {"lost", false}, {"outside", true}, {"public", true}};
  EXPECT_EQ(needs(R"(
    func.func private @g(%x: i32, %y: i32) -> (i32, i32) {
      %made = arith.addi %x, %x {n = "made"} : i32
      %lost = arith.muli %x, %x {n = "lost"} : i32
      return %made, %lost : i32, i32
    }
    func.func private @elsewhere(i32)
    func.func @f(%x: i32) -> i32 {
      %given = arith.addi %x, %x {n = "given"} : i32
      %unused = arith.addi %x, %x {n = "unused"} : i32
      %outside = arith.addi %x, %x {n = "outside"} : i32
      %public = arith.addi %x, %x {n = "public"} : i32
      %r:2 = call @g(%given, %unused) : (i32, i32) -> (i32, i32)
      "t.op"(%r#0) : (i32) -> ()
      call @elsewhere(%outside) : (i32) -> ()
      return %public : i32
    }
  )"),
            expected);
}

} // namespace
