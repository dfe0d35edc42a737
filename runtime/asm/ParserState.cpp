//===- ParserState.cpp - The state of one parse of a buffer ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Process.h"
#ifdef __linux__
#include <sys/mman.h>
#endif

using namespace mlir;

ParserState::ParserState(llvm::StringRef buffer, llvm::StringRef bufferName, MLIRContext *context,
                         unsigned firstLine, unsigned firstColumn)
    : context(context), tables(std::make_shared<Tables>()), attrAliases(tables->attrAliases),
      typeAliases(tables->typeAliases), buffer(buffer), lexer(buffer), linePlace(buffer.begin()),
      lineStart(buffer.begin()), firstLine(firstLine), firstColumn(firstColumn), line(firstLine) {
  fileName = StringAttr::get(context, bufferName);
  fileNumber = context->getFileNumber(fileName);
  defaultDialects.push_back("builtin");
  last = {TokenKind::Eof, llvm::StringRef(buffer.data(), 0)};
  tok = lexer.next();
  if (tok.is(TokenKind::Error))
    reportLexError();
}

ParserState::ParserState(ParserState &main, Start start, unsigned part)
    : context(main.context), tables(main.tables), part(part), attrAliases(main.attrAliases),
      typeAliases(main.typeAliases), defaultDialects(main.defaultDialects), buffer(main.buffer),
      lexer(main.buffer), fileNumber(main.fileNumber), fileName(main.fileName), linePlace(start.lineStart),
      lineStart(start.lineStart), firstLine(main.firstLine), firstColumn(main.firstColumn), line(start.line),
      depth(main.depth) {
  if (main.releasedEnd)
    releasedEnd = start.place;
  last = {TokenKind::Eof, llvm::StringRef(start.place, 0)};
  lexer.setPosition(start.place);
  tok = lexer.next();
  if (tok.is(TokenKind::Error))
    reportLexError();
}

void ParserState::setPosition(const Position &position) {
  lexer = position.lexer;
  tok = position.token;
  last = position.last;
  linePlace = position.linePlace;
  lineStart = position.lineStart;
  line = position.line;
}

void ParserState::mergeParts(unsigned firstDropped) {
  llvm::SmallVector<uint64_t> dropped;
  for (auto &[number, entry] : tables->distinctAttrs) {
    if (entry.firstPart >= firstDropped)
      dropped.push_back(number);
    entry.firstPart = 0;
  }
  for (uint64_t number : dropped)
    tables->distinctAttrs.erase(number);
}

//===----------------------------------------------------------------------===//
// Source locations and errors
//===----------------------------------------------------------------------===//

/// Returns the line and the column of a position. Counts lines from the previously resolved position, because
/// positions are mostly resolved in ascending order.
std::pair<unsigned, unsigned> ParserState::lineAndColumn(const char *place) {
  auto columnOf = [&] { return place - lineStart + (lineStart == buffer.begin() ? firstColumn : 1); };
  if (place < linePlace) {
    if (place >= lineStart)
      return {line, columnOf()};
    linePlace = lineStart = buffer.begin();
    line = firstLine;
  }
  while (const void *found = std::memchr(linePlace, '\n', place - linePlace)) {
    linePlace = static_cast<const char *>(found) + 1;
    lineStart = linePlace;
    ++line;
  }
  linePlace = place;
  return {line, columnOf()};
}

ParserState::Start ParserState::getTokenStart() {
  const char *place = tok.spelling.data();
  unsigned lineNumber = lineAndColumn(place).first;
  return {place, lineStart, lineNumber};
}

CompactLocation ParserState::compactLoc(llvm::SMLoc loc) {
  auto [lineNumber, column] = lineAndColumn(loc.getPointer());
  if (fileNumber >= 0 && CompactLocation::fits(fileNumber, lineNumber, column))
    return CompactLocation::getFileLineCol(fileNumber, lineNumber, column);
  return CompactLocation::get(FileLineColLoc::get(fileName, lineNumber, column));
}

InFlightDiagnostic ParserState::error(llvm::SMLoc loc, const llvm::Twine &message) {
  ++numErrors;
  // After an Error token the lexer's message has been reported. Suppress later errors at this token, which
  // are consequences of it.
  if (tok.is(TokenKind::Error) && numErrors > 1)
    return InFlightDiagnostic(
        nullptr, Diagnostic(DiagnosticLocation(), Severity::Error)); // Never reported; callers may add notes.
  return std::move(emitError(compactLoc(loc).materialize(context)) << message);
}

/// Moves backwards over white space and comments. A `//` inside a string counts as a comment too, as in MLIR.
static const char *skipSpaceBackwards(const char *place, const char *begin) {
  while (place != begin) {
    const char *before = place;
    while (before != begin && llvm::isSpace(before[-1]) && before[-1] != '\n')
      --before;
    if (before == begin)
      return place;
    if (before[-1] != '\n')
      return before;
    // The previous line may end in a comment.
    const char *lineEnd = before - 1, *lineBegin = lineEnd;
    while (lineBegin != begin && lineBegin[-1] != '\n')
      --lineBegin;
    size_t comment = llvm::StringRef(lineBegin, lineEnd - lineBegin).find("//");
    place = comment == llvm::StringRef::npos ? lineEnd : lineBegin + comment;
  }
  return place;
}

InFlightDiagnostic ParserState::error(const llvm::Twine &message) {
  if (tok.is(TokenKind::Error))
    return error(tok.getLoc(), message);
  // Report a missing token at the end of the previous token.
  const char *place = tok.spelling.data();
  if (tok.is(TokenKind::Eof))
    place = skipSpaceBackwards(place == buffer.begin() ? place : place - 1, buffer.begin());
  else if (last.getEndLoc().getPointer() > buffer.begin())
    place = last.spelling.end();
  return error(llvm::SMLoc::getFromPointer(place), message);
}

InFlightDiagnostic ParserState::errorAtToken(const llvm::Twine &message) {
  const char *place = tok.spelling.data();
  if (tok.is(TokenKind::Eof) && place != buffer.begin())
    --place;
  return error(llvm::SMLoc::getFromPointer(place), message);
}

/// Returns the pages before \p end to the system. Releases whole pages only, because other threads may be
/// reading the adjacent text.
void ParserState::releasePages(const char *end) {
#ifdef __linux__
  uintptr_t pageMask = llvm::sys::Process::getPageSizeEstimate() - 1;
  uintptr_t first = (reinterpret_cast<uintptr_t>(releasedEnd) + pageMask) & ~pageMask;
  uintptr_t last = reinterpret_cast<uintptr_t>(end) & ~pageMask;
  // madvise is a hint: if it fails, the pages stay in memory.
  if (first < last)
    (void)madvise(reinterpret_cast<void *>(first), last - first, MADV_DONTNEED);
  releasedEnd = end;
#endif
}

void ParserState::reportLexError() {
  ++numErrors;
  emitError(compactLoc(tok.getLoc()).materialize(context)) << lexer.getError();
}

bool ParserState::DepthGuard::ok() {
  if (LLVM_LIKELY(state.depth < maxDepth))
    return true;
  state.errorAtToken("nested too deeply: the limit is " + llvm::Twine(maxDepth) + " levels");
  return false;
}

llvm::StringRef mlir::getTokenSpelling(TokenKind kind) {
  switch (kind) {
  case TokenKind::Arrow:
    return "->";
  case TokenKind::Colon:
    return ":";
  case TokenKind::Comma:
    return ",";
  case TokenKind::Ellipsis:
    return "...";
  case TokenKind::Equal:
    return "=";
  case TokenKind::Greater:
    return ">";
  case TokenKind::LBrace:
    return "{";
  case TokenKind::LParen:
    return "(";
  case TokenKind::LSquare:
    return "[";
  case TokenKind::Less:
    return "<";
  case TokenKind::Minus:
    return "-";
  case TokenKind::Plus:
    return "+";
  case TokenKind::Question:
    return "?";
  case TokenKind::RBrace:
    return "}";
  case TokenKind::RParen:
    return ")";
  case TokenKind::RSquare:
    return "]";
  case TokenKind::Slash:
    return "/";
  case TokenKind::Star:
    return "*";
  case TokenKind::VerticalBar:
    return "|";
  default:
    return "";
  }
}

ParseResult ParserState::parseCommaSeparated(TokenKind close, llvm::function_ref<ParseResult()> element,
                                             bool allowEmpty, llvm::StringRef where, bool namesComma) {
  if (allowEmpty && consumeIf(close))
    return success();
  do {
    if (failed(element()))
      return failure();
  } while (consumeIf(TokenKind::Comma));
  if (consumeIf(close))
    return success();
  return error(llvm::Twine(namesComma ? "expected ',' or '" : "expected '") + getTokenSpelling(close) + "'" +
               where);
}

//===----------------------------------------------------------------------===//
// AsmParser
//===----------------------------------------------------------------------===//

LogicalResult AsmParser::pushCyclicParsing(const void *opaquePointer) {
  return success(state.cyclic.insert(opaquePointer));
}
FailureOr<AsmParser::CyclicParseReset> AsmParser::tryStartCyclicParse(Attribute attr) {
  if (failed(pushCyclicParsing(attr.getAsOpaquePointer())))
    return failure();
  return CyclicParseReset(this);
}
FailureOr<AsmParser::CyclicParseReset> AsmParser::tryStartCyclicParse(Type type) {
  if (failed(pushCyclicParsing(type.getAsOpaquePointer())))
    return failure();
  return CyclicParseReset(this);
}
void AsmParser::popCyclicParsing() { state.cyclic.pop_back(); }
Builder &AsmParser::getBuilder() const { return state.builder; }
MLIRContext *AsmParser::getContext() const { return state.context; }
llvm::SMLoc AsmParser::getCurrentLocation() { return state.token().getLoc(); }
llvm::SMLoc AsmParser::getNameLoc() const { return state.token().getLoc(); }
CompactLocation AsmParser::getCompactLocation(llvm::SMLoc loc) { return state.compactLoc(loc); }
Location AsmParser::getEncodedSourceLoc(llvm::SMLoc loc) {
  return state.compactLoc(loc).materialize(state.context);
}
InFlightDiagnostic AsmParser::emitError(llvm::SMLoc loc, const llvm::Twine &message) {
  std::string prefix = state.customOp.empty() ? "" : ("custom op '" + state.customOp + "' ").str();
  return state.error(loc, prefix + message);
}

#define STRATA_PUNCTUATION(Name, Kind)                                                                       \
  ParseResult AsmParser::parse##Name() {                                                                     \
    return state.expect(TokenKind::Kind, "expected '" + getTokenSpelling(TokenKind::Kind) + "'");            \
  }                                                                                                          \
  ParseResult AsmParser::parseOptional##Name() { return success(state.consumeIf(TokenKind::Kind)); }
#include "runtime/asm/Punctuation.def"

static bool isKeyword(const Token &token) { return token.is(TokenKind::BareIdentifier); }

ParseResult AsmParser::parseKeyword(llvm::StringRef keyword, const llvm::Twine &message) {
  if (succeeded(parseOptionalKeyword(keyword)))
    return success();
  return emitError(getCurrentLocation(), "expected '" + keyword + "'" + message);
}
ParseResult AsmParser::parseKeyword(llvm::StringRef *keyword) {
  if (succeeded(parseOptionalKeyword(keyword)))
    return success();
  return emitError(getCurrentLocation(), "expected valid keyword");
}
ParseResult AsmParser::parseOptionalKeyword(llvm::StringRef keyword) {
  if (!isKeyword(state.token()) || state.token().spelling != keyword)
    return failure();
  state.consume();
  return success();
}
ParseResult AsmParser::parseOptionalKeyword(llvm::StringRef *keyword) {
  if (!isKeyword(state.token()))
    return failure();
  *keyword = state.token().spelling;
  state.consume();
  return success();
}
ParseResult AsmParser::parseOptionalKeyword(llvm::StringRef *keyword,
                                            llvm::ArrayRef<llvm::StringRef> allowed) {
  if (!isKeyword(state.token()) || !llvm::is_contained(allowed, state.token().spelling))
    return failure();
  return parseOptionalKeyword(keyword);
}
ParseResult AsmParser::parseOptionalString(std::string *result) {
  if (!state.token().is(TokenKind::String))
    return failure();
  *result = state.token().getStringValue();
  state.consume();
  return success();
}
ParseResult AsmParser::parseString(std::string *result) {
  if (succeeded(parseOptionalString(result)))
    return success();
  return emitError(getCurrentLocation(), "expected string");
}
ParseResult AsmParser::parseBase64Bytes(std::vector<char> *bytes) {
  llvm::SMLoc loc = getCurrentLocation();
  std::string text;
  if (failed(parseOptionalString(&text)))
    return emitError(loc, "expected string");
  if (llvm::Error error = llvm::decodeBase64(text, *bytes))
    return emitError(loc, llvm::toString(std::move(error)));
  return success();
}
ParseResult AsmParser::parseOptionalKeywordOrString(std::string *result) {
  llvm::StringRef keyword;
  if (succeeded(parseOptionalKeyword(&keyword))) {
    *result = keyword.str();
    return success();
  }
  return parseOptionalString(result);
}
ParseResult AsmParser::parseKeywordOrString(std::string *result) {
  if (succeeded(parseOptionalKeywordOrString(result)))
    return success();
  return emitError(getCurrentLocation(), "expected valid keyword or string");
}
ParseResult AsmParser::parseOptionalSymbolName(StringAttr &result) {
  if (!state.token().is(TokenKind::AtIdentifier))
    return failure();
  result = StringAttr::get(state.context, llvm::StringRef(state.token().getSymbolName()));
  state.consume();
  return success();
}
ParseResult AsmParser::parseOptionalSymbolName(StringAttr &result, llvm::StringRef attrName,
                                               NamedAttrList &attrs) {
  if (failed(parseOptionalSymbolName(result)))
    return failure();
  attrs.append(attrName, result);
  return success();
}
ParseResult AsmParser::parseSymbolName(StringAttr &result) {
  if (succeeded(parseOptionalSymbolName(result)))
    return success();
  return emitError(getCurrentLocation(), "expected valid '@'-identifier for symbol name");
}
ParseResult AsmParser::parseSymbolName(StringAttr &result, llvm::StringRef attrName, NamedAttrList &attrs) {
  if (failed(parseSymbolName(result)))
    return failure();
  attrs.append(attrName, result);
  return success();
}

std::optional<llvm::APInt> mlir::parseIntegerLiteral(llvm::StringRef spelling) {
  constexpr size_t maxBits = 1 << 18;
  bool isHex = spelling.consume_front("0x");
  spelling = spelling.ltrim('0');
  llvm::APInt value(64, 0);
  if (spelling.size() > (isHex ? maxBits / 4 : maxBits * 3 / 10) ||
      (!spelling.empty() && spelling.getAsInteger(isHex ? 16 : 10, value)))
    return std::nullopt;
  return value.zext(value.getBitWidth() + 1);
}

OptionalParseResult AsmParser::parseOptionalBits(uint64_t &bits, unsigned width, bool isSigned) {
  llvm::SMLoc loc = getCurrentLocation();
  llvm::APInt value;
  OptionalParseResult parsed = parseOptionalInteger(value);
  if (!parsed.has_value() || failed(*parsed))
    return parsed;
  if (isSigned ? !value.isSignedIntN(width) : value.isNegative() || !value.isIntN(width))
    return emitError(loc, "integer value too large");
  bits = isSigned ? static_cast<uint64_t>(value.sextOrTrunc(64).getSExtValue())
                  : value.zextOrTrunc(64).getZExtValue();
  return success();
}
OptionalParseResult AsmParser::parseOptionalInteger(llvm::APInt &result) {
  const Token &first = state.token();
  if (!first.isAny(TokenKind::Integer, TokenKind::Minus) &&
      !(isKeyword(first) && (first.spelling == "true" || first.spelling == "false")))
    return std::nullopt;
  if (isKeyword(first)) {
    result = llvm::APInt(2, first.spelling == "true");
    state.consume();
    return success();
  }
  bool isNegative = state.consumeIf(TokenKind::Minus);
  if (!state.token().is(TokenKind::Integer))
    return state.error("expected integer value");
  std::optional<llvm::APInt> value = parseIntegerLiteral(state.token().spelling);
  if (!value)
    return state.errorAtToken("integer value too large");
  result = *value;
  if (isNegative)
    result.negate();
  state.consume();
  return success();
}
OptionalParseResult AsmParser::parseOptionalDecimalInteger(llvm::APInt &result) {
  return parseOptionalInteger(result);
}
ParseResult AsmParser::parseFloat(double &result) {
  llvm::APFloat value(0.0);
  if (failed(parseFloat(llvm::APFloat::IEEEdouble(), value)))
    return failure();
  result = value.convertToDouble();
  return success();
}
ParseResult AsmParser::parseFloat(const llvm::fltSemantics &semantics, llvm::APFloat &result) {
  bool isNegative = state.consumeIf(TokenKind::Minus);
  if (!state.token().isAny(TokenKind::Float, TokenKind::Integer))
    return state.error("expected floating point literal");
  llvm::StringRef spelling = state.token().spelling;
  llvm::APFloat value(semantics);
  if (spelling.starts_with("0x")) {
    std::optional<llvm::APInt> bits = parseIntegerLiteral(spelling);
    unsigned width = llvm::APFloat::getSizeInBits(semantics);
    if (!bits || bits->getActiveBits() > width)
      return state.errorAtToken("hexadecimal float constant out of range for type");
    value = llvm::APFloat(semantics, bits->zextOrTrunc(width));
  } else if (spelling.size() > maxFloatLiteral) {
    return state.errorAtToken("floating point literal too long");
  } else {
    auto status = value.convertFromString(spelling, llvm::APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return state.error("expected floating point literal");
    }
  }
  if (isNegative)
    value.changeSign();
  result = value;
  state.consume();
  return success();
}
ParseResult AsmParser::parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions, bool allowDynamic,
                                          bool withTrailingX) {
  return state.parseDimensions(dimensions, allowDynamic, withTrailingX);
}

ParseResult AsmParser::parseXInDimensionList() {
  if (!state.atDimensionX())
    return emitError(getCurrentLocation(), "expected 'x' in dimension list");
  state.resetTo(state.token().spelling.data() + 1);
  return success();
}
bool AsmParser::startsAttribute(ArrayAttr) const { return state.token().is(TokenKind::LSquare); }
bool AsmParser::startsAttribute(StringAttr) const { return state.token().is(TokenKind::String); }
bool AsmParser::startsAttribute(SymbolRefAttr) const { return state.token().is(TokenKind::AtIdentifier); }

ParseResult AsmParser::parseCommaSeparatedList(Delimiter delimiter,
                                               llvm::function_ref<ParseResult()> parseElement,
                                               llvm::StringRef contextMessage) {
  TokenKind open = TokenKind::Eof, close = TokenKind::Eof;
  bool optional = false;
  switch (delimiter) {
  case Delimiter::None:
    do {
      if (failed(parseElement()))
        return failure();
    } while (state.consumeIf(TokenKind::Comma));
    return success();
  case Delimiter::OptionalParen:
    optional = true;
    [[fallthrough]];
  case Delimiter::Paren:
    open = TokenKind::LParen, close = TokenKind::RParen;
    break;
  case Delimiter::OptionalSquare:
    optional = true;
    [[fallthrough]];
  case Delimiter::Square:
    open = TokenKind::LSquare, close = TokenKind::RSquare;
    break;
  case Delimiter::OptionalLessGreater:
    optional = true;
    [[fallthrough]];
  case Delimiter::LessGreater:
    open = TokenKind::Less, close = TokenKind::Greater;
    break;
  case Delimiter::OptionalBraces:
    optional = true;
    [[fallthrough]];
  case Delimiter::Braces:
    open = TokenKind::LBrace, close = TokenKind::RBrace;
    break;
  }
  if (optional && !state.token().is(open))
    return success();
  if (failed(state.expect(open, "expected '" + getTokenSpelling(open) + "'" + contextMessage)))
    return failure();
  return state.parseCommaSeparated(close, parseElement, /*allowEmpty=*/true, contextMessage);
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

ParseResult AsmParser::parseType(Type &result) {
  result = state.parseType();
  return success(static_cast<bool>(result));
}
OptionalParseResult AsmParser::parseOptionalType(Type &result) { return state.parseOptionalType(result); }
ParseResult AsmParser::parseTypeList(llvm::SmallVectorImpl<Type> &result) {
  return parseCommaSeparatedList([&]() { return parseType(result.emplace_back()); });
}
ParseResult AsmParser::parseColonTypeList(llvm::SmallVectorImpl<Type> &result) {
  return failure(failed(parseColon()) || failed(parseTypeList(result)));
}
ParseResult AsmParser::parseOptionalColonTypeList(llvm::SmallVectorImpl<Type> &result) {
  return state.consumeIf(TokenKind::Colon) ? parseTypeList(result) : ParseResult(success());
}
ParseResult AsmParser::parseArrowTypeList(llvm::SmallVectorImpl<Type> &result) {
  return failure(failed(parseArrow()) || failed(state.parseFunctionResultTypes(result)));
}
ParseResult AsmParser::parseOptionalArrowTypeList(llvm::SmallVectorImpl<Type> &result) {
  return state.consumeIf(TokenKind::Arrow) ? state.parseFunctionResultTypes(result) : ParseResult(success());
}
ParseResult AsmParser::parseAttribute(Attribute &result, Type type) {
  result = state.parseAttribute(type);
  return success(static_cast<bool>(result));
}
OptionalParseResult AsmParser::parseOptionalAttribute(Attribute &result, Type type) {
  return state.parseOptionalAttribute(result, type);
}
ParseResult AsmParser::parseOptionalAttrDict(NamedAttrList &attrs) {
  return state.token().is(TokenKind::LBrace) ? state.parseAttrDictEntries(attrs) : ParseResult(success());
}
ParseResult AsmParser::parseOptionalAttrDictWithKeyword(NamedAttrList &attrs) {
  return succeeded(parseOptionalKeyword("attributes")) ? state.parseAttrDictEntries(attrs)
                                                       : ParseResult(success());
}
ParseResult AsmParser::parseOptionalLocationSpecifier(std::optional<Location> &result) {
  if (!isKeyword(state.token()) || state.token().spelling != "loc")
    return success();
  LocationAttr loc;
  if (failed(state.parseLocation(loc)))
    return failure();
  result = Location(loc);
  return success();
}
