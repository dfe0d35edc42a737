//===- FrozenRewritePatternSet.cpp - Patterns by their roots --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/FrozenRewritePatternSet.h"

using namespace strata;

FrozenRewritePatternSet::FrozenRewritePatternSet() : impl(std::make_shared<Impl>()) {}

FrozenRewritePatternSet::FrozenRewritePatternSet(RewritePatternSet &&patterns, llvm::ArrayRef<std::string> disabled,
                                                 llvm::ArrayRef<std::string> enabled) {
  auto made = std::make_shared<Impl>();
  auto isWanted = [&](llvm::StringRef name) {
    if (llvm::is_contained(disabled, name))
      return false;
    return enabled.empty() || llvm::is_contained(enabled, name);
  };
  for (auto &pattern : patterns.getNativePatterns()) {
    if (!isWanted(pattern->getDebugName()))
      continue;
    if (pattern->getRootName().empty())
      made->anyRoot.push_back(pattern.get());
    else
      made->roots[pattern->getRootName()].patterns.push_back(pattern.get());
    made->owned.push_back(std::move(pattern));
  }
  for (const PatternSpec *spec : patterns.getDeclarativePatterns())
    if (isWanted(spec->name))
      made->roots[spec->rootOp].tree.insert(*spec);
  auto byBenefit = [](const RewritePattern *a, const RewritePattern *b) { return a->getBenefit() > b->getBenefit(); };
  for (auto &entry : made->roots)
    llvm::stable_sort(entry.second.patterns, byBenefit);
  llvm::stable_sort(made->anyRoot, byBenefit);
  impl = std::move(made);
}

LogicalResult FrozenRewritePatternSet::matchAndRewrite(Operation *op, PatternRewriter &rewriter) const {
  auto it = impl->roots.find(op->getName().getStringRef());
  static const std::vector<const RewritePattern *> none;
  const std::vector<const RewritePattern *> &own = it == impl->roots.end() ? none : it->second.patterns;
  llvm::SmallVector<PatternTree::Match, 2> matches;
  if (it != impl->roots.end() && !it->second.tree.empty())
    it->second.tree.match(op, rewriter, matches);
  // Three lists sorted by benefit are gone through as one; among equals, rooted patterns go first.
  size_t nextOwn = 0, nextAny = 0, nextMatch = 0;
  while (true) {
    int best = -1;
    int source = 0;
    auto offer = [&](bool available, unsigned benefit, int which) {
      if (available && static_cast<int>(benefit) > best) {
        best = benefit;
        source = which;
      }
    };
    offer(nextOwn < own.size(), nextOwn < own.size() ? own[nextOwn]->getBenefit().getBenefit() : 0, 1);
    offer(nextMatch < matches.size(), nextMatch < matches.size() ? matches[nextMatch].spec->benefit : 0, 2);
    offer(nextAny < impl->anyRoot.size(),
          nextAny < impl->anyRoot.size() ? impl->anyRoot[nextAny]->getBenefit().getBenefit() : 0, 3);
    if (source == 0)
      return failure();
    rewriter.setInsertionPoint(op);
    if (source == 2) {
      if (succeeded(PatternTree::rewrite(matches[nextMatch++], rewriter)))
        return success();
      continue;
    }
    const RewritePattern *pattern = source == 1 ? own[nextOwn++] : impl->anyRoot[nextAny++];
    if (TypeID interface = pattern->getRootInterface(); interface && !op->getName().getInterface(interface))
      continue;
    if (succeeded(pattern->matchAndRewrite(op, rewriter)))
      return success();
  }
}
