//===- Lexer.cpp - Tokens of the assembly format --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include <array>

using namespace mlir;

namespace {
/// The classes of a character, as bits: an identifier starts with a Letter and continues with IdentifierTail;
/// the names after % ^ # ! continue with SuffixTail.
enum CharClass : uint8_t { Letter = 1, Digit = 2, IdentifierTail = 4, SuffixTail = 8 };

constexpr std::array<uint8_t, 256> makeTable() {
  std::array<uint8_t, 256> table{};
  for (unsigned c = 'a'; c <= 'z'; ++c)
    table[c] = table[c - 'a' + 'A'] = Letter | IdentifierTail | SuffixTail;
  for (unsigned c = '0'; c <= '9'; ++c)
    table[c] = Digit | IdentifierTail | SuffixTail;
  table['_'] = Letter | IdentifierTail | SuffixTail;
  table['$'] = IdentifierTail | SuffixTail;
  table['.'] = IdentifierTail | SuffixTail;
  table['-'] = SuffixTail;
  return table;
}
constexpr std::array<uint8_t, 256> charTable = makeTable();
inline bool has(char c, uint8_t cls) { return charTable[static_cast<unsigned char>(c)] & cls; }
} // namespace

Token Lexer::lexIdentifier(const char *start) {
  while (has(*current, IdentifierTail))
    ++current;
  return form(TokenKind::BareIdentifier, start);
}

Token Lexer::lexNumber(const char *start) {
  if (*start == '0' && *current == 'x' && llvm::isHexDigit(current[1])) {
    current += 2;
    while (llvm::isHexDigit(*current))
      ++current;
    return form(TokenKind::Integer, start);
  }
  while (has(*current, Digit))
    ++current;
  if (*current != '.')
    return form(TokenKind::Integer, start);
  ++current;
  while (has(*current, Digit))
    ++current;
  if (*current == 'e' || *current == 'E') {
    const char *exponent = current + 1;
    if (*exponent == '+' || *exponent == '-')
      ++exponent;
    if (has(*exponent, Digit)) {
      current = exponent;
      while (has(*current, Digit))
        ++current;
    }
  }
  return form(TokenKind::Float, start);
}

namespace {
/// A decoded escape sequence of a string literal.
struct Escape {
  unsigned length; ///< The number of characters after the backslash; 0 if the sequence is invalid.
  char value;
};
} // namespace

/// Decodes the escape sequence whose backslash is before \p text: `\"`, `\\`, `\n`, `\t`, or two hexadecimal
/// digits. Reads at most two characters, the second one only if the first one is a digit.
static Escape decodeEscape(const char *text) {
  switch (*text) {
  case '"':
  case '\\':
    return {1, *text};
  case 'n':
    return {1, '\n'};
  case 't':
    return {1, '\t'};
  default:
    if (llvm::isHexDigit(text[0]) && llvm::isHexDigit(text[1]))
      return {2, static_cast<char>(llvm::hexFromNibbles(text[0], text[1]))};
    return {0, 0};
  }
}

Token Lexer::lexString(const char *start, TokenKind kind) {
  while (true) {
    char c = *current;
    if (c == '"') {
      ++current;
      return form(kind, start);
    }
    if ((c == 0 && current == end) || c == '\n' || c == '\v' || c == '\f')
      return fail(current, "expected '\"' in string literal");
    ++current;
    if (c != '\\')
      continue;
    unsigned length = decodeEscape(current).length;
    if (length == 0)
      return fail(current - 1, "unknown escape in string literal");
    current += length;
  }
}

/// Lexes %name, ^name, #name or !name after the prefix: digits, or a letter or `$.-` followed by any
/// SuffixTail.
Token Lexer::lexPrefixed(const char *start, TokenKind kind) {
  if (has(*current, Digit)) {
    while (has(*current, Digit))
      ++current;
    return form(kind, start);
  }
  if (has(*current, Letter) || *current == '$' || *current == '.' || *current == '-') {
    // `!x->` is a name and an arrow.
    while (has(*current, SuffixTail) && !(*current == '-' && current[1] == '>'))
      ++current;
    if (current - start > 1)
      return form(kind, start);
  }
  switch (kind) {
  case TokenKind::PercentIdentifier:
    return fail(start, "invalid SSA name");
  case TokenKind::CaretIdentifier:
    return fail(start, "invalid block name");
  case TokenKind::HashIdentifier:
    return fail(start, "invalid attribute name");
  default:
    return fail(start, "invalid type identifier");
  }
}

Token Lexer::lexAt(const char *start) {
  if (*current == '"') {
    ++current;
    Token token = lexString(start, TokenKind::AtIdentifier);
    if (token.is(TokenKind::AtIdentifier) && token.spelling.size() == 3)
      return fail(start, "empty symbol name");
    return token;
  }
  if (!has(*current, Letter))
    return fail(current, "@ identifier expected to start with letter or '_'");
  while (has(*current, IdentifierTail))
    ++current;
  return form(TokenKind::AtIdentifier, start);
}

Token Lexer::next() {
  while (true) {
    const char *start = current;
    char c = *current++;
    if (has(c, Letter))
      return lexIdentifier(start);
    switch (c) {
    case ' ':
    case '\t':
    case '\n':
    case '\r':
      continue;
    case 0:
      if (start == end) {
        --current;
        return form(TokenKind::Eof, start);
      }
      continue;
    case ':':
      return form(TokenKind::Colon, start);
    case ',':
      return form(TokenKind::Comma, start);
    case '.':
      if (*current == '.' && current[1] == '.') {
        current += 2;
        return form(TokenKind::Ellipsis, start);
      }
      return fail(current, "expected three consecutive dots for an ellipsis");
    case '(':
      return form(TokenKind::LParen, start);
    case ')':
      return form(TokenKind::RParen, start);
    case '{':
      if (*current == '-' && current[1] == '#') {
        current += 2;
        return form(TokenKind::FileMetadataBegin, start);
      }
      return form(TokenKind::LBrace, start);
    case '}':
      return form(TokenKind::RBrace, start);
    case '[':
      return form(TokenKind::LSquare, start);
    case ']':
      return form(TokenKind::RSquare, start);
    case '<':
      return form(TokenKind::Less, start);
    case '>':
      return form(TokenKind::Greater, start);
    case '=':
      return form(TokenKind::Equal, start);
    case '+':
      return form(TokenKind::Plus, start);
    case '*':
      return form(TokenKind::Star, start);
    case '?':
      return form(TokenKind::Question, start);
    case '|':
      return form(TokenKind::VerticalBar, start);
    case '-':
      if (*current == '>') {
        ++current;
        return form(TokenKind::Arrow, start);
      }
      return form(TokenKind::Minus, start);
    case '/':
      if (*current != '/')
        return form(TokenKind::Slash, start);
      while (*current != '\n' && current != end)
        ++current;
      continue;
    case '"':
      return lexString(start, TokenKind::String);
    case '@':
      return lexAt(start);
    case '#':
      if (*current == '-' && current[1] == '}') {
        current += 2;
        return form(TokenKind::FileMetadataEnd, start);
      }
      return lexPrefixed(start, TokenKind::HashIdentifier);
    case '!':
      return lexPrefixed(start, TokenKind::ExclamationIdentifier);
    case '%':
      return lexPrefixed(start, TokenKind::PercentIdentifier);
    case '^':
      return lexPrefixed(start, TokenKind::CaretIdentifier);
    default:
      if (has(c, Digit))
        return lexNumber(start);
      return fail(start, "unexpected character");
    }
  }
}

llvm::StringRef Token::getStringValue(std::string &storage) const {
  llvm::StringRef text = spelling;
  text.consume_front("@");
  text = text.drop_front().drop_back();
  size_t backslash = text.find('\\');
  if (backslash == llvm::StringRef::npos)
    return text;
  storage.clear();
  storage.reserve(text.size());
  // The lexer has checked all escape sequences.
  for (; backslash != llvm::StringRef::npos; backslash = text.find('\\')) {
    Escape escape = decodeEscape(text.data() + backslash + 1);
    storage.append(text.data(), backslash);
    storage.push_back(escape.value);
    text = text.drop_front(backslash + 1 + escape.length);
  }
  storage.append(text.data(), text.size());
  return storage;
}

std::string Token::getStringValue() const {
  std::string storage;
  return getStringValue(storage).str();
}

std::string Token::getSymbolName() const {
  if (spelling.size() > 1 && spelling[1] == '"')
    return getStringValue();
  return spelling.drop_front().str();
}
