//===- DIExpressionRewriter.h - Rewriting of DWARF expressions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Applies patterns to the elements of a debug info expression. A pattern matches consecutive elements and
// returns the elements that replace them. The result is a new attribute; uses of the old one are not updated.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONREWRITER_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONREWRITER_H

#include "dialects/llvm/LLVMAttrs.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/iterator_range.h"
#include <deque>
#include <memory>
#include <optional>

namespace mlir::LLVM {

/// A set of patterns. Owns them. After the patterns are added, several threads may call simplify().
class DIExpressionRewriter {
public:
  using OperatorT = DIExpressionElemAttr;

  /// A pattern on consecutive elements. Must not have state that match() or replace() changes.
  class ExprRewritePattern {
  public:
    using OperatorT = DIExpressionRewriter::OperatorT;
    using OpIterT = std::deque<OperatorT>::const_iterator;
    using OpIterRange = llvm::iterator_range<OpIterT>;

    virtual ~ExprRewritePattern() = default;
    /// Matches the first elements of \p elements, which is not empty. Returns the end of the matched
    /// elements: the start of \p elements if the pattern does not match.
    virtual OpIterT match(OpIterRange elements) const = 0;
    /// Returns the replacement of the elements that match() has matched.
    virtual llvm::SmallVector<OperatorT> replace(OpIterRange elements) const = 0;
  };

  void addPattern(std::unique_ptr<ExprRewritePattern> pattern);

  /// Applies the patterns to \p expr, from the first element to the last. At each element the first pattern
  /// in the order of addition that matches is applied, and its replacement is matched again. Stops after
  /// \p maxNumRewrites replacements; without a limit, the patterns must not apply to their own results
  /// forever.
  DIExpressionAttr simplify(DIExpressionAttr expr, std::optional<uint64_t> maxNumRewrites = {}) const;

private:
  llvm::SmallVector<std::unique_ptr<ExprRewritePattern>> patterns;
};

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONREWRITER_H
