//===- LineBreaker.h - Long lines of C++ in several -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Breaks lines that are too long where clang-format (LLVM style) breaks them in most cases: behind commas of
// the outermost brackets, lined up behind the opening one, and behind && and ||. Knows nothing of C++ but
// brackets, strings and operators; what it cannot break stays as it is.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H
#define STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace strata {

/// The width of generated lines, as in .clang-format.
constexpr unsigned maxLineWidth = 110;

/// The text, which starts in column `indent`, with line breaks and the spaces behind them.
std::string breakLine(llvm::StringRef text, unsigned indent);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_LINEBREAKER_H
