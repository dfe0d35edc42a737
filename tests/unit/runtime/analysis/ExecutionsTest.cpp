//===- ExecutionsTest.cpp - Execution counts of blocks --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "runtime/analysis/NumberOfExecutions.h"
#include "runtime/analysis/PostDominance.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;

namespace {

class ExecutionsTest : public IRTest {
protected:
  ExecutionsTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }
  void parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
  }
  /// Parses a function whose entry block contains `entry` and branches to ^side or ^end. The block ^side
  /// contains `side`; `rest` is appended to the function body.
  void parseBranch(llvm::StringRef entry, llvm::StringRef side, llvm::StringRef rest = "") {
    parse(("func.func @f(%c: i1) {\n" + entry + "cf.cond_br %c, ^side, ^end\n^side:\n" + side +
           "^end:\n\"u.end\"() : () -> ()\nreturn\n" + rest + "}")
              .str());
  }
  /// Returns the only op with that name.
  Operation *find(llvm::StringRef name) {
    Operation *result = nullptr;
    module->getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == name)
        result = op;
    });
    return result;
  }
  /// Returns how often an op executes for each execution of the region `per`, by default the function body,
  /// for example "1..1" or "0..any".
  std::string count(llvm::StringRef name, Region *per = nullptr) {
    InvocationBounds bounds =
        NumberOfExecutions().getNumberOfExecutions(find(name), per ? per : &find("func.func")->getRegion(0));
    std::string upper = bounds.getUpperBound() ? std::to_string(*bounds.getUpperBound()) : "any";
    return std::to_string(bounds.getLowerBound()) + ".." + upper;
  }

  OwningOpRef<ModuleOp> module;
};

TEST_F(ExecutionsTest, BlocksExecuteOnceUnlessAPathAvoidsThem) {
  parseBranch(R"("u.entry"() : () -> ()
)",
              R"("u.yes"() : () -> ()
      cf.br ^end
)",
              R"(^dead:
      "u.dead"() : () -> ()
      cf.br ^end
)");
  EXPECT_EQ(count("u.entry"), "1..1");
  EXPECT_EQ(count("u.yes"), "0..1");
  EXPECT_EQ(count("u.end"), "1..1");
  EXPECT_EQ(count("u.dead"), "0..0");
}

TEST_F(ExecutionsTest, BlocksInACycleAreUnbounded) {
  parse(R"(
    func.func @f(%c: i1) {
      cf.br ^head
    ^head:
      "u.head"() : () -> ()
      cf.cond_br %c, ^body, ^end
    ^body:
      "u.body"() : () -> ()
      cf.br ^head
    ^end:
      "u.end"() : () -> ()
      return
    })");
  EXPECT_EQ(count("u.head"), "1..any");
  EXPECT_EQ(count("u.body"), "0..any");
  EXPECT_EQ(count("u.end"), "1..1");
}

TEST_F(ExecutionsTest, RegionBoundsAreMultiplied) {
  parse(R"(
    func.func @f(%c: i1, %n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      scf.for %i = %c0 to %c4 step %c1 {
        scf.if %c {
          "u.if"() : () -> ()
        }
        scf.for %j = %c1 to %c4 step %c1 {
          "u.inner"() : () -> ()
          scf.for %k = %c0 to %n step %c1 {
            "u.unknown"() : () -> ()
          }
          scf.for %k = %c4 to %c0 step %c1 {
            "u.never"() : () -> ()
          }
        }
      }
      "u.wrapper"() ({
        "u.wrapped"() : () -> ()
      }) : () -> ()
      return
    })");
  EXPECT_EQ(count("u.inner"), "12..12");
  EXPECT_EQ(count("u.inner", find("u.inner")->getParentRegion()), "1..1");
  EXPECT_EQ(count("u.inner", find("u.inner")->getParentOp()->getParentRegion()), "3..3");
  EXPECT_EQ(count("u.if"), "0..4");
  EXPECT_EQ(count("u.unknown"), "0..any");
  EXPECT_EQ(count("u.never"), "0..0");
  EXPECT_EQ(count("u.wrapped"), "0..any");
}

TEST_F(ExecutionsTest, NonEnclosingRegionsGiveUnknownBounds) {
  parse(R"(
    func.func @f() {
      "u.a"() ({
        "u.b"() : () -> ()
      }) : () -> ()
      "u.c"() : () -> ()
      return
    })");
  EXPECT_EQ(count("u.c", &find("u.a")->getRegion(0)), "0..any");
}

TEST_F(ExecutionsTest, LargeTripCountsSaturate) {
  std::string text = "func.func @f() {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
                     "%n = arith.constant 100000 : index\n";
  for (int i = 0; i != 4; ++i)
    text += "scf.for %i" + std::to_string(i) + " = %c0 to %n step %c1 {\n";
  text += "\"u.deep\"() : () -> ()\n";
  parse(text + "}}}}\nreturn\n}");
  EXPECT_EQ(count("u.deep"), "4294967295..any");
}

TEST_F(ExecutionsTest, PostDominanceOfBlocksAndOps) {
  parseBranch(R"("u.first"() : () -> ()
      "u.entry"() ({
        "u.nested"() : () -> ()
      }) : () -> ()
)",
              R"("u.yes"() : () -> ()
      cf.br ^end
)");
  PostDominanceInfo info;
  EXPECT_TRUE(info.postDominates(find("u.end"), find("u.first")));
  EXPECT_TRUE(info.properlyPostDominates(find("u.end"), find("u.yes")));
  EXPECT_TRUE(info.properlyPostDominates(find("u.end"), find("u.nested")));
  EXPECT_TRUE(info.properlyPostDominates(find("u.entry"), find("u.first")));
  EXPECT_TRUE(info.properlyPostDominates(find("u.entry"), find("u.nested")));
  EXPECT_FALSE(info.properlyPostDominates(find("u.entry"), find("u.nested"), /*enclosingOk=*/false));
  EXPECT_FALSE(info.properlyPostDominates(find("u.first"), find("u.entry")));
  EXPECT_FALSE(info.properlyPostDominates(find("u.yes"), find("u.first")));
  EXPECT_FALSE(info.properlyPostDominates(find("u.nested"), find("u.first")));
  EXPECT_TRUE(info.postDominates(find("u.yes"), find("u.yes")));
  Block *nested = find("u.nested")->getBlock(), *entry = find("u.entry")->getBlock();
  EXPECT_TRUE(info.properlyPostDominates(entry, nested));
  EXPECT_FALSE(info.properlyPostDominates(nested, entry));
  info.invalidate();
  EXPECT_TRUE(info.properlyPostDominates(find("u.end"), find("u.first")));
}

TEST_F(ExecutionsTest, EndlessLoopsDoNotReachTheExit) {
  parseBranch(R"("u.entry"() : () -> ()
)",
              R"("u.endless"() : () -> ()
      cf.br ^side
)");
  PostDominanceInfo info;
  EXPECT_FALSE(info.postDominates(find("u.end"), find("u.entry")));
  EXPECT_EQ(count("u.endless"), "0..any");
  EXPECT_EQ(count("u.end"), "0..1");
}

} // namespace
