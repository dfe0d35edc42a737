//===- AttributeParser.cpp - Parses attributes ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"
#include <charconv>

using namespace mlir;

Type ParserState::parseColonTypeOr(Type type) {
  if (type)
    return type;
  return consumeIf(TokenKind::Colon) ? parseType() : Type(NoneType::get(context));
}

OptionalParseResult ParserState::parseOptionalAttribute(Attribute &attr, Type type) {
  switch (tok.kind) {
  case TokenKind::AtIdentifier:
  case TokenKind::Float:
  case TokenKind::HashIdentifier:
  case TokenKind::Integer:
  case TokenKind::LBrace:
  case TokenKind::LSquare:
  case TokenKind::Minus:
  case TokenKind::String:
    break;
  case TokenKind::BareIdentifier:
    if (llvm::StringSwitch<bool>(tok.spelling)
            .Cases({"true", "false", "unit", "dense", "array", "loc", "affine_map", "affine_set",
                    "dense_resource", "distinct", "sparse", "strided"},
                   true)
            .Default(false))
      break;
    [[fallthrough]];
  default: {
    Type value;
    OptionalParseResult result = parseOptionalType(value);
    if (result.has_value() && succeeded(*result))
      attr = TypeAttr::get(value);
    return result;
  }
  }
  attr = parseAttribute(type);
  return success(static_cast<bool>(attr));
}

Attribute ParserState::parseAttribute(Type type) {
  DepthGuard guard(*this);
  if (!guard.ok())
    return {};
  if (!guard.needsNewStack())
    return parseAttributeInner(type);
  Attribute result;
  llvm::runOnNewStack(newStackSize, [&] { result = parseAttributeInner(type); });
  return result;
}

Attribute ParserState::parseAttributeInner(Type type) {
  switch (tok.kind) {
  case TokenKind::AtIdentifier: {
    Attribute result;
    return succeeded(parseSymbolRef(result)) ? result : Attribute();
  }
  case TokenKind::Float:
  case TokenKind::Integer:
    return parseNumberAttr(type, /*isNegative=*/false);
  case TokenKind::Minus:
    consume();
    if (!tok.isAny(TokenKind::Integer, TokenKind::Float)) {
      error("expected constant integer or floating point value");
      return {};
    }
    return parseNumberAttr(type, /*isNegative=*/true);
  case TokenKind::HashIdentifier:
    return parseDialectAttr(type);
  case TokenKind::LBrace: {
    NamedAttrList attrs;
    if (failed(parseAttrDictEntries(attrs)))
      return {};
    return attrs.getDictionary(context);
  }
  case TokenKind::LSquare: {
    consume();
    llvm::SmallVector<Attribute, 4> elements;
    if (failed(parseCommaSeparated(
            TokenKind::RSquare,
            [&]() -> ParseResult {
              elements.push_back(parseAttribute());
              return success(static_cast<bool>(elements.back()));
            },
            /*allowEmpty=*/true, {}, /*namesComma=*/true)))
      return {};
    return ArrayAttr::get(context, elements);
  }
  case TokenKind::String: {
    std::string storage;
    llvm::StringRef text = tok.getStringValue(storage);
    consume();
    if (!type && consumeIf(TokenKind::Colon) && !(type = parseType()))
      return {};
    return type ? StringAttr::get(text, type) : StringAttr::get(context, text);
  }
  case TokenKind::BareIdentifier: {
    llvm::StringRef word = tok.spelling;
    if (word == "true" || word == "false") {
      consume();
      return BoolAttr::get(context, word == "true");
    }
    if (word == "unit") {
      consume();
      return UnitAttr::get(context);
    }
    if (word == "dense")
      return parseDenseElements(type);
    if (word == "array")
      return parseDenseArray();
    if (word == "loc") {
      if (*tok.spelling.end() != '(') {
        consume();
        if (!tok.is(TokenKind::LParen)) {
          error("expected '(' in inline location");
          return {};
        }
        resetTo(word.data());
      }
      LocationAttr loc;
      context->noteLocationInAttribute();
      return succeeded(parseLocation(loc)) ? loc : LocationAttr();
    }
    if (word == "affine_map" || word == "affine_set")
      return parseAffineMapOrSet();
    if (word == "strided")
      return parseStridedLayout();
    if (word == "distinct")
      return parseDistinct();
    if (word == "dense_resource")
      return parseDenseResource(type);
    if (word == "sparse")
      return parseSparseElements(type);
    [[fallthrough]];
  }
  default:
    break;
  }
  Type value;
  OptionalParseResult result = parseOptionalType(value);
  if (!result.has_value()) {
    error("expected attribute value");
    return {};
  }
  return succeeded(*result) ? TypeAttr::get(value) : TypeAttr();
}

ParseResult ParserState::parseAttrDictEntries(NamedAttrList &attrs) {
  if (failed(expect(TokenKind::LBrace, "expected '{' in attribute dictionary")))
    return failure();
  size_t first = attrs.size();
  llvm::DenseSet<Attribute> seen;
  // Compare a small number of names one by one; use a set for more.
  auto isKnown = [&](StringAttr name) {
    constexpr size_t few = 16;
    llvm::ArrayRef<NamedAttribute> before = attrs.getAttrs().drop_front(first);
    if (before.size() < few)
      return llvm::any_of(before, [name](const NamedAttribute &attr) { return attr.name == name; });
    if (before.size() == few)
      for (const NamedAttribute &attr : before)
        seen.insert(attr.name);
    return !seen.insert(name).second;
  };
  return parseCommaSeparated(
      TokenKind::RBrace,
      [&]() -> ParseResult {
        StringAttr name;
        llvm::SMLoc loc = tok.getLoc();
        if (tok.is(TokenKind::String))
          name = StringAttr::get(context, llvm::StringRef(tok.getStringValue()));
        else if (tok.is(TokenKind::BareIdentifier))
          name = StringAttr::get(context, tok.spelling);
        else
          return error("expected attribute name");
        if (name.empty())
          return error("expected valid attribute name");
        if (isKnown(name))
          return error(loc, "duplicate key '" + name.getValue() + "' in dictionary attribute");
        consume();
        // Load the dialect of the prefix, because it may verify the attribute.
        auto [prefix, rest] = name.getValue().split('.');
        if (!rest.empty())
          context->getOrLoadDialect(prefix);
        Attribute value;
        if (consumeIf(TokenKind::Equal)) {
          value = parseAttribute();
          if (!value)
            return failure();
        } else {
          value = UnitAttr::get(context);
        }
        attrs.append(name, value);
        return success();
      },
      /*allowEmpty=*/true, " in attribute dictionary");
}

ParseResult ParserState::parseSymbolRef(Attribute &result) {
  if (!tok.is(TokenKind::AtIdentifier))
    return error("expected symbol reference identifier");
  StringAttr root = StringAttr::get(context, llvm::StringRef(tok.getSymbolName()));
  consume();
  llvm::SmallVector<FlatSymbolRefAttr, 2> nested;
  while (tok.is(TokenKind::Colon)) {
    // `@a : type` ends the reference; `@a::@b` continues it. A colon at the end of the text is consumed too.
    if (tok.spelling.data()[1] != ':') {
      if (Lexer(lexer).next().is(TokenKind::Eof))
        consume();
      break;
    }
    consume();
    consume();
    if (!tok.is(TokenKind::AtIdentifier))
      return error("expected nested symbol reference identifier");
    nested.push_back(FlatSymbolRefAttr::get(context, tok.getSymbolName()));
    consume();
  }
  result = SymbolRefAttr::get(root, nested);
  return success();
}

//===----------------------------------------------------------------------===//
// Parsing of number attributes
//===----------------------------------------------------------------------===//

std::optional<llvm::APInt> mlir::integerLiteralBits(Type type, bool isNegative, llvm::StringRef spelling) {
  unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth : type.getIntOrFloatBitWidth();
  llvm::APInt value;
  // Literals of at most 16 digits fit a word and need no APInt arithmetic.
  constexpr size_t shortDecimal = 16;
  uint64_t word = 0;
  if (spelling.size() <= shortDecimal && llvm::all_of(spelling, llvm::isDigit)) {
    for (char c : spelling)
      word = word * 10 + (c - '0');
    if (width < 64 && word >> width)
      return std::nullopt;
    value = llvm::APInt(width, word);
  } else {
    std::optional<llvm::APInt> literal = parseIntegerLiteral(spelling);
    if (!literal)
      return std::nullopt;
    value = *literal;
    if (width < value.getBitWidth() && value.countl_zero() < value.getBitWidth() - width)
      return std::nullopt;
    value = value.zextOrTrunc(width);
  }
  // At this point the value is the magnitude of the integer literal. A negative literal must be in
  // [-2^(width-1), -1]; a literal without a minus must not have the sign bit set if the type is signed or
  // index.
  if (width == 0)
    return value.isZero() ? std::optional(value) : std::nullopt;
  bool hasSignBit = value.isSignBitSet();
  bool isInRange = isNegative ? !value.isZero() && (!hasSignBit || value.isMinSignedValue())
                              : !hasSignBit || !(type.isSignedInteger() || type.isIndex());
  if (!isInRange)
    return std::nullopt;
  return isNegative ? -value : value;
}

std::optional<llvm::APFloat> ParserState::parseFloatLiteral(const Token &token, bool isNegative,
                                                            FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (token.is(TokenKind::Integer) && token.spelling.starts_with("0x")) {
    if (isNegative) {
      error(token.getLoc(), "hexadecimal float literal should not have a leading minus");
      return {};
    }
    std::optional<llvm::APInt> bits = parseIntegerLiteral(token.spelling);
    if (!bits || bits->getActiveBits() > type.getWidth()) {
      error(token.getLoc(), "hexadecimal float constant out of range for type");
      return {};
    }
    return llvm::APFloat(semantics, bits->zextOrTrunc(type.getWidth()));
  }
  if (token.is(TokenKind::Integer)) {
    error(token.getLoc(), "unexpected decimal integer literal for a floating point value").attachNote()
        << "add a trailing dot to make the literal a float";
    return {};
  }
  if (!token.is(TokenKind::Float)) {
    error(token.getLoc(), "expected floating point literal");
    return {};
  }
  // As in MLIR, convert the literal to a double first, and the double to the float type.
  double value;
  if (token.spelling.size() > maxFloatLiteral) {
    error(token.getLoc(), "floating point literal too long");
    return {};
  }
  // std::from_chars rejects values out of range; getAsDouble converts them to infinity or zero.
  auto [end, status] = std::from_chars(token.spelling.begin(), token.spelling.end(), value);
  bool isRead = status == std::errc() && end == token.spelling.end();
  if (!isRead && token.spelling.getAsDouble(value, /*AllowInexact=*/true)) {
    error(token.getLoc(), "floating point value too large for attribute");
    return {};
  }
  llvm::APFloat result(isNegative ? -value : value);
  bool losesInfo;
  result.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return result;
}

Attribute ParserState::parseNumberAttr(Type type, bool isNegative) {
  Token literal = tok;
  consume();
  if (!type) {
    if (!tok.is(TokenKind::Colon)) {
      type = literal.is(TokenKind::Float) ? Type(Float64Type::get(context))
                                          : Type(IntegerType::get(context, 64));
    } else {
      consume();
      type = parseType();
      if (!type)
        return {};
    }
  }
  if (auto real = llvm::dyn_cast<FloatType>(type)) {
    std::optional<llvm::APFloat> value = parseFloatLiteral(literal, isNegative, real);
    return value ? FloatAttr::get(type, *value) : Attribute();
  }
  if (literal.is(TokenKind::Float)) {
    errorAtToken("floating point value not valid for specified type");
    return {};
  }
  if (!type.isIntOrIndex()) {
    error(literal.getLoc(), "integer literal not valid for specified type");
    return {};
  }
  if (isNegative && type.isUnsignedInteger()) {
    error(literal.getLoc(), "negative integer literal not valid for unsigned integer type");
    return {};
  }
  std::optional<llvm::APInt> bits = integerLiteralBits(type, isNegative, literal.spelling);
  if (!bits) {
    error(literal.getLoc(), "integer constant out of range for attribute");
    return {};
  }
  return IntegerAttr::get(type, *bits);
}

//===----------------------------------------------------------------------===//
// Parsing of dense arrays
//===----------------------------------------------------------------------===//

Attribute ParserState::parseDenseArray() {
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'array'")))
    return {};
  llvm::SMLoc typeLoc = tok.getLoc();
  Type element = parseType();
  if (!element) {
    error(typeLoc, "expected an integer or floating point type");
    return {};
  }
  if (!element.isIntOrIndexOrFloat()) {
    error(typeLoc, "expected integer or float type, got: ") << element;
    return {};
  }
  if (element.isIndex() || (!element.isInteger(1) && element.getIntOrFloatBitWidth() % 8)) {
    error(typeLoc, "element type bitwidth must be a multiple of 8");
    return {};
  }
  if (consumeIf(TokenKind::Greater))
    return DenseArrayAttr::get(element, 0, {});
  if (failed(expect(TokenKind::Colon, "expected ':' after dense array type")))
    return {};
  return parseDenseArrayElements(element, TokenKind::Greater, /*allowEmpty=*/false);
}

Attribute ParserState::parseDenseArrayInBrackets(Type element) {
  if (failed(expect(TokenKind::LSquare, "expected '['")))
    return {};
  return parseDenseArrayElements(element, TokenKind::RSquare, /*allowEmpty=*/true);
}

/// Parses one element of a dense array. Returns its bits, or nullopt after an error.
std::optional<llvm::APInt> ParserState::parseDenseArrayElement(Type element) {
  bool isBool = tok.is(TokenKind::BareIdentifier) && (tok.spelling == "true" || tok.spelling == "false");
  if (isBool && !element.isFloat()) {
    if (!element.isSignlessInteger(1)) {
      errorAtToken("expected i1 type for 'true' or 'false' values");
      return {};
    }
    llvm::APInt value(1, tok.spelling == "true");
    consume();
    return value;
  }
  bool isNegative = consumeIf(TokenKind::Minus);
  auto real = llvm::dyn_cast<FloatType>(element);
  if (!tok.is(TokenKind::Integer) && !(real && tok.is(TokenKind::Float))) {
    errorAtToken(real ? "expected floating point literal" : "expected integer literal");
    return {};
  }
  Token literal = tok;
  consume();
  if (real) {
    std::optional<llvm::APFloat> value = parseFloatLiteral(literal, isNegative, real);
    return value ? std::optional(value->bitcastToAPInt()) : std::nullopt;
  }
  if (element.isInteger(1)) {
    errorAtToken("expected 'true' or 'false' values for i1 type");
    return {};
  }
  std::optional<llvm::APInt> bits = integerLiteralBits(element, isNegative, literal.spelling);
  if (!bits)
    errorAtToken("integer constant out of range");
  return bits;
}

Attribute ParserState::parseDenseArrayElements(Type element, TokenKind close, bool allowEmpty) {
  llvm::SmallVector<char, 64> data;
  int64_t count = 0;
  auto parseElement = [&]() -> ParseResult {
    std::optional<llvm::APInt> bits = parseDenseArrayElement(element);
    if (!bits)
      return failure();
    for (unsigned i = 0, width = bits->getBitWidth(); i < width; i += 8)
      data.push_back(static_cast<char>(bits->extractBitsAsZExtValue(std::min(8u, width - i), i)));
    ++count;
    return success();
  };
  llvm::StringRef message = close == TokenKind::Greater ? " to close an array attribute" : "";
  if (failed(parseCommaSeparated(close, parseElement, allowEmpty, message)))
    return {};
  return DenseArrayAttr::get(element, count, data);
}

//===----------------------------------------------------------------------===//
// Parsing of dialect attributes
//===----------------------------------------------------------------------===//

Attribute ParserState::parseDialectAttr(Type type) {
  static constexpr DialectSymbolKind kind = {"attribute", "unknown attribute"};
  if (Attribute alias; parseAliasUse(attrAliases, alias))
    return alias;
  DialectSymbol symbol(*this);
  if (symbol.dialect && !allowsOpaque(*symbol.dialect, symbol.dialect->getSpec().attributes)) {
    const DialectSpec &dialect = symbol.dialect->getSpec();
    // Call the hook of the dialect only for mnemonics that are not declared. A declared mnemonic is parsed by
    // its descriptor below; the hook would call the generated parser.
    if (const auto &hook = dialect.hooks.parseAttribute;
        hook && !symbol.dialect->lookupAttribute(symbol.mnemonic)) {
      auto findType = [&] {
        return ParseResult(failure(!type && consumeIf(TokenKind::Colon) && !(type = parseType())));
      };
      return parseByHook<Attribute>(symbol, findType,
                                    [&](DialectAsmParser &parser) { return hook(parser, type); });
    }
    if (failed(parseMnemonic(symbol, kind, dialect.attributes, bool(dialect.hooks.parseAttribute))))
      return {};
    const AttrDefSpec *spec = symbol.dialect->lookupAttribute(symbol.mnemonic);
    if (!spec) {
      reportUnknownMnemonic(symbol, kind);
      return {};
    }
    llvm::SaveAndRestore<llvm::StringRef> noOp(customOp, llvm::StringRef());
    AsmParser parser(*this);
    Attribute attr = parseAttrBySpec(parser, *spec, type);
    if (attr && failed(parseEndOf(symbol)))
      return {};
    // A custom parser does not consume the `: type` that the printer writes after a typed attribute: skip the
    // type here.
    bool mayHaveType = attr && spec->parse && !type && llvm::isa<TypedAttr>(attr);
    if (mayHaveType && consumeIf(TokenKind::Colon) && !parseType())
      return {};
    return attr;
  }
  llvm::StringRef body;
  if (failed(parseOpaqueSymbol(symbol.nameSpace, body)))
    return {};
  if (!type && consumeIf(TokenKind::Colon) && !(type = parseType()))
    return {};
  if (!symbol.dialect && !context->allowsUnregisteredDialects()) {
    error(symbol.isLong ? symbol.loc : llvm::SMLoc::getFromPointer(body.data()))
        << "#\"" << symbol.nameSpace << "\"<\"" << body
        << "\"> : " << (type ? type : Type(NoneType::get(context)))
        << " attribute created with unregistered dialect. " << howToAllowDialects;
    return {};
  }
  return OpaqueAttr::get(StringAttr::get(context, symbol.nameSpace), body, type);
}
