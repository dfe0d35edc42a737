//===- FormatLexer.h - The words of an assembly format ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Cuts the text of an assembly format into tokens. Mistakes are reported at their character.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATLEXER_H
#define STRATA_GENERATOR_MODEL_FORMATLEXER_H

#include "generator/model/FormatText.h"
#include "runtime/support/Diagnostics.h"

namespace strata {

struct FormatToken {
  enum class Kind : uint8_t {
    Literal,  ///< text: what stands between the backquotes
    Variable, ///< text: the name behind `$`
    Word,     ///< text: attr-dict, custom …
    String,   ///< text: what stands between the quotes
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
  /// The token as it stands in the text, for messages; "the end of the format" for End.
  std::string spelling() const;
};

/// All tokens, with End behind them. Fails after a report.
FailureOr<std::vector<FormatToken>> lexFormat(const FormatText &text, DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_FORMATLEXER_H
