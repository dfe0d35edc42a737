//===- FrozenRewritePatternSet.h - Patterns by their roots ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern set made ready for matching: C++ patterns indexed by root, declarative ones merged into one tree
// for each root. Immutable and cheap to copy; any number of threads may apply it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H
#define STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H

#include "runtime/rewrite/PatternTree.h"
#include "llvm/ADT/StringMap.h"
#include "runtime/rewrite/PatternObserver.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class FrozenRewritePatternSet {
public:
  FrozenRewritePatternSet();
  /// \param disabled  names of declarative patterns, or debug names or labels, to leave out; \param enabled
  /// if not empty, the only ones to keep.
  FrozenRewritePatternSet(RewritePatternSet &&patterns, llvm::ArrayRef<std::string> disabled = {},
                          llvm::ArrayRef<std::string> enabled = {});

  /// Tries the patterns of the op's name, the most beneficial first. Success: one was applied.
  /// \param observer  may be null; is told of every pattern that is about to be tried.
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                PatternObserver *observer = nullptr) const;

  // For drivers that try patterns one by one.
  /// C++ patterns whose root is that name, by benefit.
  llvm::ArrayRef<const RewritePattern *> getRootPatterns(OperationName rootName) const;
  /// Declarative patterns whose root is that name, in the order they were added in.
  llvm::ArrayRef<const PatternSpec *> getDeclarativePatterns(OperationName rootName) const;
  /// All of those, to be matched at once; null when there are none.
  const PatternTree *getTree(OperationName rootName) const;
  /// C++ patterns without a root name, by benefit.
  llvm::ArrayRef<const RewritePattern *> getMatchAnyPatterns() const { return impl->anyRoot; }

private:
  struct Root {
    std::vector<const RewritePattern *> patterns; ///< By benefit.
    std::unique_ptr<PatternTree> tree;            ///< Null without declarative patterns.
    std::vector<const PatternSpec *> declarative; ///< As added.
  };
  struct Impl {
    std::vector<std::unique_ptr<RewritePattern>> owned;
    llvm::DenseMap<const void *, Root> roots; ///< By the op's name.
    std::vector<const RewritePattern *> anyRoot;
  };
  using Patterns = llvm::ArrayRef<const RewritePattern *>;
  static LogicalResult tryByBenefit(Operation *op, Patterns own,
                                    llvm::MutableArrayRef<PatternTree::Match> matches, Patterns anyRoot,
                                    PatternRewriter &rewriter, PatternObserver *observer);
  std::shared_ptr<const Impl> impl;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H
