//===- InterpreterTest.cpp - Tests of the reference interpreter ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/interpreter/Interpreter.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::interpreter;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class InterpreterTest : public IRTest {
protected:
  InterpreterTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }
  /// Parses `text` and executes @f, with 64 bits per argument.
  Execution run(const std::string &text, llvm::ArrayRef<uint64_t> arguments = {}, Limits limits = {}) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module) << ::testing::PrintToString(messages);
    auto function = llvm::cast<func::FuncOp>(&module->getBody()->back());
    std::vector<Datum> data;
    for (auto [type, bits] : llvm::zip_equal(function.getFunctionType().getInputs(), arguments))
      data.push_back(makeDatum(type, bits));
    return Interpreter(module->getOperation(), limits).call("f", data);
  }
  /// Returns the results, or the outcome and its reason.
  static std::string show(const Execution &execution) {
    if (execution.outcome != Outcome::Returned)
      return (toString(execution.outcome) + ": " + execution.reason).str();
    std::string text;
    for (const Datum &result : execution.results)
      text += (text.empty() ? "" : " ") + toString(result);
    return text;
  }
  /// Executes one binary op on two arguments of `type`.
  std::string binary(const std::string &op, const std::string &type, uint64_t lhs, uint64_t rhs,
                     std::string out = {}) {
    return show(run("func.func @f(%a: " + type + ", %b: " + type + ") -> " + (out.empty() ? type : out) +
                        " {\n %r = " + op + " : " + type + "\n return %r : " + (out.empty() ? type : out) +
                        " }",
                    {lhs, rhs}));
  }
  std::string unary(const std::string &op, const std::string &from, uint64_t in, const std::string &to) {
    return show(run("func.func @f(%a: " + from + ") -> " + to + " {\n %r = " + op + " %a : " + from + " to " +
                        to + "\n return %r : " + to + " }",
                    {in}));
  }
  OwningOpRef<ModuleOp> module;
};

TEST_F(InterpreterTest, IntegersWrapUnlessFlagsForbidIt) {
  EXPECT_EQ(binary("arith.addi %a, %b", "i8", 127, 1), "-128");
  EXPECT_EQ(binary("arith.addi %a, %b overflow<nsw>", "i8", 127, 1), "poison");
  EXPECT_EQ(binary("arith.addi %a, %b overflow<nuw>", "i8", 127, 1), "-128");
  EXPECT_EQ(binary("arith.subi %a, %b overflow<nuw>", "i8", 1, 2), "poison");
  EXPECT_EQ(binary("arith.muli %a, %b overflow<nsw>", "i8", 100, 2), "poison");
  EXPECT_EQ(binary("arith.muli %a, %b", "i8", 100, 2), "-56");
  EXPECT_EQ(binary("arith.shli %a, %b", "i8", 1, 8), "poison");
  EXPECT_EQ(binary("arith.shli %a, %b overflow<nsw>", "i8", 64, 1), "poison");
  EXPECT_EQ(binary("arith.shli %a, %b overflow<nuw>", "i8", 64, 1), "-128");
  EXPECT_EQ(binary("arith.shrui %a, %b exact", "i8", 5, 1), "poison");
  EXPECT_EQ(binary("arith.shrsi %a, %b", "i8", 0x80, 7), "-1");
  EXPECT_EQ(binary("arith.maxui %a, %b", "i8", 0x80, 7), "-128");
  EXPECT_EQ(binary("arith.maxsi %a, %b", "i8", 0x80, 7), "7");
  EXPECT_EQ(binary("arith.cmpi ult, %a, %b", "index", 1, ~0ull, "i1"), "-1");
  EXPECT_EQ(binary("arith.cmpi slt, %a, %b", "index", 1, ~0ull, "i1"), "0");
}

TEST_F(InterpreterTest, DivisionByZeroAndOverflowAreUndefinedOrPoison) {
  EXPECT_EQ(binary("arith.divui %a, %b", "i32", 7, 0), "undefined: arith.divui");
  EXPECT_EQ(binary("arith.divsi %a, %b", "i8", 0x80, 0xff), "undefined: arith.divsi");
  EXPECT_EQ(binary("arith.ceildivsi %a, %b", "i8", -7 & 0xff, 2), "-3");
  EXPECT_EQ(binary("arith.ceildivui %a, %b", "i8", 7, 2), "4");
  EXPECT_EQ(binary("arith.floordivsi %a, %b", "i8", -7 & 0xff, 2), "-4");
  EXPECT_EQ(binary("arith.floordivsi %a, %b", "i8", 7, 0), "poison");
  EXPECT_EQ(binary("arith.remsi %a, %b", "i8", -7 & 0xff, 2), "-1");
  EXPECT_EQ(binary("arith.remui %a, %b", "i8", 7, 0), "poison");
  EXPECT_EQ(binary("arith.divui %a, %b exact", "i8", 7, 2), "poison");
}

TEST_F(InterpreterTest, FloatsAreRoundedToTheirType) {
  EXPECT_EQ(binary("arith.addf %a, %b", "f16", 0x3C00, 0x1000),
            "1"); // 1 + 2^-11 is a tie and rounds to even.
  EXPECT_EQ(binary("arith.divf %a, %b", "f32", 0x3f800000, 0), "+Inf");
  EXPECT_EQ(binary("arith.divf %a, %b fastmath<ninf>", "f32", 0x3f800000, 0), "poison");
  EXPECT_EQ(binary("arith.divf %a, %b fastmath<nnan>", "f32", 0, 0), "poison");
  EXPECT_EQ(binary("arith.maximumf %a, %b", "f32", 0x7fc00000, 0x3f800000), "NaN");
  EXPECT_EQ(binary("arith.maxnumf %a, %b", "f32", 0x7fc00000, 0x3f800000), "1");
  EXPECT_EQ(binary("arith.cmpf ult, %a, %b", "f32", 0x7fc00000, 0x3f800000, "i1"), "-1");
  EXPECT_EQ(binary("arith.cmpf olt, %a, %b", "f32", 0x7fc00000, 0x3f800000, "i1"), "0");
  EXPECT_EQ(unary("arith.fptosi", "f32", 0x43800000, "i8"), "poison"); // 256 does not fit in i8.
  EXPECT_EQ(unary("arith.fptosi", "f32", 0xbfc00000, "i8"), "-1");     // -1.5 is truncated towards zero.
  EXPECT_EQ(unary("arith.sitofp", "i64", ~0ull, "bf16"), "-1");
  EXPECT_EQ(unary("arith.truncf", "f64", 0x7fefffffffffffff, "f32"), "+Inf");
  EXPECT_EQ(unary("arith.bitcast", "f32", 0x3f800000, "i32"), "1065353216");
  EXPECT_EQ(unary("arith.trunci", "i32", 0x1ff, "i8"), "-1");
  EXPECT_EQ(unary("arith.index_cast", "i8", 0xff, "index"), "-1");
  EXPECT_EQ(unary("arith.index_castui", "i8", 0xff, "index"), "255");
}

TEST_F(InterpreterTest, VectorsAreEvaluatedElementwise) {
  EXPECT_EQ(show(run(R"(func.func @f() -> (vector<2xi8>, vector<2xi1>, vector<2xi8>, vector<2xi8>) {
    %a = arith.constant dense<[-1, 3]> : vector<2xi8>
    %b = arith.constant dense<2> : vector<2xi8>
    %sum, %overflow = arith.addui_extended %a, %b : vector<2xi8>, vector<2xi1>
    %low, %high = arith.mulsi_extended %a, %b : vector<2xi8>
    %r = arith.select %overflow, %low, %high : vector<2xi1>, vector<2xi8>
    return %sum, %overflow, %high, %r : vector<2xi8>, vector<2xi1>, vector<2xi8>, vector<2xi8>
  })")),
            "[1, 5] [-1, 0] [-1, 0] [-2, 0]");
}

TEST_F(InterpreterTest, SelectIgnoresPoisonInTheOtherOperand) {
  const char *text = R"(func.func @f(%c: i1, %a: i8) -> i8 {
    %p = arith.shli %a, %a : i8
    %r = arith.select %c, %p, %a : i8
    return %r : i8
  })";
  EXPECT_EQ(show(run(text, {0, 9})), "9");
  EXPECT_EQ(show(run(text, {1, 9})), "poison");
}

TEST_F(InterpreterTest, BranchesLoopAndSwapValues) {
  EXPECT_EQ(show(run(R"(func.func @f(%n: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    cf.br ^head(%n, %c0, %c1 : i32, i32, i32)
  ^head(%i: i32, %a: i32, %b: i32):
    cf.switch %i : i32, [default: ^body, 0: ^end(%a, %b : i32, i32), -1: ^end(%b, %a : i32, i32)]
  ^body:
    %next = arith.subi %i, %c1 : i32
    cf.br ^head(%next, %b, %a : i32, i32, i32)
  ^end(%x: i32, %y: i32):
    return %x, %y : i32, i32
  })",
                     {3})),
            "1 0");
}

TEST_F(InterpreterTest, LoopsHaveInductionVariablesAndCarriedValues) {
  EXPECT_EQ(show(run(R"(func.func @f(%n: index) -> (index, index, index, i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %sum = scf.for %i = %c0 to %n step %c3 iter_args(%s = %c0) -> (index) {
      %0 = arith.addi %s, %i : index
      scf.yield %0 : index
    }
    %half = scf.while (%a = %n) : (index) -> index {
      %large = arith.cmpi ugt, %a, %c3 : index
      scf.condition(%large) %a : index
    } do {
    ^bb0(%b: index):
      %1 = arith.shrui %b, %c1 : index
      scf.yield %1 : index
    }
    %count = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c3) step (%c1, %c1) init (%c0) -> index {
      scf.reduce(%c1 : index) {
      ^bb0(%lhs: index, %rhs: index):
        %2 = arith.addi %lhs, %rhs : index
        scf.reduce.return %2 : index
      }
    }
    %which = scf.index_switch %n -> i1
    case 10 { scf.yield %true : i1 }
    default { %false = arith.constant false
      scf.yield %false : i1 }
    return %sum, %half, %count, %which : index, index, index, i1
  })",
                     {10})),
            "18 2 30 -1");
}

TEST_F(InterpreterTest, ExternalCallsAreEvents) {
  Execution execution = run(R"(func.func private @out(index) -> i8
  func.func private @inner(%x: index) { func.call @out(%x) : (index) -> i8
    return }
  func.func @f(%n: index) {
    scf.forall (%i) in (%n) { func.call @inner(%i) : (index) -> () }
    %g = func.constant @inner : (index) -> ()
    func.call_indirect %g(%n) : (index) -> ()
    return
  })",
                            {2});
  ASSERT_EQ(show(execution), "");
  ASSERT_EQ(execution.events.size(), 3u);
  EXPECT_EQ(execution.events[0].callee, "out");
  EXPECT_EQ(toString(execution.events[1].arguments[0]), "1");
  EXPECT_EQ(toString(execution.events[2].arguments[0]), "2");
}

TEST_F(InterpreterTest, ReportsWhyAnExecutionEnded) {
  EXPECT_EQ(show(run("func.func @f() { cf.br ^bb1\n ^bb1: cf.br ^bb1 }")),
            "out of steps: step limit exceeded");
  EXPECT_EQ(show(run("func.func @f() { func.call @f() : () -> ()\n return }")),
            "out of steps: call depth limit exceeded");
  EXPECT_EQ(show(run(R"(func.func @f(%c: i1) { cf.assert %c, "no"
    return })",
                     {0})),
            "stopped: no");
  EXPECT_EQ(show(run(R"(func.func @f() { "x.y"() : () -> ()
    return })")),
            "unsupported: x.y");
  EXPECT_EQ(show(run(R"(func.func @f(%a: i1) { %p = arith.shli %a, %a : i1
    cf.cond_br %p, ^bb1, ^bb1
    ^bb1: return })",
                     {1})),
            "undefined: branch on poison");
  EXPECT_EQ(show(run(R"(func.func @f(%n: index) { scf.for %i = %n to %n step %n { }
    return })",
                     {0})),
            "undefined: loop step is not positive");
}

Execution returned(Datum result, std::vector<Event> events = {}) {
  Execution execution;
  execution.results = {std::move(result)};
  execution.events = std::move(events);
  return execution;
}

TEST_F(InterpreterTest, RefinementErrorComparesExecutions) {
  Datum one = {llvm::APInt(8, 1)}, two = {llvm::APInt(8, 2)}, poison = {Poison()};
  Datum nan = {llvm::APFloat::getNaN(llvm::APFloat::IEEEsingle())}, zero = {llvm::APFloat(0.0f)},
        minus = {llvm::APFloat(-0.0f)};
  EXPECT_EQ(refinementError(returned(one), returned(one)), std::nullopt);
  EXPECT_EQ(refinementError(returned(poison), returned(one)), std::nullopt);
  EXPECT_EQ(refinementError(returned(nan), returned({-std::get<llvm::APFloat>(nan[0])})), std::nullopt);
  EXPECT_THAT(refinementError(returned(one), returned(two)).value_or(""),
              HasSubstr("result #0: was 1, is 2"));
  EXPECT_THAT(refinementError(returned(one), returned(poison)).value_or(""), HasSubstr("was 1, is poison"));
  EXPECT_THAT(refinementError(returned(zero), returned(minus)).value_or(""), HasSubstr("was 0, is -0"));
  EXPECT_THAT(refinementError(returned(one, {{"g", {}}}), returned(one)).value_or(""),
              HasSubstr("1 external calls became 0"));
  EXPECT_THAT(refinementError(returned(one, {{"g", {one}}}), returned(one, {{"g", {two}}})).value_or(""),
              HasSubstr("external call #0, argument #0"));
  Execution undefined;
  undefined.outcome = Outcome::Undefined;
  EXPECT_EQ(refinementError(undefined, returned(one)), std::nullopt);
  EXPECT_THAT(refinementError(returned(one), undefined).value_or(""),
              HasSubstr("was returned, is undefined"));
}

} // namespace
