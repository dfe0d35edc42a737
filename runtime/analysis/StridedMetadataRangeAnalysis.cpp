//===- StridedMetadataRangeAnalysis.cpp - Ranges of strides ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/StridedMetadataRangeAnalysis.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::dataflow;

/// Returns the range of a static size, offset or stride, or the unbounded range of a dynamic one.
static ConstantIntRanges getRange(int64_t number, unsigned width) {
  if (ShapedType::isDynamic(number))
    return ConstantIntRanges::maxRange(width);
  return ConstantIntRanges::constant(llvm::APInt(width, number, /*isSigned=*/true, /*implicitTrunc=*/true));
}

/// Returns the ranges that a type allows; uninitialized if it is no memref type.
static StridedMetadataRange getRangesOfType(Type type, unsigned width) {
  auto memref = llvm::dyn_cast<BaseMemRefType>(type);
  if (!memref)
    return {};
  if (!memref.hasRank())
    return StridedMetadataRange::getMaxRanges(width, 0);
  auto ranked = llvm::cast<MemRefType>(type);
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(ranked.getStridesAndOffset(strides, offset)))
    return StridedMetadataRange::getMaxRanges(width, ranked.getRank());
  auto toRanges = [&](llvm::ArrayRef<int64_t> numbers) {
    llvm::SmallVector<ConstantIntRanges> ranges;
    for (int64_t number : numbers)
      ranges.push_back(getRange(number, width));
    return ranges;
  };
  return StridedMetadataRange::getRanked(toRanges(offset), toRanges(ranked.getShape()), toRanges(strides));
}

StridedMetadataRangeAnalysis::StridedMetadataRangeAnalysis(DataFlowSolver &solver, int32_t indexBitwidth)
    : SparseForwardDataFlowAnalysis(solver), indexBitwidth(indexBitwidth) {}

void StridedMetadataRangeAnalysis::setToEntryState(StridedMetadataRangeLattice *lattice) {
  StridedMetadataRange ranges = getRangesOfType(lattice->getPoint().getType(), indexBitwidth);
  propagateIfChanged(lattice, lattice->join(ranges));
}

LogicalResult
StridedMetadataRangeAnalysis::visitOperation(Operation *op,
                                             llvm::ArrayRef<const StridedMetadataRangeLattice *> operands,
                                             llvm::ArrayRef<StridedMetadataRangeLattice *> results) {
  auto inferrable = llvm::dyn_cast<InferStridedMetadataOpInterface>(op);
  if (!inferrable) {
    setAllToEntryStates(results);
    return success();
  }
  llvm::SmallVector<StridedMetadataRange> given;
  for (const StridedMetadataRangeLattice *operand : operands)
    given.push_back(operand->getValue());
  ProgramPoint *point = getProgramPointAfter(op);
  inferrable.inferStridedMetadataRanges(
      given, [&](Value value) { return getOrCreateFor<IntegerValueRangeLattice>(point, value)->getValue(); },
      [&](Value value, const StridedMetadataRange &ranges) {
        auto result = llvm::dyn_cast<OpResult>(value);
        if (!result || result.getOwner() != op)
          return;
        StridedMetadataRangeLattice *lattice = results[result.getResultNumber()];
        propagateIfChanged(lattice, lattice->join(ranges));
      },
      indexBitwidth);
  return success();
}
