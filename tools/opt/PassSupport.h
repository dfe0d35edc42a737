//===- PassSupport.h - Passes of an opt tool ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// From the options of an opt tool to a pass manager that has run. Private to tools/opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_PASSSUPPORT_H
#define STRATA_TOOLS_OPT_PASSSUPPORT_H

#include "runtime/ir/Operation.h"
#include "runtime/support/Timing.h"
#include "tools/opt/OptOptions.h"

namespace strata {

/// Makes the passes of this library known by name: canonicalize, cse and so on.
void registerToolPasses();
/// Whether a pass or a named pipeline is called so.
bool isRegisteredPass(llvm::StringRef name);
/// The registered passes with their options.
void printPassHelp(llvm::raw_ostream &os);
/// Runs what the options ask for on `op`; mistakes in pipelines and failures of passes are reported.
/// \param timing  where times go; may measure nothing.
LogicalResult runPasses(Operation *op, const OptOptions &options, TimingScope &timing);

} // namespace strata

#endif // STRATA_TOOLS_OPT_PASSSUPPORT_H
