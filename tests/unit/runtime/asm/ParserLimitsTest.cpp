//===- ParserLimitsTest.cpp - Large, deep and incomplete texts -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "tests/unit/runtime/asm/ParserErrors.h"

using namespace mlir;
using namespace mlir::test;

namespace {

std::string repeat(llvm::StringRef text, size_t count) {
  std::string result;
  for (size_t i = 0; i != count; ++i)
    result += text;
  return result;
}
std::string nest(llvm::StringRef open, llvm::StringRef inside, llvm::StringRef close, size_t depth) {
  return repeat(open, depth) + inside.str() + repeat(close, depth);
}

TEST(ParserLimitsTest, DeepTypesAttributesLocationsAndRegionsAreParsed) {
  constexpr size_t deep = 50000;
  for (const std::string &text :
       {"\"t.a\"() : () -> " + nest("tuple<", "i32", ">", deep),
        "\"t.a\"() : () -> " + nest("(() -> ", "i32", ")", deep),
        "\"t.a\"() {a = " + nest("[", "", "]", deep) + "} : () -> ()",
        "\"t.a\"() {a = " + nest("{a = ", "1", "}", deep) + "} : () -> ()",
        "\"t.a\"() : () -> () loc(" + nest("\"a\"(", "unknown", ")", deep) + ")",
        "\"t.a\"() : () -> () loc(" + nest("callsite(\"a\" at ", "unknown", ")", deep) + ")",
        "\"t.a\"() : () -> () loc(" + nest("fused[", "\"a\"", ", \"b\"]", deep) + ")",
        nest("\"t.a\"() ({\n", "", "}) : () -> ()\n", deep), nest("module {\n", "", "}\n", 10000)})
    EXPECT_EQ(firstError(text), "");
}

TEST(ParserLimitsTest, DeepLocationsRoundTrip) {
  constexpr size_t deep = 50000;
  for (const std::string &loc :
       {nest("\"a\"(", "\"b\"", ")", deep), nest("callsite(\"a\" at ", "\"b\"", ")", deep),
        nest("callsite(", "\"b\"", " at \"a\")", deep), nest("fused[\"a\", ", "\"b\"", "]", deep)})
    for (bool local : {false, true}) {
      registerAsmPrinter();
      MLIRContext context(MLIRContext::Threading::DISABLED);
      context.allowUnregisteredDialects();
      OwningOpRef<Operation *> op =
          parseSourceString("\"t.a\"() : () -> () loc(" + loc + ")", ParserConfig(&context));
      ASSERT_TRUE(op);
      std::string text;
      llvm::raw_string_ostream os(text);
      op.get()->print(os, OpPrintingFlags().enableDebugInfo().useLocalScope(local));
      EXPECT_EQ(firstError(text), "");
    }
}

TEST(ParserLimitsTest, NestingBeyondTheLimitIsAnError) {
  constexpr size_t tooDeep = 300000;
  llvm::StringRef message = "nested too deeply: the limit is 200000 levels";
  for (const std::string &text :
       {"\"t.a\"() : () -> " + repeat("tuple<", tooDeep), "\"t.a\"() : " + repeat("(", tooDeep),
        "\"t.a\"() {a = " + repeat("[", tooDeep), "\"t.a\"() {a = " + repeat("{a=", tooDeep),
        "\"t.a\"() : () -> () loc(" + repeat("\"a\"(", tooDeep),
        "\"t.a\"() : () -> () loc(" + repeat("fused<loc(", tooDeep), repeat("\"t.a\"() ({\n", tooDeep)})
    EXPECT_TRUE(llvm::StringRef(firstError(text)).ends_with(message)) << text.substr(0, 40);
  for (llvm::StringRef open : {"[", "("})
    EXPECT_EQ(llvm::StringRef(firstError("\"t.a\"() {a = dense<" + repeat(open, tooDeep))).split(' ').second,
              "too many dimensions in dense elements: the limit is 512");
  EXPECT_EQ(firstError("\"t.a\"() {a = !t.a<" + repeat("[", tooDeep)),
            "1:18: unexpected end of file inside dialect text");
}

TEST(ParserLimitsTest, HugeLiteralsAreErrors) {
  std::string digits = repeat("9", 1000000);
  EXPECT_EQ(firstError("\"t.a\"() {a = " + digits + "} : () -> ()"),
            "1:14: integer constant out of range for attribute");
  EXPECT_EQ(firstError("\"t.a\"() {a = 0x" + digits + "} : () -> ()"),
            "1:14: integer constant out of range for attribute");
  EXPECT_EQ(firstError("\"t.a\"() {a = dense<" + digits + "> : tensor<2xi32>} : () -> ()"),
            "1:20: integer constant out of range for type");
  EXPECT_EQ(firstError("\"t.a\"() {a = 0." + digits + "} : () -> ()"),
            "1:14: floating point literal too long");
  EXPECT_EQ(firstError("%a:" + digits + " = \"t.a\"() : () -> i32"),
            "1:4: expected named operation to have at least 1 result");
  EXPECT_EQ(firstError("\"t.a\"() : () -> tensor<" + digits + "xi32>"), "1:24: invalid dimension");
  EXPECT_EQ(firstError("\"t.a\"() : () -> i" + digits), "1:17: invalid integer width");
}

TEST(ParserLimitsTest, ManyUsesBeforeDefinitionsTakeLinearTime) {
  constexpr size_t count = 100000;
  std::string uses, types, definitions;
  for (size_t i = 0; i != count; ++i) {
    uses += (i ? ", %a#" : "%a#") + std::to_string(i) + ", %b" + std::to_string(i);
    types += i ? ", i32, i32" : "i32, i32";
    definitions += "%b" + std::to_string(i) + " = \"t.b\"() : () -> i32\n";
  }
  std::string text = "\"t.use\"(" + uses + ") : (" + types + ") -> ()\n" + definitions;
  std::string results =
      "%a:" + std::to_string(count) + " = \"t.a\"() : () -> (i32" + repeat(", i32", count - 1) + ")\n";
  EXPECT_EQ(firstError(text + results), "");
  EXPECT_EQ(firstError(text), "1:9: use of undeclared SSA value name");
}

TEST(ParserLimitsTest, ThousandsOfUndeclaredNamesAreNotAllListed) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  std::vector<std::string> messages;
  context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    messages.push_back(diag.str());
    return success();
  });
  std::string text;
  for (size_t i = 0; i != 5000; ++i)
    text += "\"t.b\"(%a" + std::to_string(i) + ") : (i32) -> ()\n";
  EXPECT_FALSE(parseSourceString(text, ParserConfig(&context)));
  EXPECT_EQ(messages.size(), 1001u);
  EXPECT_EQ(messages.front(), "use of undeclared SSA value name");
  EXPECT_EQ(messages.back(), "use of undeclared SSA value name, and 3999 more");
}

TEST(ParserLimitsTest, AliasesThatExpandBeyondTheLimitAreErrors) {
  std::string attributes = "#a0 = \"" + std::string(1000, 'x') + "\"\n",
              types = "!a0 = !x<\"" + std::string(1000, 'x') + "\">\n", locations = "#l0 = loc(\"x\")\n";
  for (size_t i = 0; i != 64; ++i) {
    std::string last = std::to_string(i), next = std::to_string(i + 1);
    attributes += "#a" + next + " = [#a" + last + ", #a" + last + "]\n";
    types += "!a" + next + " = tuple<!a" + last + ", !a" + last + ">\n";
    locations += "#l" + next + " = loc(callsite(#l" + last + " at #l" + last + "))\n";
  }
  EXPECT_EQ(firstError(attributes), "24:1: alias 'a23' stands for more than 4 GiB of text");
  EXPECT_EQ(firstError(types), "24:1: alias 'a23' stands for more than 4 GiB of text");
  EXPECT_EQ(firstError(locations + "\"t.a\"() : () -> () loc(#l64)"), "");
}

TEST(ParserLimitsTest, ManyDimensionsTakeLinearTime) {
  constexpr size_t count = 200000;
  for (llvm::StringRef name : {"tensor", "vector"})
    EXPECT_EQ(firstError("\"t.a\"() : () -> " + name.str() + "<" + repeat("2x", count) + "i32>"), "");
  EXPECT_EQ(firstError("\"t.a\"() : () -> tensor<2x99999999999999999999x2xi32>"), "1:26: invalid dimension");
  EXPECT_EQ(firstError("\"t.a\"() : () -> vector<2x99999999999999999999x2xi32>"), "1:26: invalid dimension");
  EXPECT_EQ(firstError("\"t.a\"() : () -> (tensor<2x0x3x?x0x4xi32>, vector<2x3x[4]x5x[6]xi32>)"), "");
}

TEST(ParserLimitsTest, ErrorsBeforeAnInvalidTokenAreReplacedByItsError) {
  EXPECT_EQ(firstError("x.y \"text"), "1:10: expected '\"' in string literal");
  EXPECT_EQ(firstError("%a = \"t.a\"() : () -> i32 %a = \"t.a\"() : () -> i32 $"),
            "1:51: unexpected character");
}

TEST(ParserLimitsTest, ValueNumbersNeedNotBeConsecutive) {
  EXPECT_EQ(firstError("%1000 = \"t.a\"() : () -> i32\n\"t.b\"(%1000) : (i32) -> ()"), "");
  EXPECT_EQ(firstError("%1000 = \"t.a\"() : () -> i32\n%1000 = \"t.a\"() : () -> i32"),
            "2:1: redefinition of SSA value '%1000'");
}

TEST(ParserLimitsTest, EveryPrefixOfATextParsesOrIsReported) {
  llvm::StringRef text =
      "#a = loc(fused<\"m\">[\"f\":1:2, callsite(\"g\" at unknown)])\n!t = tuple<i32, !x.y<[1]>>\n"
      "module @m attributes {x.y = [1, -2.5 : f32, dense<[[1], [2]]> : tensor<2x1xi8>, array<i1: true>]} {\n"
      "  %0:2 = \"t.a\"() <{p = @s::@t}> ({\n  ^bb0(%b: vector<[4]xf32> loc(#a)):\n    \"t.b\"(%b)[^bb1] : "
      "(vector<[4]xf32>) -> ()\n  ^bb1:\n    \"t.c\"() : () -> ()\n  }) : () -> (memref<?x0xindex>, !t)\n}\n";
  for (size_t length = 0; length <= text.size(); ++length) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    unsigned errors = 0;
    context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      EXPECT_EQ(diag.getLocation().resolve().file, "<string>");
      ++errors;
      return success();
    });
    // A separate allocation, so that the address sanitizer detects reads past its end.
    std::string part = text.take_front(length).str();
    OwningOpRef<Operation *> op = parseSourceString(part, ParserConfig(&context));
    EXPECT_EQ(!op, errors != 0) << part;
  }
}

} // namespace
