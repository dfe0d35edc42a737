//===- PassReproducer.h - Files that show a failure again -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// When a pass fails or crashes, the IR before it and the pipeline go into a file, under the external resource
// "mlir_reproducer", which MLIR's tools read, too. Private to runtime/pass.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSREPRODUCER_H
#define STRATA_RUNTIME_PASS_PASSREPRODUCER_H

#include "runtime/pass/PassManager.h"

namespace strata {

struct ReproducerSettings {
  std::string path;
  bool isLocal; ///< Only the pass that failed, and the IR before it.
  bool verifyEach;
};

/// Calls `run` with instrumentation that watches which passes are under way, in such a way that a crash comes
/// back as a failure. \p instrumentor  keeps what is watching, and is given back without it.
LogicalResult runWithReproducer(const OpPassManager &manager, Operation *op,
                                const ReproducerSettings &settings,
                                std::unique_ptr<PassInstrumentor> &instrumentor,
                                llvm::function_ref<LogicalResult(const PassInstrumentor *)> run);

/// Writes IR with a pipeline; says what went wrong to llvm::errs().
LogicalResult writeReproducer(Operation *op, llvm::StringRef pipeline, bool verifyEach, llvm::StringRef path);

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSREPRODUCER_H
