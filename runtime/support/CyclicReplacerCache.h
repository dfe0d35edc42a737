//===- CyclicReplacerCache.h - Results of a recursive replacer ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A cache for a recursive function from elements to replacements where an element can be nested in itself. If
// an element is reached while its own replacement is being computed, a cycle breaker returns a placeholder
// for it. Results that contain a placeholder are valid only while the element of the placeholder is being
// replaced; the cache drops them afterwards and keeps all others.
//
//     CachedCyclicReplacer<Node *, std::string> spell(
//         [&](Node *node) { return node->name + "(" + spell(node->child) + ")"; },
//         [](Node *node) { return "@" + node->name; });
//
// The cycle breaker may return nullopt the first time: the element is then replaced once more, one level
// deeper. It must not call the replacer. Used by one thread at a time.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_CYCLICREPLACERCACHE_H
#define STRATA_RUNTIME_SUPPORT_CYCLICREPLACERCACHE_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>
#include <optional>
#include <vector>

namespace mlir {

/// A cache of results for a recursive function from \p InT to \p OutT on elements that may contain
/// themselves. The function calls lookupOrInit() and CacheEntry::resolve().
template <typename InT, typename OutT>
class CyclicReplacerCache {
public:
  using CycleBreakerFn = std::function<std::optional<OutT>(InT)>;

  CyclicReplacerCache(CycleBreakerFn breakCycle) : breakCycle(std::move(breakCycle)) {}

  /// The cache entry of one element. A caller that receives an entry without a result must call resolve().
  struct CacheEntry {
    CacheEntry(const CacheEntry &) = delete;
    CacheEntry &operator=(const CacheEntry &) = delete;
    ~CacheEntry() { assert(result && "a cache entry was not resolved"); }

    /// Returns the result if it is known.
    const std::optional<OutT> &get() const { return result; }
    /// Returns true if the element occurred again inside itself since lookupOrInit(), so that a placeholder
    /// was used for it. \pre The entry is not resolved.
    bool wasRepeated() const { return cache.levels.back().placeholders.test(cache.levels.size() - 1); }
    /// Sets the result. \pre The result is unknown, and entries that were created later are resolved.
    void resolve(OutT newResult) {
      assert(!result && "a cache entry is resolved once");
      cache.close(element, newResult);
      result = std::move(newResult);
    }

  private:
    friend class CyclicReplacerCache;
    CacheEntry(CyclicReplacerCache &cache, InT element, std::optional<OutT> result)
        : cache(cache), element(std::move(element)), result(std::move(result)) {}

    CyclicReplacerCache &cache;
    InT element;
    std::optional<OutT> result;
  };

  /// Returns the entry of the element. If its result is unknown, the caller computes and resolves it.
  CacheEntry lookupOrInit(InT element);

private:
  /// The state of an element whose result is being computed. Levels are numbered by nesting depth.
  struct Level {
    llvm::BitVector placeholders; ///< The levels whose placeholders the result contains.
    std::vector<InT> limited;     ///< The elements whose results expire with this level.
  };
  /// A result that contains the placeholder of \p level, and is therefore valid only until that level ends.
  struct LimitedResult {
    OutT result;
    unsigned level;
  };

  void use(unsigned level) {
    llvm::BitVector &used = levels.back().placeholders;
    used.resize(std::max<unsigned>(used.size(), level + 1));
    used.set(level);
  }
  /// Ends the innermost level: stores the result of its element, for good if it contains no placeholder of an
  /// outer level, else until that level ends.
  void close(const InT &element, const OutT &result);

  CycleBreakerFn breakCycle;
  std::vector<Level> levels; ///< The elements that are being computed, the innermost one last.
  llvm::DenseMap<InT, llvm::SmallVector<unsigned, 2>> openLevels;
  llvm::DenseMap<InT, OutT> results;
  llvm::DenseMap<InT, LimitedResult> limitedResults;
  bool isBreaking = false;
};

template <typename InT, typename OutT>
typename CyclicReplacerCache<InT, OutT>::CacheEntry
CyclicReplacerCache<InT, OutT>::lookupOrInit(InT element) {
  assert(!isBreaking && "the cycle breaker must not call the replacer");
  if (auto known = results.find(element); known != results.end())
    return CacheEntry(*this, element, known->second);
  if (auto known = limitedResults.find(element); known != limitedResults.end()) {
    use(known->second.level);
    return CacheEntry(*this, element, known->second.result);
  }

  llvm::SmallVector<unsigned, 2> &open = openLevels[element];
  if (!open.empty()) {
    isBreaking = true;
    std::optional<OutT> placeholder = breakCycle(element);
    isBreaking = false;
    if (placeholder) {
      unsigned level = open.back();
      use(level);
      limitedResults.insert({element, {*placeholder, level}});
      levels[level].limited.push_back(element);
      return CacheEntry(*this, element, std::move(placeholder));
    }
    assert(open.size() == 1 && "the cycle breaker must break the second repetition");
  }
  open.push_back(levels.size());
  levels.emplace_back().placeholders.resize(levels.size());
  return CacheEntry(*this, element, std::nullopt);
}

template <typename InT, typename OutT>
void CyclicReplacerCache<InT, OutT>::close(const InT &element, const OutT &result) {
  Level closed = std::move(levels.back());
  levels.pop_back();
  auto open = openLevels.find(element);
  open->second.pop_back();
  if (open->second.empty())
    openLevels.erase(open);
  for (const InT &limited : closed.limited)
    limitedResults.erase(limited);

  // The result is still limited by the placeholders of the outer levels.
  closed.placeholders.resize(levels.size());
  int outer = closed.placeholders.find_last();
  if (outer < 0) {
    results.insert({element, result});
    return;
  }
  limitedResults.insert({element, {result, static_cast<unsigned>(outer)}});
  levels[outer].limited.push_back(element);
  levels.back().placeholders |= closed.placeholders;
}

/// A recursive function that replaces elements, with a cache of results. The elements may contain themselves.
template <typename InT, typename OutT>
class CachedCyclicReplacer {
public:
  using ReplacerFn = std::function<OutT(InT)>;
  using CycleBreakerFn = typename CyclicReplacerCache<InT, OutT>::CycleBreakerFn;

  /// \param replace the function that computes a result; it calls this object for nested elements.
  CachedCyclicReplacer(ReplacerFn replace, CycleBreakerFn breakCycle)
      : replace(std::move(replace)), cache(std::move(breakCycle)) {}

  /// Returns the replacement of the element.
  OutT operator()(InT element) {
    auto entry = cache.lookupOrInit(element);
    if (!entry.get())
      entry.resolve(replace(element));
    return *entry.get();
  }

private:
  ReplacerFn replace;
  CyclicReplacerCache<InT, OutT> cache;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_CYCLICREPLACERCACHE_H
