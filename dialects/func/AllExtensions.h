//===- AllExtensions.h - Extensions of the func dialect --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers all extensions of the func dialect that exist. A program that links only some of them registers
// these by their own functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H
#define STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::func {
/// Registers the extensions of the func dialect: the inliner (InlinerExtension.h).
void registerAllExtensions(DialectRegistry &registry);
} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_ALLEXTENSIONS_H
