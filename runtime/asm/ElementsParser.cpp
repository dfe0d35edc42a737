//===- ElementsParser.cpp - Parses dense and sparse elements --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses `dense<...>` and `sparse<...>`.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Parsing of elements literals
//===----------------------------------------------------------------------===//

/// A literal of elements before its type is known: tokens with their signs, and the shape given by the
/// brackets.
class mlir::DenseLiteral {
public:
  explicit DenseLiteral(ParserState &state) : state(state) {}
  ParseResult parse();
  /// Returns true if the literal is a single string, which may contain all elements as hexadecimal data.
  bool isOneString() const {
    return shape.empty() && elements.size() == 1 && elements[0].token.is(TokenKind::String);
  }

  /// An element, or one part of a complex element.
  struct Element {
    bool isNegative = false;
    Token token;
  };
  std::vector<Element> elements;
  llvm::SmallVector<int64_t, 4> shape;

private:
  using Shape = llvm::SmallVector<int64_t, 4>;
  /// Counts the nested brackets, to limit the depth of the recursion.
  struct Nested {
    explicit Nested(DenseLiteral &literal) : literal(literal) { ++literal.depth; }
    ~Nested() { --literal.depth; }
    ParseResult check() {
      if (literal.depth <= maxDepth)
        return success();
      return literal.state.errorAtToken("too many dimensions in dense elements: the limit is " +
                                        llvm::Twine(maxDepth));
    }
    DenseLiteral &literal;
  };
  static constexpr unsigned maxDepth = 512;

  ParseResult parseElement();
  ParseResult parseList(Shape &dims);
  ParserState &state;
  unsigned depth = 0;
};

ParseResult DenseLiteral::parseElement() {
  if (state.consumeIf(TokenKind::LParen)) {
    // A complex number is parsed as two elements, its real and its imaginary part.
    Nested nested(*this);
    if (failed(nested.check()) || failed(parseElement()) ||
        failed(state.expect(TokenKind::Comma, "expected ',' between complex elements")) ||
        failed(parseElement()))
      return failure();
    return state.expect(TokenKind::RParen, "expected ')' after complex elements");
  }
  Element element;
  element.isNegative = state.consumeIf(TokenKind::Minus);
  const Token &token = state.token();
  bool isBool =
      token.is(TokenKind::BareIdentifier) && (token.spelling == "true" || token.spelling == "false");
  if (!token.isAny(TokenKind::Integer, TokenKind::Float, TokenKind::String) && !isBool)
    return state.errorAtToken("expected element literal of primitive type");
  element.token = token;
  state.consume();
  elements.push_back(element);
  return success();
}

/// Parses a list.
/// \param dims receives the sizes of the list and of its nested lists, which must all have the same shape.
ParseResult DenseLiteral::parseList(Shape &dims) {
  Nested nested(*this);
  if (failed(nested.check()) || failed(state.expect(TokenKind::LSquare, "expected '['")))
    return failure();
  Shape inner, first;
  int64_t count = 0;
  auto parseOne = [&]() -> ParseResult {
    inner.clear();
    if (failed(state.token().is(TokenKind::LSquare) ? parseList(inner) : parseElement()))
      return failure();
    if (count++ == 0)
      first = inner;
    else if (inner != first)
      return state.errorAtToken("tensor literal is invalid; ranks are not consistent between elements");
    return success();
  };
  if (failed(state.parseCommaSeparated(TokenKind::RSquare, parseOne)))
    return failure();
  dims.assign(1, count);
  dims.append(first);
  return success();
}

ParseResult DenseLiteral::parse() {
  return state.token().is(TokenKind::LSquare) ? parseList(shape) : parseElement();
}

//===----------------------------------------------------------------------===//
// Construction of elements attributes
//===----------------------------------------------------------------------===//

ShapedType ParserState::parseElementsType(Type type, llvm::SMLoc loc) {
  if (!type && (failed(expect(TokenKind::Colon, "expected ':'")) || !(type = parseType())))
    return {};
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped) {
    error(loc, "elements literal must be a shaped type");
    return {};
  }
  if (!shaped.hasStaticShape()) {
    error(loc, "elements literal type must have static shape");
    return {};
  }
  return shaped;
}

/// Builds an attribute from a literal that has the shape of the type, or from a single element for all
/// positions.
DenseElementsAttr ParserState::makeDenseElements(const DenseLiteral &literal, ShapedType type,
                                                 llvm::SMLoc loc) {
  Type element = type.getElementType();
  auto complex = llvm::dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  bool isNumber = part.isIntOrIndexOrFloat(), isSplat = literal.shape.empty();
  if (literal.isOneString() && isNumber)
    return parseDenseHex(loc, literal.elements[0].token, type);
  // A complex number consists of two elements in the literal.
  size_t perElement = complex ? 2 : 1, wanted = (isSplat ? 1 : type.getNumElements()) * perElement;
  if (literal.elements.size() != wanted) {
    error(loc, "parsed " + llvm::Twine(literal.elements.size()) + " elements, but type (")
        << (isSplat ? element : Type(type)) << ") expected " << wanted << " elements";
    return {};
  }
  if (!isNumber) {
    llvm::SmallVector<Attribute> texts;
    for (const DenseLiteral::Element &item : literal.elements) {
      if (!item.token.is(TokenKind::String)) {
        error(loc, "expected string token, got " + item.token.spelling);
        return {};
      }
      texts.push_back(StringAttr::get(item.token.getStringValue(), part));
    }
    return DenseElementsAttr::get(type, texts);
  }
  // The real and the imaginary part of a complex number are adjacent, in the literal as in memory.
  llvm::SmallVector<llvm::APInt> values;
  values.reserve(literal.elements.size());
  for (const DenseLiteral::Element &item : literal.elements) {
    std::optional<llvm::APInt> bits = parseDenseElement(item.token, item.isNegative, part);
    if (!bits)
      return {};
    values.push_back(std::move(*bits));
  }
  return DenseElementsAttr::get(type, llvm::ArrayRef<llvm::APInt>(values));
}

Attribute ParserState::parseDenseElements(Type type) {
  llvm::SMLoc startLoc = tok.getLoc();
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'dense'")))
    return {};
  DenseLiteral literal(*this);
  bool isEmpty = tok.is(TokenKind::Greater);
  if ((!isEmpty && failed(literal.parse())) || failed(expect(TokenKind::Greater, "expected '>'")))
    return {};
  ShapedType shaped = parseElementsType(type, startLoc);
  if (!shaped)
    return {};
  int64_t count = shaped.getNumElements();
  if (isEmpty && count != 0) {
    error(startLoc, "parsed zero elements, but type (") << Type(shaped) << ") expected at least 1";
    return {};
  }
  // An empty literal and `[]` are valid for any type without elements.
  if (literal.elements.empty() && count == 0)
    return DenseElementsAttr::get(shaped, llvm::ArrayRef<Attribute>());
  if (!literal.shape.empty() && llvm::ArrayRef<int64_t>(literal.shape) != shaped.getShape()) {
    InFlightDiagnostic diag = error(startLoc, "inferred shape of elements literal ([");
    diag << llvm::ArrayRef<int64_t>(literal.shape) << "]) does not match type ([" << shaped.getShape()
         << "])";
    return {};
  }
  return makeDenseElements(literal, shaped, startLoc);
}

/// Parses `sparse<indices, values>`. `indices` and `values` are each one element or a list; `indices` may
/// also be a list with one row for each value.
Attribute ParserState::parseSparseElements(Type type) {
  llvm::SMLoc startLoc = tok.getLoc();
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'sparse'")))
    return {};
  DenseLiteral where(*this), what(*this);
  bool isEmpty = consumeIf(TokenKind::Greater);
  if (!isEmpty && (failed(where.parse()) || failed(expect(TokenKind::Comma, "expected ','")) ||
                   failed(what.parse()) || failed(expect(TokenKind::Greater, "expected '>'"))))
    return {};
  ShapedType shaped = parseElementsType(type, startLoc);
  if (!shaped)
    return {};
  Type index = IntegerType::get(context, 64);
  int64_t rank = shaped.getRank();
  if (isEmpty) {
    auto indices =
        DenseElementsAttr::get(RankedTensorType::get({0, rank}, index), llvm::ArrayRef<Attribute>());
    auto values = DenseElementsAttr::get(RankedTensorType::get({0}, shaped.getElementType()),
                                         llvm::ArrayRef<Attribute>());
    return SparseElementsAttr::get(shaped, indices, values);
  }
  // A string is not valid for indices, even if it contains hexadecimal digits.
  if (where.isOneString()) {
    error(where.elements[0].token.getLoc(), "integer constant out of range for type");
    return {};
  }
  llvm::SmallVector<int64_t, 4> indexShape = where.shape, valueShape = what.shape;
  if (indexShape.empty())
    indexShape = {1, rank};
  if (valueShape.empty())
    valueShape = {indexShape[0]};
  DenseElementsAttr indices = makeDenseElements(where, RankedTensorType::get(indexShape, index), startLoc);
  if (!indices)
    return {};
  DenseElementsAttr values =
      makeDenseElements(what, RankedTensorType::get(valueShape, shaped.getElementType()), startLoc);
  if (!values)
    return {};
  return SparseElementsAttr::getChecked([&] { return error(startLoc); }, shaped, indices, values);
}

/// Parses `dense<"0x...">`: the bytes of all elements, or of one element for all positions.
DenseElementsAttr ParserState::parseDenseHex(llvm::SMLoc startLoc, const Token &token, ShapedType type) {
  // The text may be large: it is decoded in place, without a copy.
  std::string storage, bytes;
  llvm::StringRef digits = token.getStringValue(storage);
  if (!digits.consume_front("0x") || digits.size() % 2 || !llvm::tryGetFromHex(digits, bytes)) {
    error(token.getLoc(), "expected string containing hex digits starting with `0x`");
    return {};
  }
  DenseElementsAttr attr =
      DenseElementsAttr::getFromTextBuffer(type, llvm::ArrayRef<char>(bytes.data(), bytes.size()));
  if (!attr)
    error(startLoc, "elements hex data size is invalid for provided type: ") << Type(type);
  return attr;
}

/// Returns the bits of an element of type \p type, or nullopt after an error.
std::optional<llvm::APInt> ParserState::parseDenseElement(const Token &token, bool isNegative, Type type) {
  if (auto real = llvm::dyn_cast<FloatType>(type)) {
    std::optional<llvm::APFloat> value = parseFloatLiteral(token, isNegative, real);
    return value ? std::optional(value->bitcastToAPInt()) : std::nullopt;
  }
  if (token.is(TokenKind::BareIdentifier)) {
    if (type.isSignlessInteger(1))
      return llvm::APInt(1, token.spelling == "true");
    error(token.getLoc(), "expected i1 type for 'true' or 'false' values");
    return {};
  }
  if (token.is(TokenKind::Float)) {
    error(token.getLoc(), "expected integer elements, but parsed floating-point");
    return {};
  }
  if (isNegative && type.isUnsignedInteger()) {
    error(token.getLoc(), "expected unsigned integer elements, but parsed negative value");
    return {};
  }
  std::optional<llvm::APInt> bits;
  if (token.is(TokenKind::Integer))
    bits = integerLiteralBits(type, isNegative, token.spelling);
  if (!bits)
    error(token.getLoc(), "integer constant out of range for type");
  return bits;
}
