//===- FormatAmbiguity.h - Ambiguous assembly formats -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parser of an assembly format decides by the next token. This check compares the first tokens of all
// alternatives at each point: an attribute dictionary before a region, a typed attribute before a `:`, an
// optional group or clause before an element that starts with the same token.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H
#define STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H

#include "generator/model/FormatModel.h"

namespace mlir {

/// Reports every ambiguity at the element that causes it. Fails if an error was reported.
LogicalResult checkFormatAmbiguity(const FormatModel &format, DiagnosticEngine &diags);
/// Checks the format of a type or attribute; see the overload for ops.
LogicalResult checkFormatAmbiguity(const DefFormatModel &format, DiagnosticEngine &diags);

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H
