//===- AffineMap.h - Affine maps of dimensions and symbols ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An AffineMap, such as `(d0, d1)[s0] -> (d1, d0 + s0)`, is a list of affine expressions over a number of
// dimensions and symbols. Maps are uniqued in the context, immutable, compared by pointer and copied by
// value. Every dimension and symbol of a result has a position less than the number of dimensions or symbols
// of the map. Any number of threads may use a map.
//
// For a map in an attribute see AffineMapAttr; for sets of constraints see IntegerSet.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEMAP_H
#define STRATA_RUNTIME_IR_AFFINEMAP_H

#include "runtime/ir/AffineExpr.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {

class Attribute;
class Builder;
class OpFoldResult;
class Value;

namespace detail {
struct AffineMapStorage;
} // namespace detail

/// Handle of a uniqued affine map; may be null.
class AffineMap : public detail::PointerHandle<AffineMap, const detail::AffineMapStorage> {
public:
  using ImplType = const detail::AffineMapStorage;

  using PointerHandle::PointerHandle;

  // Construction.
  static AffineMap get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> results,
                       MLIRContext *context);
  static AffineMap get(unsigned numDims, unsigned numSymbols, AffineExpr result);
  /// A map without results.
  static AffineMap get(unsigned numDims, unsigned numSymbols, MLIRContext *context);
  static AffineMap get(MLIRContext *context);                           ///< `() -> ()`
  static AffineMap getConstantMap(int64_t value, MLIRContext *context); ///< `() -> (value)`

  // Construction of maps whose results are dimensions.
  /// Returns the map to those dimensions that \p keepDimFilter accepts, in order.
  static AffineMap getFilteredIdentityMap(MLIRContext *context, unsigned numDims,
                                          llvm::function_ref<bool(AffineDimExpr)> keepDimFilter);
  /// Returns the map from `dims` dimensions to the last `results` of them. \pre results <= dims.
  static AffineMap getMinorIdentityMap(unsigned dims, unsigned results, MLIRContext *context);
  /// Returns `(d0, ..., dn-1) -> (d0, ..., dn-1)`.
  static AffineMap getMultiDimIdentityMap(unsigned numDims, MLIRContext *context);
  /// Returns the map whose result i is dimension `permutation[i]`. \pre A non-empty permutation.
  static AffineMap getPermutationMap(llvm::ArrayRef<unsigned> permutation, MLIRContext *context);
  static AffineMap getPermutationMap(llvm::ArrayRef<int64_t> permutation, MLIRContext *context);
  /// Returns the map whose result i is dimension `targets[i]`.
  static AffineMap getMultiDimMapWithTargets(unsigned numDims, llvm::ArrayRef<unsigned> targets,
                                             MLIRContext *context);
  /// Returns one map for each list of results. All maps have the same numbers of dimensions and symbols, the
  /// smallest that suffice for every list.
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> exprsList, MLIRContext *context);
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>> exprsList, MLIRContext *context);

  // Parts of the map.
  MLIRContext *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumResults() const { return getResults().size(); }
  llvm::ArrayRef<AffineExpr> getResults() const;
  AffineExpr getResult(unsigned index) const { return getResults()[index]; }
  /// Returns the position of the dimension that is result \p index. \pre The result is a dimension.
  unsigned getDimPosition(unsigned index) const;
  /// Returns the index of the first result that equals \p input, if any.
  std::optional<unsigned> getResultPosition(AffineExpr input) const;
  /// Returns true if the dimension or symbol occurs in a result.
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  /// Calls \p callback for every subexpression of every result in post-order.
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;
  /// Returns the largest known integer that divides every value of every result.
  int64_t getLargestKnownDivisorOfMapExprs() const;

  // Classification.
  bool isEmpty() const { return getNumDims() == 0 && getNumSymbols() == 0 && getNumResults() == 0; }
  /// True if the results are all dimensions in order; symbols are allowed but unused.
  bool isIdentity() const;
  /// Returns true if the results are all symbols in order.
  bool isSymbolIdentity() const;
  /// Returns true if the map has no symbols and the results are the last dimensions in order.
  bool isMinorIdentity() const;
  /// Returns true if the map is a minor identity except that some results are 0. \p broadcastedDims, if
  /// given, is set to the indices of these results.
  bool isMinorIdentityWithBroadcasting(llvm::SmallVectorImpl<unsigned> *broadcastedDims = nullptr) const;
  /// Returns true if the results are a permutation of the last dimensions except that some results are 0.
  /// \param permutedDims set to a permutation that maps each result to the minor dimension it represents; the
  ///   results that are 0 take the positions that remain, in order.
  bool isPermutationOfMinorIdentityWithBroadcasting(llvm::SmallVectorImpl<unsigned> &permutedDims) const;
  /// Returns the indices of the results that are 0.
  llvm::SmallVector<unsigned> getBroadcastDims() const;
  /// Returns true if the map has one result and it is constant.
  bool isSingleConstant() const;
  bool isConstant() const; ///< True if all results are constant.
  /// Returns the constant result. \pre isSingleConstant().
  int64_t getSingleConstantResult() const;
  /// Returns the constant results. \pre isConstant().
  llvm::SmallVector<int64_t> getConstantResults() const;
  /// Returns true if the map has no symbols and its results are distinct dimensions, or 0 if allowed.
  bool isProjectedPermutation(bool allowZeroInResults = false) const;
  /// Returns true if the results are all dimensions in some order.
  bool isPermutation() const;
  /// Returns the number of results that are 0.
  unsigned getNumOfZeroResults() const;

  // Derived maps.
  /// Substitutes dimensions and symbols, or subexpressions, in every result; see
  /// AffineExpr::replaceDimsAndSymbols and AffineExpr::replace. The new map has the given numbers of
  /// dimensions and symbols.
  AffineMap replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols,
                                  unsigned numResultDims, unsigned numResultSymbols) const;
  AffineMap replace(AffineExpr expr, AffineExpr replacement, unsigned numResultDims,
                    unsigned numResultSymbols) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements, unsigned numResultDims,
                    unsigned numResultSymbols) const;
  AffineMap
  /// Replaces subexpressions in every result. Infers the numbers of dimensions and symbols from the new
  /// results.
  replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const;
  /// Inserts \p shift unused dimensions (symbols) before position \p offset; those from \p offset on are
  /// renumbered.
  AffineMap shiftDims(unsigned shift, unsigned offset = 0) const;
  AffineMap shiftSymbols(unsigned shift, unsigned offset = 0) const;
  /// Return the map with \p expr inserted as a result, or with the results at the given positions removed.
  AffineMap insertResult(AffineExpr expr, unsigned position) const;
  AffineMap dropResult(int64_t position) const;
  AffineMap dropResults(llvm::ArrayRef<int64_t> positions) const;
  AffineMap dropResults(const llvm::SmallBitVector &positions) const;
  /// Returns the map without the results that are 0.
  AffineMap dropZeroResults() const;
  /// Return the map to some of the results: those at \p resultPositions, those in [start, start + length),
  /// the first `numResults` ones, or the last `numResults` ones.
  AffineMap getSubMap(llvm::ArrayRef<unsigned> resultPositions) const;
  AffineMap getSliceMap(unsigned start, unsigned length) const;
  AffineMap getMajorSubMap(unsigned numResults) const;
  AffineMap getMinorSubMap(unsigned numResults) const;

  // Application and folding.
  /// Returns the composition `x -> this(map(x))`. Its symbols are those of this map, followed by those of the
  /// argument \p map.
  /// \pre getNumDims() == map.getNumResults().
  AffineMap compose(AffineMap map) const;
  /// Evaluates the map.
  /// \param values the dimensions, followed by the symbols.
  /// \pre No result divides by zero or overflows.
  llvm::SmallVector<int64_t, 4> compose(llvm::ArrayRef<int64_t> values) const;
  /// Folds the map if all results become constant and appends them to \p results as index attributes. Fails
  /// otherwise. \p operandConstants has an entry, maybe null, for each input. \p hasPoison is set on a
  /// division by zero.
  LogicalResult constantFold(llvm::ArrayRef<Attribute> operandConstants,
                             llvm::SmallVectorImpl<Attribute> &results, bool *hasPoison = nullptr) const;
  /// Returns the map with each result that becomes constant replaced by its value; null, with \p hasPoison
  /// set, on a division by zero. \p results, if given, is set to the values if all results are constant, and
  /// cleared otherwise.
  AffineMap partialConstantFold(llvm::ArrayRef<Attribute> operandConstants,
                                llvm::SmallVectorImpl<int64_t> *results = nullptr,
                                bool *hasPoison = nullptr) const;

  /// Prints the textual form.
  void print(llvm::raw_ostream &os) const;
  /// Prints to stderr; for debuggers.
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineMap map);
Diagnostic &operator<<(Diagnostic &diag, AffineMap map);

/// An affine map that is modified in place. Only getAffineMap() uniques a map, so intermediate states cost no
/// storage in the context.
class MutableAffineMap {
public:
  MutableAffineMap() = default;
  explicit MutableAffineMap(AffineMap map) { reset(map); }
  /// Replaces the inputs and results by those of \p map.
  void reset(AffineMap map);
  MLIRContext *getContext() const { return context; }
  unsigned getNumDims() const { return numDims; }
  unsigned getNumSymbols() const { return numSymbols; }
  unsigned getNumResults() const { return results.size(); }
  llvm::ArrayRef<AffineExpr> getResults() const { return results; }
  AffineExpr getResult(unsigned index) const { return results[index]; }
  void setNumDims(unsigned number) { numDims = number; }
  void setNumSymbols(unsigned number) { numSymbols = number; }
  void setResult(unsigned index, AffineExpr result) { results[index] = result; }
  bool isMultipleOf(unsigned index, int64_t factor) const { return results[index].isMultipleOf(factor); }
  /// Applies simplifyAffineExpr to every result.
  void simplify();
  AffineMap getAffineMap() const { return AffineMap::get(numDims, numSymbols, results, context); }

private:
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0, numSymbols = 0;
  MLIRContext *context = nullptr;
};

/// Returns the map with simplifyAffineExpr applied to every result.
AffineMap simplifyAffineMap(AffineMap map);

/// Removes repeated results; the first occurrence of each stays.
AffineMap removeDuplicateExprs(AffineMap map);

// Unused inputs: a bit for each dimension (symbol), which is set if none of the maps uses it.
llvm::SmallBitVector getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps);

// Removal of inputs: the marked or unused dimensions (symbols) are removed and the remaining ones are
// renumbered.
AffineMap compressDims(AffineMap map, const llvm::SmallBitVector &unusedDims);
AffineMap compressSymbols(AffineMap map, const llvm::SmallBitVector &unusedSymbols);
AffineMap compressUnusedDims(AffineMap map);
AffineMap compressUnusedSymbols(AffineMap map);
/// Removes the inputs that none of the maps uses. \pre All maps have the same number of such inputs.
llvm::SmallVector<AffineMap> compressUnusedDims(llvm::ArrayRef<AffineMap> maps);
llvm::SmallVector<AffineMap> compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps);
/// Replace the inputs whose bits are set in \p projected by 0. If the compress flag is true, these inputs are
/// also removed from the map.
AffineMap getProjectedMap(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag = true,
                          bool compressSymbolsFlag = true);
AffineMap projectDims(AffineMap map, const llvm::SmallBitVector &projected, bool compressDimsFlag = false);
AffineMap projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                         bool compressSymbolsFlag = false);

/// Returns the map from the results of \p map to its dimensions: each dimension comes from the first result
/// that is this dimension. Returns null if a dimension is not a result. The inverse of the empty map is the
/// empty map. \pre The map has no symbols.
AffineMap inversePermutation(AffineMap map);
/// Returns the map from the results of a projected permutation to its dimensions; dimensions that are not
/// results become 0.
AffineMap inverseAndBroadcastProjectedPermutation(AffineMap map);
/// Concatenates the results of the maps. Dimensions are shared; the symbols of each map follow those of the
/// previous one.
AffineMap concatAffineMaps(llvm::ArrayRef<AffineMap> maps, MLIRContext *context);
/// Returns \p map with unused dimensions inserted at the positions that are set in \p projectedDims, so that
/// the map has \p rank dimensions.
AffineMap expandDimsToRank(AffineMap map, int64_t rank, const llvm::SmallBitVector &projectedDims);
/// Substitutes the operands that are integer attributes into the map. The other operands are appended to
/// \p remainingValues; they are, in order, the inputs of the returned map.
AffineMap foldAttributesIntoMap(Builder &builder, AffineMap map, llvm::ArrayRef<OpFoldResult> operands,
                                llvm::SmallVectorImpl<Value> &remainingValues);

/// Returns `source[i]` for each result that is dimension i, and T() for each result that is 0.
/// \pre map.isProjectedPermutation(allowZeroInResults).
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

/// Increases \p maxDim and \p maxSymbol to the largest positions that occur in the expressions. Callers start
/// with -1.
void getMaxDimAndSymbol(llvm::ArrayRef<AffineExpr> exprs, int64_t &maxDim, int64_t &maxSymbol);
template <typename Container>
void getMaxDimAndSymbol(llvm::ArrayRef<Container> exprsList, int64_t &maxDim, int64_t &maxSymbol) {
  for (const Container &exprs : exprsList)
    getMaxDimAndSymbol(llvm::ArrayRef<AffineExpr>(exprs), maxDim, maxSymbol);
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_AFFINEMAP_H
