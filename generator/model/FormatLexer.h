//===- FormatLexer.h - Tokens of an assembly format -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Splits the text of an assembly format into tokens. Errors are reported at the offending character.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATLEXER_H
#define STRATA_GENERATOR_MODEL_FORMATLEXER_H

#include "generator/model/FormatText.h"
#include "runtime/support/Diagnostics.h"

namespace mlir {

struct FormatToken {
  enum class Kind : uint8_t {
    Literal,  ///< text: the characters between the backquotes
    Variable, ///< text: the name after `$`
    Word,     ///< text: a directive such as attr-dict or custom
    String,   ///< text: the characters between the quotes
    LParen,
    RParen,
    Less,
    Greater,
    Comma,
    Colon,
    Question,
    Bar,
    Caret,
    End,
  };
  Kind kind = Kind::End;
  llvm::StringRef text;
  llvm::SMLoc loc;
  /// Returns the token as written in the format, for diagnostics; "the end of the format" for End.
  std::string spelling() const;
};

/// Returns all tokens, followed by an End token. Reports the first error and fails.
FailureOr<std::vector<FormatToken>> lexFormat(const FormatText &text, DiagnosticEngine &diags);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATLEXER_H
