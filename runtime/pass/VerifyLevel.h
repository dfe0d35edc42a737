//===- VerifyLevel.h - Verification of pipelines --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_VERIFYLEVEL_H
#define STRATA_RUNTIME_PASS_VERIFYLEVEL_H

#include <cstdint>

namespace mlir {

/// Determines after which passes the IR is verified.
enum class VerifyLevel : uint8_t {
  Off,
  Boundaries, ///< After the last pass.
  Changed,    ///< After each pass that does not preserve all analyses.
  All,        ///< After each pass.
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_VERIFYLEVEL_H
