//===- FormatParser.cpp - Parser of assembly formats ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatParser.h"
#include "generator/model/CppExpression.h"
#include "generator/model/FormatDiagnostics.h"
#include "generator/model/FormatLexer.h"
#include "generator/model/ModelContext.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;
using Kind = FormatElement::Kind;
using Token = FormatToken::Kind;

STRATA_DIAGNOSTIC(
    FormatBadLiteral, Error,
    "expected valid literal but got '{0}': a literal is a keyword or one of _ : , = < > ( ) [ ] "
    "{ } ? + - * -> ...",
    StringRef);
STRATA_DIAGNOSTIC(FormatExpected, Error, "expected {0}, but found {1}", StringRef, std::string);
STRATA_DIAGNOSTIC(FormatUnknownDirective, Error, "'{0}' is not a directive of {1} formats", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(FormatTooDeep, Error,
                  "groups and directives are nested too deeply: {0} levels are the maximum", unsigned);
STRATA_DIAGNOSTIC(FormatTooLong, Error, "the format is too long: {0} elements are the maximum", unsigned);
STRATA_DIAGNOSTIC(FormatNoAnchor, Error,
                  "optional group has no anchor element: mark the one that decides with '^'");
STRATA_DIAGNOSTIC(FormatTwoAnchors, Error,
                  "only one element can be marked as the anchor of an optional group");
STRATA_DIAGNOSTIC(FormatStrayAnchor, Error,
                  "'^' marks the anchor of an optional group: there is no enclosing group");
STRATA_DIAGNOSTIC(FormatBadClause, Error,
                  "expected a literal that starts the clause of the oilist, but found {0}", std::string);
STRATA_DIAGNOSTIC(FormatBadCpp, Error, "C++ of an argument: {0}", std::string);
STRATA_DIAGNOSTIC(FormatEmptyGroup, Error, "the {0} is empty", StringRef);
STRATA_NOTE(FormatDidYouMean, "did you mean '{0}'?", StringRef);
STRATA_NOTE(FormatFirstAnchor, "the first one is here");

InFlightDiagnostic mlir::suggestFormatWord(InFlightDiagnostic &&diag, llvm::SMLoc loc, StringRef word,
                                           llvm::ArrayRef<StringRef> candidates) {
  StringRef best = ModelContext::closest(word, candidates);
  if (best.empty())
    return std::move(diag);
  return std::move(diag).note(loc, FormatDidYouMean, best);
}

namespace {

/// Limits the recursion of the parser.
constexpr unsigned maxDepth = 64;
/// Limits the size of a format: instructions have 16-bit indices, and checks compare pairs of elements.
constexpr unsigned maxElements = 8192;

bool isValidLiteral(StringRef text) {
  if (text.empty())
    return false;
  char first = text.front();
  if (llvm::isAlpha(first) || (first == '_' && text.size() > 1))
    return llvm::all_of(text, [](char c) { return llvm::isAlnum(c) || StringRef("_$.").contains(c); });
  if (text.size() == 1)
    return StringRef("_:,=<>()[]{}?+-*").contains(first);
  return text == "->" || text == "...";
}

/// Recursive-descent parser for the tokens of one format.
class Parser {
public:
  Parser(llvm::ArrayRef<FormatToken> tokens, FormatOwner owner, DiagnosticEngine &diags)
      : tokens(tokens), owner(owner), diags(diags) {}
  FailureOr<std::vector<FormatElement>> parse();

private:
  /// The construct that encloses an element.
  enum class Place : uint8_t { Top, Group, Clause, Custom, Type, Ref, Qualified, FunctionalType, Struct };

  const FormatToken &token() const { return tokens[position]; }
  bool at(Token kind) const { return token().kind == kind; }
  FormatToken take() { return tokens[position + 1 < tokens.size() ? position++ : position]; }
  LogicalResult expect(Token kind, StringRef what);
  FormatElement make(Kind kind) const {
    FormatElement element;
    element.kind = kind;
    element.loc = token().loc;
    return element;
  }
  InFlightDiagnostic notHere(const FormatToken &what, Place place);
  static StringRef describe(Place place);
  static bool holdsSequence(Place place) {
    return place == Place::Top || place == Place::Group || place == Place::Clause;
  }

  FailureOr<FormatElement> parseElement(Place place);
  FailureOr<FormatElement> parseLiteral(Place place);
  FailureOr<FormatElement> parseDirective(Place place);
  FailureOr<FormatElement> parseOpDirective(Place place);
  FailureOr<FormatElement> parseDefDirective(Place place);
  FailureOr<FormatElement> parseSimple(Kind kind, bool isAllowed, Place place);
  FailureOr<FormatElement> parseWrapper(Place place, Place inside);
  FailureOr<FormatElement> parseType(Place place);
  FailureOr<FormatElement> parseFunctionalType(Place place);
  FailureOr<FormatElement> parseCustom(Place place);
  FailureOr<FormatElement> parseStruct(Place place);
  FailureOr<FormatElement> parseOilist(Place place);
  FailureOr<FormatElement> parseOptional(Place place);
  LogicalResult parseHalf(FormatElement &group, bool isElse, std::optional<llvm::SMLoc> &anchor);

  llvm::ArrayRef<FormatToken> tokens;
  FormatOwner owner;
  DiagnosticEngine &diags;
  size_t position = 0;
  unsigned depth = 0, elements = 0;
};

StringRef Parser::describe(Place place) {
  switch (place) {
  case Place::Top:
    return "at the top level of a format";
  case Place::Group:
    return "in an optional group";
  case Place::Clause:
    return "in a clause of an oilist";
  case Place::Custom:
    return "as an argument of a custom directive";
  case Place::Type:
    return "as the argument of 'type'";
  case Place::Ref:
    return "as the argument of 'ref'";
  case Place::Qualified:
    return "as the argument of 'qualified'";
  case Place::FunctionalType:
    return "as an argument of 'functional-type'";
  case Place::Struct:
    return "as an argument of 'struct'";
  }
  llvm_unreachable("unknown place");
}

InFlightDiagnostic Parser::notHere(const FormatToken &what, Place place) {
  return diags.emit(what.loc, FormatNotHere, what.spelling(), describe(place));
}

LogicalResult Parser::expect(Token kind, StringRef what) {
  if (!at(kind))
    return diags.emit(token().loc, FormatExpected, what, token().spelling());
  take();
  return success();
}

FailureOr<FormatElement> Parser::parseLiteral(Place place) {
  if (!holdsSequence(place))
    return notHere(token(), place);
  FormatElement element = make(Kind::Literal);
  StringRef text = take().text;
  if (text.empty() || text == " " || text == "\\n" || text == "\n") {
    element.kind = Kind::Whitespace;
    element.text = text.size() > 1 ? "\n" : text.str();
    return element;
  }
  if (!isValidLiteral(text))
    return diags.emit(element.loc, FormatBadLiteral, text);
  element.text = text.str();
  return element;
}

FailureOr<FormatElement> Parser::parseElement(Place place) {
  if (++depth > maxDepth)
    return diags.emit(token().loc, FormatTooDeep, maxDepth);
  if (++elements > maxElements)
    return diags.emit(token().loc, FormatTooLong, maxElements);
  auto leave = llvm::scope_exit([&] { --depth; });
  switch (token().kind) {
  case Token::Literal:
    return parseLiteral(place);
  case Token::Variable: {
    FormatElement element = make(Kind::Variable);
    element.text = take().text.str();
    return element;
  }
  case Token::String: {
    if (place != Place::Custom)
      return notHere(token(), place);
    FormatElement element = make(Kind::Code);
    element.text = take().text.str();
    llvm::erase(element.text, '\\'); // Remove backslashes, which only escape quotes.
    if (std::string problem = checkCppBrackets(element.text); !problem.empty())
      return diags.emit(element.loc, FormatBadCpp, problem);
    return element;
  }
  case Token::LParen:
    return parseOptional(place);
  case Token::Word:
    return parseDirective(place);
  case Token::Caret:
    return diags.emit(token().loc, FormatStrayAnchor);
  default:
    return diags.emit(token().loc, FormatExpected, "a directive, a literal, a variable or an optional group",
                      token().spelling());
  }
}

FailureOr<FormatElement> Parser::parseDirective(Place place) {
  StringRef word = token().text;
  if (word == "custom")
    return parseCustom(place);
  if (word == "ref")
    return parseWrapper(place, Place::Ref);
  if (word == "qualified")
    return parseWrapper(place, Place::Qualified);
  return owner == FormatOwner::Op ? parseOpDirective(place) : parseDefDirective(place);
}

FailureOr<FormatElement> Parser::parseSimple(Kind kind, bool isAllowed, Place place) {
  FormatElement element = make(kind);
  FormatToken word = take();
  if (!isAllowed)
    return notHere(word, place);
  return element;
}

FailureOr<FormatElement> Parser::parseOpDirective(Place place) {
  StringRef word = token().text;
  bool isTop = place == Place::Top, isCustom = place == Place::Custom;
  bool isTypeLike = place == Place::Type || place == Place::FunctionalType;
  if (word == "attr-dict")
    return parseSimple(Kind::AttrDict, isTop || isCustom || place == Place::Ref, place);
  if (word == "attr-dict-with-keyword")
    return parseSimple(Kind::AttrDictKeyword, isTop, place);
  if (word == "prop-dict")
    return parseSimple(Kind::PropDict, isTop || isCustom, place);
  if (word == "operands")
    return parseSimple(Kind::AllOperands, isTop || isTypeLike, place);
  if (word == "results")
    return parseSimple(Kind::AllResults, isTypeLike, place);
  if (word == "regions")
    return parseSimple(Kind::AllRegions, holdsSequence(place), place);
  if (word == "successors")
    return parseSimple(Kind::AllSuccessors, isTop, place);
  if (word == "type")
    return parseType(place);
  if (word == "functional-type")
    return parseFunctionalType(place);
  if (word == "oilist")
    return parseOilist(place);
  return suggestFormatWord(diags.emit(token().loc, FormatUnknownDirective, word, "op"), token().loc, word,
                           {"attr-dict", "attr-dict-with-keyword", "prop-dict", "operands", "results",
                            "regions", "successors", "type", "functional-type", "oilist", "custom", "ref",
                            "qualified"});
}

FailureOr<FormatElement> Parser::parseDefDirective(Place place) {
  StringRef word = token().text;
  if (word == "params")
    return parseSimple(Kind::Parameters,
                       holdsSequence(place) || place == Place::Struct || place == Place::Custom, place);
  if (word == "struct")
    return parseStruct(place);
  return suggestFormatWord(diags.emit(token().loc, FormatUnknownDirective, word, "type and attribute"),
                           token().loc, word, {"params", "struct", "custom", "ref", "qualified"});
}

/// Parses `ref(x)` and `qualified(x)`, which set a flag of x.
FailureOr<FormatElement> Parser::parseWrapper(Place place, Place inside) {
  FormatToken word = take();
  bool isRef = inside == Place::Ref;
  if (isRef ? place != Place::Custom
            : !holdsSequence(place) && place != Place::Custom && place != Place::Struct)
    return notHere(word, place);
  if (failed(expect(Token::LParen, isRef ? "'(' after 'ref'" : "'(' after 'qualified'")))
    return failure();
  FailureOr<FormatElement> inner = parseElement(inside);
  if (failed(inner) || failed(expect(Token::RParen, "')'")))
    return failure();
  if (!inner->is(Kind::Variable) && !inner->is(Kind::Type) && !(isRef && inner->is(Kind::AttrDict)))
    return diags.emit(inner->loc, FormatExpected, "a variable or 'type(...)'",
                      std::string("another directive"));
  (isRef ? inner->isRef : inner->isQualified) = true;
  return inner;
}

FailureOr<FormatElement> Parser::parseType(Place place) {
  FormatElement element = make(Kind::Type);
  FormatToken word = take();
  if (place == Place::Type || place == Place::FunctionalType || place == Place::Struct)
    return notHere(word, place);
  if (failed(expect(Token::LParen, "'(' after 'type'")))
    return failure();
  FailureOr<FormatElement> inner = parseElement(Place::Type);
  if (failed(inner) || failed(expect(Token::RParen, "')'")))
    return failure();
  element.children.push_back(std::move(*inner));
  return element;
}

FailureOr<FormatElement> Parser::parseFunctionalType(Place place) {
  FormatElement element = make(Kind::FunctionalType);
  FormatToken word = take();
  if (place != Place::Top)
    return notHere(word, place);
  if (failed(expect(Token::LParen, "'(' after 'functional-type'")))
    return failure();
  for (unsigned i = 0; i != 2; ++i) {
    if (i && failed(expect(Token::Comma, "','")))
      return failure();
    FailureOr<FormatElement> inner = parseElement(Place::FunctionalType);
    if (failed(inner))
      return failure();
    element.children.push_back(std::move(*inner));
  }
  if (failed(expect(Token::RParen, "')'")))
    return failure();
  return element;
}

FailureOr<FormatElement> Parser::parseCustom(Place place) {
  FormatElement element = make(Kind::Custom);
  FormatToken word = take();
  if (!holdsSequence(place) && place != Place::Struct)
    return notHere(word, place);
  if (failed(expect(Token::Less, "'<' after 'custom'")))
    return failure();
  element.text = token().text.str();
  if (failed(expect(Token::Word, "the name of a custom directive")) ||
      failed(expect(Token::Greater, "'>'")) || failed(expect(Token::LParen, "'('")))
    return failure();
  do {
    FailureOr<FormatElement> argument = parseElement(Place::Custom);
    if (failed(argument))
      return failure();
    element.children.push_back(std::move(*argument));
    if (!at(Token::Comma))
      break;
    take();
  } while (true);
  if (failed(expect(Token::RParen, "')' or ','")))
    return failure();
  return element;
}

FailureOr<FormatElement> Parser::parseStruct(Place place) {
  FormatElement element = make(Kind::Struct);
  FormatToken word = take();
  if (!holdsSequence(place))
    return notHere(word, place);
  if (failed(expect(Token::LParen, "'(' after 'struct'")))
    return failure();
  do {
    FailureOr<FormatElement> field = parseElement(Place::Struct);
    if (failed(field))
      return failure();
    bool isAll = field->is(Kind::Parameters);
    element.children.push_back(std::move(*field));
    if (isAll || !at(Token::Comma))
      break;
    take();
  } while (true);
  if (failed(expect(Token::RParen, "')'")))
    return failure();
  return element;
}

FailureOr<FormatElement> Parser::parseOilist(Place place) {
  FormatElement element = make(Kind::Oilist);
  FormatToken word = take();
  if (place == Place::Group || !holdsSequence(place))
    return notHere(word, place);
  if (failed(expect(Token::LParen, "'(' after 'oilist'")))
    return failure();
  do {
    if (!at(Token::Literal) || token().text.trim().empty())
      return diags.emit(token().loc, FormatBadClause, token().spelling());
    FormatElement clause = make(Kind::Clause);
    FailureOr<FormatElement> keyword = parseLiteral(Place::Clause);
    if (failed(keyword))
      return failure();
    clause.text = keyword->text;
    while (!at(Token::Bar) && !at(Token::RParen)) {
      FailureOr<FormatElement> inner = parseElement(Place::Clause);
      if (failed(inner))
        return failure();
      clause.children.push_back(std::move(*inner));
    }
    element.children.push_back(std::move(clause));
  } while (take().kind == Token::Bar);
  return element;
}

LogicalResult Parser::parseHalf(FormatElement &group, bool isElse, std::optional<llvm::SMLoc> &anchor) {
  llvm::SMLoc start = token().loc;
  if (failed(expect(Token::LParen, isElse ? "'(' that starts the other half of the group" : "'('")))
    return failure();
  std::vector<FormatElement> &half = isElse ? group.elseChildren : group.children;
  while (!at(Token::RParen)) {
    FailureOr<FormatElement> element = parseElement(Place::Group);
    if (failed(element))
      return failure();
    half.push_back(std::move(*element));
    if (!at(Token::Caret))
      continue;
    llvm::SMLoc caret = take().loc;
    if (anchor)
      return diags.emit(caret, FormatTwoAnchors).note(*anchor, FormatFirstAnchor);
    anchor = caret;
    group.anchor = half.size() - 1;
    group.anchorInElse = isElse;
  }
  take();
  if (half.empty())
    return diags.emit(start, FormatEmptyGroup,
                      isElse ? "other half of the optional group" : "optional group");
  return success();
}

FailureOr<FormatElement> Parser::parseOptional(Place place) {
  if (!holdsSequence(place))
    return notHere(token(), place);
  FormatElement group = make(Kind::Optional);
  std::optional<llvm::SMLoc> anchor;
  if (failed(parseHalf(group, /*isElse=*/false, anchor)))
    return failure();
  if (at(Token::Colon)) {
    take();
    if (failed(parseHalf(group, /*isElse=*/true, anchor)))
      return failure();
  }
  if (failed(expect(Token::Question, "'?' that ends the optional group")))
    return failure();
  if (!anchor)
    return diags.emit(group.loc, FormatNoAnchor);
  return group;
}

FailureOr<std::vector<FormatElement>> Parser::parse() {
  std::vector<FormatElement> elements;
  while (!at(Token::End)) {
    FailureOr<FormatElement> element = parseElement(Place::Top);
    if (failed(element))
      return failure();
    elements.push_back(std::move(*element));
  }
  return elements;
}

} // namespace

FailureOr<std::vector<FormatElement>> mlir::parseFormat(const FormatText &text, FormatOwner owner,
                                                        DiagnosticEngine &diags) {
  FailureOr<std::vector<FormatToken>> tokens = lexFormat(text, diags);
  if (failed(tokens))
    return failure();
  return Parser(*tokens, owner, diags).parse();
}
