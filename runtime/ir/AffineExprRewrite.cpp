//===- AffineExprRewrite.cpp - Operations on affine expressions -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Substitution, evaluation, bounds and printing of affine expressions. No function is recursive.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/AffinePrinting.h"
#include "runtime/ir/AffineRewrite.h"
#include "runtime/ir/AffineStorage.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/PrintUtils.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::detail;
using Kind = AffineExprKind;

//===----------------------------------------------------------------------===//
// Traversal of affine expressions
//===----------------------------------------------------------------------===//

void AffineExpr::walk(llvm::function_ref<void(AffineExpr)> callback) const {
  // An operation is pushed a second time, marked, to be visited after its operands.
  llvm::SmallVector<llvm::PointerIntPair<ImplType *, 1>, 16> work = {{impl, 0}};
  while (!work.empty()) {
    auto [storage, isReady] = std::pair(work.back().getPointer(), work.back().getInt());
    work.pop_back();
    if (storage->kind > Kind::LAST_AFFINE_BINARY_OP || isReady) {
      callback(AffineExpr(storage));
      continue;
    }
    work.emplace_back(storage, 1);
    work.emplace_back(storage->rhs, 0);
    work.emplace_back(storage->lhs, 0);
  }
}

/// Returns true if a dimension or symbol (\p kind) with a position in [start, end) occurs in \p root.
static bool usesLeaf(AffineExpr root, Kind kind, unsigned start, unsigned end) {
  llvm::SmallVector<AffineExpr, 16> work = {root};
  llvm::SmallDenseSet<AffineExpr, 16> seen;
  while (!work.empty()) {
    AffineExpr expr = work.pop_back_val();
    if (expr.getKind() == kind && expr.getImpl()->value >= start && expr.getImpl()->value < end)
      return true;
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || !seen.insert(expr).second)
      continue;
    work.push_back(binary.getLHS());
    work.push_back(binary.getRHS());
  }
  return false;
}

bool AffineExpr::isFunctionOfDim(unsigned position) const {
  return !isSymbolicOrConstant() && usesLeaf(*this, Kind::DimId, position, position + 1);
}
bool AffineExpr::isFunctionOfSymbol(unsigned position) const {
  return usesLeaf(*this, Kind::SymbolId, position, position + 1);
}
bool AffineExpr::isFunctionOfDims(unsigned start, unsigned end) const {
  return !isSymbolicOrConstant() && usesLeaf(*this, Kind::DimId, start, end);
}

//===----------------------------------------------------------------------===//
// Substitution in affine expressions
//===----------------------------------------------------------------------===//

/// Rebuilds an expression bottom-up.
/// \param replace returns the replacement of a subexpression, or null to rebuild it from its operands (or to
///   keep a leaf).
static AffineExpr rebuild(AffineExpr root, llvm::function_ref<AffineExpr(AffineExpr)> replace) {
  return foldAffineExpr<AffineExpr>(
      root,
      [&](AffineExpr expr) -> std::optional<AffineExpr> {
        if (AffineExpr replacement = replace(expr))
          return replacement;
        return llvm::isa<AffineBinaryOpExpr>(expr) ? std::nullopt : std::optional(expr);
      },
      [](AffineBinaryOpExpr expr, const AffineExpr &lhs, const AffineExpr &rhs) -> AffineExpr {
        if (lhs == expr.getLHS() && rhs == expr.getRHS())
          return expr;
        return getAffineBinaryOpExpr(expr.getKind(), lhs, rhs);
      });
}

AffineExpr AffineExpr::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                             llvm::ArrayRef<AffineExpr> symbols) const {
  return rebuild(*this, [&](AffineExpr expr) -> AffineExpr {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr); dim && dim.getPosition() < dims.size())
      return dims[dim.getPosition()];
    if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr); symbol && symbol.getPosition() < symbols.size())
      return symbols[symbol.getPosition()];
    return {};
  });
}
AffineExpr AffineExpr::replaceDims(llvm::ArrayRef<AffineExpr> dims) const {
  return replaceDimsAndSymbols(dims, {});
}
AffineExpr AffineExpr::replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const {
  return replaceDimsAndSymbols({}, symbols);
}
AffineExpr AffineExpr::replace(AffineExpr wanted, AffineExpr replacement) const {
  return rebuild(*this, [&](AffineExpr expr) { return expr == wanted ? replacement : AffineExpr(); });
}
AffineExpr AffineExpr::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const {
  return rebuild(*this, [&](AffineExpr expr) { return replacements.lookup(expr); });
}
AffineExpr AffineExpr::shiftDims(unsigned numDims, unsigned shift, unsigned offset) const {
  return rebuild(*this, [&](AffineExpr expr) -> AffineExpr {
    auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
    bool moves = dim && dim.getPosition() >= offset && dim.getPosition() < numDims;
    return moves ? getAffineDimExpr(dim.getPosition() + shift, getContext()) : AffineExpr();
  });
}
AffineExpr AffineExpr::shiftSymbols(unsigned numSymbols, unsigned shift, unsigned offset) const {
  return rebuild(*this, [&](AffineExpr expr) -> AffineExpr {
    auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr);
    bool moves = symbol && symbol.getPosition() >= offset && symbol.getPosition() < numSymbols;
    return moves ? getAffineSymbolExpr(symbol.getPosition() + shift, getContext()) : AffineExpr();
  });
}
AffineExpr AffineExpr::compose(AffineMap map) const { return replaceDims(map.getResults()); }

//===----------------------------------------------------------------------===//
// Evaluation of affine expressions
//===----------------------------------------------------------------------===//

static std::optional<int64_t> applyOperation(Kind kind, int64_t lhs, int64_t rhs) {
  int64_t result;
  switch (kind) {
  case Kind::Add:
    return llvm::AddOverflow(lhs, rhs, result) ? std::nullopt : std::optional(result);
  case Kind::Mul:
    return llvm::MulOverflow(lhs, rhs, result) ? std::nullopt : std::optional(result);
  case Kind::Mod:
    return rhs < 1 ? std::nullopt : std::optional(llvm::mod(lhs, rhs));
  default:
    if (rhs == 0 || (rhs == -1 && lhs == std::numeric_limits<int64_t>::min()))
      return std::nullopt;
    return kind == Kind::FloorDiv ? llvm::divideFloorSigned(lhs, rhs) : llvm::divideCeilSigned(lhs, rhs);
  }
}

std::optional<int64_t> mlir::evaluate(AffineExpr root, llvm::ArrayRef<int64_t> dims,
                                      llvm::ArrayRef<int64_t> symbols) {
  using Number = std::optional<int64_t>;
  return foldAffineExpr<Number>(
      root,
      [&](AffineExpr expr) -> std::optional<Number> {
        if (llvm::isa<AffineBinaryOpExpr>(expr))
          return std::nullopt;
        if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
          return Number(constant.getValue());
        llvm::ArrayRef<int64_t> values = expr.isSymbolicOrConstant() ? symbols : dims;
        uint64_t position = expr.getImpl()->value;
        return position < values.size() ? Number(values[position]) : Number();
      },
      [](AffineBinaryOpExpr expr, const Number &lhs, const Number &rhs) {
        return lhs && rhs ? applyOperation(expr.getKind(), *lhs, *rhs) : Number();
      });
}

namespace {
/// An interval that contains all values of an expression; a missing bound is unknown.
struct Interval {
  std::optional<int64_t> low, high;
};
} // namespace

static Interval combineIntervals(Kind kind, const Interval &lhs, const Interval &rhs) {
  auto apply = [&](Kind operation, std::optional<int64_t> a, std::optional<int64_t> b) {
    return a && b ? applyOperation(operation, *a, *b) : std::nullopt;
  };
  if (kind == Kind::Add)
    return {apply(kind, lhs.low, rhs.low), apply(kind, lhs.high, rhs.high)};
  // If the left factor of a product is constant, exchange the operands.
  if (kind == Kind::Mul && lhs.low && lhs.low == lhs.high && rhs.low != rhs.high)
    return combineIntervals(kind, rhs, lhs);
  if (!rhs.low || rhs.low != rhs.high)
    return {};
  int64_t constant = *rhs.low;
  if (kind == Kind::Mod) {
    if (constant < 1)
      return {};
    // If all values are in the same period, the remainder is monotonic.
    auto first = apply(Kind::FloorDiv, lhs.low, constant), last = apply(Kind::FloorDiv, lhs.high, constant);
    if (first && first == last)
      return {apply(kind, lhs.low, constant), apply(kind, lhs.high, constant)};
    return {0, constant - 1};
  }
  Interval result = {apply(kind, lhs.low, constant), apply(kind, lhs.high, constant)};
  if (constant < 0)
    std::swap(result.low, result.high);
  return result;
}

std::optional<int64_t> mlir::getBoundForAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                                                   llvm::ArrayRef<std::optional<int64_t>> constLowerBounds,
                                                   llvm::ArrayRef<std::optional<int64_t>> constUpperBounds,
                                                   bool isUpper) {
  (void)numSymbols;
  Interval result = foldAffineExpr<Interval>(
      expr,
      [&](AffineExpr part) -> std::optional<Interval> {
        if (llvm::isa<AffineBinaryOpExpr>(part))
          return std::nullopt;
        if (auto constant = llvm::dyn_cast<AffineConstantExpr>(part))
          return Interval{constant.getValue(), constant.getValue()};
        size_t input = part.getImpl()->value + (part.isSymbolicOrConstant() ? numDims : 0);
        Interval bounds;
        if (input < constLowerBounds.size())
          bounds.low = constLowerBounds[input];
        if (input < constUpperBounds.size())
          bounds.high = constUpperBounds[input];
        return bounds;
      },
      [](AffineBinaryOpExpr part, const Interval &lhs, const Interval &rhs) {
        return combineIntervals(part.getKind(), lhs, rhs);
      });
  return isUpper ? result.high : result.low;
}

//===----------------------------------------------------------------------===//
// Printing of affine expressions
//===----------------------------------------------------------------------===//

namespace {
/// A work item of the printer: a string, a number or an expression. If `isTight` is set, the expression is an
/// operand of an operation other than an addition, and is printed in parentheses unless it is a leaf.
struct Pending {
  Pending(llvm::StringRef text) : text(text) {}
  Pending(AffineExpr expr, bool isTight) : expr(expr), isTight(isTight) {}
  Pending(int64_t number) : number(number) {}
  AffineExpr expr;
  bool isTight = false;
  llvm::StringRef text;
  std::optional<uint64_t> number;
};
} // namespace

static llvm::StringRef operatorText(Kind kind) {
  switch (kind) {
  case Kind::Add:
    return " + ";
  case Kind::Mul:
    return " * ";
  case Kind::Mod:
    return " mod ";
  case Kind::FloorDiv:
    return " floordiv ";
  default:
    return " ceildiv ";
  }
}

static std::optional<int64_t> constantOf(AffineExpr expr) {
  auto constant = llvm::dyn_cast<AffineConstantExpr>(expr);
  return constant ? std::optional(constant.getValue()) : std::nullopt;
}

/// Returns -value as a number to print. Overflow wraps.
static Pending negated(int64_t value) { return Pending(static_cast<int64_t>(-static_cast<uint64_t>(value))); }

/// Appends the pieces of an operation in order. Negative terms are printed as subtractions.
static void appendPieces(AffineBinaryOpExpr expr, bool isTight, llvm::SmallVectorImpl<Pending> &pieces) {
  AffineExpr lhs = expr.getLHS(), rhs = expr.getRHS();
  Kind kind = expr.getKind();
  if (isTight)
    pieces.push_back({"("});
  if (kind == Kind::Mul && constantOf(rhs) == -1) {
    pieces.append({{"-"}, {lhs, true}});
  } else if (kind != Kind::Add) {
    pieces.append({{lhs, true}, {operatorText(kind)}, {rhs, true}});
  } else {
    pieces.push_back({lhs, false});
    auto product = rhs.getKind() == Kind::Mul ? AffineBinaryOpExpr(rhs.getImpl()) : AffineBinaryOpExpr();
    std::optional<int64_t> factor = product ? constantOf(product.getRHS()) : std::nullopt;
    std::optional<int64_t> constant = constantOf(rhs);
    if (factor == -1)
      pieces.append({{" - "}, {product.getLHS(), product.getLHS().getKind() == Kind::Add}});
    else if (factor && *factor < -1)
      pieces.append({{" - "}, {product.getLHS(), true}, {" * "}, negated(*factor)});
    else if (constant && *constant < 0)
      pieces.append({{" - "}, negated(*constant)});
    else
      pieces.append({{" + "}, {rhs, false}});
  }
  if (isTight)
    pieces.push_back({")"});
}

void detail::printAffineExpr(AffineExpr expr, llvm::raw_ostream &os,
                             llvm::function_ref<void(unsigned, bool)> printLeaf) {
  llvm::SmallVector<Pending, 16> work = {{expr, false}};
  llvm::SmallVector<Pending, 8> pieces;
  while (!work.empty()) {
    Pending next = work.pop_back_val();
    if (!next.expr) {
      if (next.number)
        os << static_cast<int64_t>(*next.number);
      else
        os << next.text;
      continue;
    }
    if (auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(next.expr)) {
      pieces.clear();
      appendPieces(binary, next.isTight, pieces);
      work.append(pieces.rbegin(), pieces.rend());
    } else if (auto constant = llvm::dyn_cast<AffineConstantExpr>(next.expr)) {
      os << constant.getValue();
    } else if (printLeaf) {
      printLeaf(next.expr.getImpl()->value, next.expr.isSymbolicOrConstant());
    } else {
      os << (next.expr.isSymbolicOrConstant() ? 's' : 'd') << next.expr.getImpl()->value;
    }
  }
}

void AffineExpr::print(llvm::raw_ostream &os) const {
  if (!impl)
    os << "<<NULL AFFINE EXPR>>";
  else
    printAffineExpr(*this, os, nullptr);
}
void AffineExpr::dump() const { dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AffineExpr expr) {
  expr.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, AffineExpr expr) {
  return appendPrinted(diag, [&](llvm::raw_ostream &os) { expr.print(os); });
}
