//===- AffineComposition.cpp - Composition of affine maps -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The order of operands is the same as in MLIR, since it is visible in the IR: first the operands that are
// kept, then those of the composed maps.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::affine;

/// Maximum number of compositions per map. Without it, chains of affine.apply ops that use an operand twice
/// take exponential time.
static constexpr unsigned maxCompositions = 1024;

//===----------------------------------------------------------------------===//
// Canonicalization of operands
//===----------------------------------------------------------------------===//

/// Turns dimensions whose operands are valid symbols into symbols, appended to the existing ones.
template <typename MapOrSetT>
static void promoteToSymbols(MapOrSetT &map, llvm::SmallVectorImpl<Value> &operands) {
  MLIRContext *context = map.getContext();
  llvm::SmallVector<AffineExpr, 8> replacements;
  llvm::SmallVector<Value, 8> kept, promoted;
  for (Value operand : llvm::ArrayRef<Value>(operands).take_front(map.getNumDims())) {
    if (isValidSymbol(operand)) {
      replacements.push_back(getAffineSymbolExpr(map.getNumSymbols() + promoted.size(), context));
      promoted.push_back(operand);
    } else {
      replacements.push_back(getAffineDimExpr(kept.size(), context));
      kept.push_back(operand);
    }
  }
  unsigned numDims = kept.size(), numSymbols = map.getNumSymbols() + promoted.size();
  kept.append(operands.begin() + map.getNumDims(), operands.end());
  kept.append(promoted.begin(), promoted.end());
  operands.assign(kept.begin(), kept.end());
  map = map.replaceDimsAndSymbols(replacements, {}, numDims, numSymbols);
}

/// Turns symbols whose operands are only valid dimensions into dimensions, appended to the existing ones.
/// affine.apply permits such operands.
template <typename MapOrSetT>
static void demoteToDims(MapOrSetT &map, llvm::SmallVectorImpl<Value> &operands) {
  MLIRContext *context = map.getContext();
  llvm::SmallVector<AffineExpr, 8> replacements;
  llvm::SmallVector<Value, 8> dims(operands.begin(), operands.begin() + map.getNumDims()), kept;
  for (Value operand : llvm::ArrayRef<Value>(operands).drop_front(map.getNumDims())) {
    if (!isValidSymbol(operand) && isValidDim(operand)) {
      replacements.push_back(getAffineDimExpr(dims.size(), context));
      dims.push_back(operand);
    } else {
      replacements.push_back(getAffineSymbolExpr(kept.size(), context));
      kept.push_back(operand);
    }
  }
  unsigned numDims = dims.size(), numSymbols = kept.size();
  operands.assign(dims.begin(), dims.end());
  operands.append(kept.begin(), kept.end());
  map = map.replaceDimsAndSymbols({}, replacements, numDims, numSymbols);
}

namespace {
/// Collects unique values in order of first use. add() returns the dimension or symbol expression of a value.
class InputList {
public:
  using MakeFn = AffineExpr (*)(unsigned, MLIRContext *);
  InputList(MakeFn make, MLIRContext *context) : make(make), context(context) {}
  AffineExpr add(Value value) {
    auto [entry, isNew] = known.try_emplace(value);
    if (isNew) {
      entry->second = make(values.size(), context);
      values.push_back(value);
    }
    return entry->second;
  }
  llvm::SmallVector<Value, 8> values;

private:
  MakeFn make;
  MLIRContext *context;
  llvm::SmallDenseMap<Value, AffineExpr, 8> known;
};
} // namespace

template <typename MapOrSetT>
static void canonicalizeWithOperands(MapOrSetT *map, llvm::SmallVectorImpl<Value> *operands) {
  if (!*map || operands->empty())
    return;
  assert(map->getNumInputs() == operands->size() && "expected an operand for each input of the map");
  promoteToSymbols(*map, *operands);
  demoteToDims(*map, *operands);

  MLIRContext *context = map->getContext();
  unsigned numDims = map->getNumDims();
  llvm::SmallBitVector isUsed(map->getNumInputs());
  map->walkExprs([&](AffineExpr expr) {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
      isUsed.set(dim.getPosition());
    else if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
      isUsed.set(numDims + symbol.getPosition());
  });
  InputList dims(getAffineDimExpr, context), symbols(getAffineSymbolExpr, context);
  llvm::SmallVector<AffineExpr, 8> replacements;
  for (auto [index, operand] : llvm::enumerate(*operands)) {
    IntegerAttr constant;
    if (!isUsed.test(index))
      replacements.push_back(getAffineConstantExpr(0, context));
    else if (index < numDims)
      replacements.push_back(dims.add(operand));
    else if (matchPattern(operand, m_Constant(&constant)))
      replacements.push_back(getAffineConstantExpr(constant.getValue().getSExtValue(), context));
    else
      replacements.push_back(symbols.add(operand));
  }
  llvm::ArrayRef<AffineExpr> all(replacements);
  *map = map->replaceDimsAndSymbols(all.take_front(numDims), all.drop_front(numDims), dims.values.size(),
                                    symbols.values.size());
  operands->assign(dims.values.begin(), dims.values.end());
  operands->append(symbols.values.begin(), symbols.values.end());
}

void affine::canonicalizeMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands) {
  canonicalizeWithOperands(map, operands);
}
void affine::canonicalizeSetAndOperands(IntegerSet *set, llvm::SmallVectorImpl<Value> *operands) {
  canonicalizeWithOperands(set, operands);
}

//===----------------------------------------------------------------------===//
// Composition
//===----------------------------------------------------------------------===//

/// Returns the affine.apply that defines \p value if its map can be composed, otherwise null. An op with an
/// operand that is defined at or after it in the same block is rejected: in graph regions such ops can form
/// cycles.
static AffineApplyOp getComposable(Value value) {
  auto apply = value ? value.getDefiningOp<AffineApplyOp>() : AffineApplyOp();
  if (!apply)
    return apply;
  for (Value operand : apply->getOperands()) {
    Operation *op = operand.getDefiningOp();
    if (op && op->getBlock() == apply->getBlock() && !op->isBeforeInBlock(apply))
      return AffineApplyOp();
  }
  return apply;
}

namespace {
/// The state of a composition: a map and its operands. Replaced operands are null until finish() removes
/// them.
class Composer {
public:
  Composer(AffineMap map, llvm::ArrayRef<Value> operands)
      : map(map), dims(operands.take_front(map.getNumDims())),
        symbols(operands.drop_front(map.getNumDims())) {}

  /// Replaces all dimensions first, including those that a composed map adds, then all symbols.
  void run() {
    size_t nextDim = 0, nextSymbol = 0;
    for (unsigned count = 0; count != maxCompositions;) {
      if (nextDim != dims.size()) {
        count += replace(dims, nextDim, getAffineDimExpr);
        ++nextDim;
      } else if (nextSymbol != symbols.size()) {
        count += replace(symbols, nextSymbol, getAffineSymbolExpr);
        ++nextSymbol;
      } else {
        break;
      }
    }
  }

  /// Returns the composed map and assigns the remaining operands.
  AffineMap finish(llvm::SmallVectorImpl<Value> &operands) {
    operands.clear();
    MLIRContext *context = map.getContext();
    auto compact = [&](llvm::ArrayRef<Value> inputs, InputList::MakeFn make,
                       llvm::SmallVectorImpl<AffineExpr> &replacements) {
      unsigned count = 0;
      for (Value input : inputs) {
        replacements.push_back(input ? make(count++, context) : getAffineConstantExpr(0, context));
        if (input)
          operands.push_back(input);
      }
      return count;
    };
    llvm::SmallVector<AffineExpr, 8> dimExprs, symbolExprs;
    unsigned numDims = compact(dims, getAffineDimExpr, dimExprs);
    unsigned numSymbols = compact(symbols, getAffineSymbolExpr, symbolExprs);
    return map.replaceDimsAndSymbols(dimExprs, symbolExprs, numDims, numSymbols);
  }

private:
  /// If an affine.apply defines the input at \p position and can be composed, replaces the input by the map
  /// of the affine.apply; returns false otherwise.
  bool replace(llvm::SmallVectorImpl<Value> &inputs, size_t position, InputList::MakeFn make) {
    AffineApplyOp apply = getComposable(inputs[position]);
    if (!apply)
      return false;
    inputs[position] = Value();
    AffineMap inner = apply.getAffineMap();
    llvm::SmallVector<Value, 8> innerOperands(apply.getMapOperands());
    // Canonicalize the inner map first, so that its dimensions do not become symbols of the outer map.
    canonicalizeMapAndOperands(&inner, &innerOperands);
    AffineExpr replacement = inner.getResult(0)
                                 .shiftDims(inner.getNumDims(), dims.size())
                                 .shiftSymbols(inner.getNumSymbols(), symbols.size());
    llvm::ArrayRef<Value> all(innerOperands);
    llvm::append_range(dims, all.take_front(inner.getNumDims()));
    llvm::append_range(symbols, all.drop_front(inner.getNumDims()));
    map = map.replace(make(position, map.getContext()), replacement, dims.size(), symbols.size());
    return true;
  }

  AffineMap map;
  llvm::SmallVector<Value, 8> dims, symbols;
};
} // namespace

//===----------------------------------------------------------------------===//
// Sums of delinearized indices
//===----------------------------------------------------------------------===//

namespace {
/// Folds a sum of all results of affine.delinearize_index, each times its stride, to the linear index.
class DelinearizedSums {
public:
  DelinearizedSums(AffineMap map, llvm::SmallVectorImpl<Value> &operands) : map(map), operands(operands) {}

  AffineMap run() {
    llvm::SmallSetVector<Operation *, 4> sources;
    for (Value operand : operands)
      if (operand && operand.getDefiningOp<AffineDelinearizeIndexOp>())
        sources.insert(operand.getDefiningOp());
    for (Operation *source : sources)
      foldSum(llvm::cast<AffineDelinearizeIndexOp>(source));
    return map;
  }

private:
  AffineExpr inputAt(unsigned index) const {
    unsigned numDims = map.getNumDims();
    return index < numDims ? getAffineDimExpr(index, map.getContext())
                           : getAffineSymbolExpr(index - numDims, map.getContext());
  }

  /// Returns the terms of the sum. Empty if a result of \p source is not an operand or a stride is dynamic.
  llvm::SmallVector<AffineExpr> getTerms(AffineDelinearizeIndexOp source, bool &isSymbol) const {
    llvm::SmallVector<AffineExpr> terms;
    llvm::ArrayRef<int64_t> basis = source.getStaticBasis();
    int64_t weight = 1;
    for (unsigned i = source->getNumResults(); i-- != 0;) {
      const Value *found = llvm::find(operands, Value(source->getResult(i)));
      if (found == operands.end())
        return {};
      unsigned index = found - operands.begin();
      isSymbol |= index >= map.getNumDims();
      terms.push_back(inputAt(index) * weight);
      if (i == 0)
        break;
      int64_t size = basis.back();
      basis = basis.drop_back();
      if (ShapedType::isDynamic(size) || llvm::MulOverflow(weight, size, weight))
        return {};
    }
    return terms;
  }

  void foldSum(AffineDelinearizeIndexOp source) {
    bool isSymbol = false;
    llvm::SmallVector<AffineExpr> terms = getTerms(source, isSymbol);
    if (terms.size() < 2)
      return;
    unsigned numDims = map.getNumDims(), numSymbols = map.getNumSymbols();
    AffineExpr whole = isSymbol ? getAffineSymbolExpr(numSymbols, map.getContext())
                                : getAffineDimExpr(numDims, map.getContext());
    llvm::SmallVector<AffineExpr> results;
    for (AffineExpr result : map.getResults())
      results.push_back(replaceIn(result, terms, whole));
    if (llvm::equal(results, map.getResults()))
      return;
    operands.insert(isSymbol ? operands.end() : operands.begin() + numDims, Value(source.getLinearIndex()));
    map = AffineMap::get(numDims + !isSymbol, numSymbols + isSymbol, results, map.getContext());
  }

  static AffineExpr replaceIn(AffineExpr expr, llvm::ArrayRef<AffineExpr> wanted, AffineExpr whole) {
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      return expr;
    if (expr.getKind() != AffineExprKind::Add) {
      AffineExpr lhs = replaceIn(binary.getLHS(), wanted, whole),
                 rhs = replaceIn(binary.getRHS(), wanted, whole);
      return lhs == binary.getLHS() && rhs == binary.getRHS()
                 ? expr
                 : getAffineBinaryOpExpr(expr.getKind(), lhs, rhs);
    }
    llvm::SmallVector<AffineExpr> terms, open = {expr};
    bool changed = false;
    while (!open.empty()) {
      AffineExpr next = open.pop_back_val();
      if (next.getKind() == AffineExprKind::Add) {
        open.push_back(llvm::cast<AffineBinaryOpExpr>(next).getRHS());
        open.push_back(llvm::cast<AffineBinaryOpExpr>(next).getLHS());
        continue;
      }
      terms.push_back(replaceIn(next, wanted, whole));
      changed |= terms.back() != next;
    }
    while (removeTerms(terms, wanted)) {
      terms.push_back(whole);
      changed = true;
    }
    return changed ? sumOf(terms) : expr;
  }

  /// Removes each expression in \p wanted once from \p terms. Returns false and changes nothing if one is
  /// missing.
  static bool removeTerms(llvm::SmallVectorImpl<AffineExpr> &terms, llvm::ArrayRef<AffineExpr> wanted) {
    llvm::SmallVector<AffineExpr> kept(terms.begin(), terms.end());
    for (AffineExpr term : wanted) {
      auto *found = llvm::find(kept, term);
      if (found == kept.end())
        return false;
      kept.erase(found);
    }
    terms.assign(kept.begin(), kept.end());
    return true;
  }

  static AffineExpr sumOf(llvm::ArrayRef<AffineExpr> terms) {
    AffineExpr sum = terms.front();
    for (AffineExpr term : terms.drop_front())
      sum = sum + term;
    return sum;
  }

  AffineMap map;
  llvm::SmallVectorImpl<Value> &operands;
};
} // namespace

void affine::composeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands) {
  if (map->getNumResults() != 0) {
    Composer composer(*map, *operands);
    composer.run();
    *map = composer.finish(*operands);
    *map = DelinearizedSums(*map, *operands).run();
  }
  canonicalizeMapAndOperands(map, operands);
  *map = simplifyAffineMap(*map);
}

void affine::fullyComposeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands) {
  // One call composes all operands, unless it stops at maxCompositions.
  if (llvm::any_of(*operands, [](Value operand) { return static_cast<bool>(getComposable(operand)); }))
    composeAffineMapAndOperands(map, operands);
}

//===----------------------------------------------------------------------===//
// Creation of ops
//===----------------------------------------------------------------------===//

/// Folds attributes among the operands and the maps of affine.apply ops into the map.
static void compose(OpBuilder &builder, AffineMap &map, llvm::ArrayRef<OpFoldResult> operands,
                    llvm::SmallVectorImpl<Value> &values) {
  map = foldAttributesIntoMap(builder, map, operands, values);
  composeAffineMapAndOperands(&map, &values);
}

/// Returns the map with the single result \p expr.
static AffineMap mapOf(AffineExpr expr, MLIRContext *context) {
  return AffineMap::inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>>{llvm::ArrayRef(expr)},
                                      context)
      .front();
}

AffineApplyOp affine::makeComposedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                              llvm::ArrayRef<OpFoldResult> operands) {
  assert(map.getNumResults() == 1 && "affine.apply has one result");
  llvm::SmallVector<Value> values;
  compose(builder, map, operands, values);
  return builder.create<AffineApplyOp>(loc, builder.getIndexType(), map, values);
}

AffineApplyOp affine::makeComposedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                              llvm::ArrayRef<OpFoldResult> operands) {
  return makeComposedAffineApply(builder, loc, mapOf(expr, builder.getContext()), operands);
}

OpFoldResult affine::makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                                   llvm::ArrayRef<OpFoldResult> operands) {
  assert(map.getNumResults() == 1 && "affine.apply has one result");
  llvm::SmallVector<Value> values;
  compose(builder, map, operands, values);
  AffineExpr result = map.getResult(0);
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(result))
    return builder.getIndexAttr(constant.getValue());
  if (auto dim = llvm::dyn_cast<AffineDimExpr>(result))
    return values[dim.getPosition()];
  if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(result))
    return values[map.getNumDims() + symbol.getPosition()];
  return builder.create<AffineApplyOp>(loc, builder.getIndexType(), map, values)->getResult(0);
}

OpFoldResult affine::makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                                   llvm::ArrayRef<OpFoldResult> operands) {
  return makeComposedFoldedAffineApply(builder, loc, mapOf(expr, builder.getContext()), operands);
}

llvm::SmallVector<OpFoldResult>
affine::makeComposedFoldedMultiResultAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                                 llvm::ArrayRef<OpFoldResult> operands) {
  llvm::SmallVector<OpFoldResult> results;
  for (unsigned i = 0, e = map.getNumResults(); i != e; ++i)
    results.push_back(makeComposedFoldedAffineApply(builder, loc, map.getSubMap({i}), operands));
  return results;
}

AffineMinOp affine::makeComposedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                          llvm::ArrayRef<OpFoldResult> operands) {
  llvm::SmallVector<Value> values;
  compose(builder, map, operands, values);
  return builder.create<AffineMinOp>(loc, builder.getIndexType(), map, values);
}

/// Creates an OpT, or returns the constant or operand that it folds to.
template <typename OpT>
static OpFoldResult makeFolded(OpBuilder &builder, Location loc, AffineMap map,
                               llvm::ArrayRef<OpFoldResult> operands) {
  llvm::SmallVector<Value> values;
  compose(builder, map, operands, values);
  if (map.isConstant()) {
    llvm::SmallVector<int64_t> results = map.getConstantResults();
    auto best = std::is_same_v<OpT, AffineMinOp> ? llvm::min_element(results) : llvm::max_element(results);
    return builder.getIndexAttr(*best);
  }
  if (map.getNumResults() == 1)
    return makeComposedFoldedAffineApply(builder, loc, map, getAsOpFoldResult(ValueRange(values)));
  return builder.create<OpT>(loc, builder.getIndexType(), map, values)->getResult(0);
}

OpFoldResult affine::makeComposedFoldedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                                 llvm::ArrayRef<OpFoldResult> operands) {
  return makeFolded<AffineMinOp>(builder, loc, map, operands);
}
OpFoldResult affine::makeComposedFoldedAffineMax(OpBuilder &builder, Location loc, AffineMap map,
                                                 llvm::ArrayRef<OpFoldResult> operands) {
  return makeFolded<AffineMaxOp>(builder, loc, map, operands);
}

OpFoldResult affine::computeProduct(Location loc, OpBuilder &builder, llvm::ArrayRef<OpFoldResult> factors) {
  AffineExpr product = getAffineConstantExpr(1, builder.getContext());
  for (auto [index, factor] : llvm::enumerate(factors)) {
    if (!factor)
      return OpFoldResult();
    product = product * getAffineSymbolExpr(index, builder.getContext());
  }
  return makeComposedFoldedAffineApply(builder, loc, AffineMap::get(0, factors.size(), product), factors);
}
