//===- PassInstrumentations.h - Built-in instrumentations -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Instrumentations for timing and IR printing, which PassManager enables. Private to runtime/pass.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H
#define STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H

#include "runtime/pass/PassManager.h"

namespace mlir {

/// Creates a timing instrumentation for a scope that must outlive it.
std::unique_ptr<PassInstrumentation> makePassTiming(TimingScope &scope);
/// Creates a timing instrumentation that owns its scope.
std::unique_ptr<PassInstrumentation> makePassTiming(TimingScope &&scope);
/// Creates an instrumentation that prints the IR.
std::unique_ptr<PassInstrumentation> makeIRPrinting(PassManager::IRPrinting config);
std::unique_ptr<PassInstrumentation> makeIRPrinting(std::unique_ptr<PassManager::IRPrinterConfig> config);

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H
