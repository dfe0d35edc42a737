//===- InitAllExtensions.h - Registers all extensions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers every extension of dialects that another library implements, such as inlining of func.call.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_INITALLEXTENSIONS_H
#define STRATA_TOOLS_INITALLEXTENSIONS_H

namespace mlir {

class DialectRegistry;

/// Adds all extensions to a registry. An extension is applied when its dialects are loaded.
void registerAllExtensions(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_TOOLS_INITALLEXTENSIONS_H
