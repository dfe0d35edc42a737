//===- ModelOptions.h - Options of model building ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Options that select the dialect and ops to generate and the handling of deprecated records.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELOPTIONS_H
#define STRATA_GENERATOR_MODEL_MODELOPTIONS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"
#include <memory>
#include <string>

namespace mlir {

/// The reaction to uses of a record that is marked as deprecated.
enum class DeprecatedAction : uint8_t { None, Warn, Error };

struct ModelOptions {
  /// The dialect to generate (--dialect); required if the main file declares members of several dialects.
  std::string dialect;
  /// True if all dialects are wanted (loader, documentation): several dialects in the main file are then no
  /// error.
  bool allDialects = false;
  /// True if C++ is generated for all records, those of included files too; see ModelSet::takesAllRecords.
  bool allRecords = false;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
};

/// Selects the ops of a dialect to emit and the number of parts to split them into. Default: all ops, one
/// part.
struct OpSelection {
  std::shared_ptr<llvm::Regex> include, exclude; ///< Match op names ("poly.add"). Null: no restriction.
  unsigned shards = 1;
  bool contains(llvm::StringRef name) const {
    return (!include || include->match(name)) && (!exclude || !exclude->match(name));
  }
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MODELOPTIONS_H
