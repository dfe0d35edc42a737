//===- LineBreaker.h - Breaks long lines of C++ ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Breaks lines that exceed the width of the style where clang-format does in most cases: after commas of the
// outermost brackets, aligned with the first argument, and after && and ||. Recognizes only brackets, strings
// and operators; a line without such a position stays unchanged.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H
#define STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

/// The maximal width of generated lines, equal to ColumnLimit in .clang-format.
constexpr unsigned maxLineWidth = 110;

/// Returns the text, which starts in column `indent`, with line breaks and indentation inserted.
/// \param isExact  If non-null, set to false if clang-format may break the text differently.
std::string breakLine(llvm::StringRef text, unsigned indent, bool *isExact = nullptr);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H
