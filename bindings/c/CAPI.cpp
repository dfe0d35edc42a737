//===- CAPI.cpp - Errors of callers of the C API --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "bindings/c/CAPI.h"
#include <atomic>
#include <cstdlib>

using namespace mlir;

static std::atomic<StrataArgumentErrorHandler> argumentErrorHandler = nullptr;

StrataArgumentErrorHandler capi::setArgumentErrorHandler(StrataArgumentErrorHandler handler) {
  return argumentErrorHandler.exchange(handler);
}

void capi::fail(ArgumentName name, const char *problem) {
  if (StrataArgumentErrorHandler handler = argumentErrorHandler)
    handler(wrap(llvm::StringRef(name.function)), wrap(llvm::StringRef(name.argument)),
            wrap(llvm::StringRef(problem)));
  llvm::errs() << name.function << ": argument '" << name.argument << "' " << problem << "\n";
  llvm::errs().flush();
  std::abort();
}
