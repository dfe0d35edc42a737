//===- PassInstrumentations.h - Those that come along ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Timing and printing of IR. Private to runtime/pass: PassManager turns them on.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H
#define STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H

#include "runtime/pass/PassManager.h"

namespace strata {

/// Measures into a scope that the caller keeps open.
std::unique_ptr<PassInstrumentation> makePassTiming(TimingScope &scope);
/// The same into a scope of its own.
std::unique_ptr<PassInstrumentation> makePassTiming(TimingScope &&scope);
std::unique_ptr<PassInstrumentation> makeIRPrinting(PassManager::IRPrinting config);

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSINSTRUMENTATIONS_H
