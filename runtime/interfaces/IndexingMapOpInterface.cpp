//===- IndexingMapOpInterface.cpp - Ops with indexing maps ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/IndexingMapOpInterface.h"
#include "runtime/ir/AffineExpr.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"

#include "runtime/interfaces/IndexingMapOpInterface.cpp.inc"

using namespace mlir;

/// Verifies the number of dimensions, symbols and results of each map.
static LogicalResult verifyMapRanks(IndexingMapOpInterface op, llvm::ArrayRef<AffineMap> maps) {
  if (maps.size() != op->getNumOperands())
    return op->emitOpError("expected the number of indexing maps (")
           << maps.size() << ") to be equal to the number of input/output operands (" << op->getNumOperands()
           << ")";
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = maps[operand.getOperandNumber()];
    size_t rank = op.getShape(&operand).size();
    if (map.getNumSymbols() != 0)
      return op->emitOpError("unexpected symbols in indexing_map #") << operand.getOperandNumber();
    if (map.getNumDims() != maps.front().getNumDims())
      return op->emitOpError("expected indexing_map #")
             << operand.getOperandNumber() << " to have " << maps.front().getNumDims()
             << " dim(s) to match the number of loops";
    if (map.getNumResults() != rank)
      return op->emitOpError("expected operand #")
             << operand.getOperandNumber() << " rank (" << rank
             << ") to match the result rank of indexing_map (" << map.getNumResults() << ")";
  }
  return success();
}

/// Verifies that the indices of the last iteration are within each operand. \pre All loop bounds are static.
static LogicalResult verifyStaticShapes(IndexingMapOpInterface op, llvm::ArrayRef<int64_t> ranges) {
  llvm::SmallVector<int64_t> last;
  for (int64_t range : ranges)
    last.push_back(range - 1);
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    llvm::SmallVector<int64_t> indices = map.compose(last);
    for (auto [dim, size, index, expr] : llvm::enumerate(op.getShape(&operand), indices, map.getResults())) {
      // If the map result is a single loop dimension, the size of the operand must equal the loop bound. For
      // other expressions, the index must only be less than the size.
      bool fits = llvm::isa<AffineDimExpr>(expr) ? index + 1 == size : index < size;
      if (!fits)
        return op->emitOpError("inferred input/output operand #")
               << operand.getOperandNumber() << " has shape's dimension #" << dim << " to be " << index + 1
               << ", but found " << size;
    }
  }
  return success();
}

LogicalResult IndexingMapOpInterface::verifyImpl() {
  llvm::SmallVector<AffineMap> maps = getIndexingMapsArray();
  if (failed(verifyMapRanks(*this, maps)))
    return failure();
  if (maps.empty())
    return success();
  if (!getShapesToLoopsMap())
    return getOperation()->emitOpError("expected the shape-to-loops map to be non-null");
  llvm::SmallVector<int64_t> ranges = getStaticLoopRanges();
  bool isStatic =
      llvm::none_of(ranges, [](int64_t range) { return ShapedType::isDynamic(range) || range == 0; });
  for (OpOperand &operand : getOperation()->getOpOperands())
    isStatic &= llvm::none_of(getShape(&operand), ShapedType::isDynamic);
  return isStatic ? verifyStaticShapes(*this, ranges) : success();
}
