//===- PassTiming.cpp - Timing of passes ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassInstrumentations.h"
#include "llvm/Support/Threading.h"
#include <map>

using namespace mlir;

namespace {

/// An instrumentation with a stack of timing scopes for each thread. A pipeline on another thread is nested
/// in the scope of the pipeline or pass that started it.
class PassTiming : public PassInstrumentation {
public:
  explicit PassTiming(TimingScope &root) : root(root) {}
  explicit PassTiming(TimingScope &&scope) : own(std::move(scope)), root(own) {}

  void runBeforePipeline(std::optional<OperationName> name, const PipelineParentInfo &parent) override {
    std::string text = ("'" + (name ? name->getStringRef() : "any") + "' Pipeline").str();
    Stack &stack = stacks[llvm::get_threadid()];
    // The enclosing scope is the one that was innermost on the parent thread when this pipeline was started.
    Stack &parentStack = stacks[parent.parentThreadID];
    TimingScope &around =
        parent.depth == 0 || parent.depth > parentStack.size() ? root : parentStack[parent.depth - 1];
    stack.push_back(around.nest(text));
  }
  void runAfterPipeline(std::optional<OperationName>, const PipelineParentInfo &) override { pop(); }
  void runBeforePass(Pass *pass, Operation *) override { push(pass->getName()); }
  void runAfterPass(Pass *, Operation *) override { pop(); }
  void runAfterPassFailed(Pass *, Operation *) override { pop(); }
  void runBeforeAnalysis(llvm::StringRef name, TypeID, Operation *) override { push(("(A) " + name).str()); }
  void runAfterAnalysis(llvm::StringRef, TypeID, Operation *) override { pop(); }

private:
  using Stack = std::vector<TimingScope>;
  void push(llvm::StringRef name) {
    Stack &stack = stacks[llvm::get_threadid()];
    stack.push_back((stack.empty() ? root : stack.back()).nest(name));
  }
  void pop() { stacks[llvm::get_threadid()].pop_back(); }

  TimingScope own;
  TimingScope &root;
  std::map<uint64_t, Stack> stacks;
};

} // namespace

std::unique_ptr<PassInstrumentation> mlir::makePassTiming(TimingScope &scope) {
  return std::make_unique<PassTiming>(scope);
}
std::unique_ptr<PassInstrumentation> mlir::makePassTiming(TimingScope &&scope) {
  return std::make_unique<PassTiming>(std::move(scope));
}
