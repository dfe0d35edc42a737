//===- PostDominance.cpp - Post-dominance of blocks and ops ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/PostDominance.h"
#include "runtime/analysis/FlowGraph.h"
#include "runtime/ir/Operation.h"
#include "llvm/Support/GenericDomTreeConstruction.h"

using namespace mlir;

struct PostDominanceInfo::Tree {
  explicit Tree(Region &region) : graph(region) { tree.recalculate(graph); }
  detail::FlowGraph graph;
  llvm::DominatorTreeBase<detail::FlowNode, /*IsPostDom=*/true> tree;
};

PostDominanceInfo::PostDominanceInfo(Operation *) {}
PostDominanceInfo::~PostDominanceInfo() = default;
void PostDominanceInfo::invalidate() { trees.clear(); }

const PostDominanceInfo::Tree &PostDominanceInfo::getTree(Region *region) const {
  std::unique_ptr<Tree> &tree = trees[region];
  if (!tree)
    tree = std::make_unique<Tree>(*region);
  return *tree;
}

bool PostDominanceInfo::properlyPostDominates(Block *a, Block *b) const {
  Region *region = a->getParent();
  if (a == b || !region)
    return false;
  if (b->getParent() != region) {
    b = region->findAncestorBlockInRegion(*b);
    // If the original `b` is nested in an op of `a`, the result is true: `b` is executed before the end of
    // `a`.
    if (!b || a == b)
      return b != nullptr;
  }
  const Tree &tree = getTree(region);
  return tree.tree.properlyDominates(tree.graph.find(a), tree.graph.find(b));
}

bool PostDominanceInfo::properlyPostDominates(Operation *a, Operation *b, bool enclosingOk) const {
  Block *block = a->getBlock();
  if (a == b || !block || !block->getParent())
    return false;
  Operation *other = block->getParent()->findAncestorOpInRegion(*b);
  if (!other)
    return false;
  if (other == a)
    return enclosingOk;
  if (other->getBlock() == block)
    return other->isBeforeInBlock(a);
  return properlyPostDominates(block, other->getBlock());
}
