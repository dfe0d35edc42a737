//===- LocationParser.cpp - Parses locations ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;

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

/// Parses what follows `"file":` in `"file":line`, `"file":line:column`, and the latter followed by `to
/// :column` or `to line:column`.
ParseResult ParserState::parseFileLineColRange(llvm::StringRef file, LocationAttr &loc) {
  auto parseNumber = [&](unsigned &number, const char *what) -> ParseResult {
    if (!tok.is(TokenKind::Integer) || tok.spelling.getAsInteger(0, number))
      return error(llvm::Twine("expected integer ") + what + " number in FileLineColRange");
    consume();
    return success();
  };
  unsigned line, column, endLine, endColumn;
  if (failed(parseNumber(line, "line")))
    return failure();
  if (!consumeIf(TokenKind::Colon)) {
    loc = FileLineColRange::get(StringAttr::get(context, file), line);
    return success();
  }
  if (failed(parseNumber(column, "column")))
    return failure();
  if (!tok.is(TokenKind::BareIdentifier) || tok.spelling != "to") {
    loc = FileLineColLoc::get(context, file, line, column);
    return success();
  }
  consume();
  bool sameLine = tok.is(TokenKind::Colon);
  if (!sameLine && !tok.is(TokenKind::Integer))
    return error("expected either integer or `:` post `to` in FileLineColRange");
  if (!sameLine && failed(parseNumber(endLine, "line")))
    return failure();
  if (failed(expect(TokenKind::Colon, "expected either integer or `:` post `to` in FileLineColRange")) ||
      failed(parseNumber(endColumn, "column")))
    return failure();
  StringAttr name = StringAttr::get(context, file);
  loc = sameLine ? FileLineColRange::get(name, line, column, endColumn)
                 : FileLineColRange::get(name, line, column, endLine, endColumn);
  return success();
}

ParseResult ParserState::parseLocationInner(LocationAttr &loc) {
  if (tok.is(TokenKind::HashIdentifier)) {
    Attribute attr = parseAttribute();
    if (!attr)
      return failure();
    loc = llvm::dyn_cast<LocationAttr>(attr);
    return loc ? ParseResult(success())
               : ParseResult(errorAtToken("expected location attribute, but got ") << attr);
  }
  if (tok.is(TokenKind::String)) {
    std::string storage;
    llvm::StringRef text = tok.getStringValue(storage);
    consume();
    if (consumeIf(TokenKind::Colon))
      return parseFileLineColRange(text, loc);
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
    if (failed(expect(TokenKind::LParen, "expected '(' in callsite location")) ||
        failed(parseLocationInstance(callee)))
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
