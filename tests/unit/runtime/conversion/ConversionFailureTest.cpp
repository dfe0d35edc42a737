//===- ConversionFailureTest.cpp - Failures of dialect conversions --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/RewriteTracer.h"
#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class ConversionFailureTest : public ConversionTestBase {
protected:
  ConversionFailureTest() { checked.checked = true; }
  /// Adds a pattern for `root` that always fails with a match failure reason.
  void refuse(llvm::StringRef root, std::string reason) {
    add(root, [reason](Operation *op, auto, ConversionPatternRewriter &rewriter) {
      return rewriter.notifyMatchFailure(op, reason);
    });
  }
  ConversionConfig checked;
};

//===----------------------------------------------------------------------===//
// Notes that explain a failure
//===----------------------------------------------------------------------===//

TEST_F(ConversionFailureTest, OpsWithoutPatternsAreReported) {
  EXPECT_EQ(convert("\"new.a\"() : () -> ()\n\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(messages,
              ElementsAre("2: error: failed to legalize operation 'old.a' that was explicitly marked illegal",
                          "2: note: 'old.a' is illegal", "2: note:   no pattern has this operation as root"));
}

TEST_F(ConversionFailureTest, NotesListMatchFailureReasons) {
  refuse("old.a", "reason A");
  add("old.a", [](auto &&...) { return failure(); });
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(messages,
              ElementsAre("1: error: failed to legalize operation 'old.a' that was explicitly marked illegal",
                          "1: note: 'old.a' is illegal", "1: note:   pattern 'for old.a' does not match",
                          "1: note:     reason A", "1: note:   pattern 'for old.a' does not match"));
}

TEST_F(ConversionFailureTest, NotesNameUnconvertibleOperands) {
  rename("old.a", "new.a");
  EXPECT_EQ(convert("%0 = \"new.x\"() : () -> f16\n\"old.a\"(%0) : (f16) -> ()", checked), "");
  EXPECT_THAT(messages, Contains("2: note:     unable to convert type for operand #0, type was 'f16'"));
}

TEST_F(ConversionFailureTest, NotesFollowCreatedOps) {
  rename("old.a", "old.b");
  rename("old.b", "old.c");
  refuse("old.c", "reason B");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(messages,
              ElementsAre("1: error: failed to legalize operation 'old.a' that was explicitly marked illegal",
                          "1: note: 'old.a' is illegal",
                          "1: note:   pattern 'old.a to old.b' was applied, but created operations that "
                          "could not be legalized:",
                          "1: note:     'old.b' is illegal",
                          "1: note:       pattern 'old.b to old.c' was applied, but created operations that "
                          "could not be legalized:",
                          "1: note:         'old.c' is illegal",
                          "1: note:           pattern 'for old.c' does not match",
                          "1: note:             reason B"));
}

TEST_F(ConversionFailureTest, NotesNameSkippedPatterns) {
  rename("old.a", "old.nowhere", 1, /*sayWhatItMakes=*/true);
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(
      messages,
      Contains("1: note:   pattern 'old.a to old.nowhere' is skipped: it generates operations that no "
               "pattern legalizes: 'old.nowhere'"));
}

TEST_F(ConversionFailureTest, PatternsAreNotAppliedToOpsTheyCreated) {
  add("old.a", [&](Operation *op, auto operands, ConversionPatternRewriter &rewriter) {
    return replaceBy(op, "old.a", operands, rewriter);
  });
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(messages, Contains("1: note:       pattern 'for old.a' is skipped: it created this operation"));
}

TEST_F(ConversionFailureTest, FoldingToIllegalConstantsFails) {
  target.addIllegalOp<arith::AddIOp, arith::ConstantOp>();
  target.addLegalDialect("builtin");
  convert("%0 = \"new.x\"() : () -> i8\n%1 = arith.xori %0, %0 : i8", checked);
  EXPECT_THAT(messages, IsEmpty());
  target.addIllegalOp<arith::XOrIOp>();
  EXPECT_EQ(convert("%0 = \"new.x\"() : () -> i8\n%1 = arith.xori %0, %0 : i8", checked), "");
  EXPECT_THAT(messages, Contains("2: note:   folds to 'arith.constant', which is not legal"));
}

TEST_F(ConversionFailureTest, OpsWithoutLegalityRuleFailFullConversion) {
  EXPECT_EQ(convert("\"other.a\"() : () -> ()", checked, &applyFullConversion), "");
  // The module is converted first. It has no legality rule either, and its location has no line.
  EXPECT_THAT(messages, ElementsAre("0: error: failed to legalize operation 'builtin.module'",
                                    "0: note: 'builtin.module' is not known to the target",
                                    "0: note:   no pattern has this operation as root"));
}

TEST_F(ConversionFailureTest, SuccessfulAttemptsLeaveNoNotes) {
  rename("old.a", "new.a");
  refuse("old.a", "reason C");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "\"new.a\"() : () -> ()\n");
  EXPECT_THAT(messages, IsEmpty());
}

TEST_F(ConversionFailureTest, LongTreesAreTruncated) {
  for (int i = 0; i != 300; ++i)
    add("old.a", [](auto &&...) { return failure(); });
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_EQ(messages.size(), 202u);
  EXPECT_EQ(messages.back(), "1: note: 101 more lines omitted");
}

TEST_F(ConversionFailureTest, EmptyReasonsAreNotCountedAsOmittedLines) {
  for (int i = 0; i != 300; ++i)
    refuse("old.a", "");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_EQ(messages.size(), 202u);
  EXPECT_EQ(messages.back(), "1: note: 101 more lines omitted");
}

TEST_F(ConversionFailureTest, ReasonsArePassedToTheCallback) {
  refuse("old.a", "reason A");
  std::vector<std::string> reasons;
  auto callback = [&](Diagnostic &diag) { reasons.push_back(diag.str()); };
  ConversionConfig config;
  config.notifyCallback = callback;
  convert("\"old.a\"() : () -> ()", config);
  EXPECT_THAT(reasons, ElementsAre("reason A"));
}

//===----------------------------------------------------------------------===//
// Patterns that fail after changing the IR
//===----------------------------------------------------------------------===//

TEST_F(ConversionFailureTest, OpsCreatedByAFailedPatternAreErased) {
  add(
      "old.a",
      [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
        OperationState state(op->getLoc(), "new.useless");
        state.addTypes(rewriter.getIndexType());
        Operation *first = rewriter.create(state);
        OperationState second(op->getLoc(), "new.useless");
        second.addOperands(ValueRange(first->getResults()));
        rewriter.create(second);
        return failure();
      },
      /*benefit=*/2);
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "\"new.a\"() : () -> ()\n");
}

TEST_F(ConversionFailureTest, AFailedPatternMayEraseOpsItCreated) {
  add(
      "old.a",
      [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
        rewriter.eraseOp(rewriter.create(OperationState(op->getLoc(), "new.useless")));
        return failure();
      },
      /*benefit=*/2);
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "\"new.a\"() : () -> ()\n");
}

TEST_F(ConversionFailureTest, UnfinishedModificationsAreRestored) {
  for (bool cancels : {true, false}) {
    add(
        "old.a",
        [cancels](Operation *op, auto, ConversionPatternRewriter &rewriter) {
          rewriter.startOpModification(op);
          op->setAttr("bad", rewriter.getUnitAttr());
          op->setOperands(ValueRange());
          if (cancels)
            rewriter.cancelOpModification(op);
          return failure();
        },
        /*benefit=*/2);
    add("old.a", [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
      rewriter.modifyOpInPlace(op, [&] { op->setAttr("good", rewriter.getUnitAttr()); });
      return success();
    });
    target.addDynamicallyLegalDialect([](Operation *op) { return op->hasAttr("good"); }, "old");
    EXPECT_EQ(convert("%0 = \"new.x\"() : () -> index\n\"old.a\"(%0) {k} : (index) -> ()"),
              "%0 = \"new.x\"() : () -> index\n\"old.a\"(%0) {good, k} : (index) -> ()\n");
  }
}

TEST_F(ConversionFailureTest, APatternThatFailsAfterAChangeEndsTheConversion) {
  add(
      "old.a",
      [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
        rewriter.modifyOpInPlace(op, [&] { op->setAttr("changed", rewriter.getUnitAttr()); });
        return failure();
      },
      /*benefit=*/2);
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "");
  EXPECT_THAT(
      messages,
      ElementsAre("1: error: pattern 'for old.a' failed after it had changed the IR",
                  "1: error: failed to legalize operation 'old.a' that was explicitly marked illegal"));
}

TEST_F(ConversionFailureTest, APatternThatFailsAfterErasingEndsTheConversion) {
  add("old.a", [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
    rewriter.eraseOp(op);
    return failure();
  });
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "");
  EXPECT_THAT(messages, Contains("1: error: pattern 'for old.a' failed after it had changed the IR"));
}

TEST_F(ConversionFailureTest, CheckedConversionsDetectChangesWithoutTheRewriter) {
  auto sneak = [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
    op->setAttr("changed", rewriter.getUnitAttr());
    return failure();
  };
  add("old.a", sneak);
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", checked), "");
  EXPECT_THAT(messages, Contains("1: error: pattern 'for old.a' failed after it had changed the IR"));
}

TEST_F(ConversionFailureTest, ASuccessfulPatternThatChangesNothingIsSkipped) {
  add("old.a", [](auto &&...) { return success(); }, /*benefit=*/2);
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "\"new.a\"() : () -> ()\n");
}

TEST_F(ConversionFailureTest, RollbackIsRejected) {
  ConversionConfig config;
  config.allowPatternRollback = true;
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", config), "");
  EXPECT_THAT(messages, ElementsAre("0: error: conversions do not support rolling back patterns"));
}

TEST_F(ConversionFailureTest, CheckedModeCanBeTheDefault) {
  setConversionsCheckedByDefault(true);
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "");
  setConversionsCheckedByDefault(false);
  EXPECT_EQ(messages.size(), 3u);
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "");
  EXPECT_EQ(messages.size(), 1u);
}

//===----------------------------------------------------------------------===//
// Conversions with a rewrite tracer
//===----------------------------------------------------------------------===//

/// Disables one pattern and records the notifications that it receives.
struct Watcher : RewriteTracer {
  bool shouldApply(llvm::StringRef name, Operation *) override { return name != forbidden; }
  void applied(llvm::StringRef name, bool succeeded) override {
    note((succeeded ? "applied " : "tried ") + name);
  }
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    note("made " + op->getName().getStringRef());
  }
  void notifyOperationErased(Operation *op) override { note("erased " + op->getName().getStringRef()); }
  void note(const llvm::Twine &text) { heard.push_back(text.str()); }
  std::string forbidden;
  std::vector<std::string> heard;
};

TEST_F(ConversionFailureTest, TheTracerOfTheContextFiltersAndIsNotified) {
  Watcher watcher;
  ContextObjectScope<RewriteTracer> scope(&context, &watcher);
  watcher.forbidden = "old.a to new.other";
  rename("old.a", "new.other", /*benefit=*/3);
  refuse("old.a", "reason A");
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()"), "\"new.a\"() : () -> ()\n");
  EXPECT_THAT(watcher.heard,
              ElementsAre("tried for old.a", "made new.a", "erased old.a", "applied old.a to new.a"));
}

} // namespace
