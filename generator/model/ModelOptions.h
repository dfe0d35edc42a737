//===- ModelOptions.h - Options of model building ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Options that select the dialect and ops to generate and the handling of deprecated records.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELOPTIONS_H
#define STRATA_GENERATOR_MODEL_MODELOPTIONS_H

#include "llvm/ADT/BitmaskEnum.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"
#include <memory>
#include <string>

namespace mlir {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// The kinds of declarations in a file, as a set.
enum class ModelParts : unsigned {
  None = 0,
  Dialects = 1 << 0,
  Enums = 1 << 1,
  Interfaces = 1 << 2,
  Constraints = 1 << 3,    ///< All constraints, even unused ones.
  TypePredicates = 1 << 4, ///< Type constraints with a C++ function name.
  AttrPredicates = 1 << 5, ///< Attribute constraints with a C++ function name.
  Types = 1 << 6,
  Attributes = 1 << 7,
  Ops = 1 << 8,
  Patterns = 1 << 9, ///< Rewrite patterns, and the ops that they name.
  All = (1 << 10) - 1,
  LLVM_MARK_AS_BITMASK_ENUM(Patterns)
};

/// True if the sets have a common element.
constexpr bool intersects(ModelParts a, ModelParts b) { return (unsigned(a) & unsigned(b)) != 0; }

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
  /// The parts that must be free of errors, together with everything that they refer to. Other parts that the
  /// output may mention are built as far as possible: their diagnostics are dropped, and a declaration with
  /// errors has no model.
  ModelParts parts = ModelParts::All;
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
