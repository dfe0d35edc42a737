//===- DebugStringHelper.h - Values as strings ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The text that a value prints, as a string: for messages and debug output.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_DEBUGSTRINGHELPER_H
#define STRATA_RUNTIME_SUPPORT_DEBUGSTRINGHELPER_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include <ostream>
#include <string>

namespace mlir {

/// Returns the text that `value.print(raw_ostream &)` writes.
template <typename T>
std::string debugString(T &&value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.print(os);
  return text;
}

} // namespace mlir

/// Writes a Twine to a stream of the standard library.
inline std::ostream &operator<<(std::ostream &os, const llvm::Twine &text) { return os << text.str(); }

#endif // STRATA_RUNTIME_SUPPORT_DEBUGSTRINGHELPER_H
