//===- FormatText.h - Locations inside a format string ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Maps offsets in the string of a field to source locations. TableGen stores the location of a field but not
// of the characters of its value. This class reads the text after the field's location again, undoes quotes,
// escapes, code brackets and concatenation, and matches the literals with the value. Characters that it
// cannot match (a value computed by a bang operator) get the location of the field. A value type that borrows
// the value and the buffers.
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

namespace mlir {

class FormatText {
public:
  FormatText(llvm::StringRef value, llvm::SMLoc fieldLoc, const llvm::SourceMgr &sources);
  llvm::StringRef text() const { return value; }
  /// Returns the location of the character at `offset`, or of the end of the value.
  llvm::SMLoc at(size_t offset) const;

private:
  llvm::StringRef value;
  llvm::SMLoc fieldLoc;
  std::vector<const char *> places; ///< One per character and one for the end; null if unknown.
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATTEXT_H
