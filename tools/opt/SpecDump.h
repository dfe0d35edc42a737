//===- SpecDump.h - A descriptor in words ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints an OpSpec so that a person can read it and a test compare it: --dump-spec. Compiled and loaded
// dialects give the same text where they are the same; what only C++ can say shows as the names of hooks.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_SPECDUMP_H
#define STRATA_TOOLS_OPT_SPECDUMP_H

#include "runtime/spec/OpSpec.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

void dumpSpec(const OpSpec &spec, llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLS_OPT_SPECDUMP_H
