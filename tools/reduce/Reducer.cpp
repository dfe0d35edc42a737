//===- Reducer.cpp - Reduction of IR --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Reducer.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "tools/reduce/Simplify.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

size_t mlir::countOperations(Operation *root) {
  size_t count = 0;
  root->walk([&](Operation *) { ++count; });
  return count;
}

LogicalResult mlir::parseSimplification(llvm::StringRef pipeline, Operation *root, PassManager &manager,
                                        llvm::raw_ostream &errors) {
  return parsePassPipeline((root->getName().getStringRef() + "(" + pipeline + ")").str(), manager, errors);
}

/// Returns the operations below the root in pre-order.
static std::vector<Operation *> listOps(Operation *root, bool onlyTop) {
  std::vector<Operation *> ops;
  for (Region &region : root->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (onlyTop)
          ops.push_back(&op);
        else
          op.walk<WalkOrder::PreOrder>([&](Operation *each) { ops.push_back(each); });
  return ops;
}

/// Hashes the generic form: value names in the custom form may depend on information that is not printed.
static uint64_t hashOf(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags().printGenericOpForm());
  return llvm::xxh3_64bits(text);
}

bool Reducer::attempt(Change change) {
  if (isExhausted())
    return false;
  OwningOpRef<Operation *> candidate(best.get()->clone());
  // Candidates may be invalid; discard their diagnostics.
  ScopedDiagnosticHandler quiet(candidate.get()->getContext()->getDiagEngine(),
                                [](Diagnostic &) { return success(); });
  if (!change(candidate.get(), listOps(candidate.get(), /*onlyTop=*/false)) ||
      failed(verify(candidate.get())) || !seen.insert(hashOf(candidate.get())).second)
    return false;
  ++numTests;
  if (!test(candidate.get()))
    return false;
  best = std::move(candidate);
  if (config.improved)
    config.improved(best.get(), numTests);
  return true;
}

bool Reducer::eraseInGroups(Level level) {
  bool changed = false;
  auto list = [&](Operation *root) { return listOps(root, level == Level::Top); };
  for (size_t size = list(best.get()).size(); size != 0; size /= 2) {
    // Start at the end, where operations without users are.
    for (size_t end = list(best.get()).size(); end != 0 && !isExhausted();) {
      size_t begin = end > size ? end - size : 0;
      changed |= attempt([&](Operation *root, llvm::ArrayRef<Operation *>) {
        std::vector<Operation *> ops = list(root);
        return reduce::eraseOps(llvm::ArrayRef(ops).slice(begin, std::min(end, ops.size()) - begin));
      });
      // The operations of the group were erased or must be kept.
      end = std::min(begin, list(best.get()).size());
    }
  }
  return changed;
}

bool Reducer::attemptEach(llvm::function_ref<bool(Operation *)> applies,
                          llvm::function_ref<bool(Operation *)> change) {
  bool changed = false;
  // A copy lists its operations in the same order, so an index denotes the same op in both lists. The list is
  // computed again for each index, because a change may have made it shorter.
  for (size_t i = 0; !isExhausted(); ++i) {
    std::vector<Operation *> ops = listOps(best.get(), /*onlyTop=*/false);
    if (i >= ops.size())
      break;
    if (!applies(ops[i]))
      continue;
    changed |= attempt([&](Operation *, llvm::ArrayRef<Operation *> copies) { return change(copies[i]); });
  }
  return changed;
}

bool Reducer::simplifyEach() {
  auto hasRegions = [](Operation *op) { return op->getNumRegions() != 0; };
  bool changed = attemptEach(hasRegions, &reduce::dropBody);
  for (unsigned index = 0; index != 2; ++index)
    changed |= attemptEach([&](Operation *op) { return op->getNumRegions() > index; },
                           [&](Operation *op) { return reduce::inlineRegion(op, index); });
  for (unsigned index = 0; index != 2; ++index)
    changed |= attemptEach([&](Operation *op) { return op->getNumSuccessors() > 1; },
                           [&](Operation *op) { return reduce::branchTo(op, index); });
  changed |= attemptEach(hasRegions, &reduce::joinBlocks);
  changed |= attempt(
      [](Operation *root, llvm::ArrayRef<Operation *>) { return reduce::dropDiscardableAttrs(root); });
  changed |= attemptEach([](Operation *op) { return !op->getDiscardableAttrs().empty(); },
                         &reduce::dropDiscardableAttrs);
  return changed;
}

bool Reducer::runPasses() {
  bool changed = false;
  for (const std::string &name : config.passes)
    changed |= attempt([&](Operation *root, llvm::ArrayRef<Operation *> ops) {
      PassManager manager(root->getContext(), root->getName().getStringRef());
      if (failed(parseSimplification(name, root, manager, llvm::nulls())))
        return false;
      // Run the pass with crash recovery, because it may contain the bug that is being reduced.
      LogicalResult result = failure();
      llvm::CrashRecoveryContext recovery;
      bool survived = recovery.RunSafely([&] { result = manager.run(root); });
      return survived && succeeded(result) && countOperations(root) < ops.size() + 1;
    });
  return changed;
}

OwningOpRef<Operation *> Reducer::reduce(OwningOpRef<Operation *> input) {
  best = std::move(input);
  seen.insert(hashOf(best.get()));
  llvm::CrashRecoveryContext::Enable();
  bool again = true;
  while (again && !isExhausted()) {
    again = eraseInGroups(Level::Top);
    again |= eraseInGroups(Level::All);
    again |= simplifyEach();
    again |= runPasses();
  }
  llvm::CrashRecoveryContext::Disable();
  return std::move(best);
}
