//===- TypeParser.cpp - Reading types -------------------------------------===//
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

using namespace strata;

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

/// `i32`, `si8`, `ui1`: the width, and the signedness by the prefix.
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

bool strata::parseBareTypeStarts(llvm::StringRef spelling) {
  IntegerType::SignednessSemantics signedness = IntegerType::Signless;
  bool isTooWide = false;
  return llvm::StringSwitch<bool>(spelling)
             .Cases({"index", "none", "vector", "tensor", "memref", "complex", "tuple"}, true)
             .Default(false) ||
         isFloatSpelling(spelling) || integerWidth(spelling, signedness, isTooWide);
}

Type ParserState::parseBareType() {
  llvm::StringRef spelling = tok.spelling;
  // Few words name nearly all types.
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
  // What consists of more is not named by its first word.
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
// Functions and lists
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
// Shapes
//===----------------------------------------------------------------------===//

/// Takes the numbers off `2x3xf32` that are followed by an `x`. The lexer sees one identifier here: lexing
/// what is left of it after each number would take quadratic time. False, with that number in front, when one
/// is too large.
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

/// `4x?x8x`: a dimension list is one token to the lexer in places (`8xf32` is a number and an identifier), so
/// it is taken apart here.
ParseResult ParserState::parseDimensions(llvm::SmallVectorImpl<int64_t> &dims, bool allowDynamic,
                                         bool withTrailingX) {
  auto parseX = [&]() -> ParseResult {
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling[0] != 'x')
      return error("expected 'x' in dimension list");
    // What is behind the `x` is the next token, or more sizes.
    llvm::StringRef rest = tok.spelling.drop_front();
    bool allFit = takeSizes(rest, dims);
    resetTo(rest.data());
    return allFit ? ParseResult(success()) : ParseResult(error("invalid dimension"));
  };
  auto parseDim = [&]() -> ParseResult {
    if (tok.is(TokenKind::Question)) {
      if (!allowDynamic)
        return error("expected static shape");
      dims.push_back(ShapedType::kDynamic);
      consume();
      return success();
    }
    llvm::StringRef spelling = tok.spelling;
    // `0x8`: a zero, then `x8`; the lexer saw a hexadecimal number.
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
      if (failed(parseDim()) || failed(parseX()))
        return failure();
    return success();
  }
  if (!tok.isAny(TokenKind::Integer, TokenKind::Question))
    return success();
  if (failed(parseDim()))
    return failure();
  while (tok.is(TokenKind::BareIdentifier) && tok.spelling[0] == 'x')
    if (failed(parseX()) || failed(parseDim()))
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
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling[0] != 'x') {
      error("expected 'x' in dimension list");
      return {};
    }
    llvm::StringRef rest = tok.spelling.drop_front();
    bool allFit = takeSizes(rest, shape);
    scalable.resize(shape.size());
    resetTo(rest.data());
    if (!allFit) {
      error("invalid dimension");
      return {};
    }
  }
  Type element = parseType();
  if (!element || failed(expect(TokenKind::Greater, "expected '>' in vector type")))
    return {};
  return VectorType::getChecked([&] { return error(loc); }, shape, element, scalable);
}

Type ParserState::parseTensorType() {
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' in tensor type")))
    return {};
  bool isUnranked = false;
  llvm::SmallVector<int64_t, 4> shape;
  if (tok.is(TokenKind::Star)) {
    isUnranked = true;
    consume();
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling[0] != 'x') {
      error("expected 'x' in dimension list");
      return {};
    }
    resetTo(tok.spelling.data() + 1);
  } else if (failed(parseDimensions(shape, /*allowDynamic=*/true, /*withTrailingX=*/true))) {
    return {};
  }
  llvm::SMLoc typeLoc = tok.getLoc();
  Type element = parseType();
  if (!element)
    return {};
  Attribute encoding;
  if (consumeIf(TokenKind::Comma)) {
    OptionalParseResult parsed = parseOptionalAttribute(encoding);
    if (parsed.has_value() && failed(*parsed))
      return {};
  }
  if (failed(expect(TokenKind::Greater, "expected '>' in tensor type")))
    return {};
  if (!UnrankedTensorType::getChecked([] { return InFlightDiagnostic(); }, element)) {
    error(typeLoc, "invalid tensor element type");
    return {};
  }
  if (isUnranked) {
    if (encoding) {
      errorAtToken("cannot apply encoding to unranked tensor");
      return {};
    }
    return UnrankedTensorType::getChecked([&] { return error(typeLoc); }, element);
  }
  return RankedTensorType::getChecked([&] { return error(typeLoc); }, shape, element, encoding);
}

/// What stands behind the element type: layouts, then one memory space.
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
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' in memref type")))
    return {};
  bool isUnranked = false;
  llvm::SmallVector<int64_t, 4> shape;
  if (tok.is(TokenKind::Star)) {
    isUnranked = true;
    consume();
    if (!tok.is(TokenKind::BareIdentifier) || tok.spelling[0] != 'x') {
      error("expected 'x' in dimension list");
      return {};
    }
    resetTo(tok.spelling.data() + 1);
  } else if (failed(parseDimensions(shape, /*allowDynamic=*/true, /*withTrailingX=*/true))) {
    return {};
  }
  llvm::SMLoc typeLoc = tok.getLoc();
  Type element = parseType();
  if (!element)
    return {};
  if (!BaseMemRefType::isValidElementType(element)) {
    error(typeLoc, "invalid memref element type");
    return {};
  }
  MemRefLayoutAttrInterface layout;
  Attribute memorySpace;
  if (failed(parseMemRefTail(isUnranked, layout, memorySpace)))
    return {};
  if (isUnranked)
    return UnrankedMemRefType::getChecked([&] { return error(loc); }, element, memorySpace);
  return MemRefType::getChecked([&] { return error(loc); }, shape, element, layout, memorySpace);
}

//===----------------------------------------------------------------------===//
// Dialect types
//===----------------------------------------------------------------------===//

ParseResult ParserState::parseOpaqueBody(llvm::StringRef &body) {
  // Brackets nest and pair; strings are skipped. `->` closes nothing.
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

Type ParserState::parseTypeDefinition(Dialect &dialect, llvm::StringRef mnemonic, llvm::SMLoc loc) {
  const TypeDefSpec *spec = dialect.lookupType(mnemonic);
  llvm::SaveAndRestore<llvm::StringRef> noOp(customOp, llvm::StringRef());
  if (!spec && dialect.getSpec().types.empty()) {
    error(loc) << "dialect '" << dialect.getNamespace() << "' provides no type parsing hook";
    return {};
  }
  if (!spec) {
    error(loc) << "unknown  type `" << mnemonic << "` in dialect `" << dialect.getNamespace() << "`";
    return {};
  }
  AsmParser parser(*this);
  return parseTypeBySpec(parser, *spec);
}

Type ParserState::parseDialectType() {
  llvm::SMLoc loc = tok.getLoc();
  llvm::StringRef name = tok.spelling.drop_front();
  size_t dot = name.find('.');
  if (dot == llvm::StringRef::npos && lexer.getPosition()[0] != '<') {
    auto it = typeAliases.find(name);
    if (it == typeAliases.end()) {
      consume();
      error("undefined symbol alias id '" + name + "'");
      return {};
    }
    consume();
    aliasedText = llvm::SaturatingAdd(aliasedText, it->second.textSize);
    return it->second.value;
  }
  llvm::StringRef nameSpace = name.take_front(dot);
  Dialect *dialect = context->getOrLoadDialect(nameSpace);
  if (dialect && !dialect->getSpec().hooks.parseType &&
      llvm::all_of(dialect->getSpec().types, [](const DefSpec *def) { return def->mnemonic.empty(); })) {
    const char *place = dot == llvm::StringRef::npos ? lexer.getPosition() + 1 : name.data() + dot + 1;
    error(llvm::SMLoc::getFromPointer(place))
        << "dialect '" << nameSpace << "' provides no type parsing hook";
    return {};
  }
  if (dialect && dot != llvm::StringRef::npos) {
    llvm::StringRef mnemonic = name.drop_front(dot + 1);
    consume();
    return parseTypeDefinition(*dialect, mnemonic, llvm::SMLoc::getFromPointer(mnemonic.data()));
  }
  if (dialect) {
    // `!poly<poly<5>>`: the long spelling has the mnemonic inside.
    consume();
    if (failed(expect(TokenKind::Less, "expected '<' in dialect type")))
      return {};
    llvm::StringRef mnemonic = tok.spelling;
    llvm::SMLoc mnemonicLoc = tok.getLoc();
    if (!tok.is(TokenKind::BareIdentifier)) {
      bool hasTypes = !dialect->getSpec().types.empty();
      errorAtToken(hasTypes ? llvm::Twine("expected valid keyword")
                            : "dialect '" + nameSpace + "' provides no type parsing hook");
      return {};
    }
    consume();
    Type type = parseTypeDefinition(*dialect, mnemonic, mnemonicLoc);
    if (!type || failed(expect(TokenKind::Greater, "expected '>'")))
      return {};
    return type;
  }
  // No dialect reads it: keep the text.
  llvm::StringRef body;
  if (failed(parseOpaqueSymbol(nameSpace, body)))
    return {};
  if (!context->allowsUnregisteredDialects()) {
    error(dot == llvm::StringRef::npos ? loc : llvm::SMLoc::getFromPointer(body.data()))
        << "`!\"" << nameSpace << "\"<\"" << body << "\">` type created with unregistered dialect. "
        << howToAllowDialects;
    return {};
  }
  return OpaqueType::get(context, nameSpace, body);
}
