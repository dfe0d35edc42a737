//===- Backend.h - What the generator can write ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A backend writes one kind of output. The table of all is in Backends.cpp: a new one is one row there; the
// command line and its help are made from the table.
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

namespace strata {

class LoweredModel;
class ModelSet;

/// What a backend reads. \pre `models` and `lowered` are null unless the backend's Needs say so.
struct GenInput {
  const GenOptions &options;
  const llvm::RecordKeeper &records;
  const llvm::SourceMgr &sources;
  DiagnosticEngine &diags;
  ModelSet *models = nullptr;
  const LoweredModel *lowered = nullptr;
};

struct Backend {
  /// What has to be right before the backend is called; each stage includes the ones before it.
  enum class Needs : uint8_t {
    Records,  ///< The text.
    Models,   ///< Every declaration by itself, and their names.
    Programs, ///< Formats and patterns too.
  };
  llvm::StringLiteral flag; ///< Without dashes; mlir-tblgen's name where it has the backend.
  llvm::StringLiteral help; ///< One line.
  Needs needs;
  /// Reports what is wrong, then fails. What comes out at the stages above cannot be wrong.
  LogicalResult (*write)(const GenInput &input, llvm::raw_ostream &os);
  /// Whether it writes of one dialect, which has to be known; else of all that the records have.
  bool ofOneDialect = true;
  /// --all: the name of the file, behind that of the input: "Ops.h.inc". Empty: --all leaves it out.
  llvm::StringLiteral file = "";
};

/// In the order of the help.
llvm::ArrayRef<Backend> backends();
/// Null when there is none of that name.
const Backend *findBackend(llvm::StringRef flag);

} // namespace strata

#endif // STRATA_GENERATOR_BACKEND_H
