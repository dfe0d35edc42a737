//===- AffineMap.cpp - Affine maps ----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/AffinePrinting.h"
#include "runtime/ir/AffineStorage.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/PrintUtils.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <numeric>

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Construction of affine maps
//===----------------------------------------------------------------------===//

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> results,
                         MLIRContext *context) {
  auto isSame = [&](const AffineMapStorage *other) {
    return other->tag == &affineMapTag && other->numDims == numDims && other->numSymbols == numSymbols &&
           other->results == results;
  };
  llvm::hash_code hash =
      llvm::hash_combine(&affineMapTag, numDims, numSymbols, llvm::hash_combine_range(results));
  return context->getImpl().uniquer.getOrCreate<AffineMapStorage>(
      hash, isSame, [&](StorageUniquer::Allocator &allocator) {
        AffineExpr *copy = allocator.Allocate<AffineExpr>(results.size());
        std::uninitialized_copy(results.begin(), results.end(), copy);
        return new (allocator.Allocate<AffineMapStorage>()) AffineMapStorage{
            &affineMapTag, context, numDims, numSymbols, llvm::ArrayRef<AffineExpr>(copy, results.size())};
      });
}
AffineMap AffineMap::get(MLIRContext *context) { return get(0, 0, {}, context); }
AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols, MLIRContext *context) {
  return get(numDims, numSymbols, {}, context);
}
AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols, AffineExpr result) {
  return get(numDims, numSymbols, result, result.getContext());
}
AffineMap AffineMap::getConstantMap(int64_t value, MLIRContext *context) {
  return get(0, 0, getAffineConstantExpr(value, context));
}
AffineMap AffineMap::getMultiDimIdentityMap(unsigned numDims, MLIRContext *context) {
  return getMinorIdentityMap(numDims, numDims, context);
}
AffineMap AffineMap::getMinorIdentityMap(unsigned dims, unsigned results, MLIRContext *context) {
  assert(results <= dims && "more results than dimensions");
  llvm::SmallVector<AffineExpr, 8> exprs;
  for (unsigned i = dims - results; i != dims; ++i)
    exprs.push_back(getAffineDimExpr(i, context));
  return get(dims, 0, exprs, context);
}
AffineMap AffineMap::getFilteredIdentityMap(MLIRContext *context, unsigned numDims,
                                            llvm::function_ref<bool(AffineDimExpr)> keepDimFilter) {
  llvm::SmallVector<AffineExpr, 8> exprs;
  for (unsigned i = 0; i != numDims; ++i)
    if (auto dim = llvm::cast<AffineDimExpr>(getAffineDimExpr(i, context)); keepDimFilter(dim))
      exprs.push_back(dim);
  return get(numDims, 0, exprs, context);
}
AffineMap AffineMap::getMultiDimMapWithTargets(unsigned numDims, llvm::ArrayRef<unsigned> targets,
                                               MLIRContext *context) {
  auto exprs =
      llvm::map_to_vector<8>(targets, [&](unsigned target) { return getAffineDimExpr(target, context); });
  return get(numDims, 0, exprs, context);
}
AffineMap AffineMap::getPermutationMap(llvm::ArrayRef<unsigned> permutation, MLIRContext *context) {
  assert(!permutation.empty() && "the permutation is empty");
  AffineMap map = getMultiDimMapWithTargets(permutation.size(), permutation, context);
  assert(map.isPermutation() && "not a permutation");
  return map;
}
AffineMap AffineMap::getPermutationMap(llvm::ArrayRef<int64_t> permutation, MLIRContext *context) {
  return getPermutationMap(llvm::SmallVector<unsigned, 8>(permutation.begin(), permutation.end()), context);
}

template <typename List>
static llvm::SmallVector<AffineMap, 4> inferMaps(llvm::ArrayRef<List> exprsList, MLIRContext *context) {
  int64_t maxDim = -1, maxSymbol = -1;
  getMaxDimAndSymbol(exprsList, maxDim, maxSymbol);
  llvm::SmallVector<AffineMap, 4> maps;
  for (const List &exprs : exprsList)
    maps.push_back(AffineMap::get(maxDim + 1, maxSymbol + 1, exprs, context));
  return maps;
}
llvm::SmallVector<AffineMap, 4>
AffineMap::inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> exprsList, MLIRContext *context) {
  return inferMaps(exprsList, context);
}
llvm::SmallVector<AffineMap, 4>
AffineMap::inferFromExprList(llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>> exprsList,
                             MLIRContext *context) {
  return inferMaps(exprsList, context);
}

void mlir::getMaxDimAndSymbol(llvm::ArrayRef<AffineExpr> exprs, int64_t &maxDim, int64_t &maxSymbol) {
  for (AffineExpr expr : exprs)
    expr.walk([&](AffineExpr part) {
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(part))
        maxDim = std::max<int64_t>(maxDim, dim.getPosition());
      else if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(part))
        maxSymbol = std::max<int64_t>(maxSymbol, symbol.getPosition());
    });
}

//===----------------------------------------------------------------------===//
// Parts and classification of affine maps
//===----------------------------------------------------------------------===//

static bool isDim(AffineExpr expr, unsigned position) {
  auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
  return dim && dim.getPosition() == position;
}

MLIRContext *AffineMap::getContext() const { return impl->context; }
unsigned AffineMap::getNumDims() const { return impl->numDims; }
unsigned AffineMap::getNumSymbols() const { return impl->numSymbols; }
llvm::ArrayRef<AffineExpr> AffineMap::getResults() const { return impl->results; }
unsigned AffineMap::getDimPosition(unsigned index) const {
  return llvm::cast<AffineDimExpr>(getResult(index)).getPosition();
}
std::optional<unsigned> AffineMap::getResultPosition(AffineExpr input) const {
  const AffineExpr *found = llvm::find(getResults(), input);
  return found == getResults().end() ? std::nullopt : std::optional<unsigned>(found - getResults().begin());
}
bool AffineMap::isFunctionOfDim(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) { return result.isFunctionOfDim(position); });
}
bool AffineMap::isFunctionOfSymbol(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) { return result.isFunctionOfSymbol(position); });
}
void AffineMap::walkExprs(llvm::function_ref<void(AffineExpr)> callback) const {
  for (AffineExpr result : getResults())
    result.walk(callback);
}
int64_t AffineMap::getLargestKnownDivisorOfMapExprs() const {
  uint64_t divisor = 0;
  for (AffineExpr result : getResults())
    divisor = std::gcd(divisor, static_cast<uint64_t>(result.getLargestKnownDivisor()));
  return divisor;
}

/// Returns true if each result i is dimension `numDims - numResults + i` or accepted by \p isException.
static bool matchesMinorIdentity(AffineMap map, llvm::function_ref<bool(unsigned, AffineExpr)> isException) {
  if (map.getNumDims() < map.getNumResults())
    return false;
  unsigned first = map.getNumDims() - map.getNumResults();
  return llvm::all_of(llvm::enumerate(map.getResults()), [&](auto result) {
    return isDim(result.value(), first + result.index()) || isException(result.index(), result.value());
  });
}
static bool endsInOrder(AffineMap map) {
  return matchesMinorIdentity(map, [](unsigned, AffineExpr) { return false; });
}

// Unused symbols are allowed in an identity.
bool AffineMap::isIdentity() const { return getNumDims() == getNumResults() && endsInOrder(*this); }
bool AffineMap::isSymbolIdentity() const {
  if (getNumSymbols() != getNumResults())
    return false;
  return llvm::all_of(llvm::enumerate(getResults()), [](auto result) {
    auto symbol = llvm::dyn_cast<AffineSymbolExpr>(result.value());
    return symbol && symbol.getPosition() == result.index();
  });
}
bool AffineMap::isMinorIdentity() const { return getNumSymbols() == 0 && endsInOrder(*this); }
bool AffineMap::isMinorIdentityWithBroadcasting(llvm::SmallVectorImpl<unsigned> *broadcastedDims) const {
  llvm::SmallVector<unsigned, 8> zeros;
  bool matches = matchesMinorIdentity(*this, [&](unsigned index, AffineExpr result) {
    if (result != 0)
      return false;
    zeros.push_back(index);
    return true;
  });
  if (broadcastedDims)
    broadcastedDims->assign(zeros.begin(), zeros.end());
  return matches;
}
bool AffineMap::isPermutationOfMinorIdentityWithBroadcasting(
    llvm::SmallVectorImpl<unsigned> &permutedDims) const {
  // The map may drop leading dimensions or add leading results. Results that are 0 are assigned the remaining
  // positions.
  unsigned skipped = getNumResults() < getNumInputs() ? getNumInputs() - getNumResults() : 0;
  unsigned added = getNumResults() > getNumInputs() ? getNumResults() - getNumInputs() : 0;
  llvm::SmallBitVector isTaken(std::max(getNumInputs(), getNumResults()));
  permutedDims.assign(getNumResults(), 0);
  llvm::SmallVector<unsigned, 8> broadcast;
  for (auto [index, result] : llvm::enumerate(getResults())) {
    auto dim = llvm::dyn_cast<AffineDimExpr>(result);
    if (dim && dim.getPosition() >= skipped) {
      permutedDims[index] = dim.getPosition() - skipped + added;
      isTaken.set(permutedDims[index]);
    } else if (result == 0) {
      broadcast.push_back(index);
    } else {
      return false;
    }
  }
  unsigned place = 0;
  for (unsigned index : broadcast) {
    while (place < isTaken.size() && isTaken[place])
      ++place;
    permutedDims[index] = place++;
  }
  return true;
}
llvm::SmallVector<unsigned> AffineMap::getBroadcastDims() const {
  llvm::SmallVector<unsigned> dims;
  for (auto [index, result] : llvm::enumerate(getResults()))
    if (result == 0)
      dims.push_back(index);
  return dims;
}
bool AffineMap::isConstant() const { return llvm::all_of(getResults(), llvm::IsaPred<AffineConstantExpr>); }
llvm::SmallVector<int64_t> AffineMap::getConstantResults() const {
  return llvm::map_to_vector(
      getResults(), [](AffineExpr result) { return llvm::cast<AffineConstantExpr>(result).getValue(); });
}
bool AffineMap::isSingleConstant() const { return getNumResults() == 1 && isConstant(); }
int64_t AffineMap::getSingleConstantResult() const {
  assert(isSingleConstant() && "the map must have one constant result");
  return llvm::cast<AffineConstantExpr>(getResult(0)).getValue();
}
bool AffineMap::isProjectedPermutation(bool allowZeroInResults) const {
  if (getNumSymbols() != 0 || getNumResults() > getNumInputs())
    return false;
  llvm::SmallBitVector seen(getNumInputs());
  for (AffineExpr result : getResults()) {
    auto dim = llvm::dyn_cast<AffineDimExpr>(result);
    if (dim ? seen[dim.getPosition()] : !allowZeroInResults || result != 0)
      return false;
    if (dim)
      seen.set(dim.getPosition());
  }
  return true;
}
bool AffineMap::isPermutation() const { return getNumDims() == getNumResults() && isProjectedPermutation(); }
unsigned AffineMap::getNumOfZeroResults() const {
  return llvm::count_if(getResults(), [](AffineExpr result) { return result == 0; });
}

//===----------------------------------------------------------------------===//
// Derived affine maps
//===----------------------------------------------------------------------===//

/// Returns a map whose results are those of \p map changed by \p change.
static AffineMap withResults(AffineMap map, llvm::function_ref<AffineExpr(AffineExpr)> change,
                             unsigned numDims, unsigned numSymbols) {
  auto results = llvm::map_to_vector<8>(map.getResults(), change);
  return AffineMap::get(numDims, numSymbols, results, map.getContext());
}

AffineMap AffineMap::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                           llvm::ArrayRef<AffineExpr> symbols, unsigned numResultDims,
                                           unsigned numResultSymbols) const {
  return withResults(
      *this, [&](AffineExpr result) { return result.replaceDimsAndSymbols(dims, symbols); }, numResultDims,
      numResultSymbols);
}
AffineMap AffineMap::replace(AffineExpr expr, AffineExpr replacement, unsigned numResultDims,
                             unsigned numResultSymbols) const {
  return withResults(
      *this, [&](AffineExpr result) { return result.replace(expr, replacement); }, numResultDims,
      numResultSymbols);
}
AffineMap AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements,
                             unsigned numResultDims, unsigned numResultSymbols) const {
  return withResults(
      *this, [&](AffineExpr result) { return result.replace(replacements); }, numResultDims,
      numResultSymbols);
}
AffineMap AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const {
  AffineMap map = replace(replacements, getNumDims(), getNumSymbols());
  return inferMaps<llvm::ArrayRef<AffineExpr>>(map.getResults(), getContext()).front();
}
AffineMap AffineMap::shiftDims(unsigned shift, unsigned offset) const {
  return withResults(
      *this, [&](AffineExpr result) { return result.shiftDims(getNumDims(), shift, offset); },
      getNumDims() + shift, getNumSymbols());
}
AffineMap AffineMap::shiftSymbols(unsigned shift, unsigned offset) const {
  return withResults(
      *this, [&](AffineExpr result) { return result.shiftSymbols(getNumSymbols(), shift, offset); },
      getNumDims(), getNumSymbols() + shift);
}
AffineMap AffineMap::insertResult(AffineExpr expr, unsigned position) const {
  llvm::SmallVector<AffineExpr, 8> results(getResults());
  results.insert(results.begin() + position, expr);
  return get(getNumDims(), getNumSymbols(), results, getContext());
}
AffineMap AffineMap::dropResult(int64_t position) const {
  return dropResults(llvm::ArrayRef<int64_t>(position));
}
AffineMap AffineMap::dropResults(llvm::ArrayRef<int64_t> positions) const {
  llvm::SmallBitVector dropped(getNumResults());
  for (int64_t position : positions)
    dropped.set(position);
  return dropResults(dropped);
}
AffineMap AffineMap::dropResults(const llvm::SmallBitVector &positions) const {
  llvm::SmallVector<AffineExpr, 8> results;
  for (auto [index, result] : llvm::enumerate(getResults()))
    if (index >= positions.size() || !positions[index])
      results.push_back(result);
  return get(getNumDims(), getNumSymbols(), results, getContext());
}
AffineMap AffineMap::dropZeroResults() const {
  llvm::SmallVector<AffineExpr, 8> results(
      llvm::make_filter_range(getResults(), [](AffineExpr result) { return result != 0; }));
  return get(getNumDims(), getNumSymbols(), results, getContext());
}
AffineMap AffineMap::getSubMap(llvm::ArrayRef<unsigned> resultPositions) const {
  auto results = llvm::map_to_vector<8>(resultPositions, [&](unsigned index) { return getResult(index); });
  return get(getNumDims(), getNumSymbols(), results, getContext());
}
AffineMap AffineMap::getSliceMap(unsigned start, unsigned length) const {
  return get(getNumDims(), getNumSymbols(), getResults().slice(start, length), getContext());
}
AffineMap AffineMap::getMajorSubMap(unsigned numResults) const {
  return numResults > getNumResults() ? *this : getSliceMap(0, numResults);
}
AffineMap AffineMap::getMinorSubMap(unsigned numResults) const {
  return numResults > getNumResults() ? *this : getSliceMap(getNumResults() - numResults, numResults);
}

//===----------------------------------------------------------------------===//
// Composition and evaluation of affine maps
//===----------------------------------------------------------------------===//

AffineMap AffineMap::compose(AffineMap map) const {
  assert(getNumDims() == map.getNumResults() && "the number of results must equal the number of dimensions");
  AffineMap inner = map.shiftSymbols(getNumSymbols());
  return withResults(
      *this, [&](AffineExpr result) { return result.compose(inner); }, map.getNumDims(),
      getNumSymbols() + map.getNumSymbols());
}

llvm::SmallVector<int64_t, 4> AffineMap::compose(llvm::ArrayRef<int64_t> values) const {
  assert(values.size() == getNumInputs() && "expected a value for each input");
  llvm::SmallVector<int64_t, 4> results;
  for (AffineExpr result : getResults()) {
    std::optional<int64_t> value =
        evaluate(result, values.take_front(getNumDims()), values.drop_front(getNumDims()));
    assert(value && "a result is undefined");
    results.push_back(value.value_or(0));
  }
  return results;
}

/// Returns true if a constant is divided by zero, or reduced modulo a number less than 1.
static bool dividesByNothing(AffineExpr expr) {
  bool result = false;
  expr.walk([&](AffineExpr part) {
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(part);
    auto divisor = binary ? llvm::dyn_cast<AffineConstantExpr>(binary.getRHS()) : AffineConstantExpr();
    if (!divisor || !llvm::isa<AffineConstantExpr>(binary.getLHS()))
      return;
    bool isMod = part.getKind() == AffineExprKind::Mod;
    bool isQuotient = part.getKind() == AffineExprKind::FloorDiv || part.getKind() == AffineExprKind::CeilDiv;
    result |= (isMod && divisor.getValue() < 1) || (isQuotient && divisor.getValue() == 0);
  });
  return result;
}

AffineMap AffineMap::partialConstantFold(llvm::ArrayRef<Attribute> operandConstants,
                                         llvm::SmallVectorImpl<int64_t> *results, bool *hasPoison) const {
  assert(operandConstants.size() == getNumInputs() && "expected an attribute or null for each input");
  llvm::SmallVector<AffineExpr, 8> inputs;
  for (auto [index, attr] : llvm::enumerate(operandConstants)) {
    if (auto integer = llvm::dyn_cast_or_null<IntegerAttr>(attr))
      inputs.push_back(getAffineConstantExpr(integer.getValue().getSExtValue(), getContext()));
    else if (index < getNumDims())
      inputs.push_back(getAffineDimExpr(index, getContext()));
    else
      inputs.push_back(getAffineSymbolExpr(index - getNumDims(), getContext()));
  }
  llvm::ArrayRef<AffineExpr> all(inputs);
  llvm::SmallVector<AffineExpr, 8> exprs;
  bool isKnown = true;
  for (AffineExpr result : getResults()) {
    AffineExpr folded =
        result.replaceDimsAndSymbols(all.take_front(getNumDims()), all.drop_front(getNumDims()));
    if (dividesByNothing(folded)) {
      if (hasPoison)
        *hasPoison = true;
      return {};
    }
    isKnown &= llvm::isa<AffineConstantExpr>(folded);
    exprs.push_back(llvm::isa<AffineConstantExpr>(folded) ? folded : result);
  }
  AffineMap map = get(getNumDims(), getNumSymbols(), exprs, getContext());
  if (results) {
    results->clear();
    if (isKnown)
      *results = map.getConstantResults();
  }
  return map;
}

LogicalResult AffineMap::constantFold(llvm::ArrayRef<Attribute> operandConstants,
                                      llvm::SmallVectorImpl<Attribute> &results, bool *hasPoison) const {
  AffineMap map = partialConstantFold(operandConstants, nullptr, hasPoison);
  if (!map || !map.isConstant())
    return failure();
  Type index = IndexType::get(getContext());
  for (int64_t value : map.getConstantResults())
    results.push_back(IntegerAttr::get(index, value));
  return success();
}

//===----------------------------------------------------------------------===//
// Printing of affine maps
//===----------------------------------------------------------------------===//

void detail::printAffineInputs(unsigned numDims, unsigned numSymbols, llvm::raw_ostream &os) {
  os << '(';
  for (unsigned i = 0; i != numDims; ++i)
    os << (i ? ", d" : "d") << i;
  os << ')';
  if (numSymbols == 0)
    return;
  os << '[';
  for (unsigned i = 0; i != numSymbols; ++i)
    os << (i ? ", s" : "s") << i;
  os << ']';
}

void AffineMap::print(llvm::raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL AFFINE MAP>>";
    return;
  }
  printAffineInputs(getNumDims(), getNumSymbols(), os);
  os << " -> (";
  llvm::interleave(getResults(), [&](AffineExpr result) { result.print(os); }, [&] { os << ", "; });
  os << ')';
}
void AffineMap::dump() const { dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AffineMap map) {
  map.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, AffineMap map) {
  return appendPrinted(diag, [&](llvm::raw_ostream &os) { map.print(os); });
}

void MutableAffineMap::reset(AffineMap map) {
  results.assign(map.getResults().begin(), map.getResults().end());
  numDims = map.getNumDims();
  numSymbols = map.getNumSymbols();
  context = map.getContext();
}
void MutableAffineMap::simplify() {
  for (AffineExpr &result : results)
    result = simplifyAffineExpr(result, numDims, numSymbols);
}
