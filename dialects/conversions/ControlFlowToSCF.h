//===- ControlFlowToSCF.h - Lifting of CFGs to scf ops --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Defines the ops that the lifting of branches (runtime/transforms/CFGToSCF.h) creates. The pass is
// createLiftControlFlowToSCFPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H
#define STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H

#include "runtime/transforms/CFGToSCF.h"

namespace mlir {

/// Lifts cf.cond_br to scf.if, cf.switch to scf.index_switch and loops to scf.while. Switch values have type
/// i32; undefined values are ub.poison. The terminator after an infinite loop is func.return, so such loops
/// are only supported in functions.
class ControlFlowToSCFTransformation : public CFGToSCFInterface {
public:
  // Structured ops.
  FailureOr<Operation *> createStructuredBranchRegionOp(OpBuilder &builder, Operation *branch,
                                                        TypeRange resultTypes,
                                                        llvm::MutableArrayRef<Region> regions) override;
  FailureOr<Operation *> createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                                       ValueRange loopValuesInit, Value condition,
                                                       ValueRange loopValuesNextIter,
                                                       Region &&loopBody) override;

  // Terminators.
  LogicalResult createStructuredBranchRegionTerminatorOp(Location loc, OpBuilder &builder, Operation *parent,
                                                         Operation *replaced, ValueRange results) override;
  FailureOr<Operation *> createUnreachableTerminator(Location loc, OpBuilder &builder,
                                                     Region &region) override;
  void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag, llvm::ArrayRef<unsigned> caseValues,
                         BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseArguments,
                         Block *defaultDest, ValueRange defaultArgs) override;

  // Constants.
  Value getCFGSwitchValue(Location loc, OpBuilder &builder, unsigned value) override;
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override;
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H
