//===- FrozenRewritePatternSet.h - Patterns indexed by root ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An immutable pattern set, prepared for matching: C++ patterns are indexed by root op name, and the
// declarative patterns of each root are merged into one PatternTree. Copies share the data. Several threads
// may apply a set at once.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H
#define STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H

#include "runtime/rewrite/PatternTree.h"
#include "runtime/rewrite/PatternObserver.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

namespace detail {
class PDLByteCode;
} // namespace detail

/// An immutable set of patterns that can be applied to ops. Copies share the patterns.
class FrozenRewritePatternSet {
public:
  FrozenRewritePatternSet();
  /// Moves the patterns out of `patterns`. Drops a pattern if its debug name, its record name or one of its
  /// labels is in `disabled`, or if `enabled` is not empty and contains none of them.
  FrozenRewritePatternSet(RewritePatternSet &&patterns, llvm::ArrayRef<std::string> disabled = {},
                          llvm::ArrayRef<std::string> enabled = {});
  FrozenRewritePatternSet(FrozenRewritePatternSet &&) = default;
  FrozenRewritePatternSet(const FrozenRewritePatternSet &) = default;
  FrozenRewritePatternSet &operator=(FrozenRewritePatternSet &&) = default;
  FrozenRewritePatternSet &operator=(const FrozenRewritePatternSet &) = default;

  /// Tries the patterns for the op by decreasing benefit until one is applied. Fails if none is applied.
  /// \param observer may be null; may forbid patterns and is notified of their results.
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                PatternObserver *observer = nullptr) const;

  // Access to C++ patterns.
  /// The C++ patterns with a root name, by root.
  using OpSpecificNativePatternListT = llvm::DenseMap<OperationName, std::vector<RewritePattern *>>;
  OpSpecificNativePatternListT getOpSpecificNativePatterns() const;
  auto getMatchAnyOpNativePatterns() const { return llvm::make_pointee_range(getMatchAnyPatterns()); }
  /// Returns null: PDL is not supported.
  const detail::PDLByteCode *getPDLByteCode() const { return nullptr; }

  // Access for drivers that apply patterns one by one.
  /// Returns the root names of all patterns that have one, in no particular order.
  llvm::SmallVector<OperationName> getRootNames() const;
  /// Returns the C++ patterns with the given root name, by decreasing benefit.
  llvm::ArrayRef<const RewritePattern *> getRootPatterns(OperationName rootName) const;
  /// Returns the declarative patterns with the given root name in the order of their addition.
  llvm::ArrayRef<const PatternSpec *> getDeclarativePatterns(OperationName rootName) const;
  /// Returns the tree of all declarative patterns with the given root name, or null if there are none.
  const PatternTree *getTree(OperationName rootName) const;
  /// Returns the C++ patterns without a root name, by decreasing benefit.
  llvm::ArrayRef<const RewritePattern *> getMatchAnyPatterns() const { return impl->anyRoot; }

private:
  struct Root {
    /// The C++ patterns, by decreasing benefit.
    std::vector<const RewritePattern *> patterns;
    /// The merged declarative patterns; null if there are none.
    std::unique_ptr<PatternTree> tree;
    /// The declarative patterns in the order of their addition.
    std::vector<const PatternSpec *> declarative;
  };
  struct Impl {
    std::vector<std::unique_ptr<RewritePattern>> owned;
    /// The patterns for each root op. The key is the opaque pointer of the op name.
    llvm::DenseMap<const void *, Root> roots;
    std::vector<const RewritePattern *> anyRoot;
  };
  using Patterns = llvm::ArrayRef<const RewritePattern *>;
  static LogicalResult tryByBenefit(Operation *op, Patterns own,
                                    llvm::MutableArrayRef<PatternTree::Match> matches, Patterns anyRoot,
                                    PatternRewriter &rewriter, PatternObserver *observer);
  std::shared_ptr<const Impl> impl;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_FROZENREWRITEPATTERNSET_H
