//===- PatternApplicator.cpp - Patterns applied to one op -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternApplicator.h"

using namespace mlir;

PatternApplicator::PatternApplicator(const FrozenRewritePatternSet &patterns) : patterns(patterns) {
  for (OperationName root : patterns.getRootNames()) {
    Candidates &own = all[root];
    for (const RewritePattern *pattern : patterns.getRootPatterns(root))
      own.push_back({pattern, pattern, nullptr, {}});
    for (const PatternSpec *spec : patterns.getDeclarativePatterns(root)) {
      declarative.push_back(std::make_unique<DeclarativePattern>(*spec, root.getContext()));
      own.push_back({declarative.back().get(), nullptr, spec, {}});
    }
  }
  for (const RewritePattern *pattern : patterns.getMatchAnyPatterns())
    allAnyRoot.push_back({pattern, pattern, nullptr, {}});
  applyDefaultCostModel();
}
PatternApplicator::~PatternApplicator() = default;

void PatternApplicator::sort(const Candidates &all, CostModel model, Candidates &sorted) {
  sorted.clear();
  for (Candidate candidate : all) {
    candidate.benefit = model(*candidate.pattern);
    if (!candidate.benefit.isImpossibleToMatch())
      sorted.push_back(candidate);
  }
  llvm::stable_sort(sorted, [](const Candidate &a, const Candidate &b) { return a.benefit > b.benefit; });
}

void PatternApplicator::applyCostModel(CostModel model) {
  byRoot.clear();
  for (const auto &[root, own] : all)
    sort(own, model, byRoot[root]);
  sort(allAnyRoot, model, anyRoot);
}

void PatternApplicator::walkAllPatterns(llvm::function_ref<void(const Pattern &)> walk) {
  for (const auto &[root, own] : all)
    for (const Candidate &candidate : own)
      walk(*candidate.pattern);
  for (const Candidate &candidate : allAnyRoot)
    walk(*candidate.pattern);
}

LogicalResult
PatternApplicator::matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                   llvm::function_ref<bool(const Pattern &)> canApply,
                                   llvm::function_ref<void(const Pattern &)> onFailure,
                                   llvm::function_ref<LogicalResult(const Pattern &)> onSuccess) {
  llvm::ArrayRef<Candidate> own, any = anyRoot;
  OperationName name = op->getName();
  if (auto it = byRoot.find(name); it != byRoot.end())
    own = it->second;
  llvm::SmallVector<PatternTree::Match, 2> matches;
  if (const PatternTree *tree = patterns.getTree(name))
    tree->match(op, rewriter, matches);
  while (!own.empty() || !any.empty()) {
    // At equal benefits, patterns with the name of the op as root come first.
    bool isOwn = any.empty() || (!own.empty() && own.front().benefit >= any.front().benefit);
    llvm::ArrayRef<Candidate> &from = isOwn ? own : any;
    const Candidate &candidate = from.front();
    from = from.drop_front();
    PatternTree::Match *match = nullptr;
    if (candidate.native) {
      if (!candidate.native->mayMatch(name))
        continue;
    } else {
      match = llvm::find_if(
          matches, [&](const PatternTree::Match &each) { return each.spec == candidate.declarative; });
    }
    if (canApply && !canApply(*candidate.pattern))
      continue;
    rewriter.setInsertionPoint(op);
    LogicalResult result = failure();
    if (candidate.native || match != matches.end())
      result = ApplyPatternAction::perform(*candidate.pattern, op, [&] {
        return candidate.native ? candidate.native->matchAndRewrite(op, rewriter)
                                : PatternTree::rewrite(*match, rewriter);
      });
    if (succeeded(result) && onSuccess)
      result = onSuccess(*candidate.pattern);
    if (succeeded(result))
      return success();
    if (onFailure)
      onFailure(*candidate.pattern);
  }
  return failure();
}
