//===- AffineExprVisitor.h - Functions by kind of expression -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A visitor of affine expressions is a class with a function for each kind of expression that it handles:
//
//     struct DimCounter : AffineExprVisitor<DimCounter> {
//       void visitDimExpr(AffineDimExpr) { ++count; }
//       unsigned count = 0;
//     };
//     DimCounter counter;
//     counter.walkPostOrder(expr);
//
// SimpleAffineExprFlattener is a visitor that computes coefficients. To visit all subexpressions by one
// function, use AffineExpr::walk.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEEXPRVISITOR_H
#define STRATA_RUNTIME_IR_AFFINEEXPRVISITOR_H

#include "runtime/ir/AffineExpr.h"
#include "runtime/support/WalkResult.h"
#include <vector>

namespace mlir {

/// CRTP base of visitors: visit() calls the function of \p ConcreteT for the kind of the expression. The
/// default functions for binary operations call visitAffineBinaryOpExpr; the other default functions return
/// `ResultT()`, or success.
template <typename ConcreteT, typename ResultT>
class AffineExprVisitorBase {
public:
  ResultT visit(AffineExpr expr);

  ResultT visitDimExpr(AffineDimExpr) { return getDefault(); }
  ResultT visitSymbolExpr(AffineSymbolExpr) { return getDefault(); }
  ResultT visitConstantExpr(AffineConstantExpr) { return getDefault(); }
  ResultT visitAffineBinaryOpExpr(AffineBinaryOpExpr) { return getDefault(); }
  ResultT visitAddExpr(AffineBinaryOpExpr expr) { return getConcrete().visitAffineBinaryOpExpr(expr); }
  ResultT visitMulExpr(AffineBinaryOpExpr expr) { return getConcrete().visitAffineBinaryOpExpr(expr); }
  ResultT visitModExpr(AffineBinaryOpExpr expr) { return getConcrete().visitAffineBinaryOpExpr(expr); }
  ResultT visitFloorDivExpr(AffineBinaryOpExpr expr) { return getConcrete().visitAffineBinaryOpExpr(expr); }
  ResultT visitCeilDivExpr(AffineBinaryOpExpr expr) { return getConcrete().visitAffineBinaryOpExpr(expr); }

private:
  ConcreteT &getConcrete() { return static_cast<ConcreteT &>(*this); }
  static ResultT getDefault() {
    if constexpr (std::is_same_v<ResultT, llvm::LogicalResult>)
      return llvm::success();
    else
      return ResultT();
  }
};

/// A visitor that also walks over all subexpressions.
template <typename ConcreteT, typename ResultT = void>
class AffineExprVisitor : public AffineExprVisitorBase<ConcreteT, ResultT> {
public:
  /// Visits the subexpressions of \p expr and then \p expr, operands from left to right. A failure, or an
  /// interrupting WalkResult, ends the walk. Returns the result of the last visit.
  ResultT walkPostOrder(AffineExpr expr) {
    // An explicit stack: the input determines the depth of expressions.
    llvm::SmallVector<std::pair<AffineExpr, /*areOperandsVisited=*/bool>, 8> open = {{expr, false}};
    while (true) {
      auto [next, isReady] = open.back();
      auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(next);
      if (binary && !isReady) {
        open.back().second = true;
        open.push_back({binary.getRHS(), false});
        open.push_back({binary.getLHS(), false});
        continue;
      }
      open.pop_back();
      if constexpr (std::is_void_v<ResultT>) {
        this->visit(next);
        if (open.empty())
          return;
      } else {
        ResultT result = this->visit(next);
        if (open.empty() || endsWalk(result))
          return result;
      }
    }
  }

private:
  template <typename T>
  static bool endsWalk(const T &result) {
    if constexpr (std::is_same_v<T, llvm::LogicalResult>)
      return llvm::failed(result);
    else if constexpr (std::is_same_v<T, WalkResult>)
      return result.wasInterrupted();
    else
      return false;
  }
};

/// Computes the coefficients of an expression: its flat form is a row with one coefficient for each
/// dimension, each symbol and each local, and a constant. A local stands for a subexpression that is not
/// linear: a quotient by a constant, or, in a semi-affine expression, any product, quotient or remainder
/// without constant operand. Walk over an expression; its flat form is then the last row of
/// operandExprStack. Further walks add their rows and locals to those of earlier ones.
///
/// A walk fails if a divisor is not positive or a coefficient overflows.
class SimpleAffineExprFlattener : public AffineExprVisitor<SimpleAffineExprFlattener, llvm::LogicalResult> {
public:
  SimpleAffineExprFlattener(unsigned numDims, unsigned numSymbols);
  virtual ~SimpleAffineExprFlattener();

  // Called by the walk for each subexpression. They replace the rows of the operands on the stack by the row
  // of the subexpression.
  llvm::LogicalResult visitDimExpr(AffineDimExpr expr);
  llvm::LogicalResult visitSymbolExpr(AffineSymbolExpr expr);
  llvm::LogicalResult visitConstantExpr(AffineConstantExpr expr);
  llvm::LogicalResult visitAddExpr(AffineBinaryOpExpr expr);
  llvm::LogicalResult visitMulExpr(AffineBinaryOpExpr expr);
  llvm::LogicalResult visitModExpr(AffineBinaryOpExpr expr);
  llvm::LogicalResult visitFloorDivExpr(AffineBinaryOpExpr expr);
  llvm::LogicalResult visitCeilDivExpr(AffineBinaryOpExpr expr);

  /// The rows of visited expressions whose parent has not been visited.
  std::vector<llvm::SmallVector<int64_t, 8>> operandExprStack;
  unsigned numDims, numSymbols, numLocals = 0;
  llvm::SmallVector<AffineExpr, 4> localExprs; ///< For each local, the subexpression it represents.

protected:
  // Add a local, a variable that represents a subexpression that is not linear, and its column to all rows. A
  // derived class overrides these functions to learn the definitions of locals.
  /// Adds the local `dividend floordiv divisor`. \param localExpr the expression that the local stands for.
  virtual void addLocalFloorDivId(llvm::ArrayRef<int64_t> dividend, int64_t divisor, AffineExpr localExpr);
  /// Adds a local that represents a product, quotient or remainder without constant operand.
  /// \param lhs, rhs the flat forms of its operands.
  virtual llvm::LogicalResult addLocalIdSemiAffine(llvm::ArrayRef<int64_t> lhs, llvm::ArrayRef<int64_t> rhs,
                                                   AffineExpr localExpr);

private:
  using Row = llvm::SmallVector<int64_t, 8>;
  unsigned getNumColumns() const { return numDims + numSymbols + numLocals + 1; }
  llvm::LogicalResult pushUnit(unsigned column, int64_t coefficient);
  /// Takes the row of the right operand from the stack.
  Row popOperand();
  AffineExpr rebuild(llvm::ArrayRef<int64_t> row, MLIRContext *context) const;
  /// Returns the column of the local that stands for \p expr; calls \p add if there is none.
  llvm::FailureOr<unsigned> findOrAddLocal(AffineExpr expr, llvm::function_ref<llvm::LogicalResult()> add);
  /// Replaces the row of the left operand by a local that stands for \p expr.
  llvm::LogicalResult replaceBySemiAffine(const Row &rhs, AffineExpr expr);
  llvm::LogicalResult visitQuotient(AffineBinaryOpExpr expr, bool roundsUp);
  void addLocal(AffineExpr expr);
};

template <typename ConcreteT, typename ResultT>
ResultT AffineExprVisitorBase<ConcreteT, ResultT>::visit(AffineExpr expr) {
  static_assert(std::is_base_of_v<AffineExprVisitorBase, ConcreteT>, "a visitor passes its own class");
  ConcreteT &self = getConcrete();
  if (expr.getKind() == AffineExprKind::DimId)
    return self.visitDimExpr(llvm::cast<AffineDimExpr>(expr));
  if (expr.getKind() == AffineExprKind::SymbolId)
    return self.visitSymbolExpr(llvm::cast<AffineSymbolExpr>(expr));
  if (expr.getKind() == AffineExprKind::Constant)
    return self.visitConstantExpr(llvm::cast<AffineConstantExpr>(expr));
  auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return self.visitAddExpr(binary);
  case AffineExprKind::Mul:
    return self.visitMulExpr(binary);
  case AffineExprKind::Mod:
    return self.visitModExpr(binary);
  case AffineExprKind::FloorDiv:
    return self.visitFloorDivExpr(binary);
  default:
    return self.visitCeilDivExpr(binary);
  }
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_AFFINEEXPRVISITOR_H
