//===- LegalizationGraph.h - Legalization depths of patterns --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A graph over op names whose edges are patterns: from the root name to the names of the ops that the pattern
// generates. Computes the number of pattern applications that are needed to get from a name to names that may
// be legal. The driver skips patterns that lead to no legal ops and tries patterns with a smaller depth
// first. A pattern that does not declare its generated ops has depth 1.
//
// Depths are computed on demand. Used by one thread. Private to runtime/conversion.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H
#define STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H

#include "runtime/conversion/ConversionTarget.h"
#include "runtime/rewrite/FrozenRewritePatternSet.h"

namespace mlir::detail {

/// A C++ pattern or a declarative pattern. `depth` is one more than the greatest legalization depth of the
/// ops that the pattern creates.
struct Candidate {
  const RewritePattern *native = nullptr;
  const PatternSpec *declarative = nullptr;
  unsigned benefit = 0;
  unsigned depth = 0;

  llvm::StringRef getName() const { return native ? native->getDebugName() : declarative->name; }
  llvm::ArrayRef<llvm::StringRef> getGeneratedOps() const {
    return native ? native->getGeneratedOpNames() : declarative->generatedOps;
  }
  const void *getKey() const {
    return native ? static_cast<const void *>(native) : static_cast<const void *>(declarative);
  }
};

/// Computes and caches the patterns that may legalize ops with a given name.
class LegalizationGraph {
public:
  static constexpr unsigned unreachable = ~0u;

  LegalizationGraph(const ConversionTarget &target, const FrozenRewritePatternSet &patterns,
                    MLIRContext *context)
      : target(target), patterns(patterns), context(context) {}

  /// Returns the patterns that may apply to ops with the given name, by increasing depth and then by
  /// decreasing benefit. Patterns that never lead to legal ops come last and have the depth `unreachable`. A
  /// declarative pattern must be matched separately: see FrozenRewritePatternSet::getTree.
  llvm::ArrayRef<Candidate> getCandidates(OperationName name);

private:
  unsigned getDepth(const Candidate &candidate);
  /// Computes the legalization depths of `names` and of all names of ops that patterns may create for them.
  void explore(llvm::ArrayRef<llvm::StringRef> names);
  std::vector<Candidate> collect(OperationName name) const;

  const ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  MLIRContext *context;
  llvm::DenseMap<OperationName, std::vector<Candidate>> candidates;
  /// The legalization depth of each op name: 0 if ops with the name may be legal, else the minimum depth of
  /// the patterns for these ops.
  llvm::StringMap<unsigned> depths;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_CONVERSION_LEGALIZATIONGRAPH_H
