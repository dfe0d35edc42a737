//===- Backend.h - Output kinds of the generator --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A backend writes one kind of output. The table in Backends.cpp lists all of them; the command line and its
// help are derived from the table, so that a new backend needs only a new row.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_BACKEND_H
#define STRATA_GENERATOR_BACKEND_H

#include "generator/Driver.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class RecordKeeper;
class SourceMgr;
} // namespace llvm

namespace mlir {

class LoweredModel;
class ModelSet;

/// The input of a backend. \pre `models` and `lowered` are null unless the backend's Needs include them.
struct GenInput {
  const GenOptions &options;
  const llvm::RecordKeeper &records;
  const llvm::SourceMgr &sources;
  DiagnosticEngine &diags;
  ModelSet *models = nullptr;
  const LoweredModel *lowered = nullptr;
};

struct Backend {
  /// The stages that must succeed before the backend runs; each includes the previous ones.
  enum class Needs : uint8_t {
    Records,      ///< The .td is parsed.
    Declarations, ///< Each declaration is checked.
    Models,       ///< Names and C++ accessors are checked for clashes, too.
    Programs,     ///< Formats and patterns are checked and lowered.
  };
  /// The name of the option without dashes. Equal to the name in mlir-tblgen if mlir-tblgen has the backend.
  llvm::StringLiteral flag;
  llvm::StringLiteral help; ///< One line for --help.
  Needs needs;
  /// Writes the output. Fails only after reporting an error that the previous stages do not check.
  LogicalResult (*write)(const GenInput &input, llvm::raw_ostream &os);
  /// True if the output describes one dialect; if the main file declares several, the option --dialect
  /// selects it. False if the output describes all dialects.
  bool ofOneDialect = true;
  /// Suffix of the output file of --all, appended to the input's stem: "Ops.h.inc". If empty, --all skips the
  /// backend.
  llvm::StringLiteral file = "";
  /// True if the output describes all records, also those of included files, unless
  /// GenOptions::dialectOnly is set.
  bool ofAllRecords = false;
  /// The parts of the input that the output needs. Errors in other parts do not make the backend fail.
  ModelParts parts = ModelParts::All;
};

/// Returns all backends, in the order of --help.
llvm::ArrayRef<Backend> backends();
/// A group of backends of mlir-tblgen that this generator does not have.
struct MissingBackends {
  llvm::StringLiteral subject; ///< What the group generates code for: "SPIR-V".
  llvm::StringLiteral flags;   ///< The option names of the backends, separated by spaces.
};
/// Returns all groups of missing backends.
llvm::ArrayRef<MissingBackends> missingBackends();
/// Returns the backend of that name, or null.
const Backend *findBackend(llvm::StringRef flag);

} // namespace mlir

#endif // STRATA_GENERATOR_BACKEND_H
