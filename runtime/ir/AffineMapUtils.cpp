//===- AffineMapUtils.cpp - Functions that derive affine maps from maps ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpFoldResult.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

AffineMap mlir::simplifyAffineMap(AffineMap map) {
  MutableAffineMap changed(map);
  changed.simplify();
  return changed.getAffineMap();
}

//===----------------------------------------------------------------------===//
// Removal of inputs of affine maps
//===----------------------------------------------------------------------===//

using MakeLeaf = AffineExpr (*)(unsigned, MLIRContext *);

/// Returns the replacement of each input when the marked ones are removed: the renumbered input, or 0.
static llvm::SmallVector<AffineExpr, 8> renumber(unsigned count, const llvm::SmallBitVector &dropped,
                                                 MakeLeaf make, MLIRContext *context) {
  llvm::SmallVector<AffineExpr, 8> result;
  unsigned next = 0;
  for (unsigned i = 0; i != count; ++i) {
    bool isDropped = i < dropped.size() && dropped[i];
    result.push_back(isDropped ? getAffineConstantExpr(0, context) : make(next++, context));
  }
  return result;
}

AffineMap mlir::compressDims(AffineMap map, const llvm::SmallBitVector &unusedDims) {
  auto dims = renumber(map.getNumDims(), unusedDims, getAffineDimExpr, map.getContext());
  return map.replaceDimsAndSymbols(dims, {}, map.getNumDims() - unusedDims.count(), map.getNumSymbols());
}
AffineMap mlir::compressSymbols(AffineMap map, const llvm::SmallBitVector &unusedSymbols) {
  auto symbols = renumber(map.getNumSymbols(), unusedSymbols, getAffineSymbolExpr, map.getContext());
  return map.replaceDimsAndSymbols({}, symbols, map.getNumDims(),
                                   map.getNumSymbols() - unusedSymbols.count());
}

/// Returns a bit for each input of class Leaf, which is set if no map uses it.
/// \param count returns the number of such inputs of a map.
template <typename Leaf>
static llvm::SmallBitVector findUnused(llvm::ArrayRef<AffineMap> maps, unsigned (AffineMap::*count)() const) {
  unsigned most = 0;
  for (AffineMap map : maps)
    most = std::max(most, (map.*count)());
  llvm::SmallBitVector unused(most, true);
  for (AffineMap map : maps)
    map.walkExprs([&](AffineExpr expr) {
      if (auto leaf = llvm::dyn_cast<Leaf>(expr))
        unused.reset(leaf.getPosition());
    });
  return unused;
}
llvm::SmallBitVector mlir::getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps) {
  return findUnused<AffineDimExpr>(maps, &AffineMap::getNumDims);
}
llvm::SmallBitVector mlir::getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps) {
  return findUnused<AffineSymbolExpr>(maps, &AffineMap::getNumSymbols);
}
AffineMap mlir::compressUnusedDims(AffineMap map) { return compressDims(map, getUnusedDimsBitVector(map)); }
AffineMap mlir::compressUnusedSymbols(AffineMap map) {
  return compressSymbols(map, getUnusedSymbolsBitVector(map));
}
llvm::SmallVector<AffineMap> mlir::compressUnusedDims(llvm::ArrayRef<AffineMap> maps) {
  llvm::SmallBitVector unused = getUnusedDimsBitVector(maps);
  return llvm::map_to_vector(maps, [&](AffineMap map) { return compressDims(map, unused); });
}
llvm::SmallVector<AffineMap> mlir::compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps) {
  llvm::SmallBitVector unused = getUnusedSymbolsBitVector(maps);
  return llvm::map_to_vector(maps, [&](AffineMap map) { return compressSymbols(map, unused); });
}

/// Returns the replacement of each input: 0 if it is marked, else the input itself.
static llvm::SmallVector<AffineExpr, 8> zeroMarked(unsigned count, const llvm::SmallBitVector &marked,
                                                   MakeLeaf make, MLIRContext *context) {
  llvm::SmallVector<AffineExpr, 8> result;
  for (unsigned i = 0; i != count; ++i)
    result.push_back(i < marked.size() && marked[i] ? getAffineConstantExpr(0, context) : make(i, context));
  return result;
}
AffineMap mlir::projectDims(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag) {
  if (compressDimsFlag)
    return compressDims(map, projected);
  auto dims = zeroMarked(map.getNumDims(), projected, getAffineDimExpr, map.getContext());
  return map.replaceDimsAndSymbols(dims, {}, map.getNumDims(), map.getNumSymbols());
}
AffineMap mlir::projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                               bool compressSymbolsFlag) {
  if (compressSymbolsFlag)
    return compressSymbols(map, projected);
  auto symbols = zeroMarked(map.getNumSymbols(), projected, getAffineSymbolExpr, map.getContext());
  return map.replaceDimsAndSymbols({}, symbols, map.getNumDims(), map.getNumSymbols());
}
AffineMap mlir::getProjectedMap(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag,
                                bool compressSymbolsFlag) {
  AffineMap result = projectDims(map, projected, compressDimsFlag);
  return compressSymbolsFlag ? compressUnusedSymbols(result) : result;
}
AffineMap mlir::removeDuplicateExprs(AffineMap map) {
  llvm::SmallSetVector<AffineExpr, 8> results(map.getResults().begin(), map.getResults().end());
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results.getArrayRef(), map.getContext());
}

//===----------------------------------------------------------------------===//
// Inverses and concatenations of affine maps
//===----------------------------------------------------------------------===//

/// Returns a map with one result for each dimension of \p map: the index, as a dimension, of the first result
/// of \p map that is this dimension, or \p missing if there is none. Returns null if a result would be null.
static AffineMap invert(AffineMap map, AffineExpr missing) {
  llvm::SmallVector<AffineExpr, 8> exprs(map.getNumDims(), missing);
  for (auto [index, result] : llvm::enumerate(map.getResults()))
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(result); dim && exprs[dim.getPosition()] == missing)
      exprs[dim.getPosition()] = getAffineDimExpr(index, map.getContext());
  if (llvm::is_contained(exprs, AffineExpr()))
    return {};
  return AffineMap::get(map.getNumResults(), 0, exprs, map.getContext());
}

AffineMap mlir::inversePermutation(AffineMap map) {
  if (map.isEmpty())
    return map;
  assert(map.getNumSymbols() == 0 && "a map with symbols has no inverse");
  return invert(map, /*missing=*/AffineExpr());
}

AffineMap mlir::inverseAndBroadcastProjectedPermutation(AffineMap map) {
  assert(map.isProjectedPermutation(/*allowZeroInResults=*/true) && "not a projected permutation");
  return invert(map, /*missing=*/getAffineConstantExpr(0, map.getContext()));
}

AffineMap mlir::concatAffineMaps(llvm::ArrayRef<AffineMap> maps, MLIRContext *context) {
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0, numSymbols = 0;
  for (AffineMap map : maps) {
    llvm::append_range(results, map.shiftSymbols(numSymbols).getResults());
    numDims = std::max(numDims, map.getNumDims());
    numSymbols += map.getNumSymbols();
  }
  return AffineMap::get(numDims, numSymbols, results, context);
}

AffineMap mlir::expandDimsToRank(AffineMap map, int64_t rank, const llvm::SmallBitVector &projectedDims) {
  return map.compose(AffineMap::getMultiDimIdentityMap(rank, map.getContext()).dropResults(projectedDims));
}

AffineMap mlir::foldAttributesIntoMap(Builder &builder, AffineMap map, llvm::ArrayRef<OpFoldResult> operands,
                                      llvm::SmallVectorImpl<Value> &remainingValues) {
  MLIRContext *context = builder.getContext();
  llvm::SmallVector<AffineExpr, 8> inputs;
  unsigned numDims = 0, numSymbols = 0;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    if (auto attr = llvm::dyn_cast_if_present<Attribute>(operand)) {
      inputs.push_back(getAffineConstantExpr(llvm::cast<IntegerAttr>(attr).getInt(), context));
      continue;
    }
    inputs.push_back(index < map.getNumDims() ? getAffineDimExpr(numDims++, context)
                                              : getAffineSymbolExpr(numSymbols++, context));
    remainingValues.push_back(llvm::cast<Value>(operand));
  }
  llvm::ArrayRef<AffineExpr> all(inputs);
  return map.replaceDimsAndSymbols(all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()),
                                   numDims, numSymbols);
}

//===----------------------------------------------------------------------===//
// Affine map functions of Builder
//===----------------------------------------------------------------------===//

ArrayAttr Builder::getAffineMapArrayAttr(llvm::ArrayRef<AffineMap> values) {
  auto attrs =
      llvm::map_to_vector<8>(values, [](AffineMap map) -> Attribute { return AffineMapAttr::get(map); });
  return getArrayAttr(attrs);
}
AffineExpr Builder::getAffineDimExpr(unsigned position) { return mlir::getAffineDimExpr(position, context); }
AffineExpr Builder::getAffineSymbolExpr(unsigned position) {
  return mlir::getAffineSymbolExpr(position, context);
}
AffineExpr Builder::getAffineConstantExpr(int64_t constant) {
  return mlir::getAffineConstantExpr(constant, context);
}
AffineMap Builder::getEmptyAffineMap() { return AffineMap::get(context); }
AffineMap Builder::getConstantAffineMap(int64_t value) { return AffineMap::getConstantMap(value, context); }
AffineMap Builder::getDimIdentityMap() { return getMultiDimIdentityMap(1); }
AffineMap Builder::getMultiDimIdentityMap(unsigned rank) {
  return AffineMap::getMultiDimIdentityMap(rank, context);
}
AffineMap Builder::getSymbolIdentityMap() { return AffineMap::get(0, 1, getAffineSymbolExpr(0)); }
AffineMap Builder::getSingleDimShiftAffineMap(int64_t shift) {
  return AffineMap::get(1, 0, getAffineDimExpr(0) + shift);
}
AffineMap Builder::getShiftedAffineMap(AffineMap map, int64_t shift) {
  auto results = llvm::map_to_vector<8>(map.getResults(), [&](AffineExpr result) { return result + shift; });
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results, context);
}
