//===- SignatureConversionTest.cpp - Block and function signatures --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class SignatureConversionTest : public ConversionTestBase {
protected:
  /// Adds a pattern that converts the entry block of `old.region` and replaces the op by `new.region`.
  void onRegion(std::function<LogicalResult(Region &, ConversionPatternRewriter &)> change) {
    add("old.region", [this, change](Operation *op, auto operands, ConversionPatternRewriter &rewriter) {
      if (failed(change(op->getRegion(0), rewriter)))
        return LogicalResult(failure());
      return replaceBy(op, "new.region", operands, rewriter);
    });
  }
  void convertFunctions() {
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
    target.addDynamicallyLegalOp<func::FuncOp>([this](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType()) && converter.isLegal(&op.getBody());
    });
  }
};

TEST_F(SignatureConversionTest, ConvertsArgumentsOneToOneOneToNAndOneToZero) {
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    return LogicalResult(rewriter.convertRegionTypes(&region, converter));
  });
  rename("old.use", "new.use");
  EXPECT_EQ(convert(R"(
    "old.region"() ({
    ^bb0(%a: i32, %b: f32, %c: f64, %d: index):
      "old.use"(%a, %b, %c, %d) : (i32, f32, f64, index) -> ()
    }) : () -> ()
  )"),
            R"("new.region"() ({
^bb0(%arg0: i64, %arg1: i16, %arg2: i16, %arg3: index):
  "new.use"(%arg0, %arg1, %arg2, %arg3) : (i64, i16, i16, index) -> ()
}) : () -> ()
)");
}

TEST_F(SignatureConversionTest, ConvertsAllBlocksAndBranchOperands) {
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    return LogicalResult(rewriter.convertRegionTypes(&region, converter));
  });
  add("cf.br", [&](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
    llvm::SmallVector<Value> values;
    for (ValueRange each : operands)
      llvm::append_range(values, each);
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(ValueRange(values)); });
    return success();
  });
  target.addDynamicallyLegalOp<cf::BranchOp>(
      [&](cf::BranchOp op) { return converter.isLegal(op.getOperation()); });
  EXPECT_EQ(convert(R"(
    "old.region"() ({
    ^bb0(%a: i32, %b: f32):
      cf.br ^bb1(%b, %a : f32, i32)
    ^bb1(%c: f32, %d: i32):
      cf.br ^bb1(%c, %d : f32, i32)
    }) : () -> ()
  )"),
            R"("new.region"() ({
^bb0(%arg0: i64, %arg1: i16, %arg2: i16):
  cf.br ^bb1(%arg1, %arg2, %arg0 : i16, i16, i64)
^bb1(%0: i16, %1: i16, %2: i64):  // 2 preds: ^bb0, ^bb1
  cf.br ^bb1(%0, %1, %2 : i16, i16, i64)
}) : () -> ()
)");
}

TEST_F(SignatureConversionTest, RejectedArgumentsLeaveTheRegionUnchanged) {
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    return LogicalResult(rewriter.convertRegionTypes(&region, converter));
  });
  rename("old.region", "new.other");
  EXPECT_EQ(convert(R"(
    "old.region"() ({
    ^bb0(%a: i32):
      %h = "new.x"() : () -> f16
      cf.br ^bb1(%h : f16)
    ^bb1(%b: f16):
      "new.use"(%a) : (i32) -> ()
    }) : () -> ()
  )"),
            R"("new.other"() ({
^bb0(%arg0: i32):
  %0 = "new.x"() : () -> f16
  cf.br ^bb1(%0 : f16)
^bb1(%1: f16):  // pred: ^bb0
  "new.use"(%arg0) : (i32) -> ()
}) : () -> ()
)");
}

TEST_F(SignatureConversionTest, SignaturesMayAddDropAndReplaceArguments) {
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    Block &entry = region.front();
    TypeConverter::SignatureConversion signature(3);
    signature.addInputs(rewriter.getIndexType());
    signature.addInputs(1, entry.getArgument(1).getType());
    signature.remapInput(2, region.getParentOp()->getOperand(0));
    rewriter.applySignatureConversion(&entry, signature, &converter);
    return success();
  });
  EXPECT_EQ(convert(R"(
    %x = "new.x"() : () -> i8
    "old.region"(%x) ({
    ^bb0(%unused: i32, %b: i16, %c: i8):
      "new.use"(%b, %c) : (i16, i8) -> ()
    }) : (i8) -> ()
  )"),
            R"(%0 = "new.x"() : () -> i8
"new.region"(%0) ({
^bb0(%arg0: index, %arg1: i16):
  "new.use"(%arg1, %0) : (i16, i8) -> ()
}) : (i8) -> ()
)");
}

TEST_F(SignatureConversionTest, UsesOfDroppedArgumentsAreErrors) {
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    TypeConverter::SignatureConversion signature(1);
    rewriter.applySignatureConversion(&region.front(), signature, &converter);
    return success();
  });
  EXPECT_EQ(convert(R"("old.region"() ({ ^bb0(%a: i32): "new.use"(%a) : (i32) -> () }) : () -> ())"), "");
  EXPECT_THAT(messages.front(),
              HasSubstr("failed to legalize unresolved materialization from () to ('i32')"));
}

TEST_F(SignatureConversionTest, LegalUsersOfArgumentsGetSourceMaterializations) {
  converter.addSourceMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) -> Value {
        return builder.create<arith::TruncIOp>(loc, type, inputs.front())->getResult(0);
      });
  convertFunctions();
  EXPECT_EQ(convert(R"(
    func.func @f(%a: i32) {
      "other.use"(%a) : (i32) -> ()
      return
    }
  )"),
            R"(func.func @f(%arg0: i64) {
  %0 = arith.trunci %arg0 : i64 to i32
  "other.use"(%0) : (i32) -> ()
  return
}
)");
}

TEST_F(SignatureConversionTest, IdentityConversionKeepsTheBlock) {
  Block *before = nullptr, *after = nullptr;
  onRegion([&](Region &region, ConversionPatternRewriter &rewriter) {
    before = &region.front();
    after = *rewriter.convertRegionTypes(&region, converter);
    return success();
  });
  convert(R"("old.region"() ({ ^bb0(%a: index): "new.use"(%a) : (index) -> () }) : () -> ())");
  EXPECT_TRUE(before);
  EXPECT_EQ(before, after);
}

//===----------------------------------------------------------------------===//
// Conversion of function signatures
//===----------------------------------------------------------------------===//

TEST_F(SignatureConversionTest, FunctionsKeepAttributesOfOneToOneArguments) {
  convertFunctions();
  EXPECT_EQ(convert(R"(
    func.func private @f(i32 {x.a}, f32 {x.b}, f64 {x.c}, index {x.d}) -> (f32 {x.e}, i32 {x.f})
  )"),
            "func.func private @f(i64 {x.a}, i16, i16, index {x.d}) -> (i16, i16, i64 {x.f})\n");
}

TEST_F(SignatureConversionTest, LegalFunctionsAreUnchanged) {
  convertFunctions();
  EXPECT_EQ(convert("func.func private @f(index) -> i64"), "func.func private @f(index) -> i64\n");
}

TEST_F(SignatureConversionTest, FunctionsWithRejectedTypesFail) {
  convertFunctions();
  EXPECT_EQ(convert("func.func private @f(f16)"), "");
  EXPECT_THAT(
      messages,
      ElementsAre("1: error: failed to legalize operation 'func.func' that was explicitly marked illegal"));
}

TEST_F(SignatureConversionTest, ConvertsAllFunctionsByInterface) {
  populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
  target.addDynamicallyLegalOp<func::FuncOp>(
      [this](func::FuncOp op) { return converter.isSignatureLegal(op.getFunctionType()); });
  EXPECT_EQ(convert("func.func private @f(i32)"), "func.func private @f(i64)\n");
}

//===----------------------------------------------------------------------===//
// Block changes in conversion patterns
//===----------------------------------------------------------------------===//

TEST_F(SignatureConversionTest, InlinedBlocksReceiveConvertedValues) {
  rename("old.a", "new.a");
  rename("old.use", "new.use");
  add("old.inline",
      [](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
        rewriter.inlineBlockBefore(&op->getRegion(0).front(), op, operands.front());
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(convert(R"(
    %0 = "old.a"() : () -> i32
    "old.inline"(%0) ({
    ^bb0(%a: i32):
      "old.use"(%a) : (i32) -> ()
    }) : (i32) -> ()
  )"),
            R"(%0 = "new.a"() : () -> i64
"new.use"(%0) : (i64) -> ()
)");
}

TEST_F(SignatureConversionTest, SplitsCreatesMergesAndErasesBlocks) {
  target.addLegalDialect<cf::ControlFlowDialect>();
  add("old.if", [&](Operation *op, llvm::ArrayRef<ValueRange>, ConversionPatternRewriter &rewriter) {
    Block *block = op->getBlock();
    Block *rest = rewriter.splitBlock(block, Block::iterator(op));
    Region &region = op->getRegion(0);
    Block *body = &region.front();
    rewriter.inlineRegionBefore(region, rest);
    rewriter.setInsertionPointToEnd(block);
    rewriter.create<cf::BranchOp>(op->getLoc(), body);
    rewriter.setInsertionPointToEnd(body);
    rewriter.create<cf::BranchOp>(op->getLoc(), rest);
    rewriter.replaceOp(op,
                       ValueRange(op->getNumResults() ? ValueRange(block->getArgument(0)) : ValueRange()));
    Block *extra = rewriter.createBlock(rest);
    rewriter.eraseBlock(extra);
    return success();
  });
  rename("old.a", "new.a");
  EXPECT_EQ(convert(R"(
    func.func @f(%x: index) -> index {
      %0 = "old.if"() ({
        "old.a"() : () -> ()
      }) : () -> index
      return %0 : index
    }
  )"),
            R"(func.func @f(%arg0: index) -> index {
  cf.br ^bb1
^bb1:  // pred: ^bb0
  "new.a"() : () -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return %arg0 : index
}
)");
}

TEST_F(SignatureConversionTest, ConvertOpResultTypesReplacesTheOp) {
  add("x.keep", [&](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
    llvm::SmallVector<Value> values;
    for (ValueRange each : operands)
      llvm::append_range(values, each);
    return LogicalResult(convertOpResultTypes(op, values, converter, rewriter));
  });
  target.addDynamicallyLegalDialect([&](Operation *op) { return converter.isLegal(op); }, "x");
  rename("old.use", "new.use");
  EXPECT_EQ(convert(R"(
    %0 = "x.keep"() <{p = 1 : i8}> ({ "new.b"() : () -> () }) {q} : () -> i32
    "old.use"(%0) : (i32) -> ()
  )"),
            R"(%0 = "x.keep"() <{p = 1 : i8}> ({
  "new.b"() : () -> ()
}) {q} : () -> i64
"new.use"(%0) : (i64) -> ()
)");
}

} // namespace
