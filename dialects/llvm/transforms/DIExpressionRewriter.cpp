//===- DIExpressionRewriter.cpp - Rewriting of DWARF expressions ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/transforms/DIExpressionRewriter.h"

using namespace mlir;
using namespace mlir::LLVM;

void DIExpressionRewriter::addPattern(std::unique_ptr<ExprRewritePattern> pattern) {
  patterns.push_back(std::move(pattern));
}

DIExpressionAttr DIExpressionRewriter::simplify(DIExpressionAttr expr,
                                                std::optional<uint64_t> maxNumRewrites) const {
  // Elements move from the front of `pending` to `done`. A replacement is inserted at the front of `pending`.
  std::deque<OperatorT> pending(expr.getOperations().begin(), expr.getOperations().end());
  llvm::SmallVector<OperatorT> done;
  uint64_t numRewrites = 0;

  /// Applies the first pattern that matches at the front of `pending`. Returns false if none does.
  auto rewriteFront = [&] {
    for (const std::unique_ptr<ExprRewritePattern> &pattern : patterns) {
      auto begin = pending.cbegin();
      auto end = pattern->match(llvm::make_range(begin, pending.cend()));
      if (end == begin)
        continue;
      llvm::SmallVector<OperatorT> replacement = pattern->replace(llvm::make_range(begin, end));
      pending.erase(begin, end);
      pending.insert(pending.begin(), replacement.begin(), replacement.end());
      return true;
    }
    return false;
  };

  while (!pending.empty()) {
    if ((!maxNumRewrites || numRewrites < *maxNumRewrites) && rewriteFront()) {
      ++numRewrites;
      continue;
    }
    done.push_back(pending.front());
    pending.pop_front();
  }
  return DIExpressionAttr::get(expr.getContext(), done);
}
