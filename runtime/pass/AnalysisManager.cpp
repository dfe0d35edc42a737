//===- AnalysisManager.cpp - Caching of analyses --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/AnalysisManager.h"
#include "runtime/pass/PassInstrumentation.h"

using namespace mlir;
using detail::AnalysisNode;

detail::AnalysisConcept::~AnalysisConcept() = default;

/// Drops the analyses of this operation and of nested operations that are not preserved. The recursion depth
/// is bounded by the nesting of pipelines, which create the nodes.
void AnalysisNode::invalidate(const PreservedAnalyses &preserved) {
  if (preserved.isAll())
    return;
  llvm::erase_if(analyses, [&](auto &known) { return known.second->isInvalidated(preserved); });
  // If nothing is preserved, nested operations may have been erased: drop their nodes.
  if (preserved.isNone())
    return children.clear();
  for (auto &[op, child] : children)
    child->invalidate(preserved);
}

void AnalysisNode::clear() {
  analyses.clear();
  children.clear();
}

AnalysisManager AnalysisManager::nest(Operation *op) {
  // Collect the ancestors of `op` below this operation, innermost first.
  llvm::SmallVector<Operation *, 4> path;
  for (Operation *ancestor = op; ancestor != node->op; ancestor = ancestor->getParentOp()) {
    assert(ancestor && "not inside of the operation");
    path.push_back(ancestor);
  }
  AnalysisNode *current = node;
  for (Operation *next : llvm::reverse(path)) {
    std::unique_ptr<AnalysisNode> &child = current->children[next];
    if (!child)
      child = std::make_unique<AnalysisNode>(next, current, current->instrumentor);
    current = child.get();
  }
  return AnalysisManager(current);
}

void detail::noteAnalysis(const AnalysisNode &node, llvm::StringRef name, TypeID id, bool isBefore) {
  if (!node.instrumentor)
    return;
  if (isBefore)
    node.instrumentor->runBeforeAnalysis(name, id, node.op);
  else
    node.instrumentor->runAfterAnalysis(name, id, node.op);
}
