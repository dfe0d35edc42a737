//===- Inliner.h - Inlining of a whole program ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass inline, for programs that decide themselves what pays. What may be inlined at all, dialects say;
// see InliningUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_INLINER_H
#define STRATA_RUNTIME_TRANSFORMS_INLINER_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/pass/PassManager.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace strata {

struct InlinerConfig {
  /// Asked of each call that may be inlined; all are when it is empty. The regions are the caller's and the
  /// callee's.
  std::function<bool(CallOpInterface call, Region *caller, Region *callee)> isProfitable = {};
  /// Run on callables before calls in them are looked at, where there is none for the op's name; empty:
  /// nothing is.
  std::string defaultPipeline = "canonicalize";
  llvm::StringMap<OpPassManager> opPipelines = {};
  unsigned maxIterations = 4;
};

std::unique_ptr<Pass> createInlinerPass(InlinerConfig config);

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_INLINER_H
