//===- DialectConversionTest.cpp - Dialect conversions --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

namespace {

using DialectConversionTest = ConversionTestBase;

TEST_F(DialectConversionTest, ReplacesOnlyIllegalOps) {
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> index
    "other.b"(%0) : (index) -> ()
  )"),
            R"(%0 = "new.a"() : () -> index
"other.b"(%0) : (index) -> ()
)");
  EXPECT_THAT(messages, IsEmpty());
}

TEST_F(DialectConversionTest, PatternsReceiveConvertedOperands) {
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    %1 = "old.b"(%0, %0) : (i32, i32) -> i32
    "old.b"(%1) : (i32) -> ()
  )"),
            R"(%0 = "new.a"() : () -> i64
%1 = "new.b"(%0, %0) : (i64, i64) -> i64
"new.b"(%1) : (i64) -> ()
)");
}

TEST_F(DialectConversionTest, ConvertsOneToNAndOneToZero) {
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> f32
    %1 = "old.a"() : () -> f64
    "old.b"(%0, %1) : (f32, f64) -> ()
  )"),
            R"(%0:2 = "new.a"() : () -> (i16, i16)
"new.a"() : () -> ()
"new.b"(%0#0, %0#1) : (i16, i16) -> ()
)");
}

TEST_F(DialectConversionTest, LegalizesOpsCreatedByPatterns) {
  rename("old.a", "old.b");
  rename("old.b", "old.c");
  rename("old.c", "new.c");
  EXPECT_EQ(convert(R"("old.a"() : () -> ())"), "\"new.c\"() : () -> ()\n");
}

TEST_F(DialectConversionTest, VisitsDominatingBlocksFirst) {
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  // The block with the definition comes after the block with the use.
  EXPECT_EQ(convert(R"(
    "new.region"() ({
      "cf.br"()[^bb2] : () -> ()
    ^bb1:
      "old.b"(%0) : (i32) -> ()
      "new.end"() : () -> ()
    ^bb2:
      %0 = "old.a"() : () -> i32
      "cf.br"()[^bb1] : () -> ()
    }) : () -> ()
  )"),
            R"("new.region"() ({
  cf.br ^bb2
^bb1:  // pred: ^bb2
  "new.b"(%0) : (i64) -> ()
  "new.end"() : () -> ()
^bb2:  // pred: ^bb0
  %0 = "new.a"() : () -> i64
  cf.br ^bb1
}) : () -> ()
)");
}

TEST_F(DialectConversionTest, ConvertsOpsInMovedRegions) {
  rename("old.loop", "new.loop");
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    "old.loop"() ({
      "old.loop"() ({
        "old.a"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  )"),
            R"("new.loop"() ({
  "new.loop"() ({
    "new.a"() : () -> ()
  }) : () -> ()
}) : () -> ()
)");
}

TEST_F(DialectConversionTest, SkipsOpsErasedWithTheirRegion) {
  add("old.loop", [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_EQ(convert(R"("old.loop"() ({ "old.a"() : () -> () }) : () -> ())"), "");
  EXPECT_THAT(messages, IsEmpty());
}

TEST_F(DialectConversionTest, SkipsOpsNestedInRecursivelyLegalOps) {
  target.addLegalOp(OperationName("new.keep", &context));
  target.markOpRecursivelyLegal(OperationName("new.keep", &context));
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    "new.keep"() ({ "old.a"() : () -> () }) : () -> ()
    "old.a"() : () -> ()
  )"),
            R"("new.keep"() ({
  "old.a"() : () -> ()
}) : () -> ()
"new.a"() : () -> ()
)");
}

TEST_F(DialectConversionTest, FoldsBeforePatternsByDefault) {
  target.addIllegalOp<arith::AddIOp>();
  target.addLegalOp<arith::ConstantOp>();
  const char *text = R"(
    %0 = arith.constant 1 : i8
    %1 = arith.addi %0, %0 : i8
    "new.use"(%1) : (i8) -> ()
  )";
  EXPECT_EQ(convert(text), R"(%c1_i8 = arith.constant 1 : i8
%c2_i8 = arith.constant 2 : i8
"new.use"(%c2_i8) : (i8) -> ()
)");
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  EXPECT_EQ(convert(text, config), "");
}

TEST_F(DialectConversionTest, DoesNotFoldToIllegalConstants) {
  target.addIllegalOp<arith::AddIOp>();
  rename("arith.addi", "new.add");
  EXPECT_EQ(convert(R"(
    %0 = arith.constant 1 : i8
    %1 = arith.addi %0, %0 : i8
    "new.use"(%1) : (i8) -> ()
  )"),
            R"(%c1_i8 = arith.constant 1 : i8
%0 = "new.add"(%c1_i8, %c1_i8) : (i8, i8) -> i8
"new.use"(%0) : (i8) -> ()
)");
}

//===----------------------------------------------------------------------===//
// Selection of patterns in a conversion
//===----------------------------------------------------------------------===//

TEST_F(DialectConversionTest, OrdersPatternsByDepthThenBenefit) {
  rename("old.a", "old.b", /*benefit=*/5, /*sayWhatItMakes=*/true);
  rename("old.b", "new.from_b", 1, true);
  rename("old.a", "new.a", 1, true);
  rename("old.a", "new.better", 2, true);
  EXPECT_EQ(convert(R"("old.a"() : () -> ())"), "\"new.better\"() : () -> ()\n");
}

TEST_F(DialectConversionTest, SkipsPatternsThatLeadToNoLegalOp) {
  rename("old.a", "old.nowhere", /*benefit=*/5, /*sayWhatItMakes=*/true);
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"("old.a"() : () -> ())"), "\"new.a\"() : () -> ()\n");
}

TEST_F(DialectConversionTest, PatternsAreNotAppliedToOpsTheyCreated) {
  add("old.a", [&](Operation *op, auto operands, ConversionPatternRewriter &rewriter) {
    return replaceBy(op, "old.a", operands, rewriter);
  });
  EXPECT_EQ(convert(R"("old.a"() : () -> ())"), "");
  EXPECT_THAT(
      messages,
      ElementsAre("1: error: failed to legalize operation 'old.a' that was explicitly marked illegal"));
}

/// Decrements `n` by replacing the op with another op of the same name, until `n` is zero.
struct CountDown : ConversionPattern {
  CountDown(MLIRContext *context) : ConversionPattern("old.count", 1, context) {}
  void initialize() { setHasBoundedRewriteRecursion(); }
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value>,
                                ConversionPatternRewriter &rewriter) const override {
    int64_t n = op->getAttrOfType<IntegerAttr>("n").getInt();
    OperationState state(op->getLoc(), n ? "old.count" : "new.zero");
    if (n)
      state.addAttribute("n", rewriter.getI64IntegerAttr(n - 1));
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

TEST_F(DialectConversionTest, BoundedRecursionIsApplied) {
  patterns.add<CountDown>(&context);
  EXPECT_EQ(convert(R"("old.count"() {n = 50} : () -> ())"), "\"new.zero\"() : () -> ()\n");
}

TEST_F(DialectConversionTest, UnboundedRecursionFails) {
  patterns.add<CountDown>(&context);
  EXPECT_EQ(convert(R"("old.count"() {n = 100000} : () -> ())"), "");
  EXPECT_THAT(
      messages,
      ElementsAre("1: error: failed to legalize operation 'old.count' that was explicitly marked illegal"));
}

TEST_F(DialectConversionTest, RewritePatternsAndDeclarativePatternsAreApplied) {
  struct Plain : RewritePattern {
    Plain(MLIRContext *context) : RewritePattern("old.a", 1, context) {}
    LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
      OperationState state(op->getLoc(), "new.a");
      state.addOperands(op->getOperands());
      state.addTypes(op->getResultTypes());
      rewriter.replaceOp(op, rewriter.create(state));
      return success();
    }
  };
  patterns.add<Plain>(&context);
  EXPECT_EQ(convert(R"("old.a"() : () -> ())"), "\"new.a\"() : () -> ()\n");
}

struct AnyTerminator : OpTraitConversionPattern<OpTrait::IsTerminator> {
  using OpTraitConversionPattern::OpTraitConversionPattern;
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op, [&] { op->setAttr("seen", rewriter.getUnitAttr()); });
    return success();
  }
};
struct AnyCall : OpInterfaceConversionPattern<CallOpInterface> {
  using OpInterfaceConversionPattern::matchAndRewrite;
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;
  LogicalResult matchAndRewrite(CallOpInterface op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

TEST_F(DialectConversionTest, MatchesTraitAndInterfaceRoots) {
  patterns.add<AnyTerminator, AnyCall>(&context);
  target.addDynamicallyLegalOp<func::ReturnOp>([](Operation *op) { return op->hasAttr("seen"); });
  target.addIllegalOp<func::CallOp>();
  EXPECT_EQ(convert(R"(
    func.func @f() {
      func.call @f() : () -> ()
      return
    }
  )"),
            R"(func.func @f() {
  return {seen}
}
)");
}

//===----------------------------------------------------------------------===//
// OpConversionPattern
//===----------------------------------------------------------------------===//

struct LowerCondition : OpConversionPattern<cf::CondBranchOp> {
  using OpConversionPattern::matchAndRewrite;
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(cf::CondBranchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    OperationState state(op.getLoc(), "new.branch");
    state.addOperands(ValueRange(adaptor.getCondition()));
    state.addOperands(adaptor.getFalseDestOperands());
    state.addSuccessors(op->getSuccessors());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

TEST_F(DialectConversionTest, AdaptorsHoldConvertedOperands) {
  rename("old.a", "new.a");
  patterns.add<LowerCondition>(converter, &context);
  target.addIllegalOp<cf::CondBranchOp>();
  EXPECT_EQ(convert(R"(
    func.func @f(%c: i1) {
      %0 = "old.a"() : () -> i32
      cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
    ^bb1:
      return
    ^bb2(%x: i32):
      return
    }
  )"),
            R"(func.func @f(%arg0: i1) {
  %0 = "new.a"() : () -> i64
  "new.branch"(%arg0, %0)[^bb1, ^bb2] : (i1, i64) -> ()
^bb1:  // pred: ^bb0
  return
^bb2(%1: i32):  // pred: ^bb0
  return
}
)");
}

struct SplitReturn : OpConversionPattern<func::ReturnOp> {
  using OpConversionPattern::matchAndRewrite;
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> all;
    for (ValueRange values : adaptor.getOperands())
      llvm::append_range(all, values);
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(ValueRange(all)); });
    return success();
  }
};

TEST_F(DialectConversionTest, OneToNAdaptorsHoldValueRanges) {
  rename("old.a", "new.a");
  patterns.add<SplitReturn>(converter, &context);
  target.addDynamicallyLegalOp<func::ReturnOp>([&](Operation *op) { return converter.isLegal(op); });
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
  target.addDynamicallyLegalOp<func::FuncOp>(
      [&](func::FuncOp op) { return converter.isSignatureLegal(op.getFunctionType()); });
  EXPECT_EQ(convert(R"(
    func.func @f() -> (f32, i32) {
      %0 = "old.a"() : () -> f32
      %1 = "old.a"() : () -> i32
      return %0, %1 : f32, i32
    }
  )"),
            R"(func.func @f() -> (i16, i16, i64) {
  %0:2 = "new.a"() : () -> (i16, i16)
  %1 = "new.a"() : () -> i64
  return %0#0, %0#1, %1 : i16, i16, i64
}
)");
}

TEST_F(DialectConversionTest, OneToOnePatternsRejectSeveralValues) {
  rename("old.a", "new.a");
  patterns.add<LowerCondition>(converter, &context);
  target.addIllegalOp<cf::CondBranchOp>();
  EXPECT_EQ(convert(R"(
    func.func @f(%c: i1) {
      %0 = "old.a"() : () -> f32
      cf.cond_br %c, ^bb1, ^bb2(%0 : f32)
    ^bb1:
      return
    ^bb2(%x: f32):
      return
    }
  )"),
            "");
  EXPECT_THAT(
      messages,
      ElementsAre("4: error: failed to legalize operation 'cf.cond_br' that was explicitly marked illegal"));
}

//===----------------------------------------------------------------------===//
// Source and target materializations
//===----------------------------------------------------------------------===//

class MaterializationTest : public ConversionTestBase {
protected:
  void addMaterializations() {
    auto cast = [](llvm::StringRef name) {
      return [name](OpBuilder &builder, Type type, ValueRange inputs, Location loc) -> Value {
        OperationState state(loc, name);
        state.addOperands(inputs);
        state.addTypes(type);
        return builder.create(state)->getResult(0);
      };
    };
    converter.addSourceMaterialization(cast("new.back"));
    converter.addTargetMaterialization(cast("new.forth"));
  }
};

TEST_F(MaterializationTest, LegalUsersGetSourceMaterializations) {
  addMaterializations();
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "other.use"(%0) : (i32) -> ()
    "other.use"(%0) : (i32) -> ()
  )"),
            R"(%0 = "new.a"() : () -> i64
%1 = "new.back"(%0) : (i64) -> i32
"other.use"(%1) : (i32) -> ()
"other.use"(%1) : (i32) -> ()
)");
}

TEST_F(MaterializationTest, ConvertedUsersGetTargetMaterializations) {
  addMaterializations();
  rename("old.b", "new.b");
  EXPECT_EQ(convert(R"(
    %0 = "other.a"() : () -> i32
    "old.b"(%0) : (i32) -> ()
    "old.b"(%0) : (i32) -> ()
  )"),
            R"(%0 = "other.a"() : () -> i32
%1 = "new.forth"(%0) : (i32) -> i64
"new.b"(%1) : (i64) -> ()
"new.b"(%1) : (i64) -> ()
)");
}

TEST_F(MaterializationTest, OneToNSourceMaterialization) {
  addMaterializations();
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> f32
    "other.use"(%0) : (f32) -> ()
  )"),
            R"(%0:2 = "new.a"() : () -> (i16, i16)
%1 = "new.back"(%0#0, %0#1) : (i16, i16) -> f32
"other.use"(%1) : (f32) -> ()
)");
}

TEST_F(MaterializationTest, CastsRemainWithoutBuildMaterializations) {
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  ConversionConfig config;
  config.buildMaterializations = false;
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "other.use"(%0) : (i32) -> ()
    "old.b"(%0) : (i32) -> ()
  )",
                    config),
            R"(%0 = "new.a"() : () -> i64
%1 = unrealized_conversion_cast %0 : i64 to i32
"other.use"(%1) : (i32) -> ()
"new.b"(%0) : (i64) -> ()
)");
}

TEST_F(MaterializationTest, MissingMaterializationsAreErrors) {
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "other.use"(%0) : (i32) -> ()
  )"),
            "");
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0],
            "2: error: failed to legalize unresolved materialization from ('i64') to ('i32') that remained "
            "live after conversion");
  EXPECT_THAT(messages[1], ::testing::StartsWith("3: note: see existing live user here: "));
}

TEST_F(MaterializationTest, UsesOfErasedOpsAreErrors) {
  add("old.a", [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "other.use"(%0) : (i32) -> ()
  )"),
            "");
  EXPECT_EQ(messages.front(),
            "2: error: failed to legalize unresolved materialization from () to ('i32') that remained "
            "live after conversion");
}

TEST_F(MaterializationTest, UsesOfErasedOpsByErasedOpsAreValid) {
  for (const char *name : {"old.a", "old.b"})
    add(name, [](Operation *op, auto, ConversionPatternRewriter &rewriter) {
      rewriter.eraseOp(op);
      return success();
    });
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "old.b"(%0) : (i32) -> ()
    "new.c"() : () -> ()
  )"),
            "\"new.c\"() : () -> ()\n");
}

TEST_F(MaterializationTest, RemappedValuesAreAvailableToPatterns) {
  rename("old.a", "new.a");
  Value seen;
  add("old.b", [&](Operation *op, auto, ConversionPatternRewriter &rewriter) {
    seen = rewriter.getRemappedValue(op->getOperand(0));
    EXPECT_FALSE(rewriter.getRemappedValue(op->getOperand(1)));
    llvm::SmallVector<Value> all;
    EXPECT_TRUE(failed(rewriter.getRemappedValues(op->getOperands(), all)));
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    %1 = "old.a"() : () -> f32
    "old.b"(%0, %1) : (i32, f32) -> ()
  )"),
            R"(%0 = "new.a"() : () -> i64
%1:2 = "new.a"() : () -> (i16, i16)
)");
  EXPECT_EQ(seen, module->getBody()->front().getResult(0));
}

TEST_F(MaterializationTest, PatternsWithoutConverterReceiveCurrentValues) {
  rename("old.a", "new.a");
  llvm::SmallVector<Type> seen;
  patterns.add(std::make_unique<FunctionPattern>(
      "old.b", &context,
      [&](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
        for (ValueRange values : operands)
          llvm::append_range(seen, values.getTypes());
        rewriter.eraseOp(op);
        return success();
      }));
  convert(R"(
    %0 = "old.a"() : () -> i32
    %1 = "old.a"() : () -> f32
    %2 = "other.c"() : () -> i32
    "old.b"(%0, %1, %2) : (i32, f32, i32) -> ()
  )");
  Builder builder(&context);
  EXPECT_THAT(seen, ElementsAre(builder.getI64Type(), builder.getIntegerType(16), builder.getIntegerType(16),
                                builder.getI32Type()));
}

//===----------------------------------------------------------------------===//
// Conversion modes
//===----------------------------------------------------------------------===//

TEST_F(DialectConversionTest, PartialConversionReportsUnlegalizedOps) {
  rename("old.a", "new.a");
  llvm::DenseSet<Operation *> left;
  ConversionConfig config;
  config.unlegalizedOps = &left;
  convert("\"old.a\"() : () -> ()\n\"other.b\"() : () -> ()", config);
  EXPECT_THAT(left, UnorderedElementsAre(module->getOperation(), &module->getBody()->back()));
}

TEST_F(DialectConversionTest, FullConversionRejectsUnknownOps) {
  rename("old.a", "new.a");
  target.addLegalOp<ModuleOp>();
  EXPECT_EQ(convert("\"old.a\"() : () -> ()", {}, &applyFullConversion), "\"new.a\"() : () -> ()\n");
  rename("old.a", "new.a");
  EXPECT_EQ(convert("\"old.a\"() : () -> ()\n\"other.b\"() : () -> ()", {}, &applyFullConversion), "");
  EXPECT_THAT(messages, ElementsAre("2: error: failed to legalize operation 'other.b'"));
}

TEST_F(DialectConversionTest, AnalysisConversionLeavesTheIRUnchanged) {
  rename("old.a", "new.a");
  llvm::DenseSet<Operation *> legalizable;
  ConversionConfig config;
  config.legalizableOps = &legalizable;
  EXPECT_EQ(convert("\"old.a\"() : () -> ()\n\"old.b\"() : () -> ()", config, &applyAnalysisConversion),
            "\"old.a\"() : () -> ()\n\"old.b\"() : () -> ()\n");
  EXPECT_THAT(messages, IsEmpty());
  EXPECT_THAT(legalizable, UnorderedElementsAre(&module->getBody()->front()));
}

//===----------------------------------------------------------------------===//
// Cast reconciliation
//===----------------------------------------------------------------------===//

TEST_F(DialectConversionTest, ReconcilesInverseCasts) {
  module = parseSourceString<ModuleOp>(R"(
    %0 = "new.a"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = builtin.unrealized_conversion_cast %2 : index to i32
    %4 = builtin.unrealized_conversion_cast %0 : i32 to f32
    "new.b"(%3) : (i32) -> ()
    "new.c"(%2) : (index) -> ()
  )",
                                       ParserConfig(&context));
  llvm::SmallVector<UnrealizedConversionCastOp> casts, remaining;
  module->walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  reconcileUnrealizedCasts(casts, &remaining);
  EXPECT_EQ(print(), R"(%0 = "new.a"() : () -> i32
%1 = unrealized_conversion_cast %0 : i32 to i64
%2 = unrealized_conversion_cast %1 : i64 to index
"new.b"(%0) : (i32) -> ()
"new.c"(%2) : (index) -> ()
)");
  EXPECT_EQ(remaining.size(), 2u);
}

} // namespace
