//===- PassWrap.h - Passes between C and C++ ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For the source that includes what -gen-pass-capi-impl writes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_PASSWRAP_H
#define STRATA_BINDINGS_C_PASSWRAP_H

#include "bindings/c/Pass.h"
#include "runtime/pass/Pass.h"

namespace strata {
/// Ownership goes to C, and comes back.
inline MlirPass wrap(Pass *pass) { return {pass}; }
inline std::unique_ptr<Pass> unwrap(MlirPass pass) {
  return std::unique_ptr<Pass>(static_cast<Pass *>(pass.ptr));
}
} // namespace strata

#endif // STRATA_BINDINGS_C_PASSWRAP_H
