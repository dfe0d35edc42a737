//===- AffineExpr.h - Affine expressions of dimensions and symbols -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An AffineExpr is an expression tree over dimensions (`d0`), symbols (`s0`) and integer constants with the
// operations `+`, `*`, `mod`, `floordiv` and `ceildiv`. Expressions are uniqued in the context, immutable,
// compared by pointer and copied by value. Building an expression applies cheap local simplifications, so
// equal terms usually result in the same expression.
//
//   AffineExpr d0, d1;
//   bindDims(context, d0, d1);
//   (d0 * 4 + d1) % 4;        // d1 mod 4
//
// An expression is pure affine if every product has a constant factor and every divisor is constant;
// otherwise it is semi-affine, and symbols take the place of these constants. Division by zero is
// representable and is not folded.
//
// Functions on expressions use an explicit stack instead of recursion, because the input determines the depth
// of an expression. They may be called by any number of threads.
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

namespace mlir {

class AffineMap;
class Diagnostic;
class IntegerSet;
class MLIRContext;

namespace detail {
struct AffineExprStorage;
} // namespace detail

/// The kinds of expressions. The binary operations come first, up to LAST_AFFINE_BINARY_OP.
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

/// Handle of a uniqued affine expression; may be null.
class AffineExpr : public detail::PointerHandle<AffineExpr, const detail::AffineExprStorage> {
public:
  using ImplType = const detail::AffineExprStorage;

  using PointerHandle::PointerHandle;

  /// Returns true if this is the constant \p value.
  bool operator==(int64_t value) const;
  bool operator!=(int64_t value) const { return !(*this == value); }

  MLIRContext *getContext() const;
  AffineExprKind getKind() const;
  /// Returns the height of the expression tree: the largest number of operations between the root and a leaf.
  /// A leaf has depth 0.
  unsigned getDepth() const;

  // Cached properties; constant time.
  /// Returns true if every product has a constant factor and every divisor is constant.
  bool isPureAffine() const;
  bool isSymbolicOrConstant() const; ///< True if no dimension occurs in the expression.
  /// Returns the largest known integer that divides every value of the expression; 0 for the constant 0. The
  /// result is derived from the form of the expression and can be smaller than the actual divisor.
  int64_t getLargestKnownDivisor() const;
  /// Returns true if \p factor is known to divide every value of the expression.
  bool isMultipleOf(int64_t factor) const;
  /// Returns true if the dimension or symbol occurs in the expression; isFunctionOfDims tests the dimensions
  /// in [start, end). Linear in the number of distinct subexpressions.
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  bool isFunctionOfDims(unsigned start, unsigned end) const;

  /// Calls \p callback for every subexpression in post-order. A shared subexpression is visited once per
  /// occurrence.
  void walk(llvm::function_ref<void(AffineExpr)> callback) const;

  // Arithmetic; the results are simplified. \pre A divisor and one factor of each product are symbolic or
  // constant.
  AffineExpr operator+(AffineExpr other) const;
  AffineExpr operator+(int64_t value) const;
  AffineExpr operator-() const;
  AffineExpr operator-(AffineExpr other) const;
  AffineExpr operator-(int64_t value) const;
  AffineExpr operator*(AffineExpr other) const;
  AffineExpr operator*(int64_t value) const;
  AffineExpr operator%(AffineExpr other) const;
  AffineExpr operator%(int64_t value) const;
  /// Return the quotient rounded down (floorDiv) or up (ceilDiv).
  AffineExpr floorDiv(AffineExpr other) const;
  AffineExpr floorDiv(int64_t value) const;
  AffineExpr ceilDiv(AffineExpr other) const;
  AffineExpr ceilDiv(int64_t value) const;

  // Substitution. The results are rebuilt and simplified.
  /// Replaces dimension i by `dims[i]` and symbol i by `symbols[i]`. Dimensions and symbols beyond the end of
  /// the lists are kept.
  AffineExpr replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols) const;
  /// Replace dimension i (symbol i) by element i of the list.
  AffineExpr replaceDims(llvm::ArrayRef<AffineExpr> dims) const;
  AffineExpr replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const;
  /// Replaces every occurrence of a subexpression. If one replaced subexpression contains another one, the
  /// outer one is replaced.
  AffineExpr replace(AffineExpr expr, AffineExpr replacement) const;
  AffineExpr replace(const llvm::DenseMap<AffineExpr, AffineExpr> &replacements) const;
  /// Replaces dimension i by result i of \p map. The symbols of the map are those of this expression.
  AffineExpr compose(AffineMap map) const;
  /// Replaces each dimension i in [offset, numDims) by dimension i + shift.
  AffineExpr shiftDims(unsigned numDims, unsigned shift, unsigned offset = 0) const;
  /// Replaces each symbol i in [offset, numSymbols) by symbol i + shift.
  AffineExpr shiftSymbols(unsigned numSymbols, unsigned shift, unsigned offset = 0) const;

  /// Prints the textual form, such as `d0 * 4 + s0`.
  void print(llvm::raw_ostream &os) const;
  /// Prints to stderr; for debuggers.
  LLVM_DUMP_METHOD void dump() const;
};

/// View of a sum, product, remainder or quotient.
class AffineBinaryOpExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() <= AffineExprKind::LAST_AFFINE_BINARY_OP; }
  AffineExpr getLHS() const;
  AffineExpr getRHS() const;
};

/// View of a dimension `d<position>`.
class AffineDimExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::DimId; }
  unsigned getPosition() const;
};

/// View of a symbol `s<position>`.
class AffineSymbolExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::SymbolId; }
  unsigned getPosition() const;
};

/// View of an integer constant.
class AffineConstantExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.getKind() == AffineExprKind::Constant; }
  int64_t getValue() const;
};

inline AffineExpr operator+(int64_t value, AffineExpr expr) { return expr + value; }
inline AffineExpr operator-(int64_t value, AffineExpr expr) { return expr * -1 + value; }
inline AffineExpr operator*(int64_t value, AffineExpr expr) { return expr * value; }

/// Return the uniqued dimension, symbol or constant.
AffineExpr getAffineDimExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineSymbolExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineConstantExpr(int64_t value, MLIRContext *context);
llvm::SmallVector<AffineExpr> getAffineConstantExprs(llvm::ArrayRef<int64_t> values, MLIRContext *context);
/// Returns `lhs <kind> rhs`, simplified. \pre \p kind is a binary operation.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs);

/// Returns the expression as a sum of multiples of dimensions, symbols and quotients, in this order, with
/// like terms combined and remainders expressed by quotients. Slower than the simplification during building,
/// but more thorough. Algorithm: AffineSimplify.cpp.
AffineExpr simplifyAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols);

/// Returns the sum with these coefficients: of dimensions, symbols and \p localExprs, and a constant, in this
/// order. The inverse of SimpleAffineExprFlattener.
AffineExpr getAffineExprFromFlatForm(llvm::ArrayRef<int64_t> flatForm, unsigned numDims, unsigned numSymbols,
                                     llvm::ArrayRef<AffineExpr> localExprs, MLIRContext *context);

/// Returns the value of the expression for the given values of dimensions and symbols, or nullopt on a
/// division by zero, an overflow, a missing input, or a remainder by a number less than 1.
std::optional<int64_t> evaluate(AffineExpr expr, llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

/// Returns a lower or upper bound of a pure affine expression by interval arithmetic. Input i, dimensions
/// before symbols, lies in [constLowerBounds[i], constUpperBounds[i]]. Returns nullopt if a bound that the
/// result depends on is unknown.
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

/// bindDims sets the variables to d0, d1 and so on; bindSymbols sets them to s0, s1 and so on.
template <typename... ExprT>
void bindDims(MLIRContext *context, ExprT &...exprs) {
  detail::bindDims<0>(context, exprs...);
}
/// bindDimsList sets element i to dimension i; bindSymbolsList sets it to symbol i.
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

} // namespace mlir

#endif // STRATA_RUNTIME_IR_AFFINEEXPR_H
