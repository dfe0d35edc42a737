//===- PassTiming.cpp - How long passes take ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassInstrumentations.h"
#include "llvm/Support/Threading.h"
#include <map>

using namespace strata;

namespace {

/// One stack of scopes a thread. A pipeline on a thread that was in nothing continues where its parent is.
class PassTiming : public PassInstrumentation {
public:
  explicit PassTiming(TimingScope &root) : root(root) {}
  explicit PassTiming(TimingScope &&scope) : own(std::move(scope)), root(own) {}

  void runBeforePipeline(std::optional<OperationName> name, const PipelineParentInfo &parent) override {
    std::string text = ("'" + (name ? name->getStringRef() : "any") + "' Pipeline").str();
    Stack &stack = stacks[llvm::get_threadid()];
    // The scope that the pipeline stands in: what its parent was in when it came to this pipeline.
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

std::unique_ptr<PassInstrumentation> strata::makePassTiming(TimingScope &scope) {
  return std::make_unique<PassTiming>(scope);
}
std::unique_ptr<PassInstrumentation> strata::makePassTiming(TimingScope &&scope) {
  return std::make_unique<PassTiming>(std::move(scope));
}
