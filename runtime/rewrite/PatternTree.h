//===- PatternTree.h - Matcher of declarative patterns --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interprets the match and rewrite programs of PatternSpecs. All patterns with the same root are merged into
// a decision tree of match steps: a common prefix of steps is run once and its results are shared, and steps
// that differ only in an op name or a constant attribute become one hash lookup. Borrows the specs. Insert
// patterns from one thread; several threads may match at once.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNTREE_H
#define STRATA_RUNTIME_REWRITE_PATTERNTREE_H

#include "runtime/rewrite/PatternMatch.h"
#include "runtime/ir/PatternValue.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

/// The declarative patterns for one root op, merged into a tree so that steps that several patterns share are
/// executed once.
class PatternTree {
public:
  explicit PatternTree(MLIRContext *context) : context(context) {}
  /// Adds a pattern; has no effect if the pattern was added before. \pre All patterns of the tree have the
  /// same root.
  void insert(const PatternSpec &spec);
  bool empty() const { return order.empty(); }

  /// A pattern that matched, with the contents of its registers.
  struct Match {
    const PatternSpec *spec;
    unsigned order; ///< The position of the pattern in the order of insertion.
    llvm::SmallVector<PatternValue, 8> registers;
  };
  /// Appends all patterns that match `op`, by decreasing benefit and then by order of insertion.
  void match(Operation *op, PatternRewriter &rewriter, llvm::SmallVectorImpl<Match> &matches) const;
  /// Executes the rewrite program of a match. If it fails, erases the unused ops that the program created.
  static LogicalResult rewrite(Match &match, PatternRewriter &rewriter);

private:
  /// Several steps that compare the same register with different keys. `nodes` maps a key (an op name or an
  /// attribute) to the next node.
  struct Switch {
    uint16_t reg;
    llvm::DenseMap<const void *, unsigned> nodes = llvm::DenseMap<const void *, unsigned>();
  };
  /// A pattern and its position in the order of insertion.
  struct Accepted {
    const PatternSpec *spec;
    unsigned order;
  };
  /// The possible continuations of a node. All of them are tried; of each Switch, at most one node is chosen.
  struct Branches {
    std::vector<unsigned> nodes;
    std::vector<Switch> names;
    std::vector<Switch> constants;
    std::vector<Accepted> accepted; ///< Patterns whose match program ends at this node.
  };
  struct Node {
    const PatternSpec *spec; ///< A pattern with this step; the arguments of the step refer to its tables.
    unsigned step;
    Branches next;
  };
  bool sameStep(const Node &node, const PatternSpec &spec, unsigned step) const;
  /// Returns the child of node `parent` for a step of `spec`; adds a node if there is none.
  unsigned findOrAdd(unsigned parent, const PatternSpec &spec, unsigned step);

  class Matcher;

  MLIRContext *context;
  /// The first node is the root of the tree and has no step.
  std::vector<Node> nodes = std::vector<Node>(1);
  llvm::DenseMap<const PatternSpec *, unsigned>
      order; ///< Position of each pattern in the order of insertion.
  unsigned numRegisters = 1;
};

/// A Pattern object with the properties of a declarative pattern.
class DeclarativePattern final : public Pattern {
public:
  DeclarativePattern(const PatternSpec &spec, MLIRContext *context)
      : Pattern(spec.rootOp, spec.benefit, context, spec.generatedOps) {
    setDebugName(spec.name);
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_PATTERNTREE_H
