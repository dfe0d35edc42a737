//===- ModelOptions.h - What to read of the records -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the user asks of the models: which dialect, which ops, what to do about what is deprecated.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELOPTIONS_H
#define STRATA_GENERATOR_MODEL_MODELOPTIONS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"
#include <memory>
#include <string>

namespace strata {

/// When a record is used that its author has marked as deprecated.
enum class DeprecatedAction : uint8_t { None, Warn, Error };

struct ModelOptions {
  /// The dialect to generate for (--dialect); needed when the main file declares things of several.
  std::string dialect;
  /// The question does not arise: every dialect is wanted (the loader, the documentation).
  bool allDialects = false;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
};

/// Which ops of a dialect to write, and into how many parts. Default: all, in one.
struct OpSelection {
  std::shared_ptr<llvm::Regex> include, exclude; ///< Of names: "poly.add". Null: no limit.
  unsigned shards = 1;
  bool contains(llvm::StringRef name) const {
    return (!include || include->match(name)) && (!exclude || !exclude->match(name));
  }
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_MODELOPTIONS_H
