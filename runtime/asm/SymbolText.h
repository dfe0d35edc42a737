//===- SymbolText.h - The text of nested dialect symbols ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds the text of dialect types and attributes that are nested in each other in linear time. One thread.
// Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_SYMBOLTEXT_H
#define STRATA_RUNTIME_ASM_SYMBOLTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <utility>
#include <vector>

namespace mlir {

/// A buffer for `!d.name<...>` and `!d<...>`; the body decides which form is used. Nested symbols share the
/// buffer: the text of an inner one is not copied to the outer one, and its brackets are not scanned again,
/// so that the time is linear in the length of the text at any nesting depth.
class SymbolText {
public:
  llvm::raw_ostream &stream() { return os; }
  llvm::StringRef text() const { return buffer; }

  /// Appends the prefix, the dialect and a dot. Returns the position of the body, for end().
  size_t begin(char prefix, llvm::StringRef dialect);
  /// Ends the body that starts at `body`: keeps the dot, or replaces it by `<` and appends `>`.
  void end(size_t body);

private:
  bool isOneBracket(size_t start) const;

  std::string buffer;
  llvm::raw_string_ostream os{buffer};
  /// The outermost balanced brackets `<...>` found so far, in the order of the text: their begins and ends.
  std::vector<std::pair<size_t, size_t>> closed;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_SYMBOLTEXT_H
