//===- ContractLowering.cpp - Lowering of contractions --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Three lowerings of vector.contract: a product of a matrix and a matrix or vector is lowered to dot products
// or to outer products; any contraction is lowered by unrolling one of its iterators.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/IndexingUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/MatrixProduct.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/ir/BuiltinTypeBuilders.h"

using namespace mlir;
using namespace mlir::vector;

static bool usesDim(AffineMap map, unsigned dim) {
  return llvm::is_contained(map.getResults(), getAffineDimExpr(dim, map.getContext()));
}

std::optional<MatrixProduct> MatrixProduct::match(ContractionOp op) {
  llvm::SmallVector<IteratorType> iterators = op.getIteratorTypesArray();
  constexpr IteratorType par = IteratorType::parallel, red = IteratorType::reduction;
  bool isMatrix = llvm::ArrayRef(iterators) == llvm::ArrayRef({par, par, red});
  bool isFirst = llvm::ArrayRef(iterators) == llvm::ArrayRef({red, par});
  if (!isMatrix && !isFirst && llvm::ArrayRef(iterators) != llvm::ArrayRef({par, red}))
    return std::nullopt;
  llvm::SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  unsigned reduced = isMatrix ? 2 : isFirst ? 0 : 1;
  if (maps[2].getNumResults() != (isMatrix ? 2 : 1))
    return std::nullopt;
  MatrixProduct product{op.getLhs(), op.getRhs()};
  product.isReductionFirst = isFirst;
  // The first iterator must belong to lhs, the second one to rhs. Other matrix products are unrolled.
  if (isMatrix && (!usesDim(maps[0], 0) || !usesDim(maps[1], 1)))
    return std::nullopt;
  if (!usesDim(maps[0], maps[2].getDimPosition(0))) {
    std::swap(product.lhs, product.rhs);
    std::swap(maps[0], maps[1]);
  }
  // lhs must be indexed by the reduced iterator and the row iterator, rhs by the reduced iterator and, if
  // it is a matrix, the column iterator.
  for (unsigned i : {0u, 1u}) {
    llvm::SmallVector<unsigned> dims = {reduced};
    if (i < maps[2].getNumResults())
      dims.push_back(maps[2].getDimPosition(i));
    if (maps[i].getNumResults() != dims.size() ||
        !llvm::all_of(dims, [&](unsigned dim) { return usesDim(maps[i], dim); }))
      return std::nullopt;
    bool isReducedFirst = dims.size() == 2 && maps[i].getDimPosition(0) == reduced;
    (i == 0 ? product.isLhsReducedFirst : product.isRhsReducedFirst) = isReducedFirst;
  }
  return product;
}

Value vector::makeTransposed(OpBuilder &builder, Location loc, Value matrix) {
  return builder.create<TransposeOp>(loc, matrix, llvm::ArrayRef<int64_t>({1, 0}));
}

namespace {

Value makeProduct(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  return makeArithReduction(builder, loc, CombiningKind::MUL, lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Products of a matrix with a matrix or vector
//===----------------------------------------------------------------------===//

bool isScalable(Value vector) { return llvm::cast<VectorType>(vector.getType()).isScalable(); }

/// Lowers a matrix product to a vector.reduction for each element of the result.
struct ContractToDots : MaskablePattern<ContractionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(ContractionOp op, Value mask, PatternRewriter &rewriter) const override {
    std::optional<MatrixProduct> product = MatrixProduct::match(op);
    Type elementType = op.getLhsType().getElementType();
    if (mask || !product || product->isReductionFirst || op.getKind() != CombiningKind::ADD ||
        isScalable(product->lhs) || isScalable(product->rhs) ||
        op.getRhsType().getElementType() != elementType ||
        getElementTypeOrSelf(op.getAccType()) != elementType)
      return failure();
    Location loc = op.getLoc();
    Value lhs = product->lhs, rhs = product->rhs;
    if (product->isLhsReducedFirst)
      lhs = makeTransposed(rewriter, loc, lhs);
    if (product->isRhsReducedFirst)
      rhs = makeTransposed(rewriter, loc, rhs);
    auto type = llvm::cast<VectorType>(op.getResultType());
    bool isMatrix = product->isMatrix();
    int64_t numRows = type.getDimSize(0), numColumns = isMatrix ? type.getDimSize(1) : 1;
    Value result = makeZero(rewriter, loc, type);
    llvm::SmallVector<Value> columns(numColumns, isMatrix ? Value() : rhs);
    for (int64_t row = 0; row != numRows; ++row) {
      Value left = extractAt(rewriter, loc, lhs, row);
      for (int64_t column = 0; column != numColumns; ++column) {
        if (!columns[column])
          columns[column] = extractAt(rewriter, loc, rhs, column);
        Value terms = makeProduct(rewriter, loc, left, columns[column]);
        Value sum = rewriter.create<ReductionOp>(loc, CombiningKind::ADD, terms);
        llvm::SmallVector<int64_t, 2> position = {row};
        if (isMatrix)
          position.push_back(column);
        result = insertAt(rewriter, loc, sum, result, position);
      }
    }
    return makeArithReduction(rewriter, loc, CombiningKind::ADD, result, op.getAcc());
  }
};

/// Lowers a matrix product to a vector.outerproduct for each step of the reduction.
struct ContractToOuterProducts : MaskablePattern<ContractionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(ContractionOp op, Value mask, PatternRewriter &rewriter) const override {
    std::optional<MatrixProduct> product = MatrixProduct::match(op);
    if (!product)
      return failure();
    auto lhsType = llvm::cast<VectorType>(product->lhs.getType());
    unsigned reducedDim = product->isLhsReducedFirst ? 0 : 1;
    Type elementType = getElementTypeOrSelf(op.getAccType());
    if (lhsType.getScalableDims()[reducedDim] || !canPromote(product->lhs, elementType) ||
        !canPromote(product->rhs, elementType))
      return failure();
    // A result with scalable rows and fixed columns is not supported.
    if (product->isMatrix() && lhsType.getScalableDims()[1 - reducedDim] && !isScalable(product->rhs))
      return failure();
    Location loc = op.getLoc();
    Value lhs = product->lhs, rhs = product->rhs;
    if (!product->isLhsReducedFirst)
      lhs = makeTransposed(rewriter, loc, lhs);
    if (product->isMatrix() && !product->isRhsReducedFirst)
      rhs = makeTransposed(rewriter, loc, rhs);
    if (mask && product->isMatrix())
      mask = rewriter.create<TransposeOp>(loc, mask, llvm::ArrayRef<int64_t>({2, 0, 1}));
    else if (mask && !product->isReductionFirst)
      mask = makeTransposed(rewriter, loc, mask);
    Value result = op.getAcc();
    for (int64_t i = 0, e = lhsType.getDimSize(reducedDim); i != e; ++i) {
      Value left = extractAt(rewriter, loc, lhs, i), right = extractAt(rewriter, loc, rhs, i);
      Value stepMask = mask ? extractAt(rewriter, loc, mask, i) : Value();
      left = promote(left, elementType, loc, rewriter);
      right = promote(right, elementType, loc, rewriter);
      Operation *step =
          rewriter.create<OuterProductOp>(loc, result.getType(), left, right, result, op.getKind());
      result = maskOperation(rewriter, step, stepMask)->getResult(0);
    }
    return result;
  }

private:
  /// Returns true if promote() can convert the elements.
  static bool canPromote(Value vector, Type elementType) {
    Type type = getElementTypeOrSelf(vector.getType());
    bool isSameKind = (llvm::isa<FloatType>(type) && llvm::isa<FloatType>(elementType)) ||
                      (type.isSignlessInteger() && elementType.isSignlessInteger());
    return type == elementType ||
           (isSameKind && type.getIntOrFloatBitWidth() < elementType.getIntOrFloatBitWidth());
  }
  /// Extends a scalar, or the elements of a vector, to \p elementType.
  static Value promote(Value value, Type elementType, Location loc, OpBuilder &builder) {
    if (getElementTypeOrSelf(value.getType()) == elementType)
      return value;
    Type wider = elementType;
    if (auto type = llvm::dyn_cast<VectorType>(value.getType()))
      wider = VectorType::get(type.getShape(), elementType, type.getScalableDims());
    if (llvm::isa<FloatType>(elementType))
      return builder.create<arith::ExtFOp>(loc, wider, value);
    return builder.create<arith::ExtSIOp>(loc, wider, value);
  }
};

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

/// Returns slice \p index of dimension \p dim; the whole vector if \p dim is nullopt. A slice of another
/// dimension than the first is assembled from slices of the subvectors.
Value loadSlice(Value vector, std::optional<unsigned> dim, int64_t index, Location loc, OpBuilder &builder) {
  if (!dim)
    return vector;
  if (*dim == 0)
    return extractAt(builder, loc, vector, index);
  auto type = llvm::cast<VectorType>(vector.getType());
  VectorType sliceType = VectorType::Builder(type).dropDim(*dim);
  Value result = makeZero(builder, loc, sliceType);
  for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
    Value part = extractAt(builder, loc, vector, i);
    result = insertAt(builder, loc, loadSlice(part, *dim - 1, index, loc, builder), result, i);
  }
  return result;
}

/// Inverse of loadSlice(): returns \p vector with slice \p index of dimension \p dim replaced.
Value storeSlice(Value slice, Value vector, std::optional<unsigned> dim, int64_t index, Location loc,
                 OpBuilder &builder) {
  if (!dim)
    return slice;
  if (*dim == 0)
    return insertAt(builder, loc, slice, vector, index);
  auto type = llvm::cast<VectorType>(vector.getType());
  for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
    Value part = extractAt(builder, loc, vector, i), slicePart = extractAt(builder, loc, slice, i);
    part = storeSlice(slicePart, part, *dim - 1, index, loc, builder);
    vector = insertAt(builder, loc, part, vector, i);
  }
  return vector;
}

/// Unrolls one iterator. Priority: a parallel iterator of both operands (batch), a parallel iterator of lhs
/// or rhs, the first reduction. The last remaining reduction, of two one-dimensional vectors, becomes
/// vector.reduction.
struct UnrollContract : MaskablePattern<ContractionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(ContractionOp op, Value mask, PatternRewriter &rewriter) const override {
    Type elementType = op.getLhsType().getElementType();
    if (op.getRhsType().getElementType() != elementType ||
        getElementTypeOrSelf(op.getAccType()) != elementType || !elementType.isIntOrIndexOrFloat() ||
        static_cast<int64_t>(op.getIteratorTypes().size()) > kMaxLoweredRank)
      return failure();
    std::optional<unsigned> iterator = findParallelIterator(op);
    if (iterator)
      return unroll(op, *iterator, mask, rewriter);
    if (llvm::isa<VectorType>(op.getResultType()))
      return failure();
    if (op.getLhsType().getRank() != 1 || op.getRhsType().getRank() != 1)
      return unroll(op, 0, mask, rewriter);
    Location loc = op.getLoc();
    Value terms = makeProduct(rewriter, loc, op.getLhs(), op.getRhs());
    Operation *reduction = rewriter.create<ReductionOp>(loc, op.getKind(), terms, op.getAcc());
    return maskOperation(rewriter, reduction, mask)->getResult(0);
  }

private:
  static std::optional<unsigned> findParallelIterator(ContractionOp op) {
    llvm::SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
    llvm::SmallVector<IteratorType> iterators = op.getIteratorTypesArray();
    for (bool isBatch : {true, false}) {
      for (unsigned operand : {0u, 1u}) {
        for (AffineExpr result : maps[operand].getResults()) {
          unsigned iterator = llvm::cast<AffineDimExpr>(result).getPosition();
          bool isInOther = maps[1 - operand].getResultPosition(result).has_value();
          if (iterators[iterator] == IteratorType::parallel && isInOther == isBatch)
            return iterator;
        }
      }
    }
    return std::nullopt;
  }

  static FailureOr<Value> unroll(ContractionOp op, unsigned iterator, Value mask, PatternRewriter &rewriter) {
    llvm::SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
    AffineExpr dimExpr = getAffineDimExpr(iterator, op.getContext());
    std::optional<unsigned> dims[3];
    std::optional<int64_t> size;
    Value operands[] = {op.getLhs(), op.getRhs(), op.getAcc()};
    for (unsigned i = 0; i != 3; ++i) {
      dims[i] = maps[i].getResultPosition(dimExpr);
      if (!dims[i])
        continue;
      auto type = llvm::cast<VectorType>(operands[i].getType());
      if (type.getScalableDims()[*dims[i]])
        return failure();
      if (!size)
        size = type.getDimSize(*dims[i]);
    }
    if (!size)
      return failure();
    // Remove the iterator from the maps and the iterator types.
    llvm::SmallVector<Attribute, 3> newMaps;
    llvm::SmallVector<Attribute> iterators(op.getIteratorTypes().begin(), op.getIteratorTypes().end());
    iterators.erase(iterators.begin() + iterator);
    for (AffineMap map : maps)
      newMaps.push_back(AffineMapAttr::get(dropDim(map, iterator)));

    Location loc = op.getLoc();
    bool isReduction = !dims[2];
    Value acc = op.getAcc();
    Value result = isReduction ? acc : makeZero(rewriter, loc, op.getResultType());
    for (int64_t i = 0; i != *size; ++i) {
      Value lhs = loadSlice(op.getLhs(), dims[0], i, loc, rewriter);
      Value rhs = loadSlice(op.getRhs(), dims[1], i, loc, rewriter);
      Value stepAcc = isReduction ? result : loadSlice(acc, dims[2], i, loc, rewriter);
      Value stepMask = mask ? loadSlice(mask, iterator, i, loc, rewriter) : Value();
      Operation *step = rewriter.create<ContractionOp>(loc, lhs, rhs, stepAcc, rewriter.getArrayAttr(newMaps),
                                                       rewriter.getArrayAttr(iterators), op.getKind());
      Value value = maskOperation(rewriter, step, stepMask)->getResult(0);
      result = isReduction ? value : storeSlice(value, result, dims[2], i, loc, rewriter);
    }
    return result;
  }

  /// Removes a dimension from a map, together with the result that is this dimension.
  static AffineMap dropDim(AffineMap map, unsigned dim) {
    llvm::SmallVector<AffineExpr> results;
    for (AffineExpr result : map.getResults())
      if (unsigned position = llvm::cast<AffineDimExpr>(result).getPosition(); position != dim)
        results.push_back(getAffineDimExpr(position - (position > dim), map.getContext()));
    return AffineMap::get(map.getNumDims() - 1, 0, results, map.getContext());
  }
};

//===----------------------------------------------------------------------===//
// Outer products
//===----------------------------------------------------------------------===//

/// Lowers an outer product to elementwise ops for each row; if rhs is a scalar, to one elementwise op.
struct OuterProductLowering : MaskablePattern<OuterProductOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(OuterProductOp op, Value mask, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    VectorType type = op.getResultVectorType(), lhsType = op.getOperandVectorTypeLHS();
    Value lhs = op.getLhs(), rhs = op.getRhs(), acc = op.getAcc();
    if (!type.getElementType().isIntOrIndexOrFloat())
      return failure();
    auto rhsType = llvm::dyn_cast<VectorType>(rhs.getType());
    if (!rhsType) {
      Value factor = rewriter.create<BroadcastOp>(loc, lhsType, rhs);
      return multiplyAdd(lhs, factor, acc, mask, op.getKind(), loc, rewriter);
    }
    if (lhsType.isScalable())
      return failure();
    Value result = makeZero(rewriter, loc, type);
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value element = extractAt(rewriter, loc, lhs, i);
      Value factor = rewriter.create<BroadcastOp>(loc, rhsType, element);
      Value rowAcc = acc ? extractAt(rewriter, loc, acc, i) : Value();
      Value rowMask = mask ? extractAt(rewriter, loc, mask, i) : Value();
      Value row = multiplyAdd(factor, rhs, rowAcc, rowMask, op.getKind(), loc, rewriter);
      result = insertAt(rewriter, loc, row, result, i);
    }
    return result;
  }

private:
  static Value multiplyAdd(Value lhs, Value rhs, Value acc, Value mask, CombiningKind kind, Location loc,
                           PatternRewriter &rewriter) {
    bool isFloat = llvm::isa<FloatType>(getElementTypeOrSelf(lhs.getType()));
    if (acc && isFloat && kind == CombiningKind::ADD)
      return selectPassthru(rewriter, mask, rewriter.create<FMAOp>(loc, lhs, rhs, acc), acc);
    Value product = makeProduct(rewriter, loc, lhs, rhs);
    return acc ? makeArithReduction(rewriter, loc, kind, product, acc, nullptr, mask) : product;
  }
};

} // namespace

void vector::populateVectorOuterProductLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<OuterProductLowering>(patterns.getContext(), benefit);
}

void vector::populateVectorContractLoweringPatterns(RewritePatternSet &patterns,
                                                    VectorContractLowering lowering, PatternBenefit benefit,
                                                    bool disableOuterProductLowering) {
  MLIRContext *context = patterns.getContext();
  if (!disableOuterProductLowering)
    patterns.add<OuterProductLowering>(context, benefit);
  // The lowerings of matrix products have a higher benefit than unrolling.
  PatternBenefit special(benefit.getBenefit() + 1);
  if (lowering == VectorContractLowering::Dot)
    patterns.add<ContractToDots>(context, special);
  if (lowering == VectorContractLowering::OuterProduct)
    patterns.add<ContractToOuterProducts>(context, special);
  patterns.add<UnrollContract>(context, benefit);
}
