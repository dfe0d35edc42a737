//===- FormatParser.h - From a format's text to its elements ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The grammar of assembly formats: text to a tree of elements, whose names are not resolved yet. Knows what
// may stand where in any format; what depends on the op, type or attribute is checked by FormatModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATPARSER_H
#define STRATA_GENERATOR_MODEL_FORMATPARSER_H

#include "generator/model/FormatElement.h"
#include "generator/model/FormatText.h"

namespace strata {

/// What the format is of: formats of types and attributes have directives of their own.
enum class FormatOwner : uint8_t { Op, Def };

/// Fails after reporting the first mistake.
FailureOr<std::vector<FormatElement>> parseFormat(const FormatText &text, FormatOwner owner,
                                                  DiagnosticEngine &diags);

/// Adds "did you mean" when one of the candidates is near.
InFlightDiagnostic suggestFormatWord(InFlightDiagnostic &&diag, llvm::SMLoc loc, llvm::StringRef word,
                                     llvm::ArrayRef<llvm::StringRef> candidates);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_FORMATPARSER_H
