//===- FormatParser.h - Parser of assembly formats --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses the text of an assembly format into a tree of elements with unresolved names. The parser checks the
// rules that hold for all formats; FormatModel checks those that depend on the op, type or attribute.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATPARSER_H
#define STRATA_GENERATOR_MODEL_FORMATPARSER_H

#include "generator/model/FormatElement.h"
#include "generator/model/FormatText.h"
#include "runtime/support/InFlightDiagnostic.h"

namespace mlir {

/// The kind of record that a format belongs to. Ops have other directives than types and attributes (Def).
enum class FormatOwner : uint8_t { Op, Def };

/// Parses a format. Reports the first error and fails.
FailureOr<std::vector<FormatElement>> parseFormat(const FormatText &text, FormatOwner owner,
                                                  DiagnosticEngine &diags);

/// Adds a "did you mean" note if one of the candidates is similar to `word`.
InFlightDiagnostic suggestFormatWord(InFlightDiagnostic &&diag, llvm::SMLoc loc, llvm::StringRef word,
                                     llvm::ArrayRef<llvm::StringRef> candidates);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATPARSER_H
