//===- Protection.h - Operations that a running pass refers to ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// While a Python function of a pass or a pattern runs, the pass manager and the pattern driver refer to
// operations. Removing one of these from its block, or destroying it, is refused.
//
// Threads: protections are per thread; a function runs in one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_PROTECTION_H
#define STRATA_BINDINGS_PYTHON_CORE_PROTECTION_H

#include "bindings/python/core/PythonApi.h"

#include "strata-c/IR.h"

namespace strata::python {

/// Protects operations of the current thread while it exists.
class Protection {
public:
  enum Kind {
    OutsideOf, ///< A pass: all operations of the tree except those nested in `op`.
    WholeTree  ///< A pattern: all operations of the tree of `op`; the rewriter removes them.
  };
  Protection(MlirOperation op, Kind kind);
  ~Protection();
  Protection(const Protection &) = delete;
  Protection &operator=(const Protection &) = delete;

  /// Returns true if \p op can be removed from its block or destroyed, else sets a RuntimeError.
  static bool mayRemove(MlirOperation op);

private:
  MlirOperation op, root;
  Kind kind;
  Protection *outer;
};

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_PROTECTION_H
