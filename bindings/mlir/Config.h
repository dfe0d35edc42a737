//===- Config.h - What is configured in this build ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The macros of `mlir/Config/mlir-config.h`. A macro is 1 if the feature exists and 0 otherwise.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_MLIR_CONFIG_H
#define STRATA_BINDINGS_MLIR_CONFIG_H

/// Rewrite patterns in the PDL dialect.
#define MLIR_ENABLE_PDL_IN_PATTERNMATCH 0
/// Verification of the IR after each pattern even if the option of the rewrite driver does not request it.
#define MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS 0
/// Conversion to the binary formats of GPU vendors.
#define MLIR_ENABLE_NVPTXCOMPILER 0
#define MLIR_ENABLE_ROCM_CONVERSIONS 0

#endif // STRATA_BINDINGS_MLIR_CONFIG_H
