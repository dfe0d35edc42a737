//===- AffineFolders.cpp - Folders ----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The folders of delinearize_index and linearize_index are in AffineIndexPatterns.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/affine/AffineDetail.h"
#include "dialects/memref/MemRef.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::affine;

OpFoldResult affine::unlessOwnResult(Operation *op, Value value) {
  return value.getDefiningOp() == op ? OpFoldResult() : OpFoldResult(value);
}

//===----------------------------------------------------------------------===//
// affine.apply, affine.min and affine.max
//===----------------------------------------------------------------------===//

OpFoldResult AffineApplyOp::fold(FoldAdaptor adaptor) {
  AffineMap map = getMap();
  AffineExpr expr = map.getResult(0);
  if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
    return unlessOwnResult(*this, (*this)->getOperand(dim.getPosition()));
  if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
    return unlessOwnResult(*this, (*this)->getOperand(map.getNumDims() + symbol.getPosition()));
  llvm::SmallVector<Attribute, 1> results;
  bool hasPoison = false;
  LogicalResult folded = map.constantFold(adaptor.getMapOperands(), results, &hasPoison);
  if (hasPoison)
    return Attribute(ub::PoisonAttr::get(getContext()));
  return succeeded(folded) ? OpFoldResult(results.front()) : OpFoldResult();
}

/// Folds constant results of the map of affine.min or affine.max; returns the minimum or maximum if all
/// results are constant.
template <typename OpT>
static OpFoldResult foldMinMax(OpT op, llvm::ArrayRef<Attribute> operands) {
  llvm::SmallVector<int64_t, 4> numbers;
  bool hasPoison = false;
  AffineMap folded = op.getMap().partialConstantFold(operands, &numbers, &hasPoison);
  // As in MLIR, a division by zero in one of several results is not folded to poison.
  if (hasPoison || !folded)
    return {};
  if (!numbers.empty()) {
    auto best = std::is_same_v<OpT, AffineMinOp> ? llvm::min_element(numbers) : llvm::max_element(numbers);
    return Attribute(IntegerAttr::get(IndexType::get(op.getContext()), *best));
  }
  if (folded == op.getMap())
    return {};
  op.setMap(folded);
  return op->getResult(0);
}

OpFoldResult AffineMinOp::fold(FoldAdaptor adaptor) { return foldMinMax(*this, adaptor.getOperands()); }
OpFoldResult AffineMaxOp::fold(FoldAdaptor adaptor) { return foldMinMax(*this, adaptor.getOperands()); }

//===----------------------------------------------------------------------===//
// affine.for
//===----------------------------------------------------------------------===//

/// Returns the value of a bound whose operands are constant; nullopt if it is not constant.
static std::optional<int64_t> getConstantBound(AffineMap map, OperandRange operands, bool isLower) {
  llvm::SmallVector<Attribute, 8> constants, results;
  for (Value operand : operands)
    matchPattern(operand, m_Constant(&constants.emplace_back()));
  if (map.getNumResults() == 0 || failed(map.constantFold(constants, results)))
    return std::nullopt;
  int64_t bound = llvm::cast<IntegerAttr>(results.front()).getInt();
  for (Attribute result : results) {
    int64_t number = llvm::cast<IntegerAttr>(result).getInt();
    bound = isLower ? std::max(bound, number) : std::min(bound, number);
  }
  return bound;
}

static bool foldBoundsToNumbers(AffineForOp loop) {
  bool changed = false;
  if (!loop.hasConstantLowerBound())
    if (std::optional<int64_t> bound =
            getConstantBound(loop.getLowerBoundMap(), loop.getLowerBoundOperands(), /*isLower=*/true)) {
      loop.setConstantLowerBound(*bound);
      changed = true;
    }
  if (!loop.hasConstantUpperBound())
    if (std::optional<int64_t> bound =
            getConstantBound(loop.getUpperBoundMap(), loop.getUpperBoundOperands(), /*isLower=*/false)) {
      loop.setConstantUpperBound(*bound);
      changed = true;
    }
  return changed;
}

/// Drops results that equal their predecessor. As in MLIR, only adjacent results are compared.
static AffineMap dropRepeatedResults(AffineMap map) {
  llvm::SmallVector<AffineExpr, 4> exprs(map.getResults());
  exprs.erase(std::unique(exprs.begin(), exprs.end()), exprs.end());
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), exprs, map.getContext());
}

static bool simplifyBounds(AffineForOp loop) {
  AffineMap lower = loop.getLowerBoundMap(), upper = loop.getUpperBoundMap();
  llvm::SmallVector<Value, 4> lowerOperands(loop.getLowerBoundOperands()),
      upperOperands(loop.getUpperBoundOperands());
  composeAffineMapAndOperands(&lower, &lowerOperands);
  simplifyMinOrMaxExprWithOperands(lower, lowerOperands, /*isMax=*/true);
  lower = dropRepeatedResults(lower);
  simplifyMinOrMaxExprWithOperands(upper, upperOperands, /*isMax=*/false);
  composeAffineMapAndOperands(&upper, &upperOperands);
  upper = dropRepeatedResults(upper);
  bool lowerChanged = lower != loop.getLowerBoundMap(), upperChanged = upper != loop.getUpperBoundMap();
  if (lowerChanged)
    loop.setLowerBound(lowerOperands, lower);
  if (upperChanged)
    loop.setUpperBound(upperOperands, upper);
  return lowerChanged || upperChanged;
}

/// Folds a loop whose body only yields region arguments or values from outside. Appends the results of the
/// loop if they are known. \p count is the trip count, if known.
static bool foldEmptyLoop(AffineForOp loop, std::optional<uint64_t> count,
                          llvm::SmallVectorImpl<OpFoldResult> &results) {
  Block *body = loop.getBody();
  if (&body->front() != &body->back())
    return false;
  llvm::SmallVector<OpFoldResult> values;
  bool hasOuterValue = false, isPermuted = false;
  for (auto [index, value] : llvm::enumerate(body->back().getOperands())) {
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == body && argument != loop.getInductionVar()) {
      unsigned position = argument.getArgNumber() - 1;
      isPermuted |= position != index;
      values.push_back(loop.getInitOperands()[position]);
      continue;
    }
    // A loop that yields its induction variable is not folded: the value is not available outside the loop.
    if (argument && argument.getOwner() == body)
      return false;
    hasOuterValue = true;
    values.push_back(value);
  }
  if ((!count && (hasOuterValue || isPermuted)) || (count && *count > 1 && isPermuted))
    return false;
  results.append(values.begin(), values.end());
  return true;
}

LogicalResult AffineForOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  bool changed = foldBoundsToNumbers(*this);
  changed |= simplifyBounds(*this);
  if ((*this)->getNumResults() == 0)
    return success(changed);
  std::optional<uint64_t> count = getConstantTripCount(*this);
  if (count && *count == 0) {
    for (Value init : getInitOperands())
      results.push_back(init);
    return success();
  }
  changed |= foldEmptyLoop(*this, count, results);
  return success(changed);
}

//===----------------------------------------------------------------------===//
// affine.if and affine.parallel
//===----------------------------------------------------------------------===//

LogicalResult AffineIfOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  IntegerSet set = getIntegerSet();
  llvm::SmallVector<Value, 4> operands((*this)->getOperands());
  if (llvm::any_of(operands, [](Value operand) { return operand.getDefiningOp<AffineApplyOp>(); })) {
    // Compose the constraints of the integer set with affine.apply ops as if they were the results of a map.
    auto map = AffineMap::get(set.getNumDims(), set.getNumSymbols(), set.getConstraints(), getContext());
    composeAffineMapAndOperands(&map, &operands);
    set = IntegerSet::get(map.getNumDims(), map.getNumSymbols(), map.getResults(), set.getEqFlags());
  }
  canonicalizeSetAndOperands(&set, &operands);
  if (set == getIntegerSet() && (*this)->getOperands() == operands)
    return failure();
  setConditional(set, operands);
  return success();
}

LogicalResult AffineParallelOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  AffineMap lower = getLowerBoundsMap(), upper = getUpperBoundsMap();
  llvm::SmallVector<Value, 4> lowerOperands(getLowerBoundsOperands()),
      upperOperands(getUpperBoundsOperands());
  composeAffineMapAndOperands(&lower, &lowerOperands);
  composeAffineMapAndOperands(&upper, &upperOperands);
  bool lowerChanged = lower != getLowerBoundsMap() || getLowerBoundsOperands() != lowerOperands;
  bool upperChanged = upper != getUpperBoundsMap() || getUpperBoundsOperands() != upperOperands;
  if (lowerChanged)
    setLowerBounds(lowerOperands, lower);
  if (upperChanged)
    setUpperBounds(upperOperands, upper);
  return success(lowerChanged || upperChanged);
}

//===----------------------------------------------------------------------===//
// Memory accesses
//===----------------------------------------------------------------------===//

/// Returns the contents of a memref that is a constant global. Returns null for other memrefs, and if the
/// contents are not a dense attribute.
static DenseElementsAttr getConstantContents(Value memref) {
  if (auto source = memref.getDefiningOp<memref::GetGlobalOp>())
    if (auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(source, source.getNameAttr()))
      return llvm::dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue());
  return {};
}

/// Returns the element that a load from a constant global reads; null if it is not known.
static Attribute readConstantGlobal(AffineLoadOp load) {
  DenseElementsAttr elements = getConstantContents(load.getMemRef());
  if (!elements)
    return {};
  if (elements.isSplat())
    return elements.getElement(0);
  AffineMap map = load.getMap();
  llvm::ArrayRef<int64_t> shape = elements.getType().getShape();
  if (map.getNumResults() != shape.size() ||
      !llvm::all_of(map.getResults(), llvm::IsaPred<AffineConstantExpr>))
    return {};
  int64_t position = 0;
  for (auto [expr, size] : llvm::zip(map.getResults(), shape)) {
    int64_t index = llvm::cast<AffineConstantExpr>(expr).getValue();
    if (index < 0 || index >= size)
      return {};
    position = position * size + index;
  }
  return elements.getElement(position);
}

OpFoldResult AffineLoadOp::fold(FoldAdaptor) {
  if (succeeded(memref::foldMemRefCast(*this)))
    return Value(getResult());
  return readConstantGlobal(*this);
}

LogicalResult AffineStoreOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this, getValueToStore());
}
LogicalResult AffinePrefetchOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}
LogicalResult AffineDmaStartOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}
LogicalResult AffineDmaWaitOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}
