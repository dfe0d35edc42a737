//===- PatternTree.h - Declarative patterns, run --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs the match and rewrite programs of PatternSpecs. All patterns of one root op are merged into a tree of
// match steps: a step that several begin with is asked once, and what it gave is shared; where they differ in
// the name of an op or in a constant, that is looked up, however many there are. Immutable once made;
// any number of threads may match with it. Borrows the specs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNTREE_H
#define STRATA_RUNTIME_REWRITE_PATTERNTREE_H

#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/PatternValue.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class PatternTree {
public:
  explicit PatternTree(MLIRContext *context) : context(context) {}
  /// Adds a pattern; all must have the same root.
  void insert(const PatternSpec &spec);
  bool empty() const { return order.empty(); }

  struct Match {
    const PatternSpec *spec;
    unsigned order; ///< The pattern's number by insertion.
    llvm::SmallVector<PatternValue, 8> registers;
  };
  /// All patterns that match, the most beneficial first, in the order of insertion among equals.
  void match(Operation *op, PatternRewriter &rewriter, llvm::SmallVectorImpl<Match> &matches) const;
  /// Runs the rewrite of a match.
  static LogicalResult rewrite(Match &match, PatternRewriter &rewriter);

private:
  /// Steps that ask what one register holds, nodes by what they ask for: the name of an op, or an attribute.
  struct Switch {
    uint16_t reg;
    llvm::DenseMap<const void *, unsigned> nodes = llvm::DenseMap<const void *, unsigned>();
  };
  /// A pattern and its number by insertion.
  struct Accepted {
    const PatternSpec *spec;
    unsigned order;
  };
  /// What may come next. All are tried, except that of a switch at most one holds.
  struct Branches {
    std::vector<unsigned> nodes;
    std::vector<Switch> names;
    std::vector<Switch> constants;
    std::vector<Accepted> accepted; ///< Patterns that end here.
  };
  struct Node {
    const PatternSpec *spec; ///< A pattern that has the step: tables are looked up there.
    unsigned step;
    Branches next;
  };
  bool sameStep(const Node &node, const PatternSpec &spec, unsigned step) const;
  /// The node of a step behind `place`; made when there is none.
  unsigned findOrMake(unsigned place, const PatternSpec &spec, unsigned step);

  class Matcher;

  MLIRContext *context;
  /// The first has no step: it is where all patterns begin.
  std::vector<Node> nodes = std::vector<Node>(1);
  llvm::DenseMap<const PatternSpec *, unsigned> order; ///< Of insertion.
  unsigned numRegisters = 1;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_PATTERNTREE_H
