//===- Lexer.h - Tokens of the assembly format ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Splits a buffer into tokens, one at a time, with a character-class table of 256 entries. A token is a kind
// and a slice of the buffer; the text is not copied. The buffer must end in a null character, as LLVM's
// memory buffers do; null characters inside the buffer are white space. A lexer is a small value that can be
// copied; one thread. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_LEXER_H
#define STRATA_RUNTIME_ASM_LEXER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <optional>
#include <string>

namespace mlir {

/// The kinds of tokens. Kinds from Arrow on have one spelling each; see getTokenSpelling (ParserState.h).
enum class TokenKind : uint8_t {
  Eof,
  Error,
  BareIdentifier,        ///< `foo`, `foo.bar`, `i32`: a keyword or name.
  HashIdentifier,        ///< `#foo`: an attribute or attribute alias.
  AtIdentifier,          ///< `@foo`, `@"foo"`: a symbol reference.
  PercentIdentifier,     ///< `%foo`, `%0`: a value.
  CaretIdentifier,       ///< `^bb0`: a block.
  ExclamationIdentifier, ///< `!foo`: a dialect type or type alias.
  Integer,               ///< `42`, `0x2A`
  Float,                 ///< `4.2`, `4.2e1`
  String,                ///< `"text"`
  Arrow,
  Colon,
  Comma,
  Ellipsis,
  Equal,
  Greater,
  LBrace,
  LParen,
  LSquare,
  Less,
  Minus,
  Plus,
  Question,
  RBrace,
  RParen,
  RSquare,
  Slash,
  Star,
  VerticalBar,
  FileMetadataBegin, ///< `{-#`
  FileMetadataEnd,   ///< `#-}`
};

/// A kind and the characters of the token. Borrows the buffer.
struct Token {
  TokenKind kind = TokenKind::Eof;
  llvm::StringRef spelling;

  bool is(TokenKind other) const { return kind == other; }
  template <typename... Kinds>
  bool isAny(Kinds... kinds) const {
    return ((kind == kinds) || ...);
  }
  llvm::SMLoc getLoc() const { return llvm::SMLoc::getFromPointer(spelling.data()); }
  llvm::SMLoc getEndLoc() const { return llvm::SMLoc::getFromPointer(spelling.end()); }
  /// Returns the text of a String, or of an AtIdentifier in quotes, with escape sequences decoded.
  std::string getStringValue() const;
  /// Returns the text of a String or quoted AtIdentifier with escape sequences decoded. The result refers to
  /// the buffer if the text has no escape sequences, else to \p storage.
  llvm::StringRef getStringValue(std::string &storage) const;
  /// Returns the text of an AtIdentifier without `@` and quotes.
  std::string getSymbolName() const;
};

/// Produces the tokens of a buffer. Copying a lexer saves its position.
class Lexer {
public:
  explicit Lexer(llvm::StringRef buffer)
      : begin(buffer.begin()), current(buffer.begin()), end(buffer.end()) {}

  /// Returns the next token: of kind Error after a lexical error, and of kind Eof at the end of the buffer,
  /// also if called again there.
  Token next();
  const char *getPosition() const { return current; }
  void setPosition(const char *position) { current = position; }
  const char *getEnd() const { return end; }
  /// Returns the message of the last Error token.
  llvm::StringRef getError() const { return error; }

private:
  Token form(TokenKind kind, const char *start) { return {kind, llvm::StringRef(start, current - start)}; }
  /// Returns an Error token at \p place and stores its message.
  Token fail(const char *place, llvm::StringRef message) {
    error = message;
    return {TokenKind::Error, llvm::StringRef(place, 0)};
  }
  Token lexIdentifier(const char *start);
  Token lexNumber(const char *start);
  Token lexString(const char *start, TokenKind kind);
  Token lexPrefixed(const char *start, TokenKind kind);
  Token lexAt(const char *start);

  const char *begin, *current, *end;
  llvm::StringRef error;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_LEXER_H
