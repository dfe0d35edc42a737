//===- FormatAmbiguity.h - Formats that a parser cannot follow --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A parser of an assembly format decides by the next token. This check compares the first tokens of whatever
// can come next: an attribute dictionary before a region, a typed attribute before a `:`, an optional group
// or a clause before something that starts like it.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H
#define STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H

#include "generator/model/FormatModel.h"

namespace strata {

/// Reports every ambiguity at the element that causes it. Fails when there was an error.
LogicalResult checkFormatAmbiguity(const FormatModel &format, DiagnosticEngine &diags);
/// The same for the format of a type or attribute.
LogicalResult checkFormatAmbiguity(const DefFormatModel &format, DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_FORMATAMBIGUITY_H
