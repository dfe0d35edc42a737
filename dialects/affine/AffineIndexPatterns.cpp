//===- AffineIndexPatterns.cpp - Folding of index linearization -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of delinearize_index and linearize_index, which are inverses of each
// other.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/affine/AffineDetail.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

/// Moves constant basis operands of delinearize_index or linearize_index into the static basis.
/// \param constants the values of the basis operands; null if not constant.
template <typename OpT>
static bool foldBasis(OpT op, llvm::ArrayRef<Attribute> constants) {
  if (llvm::none_of(constants, [](Attribute attr) { return llvm::isa_and_nonnull<IntegerAttr>(attr); }))
    return false;
  llvm::SmallVector<int64_t> numbers(op.getStaticBasis());
  llvm::SmallVector<Value> values;
  unsigned next = 0;
  for (int64_t &number : numbers) {
    if (!ShapedType::isDynamic(number))
      continue;
    if (auto known = llvm::dyn_cast_or_null<IntegerAttr>(constants[next]))
      number = known.getInt();
    else
      values.push_back(op.getDynamicBasis()[next]);
    ++next;
  }
  op.getDynamicBasisMutable().assign(values);
  op.setStaticBasis(numbers);
  return true;
}

LogicalResult AffineDelinearizeIndexOp::fold(FoldAdaptor adaptor,
                                             llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (foldBasis(*this, adaptor.getDynamicBasis()))
    return success();
  if ((*this)->getNumResults() == 1) {
    OpFoldResult result = unlessOwnResult(*this, getLinearIndex());
    if (!result)
      return failure();
    results.push_back(result);
    return success();
  }
  auto index = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getLinearIndex());
  if (!index || !getDynamicBasis().empty() || (*this)->getNumResults() == 0)
    return failure();
  int64_t rest = index.getInt();
  llvm::ArrayRef<int64_t> basis = getStaticBasis().drop_front(hasOuterBound() ? 1 : 0);
  if (llvm::any_of(basis, [](int64_t size) { return size <= 0; }))
    return failure();
  llvm::SmallVector<Attribute> digits;
  for (int64_t size : llvm::reverse(basis)) {
    digits.push_back(IntegerAttr::get(index.getType(), llvm::mod(rest, size)));
    rest = llvm::divideFloorSigned(rest, size);
  }
  digits.push_back(IntegerAttr::get(index.getType(), rest));
  for (Attribute digit : llvm::reverse(digits))
    results.push_back(digit);
  return success();
}

OpFoldResult AffineLinearizeIndexOp::fold(FoldAdaptor adaptor) {
  if (foldBasis(*this, adaptor.getDynamicBasis()))
    return Value(getLinearIndex());
  Type type = getLinearIndex().getType();
  if (getMultiIndex().empty())
    return Attribute(IntegerAttr::get(type, 0));
  if (getMultiIndex().size() == 1)
    return unlessOwnResult(*this, getMultiIndex().front());
  if (!getDynamicBasis().empty())
    return {};
  // Overflow wraps, as in 64-bit index arithmetic.
  uint64_t sum = 0, stride = 1;
  llvm::ArrayRef<int64_t> basis = getStaticBasis();
  for (auto [position, attr] : llvm::enumerate(llvm::reverse(adaptor.getMultiIndex()))) {
    auto index = llvm::dyn_cast_or_null<IntegerAttr>(attr);
    if (!index)
      return {};
    sum += static_cast<uint64_t>(index.getInt()) * stride;
    if (position < basis.size())
      stride *= static_cast<uint64_t>(basis[basis.size() - 1 - position]);
  }
  return Attribute(IntegerAttr::get(type, static_cast<int64_t>(sum)));
}

//===----------------------------------------------------------------------===//
// affine.delinearize_index
//===----------------------------------------------------------------------===//

namespace {
/// Replaces results whose basis element is 1 by 0.
struct DropUnitSizes : OpRewritePattern<AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpFoldResult> basis;
    llvm::SmallVector<Value> replacements;
    Value zero;
    for (OpFoldResult size : op.getPaddedBasis()) {
      if (!size || getConstantIntValue(size) != 1) {
        basis.push_back(size);
        replacements.emplace_back();
        continue;
      }
      if (!zero)
        zero = rewriter.create<arith::ConstantOp>(op.getLoc(), rewriter.getIndexAttr(0)).getResult();
      replacements.push_back(zero);
    }
    if (!zero)
      return rewriter.notifyMatchFailure(op, "no unit basis elements");
    if (!basis.empty()) {
      auto rest = rewriter.create<AffineDelinearizeIndexOp>(op.getLoc(), op.getLinearIndex(),
                                                            llvm::ArrayRef<OpFoldResult>(basis));
      unsigned next = 0;
      for (Value &replacement : replacements)
        if (!replacement)
          replacement = rest->getResult(next++);
    }
    rewriter.replaceOp(op, replacements);
    return success();
  }
};

/// Returns the disjoint linearize_index that defines the linear index; null if there is none.
static AffineLinearizeIndexOp getDisjointSource(AffineDelinearizeIndexOp op) {
  auto source = op.getLinearIndex().getDefiningOp<AffineLinearizeIndexOp>();
  return source && source.getDisjoint() && precedes(source, op) ? source : AffineLinearizeIndexOp();
}

/// If a disjoint linearize_index with the same trailing basis elements defines the operand, replaces the
/// trailing results by its trailing indices.
struct CancelSameTail : OpRewritePattern<AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op, PatternRewriter &rewriter) const override {
    AffineLinearizeIndexOp source = getDisjointSource(op);
    if (!source)
      return rewriter.notifyMatchFailure(op, "index doesn't come from a disjoint linearization");
    llvm::SmallVector<OpFoldResult> sourceBasis = source.getMixedBasis(), basis = op.getMixedBasis();
    size_t count = 0;
    while (count < sourceBasis.size() && count < basis.size() &&
           sourceBasis[sourceBasis.size() - 1 - count] == basis[basis.size() - 1 - count])
      ++count;
    if (count == 0)
      return rewriter.notifyMatchFailure(op, "final basis element doesn't match");
    OperandRange indices = source.getMultiIndex();
    if (count == sourceBasis.size() && count == basis.size() && indices.size() == op->getNumResults()) {
      rewriter.replaceOp(op, ValueRange(indices));
      return success();
    }
    auto head = rewriter.create<AffineLinearizeIndexOp>(
        source.getLoc(), ValueRange(indices.drop_back(count)),
        llvm::ArrayRef<OpFoldResult>(sourceBasis).drop_back(count), /*disjoint=*/true);
    auto apart = rewriter.create<AffineDelinearizeIndexOp>(
        op.getLoc(), head.getLinearIndex(), llvm::ArrayRef<OpFoldResult>(basis).drop_back(count),
        op.hasOuterBound());
    llvm::SmallVector<Value> replacements(apart->getResults().begin(), apart->getResults().end());
    llvm::append_range(replacements, indices.take_back(count));
    rewriter.replaceOp(op, replacements);
    return success();
  }
};

/// If a disjoint linearize_index defines the operand, and its last basis element is the product of trailing
/// basis elements of the delinearize_index, delinearizes its last index by these trailing elements.
struct SplitLastIndex : OpRewritePattern<AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op, PatternRewriter &rewriter) const override {
    AffineLinearizeIndexOp source = getDisjointSource(op);
    if (!source || source.getStaticBasis().empty())
      return rewriter.notifyMatchFailure(op, "index doesn't come from a disjoint linearization");
    int64_t target = source.getStaticBasis().back(), product = 1;
    if (ShapedType::isDynamic(target) || target <= 0)
      return rewriter.notifyMatchFailure(op, "linearization ends with a size that is not known");
    llvm::ArrayRef<int64_t> basis = op.getStaticBasis();
    size_t count = 0;
    for (int64_t size : llvm::reverse(basis)) {
      if (ShapedType::isDynamic(size) || llvm::MulOverflow(product, size, product) || product > target)
        return rewriter.notifyMatchFailure(op, "sizes do not end where the last index does");
      ++count;
      if (product == target)
        break;
    }
    if (product != target || count < 2)
      return rewriter.notifyMatchFailure(op, "not several sizes for the last index");
    auto head = rewriter.create<AffineLinearizeIndexOp>(
        source.getLoc(), rewriter.getIndexType(), ValueRange(source.getMultiIndex().drop_back()),
        ValueRange(source.getDynamicBasis()), source.getStaticBasis().drop_back(), /*disjoint=*/true);
    auto first = rewriter.create<AffineDelinearizeIndexOp>(op.getLoc(), head.getLinearIndex(),
                                                           ValueRange(op.getDynamicBasis()),
                                                           basis.drop_back(count), op.hasOuterBound());
    auto last = rewriter.create<AffineDelinearizeIndexOp>(op.getLoc(), Value(source.getMultiIndex().back()),
                                                          basis.take_back(count), /*hasOuterBound=*/true);
    llvm::SmallVector<Value> replacements(first->getResults().begin(), first->getResults().end());
    llvm::append_range(replacements, last->getResults());
    rewriter.replaceOp(op, replacements);
    return success();
  }
};
} // namespace

void AffineDelinearizeIndexOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                           MLIRContext *context) {
  patterns.add<CancelSameTail, DropUnitSizes, SplitLastIndex>(context);
}

//===----------------------------------------------------------------------===//
// affine.linearize_index
//===----------------------------------------------------------------------===//

namespace {
/// Drops indices whose basis element is 1. Requires that the op is disjoint or the index is 0.
struct DropUnitIndices : OpRewritePattern<AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> indices;
    llvm::SmallVector<OpFoldResult> basis;
    for (auto [index, size] : llvm::zip(op.getMultiIndex(), op.getPaddedBasis())) {
      if (size && getConstantIntValue(size) == 1 && (op.getDisjoint() || getConstantIntValue(index) == 0))
        continue;
      indices.push_back(index);
      if (size)
        basis.push_back(size);
    }
    if (indices.size() == op.getMultiIndex().size())
      return rewriter.notifyMatchFailure(op, "no unit basis entries to replace");
    if (indices.empty())
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, rewriter.getIndexAttr(0));
    else
      rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(
          op, ValueRange(indices), llvm::ArrayRef<OpFoldResult>(basis), op.getDisjoint());
    return success();
  }
};

/// Drops a leading index that is 0.
struct DropLeadingZero : OpRewritePattern<AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op, PatternRewriter &rewriter) const override {
    if (op.getMultiIndex().size() < 2 || !matchPattern(op.getMultiIndex().front(), m_Zero()))
      return failure();
    llvm::SmallVector<OpFoldResult> basis = op.getEffectiveBasis();
    rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(op, ValueRange(op.getMultiIndex().drop_front()),
                                                        llvm::ArrayRef<OpFoldResult>(basis),
                                                        op.getDisjoint());
    return success();
  }
};

/// Replaces a run of adjacent results of one delinearize_index, linearized again with the same basis
/// elements, by one index whose basis element is the product of theirs.
struct CancelRuns : OpRewritePattern<AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;

  /// Consecutive results of the delinearization `source`, starting at `sourceStart`, that are consecutive
  /// indices of the linearization, starting at `start`.
  struct Run {
    AffineDelinearizeIndexOp source;
    unsigned start, sourceStart, length;
  };

  /// True if the value of \p size is available before \p op, as far as no dominance analysis is needed.
  static bool isKnownAt(OpFoldResult size, Operation *op) {
    Value value = size ? size.getValue() : Value();
    if (!value || value.getParentBlock() != op->getBlock())
      return !value || value.getParentRegion() != op->getParentRegion();
    return !value.getDefiningOp() || value.getDefiningOp()->isBeforeInBlock(op);
  }

  /// Returns the longest run that starts at index \p start; a length of 0 or 1 means that there is none.
  static Run findRun(AffineLinearizeIndexOp op, llvm::ArrayRef<OpFoldResult> basis, unsigned start) {
    OperandRange indices = op.getMultiIndex();
    auto first = llvm::dyn_cast<OpResult>(indices[start]);
    auto source =
        first ? llvm::dyn_cast<AffineDelinearizeIndexOp>(first.getOwner()) : AffineDelinearizeIndexOp();
    if (!source || !precedes(source, op))
      return {};
    unsigned sourceStart = first.getResultNumber();
    llvm::SmallVector<OpFoldResult> sourceBasis = source.getPaddedBasis();
    // The basis element of a leading index does not affect the result, so it may differ.
    bool sameSize = sourceBasis[sourceStart] == basis[start];
    bool bothFirst = start == 0 && sourceStart == 0;
    bool isWithin = op.getDisjoint() && sourceStart == 0 && !sourceBasis[0];
    if (!sameSize && (!(bothFirst || isWithin) || !isKnownAt(basis[start], source)))
      return {};
    unsigned length = 1;
    while (start + length < indices.size() && sourceStart + length < source->getNumResults() &&
           indices[start + length] == source->getResult(sourceStart + length) &&
           basis[start + length] == sourceBasis[sourceStart + length])
      ++length;
    return {source, start, sourceStart, length};
  }

  /// Splits a delinearization, the source of \p run, into two: the first one combines the results in the run
  /// into one result, the second one delinearizes this result. Returns replacements for the results of the
  /// source; empty if the run covers all of them. Sets \p combined to the combined result.
  static llvm::SmallVector<Value> splitSource(const Run &run, OpFoldResult size,
                                              llvm::ArrayRef<OpFoldResult> sizes, PatternRewriter &rewriter,
                                              Value &combined) {
    AffineDelinearizeIndexOp source = run.source;
    if (run.length == source->getNumResults()) {
      combined = source.getLinearIndex();
      return {};
    }
    llvm::SmallVector<OpFoldResult> basis = source.getPaddedBasis();
    auto *first = basis.begin() + run.sourceStart;
    *first = size;
    basis.erase(first + 1, first + run.length);
    auto outer = rewriter.create<AffineDelinearizeIndexOp>(source.getLoc(), source.getLinearIndex(),
                                                           llvm::ArrayRef<OpFoldResult>(basis));
    combined = outer->getResult(run.sourceStart);
    auto inner = rewriter.create<AffineDelinearizeIndexOp>(source.getLoc(), combined, sizes);
    llvm::SmallVector<Value> results;
    llvm::append_range(results, outer->getResults().take_front(run.sourceStart));
    llvm::append_range(results, inner->getResults());
    llvm::append_range(results, outer->getResults().drop_front(run.sourceStart + 1));
    return results;
  }

  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpFoldResult> basis = op.getPaddedBasis();
    unsigned count = op.getMultiIndex().size();
    llvm::SmallVector<Run> runs;
    // At most one run per delinearize_index, since each run replaces its source.
    llvm::SmallPtrSet<Operation *, 2> seen;
    for (unsigned start = 0; start < count;) {
      Run run = findRun(op, basis, start);
      bool isNew = run.length > 1 && seen.insert(run.source.getOperation()).second;
      start += isNew ? run.length : 1;
      if (isNew)
        runs.push_back(run);
    }
    if (runs.empty())
      return rewriter.notifyMatchFailure(op, "no run of delinearize outputs to deal with");

    llvm::SmallVector<llvm::SmallVector<Value>> replacements;
    llvm::SmallVector<Value> newIndices;
    llvm::SmallVector<OpFoldResult> newBasis;
    unsigned end = 0;
    auto keepUntil = [&](unsigned next) {
      for (; end != next; ++end) {
        newIndices.push_back(op.getMultiIndex()[end]);
        newBasis.push_back(basis[end]);
      }
    };
    for (const Run &run : runs) {
      keepUntil(run.start);
      end += run.length;
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(run.source);
      auto sizes = llvm::ArrayRef<OpFoldResult>(basis).slice(run.start, run.length);
      OpFoldResult size = computeProduct(op.getLoc(), rewriter, sizes);
      replacements.push_back(splitSource(run, size, sizes, rewriter, newIndices.emplace_back()));
      newBasis.push_back(size);
    }
    keepUntil(count);
    rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(
        op, ValueRange(newIndices), llvm::ArrayRef<OpFoldResult>(newBasis), op.getDisjoint());
    for (auto [run, results] : llvm::zip(runs, replacements))
      if (!results.empty())
        rewriter.replaceOp(run.source, results);
    return success();
  }
};
} // namespace

void AffineLinearizeIndexOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<CancelRuns, DropLeadingZero, DropUnitIndices>(context);
}
