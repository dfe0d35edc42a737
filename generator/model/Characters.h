//===- Characters.h - Character sets for scanners ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Character sets as lookup tables. The generator scans each text several times, and a table lookup lets it
// skip irrelevant characters quickly.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CHARACTERS_H
#define STRATA_GENERATOR_MODEL_CHARACTERS_H

#include "llvm/ADT/StringRef.h"

namespace mlir {

class CharacterSet {
public:
  constexpr explicit CharacterSet(const char *characters) {
    for (; *characters; ++characters)
      has[static_cast<unsigned char>(*characters)] = true;
  }
  constexpr bool contains(char c) const { return has[static_cast<unsigned char>(c)]; }
  /// Returns the offset of the first character at or after `i` that is in the set, or the size of the text.
  size_t next(llvm::StringRef text, size_t i) const {
    while (i < text.size() && !contains(text[i]))
      ++i;
    return i;
  }
  /// Returns the offset of the first character at or after `i` that is not in the set, or the size of the
  /// text.
  size_t nextOther(llvm::StringRef text, size_t i) const {
    while (i < text.size() && contains(text[i]))
      ++i;
    return i;
  }

private:
  bool has[256] = {};
};

/// Characters of identifiers in TableGen and in C++.
inline constexpr CharacterSet
    wordCharacters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
/// Characters for which llvm::isSpace returns true.
inline constexpr CharacterSet spaceCharacters(" \t\n\v\f\r");

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_CHARACTERS_H
