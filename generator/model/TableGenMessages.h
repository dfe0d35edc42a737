//===- TableGenMessages.h - Collects TableGen's diagnostics -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Collects TableGen's messages until its parser has returned the buffers, because locations can only be
// resolved then. Improves the messages: notes are attached to their error, consequential errors are dropped,
// misspelled names get a suggestion, and recursive includes are explained.
//
// A fatal error of TableGen ends the process; the messages are then reported at exit.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TABLEGENMESSAGES_H
#define STRATA_GENERATOR_MODEL_TABLEGENMESSAGES_H

#include "runtime/support/Diagnostics.h"
#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
class SMDiagnostic;
class SourceMgr;
} // namespace llvm

namespace mlir {

/// The last file that could not be included; `reason` is set if our own code refused it.
struct RefusedInclude {
  std::string path;
  std::string reason;
};

class TableGenMessages {
public:
  /// \p refused is read when TableGen cannot open a file.
  TableGenMessages(DiagnosticEngine &diags, llvm::SourceMgr &sources, const llvm::RecordKeeper &records,
                   RefusedInclude &refused);
  ~TableGenMessages();

  /// Handler for SourceMgr::setDiagHandler; the context is the TableGenMessages object.
  static void collect(const llvm::SMDiagnostic &message, void *context);
  bool hasErrors() const { return errors; }
  /// Reports the collected messages.
  void report();

private:
  void collect(const llvm::SMDiagnostic &message);
  void collectRefused(const llvm::SMDiagnostic &message);
  void suggest(Diagnostic &diag);

  DiagnosticEngine &diags;
  llvm::SourceMgr &sources;
  const llvm::RecordKeeper &records;
  RefusedInclude &refused;
  std::vector<Diagnostic> messages;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TABLEGENMESSAGES_H
