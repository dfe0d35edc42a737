//===- CompositePass.cpp - Fixed point of a pass pipeline -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Diagnostics.h"
#include "runtime/pass/OperationFingerprint.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_COMPOSITEFIXEDPOINTPASS
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class CompositeFixedPointPassImpl : public impl::CompositeFixedPointPassBase<CompositeFixedPointPassImpl> {
public:
  using CompositeFixedPointPassBase::CompositeFixedPointPassBase;
  CompositeFixedPointPassImpl(std::string givenName, llvm::function_ref<void(OpPassManager &)> populate,
                              int maximum) {
    name = std::move(givenName);
    maxIter = maximum;
    populate(inner);
    llvm::raw_string_ostream os(pipelineStr.getValue());
    inner.printAsTextualPipeline(os);
  }
  CompositeFixedPointPassImpl(const CompositeFixedPointPassImpl &other) : Base(other), inner(other.inner) {}
  llvm::StringRef getName() const override { return name.getValue(); }
  void getDependentDialects(DialectRegistry &registry) const override {
    inner.getDependentDialects(registry);
  }

  LogicalResult
  initializeOptions(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) override {
    if (failed(Pass::initializeOptions(text, errorHandler)))
      return failure();
    // The pipeline may be a list of passes. An op name nests the passes in ops of this name.
    llvm::StringRef passes = llvm::StringRef(pipelineStr.getValue()).trim();
    std::string pipeline = passes.starts_with("any(") ? passes.str() : ("any(" + passes + ")").str();
    std::string message;
    llvm::raw_string_ostream os(message);
    OpPassManager parsed;
    if (failed(parsePassPipeline(pipeline, parsed, os)))
      return errorHandler("Failed to parse composite pass pipeline: " + message);
    inner = std::move(parsed);
    return success();
  }
  LogicalResult initialize(MLIRContext *context) override {
    if (maxIter > 0)
      return success();
    return emitError(UnknownLoc::get(context)) << "Invalid maxIterations value: " << maxIter.getValue();
  }

  void runOnOperation() override {
    Operation *op = getOperation();
    OperationFingerprint before(op);
    for (int64_t i = 0;; ++i) {
      if (i == maxIter) {
        op->emitWarning() << "Composite pass \"" << name.getValue() << "\"+ didn't converge in "
                          << maxIter.getValue() << " iterations";
        return;
      }
      if (failed(runPipeline(inner, op)))
        return signalPassFailure();
      OperationFingerprint after(op);
      if (before == after)
        return;
      before = after;
    }
  }

private:
  OpPassManager inner;
};

} // namespace

std::unique_ptr<Pass>
mlir::createCompositeFixedPointPass(std::string name, llvm::function_ref<void(OpPassManager &)> populateFunc,
                                    int maxIterations) {
  return std::make_unique<CompositeFixedPointPassImpl>(std::move(name), populateFunc, maxIterations);
}
