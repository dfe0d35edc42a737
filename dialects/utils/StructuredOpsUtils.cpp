//===- StructuredOpsUtils.cpp - Ops with indexing maps --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/StructuredOpsUtils.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/OperationState.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Returns true if the results of the three maps are loop dimensions that match the given strings. Each
/// letter stands for one loop dimension: equal letters for the same dimension, different letters for
/// different ones. All loop dimensions must occur.
static bool haveIndices(ArrayAttr indexingMaps, llvm::StringRef left, llvm::StringRef right,
                        llvm::StringRef result) {
  if (indexingMaps.size() != 3)
    return false;
  llvm::SmallVector<std::pair<char, unsigned>> loops;
  unsigned numDims = 0;
  const llvm::StringRef expected[] = {left, right, result};
  for (auto [attr, letters] : llvm::zip(indexingMaps, expected)) {
    AffineMap map = llvm::cast<AffineMapAttr>(attr).getValue();
    if (map.getNumResults() != letters.size() || map.getNumSymbols() != 0)
      return false;
    numDims = map.getNumDims();
    for (auto [index, letter] : llvm::zip(map.getResults(), letters)) {
      auto dimension = llvm::dyn_cast<AffineDimExpr>(index);
      if (!dimension)
        return false;
      unsigned loop = dimension.getPosition();
      auto *known =
          llvm::find_if(loops, [&](auto &pair) { return pair.first == letter || pair.second == loop; });
      if (known == loops.end())
        loops.push_back({letter, loop});
      else if (known->first != letter || known->second != loop)
        return false;
    }
  }
  return loops.size() == numDims;
}

bool mlir::isRowMajorMatmul(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "mk", "kn", "mn"); }
bool mlir::isColumnMajorMatmul(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "km", "nk", "nm"); }
bool mlir::isRowMajorBatchMatmul(ArrayAttr indexingMaps) {
  return haveIndices(indexingMaps, "bmk", "bkn", "bmn");
}
bool mlir::isVecmat(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "k", "kn", "n"); }
bool mlir::isBatchVecmat(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "bk", "bkn", "bn"); }
bool mlir::isMatvec(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "nk", "k", "n"); }
bool mlir::isBatchMatvec(ArrayAttr indexingMaps) { return haveIndices(indexingMaps, "bnk", "bk", "bn"); }

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Returns the state of a copy of `op` with other operands and result types, without regions.
static OperationState copyOf(Operation *op, TypeRange resultTypes, ValueRange operands) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(resultTypes);
  state.addAttributes(op->getAttrList());
  return state;
}

Operation *mlir::clone(OpBuilder &builder, Operation *op, TypeRange newResultTypes, ValueRange newOperands) {
  OperationState state = copyOf(op, newResultTypes, newOperands);
  IRMapping mapping;
  for (Region &region : op->getRegions())
    region.cloneInto(state.addRegion(), mapping);
  return builder.create(state);
}

Operation *mlir::cloneWithoutRegions(OpBuilder &builder, Operation *op, TypeRange newResultTypes,
                                     ValueRange newOperands) {
  OperationState state = copyOf(op, newResultTypes, newOperands);
  for (size_t i = 0; i != op->getNumRegions(); ++i)
    state.addRegion();
  return builder.create(state);
}

llvm::SmallVector<NamedAttribute> mlir::getPrunedAttributeList(Operation *op,
                                                               llvm::ArrayRef<llvm::StringRef> elidedAttrs) {
  llvm::SmallVector<NamedAttribute> rest;
  for (NamedAttribute attr : op->getAttrList())
    if (!llvm::is_contained(elidedAttrs, attr.getNameStr()))
      rest.push_back(attr);
  return rest;
}
