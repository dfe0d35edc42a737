//===- PassSupport.h - Runs the passes of an opt tool ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds and runs the pass manager that the options of an opt tool specify. Private to tools/opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_PASSSUPPORT_H
#define STRATA_TOOLS_OPT_PASSSUPPORT_H

#include "runtime/ir/Operation.h"
#include "runtime/support/Timing.h"
#include "tools/opt/OptOptions.h"

namespace mlir {

class OpPassManager;

/// Registers the passes of this library: canonicalize, cse and others.
void registerToolPasses();
/// Returns true if a pass or pipeline of that name is registered.
bool isRegisteredPass(llvm::StringRef name);
/// Returns the names of all registered passes and pipelines, which stay valid.
std::vector<llvm::StringRef> getRegisteredPassNames();
/// Prints the registered passes and their options.
void printPassHelp(llvm::raw_ostream &os);
/// Adds the passes that the options name, or reports errors.
LogicalResult addRequestedPasses(OpPassManager &manager, const OptOptions &options);
/// Runs the selected passes on `op`. Reports errors in pipelines and failures of passes.
/// \param timing scope for the times of passes; may be disabled.
LogicalResult runPasses(Operation *op, const OptOptions &options, TimingScope &timing);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_PASSSUPPORT_H
