//===- PrintUtils.h - Shared parts of dump() and of diagnostics -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Helpers for classes that have a print() member. Private to runtime/ir.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PRINTUTILS_H
#define STRATA_RUNTIME_IR_PRINTUTILS_H

#include "runtime/support/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::detail {

/// Implements dump(): prints \p object and a line break to stderr.
template <typename T>
void dumpToStderr(const T &object) {
  object.print(llvm::errs());
  llvm::errs() << '\n';
}

/// Appends what \p print writes to a stream to a diagnostic.
template <typename Fn>
Diagnostic &appendPrinted(Diagnostic &diag, Fn &&print) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os);
  return diag << text;
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_PRINTUTILS_H
