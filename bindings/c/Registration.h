//===- Registration.h - C APIs of users' dialects -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For C++ sources that implement a C API for a dialect of their own: wrap() and unwrap() in the global
// namespace, where functions with C linkage are defined, and the definition of the function that returns the
// handle of a dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_REGISTRATION_H
#define STRATA_BINDINGS_C_REGISTRATION_H

#include "bindings/c/CAPI.h"

using mlir::unwrap;
using mlir::wrap;

/// Defines the function that MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace) declares. The handle is
/// that of the dialect class `ClassName` and stays valid.
#define MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Name, Namespace, ClassName)                                    \
  MlirDialectHandle mlirGetDialectHandle__##Namespace##__(void) {                                            \
    return mlir::wrap(&mlir::MLIRContext::getDialectSpec<ClassName>());                                      \
  }

#endif // STRATA_BINDINGS_C_REGISTRATION_H
