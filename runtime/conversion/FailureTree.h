//===- FailureTree.h - What was tried, and why it failed ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A checked conversion writes down here what it tries on an op that is not legal: under the op the patterns,
// under a pattern its reasons or the ops that it made, and so on. What succeeded is forgotten; the rest
// becomes notes of the error. A unit of the conversion driver; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_FAILURETREE_H
#define STRATA_RUNTIME_CONVERSION_FAILURETREE_H

#include "runtime/ir/Diagnostics.h"
#include <string>
#include <vector>

namespace strata {
class Operation;
} // namespace strata

namespace strata::detail {

class FailureTree {
public:
  /// A line about an op or a pattern; what is written until the scope ends stands below it. Does nothing when
  /// the tree is off. The text may be written while the scope is open.
  class Scope {
  public:
    Scope(FailureTree &tree, Operation *op);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;
    void say(const llvm::Twine &text);
    /// It went well: nobody wants to know.
    void forget() { isForgotten = true; }

  private:
    FailureTree &tree;
    size_t index = 0;
    bool isForgotten = false;
  };

  explicit FailureTree(bool isOn) : isOn(isOn) {}
  bool isActive() const { return isOn; }
  /// A line of its own below the open scope.
  void say(Location loc, const llvm::Twine &text);
  /// Appends notes, indented by their depth, and forgets them.
  void attachTo(InFlightDiagnostic &diag);
  void clear() { lines.clear(); }

private:
  struct Line {
    unsigned depth;
    Location loc;
    std::string text;
  };
  bool isOn;
  unsigned depth = 0;
  std::vector<Line> lines; ///< In the order they are read in.
};

} // namespace strata::detail

#endif // STRATA_RUNTIME_CONVERSION_FAILURETREE_H
