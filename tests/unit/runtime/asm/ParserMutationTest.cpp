//===- ParserMutationTest.cpp - Random mutations of texts ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A mutation fuzzer with a fixed seed. A mutated text either parses, and then its printed form round-trips,
// or an error at a location in the text is reported. Crashes and memory errors are found by the sanitizer
// configurations.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;

namespace {

constexpr llvm::StringLiteral seeds[] = {
    R"(%0:2 = "t.a"() <{p = @s::@"t u"}> : () -> (i32, f32) loc("a.mlir":1:2)
       "t.b"(%0#1, %0#0) {a, "b c" = 1.5 : f16} : (f32, i32) -> () loc(fused<"m">["x", unknown]))",
    R"("t.a"() ({ ^bb0(%a: i32, %b: vector<[4]x2xf32> loc("x")): "t.c"(%a)[^bb1, ^bb1] : (i32) -> ()
       ^bb1: "t.d"(%b) ({}, { "t.e"() : () -> () }) : (vector<[4]x2xf32>) -> () }) : () -> ())",
    R"("t.a"() {a = dense<[[1, -2], [3, 0x4]]> : tensor<2x2xi8>, b = dense<true> : vector<4xi1>,
       c = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, d = dense<"0x0102"> : tensor<2xi8>, e = dense<> : tensor<0xi32>,
       f = array<i1: true, false>, g = array<f64: 1.0, -2.5e3>, h = array<i64>} : () -> ())",
    R"(#a = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3 - 1)>
       !t = tuple<i1, memref<2x?xf32, #a, 1 : i64>, !x.y<[(z)]>>
       "t.a"() {a = #a, b = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>, c = !t} : () -> !t)",
    R"(module @m attributes {x.y = [1, "a\0A\"", unit, [], {}, {a = i32}]} {
         module { %0 = "t.a"() : () -> index "t.b"(%0) : (index) -> () } })",
    R"("t.a"() {a = 0xFF : f32, b = -1 : i64, c = 255 : ui8, d = 0 : i0, e = 18446744073709551615 : ui64,
       f = 1.0e10 : f64, g = loc(callsite("f" at "g"("h"))), h = #x.y<"z"> : i32, i = "s" : !x.t} : () -> ())",
    R"("t.a"() : () -> (tensor<*xf32>, tensor<?x0x3xbf16, "e">, memref<*xi8, 3>, (i32, i1) -> (() -> ()), none)
       %1 = builtin.unrealized_conversion_cast to i32 loc(#l)
       #l = loc(unknown))",
    R"("t.use"(%x, %y#1) : (i32, i64) -> () %x = "t.a"() : () -> i32 %y:2 = "t.b"() : () -> (i32, i64))",
};

constexpr llvm::StringLiteral pieces[] = {"(",
                                          ")",
                                          "[",
                                          "]",
                                          "{",
                                          "}",
                                          "<",
                                          ">",
                                          "->",
                                          ":",
                                          "::",
                                          ",",
                                          "=",
                                          "*",
                                          "?",
                                          "x",
                                          "0",
                                          "-1",
                                          "1.5",
                                          "1e999",
                                          "0x",
                                          "%0",
                                          "%0#1",
                                          "%z:3",
                                          "^bb0",
                                          "#a",
                                          "!t",
                                          "@s",
                                          "\"",
                                          "\\",
                                          "//",
                                          "\n",
                                          "loc(",
                                          "dense<",
                                          "array<i1:",
                                          "tensor<",
                                          "vector<[2]x",
                                          "affine_map<",
                                          "unit",
                                          "true",
                                          "i0",
                                          "i99999999",
                                          "9223372036854775808",
                                          "module",
                                          "\"t.a\"",
                                          "() -> ()",
                                          "{-#",
                                          "#-}",
                                          "...",
                                          "<{",
                                          "}>"};

/// Splits a text into words and single other characters.
std::vector<std::string> cut(llvm::StringRef text) {
  std::vector<std::string> tokens;
  while (!text.empty()) {
    llvm::StringRef word = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    word = text.take_front(std::max<size_t>(word.size(), 1));
    tokens.push_back(word.str());
    text = text.drop_front(word.size());
  }
  return tokens;
}

class Mutator {
public:
  std::string next() {
    std::vector<std::string> tokens = cut(seeds[pick(std::size(seeds))]);
    for (unsigned i = 0, changes = 1 + pick(2) * pick(4); i != changes; ++i)
      change(tokens);
    return llvm::join(tokens, "");
  }

private:
  size_t pick(size_t size) { return random() % size; }
  void change(std::vector<std::string> &tokens) {
    if (tokens.empty())
      return;
    auto at = tokens.begin() + pick(tokens.size());
    switch (pick(6)) {
    case 0:
      tokens.erase(at, pick(10) ? at + 1 : tokens.end());
      return;
    case 1:
      *at = pieces[pick(std::size(pieces))].str();
      return;
    case 2:
      tokens.insert(at, pieces[pick(std::size(pieces))].str());
      return;
    case 3:
      std::swap(*at, tokens[pick(tokens.size())]);
      return;
    case 4: {
      std::vector<std::string> other = cut(seeds[pick(std::size(seeds))]);
      size_t from = pick(other.size()), count = std::min<size_t>(1 + pick(20), other.size() - from);
      tokens.insert(at, other.begin() + from, other.begin() + from + count);
      return;
    }
    default:
      at->at(pick(at->size())) = static_cast<char>(pick(256));
      return;
    }
  }
  /// For other mutations pass --gtest_shuffle --gtest_random_seed=N.
  std::mt19937 random{22 + unsigned(::testing::UnitTest::GetInstance()->random_seed())};
};

std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags().enableDebugInfo());
  return text;
}

TEST(ParserMutationTest, SeedsAreValid) {
  for (llvm::StringRef text : seeds) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    EXPECT_TRUE(parseSourceString(text, ParserConfig(&context))) << text.str();
  }
}

TEST(ParserMutationTest, MutatedTextsAreReportedOrRoundTrip) {
  Mutator mutator;
  unsigned numRead = 0;
  for (unsigned i = 0; i != 30000; ++i) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
    std::string text = mutator.next(), messages;
    context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      messages += diag.str() + '\n';
      return success();
    });
    OwningOpRef<Operation *> op = parseSourceString(text, ParserConfig(&context));
    ASSERT_EQ(!op, !messages.empty()) << text;
    if (!op)
      continue;
    ++numRead;
    // The parser simplifies affine sums, so that the first printed text may differ from the later ones.
    std::string printed = print(op.get()), lastPrinted;
    for (unsigned round = 0; round != 2; ++round) {
      lastPrinted = printed;
      OwningOpRef<Operation *> again = parseSourceString(printed, ParserConfig(&context));
      ASSERT_TRUE(again) << text << "\nis printed as\n" << printed << "\nwhere\n" << messages;
      printed = print(again.get());
    }
    ASSERT_EQ(printed, lastPrinted) << text;
  }
  // Both outcomes must be frequent, otherwise the test has little coverage.
  EXPECT_GT(numRead, 1000u);
  EXPECT_LT(numRead, 20000u);
}

} // namespace
