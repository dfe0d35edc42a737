//===- AffineExpr.h - Sums, products and quotients of indices -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An expression over dimensions (`d0`), symbols (`s0`) and constants with `+`, `*`, `mod`, `floordiv` and
// `ceildiv`. Uniqued in the context like types, compared by pointer, immutable. What can be simplified
// cheaply is simplified while it is built, so that two ways of writing a term mostly give the same
// expression.
//
//   AffineExpr d0, d1;
//   bindDims(context, d0, d1);
//   (d0 * 4 + d1) % 4;        // d1 mod 4
//
// "Pure affine" are those in which one factor of each product and each divisor are constants; all others,
// with symbols there, are semi-affine. Division by zero is representable; it folds to nothing.
//
// No operation recurses by the depth of an expression: depth comes from the input.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEEXPR_H
#define STRATA_RUNTIME_IR_AFFINEEXPR_H

#include "runtime/ir/HandleTraits.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Compiler.h"
#include <optional>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class AffineMap;
class Diagnostic;
class IntegerSet;
class MLIRContext;

namespace detail {
struct AffineExprStorage;
} // namespace detail

enum class AffineExprKind : uint8_t {
  Add,
  Mul,
  Mod,
  FloorDiv,
  CeilDiv,
  LAST_AFFINE_BINARY_OP = CeilDiv,
  Constant,
  DimId,
  SymbolId,
};

class AffineExpr : public detail::PointerHandle<AffineExpr, const detail::AffineExprStorage> {
public:
  using ImplType = const detail::AffineExprStorage;

  using PointerHandle::PointerHandle;

  bool operator==(int64_t value) const;
  bool operator!=(int64_t value) const { return !(*this == value); }

  MLIRContext *getContext() const;
  AffineExprKind getKind() const;
  /// Levels of operations above the deepest leaf; a leaf has none.
  unsigned getDepth() const;

  // What is known of it, without looking inside.
  bool isSymbolicOrConstant() const; ///< No dimension occurs.
  bool isPureAffine() const;
  /// The largest number that divides every value of this, as far as its form tells; 0 for the constant 0.
  int64_t getLargestKnownDivisor() const;
  bool isMultipleOf(int64_t factor) const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  bool isFunctionOfDims(unsigned start, unsigned end) const;

  /// Calls back for every subexpression, operands before their operation; shared ones as often as they occur.
  void walk(llvm::function_ref<void(AffineExpr)> callback) const;

  // Building. Divisors and one factor of a product must be symbolic or constant.
  AffineExpr operator+(AffineExpr other) const;
  AffineExpr operator+(int64_t value) const;
  AffineExpr operator-() const;
  AffineExpr operator-(AffineExpr other) const;
  AffineExpr operator-(int64_t value) const;
  AffineExpr operator*(AffineExpr other) const;
  AffineExpr operator*(int64_t value) const;
  AffineExpr operator%(AffineExpr other) const;
  AffineExpr operator%(int64_t value) const;
  AffineExpr floorDiv(AffineExpr other) const;
  AffineExpr floorDiv(int64_t value) const;
  AffineExpr ceilDiv(AffineExpr other) const;
  AffineExpr ceilDiv(int64_t value) const;

  // Replacing; the result is simplified as if it were built anew.
  /// Dimensions and symbols beyond the lists stay.
  AffineExpr replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols) const;
  AffineExpr replaceDims(llvm::ArrayRef<AffineExpr> dims) const;
  AffineExpr replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const;
  /// Every occurrence of a subexpression, outermost first.
  AffineExpr replace(AffineExpr expr, AffineExpr replacement) const;
  AffineExpr replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const;
  /// Dimensions from `offset` up to numDims become those `shift` further on; likewise symbols.
  AffineExpr shiftDims(unsigned numDims, unsigned shift, unsigned offset = 0) const;
  AffineExpr shiftSymbols(unsigned numSymbols, unsigned shift, unsigned offset = 0) const;
  /// The dimensions replaced by the results of a map, whose symbols are also those of this expression.
  AffineExpr compose(AffineMap map) const;

  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
};

class AffineBinaryOpExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() <= AffineExprKind::LAST_AFFINE_BINARY_OP; }
  AffineExpr getLHS() const;
  AffineExpr getRHS() const;
};

class AffineDimExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::DimId; }
  unsigned getPosition() const;
};

class AffineSymbolExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::SymbolId; }
  unsigned getPosition() const;
};

class AffineConstantExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::Constant; }
  int64_t getValue() const;
};

inline AffineExpr operator+(int64_t value, AffineExpr expr) { return expr + value; }
inline AffineExpr operator*(int64_t value, AffineExpr expr) { return expr * value; }
inline AffineExpr operator-(int64_t value, AffineExpr expr) { return expr * -1 + value; }

AffineExpr getAffineDimExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineSymbolExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineConstantExpr(int64_t value, MLIRContext *context);
llvm::SmallVector<AffineExpr> getAffineConstantExprs(llvm::ArrayRef<int64_t> values, MLIRContext *context);
/// \pre kind is that of a binary operation.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs);

/// Brings the expression into the form of a sum over dimensions, symbols and quotients, in that order, with
/// like terms joined and remainders in terms of quotients. More thorough than what building does, and slower.
AffineExpr simplifyAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols);

/// The value when all dimensions and symbols are constants; none when something is divided by zero or
/// overflows. Modulo a number that is not positive is not defined either.
std::optional<int64_t> evaluate(AffineExpr expr, llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

/// A bound of the values of a pure affine expression whose inputs lie between bounds (inclusive), dimensions
/// first; none where a needed one is missing.
std::optional<int64_t> getBoundForAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                                             llvm::ArrayRef<std::optional<int64_t>> constLowerBounds,
                                             llvm::ArrayRef<std::optional<int64_t>> constUpperBounds,
                                             bool isUpper);

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineExpr expr);
Diagnostic &operator<<(Diagnostic &diag, AffineExpr expr);
inline bool operator==(int64_t value, AffineExpr expr) { return expr == value; }

namespace detail {
template <int N>
void bindDims(MLIRContext *) {}
template <int N, typename ExprT, typename... Rest>
void bindDims(MLIRContext *context, ExprT &expr, Rest &...rest) {
  expr = getAffineDimExpr(N, context);
  bindDims<N + 1>(context, rest...);
}
template <int N>
void bindSymbols(MLIRContext *) {}
template <int N, typename ExprT, typename... Rest>
void bindSymbols(MLIRContext *context, ExprT &expr, Rest &...rest) {
  expr = getAffineSymbolExpr(N, context);
  bindSymbols<N + 1>(context, rest...);
}
} // namespace detail

/// Sets the variables to d0, d1 and so on, or s0, s1.
template <typename... ExprT>
void bindDims(MLIRContext *context, ExprT &...exprs) {
  detail::bindDims<0>(context, exprs...);
}
template <typename ExprT>
void bindDimsList(MLIRContext *context, llvm::MutableArrayRef<ExprT> exprs) {
  for (unsigned i = 0; i != exprs.size(); ++i)
    exprs[i] = getAffineDimExpr(i, context);
}
template <typename... ExprT>
void bindSymbols(MLIRContext *context, ExprT &...exprs) {
  detail::bindSymbols<0>(context, exprs...);
}
template <typename ExprT>
void bindSymbolsList(MLIRContext *context, llvm::MutableArrayRef<ExprT> exprs) {
  for (unsigned i = 0; i != exprs.size(); ++i)
    exprs[i] = getAffineSymbolExpr(i, context);
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_AFFINEEXPR_H
