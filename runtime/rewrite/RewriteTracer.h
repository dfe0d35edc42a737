//===- RewriteTracer.h - Who watches every rewrite ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One for a context: told of what all drivers of patterns in it change, and why. For explanations and
// bisection; where there is none, it costs a look at the context for each run of a driver. While there is
// one, drivers use one thread.
//
//   MyTracer tracer;
//   ContextObjectScope<RewriteTracer> scope(context, &tracer);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REWRITETRACER_H
#define STRATA_RUNTIME_REWRITE_REWRITETRACER_H

#include "runtime/ir/ContextObject.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/PatternObserver.h"

namespace strata {

/// What it is told between PatternObserver's shouldApply() and applied(), and around folding, is that step's
/// work.
class RewriteTracer : public PatternObserver, public RewriterBase::Listener {
public:
  ~RewriteTracer() override;
  static RewriteTracer *get(MLIRContext *context) { return getContextObject<RewriteTracer>(context); }
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_REWRITETRACER_H
