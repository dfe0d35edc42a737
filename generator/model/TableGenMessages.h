//===- TableGenMessages.h - From TableGen's messages to ours ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Keeps TableGen's messages until its parser has given the buffers back: only then can a place be resolved.
// On the way they get what they lack: notes are joined to their error, errors that only follow from another
// are dropped, a name that is misspelled is suggested, a file that includes itself is said to.
//
// A fatal error of TableGen ends the process; then the messages are reported on the way out.
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

namespace strata {

/// The file that could not be included, and why, if the reason is ours.
struct RefusedInclude {
  std::string path;
  std::string reason;
};

class TableGenMessages {
public:
  /// \p refused is looked at when TableGen cannot open a file.
  TableGenMessages(DiagnosticEngine &diags, llvm::SourceMgr &sources, const llvm::RecordKeeper &records,
                   RefusedInclude &refused);
  ~TableGenMessages();

  /// For SourceMgr::setDiagHandler, with this as the context.
  static void collect(const llvm::SMDiagnostic &message, void *context);
  bool hasErrors() const { return errors; }
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_TABLEGENMESSAGES_H
