//===- SpecWriter.h - Pieces that all descriptors have --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Small spellings shared by the emitters of descriptors: places, table references, author's code with its
// placeholders filled in. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H
#define STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/ModelSet.h"
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace strata {

/// `{"Poly.td", 41, 5}`
std::string specLoc(llvm::SMLoc loc, const ModelSet &models);

/// What a placeholder without its `$` stands for.
using Replacements = std::vector<std::pair<std::string, std::string>>;
/// The code with each `$name` of `replacements` replaced; others stay.
std::string fillIn(llvm::StringRef code, const Replacements &replacements);

/// The code with ::strata:: for ::mlir:: and mlir::, for text that authors include in their namespaces, perhaps before
/// any header that declares the other name.
std::string inStrata(llvm::StringRef code);

/// Writes `static constexpr TYPE NAME[] = {…};` of the given entries and returns NAME, or "{}" for none.
std::string emitTable(CodeWriter &out, llvm::StringRef type, llvm::StringRef name,
                      llvm::ArrayRef<std::string> entries);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_SPECWRITER_H
