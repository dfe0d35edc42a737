//===- TypeParser.cpp - Parses types --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

Type ParserState::parseType() {
  DepthGuard guard(*this);
  if (!guard.ok())
    return {};
  auto parse = [&]() -> Type {
    return tok.is(TokenKind::LParen) ? parseFunctionType() : parseNonFunctionType();
  };
  if (!guard.needsNewStack())
    return parse();
  Type result;
  llvm::runOnNewStack(newStackSize, [&] { result = parse(); });
  return result;
}

OptionalParseResult ParserState::parseOptionalType(Type &type) {
  if (tok.isAny(TokenKind::LParen, TokenKind::ExclamationIdentifier) ||
      (tok.is(TokenKind::BareIdentifier) && parseBareTypeStarts(tok.spelling))) {
    type = parseType();
    return success(static_cast<bool>(type));
  }
  return std::nullopt;
}

Type ParserState::parseNonFunctionType() {
  if (tok.is(TokenKind::ExclamationIdentifier))
    return parseDialectType();
  if (tok.is(TokenKind::BareIdentifier))
    return parseBareType();
  error("expected non-function type");
  return {};
}

/// Returns the width of `i32`, `si8` or `ui1`, and sets the signedness by the prefix. Returns nothing for
/// other keywords.
static std::optional<unsigned> integerWidth(llvm::StringRef spelling,
                                            IntegerType::SignednessSemantics &signedness, bool &isTooWide) {
  if (spelling.consume_front("si"))
    signedness = IntegerType::Signed;
  else if (spelling.consume_front("ui"))
    signedness = IntegerType::Unsigned;
  else if (!spelling.consume_front("i"))
    return std::nullopt;
  if (spelling.empty() || !llvm::all_of(spelling, llvm::isDigit))
    return std::nullopt;
  unsigned width;
  if (spelling.getAsInteger(10, width)) {
    isTooWide = true;
    return 0;
  }
  return width;
}

static bool isFloatSpelling(llvm::StringRef spelling) {
  return llvm::StringSwitch<bool>(spelling)
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics) .Case(Spelling, true)
#include "runtime/ir/FloatTypes.def"
      .Default(false);
}

bool mlir::parseBareTypeStarts(llvm::StringRef spelling) {
  IntegerType::SignednessSemantics signedness = IntegerType::Signless;
  bool isTooWide = false;
  return llvm::StringSwitch<bool>(spelling)
             .Cases({"index", "none", "vector", "tensor", "memref", "complex", "tuple"}, true)
             .Default(false) ||
         isFloatSpelling(spelling) || integerWidth(spelling, signedness, isTooWide);
}

Type ParserState::parseBareType() {
  llvm::StringRef spelling = tok.spelling;
  // Most types of a program are keywords, such as i32: cache them.
  uint64_t word = 0;
  if (spelling.size() > sizeof(word))
    return parseOtherBareType();
  std::memcpy(&word, spelling.data(), spelling.size());
  auto &recent = recentTypes[(word * 0x9E3779B97F4A7C15u) >> 60];
  if (recent.first == word) {
    consume();
    return recent.second;
  }
  Type type = parseOtherBareType();
  // Do not cache a type that consists of more tokens than its keyword.
  if (type && last.spelling.data() == spelling.data())
    recent = {word, type};
  return type;
}

Type ParserState::parseOtherBareType() {
  llvm::StringRef spelling = tok.spelling;
  IntegerType::SignednessSemantics signedness = IntegerType::Signless;
  bool isTooWide = false;
  if (std::optional<unsigned> width = integerWidth(spelling, signedness, isTooWide)) {
    llvm::SMLoc loc = tok.getLoc();
    if (isTooWide) {
      error(loc, "invalid integer width");
      return {};
    }
    consume();
    return IntegerType::getChecked([&] { return error(loc); }, context, *width, signedness);
  }
  using Parse = Type (ParserState::*)();
  Parse parse = llvm::StringSwitch<Parse>(spelling)
                    .Case("vector", &ParserState::parseVectorType)
                    .Case("tensor", &ParserState::parseTensorType)
                    .Case("memref", &ParserState::parseMemRefType)
                    .Case("complex", &ParserState::parseComplexType)
                    .Case("tuple", &ParserState::parseTupleType)
                    .Default(nullptr);
  if (parse)
    return (this->*parse)();
  using Make = Type (*)(MLIRContext *);
  Make make = llvm::StringSwitch<Make>(spelling)
                  .Case("index", [](MLIRContext *c) -> Type { return IndexType::get(c); })
                  .Case("none", [](MLIRContext *c) -> Type { return NoneType::get(c); })
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
  .Case(Spelling, [](MLIRContext *c) -> Type { return Class::get(c); })
#include "runtime/ir/FloatTypes.def"
                  .Default(nullptr);
  if (!make) {
    error("expected non-function type");
    return {};
  }
  consume();
  return make(context);
}

//===----------------------------------------------------------------------===//
// Function types and lists of types
//===----------------------------------------------------------------------===//

ParseResult ParserState::parseTypeListParens(llvm::SmallVectorImpl<Type> &types) {
  if (failed(expect(TokenKind::LParen, "expected '('")))
    return failure();
  return parseCommaSeparated(TokenKind::RParen, [&]() -> ParseResult {
    types.push_back(parseType());
    return success(static_cast<bool>(types.back()));
  });
}

ParseResult ParserState::parseFunctionResultTypes(llvm::SmallVectorImpl<Type> &types) {
  if (tok.is(TokenKind::LParen))
    return parseTypeListParens(types);
  types.push_back(parseNonFunctionType());
  return success(static_cast<bool>(types.back()));
}

Type ParserState::parseFunctionType() {
  llvm::SmallVector<Type, 4> inputs, results;
  if (failed(parseTypeListParens(inputs)) ||
      failed(expect(TokenKind::Arrow, "expected '->' in function type")) ||
      failed(parseFunctionResultTypes(results)))
    return {};
  return FunctionType::get(context, inputs, results);
}

Type ParserState::parseTupleType() {
  consume();
  llvm::SmallVector<Type, 4> types;
  auto parseElement = [&]() -> ParseResult {
    types.push_back(parseType());
    return success(static_cast<bool>(types.back()));
  };
  if (failed(expect(TokenKind::Less, "expected '<' in tuple type")) ||
      failed(parseCommaSeparated(TokenKind::Greater, parseElement, /*allowEmpty=*/true, " in tuple type")))
    return {};
  return TupleType::get(context, types);
}

Type ParserState::parseComplexType() {
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' in complex type")))
    return {};
  llvm::SMLoc loc = tok.getLoc();
  Type element = parseType();
  if (!element || failed(expect(TokenKind::Greater, "expected '>' in complex type")))
    return {};
  return ComplexType::getChecked([&] { return error(loc); }, element);
}

//===----------------------------------------------------------------------===//
// Parsing of shapes
//===----------------------------------------------------------------------===//

/// Removes the sizes that are followed by an `x` from the start of \p rest (`2x3xf32`). The lexer returns all
/// of that as one identifier; lexing the rest again after each size would take quadratic time. Returns false
/// if a size is too large; \p rest then starts with it.
static bool takeSizes(llvm::StringRef &rest, llvm::SmallVectorImpl<int64_t> &sizes) {
  while (true) {
    llvm::StringRef digits = rest.take_while([](char c) { return llvm::isDigit(c); });
    if (digits.empty() || !rest.drop_front(digits.size()).starts_with("x"))
      return true;
    int64_t size;
    if (digits.getAsInteger(10, size))
      return false;
    sizes.push_back(size);
    rest = rest.drop_front(digits.size() + 1);
  }
}

ParseResult ParserState::parseSizesAfterX(llvm::SmallVectorImpl<int64_t> &sizes) {
  if (!atDimensionX())
    return error("expected 'x' in dimension list");
  llvm::StringRef rest = tok.spelling.drop_front();
  bool allFit = takeSizes(rest, sizes);
  resetTo(rest.data());
  return allFit ? ParseResult(success()) : ParseResult(error("invalid dimension"));
}

/// Splits the tokens of a dimension list: in `4x?x8xf32` the lexer returns `x8xf32` as one identifier.
ParseResult ParserState::parseDimensions(llvm::SmallVectorImpl<int64_t> &dims, bool allowDynamic,
                                         bool withTrailingX) {
  auto parseDim = [&]() -> ParseResult {
    if (tok.is(TokenKind::Question)) {
      if (!allowDynamic)
        return error("expected static shape");
      dims.push_back(ShapedType::kDynamic);
      consume();
      return success();
    }
    llvm::StringRef spelling = tok.spelling;
    // `0x8`: the lexer returns a hexadecimal number, but it is the size 0 followed by `x8`.
    if (spelling.size() > 1 && spelling[1] == 'x') {
      dims.push_back(0);
      resetTo(spelling.data() + 1);
      return success();
    }
    int64_t size;
    if (spelling.getAsInteger(10, size))
      return error("invalid dimension");
    dims.push_back(size);
    consume();
    return success();
  };
  if (withTrailingX) {
    while (tok.isAny(TokenKind::Integer, TokenKind::Question))
      if (failed(parseDim()) || failed(parseSizesAfterX(dims)))
        return failure();
    return success();
  }
  if (!tok.isAny(TokenKind::Integer, TokenKind::Question))
    return success();
  if (failed(parseDim()))
    return failure();
  while (atDimensionX())
    if (failed(parseSizesAfterX(dims)) || failed(parseDim()))
      return failure();
  return success();
}

Type ParserState::parseVectorType() {
  llvm::SMLoc loc = tok.getLoc();
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' in vector type")))
    return {};
  llvm::SmallVector<int64_t, 4> shape;
  llvm::SmallVector<bool, 4> scalable;
  while (tok.isAny(TokenKind::Integer, TokenKind::LSquare)) {
    bool isScalable = consumeIf(TokenKind::LSquare);
    llvm::StringRef spelling = tok.spelling;
    int64_t size = 0;
    if (spelling.size() > 1 && spelling[1] == 'x') {
      resetTo(spelling.data() + 1);
    } else if (!tok.is(TokenKind::Integer) || spelling.getAsInteger(10, size)) {
      error("invalid dimension");
      return {};
    } else {
      consume();
    }
    shape.push_back(size);
    scalable.push_back(isScalable);
    if (isScalable && failed(expect(TokenKind::RSquare, "missing ']' closing scalable dimension")))
      return {};
    if (failed(parseSizesAfterX(shape)))
      return {};
    scalable.resize(shape.size());
  }
  Type element = parseType();
  if (!element || failed(expect(TokenKind::Greater, "expected '>' in vector type")))
    return {};
  return VectorType::getChecked([&] { return error(loc); }, shape, element, scalable);
}

namespace {
/// The part that tensor and memref types have in common: `tensor<4x?xf32` or `memref<*xf32`.
struct ShapedTypeHead {
  bool isUnranked = false;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::SMLoc elementLoc;
  Type element;
};
} // namespace

/// Parses the keyword in the current token, `<`, the shape and the element type. \p name is the keyword, for
/// messages.
static ParseResult parseShapedTypeHead(ParserState &state, llvm::StringRef name, ShapedTypeHead &head) {
  state.consume();
  if (failed(state.expect(TokenKind::Less, "expected '<' in " + name + " type")))
    return failure();
  head.isUnranked = state.consumeIf(TokenKind::Star);
  if (head.isUnranked) {
    if (!state.atDimensionX())
      return state.error("expected 'x' in dimension list");
    state.resetTo(state.token().spelling.data() + 1);
  } else if (failed(state.parseDimensions(head.shape, /*allowDynamic=*/true, /*withTrailingX=*/true))) {
    return failure();
  }
  head.elementLoc = state.token().getLoc();
  head.element = state.parseType();
  return success(bool(head.element));
}

Type ParserState::parseTensorType() {
  ShapedTypeHead head;
  if (failed(parseShapedTypeHead(*this, "tensor", head)))
    return {};
  Attribute encoding;
  if (consumeIf(TokenKind::Comma)) {
    OptionalParseResult parsed = parseOptionalAttribute(encoding);
    if (parsed.has_value() && failed(*parsed))
      return {};
  }
  if (failed(expect(TokenKind::Greater, "expected '>' in tensor type")))
    return {};
  if (!UnrankedTensorType::getChecked([] { return InFlightDiagnostic(); }, head.element)) {
    error(head.elementLoc, "invalid tensor element type");
    return {};
  }
  auto emitElementError = [&] { return error(head.elementLoc); };
  if (!head.isUnranked)
    return RankedTensorType::getChecked(emitElementError, head.shape, head.element, encoding);
  if (encoding) {
    errorAtToken("cannot apply encoding to unranked tensor");
    return {};
  }
  return UnrankedTensorType::getChecked(emitElementError, head.element);
}

/// Parses the part of a memref type after the element type: layouts, and then at most one memory space.
ParseResult ParserState::parseMemRefTail(bool isUnranked, MemRefLayoutAttrInterface &layout,
                                         Attribute &memorySpace) {
  while (!consumeIf(TokenKind::Greater)) {
    if (failed(expect(TokenKind::Comma, "expected ',' or '>' in memref type")))
      return failure();
    Attribute attr;
    OptionalParseResult parsed = parseOptionalAttribute(attr);
    if (!parsed.has_value())
      return error("expected list element");
    if (failed(*parsed))
      return failure();
    auto newLayout = llvm::dyn_cast<MemRefLayoutAttrInterface>(attr);
    if (!newLayout && memorySpace)
      return error("multiple memory spaces specified in memref type");
    if (!newLayout) {
      memorySpace = attr;
      continue;
    }
    if (isUnranked)
      return error("cannot have affine map for unranked memref type");
    if (memorySpace)
      return error("expected memory space to be last in memref type");
    layout = newLayout;
  }
  return success();
}

Type ParserState::parseMemRefType() {
  llvm::SMLoc loc = tok.getLoc();
  ShapedTypeHead head;
  if (failed(parseShapedTypeHead(*this, "memref", head)))
    return {};
  if (!BaseMemRefType::isValidElementType(head.element)) {
    error(head.elementLoc, "invalid memref element type");
    return {};
  }
  MemRefLayoutAttrInterface layout;
  Attribute memorySpace;
  if (failed(parseMemRefTail(head.isUnranked, layout, memorySpace)))
    return {};
  auto emitTypeError = [&] { return error(loc); };
  if (head.isUnranked)
    return UnrankedMemRefType::getChecked(emitTypeError, head.element, memorySpace);
  return MemRefType::getChecked(emitTypeError, head.shape, head.element, layout, memorySpace);
}

//===----------------------------------------------------------------------===//
// Dialect types
//===----------------------------------------------------------------------===//

ParseResult ParserState::parseOpaqueBody(llvm::StringRef &body) {
  // Match brackets with a stack. Skip strings and `->`.
  llvm::SmallVector<char, 8> open;
  const char *start = tok.spelling.data();
  const char *place = start;
  const char *end = lexer.getEnd();
  do {
    if (place == end)
      return error(llvm::SMLoc::getFromPointer(start), "unexpected end of file inside dialect text");
    char c = *place++;
    switch (c) {
    case '<':
    case '[':
    case '(':
    case '{':
      open.push_back(c);
      break;
    case '-':
      if (*place == '>')
        ++place;
      break;
    case '>':
    case ']':
    case ')':
    case '}': {
      char wanted = c == '>' ? '<' : c == ']' ? '[' : c == ')' ? '(' : '{';
      char found = open.pop_back_val();
      if (found != wanted)
        return error(llvm::SMLoc::getFromPointer(start),
                     llvm::Twine("unbalanced '") + llvm::Twine(found) + "' character in pretty dialect name");
      break;
    }
    case '"': {
      while (place != end && *place != '"' && *place != '\n')
        place += *place == '\\' && place + 1 != end ? 2 : 1;
      if (place == end || *place == '\n')
        return error(llvm::SMLoc::getFromPointer(place), "expected '\"' in string literal");
      ++place;
      break;
    }
    default:
      break;
    }
  } while (!open.empty());
  body = llvm::StringRef(start + 1, place - start - 2);
  resetTo(place);
  return success();
}

ParseResult ParserState::parseOpaqueSymbol(llvm::StringRef nameSpace, llvm::StringRef &body) {
  llvm::SMLoc loc = tok.getLoc();
  llvm::StringRef name = tok.spelling.drop_front();
  bool hasDot = name.size() > nameSpace.size();
  if (hasDot)
    body = name.drop_front(nameSpace.size() + 1);
  bool isWord = !nameSpace.empty() && (llvm::isAlpha(nameSpace[0]) || nameSpace[0] == '_') &&
                llvm::all_of(nameSpace, [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$'; });
  if (!isWord)
    return error(hasDot ? llvm::SMLoc::getFromPointer(body.data()) : loc,
                 "invalid dialect namespace '\"" + nameSpace + "\"'");
  bool hasBody = lexer.getPosition()[0] == '<';
  consume();
  if (!hasBody)
    return success();
  llvm::StringRef inner;
  if (failed(parseOpaqueBody(inner)))
    return failure();
  body = hasDot ? llvm::StringRef(body.data(), inner.end() + 1 - body.data()) : inner;
  return success();
}

ParserState::DialectSymbol::DialectSymbol(ParserState &state) : loc(state.tok.getLoc()) {
  llvm::StringRef name = state.tok.spelling.drop_front();
  size_t dot = name.find('.');
  isLong = dot == llvm::StringRef::npos;
  nameSpace = name.take_front(dot);
  if (!isLong)
    mnemonic = name.drop_front(dot + 1);
  // In the long form, the contents of the symbol start after the `<`.
  const char *text = isLong ? state.lexer.getPosition() + 1 : mnemonic.data();
  mnemonicLoc = llvm::SMLoc::getFromPointer(text);
  dialect = state.context->getOrLoadDialect(nameSpace);
}

ParseResult ParserState::parseMnemonic(DialectSymbol &symbol, const DialectSymbolKind &kind,
                                       bool hasDefinitions, bool hasMnemonics) {
  auto noHook = [&](llvm::SMLoc loc) -> ParseResult {
    return error(loc) << "dialect '" << symbol.nameSpace << "' provides no " << kind.noun << " parsing hook";
  };
  if (!hasMnemonics)
    return noHook(symbol.mnemonicLoc);
  consume();
  if (symbol.isLong) {
    if (failed(expect(TokenKind::Less, "expected '<' in dialect " + kind.noun)))
      return failure();
    symbol.mnemonicLoc = tok.getLoc();
    if (tok.is(TokenKind::BareIdentifier)) {
      symbol.mnemonic = tok.spelling;
      consume();
    }
  }
  if (!hasDefinitions)
    return noHook(symbol.mnemonicLoc);
  if (symbol.mnemonic.empty())
    return error(symbol.mnemonicLoc, "expected valid keyword");
  return success();
}

void ParserState::reportUnknownMnemonic(const DialectSymbol &symbol, const DialectSymbolKind &kind) {
  error(symbol.mnemonicLoc) << kind.unknown << " `" << symbol.mnemonic << "` in dialect `" << symbol.nameSpace
                            << "`";
}

ParseResult ParserState::parseEndOf(const DialectSymbol &symbol) {
  return symbol.isLong ? expect(TokenKind::Greater, "expected '>'") : ParseResult(success());
}

template <typename Result>
Result ParserState::parseByHook(const DialectSymbol &symbol, llvm::function_ref<ParseResult()> findType,
                                llvm::function_ref<Result(DialectAsmParser &)> hook) {
  bool isShort = !symbol.isLong;
  llvm::StringRef body;
  if (symbol.isLong && lexer.getPosition()[0] != '<') {
    consume();
    (void)expect(TokenKind::Less, "expected '<' in dialect symbol");
    return {};
  }
  if (failed(parseOpaqueSymbol(symbol.nameSpace, body)) || failed(findType()))
    return {};
  const char *next = tok.getLoc().getPointer();
  resetTo(body.data());
  llvm::SaveAndRestore<llvm::StringRef> noOp(customOp, llvm::StringRef());
  DialectAsmParser parser(*this, body);
  unsigned errorsBefore = numErrors;
  Result result = hook(parser);
  if (!result) {
    if (numErrors == errorsBefore)
      error(symbol.loc, "the parser of dialect '" + symbol.nameSpace + "' failed");
    return {};
  }
  // The hook must have parsed the whole text of the type or attribute.
  if (isShort ? tok.getLoc().getPointer() < body.end() : tok.getLoc().getPointer() != body.end()) {
    error(tok.getLoc(), "unexpected text in dialect symbol");
    return {};
  }
  resetTo(next);
  return result;
}
template Attribute ParserState::parseByHook(const DialectSymbol &, llvm::function_ref<ParseResult()>,
                                            llvm::function_ref<Attribute(DialectAsmParser &)>);

Type ParserState::parseDialectType() {
  static constexpr DialectSymbolKind kind = {"type", "unknown  type"}; // Two spaces, as in MLIR's message.
  if (Type alias; parseAliasUse(typeAliases, alias))
    return alias;
  DialectSymbol symbol(*this);
  if (symbol.dialect && !allowsOpaque(*symbol.dialect, symbol.dialect->getSpec().types)) {
    const DialectSpec &dialect = symbol.dialect->getSpec();
    // Call the hook of the dialect only for mnemonics that are not declared. A declared mnemonic is parsed by
    // its descriptor below; the hook would call the generated parser.
    if (const auto &hook = dialect.hooks.parseType; hook && !symbol.dialect->lookupType(symbol.mnemonic))
      return parseByHook<Type>(
          symbol, [] { return ParseResult(success()); },
          [&](DialectAsmParser &parser) { return hook(parser); });
    if (failed(parseMnemonic(symbol, kind, dialect.types, bool(dialect.hooks.parseType))))
      return {};
    const TypeDefSpec *spec = symbol.dialect->lookupType(symbol.mnemonic);
    if (!spec) {
      reportUnknownMnemonic(symbol, kind);
      return {};
    }
    llvm::SaveAndRestore<llvm::StringRef> noOp(customOp, llvm::StringRef());
    AsmParser parser(*this);
    Type type = parseTypeBySpec(parser, *spec);
    return type && succeeded(parseEndOf(symbol)) ? type : Type();
  }
  llvm::StringRef body;
  if (failed(parseOpaqueSymbol(symbol.nameSpace, body)))
    return {};
  if (!symbol.dialect && !context->allowsUnregisteredDialects()) {
    error(symbol.isLong ? symbol.loc : llvm::SMLoc::getFromPointer(body.data()))
        << "`!\"" << symbol.nameSpace << "\"<\"" << body << "\">` type created with unregistered dialect. "
        << howToAllowDialects;
    return {};
  }
  return OpaqueType::get(context, symbol.nameSpace, body);
}
