//===- TensorPatterns.cpp - Canonicalization of casts, sizes and elements -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns. Casts are moved to where they can be folded: those that drop static information
// towards users, those that add it towards producers. Constant sizes are moved into types. For slices,
// reshapes and pads see the other Tensor*Patterns.cpp files.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorDetail.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::tensor;

RankedTensorType tensor::foldDynamicToStaticDimSizes(RankedTensorType type, ValueRange dynamicSizes,
                                                     llvm::SmallVectorImpl<Value> &foldedDynamicSizes) {
  llvm::SmallVector<int64_t> shape(type.getShape());
  size_t next = 0;
  for (int64_t &size : shape) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value value = dynamicSizes[next++];
    // Only non-negative constants become static sizes: a type cannot have a negative size.
    if (std::optional<int64_t> constant = getConstantIntValue(value); constant && *constant >= 0)
      size = *constant;
    else
      foldedDynamicSizes.push_back(value);
  }
  return RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Returns the type with the static sizes of both types; null if they contradict each other or one of them is
/// null.
static TensorType joinShapes(TensorType first, TensorType second) {
  if (!first || !second)
    return {};
  if (!first.hasRank())
    return second;
  if (!second.hasRank())
    return first;
  if (first.getRank() != second.getRank())
    return {};
  llvm::SmallVector<int64_t> shape;
  for (auto [a, b] : llvm::zip(first.getShape(), second.getShape())) {
    if (!ShapedType::isDynamic(a) && !ShapedType::isDynamic(b) && a != b)
      return {};
    shape.push_back(ShapedType::isDynamic(a) ? b : a);
  }
  return RankedTensorType::get(shape, first.getElementType());
}

namespace {
/// cast(cast(x)) → cast(x), unless the intermediate type has static information that neither of the other
/// types has.
struct ChainedTensorCast : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CastOp op, PatternRewriter &rewriter) const override {
    auto before = op.getSource().getDefiningOp<CastOp>();
    if (!before)
      return failure();
    auto source = llvm::cast<TensorType>(before.getSource().getType()),
         between = llvm::cast<TensorType>(before.getType()), result = llvm::cast<TensorType>(op.getType());
    TensorType all = joinShapes(joinShapes(source, between), result);
    if (!all || all != joinShapes(source, result))
      return failure();
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(result), Value(before.getSource()));
    return success();
  }
};

/// cast(extract_slice(x)) → extract_slice(x) with the static sizes of the cast.
struct TensorCastExtractSlice : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CastOp op, PatternRewriter &rewriter) const override {
    auto slice = op.getSource().getDefiningOp<ExtractSliceOp>();
    auto type = llvm::dyn_cast<RankedTensorType>(op.getType());
    if (!slice || !type || !canFoldIntoProducerOp(op) || type.getShape() == slice.getType().getShape())
      return failure();
    rewriter.replaceOpWithNewOp<ExtractSliceOp>(op, type, slice.getSource(), slice.getMixedOffsets(),
                                                getSizes(rewriter, slice, type.getShape()),
                                                slice.getMixedStrides());
    return success();
  }

private:
  /// Returns the sizes of the slice, with the static ones of `shape` as attributes. `shape` has no sizes for
  /// dropped dimensions.
  static llvm::SmallVector<OpFoldResult> getSizes(Builder &builder, ExtractSliceOp slice,
                                                  llvm::ArrayRef<int64_t> shape) {
    llvm::SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    auto dropped = computeRankReductionMask(slice.getStaticSizes(), slice.getType().getShape());
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      if (dropped && dropped->contains(dim))
        continue;
      if (!ShapedType::isDynamic(shape.front()))
        size = builder.getIndexAttr(shape.front());
      shape = shape.drop_front();
    }
    return sizes;
  }
};

/// bitcast(bitcast(x)) → bitcast(x).
struct ChainedTensorBitcast : OpRewritePattern<BitcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BitcastOp op, PatternRewriter &rewriter) const override {
    auto before = op.getSource().getDefiningOp<BitcastOp>();
    if (!before)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(before.getSource()); });
    return success();
  }
};

/// A destination-style op whose operand is a cast to a less static type uses the source of the cast; its
/// results are cast back.
struct FoldTensorCastProducerOp : OpInterfaceRewritePattern<DestinationStyleOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(DestinationStyleOpInterface op, PatternRewriter &rewriter) const override {
    // The types of loop operands are tied to block arguments, and those of insert_slice to its size list.
    if (llvm::isa<LoopLikeOpInterface, InsertSliceOp>(op.getOperation()))
      return failure();
    llvm::SmallVector<Value> operands;
    llvm::SmallVector<Type> types(op->getResultTypes());
    MutableOperandRange inits = op.getDpsInitsMutable();
    bool changes = false;
    for (OpOperand &operand : op->getOpOperands()) {
      auto cast = operand.get().getDefiningOp<CastOp>();
      bool folds = canFoldIntoConsumerOp(cast);
      changes |= folds;
      operands.push_back(folds ? cast.getSource() : operand.get());
      size_t index = &operand - inits.begin();
      if (folds && &operand >= inits.begin() && &operand < inits.end() && index < types.size())
        types[index] = cast.getSource().getType();
    }
    if (!changes)
      return failure();
    Operation *folded = clone(rewriter, op, types, operands);
    llvm::SmallVector<Value> results;
    for (auto [before, after] : llvm::zip(op->getResults(), folded->getResults()))
      results.push_back(before.getType() == after.getType()
                            ? Value(after)
                            : Value(rewriter.create<CastOp>(op->getLoc(), before.getType(), Value(after))));
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static Operation *clone(OpBuilder &builder, Operation *op, TypeRange types, ValueRange operands) {
    Operation *copy = builder.clone(*op);
    for (auto [result, type] : llvm::zip(copy->getResults(), types))
      result.setType(type);
    copy->setOperands(operands);
    return copy;
  }
};
} // namespace

void CastOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ChainedTensorCast, TensorCastExtractSlice>(context);
}
void BitcastOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ChainedTensorBitcast>(context);
}
void TensorDialect::getCanonicalizationPatterns(RewritePatternSet &results) const {
  results.add<FoldTensorCastProducerOp>(results.getContext());
  addLoopPatterns(results);
}

//===----------------------------------------------------------------------===//
// dim
//===----------------------------------------------------------------------===//

namespace {
/// Base of the patterns for tensor.dim of a result of a `ProducerT`.
template <typename ProducerT>
struct DimOfProducer : OpRewritePattern<DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DimOp op, PatternRewriter &rewriter) const final {
    auto producer = op.getSource().getDefiningOp<ProducerT>();
    return producer ? rewrite(op, producer, rewriter) : failure();
  }
  virtual LogicalResult rewrite(DimOp op, ProducerT producer, PatternRewriter &rewriter) const = 0;
};

/// dim(cast(x)) → dim(x).
struct DimOfCastOp : DimOfProducer<CastOp> {
  using DimOfProducer::DimOfProducer;
  LogicalResult rewrite(DimOp op, CastOp cast, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<DimOp>(op, Value(cast.getSource()), Value(op.getIndex()));
    return success();
  }
};

/// dim of a result of a destination-style op → dim of the tied init operand.
struct DimOfDestStyleOp : DimOfProducer<DestinationStyleOpInterface> {
  using DimOfProducer::DimOfProducer;
  LogicalResult rewrite(DimOp op, DestinationStyleOpInterface writer,
                        PatternRewriter &rewriter) const override {
    auto result = llvm::cast<OpResult>(Value(op.getSource()));
    if (int64_t(result.getResultNumber()) >= writer.getNumDpsInits())
      return failure();
    Value init = writer.getTiedOpOperand(result)->get();
    if (init.getType() != op.getSource().getType())
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(init); });
    return success();
  }
};

/// dim(reshape(x, shape), i) → extract(shape, i).
struct DimOfReshapeOp : DimOfProducer<ReshapeOp> {
  using DimOfProducer::DimOfProducer;
  LogicalResult rewrite(DimOp op, ReshapeOp reshape, PatternRewriter &rewriter) const override {
    rewriter.setInsertionPointAfter(op);
    Value size =
        rewriter.create<ExtractOp>(op.getLoc(), Value(reshape.getShape()), ValueRange(Value(op.getIndex())));
    if (size.getType() == op.getType())
      rewriter.replaceOp(op, size);
    else
      rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, op.getType(), size);
    return success();
  }
};
} // namespace

void DimOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<DimOfCastOp, DimOfReshapeOp, DimOfDestStyleOp>(context);
}

//===----------------------------------------------------------------------===//
// Creation of tensors
//===----------------------------------------------------------------------===//

/// Creates a copy of `op` in which constant size operands are moved to the result type. Returns null if no
/// operand is constant. \pre The operands of `op` are the dynamic sizes of its result.
template <typename OpT>
static OpT createWithStaticSizes(OpT op, PatternRewriter &rewriter) {
  llvm::SmallVector<Value> sizes;
  RankedTensorType type = foldDynamicToStaticDimSizes(op.getType(), op->getOperands(), sizes);
  return type == op.getType() ? OpT() : rewriter.create<OpT>(op.getLoc(), Type(type), ValueRange(sizes));
}

namespace {
/// Moves constant sizes of tensor.empty into its type.
struct ReplaceEmptyTensorStaticShapeDims : OpRewritePattern<EmptyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(EmptyOp op, PatternRewriter &rewriter) const override {
    EmptyOp empty = createWithStaticSizes(op, rewriter);
    if (!empty)
      return failure();
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()), Value(empty.getResult()));
    return success();
  }
};

/// dim(empty(sizes), i) → sizes[i].
struct FoldEmptyTensorWithDimOp : DimOfProducer<EmptyOp> {
  using DimOfProducer::DimOfProducer;
  LogicalResult rewrite(DimOp op, EmptyOp empty, PatternRewriter &rewriter) const override {
    std::optional<int64_t> dim = op.getConstantIndex();
    if (!dim || *dim < 0 || *dim >= empty.getType().getRank() || !empty.getType().isDynamicDim(*dim))
      return failure();
    rewriter.replaceOp(op, empty.getDynamicSize(*dim));
    return success();
  }
};

/// cast(empty) → empty of the type of the cast, if that is more static.
struct FoldEmptyTensorWithCastOp : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CastOp op, PatternRewriter &rewriter) const override {
    auto empty = op.getSource().getDefiningOp<EmptyOp>();
    if (!empty || !canFoldIntoProducerOp(op))
      return failure();
    auto type = llvm::cast<RankedTensorType>(op.getType());
    llvm::SmallVector<Value> sizes;
    for (auto [size, known] : llvm::zip(empty.getMixedSizes(), type.getShape()))
      if (ShapedType::isDynamic(known))
        sizes.push_back(size.getValue());
    rewriter.replaceOpWithNewOp<EmptyOp>(op, type.getShape(), type.getElementType(), ValueRange(sizes),
                                         type.getEncoding());
    return success();
  }
};

/// Moves constant sizes of tensor.generate into its type.
struct StaticTensorGenerate : OpRewritePattern<GenerateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GenerateOp op, PatternRewriter &rewriter) const override {
    GenerateOp generate = createWithStaticSizes(op, rewriter);
    if (!generate)
      return failure();
    rewriter.inlineRegionBefore(op.getBody(), generate.getBody(), generate.getBody().begin());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()), Value(generate.getResult()));
    return success();
  }
};

/// extract(generate { body }, indices) → the body, inlined for these indices, if the body has no side
/// effects.
struct ExtractFromTensorGenerate : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto generate = op.getTensor().getDefiningOp<GenerateOp>();
    if (!generate || !wouldOpBeTriviallyDead(generate))
      return failure();
    rewriter.replaceOp(op, cloneBody(rewriter, generate.getBody().front(), op.getIndices()));
    return success();
  }

private:
  /// Clones the body for the given arguments and returns the value that the clone yields.
  static Value cloneBody(PatternRewriter &rewriter, Block &body, ValueRange arguments) {
    IRMapping mapping;
    mapping.map(body.getArguments(), arguments);
    for (Operation &each : body.without_terminator())
      rewriter.clone(each, mapping);
    return mapping.lookupOrDefault(Value(llvm::cast<YieldOp>(body.back()).getValue()));
  }
};
} // namespace

void EmptyOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldEmptyTensorWithCastOp, FoldEmptyTensorWithDimOp, ReplaceEmptyTensorStaticShapeDims>(
      context);
}
void GenerateOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ExtractFromTensorGenerate, StaticTensorGenerate>(context);
}

//===----------------------------------------------------------------------===//
// Access to elements
//===----------------------------------------------------------------------===//

namespace {
/// extract(cast(x)) → extract(x).
struct ExtractFromTensorCast : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getTensor().getDefiningOp<CastOp>();
    if (!cast || !llvm::isa<RankedTensorType>(cast.getSource().getType()))
      return failure();
    rewriter.replaceOpWithNewOp<ExtractOp>(op, Value(cast.getSource()), ValueRange(op.getIndices()));
    return success();
  }
};

/// extract(index_cast(x)) → index_cast(extract(x)): only one element is converted.
struct ExtractElementFromIndexCast : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getTensor().getDefiningOp<arith::IndexCastOp>();
    if (!cast)
      return failure();
    Value element = rewriter.create<ExtractOp>(op.getLoc(), Value(cast.getIn()), ValueRange(op.getIndices()));
    rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, op.getType(), element);
    return success();
  }
};
} // namespace

void ExtractOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ExtractFromTensorCast>(context);
}
void FromElementsOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ExtractElementFromIndexCast>(context);
}

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

namespace {
/// concat(x) → cast(x).
struct SingleInputConcatOp : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op, PatternRewriter &rewriter) const override {
    if (op.getInputs().size() != 1)
      return failure();
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), Value(op.getInputs().front()));
    return success();
  }
};

/// Static sizes of one input in the dimensions that are not concatenated hold for all inputs: the others are
/// cast to them.
struct InferConcatOperandTypes : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op, PatternRewriter &rewriter) const override {
    int64_t dim = op.getDim();
    RankedTensorType inferred = ConcatOp::inferResultType(dim, op.getInputs().getTypes());
    llvm::SmallVector<int64_t> shape(inferred.getShape());
    bool changes = false;
    for (OpOperand &input : op->getOpOperands()) {
      auto type = llvm::cast<RankedTensorType>(input.get().getType());
      shape[dim] = type.getDimSize(dim);
      auto known = RankedTensorType::get(shape, inferred.getElementType());
      if (preservesStaticInformation(known, type))
        continue;
      changes = true;
      Value cast = rewriter.create<CastOp>(op.getLoc(), Type(known), input.get());
      rewriter.modifyOpInPlace(op, [&] { input.set(cast); });
    }
    return success(changes);
  }
};

/// If the inputs give the result more static sizes, creates the op with that type and casts its result.
struct InferConcatResultType : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op, PatternRewriter &rewriter) const override {
    RankedTensorType inferred = ConcatOp::inferResultType(op.getDim(), op.getInputs().getTypes());
    if (preservesStaticInformation(inferred, op.getResultType()))
      return failure();
    Value concat = rewriter.create<ConcatOp>(op.getLoc(), Type(inferred), op.getDimAttr(), op.getInputs());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), concat);
    return success();
  }
};
} // namespace

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SingleInputConcatOp, InferConcatOperandTypes, InferConcatResultType>(context);
}
