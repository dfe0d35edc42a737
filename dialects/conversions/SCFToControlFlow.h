//===- SCFToControlFlow.h - Loops become blocks and branches --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that put the blocks of scf ops between those around them, with branches of cf. They go from the
// outside in; scf.forall becomes scf.parallel, and that a nest of scf.for. The pass is
// createSCFToControlFlowPass (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H
#define STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H

namespace strata {

class RewritePatternSet;

void populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns);

} // namespace strata

#endif // STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H
