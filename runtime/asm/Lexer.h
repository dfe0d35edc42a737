//===- Lexer.h - Text to tokens -------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Cuts a buffer into tokens, one at a time, by a table over the 256 bytes. A token is a kind and a piece of
// the buffer; nothing is copied. The buffer ends in a zero byte, as LLVM's memory buffers do; zero bytes
// inside are white space. A value; one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_LEXER_H
#define STRATA_RUNTIME_ASM_LEXER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <optional>
#include <string>

namespace strata {

enum class TokenKind : uint8_t {
  Eof,
  Error,
  BareIdentifier,        ///< foo, foo.bar, i32
  HashIdentifier,        ///< #foo
  AtIdentifier,          ///< @foo, @"foo"
  PercentIdentifier,     ///< %foo, %0
  CaretIdentifier,       ///< ^bb0
  ExclamationIdentifier, ///< !foo
  Integer,               ///< 42, 0x2A
  Float,                 ///< 4.2, 4.2e1
  String,                ///< "text"
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
  FileMetadataBegin, ///< {-#
  FileMetadataEnd,   ///< #-}
};

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
  /// A String, or an AtIdentifier with quotes, with its escapes resolved.
  std::string getStringValue() const;
  /// The same without a copy where nothing is escaped; \p storage holds it otherwise.
  llvm::StringRef getStringValue(std::string &storage) const;
  /// An AtIdentifier without `@`.
  std::string getSymbolName() const;
};

class Lexer {
public:
  explicit Lexer(llvm::StringRef buffer)
      : begin(buffer.begin()), current(buffer.begin()), end(buffer.end()) {}

  Token next();
  const char *getPosition() const { return current; }
  void setPosition(const char *position) { current = position; }
  const char *getEnd() const { return end; }
  /// What was wrong with the last Error token.
  llvm::StringRef getError() const { return error; }

private:
  Token form(TokenKind kind, const char *start) { return {kind, llvm::StringRef(start, current - start)}; }
  /// The token is where the mistake is.
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

} // namespace strata

#endif // STRATA_RUNTIME_ASM_LEXER_H
