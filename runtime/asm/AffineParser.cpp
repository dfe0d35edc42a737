//===- AffineParser.cpp - Parses affine maps and integer sets -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AffineParser.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ProgramStack.h"
#include <limits>

using namespace mlir;
using Kind = AffineExprKind;

static bool isWord(const Token &token, llvm::StringRef word) {
  return token.is(TokenKind::BareIdentifier) && token.spelling == word;
}

//===----------------------------------------------------------------------===//
// Parsing of affine maps and integer sets
//===----------------------------------------------------------------------===//

ParseResult AffineParser::parseList(TokenKind open, TokenKind close, llvm::StringRef where,
                                    llvm::function_ref<ParseResult()> element) {
  if (failed(state.expect(open, "expected '" + getTokenSpelling(open) + "'" + where)))
    return failure();
  if (state.consumeIf(close))
    return success();
  do {
    if (failed(element()))
      return failure();
  } while (state.consumeIf(TokenKind::Comma));
  return state.expect(close, "expected '" + getTokenSpelling(close) + "'" + where);
}

ParseResult AffineParser::parseNames(TokenKind open, llvm::StringRef where,
                                     AffineExpr (*make)(unsigned, MLIRContext *), unsigned &count) {
  count = 0;
  TokenKind close = open == TokenKind::LParen ? TokenKind::RParen : TokenKind::RSquare;
  return parseList(open, close, where, [&]() -> ParseResult {
    const Token &token = state.token();
    if (!token.is(TokenKind::BareIdentifier))
      return state.error("expected bare identifier");
    if (!add(token.spelling, make(count++, state.context)))
      return state.error(token.getLoc(), "redefinition of identifier '" + token.spelling + "'");
    state.consume();
    return success();
  });
}

ParseResult AffineParser::parseMapOrSet(AffineMap &map, IntegerSet &set) {
  unsigned numDims = 0, numSymbols = 0;
  if (failed(parseNames(TokenKind::LParen, " in dimensional identifier list", getAffineDimExpr, numDims)))
    return failure();
  if (state.token().is(TokenKind::LSquare) &&
      failed(parseNames(TokenKind::LSquare, " in symbol list", getAffineSymbolExpr, numSymbols)))
    return failure();
  llvm::SmallVector<AffineExpr, 8> exprs;
  if (state.consumeIf(TokenKind::Arrow)) {
    if (failed(parseList(TokenKind::LParen, TokenKind::RParen, " in affine map range", [&]() -> ParseResult {
          exprs.push_back(parseExpr());
          return success(static_cast<bool>(exprs.back()));
        })))
      return failure();
    map = AffineMap::get(numDims, numSymbols, exprs, state.context);
    return success();
  }
  if (failed(state.expect(TokenKind::Colon, "expected '->' or ':'")))
    return failure();
  llvm::SmallVector<bool, 8> eqFlags;
  if (failed(parseList(TokenKind::LParen, TokenKind::RParen, " in integer set constraint list",
                       [&]() -> ParseResult {
                         bool isEq;
                         if (failed(parseConstraint(exprs.emplace_back(), isEq)))
                           return failure();
                         eqFlags.push_back(isEq);
                         return success();
                       })))
    return failure();
  // An empty list of constraints is stored as 0 == 0, which always holds.
  if (exprs.empty()) {
    exprs.push_back(getAffineConstantExpr(0, state.context));
    eqFlags.push_back(true);
  }
  set = IntegerSet::get(numDims, numSymbols, exprs, eqFlags);
  return success();
}

/// Parses a constraint `a == b`, `a >= b` or `a <= b`. Returns one expression, such as `a - b`, which the set
/// compares with zero.
ParseResult AffineParser::parseConstraint(AffineExpr &constraint, bool &isEq) {
  AffineExpr lhs = parseExpr();
  if (!lhs)
    return failure();
  TokenKind comparison = state.token().kind;
  bool isKnown = state.token().isAny(TokenKind::Equal, TokenKind::Greater, TokenKind::Less);
  if (isKnown)
    state.consume();
  if (!isKnown || !state.consumeIf(TokenKind::Equal))
    return state.error(state.token().getLoc(),
                       "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
  AffineExpr rhs = parseExpr();
  if (!rhs)
    return failure();
  isEq = comparison == TokenKind::Equal;
  constraint = comparison == TokenKind::Less ? rhs - lhs : lhs - rhs;
  return success();
}

//===----------------------------------------------------------------------===//
// Parsing of affine expressions
//===----------------------------------------------------------------------===//

bool AffineParser::atProductOperator(Kind &kind) const {
  const Token &token = state.token();
  if (token.is(TokenKind::Star))
    kind = Kind::Mul;
  else if (isWord(token, "floordiv"))
    kind = Kind::FloorDiv;
  else if (isWord(token, "ceildiv"))
    kind = Kind::CeilDiv;
  else if (isWord(token, "mod"))
    kind = Kind::Mod;
  else
    return false;
  return true;
}

AffineExpr AffineParser::combine(Kind kind, AffineExpr lhs, AffineExpr rhs, llvm::SMLoc loc) {
  bool isAffine = rhs.isSymbolicOrConstant() || (kind == Kind::Mul && lhs.isSymbolicOrConstant());
  if (isAffine)
    return getAffineBinaryOpExpr(kind, lhs, rhs);
  if (kind == Kind::Mul) {
    state.error(loc,
                "non-affine expression: at least one of the multiply operands has to be either a constant or "
                "symbolic");
    return {};
  }
  llvm::StringRef name = kind == Kind::Mod ? "mod" : kind == Kind::FloorDiv ? "floordiv" : "ceildiv";
  state.error(loc,
              "non-affine expression: right operand of " + name + " has to be either a constant or symbolic");
  return {};
}

/// Parses `first * a floordiv b ...`; the operators are left-associative.
AffineExpr AffineParser::parseProduct(AffineExpr result) {
  Kind kind;
  while (result && atProductOperator(kind)) {
    llvm::SMLoc loc = state.token().getLoc();
    state.consume();
    AffineExpr operand = parseOperandExpr(result);
    if (!operand)
      return {};
    // The location of an error about this product is the next product operator if there is one, else the
    // operator of this product, as in MLIR.
    Kind next;
    result = combine(kind, result, operand, atProductOperator(next) ? state.token().getLoc() : loc);
  }
  return result;
}

AffineExpr AffineParser::parseExpr() {
  AffineExpr sum;
  bool isNegative = false;
  while (true) {
    AffineExpr term = parseOperandExpr(sum);
    if (!term || !(term = parseProduct(term)))
      return {};
    sum = !sum ? term : isNegative ? sum - term : sum + term;
    if (!state.token().isAny(TokenKind::Plus, TokenKind::Minus))
      return sum;
    isNegative = state.token().is(TokenKind::Minus);
    state.consume();
  }
}

AffineExpr AffineParser::parseOperandExpr(AffineExpr before) {
  ParserState::DepthGuard guard(state);
  if (!guard.ok())
    return {};
  if (!guard.needsNewStack())
    return parseOperandInner(before);
  AffineExpr result;
  llvm::runOnNewStack(ParserState::newStackSize, [&] { result = parseOperandInner(before); });
  return result;
}

AffineExpr AffineParser::parseOperandInner(AffineExpr before) {
  switch (state.token().kind) {
  case TokenKind::BareIdentifier:
    if (!isWord(state.token(), "symbol"))
      return parseName();
    state.consume();
    return parseSSA(/*isSymbol=*/true);
  case TokenKind::PercentIdentifier:
    return parseSSA(/*isSymbol=*/false);
  case TokenKind::Integer:
    return parseInteger();
  case TokenKind::LParen:
    return parseParentheses();
  case TokenKind::Minus:
    return parseNegation(before);
  case TokenKind::Plus:
  case TokenKind::Star:
    return fail(before ? "missing right operand of binary operator"
                       : "missing left operand of binary operator");
  default:
    return fail(before ? "missing right operand of binary operator" : "expected affine expression");
  }
}

AffineExpr AffineParser::parseName() {
  AffineExpr expr = names.lookup(state.token().spelling);
  if (!expr) {
    state.error("use of undeclared identifier");
    return {};
  }
  state.consume();
  return expr;
}

AffineExpr AffineParser::parseInteger() {
  llvm::StringRef spelling = state.token().spelling;
  uint64_t value;
  if (spelling.getAsInteger(0, value) || static_cast<int64_t>(value) < 0)
    return fail("constant too large for index");
  state.consume();
  return getAffineConstantExpr(value, state.context);
}

AffineExpr AffineParser::parseParentheses() {
  state.consume();
  if (state.token().is(TokenKind::RParen))
    return fail("no expression inside parentheses");
  AffineExpr expr = parseExpr();
  if (!expr || failed(state.expect(TokenKind::RParen, "expected ')'")))
    return {};
  return expr;
}

AffineExpr AffineParser::parseNegation(AffineExpr before) {
  state.consume();
  // The minimum constant is parsed here together with its minus, because its magnitude does not fit a
  // positive constant.
  if (uint64_t value; state.token().is(TokenKind::Integer) &&
                      !state.token().spelling.getAsInteger(10, value) && value == uint64_t(1) << 63) {
    state.consume();
    return getAffineConstantExpr(std::numeric_limits<int64_t>::min(), state.context);
  }
  AffineExpr operand = parseOperandExpr(before);
  return operand ? -operand : fail("missing operand of negation");
}

AffineExpr AffineParser::parseSSA(bool isSymbol) {
  if (isSymbol && failed(state.expect(TokenKind::LParen, "expected '(' at start of SSA symbol")))
    return {};
  if (!parseOperand)
    return fail("unexpected ssa identifier");
  AffineExpr expr = parseOperand(isSymbol);
  if (expr && isSymbol && failed(state.expect(TokenKind::RParen, "expected ')' at end of SSA symbol")))
    return {};
  return expr;
}

//===----------------------------------------------------------------------===//
// Parsing of affine map and integer set attributes
//===----------------------------------------------------------------------===//

Attribute ParserState::parseAffineMapOrSet() {
  bool wantsMap = tok.spelling == "affine_map";
  llvm::StringRef what = wantsMap ? "affine map" : "integer set";
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' in " + what)))
    return {};
  llvm::SMLoc loc = tok.getLoc();
  AffineMap map;
  IntegerSet set;
  if (failed(AffineParser(*this).parseMapOrSet(map, set)))
    return {};
  if (wantsMap != static_cast<bool>(map)) {
    error(loc,
          wantsMap ? "expected AffineMap, but got IntegerSet" : "expected IntegerSet, but got AffineMap");
    return {};
  }
  if (failed(expect(TokenKind::Greater, "expected '>' in " + what)))
    return {};
  return wantsMap ? Attribute(AffineMapAttr::get(map)) : Attribute(IntegerSetAttr::get(set));
}

//===----------------------------------------------------------------------===//
// Affine members of AsmParser and OpAsmParser
//===----------------------------------------------------------------------===//

ParseResult AsmParser::parseAffineMap(AffineMap &map) {
  IntegerSet set;
  llvm::SMLoc loc = getCurrentLocation();
  if (failed(AffineParser(state).parseMapOrSet(map, set)))
    return failure();
  return map ? ParseResult(success()) : state.error(loc, "expected AffineMap, but got IntegerSet");
}
ParseResult AsmParser::parseIntegerSet(IntegerSet &set) {
  AffineMap map;
  llvm::SMLoc loc = getCurrentLocation();
  if (failed(AffineParser(state).parseMapOrSet(map, set)))
    return failure();
  return set ? ParseResult(success()) : state.error(loc, "expected IntegerSet, but got AffineMap");
}
ParseResult AsmParser::parseAffineExpr(llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> symbolSet,
                                       AffineExpr &expr) {
  AffineParser parser(state);
  for (auto &[name, symbol] : symbolSet)
    parser.add(name, symbol);
  expr = parser.parseExpr();
  return success(static_cast<bool>(expr));
}

namespace {
/// Collects the distinct operands of affine expressions. The first use of an operand determines whether it is
/// a dimension or a symbol.
class OperandCollector {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  OperandCollector(OpAsmParser &parser, llvm::SmallVectorImpl<UnresolvedOperand> &dims,
                   llvm::SmallVectorImpl<UnresolvedOperand> &symbols)
      : parser(parser), dims(dims), symbols(symbols) {
    for (auto [position, operand] : llvm::enumerate(dims))
      known.try_emplace({operand.name, operand.number}, getAffineDimExpr(position, parser.getContext()));
    for (auto [position, operand] : llvm::enumerate(symbols))
      known.try_emplace({operand.name, operand.number}, getAffineSymbolExpr(position, parser.getContext()));
  }

  AffineExpr operator()(bool isSymbol) {
    UnresolvedOperand operand;
    if (failed(parser.parseOperand(operand)))
      return {};
    auto [entry, isNew] = known.try_emplace({operand.name, operand.number});
    if (isNew) {
      auto &list = isSymbol ? symbols : dims;
      entry->second = isSymbol ? getAffineSymbolExpr(list.size(), parser.getContext())
                               : getAffineDimExpr(list.size(), parser.getContext());
      list.push_back(operand);
    }
    return entry->second;
  }

private:
  OpAsmParser &parser;
  llvm::SmallVectorImpl<UnresolvedOperand> &dims, &symbols;
  llvm::SmallDenseMap<std::pair<llvm::StringRef, unsigned>, AffineExpr, 4> known;
};
} // namespace

ParseResult OpAsmParser::parseAffineMapOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &operands,
                                                Attribute &map, llvm::StringRef attrName,
                                                NamedAttrList &attrs, Delimiter delimiter) {
  llvm::SmallVector<UnresolvedOperand, 4> dims, symbols;
  OperandCollector collect(*this, dims, symbols);
  AffineParser parser(state, collect);
  llvm::SmallVector<AffineExpr, 4> exprs;
  if (failed(parseCommaSeparatedList(
          delimiter,
          [&]() -> ParseResult {
            exprs.push_back(parser.parseExpr());
            return success(static_cast<bool>(exprs.back()));
          },
          " in affine map")))
    return failure();
  map = AffineMapAttr::get(AffineMap::get(dims.size(), symbols.size(), exprs, getContext()));
  attrs.push_back(NamedAttribute(StringAttr::get(getContext(), attrName), map));
  operands.assign(dims.begin(), dims.end());
  operands.append(symbols.begin(), symbols.end());
  return success();
}

ParseResult OpAsmParser::parseAffineExprOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &dimOperands,
                                                 llvm::SmallVectorImpl<UnresolvedOperand> &symbolOperands,
                                                 AffineExpr &expr) {
  OperandCollector collect(*this, dimOperands, symbolOperands);
  expr = AffineParser(state, collect).parseExpr();
  return success(static_cast<bool>(expr));
}
