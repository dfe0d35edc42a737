// Parallel parsing and verification yield the same IR and the same diagnostics in the same order as on one
// thread, for valid and for invalid texts.

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/Threading.h"
#include "tests/support/ThreadedContext.h"
#include "llvm/ADT/StringExtras.h"
#include <gmock/gmock.h>
#include <random>

using namespace mlir;
using testing::HasSubstr;

namespace {

/// The printed IR and the diagnostics of a parse.
struct Outcome {
  std::vector<std::string> diagnostics;
  std::string text; ///< Empty if parsing failed.
  bool operator==(const Outcome &) const = default;
};

void PrintTo(const Outcome &outcome, std::ostream *os) {
  for (const std::string &diagnostic : outcome.diagnostics)
    *os << diagnostic << '\n';
  *os << outcome.text.substr(0, 2000);
}

std::string describe(const Diagnostic &diag) {
  ResolvedLocation loc = diag.getLocation().resolve();
  std::string result = (llvm::Twine(loc.line) + ":" + llvm::Twine(loc.column) + ": " +
                        stringifySeverity(diag.getSeverity()) + ": " + diag.getMessage())
                           .str();
  for (const auto &note : diag.getNotes())
    result += " | " + describe(note);
  return result;
}

Outcome readIn(MLIRContext &context, llvm::StringRef text) {
  DialectRegistry registry;
  registry.insert<BuiltinDialect, func::FuncDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  context.appendDialectRegistry(registry);
  context.allowUnregisteredDialects();
  Outcome outcome;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    outcome.diagnostics.push_back(describe(diag));
    return success();
  });
  if (OwningOpRef<Operation *> op = parseSourceString(text, ParserConfig(&context))) {
    llvm::raw_string_ostream os(outcome.text);
    op->print(os, OpPrintingFlags().enableDebugInfo().assumeVerified());
  }
  return outcome;
}

Outcome readAlone(llvm::StringRef text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  return readIn(context, text);
}

/// Parses with the smallest possible chunks.
Outcome readOnThreads(llvm::StringRef text, unsigned numThreads) {
  ThreadedContext threaded(numThreads);
  threaded.context.setParallelThreshold(1);
  return readIn(threaded.context, text);
}

/// Parses on 1, 2 and 8 threads, expects equal outcomes and returns that outcome.
Outcome read(llvm::StringRef text) {
  Outcome alone = readAlone(text);
  for (unsigned numThreads : {2, 8})
    EXPECT_EQ(readOnThreads(text, numThreads), alone) << numThreads << " threads, for\n"
                                                      << text.substr(0, 2000).str();
  return alone;
}

std::string function(unsigned number, llvm::StringRef body = "", llvm::StringRef indentation = "  ") {
  std::string n = std::to_string(number), in = indentation.str();
  return in + "func.func @f" + n + "(%a: i32, %b: i1) -> i32 {\n" + in + "  %c = arith.constant " + n +
         " : i32\n" + in + "  %0 = arith.addi %a, %c : i32\n" + body.str() + in +
         "  cf.cond_br %b, ^bb1(%0 : i32), ^bb1(%c : i32)\n" + in + "^bb1(%1: i32):\n" + in +
         "  return %1 : i32\n" + in + "}\n";
}

std::string functions(unsigned from, unsigned to, llvm::StringRef indentation = "  ") {
  std::string result;
  for (unsigned i = from; i != to; ++i)
    result += function(i, "", indentation);
  return result;
}

std::string module(const std::string &body) { return "module {\n" + body + "}\n"; }

//===----------------------------------------------------------------------===//
// Valid texts
//===----------------------------------------------------------------------===//

TEST(ParallelParserTest, FunctionsOfAModuleParseAsOnOneThread) {
  Outcome outcome = read(module(functions(0, 300)));
  EXPECT_THAT(outcome.text, HasSubstr("func.func @f299"));
  EXPECT_TRUE(outcome.diagnostics.empty());
}

TEST(ParallelParserTest, TopLevelFunctionsParseAsOnOneThread) {
  EXPECT_THAT(read(functions(0, 100, "")).text, HasSubstr("@f99"));
  EXPECT_THAT(read("\n\n  // Text.\n" + functions(0, 10, "    ")).text, HasSubstr("@f9"));
}

/// Threads are actually used: ops are allocated in several arenas.
TEST(ParallelParserTest, LargeTextsAreParsedByThreads) {
  ThreadedContext threaded(4);
  threaded.context.setParallelThreshold(1);
  OperationArena *main = &threaded.context.getOperationArena();
  EXPECT_THAT(readIn(threaded.context, module(functions(0, 2000))).text, HasSubstr("@f1999"));
  EXPECT_GT(threaded.countThreadArenas(), 0u);
  EXPECT_EQ(&threaded.context.getOperationArena(), main);
}

TEST(ParallelParserTest, SmallTextsAreParsedByOneThread) {
  ThreadedContext threaded(4);
  EXPECT_THAT(readIn(threaded.context, module(functions(0, 20))).text, HasSubstr("@f19"));
  EXPECT_EQ(threaded.countThreadArenas(), 0u);
}

TEST(ParallelParserTest, MixedGenericAndCustomForms) {
  std::string text;
  for (unsigned i = 0; i != 50; ++i)
    text += function(i * 2) + "  \"some.func\"() <{sym_name = \"g" + std::to_string(i) +
            "\"}> ({\n  ^bb0(%x: index):\n    %y:2 = \"some.op\"(%x, %z) : (index, f32) -> (i1, i1)\n"
            "    %z = \"some.later\"() {a = dense<[1, 2]> : tensor<2xi8>} : () -> f32\n  }) : () -> ()\n";
  EXPECT_THAT(read(module(text)).text, HasSubstr("sym_name = \"g49\""));
  EXPECT_THAT(read("\"builtin.module\"() ({\n" + text + "}) : () -> ()\n").text,
              HasSubstr("sym_name = \"g49\""));
}

TEST(ParallelParserTest, NestedModules) {
  std::string inner = "  module @a {\n" + functions(0, 20, "    ") + "  }\n  module @b attributes {x.y} {\n" +
                      functions(0, 20, "    ") + "  }\n  builtin.module @c {\n  }\n";
  EXPECT_THAT(read(module(inner)).text, HasSubstr("module @c"));
  EXPECT_THAT(read(module(functions(50, 60) + inner + functions(20, 30))).text, HasSubstr("module @c"));
  EXPECT_THAT(read(inner + functions(0, 5, "")).text, HasSubstr("module @c"));
  std::string many;
  for (unsigned i = 0; i != 40; ++i)
    many += "module @m" + std::to_string(i) + " {\n" + functions(0, 3) + "}\n";
  EXPECT_THAT(read(many).text, HasSubstr("@m39"));
}

TEST(ParallelParserTest, BracesAndOpNamesInStringsAndCommentsAreNotSplitPoints) {
  std::string trap = "    \"some.op\"() {a = \"} func.func @x() {\\n\"} : () -> ()  // } func.func @y() {\n"
                     "// func.func @z() {\n  // func.func @z() {\n  // }}}\n"
                     "    \"some.op\"() {a = \"// {\"} : () -> ()\n";
  std::string text;
  for (unsigned i = 0; i != 30; ++i)
    text += function(i, trap);
  Outcome outcome = read(module(text));
  EXPECT_THAT(outcome.text, HasSubstr("@f29"));
}

TEST(ParallelParserTest, ContinuationLinesThatLookLikeOps) {
  std::string text;
  for (unsigned i = 0; i != 30; ++i)
    text += function(i, "  \"some.op\"() : () -> ()\n  cf.br\n  ^bb7\n  ^bb7:\n");
  EXPECT_THAT(read(module(text)).text, HasSubstr("@f29"));
  // The text without indentation.
  std::string flat;
  for (llvm::StringRef line : llvm::split(text, '\n'))
    flat += line.trim().str() + "\n";
  EXPECT_THAT(read(module(flat)).text, HasSubstr("@f29"));
  EXPECT_THAT(read(flat).text, HasSubstr("@f29"));
  // The text as a single line.
  std::string line = flat;
  llvm::replace(line, '\n', ' ');
  EXPECT_THAT(read(module(line)).text, HasSubstr("@f29"));
}

TEST(ParallelParserTest, AliasDefinitionsBetweenFunctions) {
  std::string text;
  for (unsigned i = 0; i != 10; ++i) {
    std::string n = std::to_string(i);
    text += "#a" + n + " = " + n + " : i8\n!t" + n + " = tuple<i" + std::to_string(i + 1) + ">\n";
    for (unsigned k = 0; k != 5; ++k)
      text += function(i * 5 + k, "  \"some.op\"() {a = #a" + n + "} : () -> !t" + n + "\n", "");
  }
  EXPECT_THAT(read(text).text, HasSubstr("@f49"));
  // Use of an alias before its definition is an error, in whichever chunk the definition is.
  std::string early = functions(0, 5, "") + function(5, "  \"some.op\"() {a = #b} : () -> ()\n", "") +
                      functions(6, 10, "") + "#b = 1\n" + functions(10, 12, "");
  EXPECT_THAT(read(early).diagnostics, testing::ElementsAre(HasSubstr("undefined symbol alias id 'b'")));
}

TEST(ParallelParserTest, LocationAliasesDefinedAtTheEnd) {
  std::string body, ends = "#loc = loc(\"f\":1:1)\n";
  for (unsigned i = 0; i != 40; ++i) {
    std::string n = std::to_string(i);
    body += function(i, "    \"some.op\"() : () -> () loc(#loc" + n +
                            ")\n    \"some.op\"() : () -> () loc(#loc)\n");
    body += "  \"some.other\"() : () -> () loc(#loc" + n + ")\n";
    ends += "#loc" + n + " = loc(fused[\"a" + n + "\", \"f\":" + n + ":2])\n";
  }
  EXPECT_THAT(read(module(body) + ends).text, HasSubstr("loc(\"a39\")"));
  // Only the first undefined location alias is reported.
  size_t missing = ends.find("#loc25 ");
  ends[missing + 4] = '9';
  EXPECT_THAT(read(module(body) + ends).diagnostics, testing::ElementsAre(HasSubstr("never defined")));
}

TEST(ParallelParserTest, ValuesDefinedAroundFunctions) {
  std::string text = functions(0, 10) + "  %v = \"some.value\"() : () -> i32\n" + functions(10, 20) +
                     "  \"some.use\"(%v, %w) : (i32, i32) -> ()\n" + functions(20, 30) +
                     "  %w = \"some.value\"() : () -> i32\n" + functions(30, 40);
  EXPECT_THAT(read(module(text)).text, HasSubstr("some.use"));
  // Regions of an op that is not isolated from above may use outer values.
  std::string inner = "  \"some.region\"() ({\n    \"some.use\"(%v) : (i32) -> ()\n  }) : () -> ()\n";
  EXPECT_THAT(read(module(inner + inner + functions(0, 5) + "  %v = \"some.value\"() : () -> i32\n")).text,
              HasSubstr("some.use"));
  EXPECT_THAT(
      read(module("  %v = \"some.value\"() : () -> i32\n" + inner + inner + functions(0, 5) + inner)).text,
      HasSubstr("some.use"));
  // Value definitions in the regions of two sibling ops do not hide those of the enclosing scope:
  // redefinition is an error.
  std::string again = "  \"some.region\"() ({\n    %v = \"some.value\"() : () -> i32\n  }) : () -> ()\n";
  EXPECT_THAT(
      read(module("  %v = \"some.value\"() : () -> i32\n" + again + again + functions(0, 5))).diagnostics,
      testing::ElementsAre(HasSubstr("redefinition of SSA value '%v'")));
}

TEST(ParallelParserTest, SeveralBlocksInTheBody) {
  std::string jump = "  \"some.jump\"()[^bb1] : () -> ()\n";
  EXPECT_FALSE(read("\"some.top\"() ({\n" + functions(0, 5) + jump + "^bb1:\n" + functions(5, 9) +
                    "  \"some.end\"() : () -> ()\n}) : () -> ()\n")
                   .text.empty());
  EXPECT_FALSE(read("module {\n^bb0:\n" + functions(0, 5) + "}\n").text.empty());
  EXPECT_THAT(read(module(functions(0, 5) + jump + functions(5, 9))).diagnostics,
              testing::ElementsAre(HasSubstr("reference to an undefined block")));
}

TEST(ParallelParserTest, DistinctAttributesAreUniquedByNumber) {
  std::string text;
  for (unsigned i = 0; i != 60; ++i)
    text += "  \"some.op\"() {a = distinct[" + std::to_string(i % 7) + "]<\"x" + std::to_string(i % 7) +
            "\">, b = distinct[" + std::to_string(i + 10) + "]<>} : () -> ()\n";
  EXPECT_THAT(read(module(text)).text, HasSubstr("distinct[6]<\"x6\">"));
  std::string other = "  \"some.op\"() {a = distinct[3]<\"other\">} : () -> ()\n";
  EXPECT_THAT(read(module(text + other + text)).diagnostics,
              testing::ElementsAre(HasSubstr("does not match previous definition: \"x3\"")));
  EXPECT_THAT(read(module(other + text)).diagnostics,
              testing::ElementsAre(HasSubstr("does not match previous definition: \"other\"")));
}

TEST(ParallelParserTest, ResourcesAreUniquedByKey) {
  std::string text;
  for (unsigned i = 0; i != 60; ++i)
    text +=
        "  \"some.op\"() {a = dense_resource<r" + std::to_string(i % 9) + "> : tensor<1xi8>} : () -> ()\n";
  std::string blobs =
      "{-#\n  dialect_resources: {\n    builtin: {\n      r3: \"0x0100000042\"\n    }\n  }\n#-}\n";
  EXPECT_THAT(read(module(text) + blobs).text, HasSubstr("r3: \"0x0100000042\""));
  // A second text parsed in the same context has further resource entries, which are numbered in textual
  // order.
  std::string second =
      module(text + "  \"some.op\"() {a = dense_resource<r3_1> : tensor<1xi8>} : () -> ()\n" + text);
  MLIRContext alone(MLIRContext::Threading::DISABLED);
  Outcome expected = (readIn(alone, module(text)), readIn(alone, second));
  for (int round = 0; round != 10; ++round) {
    ThreadedContext threaded(8);
    threaded.context.setParallelThreshold(1);
    readIn(threaded.context, module(text));
    EXPECT_EQ(readIn(threaded.context, second), expected);
  }
}

//===----------------------------------------------------------------------===//
// Invalid texts
//===----------------------------------------------------------------------===//

TEST(ParallelParserTest, ErrorInAnyChunkIsReportedAsOnOneThread) {
  for (unsigned place : {0u, 1u, 20u, 58u, 59u})
    for (llvm::StringRef broken :
         {"    %x = arith.addi %nobody, %c : i32\n", "    some garbage\n", "    }\n", "    \"\n",
          "    %a = arith.constant 1 : i32\n", "    %x = arith.addi %a, %b : i32\n", "    cf.br ^nowhere\n",
          "    func.func\n", "  func.func @x( {\n", "    $\n"}) {
      std::string text;
      for (unsigned i = 0; i != 60; ++i)
        text += function(i, i == place ? broken : "");
      Outcome outcome = read(module(text));
      EXPECT_FALSE(outcome.diagnostics.empty()) << place << broken.str();
    }
}

TEST(ParallelParserTest, FirstOfSeveralErrorsEndsParsing) {
  std::string text;
  for (unsigned i = 0; i != 60; ++i)
    text += function(i, i % 10 == 9 ? "    %x = garbage %nobody" + std::to_string(i) + "\n" : "");
  EXPECT_THAT(read(module(text)).diagnostics,
              testing::ElementsAre("68:10: error: custom op 'garbage' is unknown "
                                   "(tried 'func.garbage' as well)"));
  // Undeclared values are reported after the last operation.
  text.clear();
  for (unsigned i = 0; i != 60; ++i)
    text += function(i, i % 10 == 9 ? "    %x = arith.addi %nobody, %c : i32\n" : "");
  EXPECT_THAT(read(module(text)).diagnostics, testing::SizeIs(1));
}

TEST(ParallelParserTest, VerifierErrorsAreInOrder) {
  std::string text;
  for (unsigned i = 0; i != 60; ++i)
    text +=
        function(i, i % 7 == 3 ? "    %x = arith.addi %y, %c : i32\n    %y = arith.constant 1 : i32\n" : "");
  Outcome outcome = read(module(text));
  ASSERT_EQ(outcome.diagnostics.size(), 9u);
  EXPECT_THAT(outcome.diagnostics[0], HasSubstr("operand #0 does not dominate this use"));
  // Verifier errors in nested modules, redefined symbols and unknown callees.
  std::string call = "    %n = func.call @nobody(%a, %b) : (i32, i1) -> i32\n";
  EXPECT_EQ(read(module(functions(0, 20) + functions(10, 15))).diagnostics.size(), 1u);
  EXPECT_THAT(read(module(functions(0, 20) + function(20, call) + functions(21, 30) + function(30, call)))
                  .diagnostics,
              testing::ElementsAre(HasSubstr("nobody")));
  read("module {\nmodule @x {\n" + text + "}\nmodule @y {\n" + text + functions(0, 3) + "}\n" + text + "}\n");
}

/// Random mutations of a text have the same outcome on any number of threads.
TEST(ParallelParserTest, MutatedTextsParseAsOnOneThread) {
  std::string good = "#a = 1 : i8\n" +
                     module(functions(0, 6) +
                            "  \"some.op\"() {d = distinct[0]<#a>} : () -> () "
                            "loc(#l)\n  module @m {\n" +
                            functions(0, 3, "    ") + "  }\n" + functions(6, 8)) +
                     "#l = loc(\"x\":1:2)\n" + functions(0, 3, "");
  std::mt19937 random(42);
  auto below = [&](size_t limit) { return std::uniform_int_distribution<size_t>(0, limit - 1)(random); };
  const llvm::StringRef pieces[] = {"{",    "}", "\"",    "//",         "\n",     "#a",      "%a",
                                    "^bb1", "(", ")",     "func.func",  "module", "  ",      "@f1",
                                    "$",    ":", "\n}\n", "\n#b = 2\n", "{-#",    "loc(#l)", "\n  "};
  for (int round = 0; round != 400; ++round) {
    std::string text = good;
    for (size_t i = 0, e = 1 + below(3); i != e; ++i) {
      size_t at = below(text.size());
      switch (below(3)) {
      case 0:
        text.erase(at, below(40));
        break;
      case 1:
        text.insert(at, pieces[below(std::size(pieces))]);
        break;
      default:
        text.insert(at, text.substr(below(text.size()), below(200)));
      }
    }
    Outcome alone = readAlone(text);
    ASSERT_EQ(readOnThreads(text, 3), alone) << text;
  }
}

} // namespace
