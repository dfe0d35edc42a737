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

class MLIRContext;

/// Runs a reduction tool with the dialects in the registry of \p context. Has the signature of MLIR's
/// function; see reduceMain(). The tool creates other contexts for the IR.
llvm::LogicalResult mlirReduceMain(int argc, char **argv, MLIRContext &context);

} // namespace mlir

#endif // STRATA_TOOLS_REDUCE_REDUCEMAIN_H
