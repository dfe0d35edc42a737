//===- PostDominance.h - What every way leads through ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Answers whether all control that is at a block, or an op, comes through another before it leaves the
// region. What is nested is where its ancestor in the other's region is. A tree is computed for a region when
// it is first asked about, by LLVM's dominator trees. Of blocks that control cannot leave any more, one
// stands for the way out. A cache: invalid once blocks or branches change. One thread at a time. For what
// runs before, see runtime/ir/Dominance.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H
#define STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace strata {

class PostDominanceInfo {
public:
  explicit PostDominanceInfo(Operation * = nullptr);
  ~PostDominanceInfo();

  bool postDominates(Block *a, Block *b) const { return a == b || properlyPostDominates(a, b); }
  /// Whether control at `b` always comes through `a` later.
  bool properlyPostDominates(Block *a, Block *b) const;
  bool postDominates(Operation *a, Operation *b) const { return a == b || properlyPostDominates(a, b); }
  /// \param enclosingOk  an op post-dominates what is nested in it.
  bool properlyPostDominates(Operation *a, Operation *b, bool enclosingOk = true) const;
  void invalidate();

private:
  struct Tree;
  const Tree &getTree(Region *region) const;

  mutable llvm::DenseMap<Region *, std::unique_ptr<Tree>> trees;
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H
