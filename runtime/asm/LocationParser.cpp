//===- LocationParser.cpp - Reading locations -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "llvm/Support/ProgramStack.h"

using namespace strata;

ParseResult ParserState::parseLocation(LocationAttr &loc) {
  if (!tok.is(TokenKind::BareIdentifier) || tok.spelling != "loc")
    return error("expected 'loc' keyword");
  consume();
  if (failed(expect(TokenKind::LParen, "expected '(' in location")))
    return failure();
  if (failed(parseLocationInstance(loc)))
    return failure();
  return expect(TokenKind::RParen, "expected ')' in location");
}

ParseResult ParserState::parseLocationInstance(LocationAttr &loc) {
  DepthGuard guard(*this);
  if (!guard.ok())
    return failure();
  if (!guard.needsNewStack())
    return parseLocationInner(loc);
  ParseResult result = failure();
  llvm::runOnNewStack(newStackSize, [&] { result = parseLocationInner(loc); });
  return result;
}

ParseResult ParserState::parseLocationInner(LocationAttr &loc) {
  if (tok.is(TokenKind::HashIdentifier)) {
    Attribute attr = parseAttribute();
    if (!attr)
      return failure();
    loc = llvm::dyn_cast<LocationAttr>(attr);
    return loc ? ParseResult(success()) : ParseResult(errorAtToken("expected location attribute, but got ") << attr);
  }
  if (tok.is(TokenKind::String)) {
    std::string storage;
    llvm::StringRef text = tok.getStringValue(storage);
    consume();
    if (consumeIf(TokenKind::Colon)) {
      unsigned lineNumber, column;
      if (!tok.is(TokenKind::Integer) || tok.spelling.getAsInteger(0, lineNumber))
        return error("expected integer line number in FileLineColRange");
      consume();
      if (!consumeIf(TokenKind::Colon)) {
        loc = FileLineColLoc::get(context, text, lineNumber, 0);
        return success();
      }
      if (!tok.is(TokenKind::Integer) || tok.spelling.getAsInteger(0, column))
        return error("expected integer column number in FileLineColRange");
      consume();
      loc = FileLineColLoc::get(context, text, lineNumber, column);
      return success();
    }
    StringAttr name = StringAttr::get(context, text);
    if (!consumeIf(TokenKind::LParen)) {
      loc = NameLoc::get(name);
      return success();
    }
    LocationAttr child;
    if (failed(parseLocationInstance(child)))
      return failure();
    loc = NameLoc::get(name, child);
    return expect(TokenKind::RParen, "expected ')' after child location of NameLoc");
  }
  if (!tok.is(TokenKind::BareIdentifier))
    return error("expected location instance");
  llvm::StringRef word = tok.spelling;
  if (word == "unknown") {
    consume();
    loc = UnknownLoc::get(context);
    return success();
  }
  if (word == "callsite") {
    consume();
    LocationAttr callee, caller;
    if (failed(expect(TokenKind::LParen, "expected '(' in callsite location")) || failed(parseLocationInstance(callee)))
      return failure();
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling != "at")
      return error("expected 'at' in callsite location");
    consume();
    if (failed(parseLocationInstance(caller)))
      return failure();
    loc = CallSiteLoc::get(callee, caller);
    return expect(TokenKind::RParen, "expected ')' in callsite location");
  }
  if (word == "fused") {
    consume();
    Attribute metadata;
    if (consumeIf(TokenKind::Less)) {
      metadata = parseAttribute();
      if (!metadata || failed(expect(TokenKind::Greater, "expected '>' after fused location metadata")))
        return failure();
    }
    llvm::SmallVector<Location, 4> parts;
    if (failed(expect(TokenKind::LSquare, "expected '[' in fused location")) ||
        failed(parseCommaSeparated(
            TokenKind::RSquare,
            [&]() -> ParseResult {
              LocationAttr part;
              if (failed(parseLocationInstance(part)))
                return failure();
              parts.push_back(part);
              return success();
            },
            /*allowEmpty=*/true, " in fused location")))
      return failure();
    loc = FusedLoc::get(parts, metadata, context);
    return success();
  }
  return error("expected location instance");
}
