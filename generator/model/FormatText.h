//===- FormatText.h - Where the characters of a format are ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TableGen keeps the place of a field but not of the characters of its string. This finds them again: it
// reads the text behind the field's place, undoes quotes, escapes, code brackets and concatenation, and maps
// offsets in the value to places. What it does not find (a value computed by a bang operator, say) is at the
// field's place. A value type that borrows the value and the buffers.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATTEXT_H
#define STRATA_GENERATOR_MODEL_FORMATTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace strata {

class FormatText {
public:
  FormatText(llvm::StringRef value, llvm::SMLoc fieldLoc, const llvm::SourceMgr &sources);
  llvm::StringRef text() const { return value; }
  /// Of the character at an offset, or of the end.
  llvm::SMLoc at(size_t offset) const;

private:
  llvm::StringRef value;
  llvm::SMLoc fieldLoc;
  std::vector<const char *> places; ///< One for each character, and one for the end; null where unknown.
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_FORMATTEXT_H
