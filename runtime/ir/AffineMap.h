//===- AffineMap.h - From indices to indices ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `(d0, d1)[s0] -> (d1, d0 + s0)`: affine expressions over numbered dimensions and symbols. Uniqued in the
// context, compared by pointer, immutable. Every dimension and symbol of a result is less than the map's
// numbers of them.
//
// For a map in an attribute see AffineMapAttr; for conditions on indices, IntegerSet.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEMAP_H
#define STRATA_RUNTIME_IR_AFFINEMAP_H

#include "runtime/ir/AffineExpr.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace strata {

class Attribute;
class Builder;
class OpFoldResult;
class Value;

namespace detail {
struct AffineMapStorage;
} // namespace detail

class AffineMap : public detail::PointerHandle<AffineMap, const detail::AffineMapStorage> {
public:
  using ImplType = const detail::AffineMapStorage;

  using PointerHandle::PointerHandle;

  // Making one.
  static AffineMap get(MLIRContext *context);                                        ///< `() -> ()`
  static AffineMap get(unsigned numDims, unsigned numSymbols, MLIRContext *context); ///< Without results.
  static AffineMap get(unsigned numDims, unsigned numSymbols, AffineExpr result);
  static AffineMap get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> results,
                       MLIRContext *context);
  static AffineMap getConstantMap(int64_t value, MLIRContext *context); ///< `() -> (value)`
  static AffineMap getMultiDimIdentityMap(unsigned numDims, MLIRContext *context);
  /// The identity on the last `results` of `dims` dimensions.
  static AffineMap getMinorIdentityMap(unsigned dims, unsigned results, MLIRContext *context);
  /// The identity on the dimensions that are to be kept.
  static AffineMap getFilteredIdentityMap(MLIRContext *context, unsigned numDims,
                                          llvm::function_ref<bool(AffineDimExpr)> keepDimFilter);
  static AffineMap getPermutationMap(llvm::ArrayRef<unsigned> permutation, MLIRContext *context);
  static AffineMap getPermutationMap(llvm::ArrayRef<int64_t> permutation, MLIRContext *context);
  /// The results are the dimensions `targets`.
  static AffineMap getMultiDimMapWithTargets(unsigned numDims, llvm::ArrayRef<unsigned> targets,
                                             MLIRContext *context);
  /// A map for each list, all with the dimensions and symbols that the lists together need.
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> exprsList, MLIRContext *context);
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>> exprsList, MLIRContext *context);

  // Its parts.
  MLIRContext *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumResults() const { return getResults().size(); }
  llvm::ArrayRef<AffineExpr> getResults() const;
  AffineExpr getResult(unsigned index) const { return getResults()[index]; }
  /// \pre the result is a dimension.
  unsigned getDimPosition(unsigned index) const;
  /// The result that is this expression, if there is one.
  std::optional<unsigned> getResultPosition(AffineExpr input) const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;
  /// Divides all values of all results.
  int64_t getLargestKnownDivisorOfMapExprs() const;

  // What kind of map it is.
  bool isEmpty() const { return getNumDims() == 0 && getNumSymbols() == 0 && getNumResults() == 0; }
  bool isIdentity() const; ///< Whatever the symbols.
  bool isSymbolIdentity() const;
  bool isMinorIdentity() const;
  /// Where the last dimensions in order are replaced in places by 0; \p broadcastedDims are these places.
  bool isMinorIdentityWithBroadcasting(llvm::SmallVectorImpl<unsigned> *broadcastedDims = nullptr) const;
  /// \param permutedDims  for each result, which of the minor dimensions it stands for, as a permutation.
  bool isPermutationOfMinorIdentityWithBroadcasting(llvm::SmallVectorImpl<unsigned> &permutedDims) const;
  /// The results that are 0.
  llvm::SmallVector<unsigned> getBroadcastDims() const;
  bool isSingleConstant() const;
  bool isConstant() const; ///< All results are.
  int64_t getSingleConstantResult() const;
  llvm::SmallVector<int64_t> getConstantResults() const;
  /// Distinct dimensions, and 0 if that is allowed; no symbols.
  bool isProjectedPermutation(bool allowZeroInResults = false) const;
  bool isPermutation() const;
  unsigned getNumOfZeroResults() const;

  // Other maps from it.
  AffineMap replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols,
                                  unsigned numResultDims, unsigned numResultSymbols) const;
  AffineMap replace(AffineExpr expr, AffineExpr replacement, unsigned numResultDims,
                    unsigned numResultSymbols) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements, unsigned numResultDims,
                    unsigned numResultSymbols) const;
  AffineMap
  replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const; ///< Infers the numbers.
  AffineMap shiftDims(unsigned shift, unsigned offset = 0) const;
  AffineMap shiftSymbols(unsigned shift, unsigned offset = 0) const;
  AffineMap insertResult(AffineExpr expr, unsigned position) const;
  AffineMap dropResult(int64_t position) const;
  AffineMap dropResults(llvm::ArrayRef<int64_t> positions) const;
  AffineMap dropResults(const llvm::SmallBitVector &positions) const;
  AffineMap dropZeroResults() const;
  AffineMap getSubMap(llvm::ArrayRef<unsigned> resultPositions) const;
  AffineMap getSliceMap(unsigned start, unsigned length) const;
  AffineMap getMajorSubMap(unsigned numResults) const;
  AffineMap getMinorSubMap(unsigned numResults) const;

  // Applying it.
  /// `x -> this(map(x))`, with this one's symbols first.
  AffineMap compose(AffineMap map) const;
  /// The results for these dimensions, and symbols behind them. \pre they have values.
  llvm::SmallVector<int64_t, 4> compose(llvm::ArrayRef<int64_t> values) const;
  /// The results as index attributes when all of them are known. \p operandConstants may hold nulls. \p
  /// hasPoison is set when something is divided by zero.
  LogicalResult constantFold(llvm::ArrayRef<Attribute> operandConstants,
                             llvm::SmallVectorImpl<Attribute> &results, bool *hasPoison = nullptr) const;
  /// The same map with those results replaced that are known; null when something is divided by zero. \p
  /// results, if given, are filled when all results are known.
  AffineMap partialConstantFold(llvm::ArrayRef<Attribute> operandConstants,
                                llvm::SmallVectorImpl<int64_t> *results = nullptr,
                                bool *hasPoison = nullptr) const;

  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineMap map);
Diagnostic &operator<<(Diagnostic &diag, AffineMap map);

/// A map that is changed in place, without uniquing each step.
class MutableAffineMap {
public:
  MutableAffineMap() = default;
  explicit MutableAffineMap(AffineMap map) { reset(map); }
  void reset(AffineMap map);
  llvm::ArrayRef<AffineExpr> getResults() const { return results; }
  AffineExpr getResult(unsigned index) const { return results[index]; }
  void setResult(unsigned index, AffineExpr result) { results[index] = result; }
  unsigned getNumResults() const { return results.size(); }
  unsigned getNumDims() const { return numDims; }
  unsigned getNumSymbols() const { return numSymbols; }
  void setNumDims(unsigned number) { numDims = number; }
  void setNumSymbols(unsigned number) { numSymbols = number; }
  MLIRContext *getContext() const { return context; }
  bool isMultipleOf(unsigned index, int64_t factor) const { return results[index].isMultipleOf(factor); }
  void simplify();
  AffineMap getAffineMap() const { return AffineMap::get(numDims, numSymbols, results, context); }

private:
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0, numSymbols = 0;
  MLIRContext *context = nullptr;
};

/// Each result by simplifyAffineExpr.
AffineMap simplifyAffineMap(AffineMap map);

// Fewer inputs: those marked, or those that no result uses, are dropped, and the others move up.
AffineMap compressDims(AffineMap map, const llvm::SmallBitVector &unusedDims);
AffineMap compressSymbols(AffineMap map, const llvm::SmallBitVector &unusedSymbols);
AffineMap compressUnusedDims(AffineMap map);
AffineMap compressUnusedSymbols(AffineMap map);
/// The same for several maps with as many dimensions each: dropped is what none of them uses.
llvm::SmallVector<AffineMap> compressUnusedDims(llvm::ArrayRef<AffineMap> maps);
llvm::SmallVector<AffineMap> compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps);
/// Marked inputs become 0; with the flag they are dropped where they stood, else at the end.
AffineMap projectDims(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag = false);
AffineMap projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                         bool compressSymbolsFlag = false);
AffineMap getProjectedMap(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag = true,
                          bool compressSymbolsFlag = true);
AffineMap removeDuplicateExprs(AffineMap map);

/// A map that gives each dimension back from the first result that it is; null when one is no result. The
/// empty map is its own.
AffineMap inversePermutation(AffineMap map);
/// From results of a projected permutation to its dimensions; those that occur in none are 0.
AffineMap inverseAndBroadcastProjectedPermutation(AffineMap map);
/// The results of all maps; dimensions are shared, symbols follow each other.
AffineMap concatAffineMaps(llvm::ArrayRef<AffineMap> maps, MLIRContext *context);
/// The map over `rank` dimensions that leaves those marked out of account.
AffineMap expandDimsToRank(AffineMap map, int64_t rank, const llvm::SmallBitVector &projectedDims);
/// Puts integer attributes among the operands in; the other operands, in order, are those of the map that is
/// left.
AffineMap foldAttributesIntoMap(Builder &builder, AffineMap map, llvm::ArrayRef<OpFoldResult> operands,
                                llvm::SmallVectorImpl<Value> &remainingValues);

/// The values at the map's results, which are dimensions. \pre map.isProjectedPermutation().
template <typename T>
llvm::SmallVector<T> applyPermutationMap(AffineMap map, llvm::ArrayRef<T> source) {
  llvm::SmallVector<T> result;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
      result.push_back(source[dim.getPosition()]);
    else
      result.push_back(T());
  }
  return result;
}

/// Raises the numbers to the largest positions in the expressions; -1 says that there is none yet.
void getMaxDimAndSymbol(llvm::ArrayRef<AffineExpr> exprs, int64_t &maxDim, int64_t &maxSymbol);
template <typename Container>
void getMaxDimAndSymbol(llvm::ArrayRef<Container> exprsList, int64_t &maxDim, int64_t &maxSymbol) {
  for (const Container &exprs : exprsList)
    getMaxDimAndSymbol(llvm::ArrayRef<AffineExpr>(exprs), maxDim, maxSymbol);
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_AFFINEMAP_H
