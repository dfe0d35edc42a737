//===- AffineParser.h - Reading maps, sets and expressions ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Affine expressions over names that are declared in front of them, or over SSA values as operands. Private
// to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_AFFINEPARSER_H
#define STRATA_RUNTIME_ASM_AFFINEPARSER_H

#include "runtime/asm/ParserState.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"

namespace strata {

class AffineParser {
public:
  /// Reads an SSA operand and says which dimension or (true) symbol it is; null after an error.
  using ParseOperand = llvm::function_ref<AffineExpr(bool)>;

  explicit AffineParser(ParserState &state, ParseOperand parseOperand = nullptr)
      : state(state), parseOperand(parseOperand) {}

  /// `(d0)[s0] -> (…)` or `(d0)[s0] : (…)`; fills one of the two.
  ParseResult parseMapOrSet(AffineMap &map, IntegerSet &set);
  /// One expression over the names given. Null after an error.
  AffineExpr parseExpr();
  /// False when the name is taken.
  bool add(llvm::StringRef name, AffineExpr expr) { return names.try_emplace(name, expr).second; }

private:
  ParseResult parseNames(TokenKind open, llvm::StringRef where, AffineExpr (*make)(unsigned, MLIRContext *),
                         unsigned &count);
  ParseResult parseList(TokenKind open, TokenKind close, llvm::StringRef where,
                        llvm::function_ref<ParseResult()> element);
  ParseResult parseConstraint(AffineExpr &constraint, bool &isEq);
  AffineExpr parseProduct(AffineExpr first);
  /// \param before  what stands left of the operator that this follows; null at the start.
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

} // namespace strata

#endif // STRATA_RUNTIME_ASM_AFFINEPARSER_H
