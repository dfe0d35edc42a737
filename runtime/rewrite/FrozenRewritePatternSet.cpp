//===- FrozenRewritePatternSet.cpp - Patterns indexed by root -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/FrozenRewritePatternSet.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/rewrite/ApplyPatternAction.h"

using namespace mlir;

FrozenRewritePatternSet::FrozenRewritePatternSet() : impl(std::make_shared<Impl>()) {}

FrozenRewritePatternSet::FrozenRewritePatternSet(RewritePatternSet &&patterns,
                                                 llvm::ArrayRef<std::string> disabled,
                                                 llvm::ArrayRef<std::string> enabled) {
  auto indexed = std::make_shared<Impl>();
  auto isWanted = [&](llvm::StringRef name) {
    if (llvm::is_contained(disabled, name))
      return false;
    return enabled.empty() || llvm::is_contained(enabled, name);
  };
  auto getRoot = [&](OperationName name) -> Root & { return indexed->roots[name.getAsOpaquePointer()]; };
  auto isPatternWanted = [&](const RewritePattern &pattern) {
    if (pattern.getBenefit().isImpossibleToMatch())
      return false;
    llvm::ArrayRef<llvm::StringRef> labels = pattern.getDebugLabels();
    auto isIn = [&](llvm::ArrayRef<std::string> names) {
      return llvm::is_contained(names, pattern.getDebugName()) ||
             llvm::any_of(labels, [&](llvm::StringRef label) { return llvm::is_contained(names, label); });
    };
    return !isIn(disabled) && (enabled.empty() || isIn(enabled));
  };
  for (auto &pattern : patterns.getNativePatterns()) {
    if (!isPatternWanted(*pattern))
      continue;
    if (std::optional<OperationName> root = pattern->getRootKind())
      getRoot(*root).patterns.push_back(pattern.get());
    else
      indexed->anyRoot.push_back(pattern.get());
    indexed->owned.push_back(std::move(pattern));
  }
  for (const PatternSpec *spec : patterns.getDeclarativePatterns())
    if (isWanted(spec->name)) {
      Root &root = getRoot(OperationName(spec->rootOp, patterns.getContext()));
      if (!root.tree)
        root.tree = std::make_unique<PatternTree>(patterns.getContext());
      root.tree->insert(*spec);
      root.declarative.push_back(spec);
    }
  auto byBenefit = [](const RewritePattern *a, const RewritePattern *b) {
    return a->getBenefit() > b->getBenefit();
  };
  for (auto &entry : indexed->roots)
    llvm::stable_sort(entry.second.patterns, byBenefit);
  llvm::stable_sort(indexed->anyRoot, byBenefit);
  patterns.clear();
  impl = std::move(indexed);
}

/// Calls `apply` if the observer allows it, and notifies the observer of the result. The observer may be
/// null.
/// \param getPattern returns the properties of the pattern; is called only if the observer wants them.
template <typename PatternFn, typename Fn>
static LogicalResult applyObserved(llvm::StringRef name, Operation *op, PatternObserver *observer,
                                   PatternFn &&getPattern, Fn &&apply) {
  if (!observer)
    return apply();
  if (!observer->shouldApply(name, op))
    return failure();
  LogicalResult result = failure();
  if (observer->wantsPatterns()) {
    auto &&pattern = getPattern();
    observer->begin(pattern, op);
    result = apply();
    observer->end(pattern, succeeded(result));
  } else {
    result = apply();
  }
  observer->applied(name, succeeded(result));
  return result;
}

/// Tries patterns from three lists that are sorted by benefit. At equal benefits, patterns with the name of
/// the op as root come first, then declarative patterns, then patterns without a root name.
LogicalResult FrozenRewritePatternSet::tryByBenefit(Operation *op, Patterns own,
                                                    llvm::MutableArrayRef<PatternTree::Match> matches,
                                                    Patterns anyRoot, PatternRewriter &rewriter,
                                                    PatternObserver *observer) {
  // Actions are created only if the context has a handler for them.
  bool isTraced = rewriter.getContext()->hasActionHandler();
  auto perform = [&](auto &&getPattern, llvm::function_ref<LogicalResult()> apply) {
    return isTraced ? ApplyPatternAction::perform(getPattern(), op, apply) : apply();
  };
  while (true) {
    int best = -1;
    enum { None, Own, Match, Any } source = None;
    auto offer = [&](bool available, auto benefit, auto which) {
      if (available && static_cast<int>(benefit()) > best) {
        best = benefit();
        source = which;
      }
    };
    offer(!own.empty(), [&] { return own.front()->getBenefit().getBenefit(); }, Own);
    offer(!matches.empty(), [&] { return matches.front().spec->benefit; }, Match);
    offer(!anyRoot.empty(), [&] { return anyRoot.front()->getBenefit().getBenefit(); }, Any);
    if (source == None)
      return failure();
    rewriter.setInsertionPoint(op);
    if (source == Match) {
      PatternTree::Match &match = matches.front();
      matches = matches.drop_front();
      auto getPattern = [&] { return DeclarativePattern(*match.spec, rewriter.getContext()); };
      if (succeeded(applyObserved(match.spec->name, op, observer, getPattern, [&] {
            return perform(getPattern, [&] { return PatternTree::rewrite(match, rewriter); });
          })))
        return success();
      continue;
    }
    Patterns &from = source == Own ? own : anyRoot;
    const RewritePattern *pattern = from.front();
    from = from.drop_front();
    if (!pattern->mayMatch(op->getName()))
      continue;
    auto getPattern = [&]() -> const Pattern & { return *pattern; };
    if (succeeded(applyObserved(pattern->getDebugName(), op, observer, getPattern, [&] {
          return perform(getPattern, [&] { return pattern->matchAndRewrite(op, rewriter); });
        })))
      return success();
  }
}

LogicalResult FrozenRewritePatternSet::matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                                       PatternObserver *observer) const {
  auto it = impl->roots.find(op->getName().getAsOpaquePointer());
  if (it == impl->roots.end())
    return impl->anyRoot.empty() ? failure() : tryByBenefit(op, {}, {}, impl->anyRoot, rewriter, observer);
  const Root &root = it->second;
  llvm::SmallVector<PatternTree::Match, 1> matches;
  if (root.tree)
    root.tree->match(op, rewriter, matches);
  return tryByBenefit(op, root.patterns, matches, impl->anyRoot, rewriter, observer);
}

FrozenRewritePatternSet::OpSpecificNativePatternListT
FrozenRewritePatternSet::getOpSpecificNativePatterns() const {
  OpSpecificNativePatternListT result;
  for (const std::unique_ptr<RewritePattern> &pattern : impl->owned)
    if (std::optional<OperationName> root = pattern->getRootKind())
      result[*root].push_back(pattern.get());
  return result;
}

llvm::SmallVector<OperationName> FrozenRewritePatternSet::getRootNames() const {
  llvm::SmallVector<OperationName> names;
  for (const auto &entry : impl->roots)
    names.push_back(OperationName(static_cast<const OpInfo *>(entry.first)));
  return names;
}

llvm::ArrayRef<const RewritePattern *>
FrozenRewritePatternSet::getRootPatterns(OperationName rootName) const {
  auto it = impl->roots.find(rootName.getAsOpaquePointer());
  if (it == impl->roots.end())
    return {};
  return it->second.patterns;
}

const PatternTree *FrozenRewritePatternSet::getTree(OperationName rootName) const {
  auto it = impl->roots.find(rootName.getAsOpaquePointer());
  return it == impl->roots.end() ? nullptr : it->second.tree.get();
}

llvm::ArrayRef<const PatternSpec *>
FrozenRewritePatternSet::getDeclarativePatterns(OperationName rootName) const {
  auto it = impl->roots.find(rootName.getAsOpaquePointer());
  if (it == impl->roots.end())
    return {};
  return it->second.declarative;
}
