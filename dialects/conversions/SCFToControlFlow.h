//===- SCFToControlFlow.h - Lowering of scf ops to branches ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that inline the regions of scf ops into the parent region and connect the blocks by cf branches.
// Outer ops are lowered first; scf.forall is lowered to scf.parallel, and that to nested scf.for ops. The
// pass is createSCFToControlFlowPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H
#define STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H

namespace mlir {

class RewritePatternSet;

void populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_SCFTOCONTROLFLOW_H
