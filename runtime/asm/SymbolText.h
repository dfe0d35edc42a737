//===- SymbolText.h - Text of nested dialect symbols ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types and attributes of dialects inside each other, written once. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_SYMBOLTEXT_H
#define STRATA_RUNTIME_ASM_SYMBOLTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <utility>
#include <vector>

namespace strata {

/// A buffer for `!d.name<…>` and `!d<…>`, whose form the text of the body decides. Bodies lie in each other:
/// nothing is copied from an inner one to the outer one, and what an inner one has found out about its
/// brackets is not looked at again, so that the time is linear in the text however deep the nesting is.
class SymbolText {
public:
  llvm::raw_ostream &stream() { return os; }
  llvm::StringRef text() const { return buffer; }

  /// Writes what comes before the body. Returns where that begins, for end().
  size_t begin(char prefix, llvm::StringRef dialect);
  /// Decides about the form of the body that began at `body`, and closes it.
  void end(size_t body);

private:
  bool isOneBracket(size_t start) const;

  std::string buffer;
  llvm::raw_string_ostream os{buffer};
  /// Brackets `<…>` that are closed within themselves, in the order of the text, none inside another: begins
  /// and ends.
  std::vector<std::pair<size_t, size_t>> closed;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_SYMBOLTEXT_H
