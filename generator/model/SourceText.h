//===- SourceText.h - What TableGen must not be given -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Looks at the text of a `.td` before TableGen does, for what its parser would fail on without a message: it
// calls itself for everything that is nested, to any depth. Linear in the text; tokens only, no grammar.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_SOURCETEXT_H
#define STRATA_GENERATOR_MODEL_SOURCETEXT_H

#include "llvm/ADT/StringRef.h"

namespace strata {

struct TextProblem {
  enum class Kind : uint8_t {
    None,
    NotText,    ///< A NUL byte.
    TooDeep,    ///< Brackets; statements one in the other; a chain of '#'.
    Directives, ///< Too many `#ifdef` and the like with nothing in between.
  };
  Kind kind = Kind::None;
  const char *at = nullptr;

  explicit operator bool() const { return kind != Kind::None; }
  /// What is wrong, as a sentence about the place.
  std::string message() const;
};

/// The first problem of a text.
TextProblem findTextProblem(llvm::StringRef text);

/// The first place where the body of a class names that class with arguments, `C<`, or null. Such a class may
/// be right (when a condition ends it) or may stand for itself without end.
const char *findSelfReference(llvm::StringRef text);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_SOURCETEXT_H
