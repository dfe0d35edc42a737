//===- PassWrap.h - Passes between C and C++ ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Included by the source files that include the output of -gen-pass-capi-impl.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_PASSWRAP_H
#define STRATA_BINDINGS_C_PASSWRAP_H

#include "bindings/c/Pass.h"
#include "runtime/pass/Pass.h"

namespace mlir {
/// Returns a C handle of the pass. The handle takes ownership.
inline MlirPass wrap(Pass *pass) { return {pass}; }
/// Returns the pass of a handle and passes ownership to the caller.
inline std::unique_ptr<Pass> unwrap(MlirPass pass) {
  return std::unique_ptr<Pass>(static_cast<Pass *>(pass.ptr));
}
} // namespace mlir

#endif // STRATA_BINDINGS_C_PASSWRAP_H
