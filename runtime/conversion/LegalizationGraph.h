//===- LegalizationGraph.h - How far an op is from legal ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that say what ops they make are steps from one name to others. This finds out how many steps it
// takes from a name to names that may be legal, before anything is tried: patterns that lead nowhere are not
// tried at all, and those with a shorter way are tried first. What a pattern without such names makes is not
// known: one step.
//
// Computed for names when they are asked for. A unit of the conversion driver; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H
#define STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H

#include "runtime/conversion/ConversionTarget.h"
#include "runtime/rewrite/FrozenRewritePatternSet.h"

namespace strata::detail {

/// A C++ pattern, or a declarative one.
struct Candidate {
  const RewritePattern *native = nullptr;
  const PatternSpec *declarative = nullptr;
  unsigned benefit = 0;
  unsigned depth = 0;

  llvm::StringRef getName() const { return native ? native->getDebugName() : declarative->name; }
  llvm::ArrayRef<llvm::StringRef> getGeneratedOps() const {
    return native ? native->getGeneratedOps() : declarative->generatedOps;
  }
  const void *getKey() const {
    return native ? static_cast<const void *>(native) : static_cast<const void *>(declarative);
  }
};

class LegalizationGraph {
public:
  static constexpr unsigned unreachable = ~0u;

  LegalizationGraph(const ConversionTarget &target, const FrozenRewritePatternSet &patterns,
                    MLIRContext *context)
      : target(target), patterns(patterns), context(context) {}

  /// Those that may be for ops of that name, in the order to try them in. Those that lead nowhere are last,
  /// with a depth of `unreachable`. Declarative ones are matched first: see FrozenRewritePatternSet::getTree.
  llvm::ArrayRef<Candidate> getCandidates(OperationName name);

private:
  unsigned getDepth(const Candidate &candidate);
  /// Computes the depths of all names that can be reached from these.
  void explore(llvm::ArrayRef<llvm::StringRef> names);
  std::vector<Candidate> collect(OperationName name) const;

  const ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  MLIRContext *context;
  llvm::DenseMap<OperationName, std::vector<Candidate>> candidates;
  llvm::StringMap<unsigned> depths; ///< Zero: may be legal.
};

} // namespace strata::detail

#endif // STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H
