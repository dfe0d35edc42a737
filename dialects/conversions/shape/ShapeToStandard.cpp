//===- ShapeToStandard.cpp - Lowering of shape ops ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shapes are represented by extent tensors: one-dimensional tensors of type index. Patterns do not match ops
// with operands or results of type !shape.shape or !shape.size, because such values can be an error.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/shape/ShapeToStandard.h"
#include "dialects/arith/Arith.h"
#include "dialects/conversions/shape/Passes.h"
#include "dialects/scf/SCF.h"
#include "dialects/shape/Shape.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/BuiltinOps.h"

using namespace mlir;
using namespace mlir::shape;

namespace mlir {
#define GEN_PASS_DEF_CONVERTSHAPETOSTANDARDPASS
#include "dialects/conversions/shape/Passes.h.inc"
} // namespace mlir

namespace {

/// Returns true for !shape.shape and !shape.size, the types whose values can be an error.
bool mayBeError(Type type) { return llvm::isa<ShapeType, SizeType>(type); }
bool anyMayBeError(TypeRange types) { return llvm::any_of(types, mayBeError); }

Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantIndexOp>(loc, value);
}
Value makeBool(OpBuilder &builder, Location loc, bool value) {
  return builder.create<arith::ConstantIntOp>(loc, /*value=*/value, /*width=*/1);
}
Value equals(OpBuilder &builder, Location loc, Value a, Value b) {
  return builder.create<arith::CmpIOp>(loc, arith::CmpIPredicate::eq, a, b);
}
Value isLess(OpBuilder &builder, Location loc, Value a, Value b) {
  return builder.create<arith::CmpIOp>(loc, arith::CmpIPredicate::ult, a, b);
}
Value extract(OpBuilder &builder, Location loc, Value extents, Value index) {
  return builder.create<tensor::ExtractOp>(loc, extents, ValueRange(index));
}
/// Returns the number of extents of an extent tensor.
Value getRank(OpBuilder &builder, Location loc, Value extents, Value zero) {
  return builder.create<tensor::DimOp>(loc, extents, zero);
}

/// Creates `condition ? thenValue : elseValue(builder)` as an scf.if op.
Value makeIf(OpBuilder &builder, Location loc, Value condition, Value thenValue,
             llvm::function_ref<Value(OpBuilder &)> elseValue) {
  auto yieldThen = [&](OpBuilder &inner, Location loc) { inner.create<scf::YieldOp>(loc, thenValue); };
  auto yieldElse = [&](OpBuilder &inner, Location loc) { inner.create<scf::YieldOp>(loc, elseValue(inner)); };
  return builder.create<scf::IfOp>(loc, condition, yieldThen, yieldElse).getResult(0);
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// Shapes that are broadcast to the largest of their ranks. Shape i is extended by offsets[i] leading ones:
/// its extent in dimension d is 1 if d < offsets[i], else extents[i][d - offsets[i]].
struct Broadcast {
  llvm::SmallVector<Value> extents, offsets;
  Value rank;

  Broadcast(OpBuilder &builder, Location loc, ValueRange shapes, Value zero)
      : extents(shapes.begin(), shapes.end()) {
    llvm::SmallVector<Value> ranks;
    for (Value shape : shapes)
      ranks.push_back(getRank(builder, loc, shape, zero));
    rank = ranks.front();
    for (Value other : llvm::drop_begin(ranks))
      rank = builder.create<arith::MaxUIOp>(loc, other, rank);
    for (Value each : ranks)
      offsets.push_back(builder.create<arith::SubIOp>(loc, rank, each));
  }

  /// Returns the extent of shape \p i in a dimension of the result. \pre dim >= offsets[i].
  Value getExtent(OpBuilder &builder, Location loc, size_t i, Value dim) const {
    Value own = builder.create<arith::SubIOp>(loc, dim, offsets[i]);
    return extract(builder, loc, extents[i], own);
  }

  /// Returns the extent of the result in a dimension: the last extent that is not 1, or 1 if all are 1.
  Value getResultExtent(OpBuilder &builder, Location loc, Value dim) const {
    Value one = makeIndex(builder, loc, 1), result = one;
    for (size_t i = 0; i != extents.size(); ++i) {
      Value isExtended = isLess(builder, loc, dim, offsets[i]);
      result = makeIf(builder, loc, isExtended, result, [&](OpBuilder &inner) -> Value {
        Value extent = getExtent(inner, loc, i, dim);
        Value isOne = equals(inner, loc, extent, one);
        return inner.create<arith::SelectOp>(loc, isOne, result, extent);
      });
    }
    return result;
  }
};

struct LowerBroadcast : OpConversionPattern<BroadcastOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(BroadcastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()) || op.getShapes().empty())
      return failure();
    Location loc = op.getLoc();
    Value zero = makeIndex(rewriter, loc, 0);
    Broadcast broadcast(rewriter, loc, adaptor.getShapes(), zero);
    auto type = RankedTensorType::get({ShapedType::kDynamic}, rewriter.getIndexType());
    Value result = rewriter.create<tensor::GenerateOp>(
        loc, type, ValueRange(broadcast.rank), [&](OpBuilder &builder, Location loc, ValueRange dims) {
          builder.create<tensor::YieldOp>(loc, broadcast.getResultExtent(builder, loc, dims[0]));
        });
    if (op.getType() != type)
      result = rewriter.create<tensor::CastOp>(loc, op.getType(), result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct LowerIsBroadcastable : OpConversionPattern<IsBroadcastableOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(IsBroadcastableOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (anyMayBeError(op.getShapes().getTypes()) || op.getShapes().empty())
      return failure();
    Location loc = op.getLoc();
    Value zero = makeIndex(rewriter, loc, 0), one = makeIndex(rewriter, loc, 1);
    Broadcast broadcast(rewriter, loc, adaptor.getShapes(), zero);
    Value initial = makeBool(rewriter, loc, true);
    // In each dimension, the extent of each shape must be 1 or the extent of the result.
    auto checkDim = [&](OpBuilder &builder, Location loc, Value dim, ValueRange state) {
      Value expected = broadcast.getResultExtent(builder, loc, dim), result = state[0];
      for (size_t i = 0; i != broadcast.extents.size(); ++i) {
        Value isExtended = isLess(builder, loc, dim, broadcast.offsets[i]);
        result = makeIf(builder, loc, isExtended, result, [&](OpBuilder &inner) -> Value {
          Value extent = broadcast.getExtent(inner, loc, i, dim);
          Value isOne = equals(inner, loc, extent, one), isExpected = equals(inner, loc, extent, expected);
          Value isValid = inner.create<arith::OrIOp>(loc, isOne, isExpected);
          return inner.create<arith::AndIOp>(loc, result, isValid);
        });
      }
      builder.create<scf::YieldOp>(loc, result);
    };
    auto loop = rewriter.create<scf::ForOp>(loc, zero, broadcast.rank, one, ValueRange(initial), checkDim);
    rewriter.replaceOp(op, loop.getResults());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Comparison and reduction
//===----------------------------------------------------------------------===//

struct LowerShapeEq : OpConversionPattern<ShapeEqOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ShapeEqOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (anyMayBeError(op.getShapes().getTypes()))
      return failure();
    Location loc = op.getLoc();
    ValueRange shapes = adaptor.getShapes();
    if (shapes.size() <= 1) {
      rewriter.replaceOp(op, makeBool(rewriter, loc, true));
      return success();
    }
    Value zero = makeIndex(rewriter, loc, 0), first = shapes.front();
    Value rank = getRank(rewriter, loc, first, zero), result;
    for (Value other : shapes.drop_front()) {
      Value otherRank = getRank(rewriter, loc, other, zero);
      Value areRanksEqual = equals(rewriter, loc, rank, otherRank);
      Value isEqual = compareExtents(rewriter, loc, areRanksEqual, first, other, zero, rank);
      result = result ? rewriter.create<arith::AndIOp>(loc, result, isEqual).getResult() : isEqual;
    }
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  /// Returns true if the ranks and all extents are equal. Compares extents only if the ranks are equal.
  static Value compareExtents(OpBuilder &builder, Location loc, Value areRanksEqual, Value first, Value other,
                              Value zero, Value rank) {
    auto compare = [&](OpBuilder &inner, Location loc) {
      Value one = makeIndex(inner, loc, 1), initial = makeBool(inner, loc, true);
      auto step = [&](OpBuilder &body, Location loc, Value dim, ValueRange state) {
        Value a = extract(body, loc, first, dim), b = extract(body, loc, other, dim);
        Value isEqual = equals(body, loc, a, b);
        body.create<scf::YieldOp>(loc, body.create<arith::AndIOp>(loc, state[0], isEqual).getResult());
      };
      auto loop = inner.create<scf::ForOp>(loc, zero, rank, one, ValueRange(initial), step);
      inner.create<scf::YieldOp>(loc, loop.getResults());
    };
    auto differ = [&](OpBuilder &inner, Location loc) {
      inner.create<scf::YieldOp>(loc, makeBool(inner, loc, false));
    };
    return builder.create<scf::IfOp>(loc, areRanksEqual, compare, differ).getResult(0);
  }
};

struct LowerReduce : OpConversionPattern<ReduceOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ReduceOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getShape().getType()))
      return failure();
    Location loc = op.getLoc();
    Value zero = makeIndex(rewriter, loc, 0), one = makeIndex(rewriter, loc, 1);
    Value rank = getRank(rewriter, loc, adaptor.getShape(), zero);
    auto step = [&](OpBuilder &builder, Location loc, Value dim, ValueRange state) {
      Value extent = extract(builder, loc, adaptor.getShape(), dim);
      IRMapping mapping;
      Block &body = op.getRegion().front();
      mapping.map(body.getArgument(0), dim);
      mapping.map(body.getArgument(1), extent);
      for (auto [argument, value] : llvm::zip(body.getArguments().drop_front(2), state))
        mapping.map(argument, value);
      for (Operation &each : body.without_terminator())
        builder.clone(each, mapping);
      llvm::SmallVector<Value> results;
      for (Value operand : body.getTerminator()->getOperands())
        results.push_back(mapping.lookupOrDefault(operand));
      builder.create<scf::YieldOp>(loc, results);
    };
    auto loop = rewriter.create<scf::ForOp>(loc, zero, rank, one, adaptor.getInitVals(), step);
    rewriter.replaceOp(op, loop.getResults());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Creation and parts of shapes
//===----------------------------------------------------------------------===//

/// Creates an extent tensor of type \p type from the extents.
Value makeExtents(OpBuilder &builder, Location loc, Type type, llvm::ArrayRef<Value> extents) {
  auto exact = RankedTensorType::get({static_cast<int64_t>(extents.size())}, builder.getIndexType());
  Value result = builder.create<tensor::FromElementsOp>(loc, exact, ValueRange(extents));
  return builder.create<tensor::CastOp>(loc, type, result);
}

struct LowerConstShape : OpConversionPattern<ConstShapeOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ConstShapeOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()))
      return failure();
    Location loc = op.getLoc();
    llvm::SmallVector<Value> extents;
    for (const llvm::APInt &extent : op.getShape().getValues<llvm::APInt>())
      extents.push_back(makeIndex(rewriter, loc, extent.getSExtValue()));
    rewriter.replaceOp(op, makeExtents(rewriter, loc, op.getType(), extents));
    return success();
  }
};

struct LowerShapeOf : OpConversionPattern<ShapeOfOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ShapeOfOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value value = adaptor.getArg();
    if (mayBeError(op.getType()) || !llvm::isa<TensorType>(value.getType()))
      return failure();
    Location loc = op.getLoc();
    auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      return lowerUnranked(op, value, rewriter);
    llvm::SmallVector<Value> extents;
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      bool isDynamic = ShapedType::isDynamic(size);
      Value constant = makeIndex(rewriter, loc, isDynamic ? static_cast<int64_t>(dim) : size);
      extents.push_back(isDynamic ? rewriter.create<tensor::DimOp>(loc, value, constant).getResult()
                                  : constant);
    }
    rewriter.replaceOp(op, makeExtents(rewriter, loc, op.getType(), extents));
    return success();
  }

private:
  static LogicalResult lowerUnranked(ShapeOfOp op, Value value, ConversionPatternRewriter &rewriter) {
    Location loc = op.getLoc();
    Value rank = rewriter.create<tensor::RankOp>(loc, value);
    auto type = RankedTensorType::get({ShapedType::kDynamic}, rewriter.getIndexType());
    rewriter.replaceOpWithNewOp<tensor::GenerateOp>(
        op, type, ValueRange(rank), [&](OpBuilder &builder, Location loc, ValueRange dims) {
          Value extent = builder.create<tensor::DimOp>(loc, value, dims[0]);
          builder.create<tensor::YieldOp>(loc, extent);
        });
    return success();
  }
};

struct LowerDim : OpConversionPattern<shape::DimOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(shape::DimOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<ShapedType>(op.getValue().getType());
    if (!type || mayBeError(op.getType()))
      return failure();
    // For compatibility with mlir-opt, also create an unused shape.shape_of, which stays in the IR as the ops
    // to which it is lowered.
    int64_t rank = type.hasRank() ? type.getRank() : ShapedType::kDynamic;
    rewriter.create<ShapeOfOp>(op.getLoc(), RankedTensorType::get({rank}, rewriter.getIndexType()),
                               adaptor.getValue());
    rewriter.replaceOpWithNewOp<tensor::DimOp>(op, adaptor.getValue(), adaptor.getIndex());
    return success();
  }
};

struct LowerGetExtent : OpConversionPattern<GetExtentOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(GetExtentOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()))
      return failure();
    rewriter.replaceOp(op, extract(rewriter, op.getLoc(), adaptor.getShape(), adaptor.getDim()));
    return success();
  }
};

struct LowerRank : OpConversionPattern<shape::RankOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(shape::RankOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()))
      return failure();
    Value zero = makeIndex(rewriter, op.getLoc(), 0);
    rewriter.replaceOp(op, getRank(rewriter, op.getLoc(), adaptor.getShape(), zero));
    return success();
  }
};

struct LowerSplitAt : OpConversionPattern<SplitAtOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(SplitAtOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (anyMayBeError(op->getResultTypes()))
      return failure();
    Location loc = op.getLoc();
    Value extents = adaptor.getOperand(), index = adaptor.getIndex();
    Value zero = makeIndex(rewriter, loc, 0), rank = getRank(rewriter, loc, extents, zero);
    // A negative index counts from the end.
    Value fromEnd = rewriter.create<arith::AddIOp>(loc, index, rank);
    Value isNegative = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, index, zero);
    Value split = rewriter.create<arith::SelectOp>(loc, isNegative, fromEnd, index);
    Value one = makeIndex(rewriter, loc, 1);
    auto slice = [&](Value offset, Value size) -> Value {
      return rewriter.create<tensor::ExtractSliceOp>(loc, extents, llvm::ArrayRef<OpFoldResult>(offset),
                                                     llvm::ArrayRef<OpFoldResult>(size),
                                                     llvm::ArrayRef<OpFoldResult>(one));
    };
    Value head = slice(zero, split);
    Value rest = rewriter.create<arith::SubIOp>(loc, rank, split);
    rewriter.replaceOp(op, {head, slice(split, rest)});
    return success();
  }
};

struct LowerToExtentTensor : OpConversionPattern<ToExtentTensorOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ToExtentTensorOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!llvm::isa<RankedTensorType>(adaptor.getInput().getType()))
      return failure();
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), adaptor.getInput());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Index arithmetic and constraints
//===----------------------------------------------------------------------===//

/// Replaces an op on two index values by an arith op.
template <typename FromOp, typename ToOp>
struct LowerBinary : OpConversionPattern<FromOp> {
  using OpConversionPattern<FromOp>::OpConversionPattern;
  LogicalResult matchAndRewrite(FromOp op, typename FromOp::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()))
      return failure();
    rewriter.template replaceOpWithNewOp<ToOp>(op, adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

struct LowerConstSize : OpConversionPattern<ConstSizeOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(ConstSizeOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, makeIndex(rewriter, op.getLoc(), op.getValue().getSExtValue()));
    return success();
  }
};

/// Replaces shape.any by its first operand; any operand is a valid result.
struct LowerAny : OpConversionPattern<AnyOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(AnyOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (mayBeError(op.getType()) || adaptor.getInputs().empty())
      return failure();
    rewriter.replaceOp(op, adaptor.getInputs().front());
    return success();
  }
};

/// Replaces a constraint by shape.cstr_require of the condition.
template <typename ConstraintOp, typename ConditionOp>
struct LowerConstraint : OpConversionPattern<ConstraintOp> {
  LowerConstraint(MLIRContext *context, llvm::StringLiteral message)
      : OpConversionPattern<ConstraintOp>(context), message(message) {}
  LogicalResult matchAndRewrite(ConstraintOp op, typename ConstraintOp::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (anyMayBeError(op.getShapes().getTypes()))
      return failure();
    Value condition = rewriter.create<ConditionOp>(op.getLoc(), adaptor.getShapes());
    rewriter.template replaceOpWithNewOp<CstrRequireOp>(op, condition, rewriter.getStringAttr(message));
    return success();
  }

private:
  llvm::StringLiteral message;
};

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

class ConvertShapeToStandard : public mlir::impl::ConvertShapeToStandardPassBase<ConvertShapeToStandard> {
public:
  using Base::Base;
  void runOnOperation() override {
    // Replace get_extent(shape_of(tensor)) by tensor.dim before the conversion, which would replace
    // shape.shape_of first.
    getOperation()->walk([](GetExtentOp op) {
      auto shapeOf = op.getShape().getDefiningOp<ShapeOfOp>();
      if (mayBeError(op.getType()) || !shapeOf || !llvm::isa<ShapedType>(shapeOf.getArg().getType()))
        return;
      IRRewriter rewriter(op);
      rewriter.replaceOpWithNewOp<tensor::DimOp>(op, shapeOf.getArg(), op.getDim());
    });
    MLIRContext &context = getContext();
    ConversionTarget target(context);
    target.addLegalDialect<arith::ArithDialect, scf::SCFDialect, tensor::TensorDialect>();
    target.addLegalOp<CstrRequireOp, shape::FuncOp, ModuleOp>();
    RewritePatternSet patterns(&context);
    populateShapeToStandardConversionPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void mlir::populateShapeToStandardConversionPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerAny, LowerBinary<AddOp, arith::AddIOp>, LowerBinary<MulOp, arith::MulIOp>, LowerBroadcast,
               LowerConstShape, LowerConstSize, LowerDim, LowerGetExtent, LowerIsBroadcastable, LowerRank,
               LowerReduce, LowerShapeEq, LowerShapeOf, LowerSplitAt, LowerToExtentTensor>(
      patterns.getContext());
  patterns.add<LowerConstraint<CstrBroadcastableOp, IsBroadcastableOp>>(
      patterns.getContext(), llvm::StringLiteral("required broadcastable shapes"));
  patterns.add<LowerConstraint<CstrEqOp, ShapeEqOp>>(patterns.getContext(),
                                                     llvm::StringLiteral("required equal shapes"));
}
