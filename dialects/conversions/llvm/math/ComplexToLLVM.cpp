//===- ComplexToLLVM.cpp - Lowering of complex ops to llvm ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Elementwise ops on complex numbers are converted by a table: op name, and the function that computes the
// result from the real and imaginary parts of the operands.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/math/ComplexToLLVM.h"
#include "dialects/conversions/complex/ComplexDivision.h"
#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/math/LLVMArithmetic.h"
#include "dialects/conversions/llvm/math/Passes.h"

using namespace mlir;
using namespace mlir::complex;

namespace mlir {
#define GEN_PASS_DEF_CONVERTCOMPLEXTOLLVMPASS
#include "dialects/conversions/llvm/math/Passes.h.inc"
} // namespace mlir

static Value makeStruct(OpBuilder &builder, Location loc, Value poison, Parts parts) {
  ComplexStructBuilder number(poison);
  number.setReal(builder, loc, parts.re);
  number.setImaginary(builder, loc, parts.im);
  return number;
}

static Parts getParts(OpBuilder &builder, Location loc, Value number) {
  ComplexStructBuilder fields(number);
  Value re = fields.real(builder, loc);
  return {re, fields.imaginary(builder, loc)};
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static Parts add(const LLVMArithmetic &b, Parts lhs, Parts rhs) {
  Value re = b.add(lhs.re, rhs.re);
  return {re, b.add(lhs.im, rhs.im)};
}
static Parts subtract(const LLVMArithmetic &b, Parts lhs, Parts rhs) {
  Value re = b.sub(lhs.re, rhs.re);
  return {re, b.sub(lhs.im, rhs.im)};
}
static Parts multiply(const LLVMArithmetic &b, Parts lhs, Parts rhs) {
  Value reRe = b.mul(rhs.re, lhs.re), imIm = b.mul(rhs.im, lhs.im), re = b.sub(reRe, imIm);
  Value imRe = b.mul(lhs.im, rhs.re), reIm = b.mul(lhs.re, rhs.im);
  return {re, b.add(imRe, reIm)};
}

void complex::convertDivToLLVMUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                             Value lhsIm, Value rhsRe, Value rhsIm,
                                             LLVM::FastmathFlagsAttr fmf, Value *resultRe, Value *resultIm) {
  LLVMArithmetic b(rewriter, loc, lhsRe.getType(), fmf);
  Parts quotient = divideAlgebraically(b, {lhsRe, lhsIm}, {rhsRe, rhsIm});
  *resultRe = quotient.re, *resultIm = quotient.im;
}

void complex::convertDivToLLVMUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc,
                                                  Value lhsRe, Value lhsIm, Value rhsRe, Value rhsIm,
                                                  LLVM::FastmathFlagsAttr fmf, Value *resultRe,
                                                  Value *resultIm) {
  LLVMArithmetic b(rewriter, loc, lhsRe.getType(), fmf);
  Parts quotient = divideWithScaling(b, {lhsRe, lhsIm}, {rhsRe, rhsIm});
  *resultRe = quotient.re, *resultIm = quotient.im;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// Replaces an op with two operands by a struct of the parts that `compute` returns.
struct BinaryLowering : ConvertToLLVMPattern {
  using Compute = Parts (*)(const LLVMArithmetic &, Parts lhs, Parts rhs);
  BinaryLowering(llvm::StringRef op, Compute compute, const LLVMTypeConverter &converter)
      : ConvertToLLVMPattern(op, &converter.getContext(), converter), compute(compute) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Parts lhs = getParts(rewriter, loc, operands[0]), rhs = getParts(rewriter, loc, operands[1]);
    Value result = rewriter.create<LLVM::PoisonOp>(loc, operands[0].getType());
    auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
    LLVMArithmetic b(rewriter, loc, lhs.re.getType(), arith::convertArithFastMathAttrToLLVM(flags));
    rewriter.replaceOp(op, makeStruct(rewriter, loc, result, compute(b, lhs, rhs)));
    return success();
  }

private:
  Compute compute;
};

struct ConstantLowering : ConvertOpToLLVMPattern<complex::ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(complex::ConstantOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    return LLVM::detail::oneToOneRewrite(op, LLVM::ConstantOp::getOperationName(), adaptor.getOperands(),
                                         op->getAttrs(), Attribute(), *getTypeConverter(), rewriter);
  }
};

struct CreateLowering : ConvertOpToLLVMPattern<CreateOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(CreateOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    Value result = rewriter.create<LLVM::PoisonOp>(op.getLoc(), type);
    Parts parts = {adaptor.getReal(), adaptor.getImaginary()};
    rewriter.replaceOp(op, makeStruct(rewriter, op.getLoc(), result, parts));
    return success();
  }
};

/// Converts complex.re and complex.im to an extraction of a field.
template <typename OpT, Value (ComplexStructBuilder::*Get)(OpBuilder &, Location)>
struct PartLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ComplexStructBuilder number(adaptor.getComplex());
    rewriter.replaceOp(op, (number.*Get)(rewriter, op.getLoc()));
    return success();
  }
};

/// Converts complex.abs to sqrt(re * re + im * im).
struct AbsLowering : ConvertOpToLLVMPattern<AbsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(AbsOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Parts z = getParts(rewriter, op.getLoc(), adaptor.getComplex());
    LLVMArithmetic b(rewriter, op.getLoc(), z.re.getType(),
                     arith::convertArithFastMathAttrToLLVM(op.getFastmathAttr()));
    Value re = b.mul(z.re, z.re), im = b.mul(z.im, z.im), sum = b.add(re, im);
    rewriter.replaceOp(op, b.withoutFlags().call<LLVM::SqrtOp>(sum));
    return success();
  }
};

class ConvertComplexToLLVM : public impl::ConvertComplexToLLVMPassBase<ConvertComplexToLLVM> {
public:
  using Base::Base;
  void runOnOperation() override {
    auto populate = [&](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
      populateComplexToLLVMConversionPatterns(converter, patterns, complexRange);
    };
    auto configure = [](ConversionTarget &target) { target.addIllegalDialect<ComplexDialect>(); };
    if (failed(lowerToLLVM(getOperation(), kDeriveIndexBitwidthFromDataLayout, populate, configure)))
      signalPassFailure();
  }
};

/// Adds the patterns that convert-to-llvm uses.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateComplexToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void mlir::populateComplexToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                   RewritePatternSet &patterns,
                                                   ComplexRangeFlags complexRange) {
  patterns.add<AbsLowering, ConstantLowering, CreateLowering, PartLowering<ReOp, &ComplexStructBuilder::real>,
               PartLowering<ImOp, &ComplexStructBuilder::imaginary>>(converter);
  bool scale = complexRange == ComplexRangeFlags::improved;
  BinaryLowering::Compute divide =
      scale ? divideWithScaling<LLVMArithmetic> : divideAlgebraically<LLVMArithmetic>;
  const std::pair<llvm::StringRef, BinaryLowering::Compute> rows[] = {{AddOp::getOperationName(), add},
                                                                      {DivOp::getOperationName(), divide},
                                                                      {MulOp::getOperationName(), multiply},
                                                                      {SubOp::getOperationName(), subtract}};
  for (auto [op, compute] : rows)
    patterns.add<BinaryLowering>(op, compute, converter);
}

void mlir::registerConvertComplexToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<ComplexDialect, populateAllPatterns>(registry);
}
