//===- MathToLLVM.cpp - Lowering of math ops to llvm ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/math/MathToLLVM.h"
#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/common/VectorPattern.h"
#include "dialects/conversions/llvm/math/LLVMArithmetic.h"
#include "dialects/conversions/llvm/math/Passes.h"
#include "dialects/math/Math.h"
#include "llvm/ADT/FloatingPointMode.h"

using namespace mlir;
using namespace mlir::math;
using LLVM::AttrMapping;

namespace mlir {
#define GEN_PASS_DEF_CONVERTMATHTOLLVMPASS
#include "dialects/conversions/llvm/math/Passes.h.inc"
} // namespace mlir

// The conversions of math ops to intrinsics. The last column is OneToOneRow::failOnUnsupportedFloat: true if
// ops with unsupported floating-point types are not matched.
static constexpr LLVM::OneToOneRow rows[] = {
    {"math.absf", "llvm.intr.fabs", AttrMapping::FastMath, true},
    {"math.acos", "llvm.intr.acos", AttrMapping::FastMath, true},
    {"math.asin", "llvm.intr.asin", AttrMapping::FastMath, true},
    {"math.atan", "llvm.intr.atan", AttrMapping::FastMath, true},
    {"math.atan2", "llvm.intr.atan2", AttrMapping::FastMath, true},
    {"math.ceil", "llvm.intr.ceil", AttrMapping::FastMath, true},
    {"math.copysign", "llvm.intr.copysign", AttrMapping::FastMath, true},
    {"math.cos", "llvm.intr.cos", AttrMapping::FastMath, true},
    {"math.cosh", "llvm.intr.cosh", AttrMapping::FastMath, true},
    {"math.ctpop", "llvm.intr.ctpop"},
    {"math.exp", "llvm.intr.exp", AttrMapping::FastMath, true},
    {"math.exp2", "llvm.intr.exp2", AttrMapping::FastMath, true},
    {"math.floor", "llvm.intr.floor", AttrMapping::FastMath, true},
    {"math.fma", "llvm.intr.fma", AttrMapping::FastMath, true},
    {"math.log", "llvm.intr.log", AttrMapping::FastMath, true},
    {"math.log10", "llvm.intr.log10", AttrMapping::FastMath, true},
    {"math.log2", "llvm.intr.log2", AttrMapping::FastMath, true},
    {"math.powf", "llvm.intr.pow", AttrMapping::FastMath, true},
    {"math.round", "llvm.intr.round", AttrMapping::FastMath, true},
    {"math.roundeven", "llvm.intr.roundeven", AttrMapping::FastMath, true},
    {"math.sin", "llvm.intr.sin", AttrMapping::FastMath, true},
    {"math.sinh", "llvm.intr.sinh", AttrMapping::FastMath, true},
    {"math.sqrt", "llvm.intr.sqrt", AttrMapping::FastMath, true},
    {"math.tan", "llvm.intr.tan", AttrMapping::FastMath, true},
    {"math.tanh", "llvm.intr.tanh", AttrMapping::FastMath, true},
    {"math.trunc", "llvm.intr.trunc", AttrMapping::FastMath, true},
};

namespace {

/// An op that is converted to an intrinsic with an additional constant operand.
struct OptionRow {
  llvm::StringLiteral from, to;
  llvm::StringLiteral option;
  unsigned width; ///< Bit width of the constant.
  unsigned value;
};

} // namespace

static constexpr OptionRow optionRows[] = {
    {"math.absi", "llvm.intr.abs", "is_int_min_poison", 1, false},
    {"math.ctlz", "llvm.intr.ctlz", "is_zero_poison", 1, false},
    {"math.cttz", "llvm.intr.cttz", "is_zero_poison", 1, false},
    {"math.isfinite", "llvm.intr.is.fpclass", "bit", 32, llvm::fcFinite},
    {"math.isnan", "llvm.intr.is.fpclass", "bit", 32, llvm::fcNan},
};

/// Returns true if the op has an unsupported floating-point type or an operand that is a vector of rank 2 or
/// more.
static bool isUnsupported(Operation *op, ValueRange operands, const TypeConverter &converter) {
  return LLVM::detail::opHasUnsupportedFloatingPointTypes(op, converter) ||
         llvm::any_of(operands, [](Value value) { return llvm::isa<LLVM::LLVMArrayType>(value.getType()); });
}

namespace {

struct OptionLowering : ConvertToLLVMPattern {
  OptionLowering(const OptionRow &row, const LLVMTypeConverter &converter, PatternBenefit benefit)
      : ConvertToLLVMPattern(row.from, &converter.getContext(), converter, benefit), row(row) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op->getResult(0).getType());
    if (!type || isUnsupported(op, operands, *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported type");
    NamedAttribute option(row.option, rewriter.getIntegerAttr(rewriter.getIntegerType(row.width), row.value));
    OperationState state(op->getLoc(), row.to, operands, type, option);
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }

private:
  const OptionRow &row;
};

/// Replaces an op by a formula; for vectors of rank 2 or more, by a formula for each one-dimensional vector.
template <typename OpT, Value (*Expand)(const LLVMArithmetic &, Value)>
struct FormulaLowering : ConvertOpToLLVMPattern<OpT, /*FailOnUnsupportedFP=*/true> {
  using ConvertOpToLLVMPattern<OpT, true>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    auto flags = arith::convertArithFastMathAttrToLLVM(op.getFastmathAttr());
    auto create = [&](Type type, ValueRange operands) {
      return Expand(LLVMArithmetic(rewriter, op.getLoc(), type, flags), operands[0]);
    };
    Type type = adaptor.getOperand().getType();
    if (!LLVM::isCompatibleType(type))
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    if (llvm::isa<LLVM::LLVMArrayType>(type))
      return LLVM::detail::handleMultidimensionalVectors(op, adaptor.getOperands(), converter, create,
                                                         rewriter);
    rewriter.replaceOp(op, create(type, adaptor.getOperands()));
    return success();
  }
};

Value expandExpM1(const LLVMArithmetic &b, Value x) {
  Value one = b.constant(1.0), exp = b.call<LLVM::ExpOp>(x);
  return b.sub(exp, one);
}
Value expandLog1p(const LLVMArithmetic &b, Value x) {
  Value one = b.constant(1.0), sum = b.add(one, x);
  return b.call<LLVM::LogOp>(sum);
}
Value expandRsqrt(const LLVMArithmetic &b, Value x) {
  Value one = b.constant(1.0), root = b.call<LLVM::SqrtOp>(x);
  return b.div(one, root);
}

/// Converts to an intrinsic that returns a struct of sine and cosine.
struct SincosLowering : ConvertOpToLLVMPattern<SincosOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(SincosOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = adaptor.getOperand().getType();
    if (!LLVM::isCompatibleType(type) || isUnsupported(op, adaptor.getOperands(), *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported type");
    Type pair = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), {type, type});
    Value both = rewriter.create<LLVM::SincosOp>(op.getLoc(), pair, adaptor.getOperand(),
                                                 arith::convertArithFastMathAttrToLLVM(op.getFastmathAttr()));
    Value sin = rewriter.create<LLVM::ExtractValueOp>(op.getLoc(), both, llvm::ArrayRef<int64_t>(0));
    Value cos = rewriter.create<LLVM::ExtractValueOp>(op.getLoc(), both, llvm::ArrayRef<int64_t>(1));
    rewriter.replaceOp(op, {sin, cos});
    return success();
  }
};

/// Converts to llvm.intr.powi, whose exponent is a scalar.
struct FPowILowering : ConvertOpToLLVMPattern<FPowIOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(FPowIOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value base = adaptor.getLhs(), exponent = adaptor.getRhs();
    if (!exponent.getType().isInteger() || isUnsupported(op, adaptor.getOperands(), *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported type");
    rewriter.replaceOpWithNewOp<LLVM::PowIOp>(op, base.getType(), base, exponent,
                                              arith::convertArithFastMathAttrToLLVM(op.getFastmathAttr()));
    return success();
  }
};

class ConvertMathToLLVM : public impl::ConvertMathToLLVMPassBase<ConvertMathToLLVM> {
public:
  using Base::Base;
  void runOnOperation() override {
    auto populate = [&](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
      populateMathToLLVMConversionPatterns(converter, patterns, approximateLog1p);
    };
    if (failed(lowerToLLVM(getOperation(), kDeriveIndexBitwidthFromDataLayout, populate)))
      signalPassFailure();
  }
};

/// Adds the patterns that convert-to-llvm uses.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateMathToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void mlir::populateMathToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                RewritePatternSet &patterns, bool approximateLog1p,
                                                PatternBenefit benefit) {
  LLVM::populateOneToOnePatterns(rows, converter, patterns, benefit);
  for (const OptionRow &row : optionRows)
    patterns.add<OptionLowering>(row, converter, benefit);
  patterns.add<FormulaLowering<ExpM1Op, expandExpM1>, FormulaLowering<RsqrtOp, expandRsqrt>, SincosLowering,
               FPowILowering>(converter, benefit);
  if (approximateLog1p)
    patterns.add<FormulaLowering<Log1pOp, expandLog1p>>(converter, benefit);
}

void mlir::registerConvertMathToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<MathDialect, populateAllPatterns>(registry);
}
