//===- DenseElementsParser.cpp - Reading dense<…> -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ParserState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

namespace {
/// The literal between < and >: tokens with their signs, and the shape that its brackets say.
class DenseLiteral {
public:
  explicit DenseLiteral(ParserState &state) : state(state) {}
  ParseResult parse();
  /// The text of one string that stands for all elements.
  bool isOneString() const { return shape.empty() && elements.size() == 1 && elements[0].token.is(TokenKind::String); }

  struct Element {
    bool isNegative = false;
    Token token;
  };
  std::vector<Element> elements;
  llvm::SmallVector<int64_t, 4> shape;

private:
  using Shape = llvm::SmallVector<int64_t, 4>;
  /// Counts brackets around: they are followed on one stack.
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
    // A complex number.
    Nested nested(*this);
    if (failed(nested.check()) || failed(parseElement()) || failed(state.expect(TokenKind::Comma, "expected ',' between complex elements")) ||
        failed(parseElement()))
      return failure();
    return state.expect(TokenKind::RParen, "expected ')' after complex elements");
  }
  Element element;
  element.isNegative = state.consumeIf(TokenKind::Minus);
  const Token &token = state.token();
  bool isBool = token.is(TokenKind::BareIdentifier) && (token.spelling == "true" || token.spelling == "false");
  if (!token.isAny(TokenKind::Integer, TokenKind::Float, TokenKind::String) && !isBool)
    return state.error("expected element literal of primitive type");
  element.token = token;
  state.consume();
  elements.push_back(element);
  return success();
}

/// \param dims  gets the sizes of the list and of the lists in it; all of these must be alike.
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
} // namespace

Attribute ParserState::parseDenseElements(Type type) {
  llvm::SMLoc startLoc = tok.getLoc();
  consume();
  if (failed(expect(TokenKind::Less, "expected '<' after 'dense'")))
    return {};
  DenseLiteral literal(*this);
  bool isEmpty = tok.is(TokenKind::Greater);
  if (!isEmpty && failed(literal.parse()))
    return {};
  if (failed(expect(TokenKind::Greater, "expected '>'")))
    return {};
  if (!type && (failed(expect(TokenKind::Colon, "expected ':'")) || !(type = parseType())))
    return {};
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped) {
    error(startLoc, "elements literal must be a shaped type");
    return {};
  }
  if (!shaped.hasStaticShape()) {
    error(startLoc, "elements literal type must have static shape");
    return {};
  }
  Type element = shaped.getElementType();
  auto complex = llvm::dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  int64_t count = shaped.getNumElements();
  bool isNumber = part.isIntOrIndexOrFloat();
  if (literal.isOneString() && isNumber)
    return parseDenseHex(startLoc, literal.elements[0].token, shaped);
  bool isSplat = literal.shape.empty() && !isEmpty;
  if (isEmpty && count != 0) {
    error(startLoc, "parsed zero elements, but type (") << type << ") expected at least 1";
    return {};
  }
  if (!isSplat && !isEmpty && !(llvm::ArrayRef<int64_t>(literal.shape) == shaped.getShape())) {
    // `[]` stands for any empty shape.
    if (!(count == 0 && literal.elements.empty())) {
      InFlightDiagnostic diag = error(startLoc, "inferred shape of elements literal ([");
      diag << llvm::ArrayRef<int64_t>(literal.shape) << "]) does not match type ([" << shaped.getShape() << "])";
      return {};
    }
  }
  // A complex number is two elements, and nothing else is.
  size_t perElement = complex ? 2 : 1, wanted = (isSplat ? 1 : isEmpty ? 0 : count) * perElement;
  if (literal.elements.size() != wanted) {
    error(startLoc, "parsed " + llvm::Twine(literal.elements.size()) + " elements, but type (")
        << (isSplat ? element : type) << ") expected " << wanted << " elements";
    return {};
  }
  llvm::SmallVector<Attribute> values;
  values.reserve(literal.elements.size());
  for (const DenseLiteral::Element &item : literal.elements) {
    if (!isNumber && !item.token.is(TokenKind::String)) {
      error(startLoc, "expected string token, got " + item.token.spelling);
      return {};
    }
    Attribute value = parseDenseElement(item.token, item.isNegative, part);
    if (!value)
      return {};
    values.push_back(value);
  }
  if (complex) {
    llvm::SmallVector<Attribute> pairs;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      pairs.push_back(ArrayAttr::get(context, {values[i], values[i + 1]}));
    values = std::move(pairs);
  }
  return DenseElementsAttr::get(shaped, llvm::ArrayRef<Attribute>(values));
}

/// `dense<"0x…">`: the bytes of all elements, or of the one that all are.
Attribute ParserState::parseDenseHex(llvm::SMLoc startLoc, const Token &token, ShapedType type) {
  std::string text = token.getStringValue(), bytes;
  if (!llvm::StringRef(text).starts_with("0x") || !llvm::tryGetFromHex(llvm::StringRef(text).drop_front(2), bytes)) {
    error(token.getLoc(), "expected string containing hex digits starting with `0x`");
    return {};
  }
  uint64_t size = DenseElementsAttr::getElementBytes(type.getElementType());
  if (bytes.size() != size && bytes.size() != llvm::SaturatingMultiply<uint64_t>(size, type.getNumElements())) {
    error(startLoc, "elements hex data size is invalid for provided type: ") << type;
    return {};
  }
  return DenseElementsAttr::getFromRawBuffer(type, llvm::ArrayRef<char>(bytes.data(), bytes.size()));
}

Attribute ParserState::parseDenseElement(const Token &token, bool isNegative, Type type) {
  if (token.is(TokenKind::String) && !type.isIntOrIndexOrFloat())
    return StringAttr::get(token.getStringValue(), type);
  if (token.is(TokenKind::BareIdentifier) && type.isIntOrIndex()) {
    if (!type.isSignlessInteger(1)) {
      error(token.getLoc(), "expected i1 type for 'true' or 'false' values");
      return {};
    }
    return BoolAttr::get(context, token.spelling == "true");
  }
  if (auto real = llvm::dyn_cast<FloatType>(type)) {
    std::optional<llvm::APFloat> value = parseFloatLiteral(token, isNegative, real);
    return value ? FloatAttr::get(type, *value) : Attribute();
  }
  if (!type.isIntOrIndex()) {
    error(token.getLoc(), "expected element type to be an integer, index or float");
    return {};
  }
  if (token.is(TokenKind::String)) {
    error(token.getLoc(), "integer constant out of range for type");
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
  std::optional<llvm::APInt> bits = integerLiteralBits(type, isNegative, token.spelling);
  if (!bits) {
    error(token.getLoc(), "integer constant out of range for type");
    return {};
  }
  return IntegerAttr::get(type, *bits);
}
