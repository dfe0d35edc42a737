//===- CppExpression.cpp - Parser of simple C++ expressions ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A scanner for brackets and placeholders that accepts any C++, and a recursive-descent parser with operator
// precedence for the supported expressions. An expression that the parser does not support is opaque.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppExpression.h"
#include "generator/model/Characters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

//===------------------------------------------------------------------------===//
// Scanning of arbitrary C++: strings, comments, brackets, placeholders
//===------------------------------------------------------------------------===//

namespace {

bool isWordCharacter(char c) { return wordCharacters.contains(c); }

/// Returns the length of the string, character literal or comment at the start of `text`; 0 if there is none;
/// npos if it is not terminated.
size_t quotedLength(StringRef text) {
  if (text.starts_with("//"))
    return std::min(text.size(), text.find('\n'));
  if (text.starts_with("/*")) {
    size_t end = text.find("*/", 2);
    return end == StringRef::npos ? end : end + 2;
  }
  if (text.front() != '"' && text.front() != '\'')
    return 0;
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == text.front())
      return i + 1;
    else if (text[i] == '\n')
      break;
  }
  return StringRef::npos;
}

/// Returns the placeholder at the start of `text`, with its `$`, or "".
StringRef placeholderAt(StringRef text) {
  if (text.size() < 2 || text.front() != '$' || !isWordCharacter(text[1]))
    return {};
  return text.take_front(1 + text.drop_front().take_while(isWordCharacter).size());
}

/// Calls `visit(offset, placeholder)` for each placeholder outside of strings and comments.
template <typename Visit>
void forEachPlaceholder(StringRef text, Visit visit) {
  static constexpr CharacterSet stops("/\"'$");
  for (size_t i = stops.next(text, 0); i < text.size(); i = stops.next(text, i)) {
    StringRef rest = text.drop_front(i);
    // A digit separator (1'000) does not start a character literal.
    bool isSeparator = rest.front() == '\'' && i && llvm::isAlnum(text[i - 1]);
    if (size_t length = isSeparator ? 0 : quotedLength(rest)) {
      if (length == StringRef::npos)
        return;
      i += length;
    } else if (StringRef found = placeholderAt(rest); !found.empty()) {
      visit(i, found);
      i += found.size();
    } else {
      ++i;
    }
  }
}

} // namespace

std::string mlir::checkCppBrackets(StringRef text, size_t *offset) {
  llvm::SmallVector<size_t> open;
  auto report = [&](size_t at, const llvm::Twine &message) {
    if (offset)
      *offset = at;
    return message.str();
  };
  static constexpr CharacterSet stops("/\"'([{)]}");
  for (size_t i = stops.next(text, 0); i < text.size(); i = stops.next(text, i)) {
    StringRef rest = text.drop_front(i);
    char c = rest.front();
    bool isSeparator = c == '\'' && i && llvm::isAlnum(text[i - 1]);
    if (size_t length = isSeparator ? 0 : quotedLength(rest)) {
      if (length == StringRef::npos)
        return report(i, c == '/' ? "comment without an end" : "string without an end");
      i += length;
      continue;
    }
    if (c == '(' || c == '[' || c == '{') {
      open.push_back(i);
    } else if (c == ')' || c == ']' || c == '}') {
      if (open.empty())
        return report(i, llvm::Twine("'") + llvm::Twine(c) + "' closes nothing");
      if (text[open.back()] != (c == ')' ? '(' : c == ']' ? '[' : '{'))
        return report(i, llvm::Twine("'") + llvm::Twine(c) + "' does not close '" +
                             llvm::Twine(text[open.back()]) + "'");
      open.pop_back();
    }
    ++i;
  }
  if (!open.empty())
    return report(open.back(), llvm::Twine("'") + llvm::Twine(text[open.back()]) + "' is never closed");
  return {};
}

std::vector<StringRef> mlir::findCppPlaceholders(StringRef text) {
  std::vector<StringRef> result;
  forEachPlaceholder(text, [&](size_t, StringRef found) {
    if (!llvm::is_contained(result, found))
      result.push_back(found);
  });
  return result;
}

//===------------------------------------------------------------------------===//
// Tokens
//===------------------------------------------------------------------------===//

namespace {

struct Token {
  enum class Kind : uint8_t { End, Word, Number, String, Character, Placeholder, Punctuation, Unknown };
  Kind kind = Kind::End;
  StringRef text;
  size_t offset = 0;
};

std::vector<Token> tokenize(StringRef text) {
  std::vector<Token> tokens;
  static constexpr llvm::StringLiteral longPunctuation[] = {
      "...", "<=>", "<<=", ">>=", "::", "->", "==", "!=", "<=", ">=",
      "&&",  "||",  "<<",  "+=",  "-=", "*=", "/=", "++", "--"};
  for (size_t i = 0; i < text.size();) {
    StringRef rest = text.drop_front(i);
    auto add = [&](Token::Kind kind, size_t length) {
      tokens.push_back({kind, rest.take_front(length), i});
      i += length;
    };
    if (llvm::isSpace(rest.front())) {
      ++i;
    } else if (size_t length = quotedLength(rest)) {
      if (length == StringRef::npos)
        add(Token::Kind::Unknown, rest.size());
      else if (rest.front() == '/')
        i += length;
      else
        add(rest.front() == '"' ? Token::Kind::String : Token::Kind::Character, length);
    } else if (StringRef found = placeholderAt(rest); !found.empty()) {
      add(Token::Kind::Placeholder, found.size());
    } else if (llvm::isDigit(rest.front())) {
      StringRef number = rest.take_while([](char c) { return isWordCharacter(c) || c == '.' || c == '\''; });
      // Include the sign of an exponent: 1e-5, 0x1p+3.
      if (number.size() < rest.size() && StringRef("+-").contains(rest[number.size()]) &&
          StringRef("eEpP").contains(number.back()) &&
          (number.back() == 'p' || number.back() == 'P' || !number.starts_with_insensitive("0x")))
        number = rest.take_front(number.size() + 1 +
                                 rest.drop_front(number.size() + 1).take_while(isWordCharacter).size());
      add(Token::Kind::Number, number.size());
    } else if (isWordCharacter(rest.front())) {
      add(Token::Kind::Word, rest.take_while(isWordCharacter).size());
    } else {
      const auto *found = llvm::find_if(longPunctuation, [&](StringRef p) { return rest.starts_with(p); });
      add(Token::Kind::Punctuation, found == std::end(longPunctuation) ? 1 : found->size());
    }
  }
  tokens.push_back({Token::Kind::End, {}, text.size()});
  return tokens;
}

std::string unescape(StringRef quoted) {
  std::string result;
  for (size_t i = 1; i + 1 < quoted.size(); ++i) {
    char c = quoted[i];
    if (c == '\\' && i + 2 < quoted.size()) {
      char escaped = quoted[++i];
      c = escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped == '0' ? '\0' : escaped;
    }
    result.push_back(c);
  }
  return result;
}

//===------------------------------------------------------------------------===//
// Expressions
//===------------------------------------------------------------------------===//

using Result = std::optional<CppNode>;

CppNode makeNode(CppNode::Kind kind, StringRef text = {}) {
  CppNode node;
  node.kind = kind;
  node.text = text.str();
  return node;
}

/// Recursive-descent parser. Returns nullopt at the first construct that it does not support.
class Parser {
public:
  explicit Parser(StringRef text) : tokens(tokenize(text)), text(text) {}

  Result parse() {
    Result result = expression();
    if (result && peek("return"))
      return std::nullopt;
    consume(";");
    return result && atEnd() ? std::move(result) : std::nullopt;
  }

private:
  // Limits on bracket depth and on chain length: trees are traversed and destroyed recursively.
  static constexpr unsigned maxDepth = 200;
  static constexpr unsigned maxLinks = 2000;

  const Token &current() const { return tokens[position]; }
  bool atEnd() const { return current().kind == Token::Kind::End; }
  bool peek(StringRef spelling, unsigned ahead = 0) const {
    size_t at = std::min(position + ahead, tokens.size() - 1);
    return tokens[at].text == spelling && tokens[at].kind != Token::Kind::String;
  }
  bool consume(StringRef spelling) {
    if (atEnd() || !peek(spelling))
      return false;
    ++position;
    return true;
  }

  Result expression();
  Result binary(unsigned minPrecedence);
  Result unary();
  Result postfix();
  Result primary();
  Result parenthesised();
  Result braced(StringRef type, std::vector<std::string> templateArgs);
  Result name();
  Result lambda();
  std::optional<std::string> qualifiedName();
  std::optional<std::vector<std::string>> templateArguments();
  bool arguments(StringRef close, std::vector<CppNode> &result);

  std::vector<Token> tokens;
  StringRef text;
  size_t position = 0;
  unsigned depth = 0;
  unsigned links = 0;
};

unsigned precedenceOf(const Token &token) {
  if (token.kind != Token::Kind::Punctuation)
    return 0;
  static constexpr std::pair<llvm::StringLiteral, unsigned> table[] = {
      {"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4}, {"&", 5}, {"==", 6}, {"!=", 6}, {"<", 7}, {">", 7},
      {"<=", 7}, {">=", 7}, {"<<", 8}, {"+", 9}, {"-", 9}, {"*", 10}, {"/", 10}, {"%", 10}};
  for (auto &[spelling, precedence] : table)
    if (token.text == spelling)
      return precedence;
  return 0;
}

Result Parser::expression() {
  if (++depth > maxDepth)
    return std::nullopt;
  Result condition = binary(1);
  if (condition && consume("?")) {
    Result yes = expression();
    if (!yes || !consume(":"))
      return std::nullopt;
    Result no = expression();
    if (!no)
      return std::nullopt;
    CppNode node = makeNode(CppNode::Kind::Conditional);
    node.children.push_back(std::move(*condition));
    node.children.push_back(std::move(*yes));
    node.children.push_back(std::move(*no));
    condition = std::move(node);
  }
  --depth;
  return condition;
}

Result Parser::binary(unsigned minPrecedence) {
  Result left = unary();
  while (left) {
    unsigned precedence = precedenceOf(current());
    if (precedence < minPrecedence || !precedence)
      return left;
    CppNode node = makeNode(CppNode::Kind::Binary, current().text);
    ++position;
    Result right = binary(precedence + 1);
    if (!right || ++links > maxLinks)
      return std::nullopt;
    node.children.push_back(std::move(*left));
    node.children.push_back(std::move(*right));
    left = std::move(node);
  }
  return left;
}

Result Parser::unary() {
  for (StringRef spelling : {"!", "-", "~", "*", "&", "+"}) {
    if (!peek(spelling) || current().kind != Token::Kind::Punctuation)
      continue;
    ++position;
    if (++depth > maxDepth)
      return std::nullopt;
    Result operand = unary();
    --depth;
    if (!operand)
      return std::nullopt;
    CppNode node = makeNode(CppNode::Kind::Unary, spelling);
    node.children.push_back(std::move(*operand));
    return node;
  }
  return postfix();
}

/// Parses comma-separated expressions up to `close` and consumes `close`.
bool Parser::arguments(StringRef close, std::vector<CppNode> &result) {
  if (consume(close))
    return true;
  do {
    Result argument = peek("{") ? braced({}, {}) : expression();
    if (!argument)
      return false;
    result.push_back(std::move(*argument));
  } while (consume(","));
  return consume(close);
}

Result Parser::postfix() {
  Result value = primary();
  while (value) {
    if (++links > maxLinks)
      return std::nullopt;
    CppNode node;
    if (consume("(")) {
      node = makeNode(CppNode::Kind::Call);
      node.children.push_back(std::move(*value));
      if (!arguments(")", node.children))
        return std::nullopt;
    } else if (consume("[")) {
      node = makeNode(CppNode::Kind::Subscript);
      node.children.push_back(std::move(*value));
      if (!arguments("]", node.children) || node.children.size() != 2)
        return std::nullopt;
    } else if (peek(".") || peek("->")) {
      node = makeNode(CppNode::Kind::Member);
      node.isArrow = current().text == "->";
      ++position;
      consume("template");
      if (current().kind != Token::Kind::Word)
        return std::nullopt;
      node.text = current().text.str();
      ++position;
      if (auto args = templateArguments())
        node.templateArgs = std::move(*args);
      node.children.push_back(std::move(*value));
    } else {
      return value;
    }
    value = std::move(node);
  }
  return value;
}

Result Parser::primary() {
  const Token &token = current();
  switch (token.kind) {
  case Token::Kind::Number: {
    ++position;
    bool isHex = token.text.starts_with_insensitive("0x");
    bool isFloat = token.text.contains('.') ||
                   (isHex ? token.text.contains_insensitive("p") : token.text.contains_insensitive("e"));
    return makeNode(isFloat ? CppNode::Kind::Float : CppNode::Kind::Integer, token.text);
  }
  case Token::Kind::String: {
    CppNode node = makeNode(CppNode::Kind::String);
    for (; current().kind == Token::Kind::String; ++position)
      node.text += unescape(current().text);
    return node;
  }
  case Token::Kind::Character:
    ++position;
    return makeNode(CppNode::Kind::Character, unescape(token.text));
  case Token::Kind::Placeholder:
    ++position;
    return makeNode(CppNode::Kind::Placeholder, token.text);
  case Token::Kind::Word:
    return name();
  case Token::Kind::Punctuation:
    if (token.text == "::")
      return name();
    if (token.text == "(")
      return parenthesised();
    if (token.text == "{")
      return braced({}, {});
    if (token.text == "[")
      return lambda();
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Parses `(x)` or the cast `(::qualified::Name)x`.
Result Parser::parenthesised() {
  size_t start = position++;
  if (peek("::")) {
    std::optional<std::string> type = qualifiedName();
    auto startsOperand = [&] {
      return current().kind == Token::Kind::Placeholder || current().kind == Token::Kind::Word ||
             current().kind == Token::Kind::Number || peek("(") || peek("::");
    };
    if (type && consume(")") && startsOperand()) {
      Result operand = unary();
      if (!operand)
        return std::nullopt;
      CppNode node = makeNode(CppNode::Kind::Cast, *type);
      node.children.push_back(std::move(*operand));
      return node;
    }
    position = start + 1;
  }
  Result inner = expression();
  return inner && consume(")") ? std::move(inner) : std::nullopt;
}

Result Parser::braced(StringRef type, std::vector<std::string> templateArgs) {
  if (!consume("{") || ++depth > maxDepth)
    return std::nullopt;
  CppNode node = makeNode(CppNode::Kind::Construct, type);
  node.templateArgs = std::move(templateArgs);
  if (!arguments("}", node.children))
    return std::nullopt;
  --depth;
  return node;
}

/// Parses `a::b`. Template arguments in the middle (`A<B>::c`) become part of the returned text.
std::optional<std::string> Parser::qualifiedName() {
  std::string result;
  if (consume("::"))
    result = "::";
  while (current().kind == Token::Kind::Word) {
    result += current().text;
    ++position;
    size_t before = position;
    if (std::optional<std::vector<std::string>> args = templateArguments()) {
      if (!peek("::")) {
        position = before;
        return result;
      }
      result += "<" + llvm::join(*args, ", ") + ">";
    }
    if (!peek("::"))
      return result;
    ++position;
    result += "::";
  }
  return std::nullopt;
}

/// Parses a template argument list `<A, B<C>>`. It is accepted only if a token follows that can follow a
/// template name: `(`, `::` or `{`. Consumes nothing otherwise.
std::optional<std::vector<std::string>> Parser::templateArguments() {
  size_t start = position;
  if (!peek("<"))
    return std::nullopt;
  unsigned angle = 0, round = 0;
  std::vector<std::string> args;
  size_t argStart = tokens[position].offset + 1;
  auto finish = [&](size_t end) {
    StringRef arg = text.slice(argStart, end).trim();
    if (!arg.empty() || !args.empty())
      args.push_back(arg.str());
  };
  for (;; ++position) {
    const Token &token = current();
    bool isPunctuation = token.kind == Token::Kind::Punctuation;
    if (token.kind != Token::Kind::Word && token.kind != Token::Kind::Number &&
        !(isPunctuation && (token.text == "::" || StringRef("<>,*&()").contains(token.text)))) {
      position = start;
      return std::nullopt;
    }
    if (!isPunctuation)
      continue;
    if (token.text == "(")
      ++round;
    if (token.text == ")" && round-- == 0) {
      position = start;
      return std::nullopt;
    }
    if (token.text == "<")
      ++angle;
    if (token.text == "," && angle == 1 && !round) {
      finish(token.offset);
      argStart = token.offset + 1;
    }
    if (token.text == ">" && --angle == 0) {
      finish(token.offset);
      ++position;
      break;
    }
  }
  if (peek("(") || peek("::") || peek("{"))
    return args;
  position = start;
  return std::nullopt;
}

Result Parser::name() {
  if (current().text == "return")
    return std::nullopt;
  std::optional<std::string> qualified = qualifiedName();
  if (!qualified)
    return std::nullopt;
  if (*qualified == "true" || *qualified == "false")
    return makeNode(CppNode::Kind::Bool, *qualified);
  if (*qualified == "nullptr" || *qualified == "std::nullopt" || *qualified == "::std::nullopt")
    return makeNode(CppNode::Kind::Null, *qualified);
  std::vector<std::string> templateArgs;
  if (auto args = templateArguments())
    templateArgs = std::move(*args);
  if (peek("{"))
    return braced(*qualified, std::move(templateArgs));
  CppNode node = makeNode(CppNode::Kind::Name, *qualified);
  node.templateArgs = std::move(templateArgs);
  return node;
}

/// Parses [&](T name, U other) { return expression; }.
Result Parser::lambda() {
  consume("[");
  while (!peek("]")) {
    if (atEnd())
      return std::nullopt;
    ++position;
  }
  consume("]");
  CppNode node = makeNode(CppNode::Kind::Lambda);
  if (consume("(")) {
    unsigned round = 1, angle = 0;
    StringRef lastWord;
    for (;; ++position) {
      if (atEnd())
        return std::nullopt;
      if (current().kind == Token::Kind::Word)
        lastWord = current().text;
      round += peek("(");
      angle += peek("<");
      angle -= peek(">");
      round -= peek(")");
      if ((round == 0 || (round == 1 && !angle && peek(","))) && !lastWord.empty())
        node.params.push_back(lastWord.str());
      if (round == 0)
        break;
    }
    consume(")");
  }
  if (!consume("{") || !consume("return"))
    return std::nullopt;
  Result body = expression();
  if (!body || !consume(";") || !consume("}"))
    return std::nullopt;
  node.children.push_back(std::move(*body));
  return node;
}

} // namespace

//===------------------------------------------------------------------------===//
// CppExpression
//===------------------------------------------------------------------------===//

CppExpression CppExpression::parse(StringRef text) {
  CppExpression result;
  result.source = text.trim().str();
  result.problem = checkCppBrackets(result.source, &result.problemOffset);
  result.isParsed = !result.problem.empty() || result.source.empty();
  return result;
}

const std::optional<CppNode> &CppExpression::parsed() const {
  if (!isParsed)
    tree = Parser(source).parse();
  isParsed = true;
  return tree;
}

bool CppExpression::isLiteral(StringRef word) const {
  return StringRef(source).contains(word) && StringRef(source).trim("() \t\n") == word && parsed() &&
         tree->kind == CppNode::Kind::Bool && tree->text == word;
}

std::vector<StringRef> CppExpression::placeholders() const { return findCppPlaceholders(source); }

std::string
CppExpression::substitute(llvm::function_ref<std::optional<std::string>(StringRef name)> replace) const {
  std::string result;
  size_t done = 0;
  forEachPlaceholder(source, [&](size_t offset, StringRef placeholder) {
    std::optional<std::string> replacement = replace(placeholder.drop_front());
    if (!replacement)
      return;
    result += StringRef(source).slice(done, offset);
    result += *replacement;
    done = offset + placeholder.size();
  });
  return result + StringRef(source).drop_front(done).str();
}
