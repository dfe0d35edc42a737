//===- RegionBranchTest.cpp - Region control flow, loops, effects --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::test;
using namespace flow;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class RegionBranchTest : public IRTest {
protected:
  RegionBranchTest() { context.loadDialect<FlowDialect>(); }
  void parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context, /*verifyAfterParse=*/false));
    ASSERT_TRUE(module);
  }
  template <typename OpT>
  OpT find() {
    OpT found;
    module->getOperation()->walk([&](OpT op) { found = op; });
    return found;
  }
  static std::vector<std::string> text(llvm::ArrayRef<RegionSuccessor> successors) {
    std::vector<std::string> result;
    for (const RegionSuccessor &each : successors) {
      result.emplace_back();
      llvm::raw_string_ostream(result.back()) << each << '/' << each.getSuccessorInputs().size();
    }
    return result;
  }
  OwningOpRef<ModuleOp> module;
};

constexpr llvm::StringLiteral choice = R"(
  %c, %x, %y = "t.op"() : () -> (i1, i32, i32)
  %r = flow.if %c -> i32 { flow.yield %x : i32 } else { flow.yield %y : i32 }
)";
constexpr llvm::StringLiteral loop = R"(
  %x, %y = "t.op"() : () -> (i32, i64)
  %r:2 = flow.loop %x, %y : i32, i64 -> i32, i64 {
  ^bb0(%a: i32, %b: i64):
    %inner = "t.op"(%a) : (i32) -> i32
    flow.yield %inner, %b : i32, i64
  }
)";

TEST_F(RegionBranchTest, EdgesStartAtTheOpAndAtTerminators) {
  parse(choice);
  RegionBranchOpInterface branch = find<IfOp>();
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  EXPECT_THAT(text(successors), ElementsAre("Region #0/0", "Region #1/0"));
  successors.clear();
  branch.getSuccessorRegions(branch->getRegion(1), successors);
  EXPECT_THAT(text(successors), ElementsAre("parent/1"));
  EXPECT_EQ(branch.getAllRegionBranchPoints().size(), 3u);
  Block &yes = branch->getRegion(0).front();
  auto yield = llvm::cast<RegionBranchTerminatorOpInterface>(&yes.back());
  successors.clear();
  yield.getSuccessorRegions({}, successors);
  EXPECT_THAT(text(successors), ElementsAre("parent/1"));
  EXPECT_EQ(yield.getMutableSuccessorOperands(successors[0]).size(), 1u);
}

TEST_F(RegionBranchTest, ConstantOperandsRestrictTheSuccessors) {
  parse(choice);
  RegionBranchOpInterface branch = find<IfOp>();
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getEntrySuccessorRegions({IntegerAttr::get(i1, 0)}, successors);
  EXPECT_THAT(text(successors), ElementsAre("Region #1/0"));
  llvm::SmallVector<InvocationBounds> bounds;
  branch.getRegionInvocationBounds({IntegerAttr::get(i1, 0)}, bounds);
  EXPECT_EQ(bounds[0].getUpperBound(), 0u);
  EXPECT_EQ(bounds[1].getLowerBound(), 1u);
  parse(loop);
  bounds.clear();
  RegionBranchOpInterface(find<LoopOp>()).getRegionInvocationBounds({}, bounds);
  EXPECT_EQ(bounds.size(), 1u);
  EXPECT_EQ(bounds[0].getUpperBound(), std::nullopt);
}

TEST_F(RegionBranchTest, PredecessorsAndTheirForwardedValues) {
  parse(choice);
  RegionBranchOpInterface branch = find<IfOp>();
  RegionSuccessor out(branch, branch->getResults());
  llvm::SmallVector<RegionBranchPoint> predecessors;
  branch.getPredecessors(out, predecessors);
  EXPECT_EQ(predecessors.size(), 2u);
  llvm::SmallVector<Value> values;
  branch.getPredecessorValues(out, 0, values);
  Operation *source = &module->getOperation()->getRegion(0).front().front();
  EXPECT_THAT(values, ElementsAre(Value(source->getResult(1)), Value(source->getResult(2))));
}

TEST_F(RegionBranchTest, RegionCyclesAreLoops) {
  parse(choice);
  EXPECT_FALSE(RegionBranchOpInterface(find<IfOp>()).hasLoop());
  EXPECT_FALSE(RegionBranchOpInterface(find<IfOp>()).isRepetitiveRegion(0));
  Block *yes = &find<IfOp>().getYes().front(), *no = &find<IfOp>().getNo().front();
  EXPECT_FALSE(mayRunRepeatedly(yes));
  EXPECT_TRUE(insideMutuallyExclusiveRegions(&yes->back(), &no->back()));
  EXPECT_FALSE(insideMutuallyExclusiveRegions(&yes->back(), &yes->back()));
  parse(loop);
  RegionBranchOpInterface branch = find<LoopOp>();
  EXPECT_TRUE(branch.hasLoop());
  EXPECT_TRUE(branch.isRepetitiveRegion(0));
  Block *body = &branch->getRegion(0).front();
  EXPECT_TRUE(mayRunRepeatedly(body));
  EXPECT_EQ(getEnclosingRepetitiveRegion(&body->front()), &branch->getRegion(0));
  EXPECT_EQ(getEnclosingRepetitiveRegion(branch), nullptr);
}

TEST_F(RegionBranchTest, ForwardedOperandsMapToSuccessorInputs) {
  parse(loop);
  LoopOp op = find<LoopOp>();
  RegionBranchSuccessorMapping forward;
  RegionBranchOpInterface(op).getSuccessorOperandInputMapping(forward);
  EXPECT_EQ(forward.size(), 4u);
  EXPECT_THAT(forward[&op->getOpOperand(0)],
              ElementsAre(Value(op.getBody().getArgument(0)), Value(op->getResult(0))));
  RegionBranchInverseSuccessorMapping backward;
  RegionBranchOpInterface(op).getSuccessorInputOperandMapping(backward);
  Operation *yield = &op.getBody().front().back();
  EXPECT_THAT(backward[op->getResult(1)], ElementsAre(&op->getOpOperand(1), &yield->getOpOperand(1)));
}

TEST_F(RegionBranchTest, EveryEdgeIsVerified) {
  parse(choice);
  EXPECT_THAT(verifyMessages(find<IfOp>()), IsEmpty());
  Operation *yield = &find<IfOp>().getNo().front().back();
  yield->setOperands({});
  EXPECT_THAT(
      verifyMessages(find<IfOp>()),
      ElementsAre("error: 'flow.if' op along control flow edge from Operation flow.yield to parent: region "
                  "branch point has 0 operands, but region successor needs 1 inputs",
                  "note: region branch point"));
  yield->setOperands(ValueRange(Value(find<IfOp>()->getOperand(0))));
  EXPECT_THAT(
      verifyMessages(find<IfOp>()),
      ElementsAre(
          "error: 'flow.if' op along control flow edge from Operation flow.yield to parent: successor "
          "operand type #0 'i1' should match successor input type #0 'i32'",
          "note: region branch point"));
}

TEST_F(RegionBranchTest, RegionBranchTerminatorMustBeATerminator) {
  EXPECT_THAT(verifyMessages(own(make("flow.no_end"))),
              ElementsAre("error: 'flow.no_end' op implements RegionBranchTerminatorOpInterface but is not a "
                          "terminator"));
}

TEST_F(RegionBranchTest, LoopCarriedValuesAreTied) {
  parse(loop);
  LoopOp op = find<LoopOp>();
  LoopLikeOpInterface view = op;
  BlockArgument second = op.getBody().getArgument(1);
  EXPECT_EQ(view.getTiedLoopInit(second), &op->getOpOperand(1));
  EXPECT_EQ(view.getTiedLoopInit(op->getResult(0)), &op->getOpOperand(0));
  EXPECT_EQ(view.getTiedLoopRegionIterArg(&op->getOpOperand(1)), second);
  EXPECT_EQ(view.getTiedLoopRegionIterArg(op->getResult(1)), second);
  EXPECT_EQ(view.getTiedLoopResult(second), op->getResult(1));
  EXPECT_EQ(view.getTiedLoopYieldedValue(second), &op.getBody().front().back().getOpOperand(1));
  // An operand of the terminator is not an init operand of the loop.
  EXPECT_EQ(view.getTiedLoopResult(&op.getBody().front().back().getOpOperand(0)), OpResult());
}

TEST_F(RegionBranchTest, ValuesAndBlocksOutsideOfALoop) {
  parse(loop);
  LoopLikeOpInterface view = find<LoopOp>();
  Block &body = view->getRegion(0).front();
  EXPECT_TRUE(view.isDefinedOutsideOfLoop(view->getOperand(0)));
  EXPECT_TRUE(view.isDefinedOutsideOfLoop(view->getResult(0)));
  EXPECT_FALSE(view.isDefinedOutsideOfLoop(body.getArgument(0)));
  EXPECT_FALSE(view.isDefinedOutsideOfLoop(body.front().getResult(0)));
  EXPECT_TRUE(LoopLikeOpInterface::blockIsInLoop(&body));
  EXPECT_FALSE(LoopLikeOpInterface::blockIsInLoop(view->getBlock()));
  view.moveOutOfLoop(&body.front());
  EXPECT_EQ(body.getOperations().size(), 1u);
}

TEST_F(RegionBranchTest, LoopCarriedListsAreVerified) {
  parse(loop);
  Operation *op = find<LoopOp>();
  EXPECT_THAT(verifyMessages(op), IsEmpty());
  Operation *yield = &op->getRegion(0).front().back();
  Value a = yield->getOperand(0), b = yield->getOperand(1);
  auto first = [&] { return verifyMessages(op).at(0); };
  op->setOperands(ValueRange(op->getOperand(0)));
  EXPECT_EQ(
      first(),
      "error: 'flow.loop' op along control flow edge from parent to Region #0: region branch point has 1 "
      "operands, but region successor needs 2 inputs");
  EXPECT_TRUE(failed(detail::verifyLoopLikeOp(op)));
  EXPECT_EQ(messages.front(), "error: 'flow.loop' op different number of inits and region iter_args: 1 != 2");
  messages.clear();
  parse(loop);
  op = find<LoopOp>();
  yield = &op->getRegion(0).front().back();
  a = yield->getOperand(0);
  b = yield->getOperand(1);
  yield->setOperands(ValueRange({b, a}));
  EXPECT_TRUE(failed(detail::verifyLoopLikeOp(op)));
  EXPECT_EQ(messages.front(),
            "error: 'flow.loop' op 0-th region iter_arg and 0-th yielded value have different type: "
            "'i32' != 'i64'");
}

//===----------------------------------------------------------------------===//
// Memory effects computed by the op class
//===----------------------------------------------------------------------===//

class ComputedEffectsTest : public RegionBranchTest {};

TEST_F(ComputedEffectsTest, OpClassComputesEffects) {
  parse(R"(
    %p = flow.alloc : i32
    flow.touch %p : i32 ["read", "write"]
  )");
  Operation *op = find<TouchOp>();
  auto memory = llvm::cast<MemoryEffectOpInterface>(op);
  EXPECT_TRUE(memory.hasEffect<MemoryEffects::Read>());
  EXPECT_FALSE(memory.hasEffect<MemoryEffects::Free>());
  EXPECT_FALSE(memory.onlyHasEffect<MemoryEffects::Read>());
  EXPECT_EQ(memory.getEffectOnValue<MemoryEffects::Write>(op->getOperand(0))->getValue(), op->getOperand(0));
  EXPECT_TRUE((hasEffect<MemoryEffects::Free, MemoryEffects::Write>(op)));
  EXPECT_FALSE(isMemoryEffectFree(op));
  EXPECT_FALSE(hasUnknownEffects(op));
  op->setAttr("does", builder.getArrayAttr({}));
  EXPECT_TRUE(isMemoryEffectFree(op));
  EXPECT_TRUE(memory.hasNoEffect());
  EXPECT_TRUE(wouldOpBeTriviallyDead(op));
  op->setAttr("does", builder.getStrArrayAttr({"read"}));
  EXPECT_TRUE(wouldOpBeTriviallyDead(op));
  op->setAttr("does", builder.getStrArrayAttr({"allocate"}));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op)); // The allocation is not of a result of the op.
}

TEST_F(ComputedEffectsTest, DeclaredEffectsAreListedByTheInterface) {
  parse(R"(
    %p = flow.alloc : i32
    %x = flow.load %p : i32 -> i64
  )");
  Operation *alloc = find<AllocOp>(), *load = find<LoadOp>();
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  llvm::cast<MemoryEffectOpInterface>(alloc).getEffects(effects);
  ASSERT_EQ(effects.size(), 1u);
  EXPECT_TRUE(llvm::isa<MemoryEffects::Allocate>(effects[0].getEffect()));
  EXPECT_EQ(effects[0].getValue(), alloc->getResult(0));
  EXPECT_EQ(effects[0].getResource(), SideEffects::DefaultResource::get());
  effects.clear();
  llvm::cast<MemoryEffectOpInterface>(load).getEffectsOnValue(alloc->getResult(0), effects);
  ASSERT_EQ(effects.size(), 1u);
  EXPECT_EQ(effects[0].getEffectValue<OpOperand *>(), &load->getOpOperand(0));
  EXPECT_FALSE(llvm::isa<MemoryEffectOpInterface>(own(make("t.op"))));
  EXPECT_TRUE(hasUnknownEffects(own(make("t.op"))));
}

TEST_F(ComputedEffectsTest, RecursiveEffectsIncludeNestedOps) {
  parse(R"(
    %c, %p = "t.op"() : () -> (i1, i32)
    flow.if %c { flow.touch %p : i32 ["read"] flow.yield } else { flow.yield }
  )");
  Operation *op = find<IfOp>();
  EXPECT_EQ(getEffectsRecursively(op)->size(), 1u);
  EXPECT_TRUE(hasOnlyEffect(op, EffectKind::Read));
  OpBuilder(&op->getRegion(1).front().back()).clone(*own(make("t.a")));
  EXPECT_FALSE(getEffectsRecursively(op).has_value());
}

TEST_F(ComputedEffectsTest, ResourcesAreUniquedByName) {
  EXPECT_EQ(SideEffects::Resource::getNamed("<Default>"), SideEffects::DefaultResource::get());
  EXPECT_EQ(SideEffects::Resource::getNamed("Mine"), SideEffects::Resource::getNamed("Mine"));
  EXPECT_NE(SideEffects::Resource::getNamed("Mine"), SideEffects::Resource::getNamed("Other"));
  EXPECT_EQ(SideEffects::Resource::getNamed("Mine")->getName(), "Mine");
}

} // namespace
