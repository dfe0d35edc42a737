//===- SpecDump.h - Textual dump of an OpSpec -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints an OpSpec for --dump-spec and for tests. Compiled and loaded dialects have equal dumps where their
// specs are equal; functions that exist only in C++ are shown as names of hooks.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_SPECDUMP_H
#define STRATA_TOOLS_OPT_SPECDUMP_H

#include "runtime/spec/OpSpec.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

/// Prints `spec`.
void dumpSpec(const OpSpec &spec, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_SPECDUMP_H
