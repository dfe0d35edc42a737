//===- FailureTree.h - Explanations of failed legalizations ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A tree that records what a checked conversion tries for an op that is not legal: below the op its patterns,
// below a pattern its match failures or the ops that it created, and so on. Entries of successful attempts
// are discarded; the others become notes of the error. Does nothing unless it is enabled. Used by one thread.
// Private to runtime/conversion.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_FAILURETREE_H
#define STRATA_RUNTIME_CONVERSION_FAILURETREE_H

#include "runtime/ir/Diagnostics.h"
#include <string>
#include <vector>

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::detail {

/// The recorded attempts to legalize ops, as a tree of lines of text.
class FailureTree {
public:
  /// Adds a line for an op or a pattern. Lines that are added while the scope is open are nested in it. The
  /// text may be set at any time while the scope is open; a line without text is not shown.
  class Scope {
  public:
    Scope(FailureTree &tree, Operation *op);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;
    void setText(const llvm::Twine &text);
    /// Marks the attempt as successful: the line and the lines nested in it are removed when the scope ends.
    void discard() { isDiscarded = true; }

  private:
    FailureTree &tree;
    size_t index = 0;
    bool isDiscarded = false;
  };

  explicit FailureTree(bool enabled) : enabled(enabled) {}
  bool isEnabled() const { return enabled; }
  /// Adds a line nested in the innermost open scope.
  void addLine(Location loc, const llvm::Twine &text);
  /// Adds the lines as notes to \p diag, indented by depth, and clears the tree. Adds at most 200 lines and a
  /// note with the number of omitted ones.
  void attachTo(InFlightDiagnostic &diag);
  void clear() { lines.clear(); }

private:
  struct Line {
    unsigned depth;
    Location loc;
    std::string text;
  };
  bool enabled;
  unsigned depth = 0;
  std::vector<Line> lines; ///< In pre-order of the tree.
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_CONVERSION_FAILURETREE_H
