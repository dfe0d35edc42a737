//===- AnalysisFormsTest.cpp - Anchors, call edges, slice walks, liveness -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/SCF.h"
#include "runtime/analysis/CallGraph.h"
#include "runtime/analysis/LivenessAnalysis.h"
#include "runtime/analysis/SliceWalk.h"
#include "runtime/analysis/StridedMetadataRangeAnalysis.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "tests/unit/runtime/analysis/DenseTestBase.h"
#include "llvm/ADT/SCCIterator.h"

#include "tests/support/ParsedIRTest.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

class AnalysisFormsTest : public ParsedIRTest<DenseTestBase> {
protected:
  AnalysisFormsTest() { context.loadDialect<scf::SCFDialect>(); }
};

//===----------------------------------------------------------------------===//
// Anchors
//===----------------------------------------------------------------------===//

class PairAnchor : public GenericLatticeAnchorBase<PairAnchor, std::pair<Operation *, int>> {
public:
  using Base::Base;
  Location getLoc() const override { return getValue().first->getLoc(); }
  void print(llvm::raw_ostream &os) const override { os << "pair " << getValue().second; }
};

TEST_F(AnalysisFormsTest, SolverUniquesGenericAnchors) {
  Operation *op = add(top(), "t.a");
  DataFlowSolver solver;
  auto *one = solver.getLatticeAnchor<PairAnchor>(op, 1);
  EXPECT_EQ(one, solver.getLatticeAnchor<PairAnchor>(op, 1));
  EXPECT_NE(one, solver.getLatticeAnchor<PairAnchor>(op, 2));
  LatticeAnchor anchor(one);
  EXPECT_TRUE(llvm::isa<GenericLatticeAnchor *>(anchor));
  EXPECT_FALSE(llvm::isa<Value>(anchor));
  EXPECT_TRUE(llvm::isa<PairAnchor>(llvm::cast<GenericLatticeAnchor *>(anchor)));
  std::string text;
  llvm::raw_string_ostream(text) << anchor;
  EXPECT_EQ(text, "pair 1");
  EXPECT_EQ(anchor.getLoc(), op->getLoc());
}

TEST_F(AnalysisFormsTest, EquivalentAnchorsShareStates) {
  Operation *a = add(top(), "t.a"), *b = add(top(), "t.b");
  DataFlowSolver solver;
  ProgramPoint *first = solver.getProgramPointBefore(a), *second = solver.getProgramPointBefore(b);
  solver.unionLatticeAnchors<Marks>(first, second);
  Marks *state = solver.getOrCreateState<Marks>(first);
  EXPECT_EQ(solver.getOrCreateState<Marks>(second), state);
  EXPECT_TRUE(solver.isEquivalent<Marks>(first, second));
  EXPECT_FALSE(solver.isEquivalent<Executable>(first, second));
  // Erasing the state of one of two equivalent anchors keeps the state of the other anchor.
  state->words.insert("kept");
  solver.eraseState(first);
  ASSERT_TRUE(solver.lookupState<Marks>(second));
  EXPECT_THAT(solver.lookupState<Marks>(second)->words, ElementsAre("kept"));
  EXPECT_FALSE(solver.lookupState<Marks>(first));
}

TEST_F(AnalysisFormsTest, ProgramPointsAreBlockPositions) {
  Operation *a = add(top(), "t.a");
  ProgramPoint before(a->getBlock(), a->getIterator()), end(a->getBlock(), a->getBlock()->end()), null;
  EXPECT_EQ(before.getNextOp(), a);
  EXPECT_EQ(end.getPrevOp(), a);
  EXPECT_TRUE(end.isBlockEnd());
  EXPECT_EQ(end.getPoint(), a->getBlock()->end());
  EXPECT_TRUE(null.isNull());
  EXPECT_FALSE(before == end);
}

//===----------------------------------------------------------------------===//
// Transfer functions of dense forward analyses
//===----------------------------------------------------------------------===//

/// Adds a mark for each call edge and region branch edge whose transfer function is called.
class EdgeAnalysis : public DenseForwardDataFlowAnalysis<Marks> {
public:
  using DenseForwardDataFlowAnalysis::DenseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Marks &before, Marks *after) override {
    propagateIfChanged(after, after->addWith(before, op));
    return success();
  }
  void setToEntryState(Marks *state) override { propagateIfChanged(state, state->add({"unknown"})); }
  void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action, const Marks &before,
                                    Marks *after) override {
    const char *names[] = {"enter", "exit", "external"};
    propagateIfChanged(after, after->add({names[static_cast<int>(action)]}));
    DenseForwardDataFlowAnalysis::visitCallControlFlowTransfer(call, action, before, after);
  }
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch, std::optional<unsigned> from,
                                            std::optional<unsigned> to, const Marks &before,
                                            Marks *after) override {
    auto name = [](std::optional<unsigned> region) { return region ? std::to_string(*region) : "op"; };
    propagateIfChanged(after, after->add({name(from) + "->" + name(to)}));
    DenseForwardDataFlowAnalysis::visitRegionBranchControlFlowTransfer(branch, from, to, before, after);
  }
};

TEST_F(AnalysisFormsTest, ForwardTransferFunctionsSeeEachKindOfEdge) {
  auto marksOf = [&](llvm::StringRef text) {
    std::set<std::string> marks;
    EXPECT_TRUE(succeeded(run<EdgeAnalysis>(text, {}, "end", &DataFlowSolver::getProgramPointBefore, marks)));
    return marks;
  };
  EXPECT_THAT(marksOf(R"(
    func.func private @g() { return }
    func.func private @f() { call @g() : () -> () "t.op"() {end} : () -> () return }
    func.func @main() { call @f() : () -> () return })"),
              ElementsAre("enter", "exit", "unknown"));
  EXPECT_THAT(marksOf(R"(
    func.func private @out()
    func.func @main() { call @out() : () -> () "t.op"() {end} : () -> () return })"),
              ElementsAre("external", "unknown"));
  EXPECT_THAT(marksOf(R"(
    func.func @main(%c: i1) {
      scf.if %c { "t.op"() : () -> () }
      "t.op"() {end} : () -> ()
      return
    })"),
              ElementsAre("0->op", "op->0", "op->op", "unknown"));
}

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

TEST_F(AnalysisFormsTest, LivenessFollowsUsesWithEffects) {
  parse(R"(
    func.func @f(%c: i1, %lb: index, %ub: index, %step: index) {
      %used = arith.constant {used} 1 : i32
      %dead = arith.constant {dead} 2 : i32
      %sum = arith.addi %used, %used : i32
      %unused = arith.addi %dead, %dead : i32
      "u.effect"(%sum) : (i32) -> ()
      %bound = arith.constant {bound} 4 : index
      scf.for %i = %lb to %bound step %step { "u.effect"(%i) : (index) -> () }
      return
    })");
  RunLivenessAnalysis liveness(module->getOperation());
  EXPECT_TRUE(liveness.getLiveness(at("used")->getResult(0))->isLive);
  EXPECT_FALSE(liveness.getLiveness(at("dead")->getResult(0))->isLive);
  EXPECT_TRUE(liveness.getLiveness(at("bound")->getResult(0))->isLive);
}

//===----------------------------------------------------------------------===//
// Strided metadata
//===----------------------------------------------------------------------===//

TEST_F(AnalysisFormsTest, StridedMetadataStartsWithTheRangesOfTheType) {
  parse(R"(func.func @f(%m: memref<2x?xf32, strided<[8, 1], offset: ?>>) { return })");
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<StridedMetadataRangeAnalysis>();
  ASSERT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
  Operation *function = &module->getBody()->front();
  const auto *state = solver.lookupState<StridedMetadataRangeLattice>(function->getRegion(0).getArgument(0));
  ASSERT_TRUE(state);
  const StridedMetadataRange &ranges = state->getValue();
  ASSERT_EQ(ranges.getSizes().size(), 2u);
  EXPECT_EQ(ranges.getSizes()[0].getConstantValue()->getSExtValue(), 2);
  EXPECT_FALSE(ranges.getSizes()[1].getConstantValue());
  EXPECT_EQ(ranges.getStrides()[0].getConstantValue()->getSExtValue(), 8);
  EXPECT_FALSE(ranges.getOffsets()[0].getConstantValue());
}

//===----------------------------------------------------------------------===//
// Call graphs and walks over values
//===----------------------------------------------------------------------===//

TEST_F(AnalysisFormsTest, CallGraphHasEdgesOfThreeKinds) {
  parse(R"(
    func.func @a() { call @b() : () -> () return }
    func.func private @b() { call @b() : () -> () return })");
  CallGraph graph(module->getOperation());
  CallGraphNode *a = graph.getNodes()[0], *b = graph.getNodes()[1];
  std::vector<CallGraphNode *> roots;
  for (const CallGraphNode::Edge &edge : *graph.getExternalCallerNode()) {
    EXPECT_TRUE(edge.isAbstract());
    roots.push_back(edge.getTarget());
  }
  EXPECT_THAT(roots, ElementsAre(a, b));
  EXPECT_TRUE(a->begin()->isCall());
  unsigned count = 0;
  const CallGraph &view = graph;
  for (auto it = llvm::scc_begin(&view); !it.isAtEnd(); ++it)
    count += it->size();
  EXPECT_EQ(count, 3u); // The two callables and the node of external callers.

  Region extra;
  CallGraphNode *child = graph.getOrAddNode(&extra, a);
  EXPECT_TRUE(a->hasChildren());
  EXPECT_EQ(graph.getOrAddNode(&extra, nullptr), child);
  graph.eraseNode(child);
  graph.eraseNode(b);
  EXPECT_FALSE(a->hasChildren());
  EXPECT_TRUE(a->getCallees().empty());
  EXPECT_EQ(graph.size(), 1u);
}

TEST_F(AnalysisFormsTest, ControlFlowPredecessorsAreForwardedValues) {
  parse(R"(
    func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
      %r = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 } {branch}
      cf.br ^next(%r : i32)
    ^next(%z: i32):
      return {last} %z : i32
    })");
  Block &entry = module->getBody()->front().getRegion(0).front();
  Value x = entry.getArgument(1), y = entry.getArgument(2), result = at("branch")->getResult(0);
  EXPECT_THAT(*getControlFlowPredecessors(result), UnorderedElementsAre(x, y));
  EXPECT_THAT(*getControlFlowPredecessors(at("last")->getOperand(0)), ElementsAre(result));
  EXPECT_FALSE(getControlFlowPredecessors(x));

  std::vector<Value> visited;
  WalkContinuation end = walkSlice(at("last")->getOperands(), [&](Value value) {
    visited.push_back(value);
    if (std::optional<llvm::SmallVector<Value>> sources = getControlFlowPredecessors(value))
      return WalkContinuation::advanceTo(*sources);
    return WalkContinuation::skip();
  });
  EXPECT_TRUE(end.wasSkipped());
  EXPECT_EQ(visited.size(), 4u);
  EXPECT_TRUE(walkSlice(result, [&](Value) -> WalkContinuation {
                return at("branch")->emitError("unexpected");
              }).wasInterrupted());
}

} // namespace
