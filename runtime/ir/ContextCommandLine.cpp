//===- ContextCommandLine.cpp - Options of contexts -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using llvm::cl::desc;
using llvm::cl::init;
using llvm::cl::opt;

namespace {
struct ContextOptions {
  opt<bool> disableThreading{"mlir-disable-threading", desc("Use one thread")};
  opt<bool> printOp{"mlir-print-op-on-diagnostic", init(true),
                    desc("Attach a note with the operation to diagnostics on operations")};
  opt<bool> printStackTrace{"mlir-print-stacktrace-on-diagnostic",
                            desc("Attach a note with the call stack to diagnostics")};
};
} // namespace

static ContextOptions &getOptions() {
  static ContextOptions options;
  return options;
}

void mlir::registerMLIRContextCLOptions() {
  getOptions();
  detail::setContextInitializer([](MLIRContext &context) {
    if (getOptions().disableThreading)
      context.disableMultithreading();
    context.printOpOnDiagnostic(getOptions().printOp);
    context.printStackTraceOnDiagnostic(getOptions().printStackTrace);
  });
}
