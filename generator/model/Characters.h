//===- Characters.h - What a scanner has to look at -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sets of characters as tables: the generator reads each text several times, and most characters are stepped
// over.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CHARACTERS_H
#define STRATA_GENERATOR_MODEL_CHARACTERS_H

#include "llvm/ADT/StringRef.h"

namespace strata {

class CharacterSet {
public:
  constexpr explicit CharacterSet(const char *characters) {
    for (; *characters; ++characters)
      has[static_cast<unsigned char>(*characters)] = true;
  }
  constexpr bool contains(char c) const { return has[static_cast<unsigned char>(c)]; }
  /// Where the first character of the set is, from `i` on; the size of the text if there is none.
  size_t next(llvm::StringRef text, size_t i) const {
    while (i < text.size() && !contains(text[i]))
      ++i;
    return i;
  }
  /// The same for the first that is not of the set.
  size_t nextOther(llvm::StringRef text, size_t i) const {
    while (i < text.size() && contains(text[i]))
      ++i;
    return i;
  }

private:
  bool has[256] = {};
};

/// Of words, in TableGen and in C++.
inline constexpr CharacterSet
    wordCharacters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
/// What llvm::isSpace is true for.
inline constexpr CharacterSet spaceCharacters(" \t\n\v\f\r");

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_CHARACTERS_H
