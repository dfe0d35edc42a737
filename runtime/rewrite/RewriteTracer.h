//===- RewriteTracer.h - Context-wide observer of rewrites ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A context object that all pattern drivers of the context notify of patterns, folds and changes: for
// explanations and bisection. Drivers look it up once per run, so that without a tracer there is no further
// cost. With a tracer, drivers use one thread.
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

namespace mlir {

/// An observer and listener that all pattern drivers of a context notify. Changes between shouldApply() and
/// applied(), or between shouldFold() and folded(), are made by that pattern or fold.
class RewriteTracer : public PatternObserver, public RewriterBase::Listener {
public:
  ~RewriteTracer() override;
  static RewriteTracer *get(MLIRContext *context) { return getContextObject<RewriteTracer>(context); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_REWRITETRACER_H
