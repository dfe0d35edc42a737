//===- PassReproducer.h - Crash and failure reproducers -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes reproducers: files with the IR before a failed or crashed pass and, in the external resource
// "mlir_reproducer", the pipeline. MLIR's tools also read these files. Private to runtime/pass.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSREPRODUCER_H
#define STRATA_RUNTIME_PASS_PASSREPRODUCER_H

#include "runtime/pass/PassManager.h"

namespace mlir {

/// Options for writing reproducers.
struct ReproducerSettings {
  const ReproducerStreamFactory &makeStream;
  bool isLocal; ///< True if only the failed pass and the IR before it are written.
  bool verifyEach;
};

/// Calls `run` in a crash recovery context, so that a crash becomes a failure, and writes a reproducer if
/// `run` fails.
/// \param instrumentor  may be null; an instrumentation that tracks the running passes is added during the
///   call.
LogicalResult runWithReproducer(const OpPassManager &manager, Operation *op,
                                const ReproducerSettings &settings,
                                std::unique_ptr<PassInstrumentor> &instrumentor,
                                llvm::function_ref<LogicalResult(const PassInstrumentor *)> run);

/// Returns a factory of streams that write to the file \p path.
ReproducerStreamFactory makeReproducerFileFactory(llvm::StringRef path);

/// Writes a reproducer file with the IR of `op` and a pipeline. Reports errors to llvm::errs().
LogicalResult writeReproducer(Operation *op, llvm::StringRef pipeline, bool verifyEach, llvm::StringRef path);

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSREPRODUCER_H
