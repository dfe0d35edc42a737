//===- FormatExample.h - Example text for a format --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds the shortest text that a format accepts up to a given element, for notes of diagnostics. Optional
// groups are present only if they contain the element. Values, types and attributes are arbitrary examples.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H
#define STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H

#include "generator/model/FormatModel.h"

namespace mlir {

/// Returns an example of text that the format of an op accepts, from the op name to the first token of
/// `target`, for example "t.op %x : i32 by".
std::string exampleUpTo(const FormatModel &format, const FormatElement &target);
/// Returns an example of text that the format of a type or attribute accepts, up to the first token of
/// `target`, for example "!t.type<1,".
std::string exampleUpTo(const DefFormatModel &format, const FormatElement &target);

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_FORMATEXAMPLE_H
