//===- IndexToLLVM.cpp - Lowering of index ops to llvm --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/IndexToLLVM.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/index/Index.h"
#include "dialects/llvm/LLVMOps.h"

using namespace mlir;
using namespace mlir::index;
using LLVM::ICmpPredicate;

namespace mlir {
#define GEN_PASS_DEF_CONVERTINDEXTOLLVMPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

static constexpr LLVM::OneToOneRow arithmeticRows[] = {
    {"index.add", "llvm.add"},   {"index.sub", "llvm.sub"},   {"index.mul", "llvm.mul"},
    {"index.divs", "llvm.sdiv"}, {"index.divu", "llvm.udiv"}, {"index.rems", "llvm.srem"},
    {"index.remu", "llvm.urem"},
};
static constexpr LLVM::OneToOneRow bitRows[] = {
    {"index.shl", "llvm.shl"}, {"index.shrs", "llvm.ashr"}, {"index.shru", "llvm.lshr"},
    {"index.and", "llvm.and"}, {"index.or", "llvm.or"},     {"index.xor", "llvm.xor"},
};
static constexpr LLVM::OneToOneRow otherRows[] = {
    {"index.maxs", "llvm.intr.smax"},
    {"index.maxu", "llvm.intr.umax"},
    {"index.mins", "llvm.intr.smin"},
    {"index.minu", "llvm.intr.umin"},
    {"index.bool.constant", "llvm.mlir.constant"},
};

namespace {

/// Creates ops on integers of one type, at the insertion point of a builder.
class Arithmetic {
public:
  Arithmetic(OpBuilder &builder, Location loc, Type type) : builder(builder), loc(loc), type(type) {}
  Value constant(int64_t value) { return builder.create<LLVM::ConstantOp>(loc, type, value); }
  Value add(Value a, Value b) { return builder.create<LLVM::AddOp>(loc, a, b); }
  Value sub(Value a, Value b) { return builder.create<LLVM::SubOp>(loc, a, b); }
  Value divS(Value a, Value b) { return builder.create<LLVM::SDivOp>(loc, a, b); }
  Value divU(Value a, Value b) { return builder.create<LLVM::UDivOp>(loc, a, b); }
  Value both(Value a, Value b) { return builder.create<LLVM::AndOp>(loc, a, b); }
  Value compare(ICmpPredicate predicate, Value a, Value b) {
    return builder.create<LLVM::ICmpOp>(loc, predicate, a, b);
  }
  Value select(Value condition, Value a, Value b) {
    return builder.create<LLVM::SelectOp>(loc, condition, a, b);
  }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};

/// Computes n / m, rounded up, as n * m > 0 ? (n + (m > 0 ? -1 : 1)) / m + 1 : -(-n / m). The sign of n * m
/// is determined from the signs of n and m, because the product could overflow.
struct CeilDivSLowering : ConvertOpToLLVMPattern<CeilDivSOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(CeilDivSOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic on(rewriter, op.getLoc(), n.getType());
    Value zero = on.constant(0), one = on.constant(1), minusOne = on.constant(-1);
    Value divisorIsPositive = on.compare(ICmpPredicate::sgt, m, zero);
    Value towardZero = on.select(divisorIsPositive, minusOne, one);
    Value positive = on.add(on.divS(on.add(n, towardZero), m), one);
    Value negative = on.sub(zero, on.divS(on.sub(zero, n), m));
    Value dividendIsPositive = on.compare(ICmpPredicate::sgt, n, zero);
    Value sameSign = on.compare(ICmpPredicate::eq, dividendIsPositive, divisorIsPositive);
    Value nonZero = on.compare(ICmpPredicate::ne, n, zero);
    rewriter.replaceOp(op, on.select(on.both(sameSign, nonZero), positive, negative));
    return success();
  }
};

/// Computes n / m, rounded up, as n == 0 ? 0 : (n - 1) / m + 1, because n + m - 1 could overflow.
struct CeilDivULowering : ConvertOpToLLVMPattern<CeilDivUOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(CeilDivUOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic on(rewriter, op.getLoc(), n.getType());
    Value zero = on.constant(0), one = on.constant(1);
    Value rounded = on.add(on.divU(on.sub(n, one), m), one);
    Value isZero = on.compare(ICmpPredicate::eq, n, zero);
    rewriter.replaceOp(op, on.select(isZero, zero, rounded));
    return success();
  }
};

/// Computes n / m, rounded down, as n * m < 0 ? -1 - ((m < 0 ? 1 : -1) - n) / m : n / m. The sign of n * m is
/// determined from the signs of n and m, because the product could overflow.
struct FloorDivSLowering : ConvertOpToLLVMPattern<FloorDivSOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(FloorDivSOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic on(rewriter, op.getLoc(), n.getType());
    Value zero = on.constant(0), one = on.constant(1), minusOne = on.constant(-1);
    Value divisorIsNegative = on.compare(ICmpPredicate::slt, m, zero);
    Value towardZero = on.select(divisorIsNegative, one, minusOne);
    Value negative = on.sub(minusOne, on.divS(on.sub(towardZero, n), m));
    Value positive = on.divS(n, m);
    Value dividendIsNegative = on.compare(ICmpPredicate::slt, n, zero);
    Value differentSign = on.compare(ICmpPredicate::ne, dividendIsNegative, divisorIsNegative);
    Value nonZero = on.compare(ICmpPredicate::ne, n, zero);
    rewriter.replaceOp(op, on.select(on.both(differentSign, nonZero), negative, positive));
    return success();
  }
};

/// Converts a cast to an extension or a truncation; removes it if the widths are equal.
template <typename OpT, typename ExtensionT>
struct CastLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value input = adaptor.getInput();
    Type type = this->typeConverter->convertType(op.getType());
    if (!type)
      return failure();
    unsigned from = input.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
    if (from == to)
      rewriter.replaceOp(op, input);
    else if (from > to)
      rewriter.template replaceOpWithNewOp<LLVM::TruncOp>(op, type, input);
    else
      rewriter.template replaceOpWithNewOp<ExtensionT>(op, type, input);
    return success();
  }
};

/// Converts the predicate by its name: the enums of both dialects have the same names in different orders.
struct CmpLowering : ConvertOpToLLVMPattern<CmpOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(CmpOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    std::optional<ICmpPredicate> predicate =
        LLVM::symbolizeICmpPredicate(stringifyIndexCmpPredicate(op.getPred()));
    if (!predicate)
      return failure();
    rewriter.replaceOpWithNewOp<LLVM::ICmpOp>(op, *predicate, adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

struct SizeOfLowering : ConvertOpToLLVMPattern<SizeOfOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(SizeOfOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(
        op, getIndexType(), static_cast<int64_t>(getTypeConverter()->getIndexTypeBitwidth()));
    return success();
  }
};

struct ConstantLowering : ConvertOpToLLVMPattern<ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ConstantOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getIndexType();
    llvm::APInt value = op.getValue().sextOrTrunc(getTypeConverter()->getIndexTypeBitwidth());
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(op, type, rewriter.getIntegerAttr(type, value));
    return success();
  }
};

class IndexToLLVMPass : public impl::ConvertIndexToLLVMPassBase<IndexToLLVMPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    if (failed(lowerToLLVM(getOperation(), indexBitwidth, populateIndexToLLVMConversionPatterns)))
      signalPassFailure();
  }
};

} // namespace

void index::populateIndexToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                  RewritePatternSet &patterns) {
  LLVM::populateOneToOnePatterns(arithmeticRows, converter, patterns);
  LLVM::populateOneToOnePatterns(bitRows, converter, patterns);
  LLVM::populateOneToOnePatterns(otherRows, converter, patterns);
  patterns.add<CeilDivSLowering, CeilDivULowering, FloorDivSLowering, CastLowering<CastSOp, LLVM::SExtOp>,
               CastLowering<CastUOp, LLVM::ZExtOp>, CmpLowering, SizeOfLowering, ConstantLowering>(converter);
}

void index::registerConvertIndexToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<IndexDialect, populateIndexToLLVMConversionPatterns>(registry);
}
