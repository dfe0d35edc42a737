//===- RegionUtilsTest.cpp - Simplification of regions --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/RegionUtils.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class RegionUtilsTest : public ::testing::Test {
protected:
  using Function = LogicalResult (*)(RewriterBase &, llvm::MutableArrayRef<Region>);

  RegionUtilsTest() {
    registerAsmPrinter();
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// Returns the printed function after `run`, without the final newline; "unchanged" if `run` fails.
  std::string after(Function run, llvm::StringRef text) {
    auto module = parseSourceString(text, ParserConfig(&context));
    if (!module)
      return "not parsed";
    IRRewriter rewriter(&context);
    if (failed(run(rewriter, module.get()->getRegions())))
      return "unchanged";
    EXPECT_TRUE(succeeded(verify(module.get())));
    std::string result;
    llvm::raw_string_ostream os(result);
    module.get()->getRegion(0).front().front().print(os);
    return result;
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_F(RegionUtilsTest, KeepsReachableBlocks) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return eraseUnreachableBlocks(r, regions); },
                  "func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}"),
            "unchanged");
}

TEST_F(RegionUtilsTest, ErasesBlocksThatUseEachOthersValues) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return eraseUnreachableBlocks(r, regions); },
                  R"(func.func @f() {
  return
^a(%x: i32):
  %0 = arith.addi %x, %y : i32
  cf.br ^b(%0 : i32)
^b(%y: i32):
  cf.br ^a(%y : i32)
})"),
            "func.func @f() {\n  return\n}");
}

TEST_F(RegionUtilsTest, ErasesNestedRegionsOfErasedBlocks) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return eraseUnreachableBlocks(r, regions); },
                  R"(func.func @f() {
  return
^dead:
  "x.op"() ({
    "x.end"() : () -> ()
  ^a:
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }) : () -> ()
  cf.br ^dead
})"),
            "func.func @f() {\n  return\n}");
}

TEST_F(RegionUtilsTest, ErasesInNestedRegions) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return eraseUnreachableBlocks(r, regions); },
                  R"(func.func @f() {
  "x.op"() ({
    "x.end"() : () -> ()
  ^a:
    "x.end"() : () -> ()
  }) : () -> ()
  return
})"),
            "func.func @f() {\n  \"x.op\"() ({\n    \"x.end\"() : () -> ()\n  }) : () -> ()\n  return\n}");
}

TEST_F(RegionUtilsTest, ErasesCyclesOfDeadOps) {
  EXPECT_EQ(
      after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); }, R"(func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %0 : i32
  return
})"),
      "func.func @f(%arg0: i32) {\n  return\n}");
}

TEST_F(RegionUtilsTest, KeepsOpsWithEffectsAndTheirOperands) {
  EXPECT_EQ(
      after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); }, R"(func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  "x.use"(%0) : (i32) -> ()
  return
})"),
      "unchanged");
}

TEST_F(RegionUtilsTest, ErasesArgumentsThatOnlyFeedThemselves) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); },
                  R"(func.func @f(%x: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^loop(%x, %one : i32, i32)
^loop(%kept: i32, %dead: i32):
  %next = arith.addi %dead, %one : i32
  cf.cond_br %c, ^loop(%kept, %next : i32, i32), ^end
^end:
  return %kept : i32
})"),
            R"(func.func @f(%arg0: i32, %arg1: i1) -> i32 {
  cf.br ^bb1(%arg0 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
  cf.cond_br %arg1, ^bb1(%0 : i32), ^bb2
^bb2:  // pred: ^bb1
  return %0 : i32
})");
}

TEST_F(RegionUtilsTest, ErasesBothOperandsOfABranchWithEqualSuccessors) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); },
                  R"(func.func @f(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^end(%x, %x : i32, i32), ^end(%x, %x : i32, i32)
^end(%dead: i32, %kept: i32):
  return %kept : i32
})"),
            R"(func.func @f(%arg0: i32, %arg1: i1) -> i32 {
  cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  return %0 : i32
})");
}

TEST_F(RegionUtilsTest, KeepsEntryBlockArguments) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); },
                  "func.func @f(%x: i32) {\n  return\n}"),
            "unchanged");
}

TEST_F(RegionUtilsTest, KeepsArgumentsAfterUnknownTerminators) {
  EXPECT_EQ(
      after([](RewriterBase &r, auto regions) { return runRegionDCE(r, regions); }, R"(func.func @f(%x: i32) {
  "x.br"(%x)[^a] : (i32) -> ()
^a:
  return
})"),
      "unchanged");
}

TEST_F(RegionUtilsTest, SimplifyErasesBlocksAndDeadCode) {
  EXPECT_EQ(after([](RewriterBase &r,
                     llvm::MutableArrayRef<Region> regions) { return simplifyRegions(r, regions); },
                  R"(func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  return
^dead:
  "x.use"(%0) : (i32) -> ()
  return
})"),
            "func.func @f(%arg0: i32) {\n  return\n}");
}

//===----------------------------------------------------------------------===//
// Merging of equivalent blocks
//===----------------------------------------------------------------------===//

TEST_F(RegionUtilsTest, MergesEquivalentBlocks) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %x, %x : i32
  return %0 : i32
^b:
  %1 = arith.addi %x, %x : i32
  return %1 : i32
})"),
            R"(func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  %0 = arith.addi %arg1, %arg1 : i32
  return %0 : i32
})");
}

TEST_F(RegionUtilsTest, DifferingOperandsBecomeArguments) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.muli %x, %x : i32
  %1 = arith.addi %0, %y : i32
  return %1 : i32
^b:
  %2 = arith.muli %y, %y : i32
  %3 = arith.addi %2, %x : i32
  return %3 : i32
})"),
            R"(func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
  %2 = arith.muli %0, %0 : i32
  %3 = arith.addi %2, %1 : i32
  return %3 : i32
})");
}

TEST_F(RegionUtilsTest, KeepsBlocksThatDiffer) {
  // The blocks differ in an op, an attribute, the order of operands defined in the block, the number of ops,
  // and a value that is used elsewhere.
  for (const char *second :
       {"arith.muli %x, %y : i32\n  %3 = arith.addi %2, %x : i32",
        "arith.addi %x, %y {t} : i32\n  %3 = arith.addi %2, %x : i32",
        "arith.addi %x, %y : i32\n  %3 = arith.addi %x, %2 : i32",
        "arith.addi %x, %y : i32\n  %4 = arith.addi %2, %x : i32\n  %3 = arith.addi %2, %4 : i32"})
    EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                    (R"(func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %0, %x : i32
  return %1 : i32
^b:
  %2 = )" + llvm::Twine(second) +
                     "\n  return %3 : i32\n}")
                        .str()),
              "unchanged")
        << second;
}

TEST_F(RegionUtilsTest, KeepsBlocksWhoseValuesAreUsedElsewhere) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = "x.make"(%x) : (i32) -> i32
  cf.br ^c
^b:
  %1 = "x.make"(%x) : (i32) -> i32
  cf.br ^c
^c:
  cf.cond_br %c, ^d, ^d
^d:
  "x.region"() ({
    "x.use"() : () -> ()
  }) : () -> ()
  return %x : i32
})"),
            R"(func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  %0 = "x.make"(%arg1) : (i32) -> i32
  cf.br ^bb2
^bb2:  // pred: ^bb1
  cf.cond_br %arg0, ^bb3, ^bb3
^bb3:  // 2 preds: ^bb2, ^bb2
  "x.region"() ({
    "x.use"() : () -> ()
  }) : () -> ()
  return %arg1 : i32
})");
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = "x.make"(%x) : (i32) -> i32
  cf.cond_br %c, ^c, ^b
^b:
  %1 = "x.make"(%x) : (i32) -> i32
  cf.cond_br %c, ^d, ^b
^c:
  return %0 : i32
^d:
  "x.use"(%1) : (i32) -> ()
  return %1 : i32
})"),
            "unchanged");
}

TEST_F(RegionUtilsTest, KeepsLoopsThatDifferInAValue) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32, %y: i32) {
  cf.cond_br %c, ^a, ^b
^a:
  "x.use"(%x) : (i32) -> ()
  cf.br ^b
^b:
  "x.use"(%y) : (i32) -> ()
  cf.br ^b
})"),
            "unchanged");
}

TEST_F(RegionUtilsTest, ErasesArgumentsWithASingleValue) {
  EXPECT_EQ(after([](RewriterBase &r, auto regions) { return mergeBlocks(r, regions); },
                  R"(func.func @f(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^a(%x, %x : i32, i32), ^a(%x, %y : i32, i32)
^a(%same: i32, %other: i32):
  return %same, %other : i32, i32
})"),
            R"(func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
  cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  return %arg1, %0 : i32, i32
})");
}

} // namespace
