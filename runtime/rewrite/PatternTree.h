//===- PatternTree.h - Declarative patterns, run --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs the match and rewrite programs of PatternSpecs. All patterns of one root op are merged into a tree of
// match steps: a step that several begin with is asked once, and what it gave is shared. Immutable once made;
// any number of threads may match with it. Borrows the specs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNTREE_H
#define STRATA_RUNTIME_REWRITE_PATTERNTREE_H

#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/PatternValue.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class PatternTree {
public:
  /// Adds a pattern; all must have the same root.
  void insert(const PatternSpec &spec);
  bool empty() const { return roots.empty() && accepted.empty(); }

  struct Match {
    const PatternSpec *spec;
    llvm::SmallVector<PatternValue, 8> registers;
  };
  /// All patterns that match, the most beneficial first, in the order of insertion among equals.
  void match(Operation *op, PatternRewriter &rewriter, llvm::SmallVectorImpl<Match> &matches) const;
  /// Runs the rewrite of a match.
  static LogicalResult rewrite(Match &match, PatternRewriter &rewriter);

private:
  struct Node {
    const PatternSpec *spec; ///< A pattern that has the step: tables are looked up there.
    unsigned step;
    std::vector<unsigned> children;           ///< Indices of nodes.
    std::vector<const PatternSpec *> accepted; ///< Patterns that end here.
  };
  bool sameStep(const Node &node, const PatternSpec &spec, unsigned step) const;

  std::vector<Node> nodes;
  std::vector<unsigned> roots;
  std::vector<const PatternSpec *> accepted; ///< Patterns without a step.
  llvm::DenseMap<const PatternSpec *, unsigned> order; ///< Of insertion.
  unsigned numRegisters = 1;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_PATTERNTREE_H
