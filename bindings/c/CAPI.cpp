//===- CAPI.cpp - Errors of callers of the C API --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "bindings/c/CAPI.h"
#include <cstdlib>

using namespace mlir;

void capi::fail(ArgumentName name, const char *problem) {
  llvm::errs() << name.function << ": argument '" << name.argument << "' " << problem << "\n";
  llvm::errs().flush();
  std::abort();
}
