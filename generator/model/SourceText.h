//===- SourceText.h - Limits of TableGen's parser ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks the text of a `.td` before TableGen parses it, for input on which TableGen's recursive parser would
// overflow the stack or fail without a message. Works on tokens, without a grammar, in linear time.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_SOURCETEXT_H
#define STRATA_GENERATOR_MODEL_SOURCETEXT_H

#include "llvm/ADT/StringRef.h"

namespace mlir {

struct TextProblem {
  enum class Kind : uint8_t {
    None,
    NotText,    ///< A NUL byte.
    TooDeep,    ///< Too deeply nested brackets or statements, or too long a chain of '#'.
    Directives, ///< Too many consecutive `#ifdef` directives and the like.
  };
  Kind kind = Kind::None;
  const char *at = nullptr;

  explicit operator bool() const { return kind != Kind::None; }
  /// Returns the error message.
  std::string message() const;
};

/// Returns the first problem of the text.
TextProblem findTextProblem(llvm::StringRef text);

/// Returns the first position where the body of a class refers to the class itself with arguments, `C<`, or
/// null. Such a class is valid if a condition ends the recursion; otherwise its instantiation does not
/// terminate.
const char *findSelfReference(llvm::StringRef text);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_SOURCETEXT_H
