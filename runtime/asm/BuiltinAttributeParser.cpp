//===- BuiltinAttributeParser.cpp - Strided, distinct, dense_resource -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses `strided<...>`, `distinct[...]<...>` and `dense_resource<...>`.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Parsing of strided layouts
//===----------------------------------------------------------------------===//

/// Parses an integer or `?`.
ParseResult ParserState::parseStride(int64_t &stride) {
  llvm::SMLoc loc = tok.getLoc();
  if (consumeIf(TokenKind::Question)) {
    stride = ShapedType::kDynamic;
    return success();
  }
  bool isNegative = consumeIf(TokenKind::Minus);
  // The in-memory encoding of `?`, the minimum integer, is not accepted as a number.
  if (!tok.is(TokenKind::Integer) || tok.spelling.getAsInteger(0, stride))
    return error(loc, "expected a 64-bit signed integer or '?'");
  stride = isNegative ? -stride : stride;
  consume();
  return success();
}

Attribute ParserState::parseStridedLayout() {
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'strided'")) ||
      failed(expect(TokenKind::LSquare, "expected '['")))
    return {};
  llvm::SmallVector<int64_t, 4> strides;
  if (!consumeIf(TokenKind::RSquare)) {
    do {
      if (failed(parseStride(strides.emplace_back())))
        return {};
    } while (consumeIf(TokenKind::Comma));
    if (failed(expect(TokenKind::RSquare, "expected ']'")))
      return {};
  }
  int64_t offset = 0;
  if (!consumeIf(TokenKind::Greater)) {
    if (failed(expect(TokenKind::Comma, "expected ','")))
      return {};
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling != "offset") {
      error("expected 'offset' after comma");
      return {};
    }
    consume();
    if (failed(expect(TokenKind::Colon, "expected ':' after 'offset'")) || failed(parseStride(offset)) ||
        failed(expect(TokenKind::Greater, "expected '>'")))
      return {};
  }
  return StridedLayoutAttr::get(context, offset, strides);
}

//===----------------------------------------------------------------------===//
// Parsing of distinct attributes
//===----------------------------------------------------------------------===//

/// Parses `distinct[number]<attr>`. Within one text, equal numbers denote the same distinct attribute.
Attribute ParserState::parseDistinct() {
  llvm::SMLoc loc = tok.getLoc();
  consume();
  if (failed(expect(TokenKind::LSquare, "expected '[' after 'distinct'")))
    return {};
  if (!tok.is(TokenKind::Integer)) {
    error("expected distinct ID");
    return {};
  }
  uint64_t number;
  bool fits = !tok.spelling.getAsInteger(0, number);
  consume();
  if (!fits) {
    error("expected an unsigned 64-bit integer");
    return {};
  }
  if (failed(expect(TokenKind::RSquare, "expected ']' to close distinct ID")) ||
      failed(expect(TokenKind::Less, "expected '<' after distinct ID")))
    return {};
  Attribute referenced;
  if (tok.is(TokenKind::Greater))
    referenced = UnitAttr::get(context);
  else if (!(referenced = parseAttribute()))
    return {};
  if (failed(expect(TokenKind::Greater, "expected '>' to close distinct attribute")))
    return {};
  NumberedDistinct distinct;
  {
    std::unique_lock<std::mutex> lock(tables->mutex, std::defer_lock);
    if (part)
      lock.lock();
    auto [entry, isNew] = tables->distinctAttrs.try_emplace(number);
    if (isNew)
      entry->second = {DistinctAttr::create(referenced), part};
    entry->second.firstPart = std::min(entry->second.firstPart, part);
    distinct = entry->second;
  }
  if (Attribute earlier = distinct.attr.getReferencedAttr(); earlier != referenced) {
    error(loc, "referenced attribute does not match previous definition: ") << earlier;
    return {};
  }
  return distinct.attr;
}

//===----------------------------------------------------------------------===//
// Parsing of dense resources
//===----------------------------------------------------------------------===//

Attribute ParserState::parseDenseResource(Type type) {
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'dense_resource'")))
    return {};
  std::string key;
  if (failed(parseResourceKey(key, /*allowString=*/true)) ||
      failed(expect(TokenKind::Greater, "expected '>'")))
    return {};
  llvm::SMLoc loc = tok.getLoc();
  if (!type && (failed(expect(TokenKind::Colon, "expected ':'")) || !(type = parseType())))
    return {};
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped) {
    error(loc, "`dense_resource` expected a shaped type");
    return {};
  }
  DenseResourceElementsHandle handle = getResource(key);
  return handle.getResource() ? DenseResourceElementsAttr::get(shaped, handle) : DenseResourceElementsAttr();
}
