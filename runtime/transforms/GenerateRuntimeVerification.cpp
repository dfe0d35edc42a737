//===- GenerateRuntimeVerification.cpp - Checks at run time ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/interfaces/RuntimeVerifiableOpInterface.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationName.h"
#include "runtime/transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_GENERATERUNTIMEVERIFICATION
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Returns the text that a check prints: what is violated, where, and the op unless `verboseLevel` is 0.
static std::string describe(Operation *op, llvm::StringRef message, unsigned verboseLevel) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "ERROR: Runtime op verification failed\n";
  if (verboseLevel > 0) {
    op->print(os, OpPrintingFlags().skipRegions().useLocalScope());
    os << "\n^ " << message << '\n';
  }
  os << "Location: ";
  op->getLoc().print(os);
  return text;
}

namespace {
class GenerateRuntimeVerificationPass
    : public impl::GenerateRuntimeVerificationBase<GenerateRuntimeVerificationPass> {
public:
  using GenerateRuntimeVerificationBase::GenerateRuntimeVerificationBase;
  void runOnOperation() override {
    // Collect the ops before any check is generated, so that the ops of generated checks get no checks
    // themselves.
    llvm::SmallVector<RuntimeVerifiableOpInterface> ops;
    getOperation()->walk([&](RuntimeVerifiableOpInterface op) { ops.push_back(op); });
    OpBuilder builder(getOperation()->getContext());
    unsigned level = verboseLevel;
    for (RuntimeVerifiableOpInterface op : ops) {
      builder.setInsertionPoint(op);
      op.generateRuntimeVerification(
          builder, op->getLoc(),
          [level](Operation *each, llvm::StringRef message) { return describe(each, message, level); });
    }
    if (ops.empty()) {
      warnIfNothingGeneratesChecks();
      markAllAnalysesPreserved();
    }
  }

private:
  /// Warns if no registered op implements RuntimeVerifiableOpInterface. Otherwise a user may believe that the
  /// module needs no checks.
  void warnIfNothingGeneratesChecks() {
    for (RegisteredOperationName name : getOperation()->getContext()->getRegisteredOperations())
      if (name.hasInterface<RuntimeVerifiableOpInterface>())
        return;
    getOperation()->emitWarning("no operation of the loaded dialects generates checks at run time");
  }
};
} // namespace
