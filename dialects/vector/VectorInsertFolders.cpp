//===- VectorInsertFolders.cpp - Folders of insert and of element lists ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of vector.insert, vector.from_elements and vector.to_elements.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"
#include "dialects/vector/VectorPositions.h"

using namespace mlir;
using namespace mlir::vector;

/// A fold that replaces a constant by a new one with more elements than this requires that the old constant
/// has no other user, so that constants do not accumulate.
static constexpr int64_t maxNewConstant = 256;
/// The largest number of elements of a constant or element list that a fold creates. A limit is needed
/// because a splat of any size stores only one element: small inputs can have large results.
static constexpr int64_t maxConstant = 1 << 24;

//===----------------------------------------------------------------------===//
// insert
//===----------------------------------------------------------------------===//

static Attribute foldIntoConstant(InsertOp op, Attribute value, Attribute dest) {
  auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(dest);
  VectorType type = op.getDestVectorType();
  if (!elements || !value || type.isScalable() || type.getNumElements() > maxConstant ||
      (type.getNumElements() > maxNewConstant && !op->hasOneUse()))
    return Attribute();
  int64_t start = linearize(op.getStaticPosition(), computeStrides(type.getShape()));
  llvm::SmallVector<Attribute> values;
  for (int64_t i = 0; i != type.getNumElements(); ++i)
    values.push_back(elements.getElement(i));
  if (auto part = llvm::dyn_cast<DenseElementsAttr>(value)) {
    if (start + part.getNumElements() > static_cast<int64_t>(values.size()))
      return Attribute();
    for (int64_t i = 0; i != part.getNumElements(); ++i)
      values[start + i] = part.getElement(i);
  } else if (auto element = llvm::dyn_cast<TypedAttr>(value);
             element && element.getType() == type.getElementType()) {
    values[start] = value;
  } else {
    return Attribute();
  }
  return DenseElementsAttr::get(type, values);
}

/// insert(a, insert(b, x)[p])[p] → insert(a, x)[p]: the second insert overwrites the first.
static bool skipCoveredInsert(InsertOp op) {
  auto before = op.getDest().getDefiningOp<InsertOp>();
  // In a graph region, an insert may be its own destination.
  if (!before || Value(before.getDest()) == Value(op.getDest()) ||
      before.getStaticPosition() != op.getStaticPosition() ||
      !llvm::equal(before.getDynamicPosition(), op.getDynamicPosition()))
    return false;
  op->setOperand(1, before.getDest());
  return true;
}

OpFoldResult InsertOp::fold(FoldAdaptor adaptor) {
  if (getNumIndices() == 0 && getValueToStoreType() == Type(getDestVectorType()))
    return Value(getValueToStore());
  if (skipCoveredInsert(*this))
    return Value(getResult());
  bool changed = foldKnownPosition(*this, adaptor.getDynamicPosition(), getDestVectorType(), 2);
  if (llvm::is_contained(getStaticPosition(), kPoisonIndex))
    return ub::PoisonAttr::get(getContext());
  if (!hasDynamicPosition())
    if (Attribute constant = foldIntoConstant(*this, adaptor.getValueToStore(), adaptor.getDest()))
      return constant;
  return changed ? OpFoldResult(Value(getResult())) : OpFoldResult();
}

namespace {
/// An insert that overwrites all elements of the destination becomes vector.broadcast.
struct InsertOfAll : OpRewritePattern<InsertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertOp op, PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<VectorType>(op.getValueToStoreType());
    if (!type || type.getNumElements() != op.getDestVectorType().getNumElements() ||
        isBroadcastableTo(type, op.getDestVectorType()) != BroadcastableToResult::Success)
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getDestVectorType(), op.getValueToStore());
    return success();
  }
};

/// An insert of a splat into a splat of the same scalar becomes vector.broadcast.
struct InsertOfSame : OpRewritePattern<InsertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertOp op, PatternRewriter &rewriter) const override {
    Value splat = getScalarSplatSource(op.getDest());
    if (!splat || getScalarSplatSource(op.getValueToStore()) != splat)
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getDestVectorType(), splat);
    return success();
  }
};

/// Replaces a chain of inserts that overwrites all elements by vector.from_elements. The steps:
/// 1. Collect the chain of inserts with static positions, from the last insert upwards.
/// 2. Count the inserts that are needed until each element is known. A later insert overrides an earlier one.
/// 3. Apply these inserts to a list of elements, in program order.
struct InsertsOfAllElements : OpRewritePattern<InsertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getDestVectorType();
    if (type.isScalable() || type.getNumElements() > maxConstant)
      return failure();
    for (Operation *user : op->getResult(0).getUsers())
      if (auto next = llvm::dyn_cast<InsertOp>(user); next && Value(next.getDest()) == Value(op.getResult()))
        return failure();
    llvm::SmallVector<InsertOp> chain;
    if (!findChain(op, chain))
      return failure();
    // Count the inserts until every element is known, from the last insert upwards.
    llvm::SmallVector<int64_t> strides = computeStrides(type.getShape());
    llvm::SmallVector<bool> isKnown(type.getNumElements(), false);
    size_t needed = 0;
    int64_t known = 0;
    for (; needed != chain.size() && known != type.getNumElements(); ++needed) {
      InsertOp insert = chain[needed];
      if (llvm::is_contained(insert.getStaticPosition(), InsertOp::kPoisonIndex))
        return failure();
      int64_t start = linearize(insert.getStaticPosition(), strides), count = countElements(insert);
      if (start + count > type.getNumElements())
        return failure();
      for (int64_t i = start; i != start + count; ++i) {
        known += !isKnown[i];
        isKnown[i] = true;
      }
    }
    if (known != type.getNumElements())
      return failure();
    llvm::SmallVector<Value> elements(type.getNumElements());
    for (InsertOp insert : llvm::reverse(llvm::ArrayRef(chain).take_front(needed))) {
      int64_t start = linearize(insert.getStaticPosition(), strides);
      if (!llvm::isa<VectorType>(insert.getValueToStoreType())) {
        elements[start] = insert.getValueToStore();
        continue;
      }
      llvm::SmallVector<Type> types(countElements(insert), type.getElementType());
      auto parts = rewriter.create<ToElementsOp>(op.getLoc(), TypeRange(types), insert.getValueToStore());
      for (auto [i, part] : llvm::enumerate(parts->getResults()))
        elements[start + i] = part;
    }
    rewriter.replaceOpWithNewOp<FromElementsOp>(op, Type(type), ValueRange(elements));
    return success();
  }

  static int64_t countElements(InsertOp op) {
    auto type = llvm::dyn_cast<VectorType>(op.getValueToStoreType());
    return type ? type.getNumElements() : 1;
  }

  /// Collects the inserts from the last to the first. Returns false if an insert other than the last has
  /// several users, or if a position is dynamic.
  static bool findChain(InsertOp op, llvm::SmallVectorImpl<InsertOp> &chain) {
    for (InsertOp insert = op; insert; insert = insert.getDest().getDefiningOp<InsertOp>()) {
      if (insert.hasDynamicPosition() || (insert != op && !insert->hasOneUse()))
        return false;
      chain.push_back(insert);
    }
    return true;
  }
};
} // namespace

void InsertOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<InsertOfAll, InsertOfSame, InsertsOfAllElements>(context);
}

//===----------------------------------------------------------------------===//
// from_elements, to_elements
//===----------------------------------------------------------------------===//

OpFoldResult FromElementsOp::fold(FoldAdaptor adaptor) {
  VectorType type = getDest().getType();
  // from_elements(to_elements(x)) → x.
  auto all = getElements().empty() ? ToElementsOp() : Value(getElements()[0]).getDefiningOp<ToElementsOp>();
  if (all && Value(all.getSource()).getType() == Type(type) &&
      llvm::equal(getElements(), all->getResults(), [](Value a, Value b) { return a == b; }))
    return Value(all.getSource());
  llvm::SmallVector<Attribute> values;
  for (Attribute element : adaptor.getElements()) {
    if (!llvm::isa_and_nonnull<IntegerAttr, FloatAttr>(element))
      return {};
    Attribute converted = getAsElement(element, type.getElementType());
    if (!converted)
      return {};
    values.push_back(converted);
  }
  return values.empty() ? Attribute() : Attribute(DenseElementsAttr::get(type, values));
}

namespace {
/// from_elements of one repeated value → broadcast.
struct ElementsToBroadcast : OpRewritePattern<FromElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FromElementsOp op, PatternRewriter &rewriter) const override {
    if (!llvm::all_equal(op.getElements()))
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getDest().getType(), Value(op.getElements()[0]));
    return success();
  }
};

/// from_elements of consecutive extracts from one vector → shape_cast(extract), if the extracted elements
/// form a trailing subvector.
struct ElementsToShapeCast : OpRewritePattern<FromElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FromElementsOp op, PatternRewriter &rewriter) const override {
    if (op.getElements().size() < 2)
      return failure();
    auto first = Value(op.getElements()[0]).getDefiningOp<ExtractOp>();
    if (!first || first.hasDynamicPosition())
      return rewriter.notifyMatchFailure(op, "element not from vector.extract");
    VectorType sourceType = first.getSourceVectorType();
    if (sourceType.isScalable() || !canCountElements(sourceType))
      return failure();
    llvm::SmallVector<int64_t> strides = computeStrides(sourceType.getShape());
    int64_t start = linearize(first.getStaticPosition(), strides), count = op.getElements().size();
    for (auto [i, element] : llvm::enumerate(op.getElements())) {
      auto extract = Value(element).getDefiningOp<ExtractOp>();
      if (!extract || extract.hasDynamicPosition() ||
          Value(extract.getSource()) != Value(first.getSource()) ||
          llvm::is_contained(extract.getStaticPosition(), ExtractOp::kPoisonIndex) ||
          linearize(extract.getStaticPosition(), strides) != start + static_cast<int64_t>(i))
        return failure();
    }
    // Compute the rank of the trailing subvector with `count` elements, and check that it starts at a
    // multiple of its size.
    int64_t partSize = 1, partRank = 0;
    while (partSize < count && partRank < sourceType.getRank())
      partSize *= sourceType.getDimSize(sourceType.getRank() - 1 - partRank++);
    if (partSize != count || start % partSize != 0)
      return failure();
    llvm::ArrayRef<int64_t> lead = llvm::ArrayRef<int64_t>(strides).drop_back(partRank);
    Value part = rewriter.createOrFold<ExtractOp>(op.getLoc(), first.getSource(),
                                                  llvm::ArrayRef<int64_t>(delinearize(start, lead)));
    rewriter.replaceOp(op, rewriter.createOrFold<ShapeCastOp>(op.getLoc(), op.getDest().getType(), part));
    return success();
  }
};

/// to_elements(broadcast(vector)) → to_elements(vector), with repeated results.
struct ToElementsOfBroadcast : OpRewritePattern<ToElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ToElementsOp op, PatternRewriter &rewriter) const override {
    auto broadcast = op.getSource().getDefiningOp<BroadcastOp>();
    auto type = broadcast ? llvm::dyn_cast<VectorType>(broadcast.getSourceType()) : VectorType();
    if (!type)
      return failure();
    auto before = rewriter.create<ToElementsOp>(op.getLoc(), broadcast.getSource());
    // The stride in the source is 0 for dimensions that the broadcast adds or stretches.
    llvm::ArrayRef<int64_t> shape = broadcast.getResultVectorType().getShape();
    llvm::SmallVector<int64_t> from = computeStrides(type.getShape()), to = computeStrides(shape);
    llvm::SmallVector<int64_t> steps(shape.size(), 0);
    for (int64_t i = 0, lead = shape.size() - type.getRank(); i != type.getRank(); ++i)
      steps[lead + i] = type.getDimSize(i) == 1 ? 0 : from[i];
    llvm::SmallVector<Value> values;
    for (int64_t i = 0, e = op->getNumResults(); i != e; ++i)
      values.push_back(before->getResult(linearize(delinearize(i, to), steps)));
    rewriter.replaceOp(op, values);
    return success();
  }
};
} // namespace

void FromElementsOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ElementsToBroadcast, ElementsToShapeCast>(context);
}

LogicalResult ToElementsOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (auto elements = getSource().getDefiningOp<FromElementsOp>()) {
    for (Value element : elements.getElements())
      results.push_back(element);
    return success();
  }
  if (Value scalar = getScalarSplatSource(getSource())) {
    results.append((*this)->getNumResults(), OpFoldResult(scalar));
    return success();
  }
  return failure();
}

void ToElementsOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ToElementsOfBroadcast>(context);
}
