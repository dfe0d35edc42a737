//===- PassSupport.cpp - Passes of an opt tool ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/PassSupport.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

void strata::registerToolPasses() {}
bool strata::isRegisteredPass(llvm::StringRef) { return false; }
void strata::printPassHelp(llvm::raw_ostream &) {}

LogicalResult strata::runPasses(Operation *, const OptOptions &options) {
  if (!options.pipeline)
    return success();
  llvm::errs() << "<unknown>:0: error: no passes are registered\n";
  return failure();
}
