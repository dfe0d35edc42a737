//===- InitAllPasses.h - Registers all passes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers every pass of this repository for textual pipelines and for the command lines of tools. Code that
// builds a pipeline by itself does not need it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_INITALLPASSES_H
#define STRATA_TOOLS_INITALLPASSES_H

namespace mlir {

/// Adds all passes and pipelines to the pass registry. Repeated calls have no effect.
void registerAllPasses();

} // namespace mlir

#endif // STRATA_TOOLS_INITALLPASSES_H
