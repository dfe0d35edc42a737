//===- AffineParser.h - Parses affine maps and integer sets ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses affine expressions over declared names or over SSA operands, and the maps and sets that consist of
// them. One parser is used for one map, set or list of expressions. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_AFFINEPARSER_H
#define STRATA_RUNTIME_ASM_AFFINEPARSER_H

#include "runtime/asm/ParserState.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"

namespace mlir {

/// A recursive-descent parser of affine maps, integer sets and affine expressions.
class AffineParser {
public:
  /// Parses an SSA operand and returns its dimension or, if the argument is true, its symbol. Returns null
  /// after an error.
  using ParseOperand = llvm::function_ref<AffineExpr(bool)>;

  explicit AffineParser(ParserState &state, ParseOperand parseOperand = nullptr)
      : state(state), parseOperand(parseOperand) {}

  /// Parses an affine map `(d0)[s0] -> (...)` into \p map, or an integer set `(d0)[s0] : (...)` into \p set.
  ParseResult parseMapOrSet(AffineMap &map, IntegerSet &set);
  /// Parses an expression over the declared names. Returns null after an error.
  AffineExpr parseExpr();
  /// Declares a name that stands for \p expr. Returns false if the name is already declared.
  bool add(llvm::StringRef name, AffineExpr expr) { return names.try_emplace(name, expr).second; }

private:
  ParseResult parseNames(TokenKind open, llvm::StringRef where, AffineExpr (*make)(unsigned, MLIRContext *),
                         unsigned &count);
  ParseResult parseList(TokenKind open, TokenKind close, llvm::StringRef where,
                        llvm::function_ref<ParseResult()> element);
  ParseResult parseConstraint(AffineExpr &constraint, bool &isEq);
  AffineExpr parseProduct(AffineExpr first);
  /// \param before the expression to the left of the preceding operator; null at the start.
  AffineExpr parseOperandExpr(AffineExpr before);
  AffineExpr parseOperandInner(AffineExpr before);
  AffineExpr parseName();
  AffineExpr parseInteger();
  AffineExpr parseParentheses();
  AffineExpr parseNegation(AffineExpr before);
  AffineExpr parseSSA(bool isSymbol);
  AffineExpr combine(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs, llvm::SMLoc loc);
  bool atProductOperator(AffineExprKind &kind) const;
  AffineExpr fail(const llvm::Twine &message) {
    state.error(state.token().getLoc(), message);
    return {};
  }

  ParserState &state;
  ParseOperand parseOperand;
  llvm::StringMap<AffineExpr> names;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_AFFINEPARSER_H
