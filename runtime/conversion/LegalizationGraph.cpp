//===- LegalizationGraph.cpp - Legalization depths of patterns ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/LegalizationGraph.h"

using namespace mlir;
using namespace mlir::detail;

/// Returns all patterns that may apply to ops with the given name. They are not sorted, and their depths are
/// not set.
std::vector<Candidate> LegalizationGraph::collect(OperationName name) const {
  std::vector<Candidate> found;
  for (const RewritePattern *pattern : patterns.getRootPatterns(name))
    found.push_back({pattern, nullptr, pattern->getBenefit().getBenefit()});
  for (const PatternSpec *spec : patterns.getDeclarativePatterns(name))
    found.push_back({nullptr, spec, spec->benefit});
  for (const RewritePattern *pattern : patterns.getMatchAnyPatterns())
    if (pattern->mayMatch(name))
      found.push_back({pattern, nullptr, pattern->getBenefit().getBenefit()});
  return found;
}

unsigned LegalizationGraph::getDepth(const Candidate &candidate) {
  unsigned depth = 0;
  for (llvm::StringRef name : candidate.getGeneratedOps()) {
    auto it = depths.find(name);
    unsigned each = it == depths.end() ? unreachable : it->second;
    if (each == unreachable)
      return unreachable;
    depth = std::max(depth, each);
  }
  return depth + 1;
}

void LegalizationGraph::explore(llvm::ArrayRef<llvm::StringRef> names) {
  struct Node {
    unsigned *depth;
    std::vector<Candidate> candidates;
  };
  std::vector<Node> open;
  llvm::SmallVector<llvm::StringRef, 8> pending(names);
  while (!pending.empty()) {
    llvm::StringRef text = pending.pop_back_val();
    auto [it, isNew] = depths.try_emplace(text, unreachable);
    if (!isNew)
      continue;
    OperationName name(text, context);
    std::optional<ConversionTarget::LegalizationAction> action = target.getOpAction(name);
    if (action && *action != ConversionTarget::LegalizationAction::Illegal) {
      it->second = 0;
      continue;
    }
    open.push_back({&it->second, collect(name)});
    for (const Candidate &candidate : open.back().candidates)
      pending.append(candidate.getGeneratedOps().begin(), candidate.getGeneratedOps().end());
  }
  // Bellman-Ford relaxation: depths only decrease, so the number of rounds is at most the length of the
  // longest path plus one.
  for (bool changed = true; changed;) {
    changed = false;
    for (Node &node : open)
      for (const Candidate &candidate : node.candidates)
        if (unsigned depth = getDepth(candidate); depth < *node.depth) {
          *node.depth = depth;
          changed = true;
        }
  }
}

llvm::ArrayRef<Candidate> LegalizationGraph::getCandidates(OperationName name) {
  auto [it, isNew] = candidates.try_emplace(name);
  if (!isNew)
    return it->second;
  std::vector<Candidate> found = collect(name);
  for (Candidate &candidate : found) {
    explore(candidate.getGeneratedOps());
    candidate.depth = getDepth(candidate);
  }
  llvm::stable_sort(found, [](const Candidate &a, const Candidate &b) {
    return a.depth != b.depth ? a.depth < b.depth : a.benefit > b.benefit;
  });
  return candidates[name] = std::move(found);
}
