//===- ArithToLLVM.cpp - Lowering of arith ops to llvm --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/ArithToLLVM.h"
#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/Passes.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/common/VectorPattern.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/ir/TypeUtilities.h"

using namespace mlir;
using namespace mlir::arith;
using LLVM::AttrMapping;

namespace mlir {
#define GEN_PASS_DEF_ARITHTOLLVMCONVERSIONPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

static constexpr bool failOnFloat = true; // Do not match unsupported floating-point types.
static constexpr LLVM::OneToOneRow rows[] = {
    {"arith.constant", "llvm.mlir.constant"},
    // Integers.
    {"arith.addi", "llvm.add", AttrMapping::Overflow},
    {"arith.subi", "llvm.sub", AttrMapping::Overflow},
    {"arith.muli", "llvm.mul", AttrMapping::Overflow},
    {"arith.divsi", "llvm.sdiv"},
    {"arith.divui", "llvm.udiv"},
    {"arith.remsi", "llvm.srem"},
    {"arith.remui", "llvm.urem"},
    {"arith.shrsi", "llvm.ashr"},
    {"arith.shrui", "llvm.lshr"},
    {"arith.shli", "llvm.shl", AttrMapping::Overflow},
    {"arith.andi", "llvm.and"},
    {"arith.ori", "llvm.or"},
    {"arith.xori", "llvm.xor"},
    {"arith.maxsi", "llvm.intr.smax"},
    {"arith.maxui", "llvm.intr.umax"},
    {"arith.minsi", "llvm.intr.smin"},
    {"arith.minui", "llvm.intr.umin"},
    {"arith.select", "llvm.select"},
    // Comparisons. The predicates of arith and llvm have the same values.
    {"arith.cmpi", "llvm.icmp", AttrMapping::Copy, /*failOnUnsupportedFloat=*/false, /*isCast=*/false,
     /*dropsDiscardable=*/true},
    {"arith.cmpf", "llvm.fcmp", AttrMapping::FastMath, failOnFloat, /*isCast=*/false,
     /*dropsDiscardable=*/true},
    // Floats.
    {"arith.addf", "llvm.fadd", AttrMapping::FastMath, failOnFloat},
    {"arith.subf", "llvm.fsub", AttrMapping::FastMath, failOnFloat},
    {"arith.mulf", "llvm.fmul", AttrMapping::FastMath, failOnFloat},
    {"arith.divf", "llvm.fdiv", AttrMapping::FastMath, failOnFloat},
    {"arith.remf", "llvm.frem", AttrMapping::FastMath, failOnFloat},
    {"arith.negf", "llvm.fneg", AttrMapping::FastMath, failOnFloat},
    {"arith.maximumf", "llvm.intr.maximum", AttrMapping::FastMath, failOnFloat},
    {"arith.minimumf", "llvm.intr.minimum", AttrMapping::FastMath, failOnFloat},
    {"arith.maxnumf", "llvm.intr.maxnum", AttrMapping::FastMath, failOnFloat},
    {"arith.minnumf", "llvm.intr.minnum", AttrMapping::FastMath, failOnFloat},
    // Casts.
    {"arith.bitcast", "llvm.bitcast", AttrMapping::Copy, /*failOnUnsupportedFloat=*/false, /*isCast=*/true},
    {"arith.extsi", "llvm.sext"},
    {"arith.extui", "llvm.zext"},
    {"arith.trunci", "llvm.trunc", AttrMapping::Overflow},
    {"arith.extf", "llvm.fpext", AttrMapping::Copy, failOnFloat},
    {"arith.truncf", "llvm.fptrunc", AttrMapping::Copy, failOnFloat},
    {"arith.truncf", "llvm.intr.experimental.constrained.fptrunc", AttrMapping::ConstrainedFP, failOnFloat},
    {"arith.fptosi", "llvm.fptosi", AttrMapping::Copy, failOnFloat},
    {"arith.fptoui", "llvm.fptoui", AttrMapping::Copy, failOnFloat},
    {"arith.sitofp", "llvm.sitofp", AttrMapping::Copy, failOnFloat},
    {"arith.uitofp", "llvm.uitofp", AttrMapping::Copy, failOnFloat},
};

/// Replaces an elementwise op by the op that `create` returns; for vectors of rank 2 or more, by one op for
/// each one-dimensional vector. \param create Creates an op with a result type and operands, and returns its
/// result.
static LogicalResult convertElementwise(Operation *op, ValueRange operands,
                                        const LLVMTypeConverter &converter,
                                        llvm::function_ref<Value(Type, ValueRange)> create,
                                        ConversionPatternRewriter &rewriter) {
  Type type = converter.convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the result type cannot be converted");
  if (llvm::isa<LLVM::LLVMArrayType>(operands.front().getType()))
    return LLVM::detail::handleMultidimensionalVectors(op, operands, converter, create, rewriter);
  rewriter.replaceOp(op, create(type, operands));
  return success();
}

namespace {

/// Converts a cast between `index` and integers to an extension or a truncation; removes it if the widths are
/// equal.
template <typename OpT, typename ExtensionT>
struct IndexCastLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    Type from = converter.convertType(getElementTypeOrSelf(op.getIn()));
    Type to = converter.convertType(getElementTypeOrSelf(op.getType()));
    if (!from || !to)
      return failure();
    if (from == to) {
      rewriter.replaceOp(op, adaptor.getIn());
      return success();
    }
    bool isExtension = from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth();
    auto create = [&](Type type, ValueRange operands) -> Value {
      return isExtension ? Value(rewriter.create<ExtensionT>(op.getLoc(), type, operands[0]))
                         : Value(rewriter.create<LLVM::TruncOp>(op.getLoc(), type, operands[0]));
    };
    return convertElementwise(op, adaptor.getOperands(), converter, create, rewriter);
  }
};

/// Converts to an intrinsic that returns a struct of the sum and the carry.
struct AddUIExtendedOpLowering : ConvertOpToLLVMPattern<AddUIExtendedOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(AddUIExtendedOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type sumType = adaptor.getLhs().getType();
    Type carryType = typeConverter->convertType(op.getOverflow().getType());
    if (!carryType || llvm::isa<LLVM::LLVMArrayType>(sumType))
      return rewriter.notifyMatchFailure(op, "ND vector types are not supported");
    Location loc = op.getLoc();
    Type type = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), {sumType, carryType});
    Value both = rewriter.create<LLVM::UAddWithOverflowOp>(loc, type, adaptor.getLhs(), adaptor.getRhs());
    Value sum = rewriter.create<LLVM::ExtractValueOp>(loc, both, llvm::ArrayRef<int64_t>(0));
    Value carry = rewriter.create<LLVM::ExtractValueOp>(loc, both, llvm::ArrayRef<int64_t>(1));
    rewriter.replaceOp(op, {sum, carry});
    return success();
  }
};

/// Multiplies in an integer type of twice the width and splits the product.
template <typename OpT, typename ExtensionT>
struct MulExtendedLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = adaptor.getLhs().getType();
    if (llvm::isa<LLVM::LLVMArrayType>(type))
      return rewriter.notifyMatchFailure(op, "ND vector types are not supported");
    Location loc = op.getLoc();
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    Type wideType = rewriter.getIntegerType(2 * width);
    TypedAttr shift = rewriter.getIntegerAttr(wideType, width);
    if (auto vector = llvm::dyn_cast<VectorType>(type)) {
      wideType = vector.clone(wideType);
      shift = DenseElementsAttr::get(llvm::cast<ShapedType>(wideType), Attribute(shift));
    }
    Value lhs = rewriter.create<ExtensionT>(loc, wideType, adaptor.getLhs());
    Value rhs = rewriter.create<ExtensionT>(loc, wideType, adaptor.getRhs());
    Value product = rewriter.create<LLVM::MulOp>(loc, wideType, lhs, rhs);
    Value low = rewriter.create<LLVM::TruncOp>(loc, type, product);
    Value amount = rewriter.create<LLVM::ConstantOp>(loc, shift);
    Value shifted = rewriter.create<LLVM::LShrOp>(loc, product, amount);
    Value high = rewriter.create<LLVM::TruncOp>(loc, type, shifted);
    rewriter.replaceOp(op, {low, high});
    return success();
  }
};

/// Adds the patterns of this file, and those that expand divisions which round up or down.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateCeilFloorDivExpandOpsPatterns(patterns);
  populateArithToLLVMConversionPatterns(converter, patterns);
}

class ArithToLLVMPass : public impl::ArithToLLVMConversionPassBase<ArithToLLVMPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    if (failed(lowerToLLVM(getOperation(), indexBitwidth, populateAllPatterns)))
      signalPassFailure();
  }
};

} // namespace

void arith::populateArithToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                  RewritePatternSet &patterns) {
  LLVM::populateOneToOnePatterns(rows, converter, patterns);
  patterns.add<IndexCastLowering<IndexCastOp, LLVM::SExtOp>, IndexCastLowering<IndexCastUIOp, LLVM::ZExtOp>,
               AddUIExtendedOpLowering, MulExtendedLowering<MulSIExtendedOp, LLVM::SExtOp>,
               MulExtendedLowering<MulUIExtendedOp, LLVM::ZExtOp>>(converter);
}

void arith::registerConvertArithToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<ArithDialect, populateAllPatterns>(registry);
}
