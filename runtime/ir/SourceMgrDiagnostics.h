//===- SourceMgrDiagnostics.h - Handlers that print or check diagnostics -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Diagnostic handlers for programs that read IR from a llvm::SourceMgr: SourceMgrDiagnosticHandler prints
// diagnostics with their source lines, SourceMgrDiagnosticVerifierHandler compares them with the comments
// `expected-error {{...}}` of the sources (DiagnosticVerifier.h). Both are active until they are destroyed
// and borrow the source manager, the context and the stream.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_SOURCEMGRDIAGNOSTICS_H
#define STRATA_RUNTIME_IR_SOURCEMGRDIAGNOSTICS_H

#include "runtime/ir/Diagnostics.h"
#include "runtime/support/Diagnostics.h"

namespace llvm {
class MemoryBuffer;
} // namespace llvm

namespace mlir {

class DiagnosticVerifier;

/// Prints the diagnostics of a context, with the source lines that the source manager contains.
class SourceMgrDiagnosticHandler : public ScopedDiagnosticHandler {
public:
  /// Returns true if a location may be shown to users.
  using ShouldShowLocFn = llvm::unique_function<bool(Location)>;

  /// Prints to stderr.
  SourceMgrDiagnosticHandler(llvm::SourceMgr &mgr, MLIRContext *context,
                             ShouldShowLocFn &&shouldShowLocFn = {});
  SourceMgrDiagnosticHandler(llvm::SourceMgr &mgr, MLIRContext *context, llvm::raw_ostream &os,
                             ShouldShowLocFn &&shouldShowLocFn = {});
  ~SourceMgrDiagnosticHandler();

  /// Prints a message at a location; the source line is omitted if \p displaySourceLine is false.
  void emitDiagnostic(Location loc, llvm::Twine message, DiagnosticSeverity kind,
                      bool displaySourceLine = true);
  /// Sets the greatest number of call sites that are printed after a diagnostic in inlined code.
  void setCallStackLimit(unsigned limit) { callStackLimit = limit; }

protected:
  /// Prints a diagnostic and its notes.
  void emitDiagnostic(Diagnostic &diag);
  /// Returns the buffer with this name, or null.
  const llvm::MemoryBuffer *getBufferForFile(llvm::StringRef filename);

  llvm::SourceMgr &mgr;
  llvm::raw_ostream &os;
  ShouldShowLocFn shouldShowLocFn;

private:
  /// Returns \p loc, or the first nested location that may be shown; nullopt if there is none.
  std::optional<Location> findLocToShow(Location loc);

  unsigned callStackLimit = 10;
};

/// Checks that the diagnostics of a context are those that comments in the buffers of the source manager
/// expect.
class SourceMgrDiagnosticVerifierHandler : public SourceMgrDiagnosticHandler {
public:
  /// All: each diagnostic must be expected. OnlyExpected: diagnostics that no comment expects are ignored.
  enum class Level { None, All, OnlyExpected };

  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &mgr, MLIRContext *context, Level level = Level::All);
  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &mgr, MLIRContext *context, llvm::raw_ostream &os,
                                     Level level = Level::All);
  ~SourceMgrDiagnosticVerifierHandler();

  /// Checks the diagnostics of another context, too.
  void registerInContext(MLIRContext *context);
  /// Reports expected diagnostics that were not emitted. Fails if a diagnostic was missing or unexpected.
  LogicalResult verify();

private:
  void process(Diagnostic &diag);

  std::vector<std::pair<std::string, std::unique_ptr<DiagnosticVerifier>>> verifiers; ///< One per buffer.
  std::vector<std::unique_ptr<ScopedDiagnosticHandler>> otherHandlers;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_SOURCEMGRDIAGNOSTICS_H
