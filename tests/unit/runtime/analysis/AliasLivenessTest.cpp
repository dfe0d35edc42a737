//===- AliasLivenessTest.cpp - Aliases, liveness, call graphs -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/AliasAnalysis.h"
#include "runtime/analysis/CallGraph.h"
#include "runtime/analysis/Liveness.h"
#include "tests/support/ParsedIRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

class AliasLivenessTest : public ParsedIRTest<> {
protected:
  AliasLivenessTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  Value operand(unsigned index) { return at("use")->getOperand(index); }
};

TEST_F(AliasLivenessTest, AllocationsDoNotAliasAndViewsMayAlias) {
  parse(R"(
    func.func @f(%arg: i64, %other: i64) {
      %a = flow.alloc : i64
      %b = flow.alloc : i64
      %v = flow.view %a : i64 -> i64
      "t.op"(%a, %b, %v, %arg, %other) {use} : (i64, i64, i64, i64, i64) -> ()
      return
    }
  )");
  AliasAnalysis analysis(module->getOperation());
  EXPECT_TRUE(analysis.alias(operand(0), operand(0)).isMust());
  EXPECT_TRUE(analysis.alias(operand(0), operand(1)).isNo());
  EXPECT_TRUE(analysis.alias(operand(0), operand(2)).isPartial());
  EXPECT_TRUE(analysis.alias(operand(1), operand(2)).isNo());
  EXPECT_TRUE(analysis.alias(operand(0), operand(3)).isNo());
  EXPECT_TRUE(analysis.alias(operand(3), operand(4)).isMay());
}

TEST_F(AliasLivenessTest, AliasAnalysisTracesRegionsAndBranches) {
  parse(R"(
    func.func @f(%c: i1) {
      %a = flow.alloc : i64
      %b = flow.alloc : i64
      %d = flow.alloc : i64
      %r = flow.if %c -> i64 { flow.yield %a : i64 } else { flow.yield %b : i64 }
      %l = flow.loop %a : i64 -> i64 {
      ^bb0(%x: i64):
        flow.yield %x : i64
      }
      cf.br ^next(%a : i64)
    ^next(%p: i64):
      "t.op"(%a, %b, %d, %r, %l, %p) {use} : (i64, i64, i64, i64, i64, i64) -> ()
      return
    }
  )");
  AliasAnalysis analysis(module->getOperation());
  EXPECT_TRUE(analysis.alias(operand(3), operand(0)).isMay());
  EXPECT_TRUE(analysis.alias(operand(3), operand(2)).isNo());
  EXPECT_TRUE(analysis.alias(operand(4), operand(1)).isNo());
  EXPECT_FALSE(analysis.alias(operand(4), operand(0)).isNo());
  EXPECT_TRUE(analysis.alias(operand(5), operand(2)).isNo());
}

TEST_F(AliasLivenessTest, ModRefOfOpsFollowsTheirEffects) {
  parse(R"(
    func.func @f() {
      %a = flow.alloc : i64
      %b = flow.alloc : i64
      %x = flow.load %a {load} : i64 -> i32
      flow.store %x, %a {store} : i32, i64
      "t.op"(%a, %b) {use} : (i64, i64) -> ()
      return
    }
  )");
  AliasAnalysis analysis(module->getOperation());
  EXPECT_EQ(analysis.getModRef(at("load"), operand(0)), ModRefResult::getRef());
  EXPECT_EQ(analysis.getModRef(at("store"), operand(0)), ModRefResult::getMod());
  EXPECT_EQ(analysis.getModRef(at("store"), operand(1)), ModRefResult::getNoModRef());
  EXPECT_EQ(analysis.getModRef(at("use"), operand(0)), ModRefResult::getModAndRef());
}

TEST_F(AliasLivenessTest, AddedImplementationsRefineTheResult) {
  struct AllApart {
    AliasResult alias(Value, Value) { return AliasResult::NoAlias; }
    ModRefResult getModRef(Operation *, Value) { return ModRefResult::getRef(); }
  };
  parse("func.func @f(%a: i64, %b: i64) { \"t.op\"(%a, %b) {use} : (i64, i64) -> () return }");
  AliasAnalysis analysis(module->getOperation());
  EXPECT_TRUE(analysis.alias(operand(0), operand(1)).isMay());
  analysis.addAnalysisImplementation(AllApart());
  EXPECT_TRUE(analysis.alias(operand(0), operand(1)).isNo());
  EXPECT_EQ(analysis.getModRef(at("use"), operand(0)), ModRefResult::getRef());
}

TEST_F(AliasLivenessTest, ValuesLiveFromDefinitionToLastUse) {
  parse(R"(
    func.func @f(%c: i1, %x: i32) {
      %k = arith.addi %x, %x {k} : i32
      cf.cond_br %c, ^a, ^b
    ^a:
      %u = arith.addi %k, %k {u} : i32
      "t.op"(%u) {last} : (i32) -> ()
      cf.br ^b
    ^b:
      "t.op"(%x) {end} : (i32) -> ()
      return
    }
  )");
  Liveness liveness(module->getOperation());
  Block *entry = at("k")->getBlock(), *a = at("u")->getBlock(), *b = at("end")->getBlock();
  Value x = entry->getArgument(1), k = at("k")->getResult(0);
  EXPECT_THAT(liveness.getLiveIn(entry), UnorderedElementsAre());
  EXPECT_THAT(liveness.getLiveOut(entry), UnorderedElementsAre(x, k));
  EXPECT_THAT(liveness.getLiveIn(a), UnorderedElementsAre(x, k));
  EXPECT_THAT(liveness.getLiveOut(a), UnorderedElementsAre(x));
  EXPECT_THAT(liveness.getLiveIn(b), UnorderedElementsAre(x));
  EXPECT_TRUE(liveness.isDeadAfter(k, at("u")));
  EXPECT_FALSE(liveness.isDeadAfter(x, at("u")));
  EXPECT_THAT(liveness.resolveLiveness(at("u")->getResult(0)), ElementsAre(at("u"), at("last")));
}

TEST_F(AliasLivenessTest, AUseInARegionIsAUseByTheParentOp) {
  parse(R"(
    func.func @f(%x: i32) {
      flow.loop attributes {loop} { "t.op"(%x) {use} : (i32) -> () flow.yield }
      "t.a"() {after} : () -> ()
      return
    }
  )");
  Liveness liveness(module->getOperation());
  Value x = at("use")->getOperand(0);
  EXPECT_TRUE(liveness.getLiveIn(at("use")->getBlock()).contains(x));
  EXPECT_TRUE(liveness.isDeadAfter(x, at("loop")));
}

TEST_F(AliasLivenessTest, CallGraphOfDirectCalls) {
  parse(R"(
    func.func @main() { call @a() : () -> () call @out() : () -> () return }
    func.func @a() { call @b() : () -> () return }
    func.func @b() { call @a() : () -> () call @c() : () -> () return }
    func.func @c() { return }
    func.func private @out()
  )");
  CallGraph graph(module->getOperation());
  EXPECT_EQ(graph.size(), 4u);
  std::string text;
  llvm::raw_string_ostream os(text);
  graph.print(os);
  EXPECT_EQ(text, "func.func @main calls func.func @a <external>\n"
                  "func.func @a calls func.func @b\n"
                  "func.func @b calls func.func @a func.func @c\n"
                  "func.func @c calls\n");
  auto components = graph.getComponents();
  ASSERT_EQ(components.size(), 3u);
  EXPECT_THAT(components[0], ElementsAre(graph.getNodes()[3]));
  EXPECT_THAT(components[1], UnorderedElementsAre(graph.getNodes()[1], graph.getNodes()[2]));
  EXPECT_THAT(components[2], ElementsAre(graph.getNodes()[0]));
}

} // namespace
