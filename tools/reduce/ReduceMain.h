//===- ReduceMain.h - Main function of a reduction tool -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements all of a reduction tool except its dialects (compare optMain). Call it once per process, from
// the main thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_REDUCE_REDUCEMAIN_H
#define STRATA_TOOLS_REDUCE_REDUCEMAIN_H

#include "tools/opt/OptMain.h"

namespace mlir {

/// Reads a file, reduces it with the program named by --test, and prints the result. Reports errors.
llvm::LogicalResult reduceMain(int argc, char **argv, const OptMainConfig &config);

} // namespace mlir

#endif // STRATA_TOOLS_REDUCE_REDUCEMAIN_H
