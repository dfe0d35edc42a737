//===- ReduceMain.h - The main function of a reducing tool ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All of such a tool but its dialects; as optMain. Call it once in a process, from the main thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_REDUCE_REDUCEMAIN_H
#define STRATA_TOOLS_REDUCE_REDUCEMAIN_H

#include "tools/opt/OptMain.h"

namespace strata {

/// Reads a file, reduces it by the script that --test names, and prints what is left. Mistakes are reported.
llvm::LogicalResult reduceMain(int argc, char **argv, const OptMainConfig &config);

} // namespace strata

#endif // STRATA_TOOLS_REDUCE_REDUCEMAIN_H
