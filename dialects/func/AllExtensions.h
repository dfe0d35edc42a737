//===- AllExtensions.h - All extensions of the func dialect ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function that registers each extension of the dialect; at present, there is the one of
// InlinerExtension.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H
#define STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H

#include "dialects/func/InlinerExtension.h"

namespace mlir::func {
/// Registers all extensions of the func dialect.
inline void registerAllExtensions(DialectRegistry &registry) { registerInlinerExtension(registry); }
} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H
