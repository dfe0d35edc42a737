//===- ControlFlowToSCF.h - Blocks and branches become loops --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Which ops of scf and arith stand for what, when branches of cf are lifted (runtime/transforms/CFGToSCF.h).
// The pass is createLiftControlFlowToSCFPass (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H
#define STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H

#include "runtime/transforms/CFGToSCF.h"

namespace strata {

/// cf.cond_br becomes scf.if, cf.switch scf.index_switch, and a loop scf.while. Flags are i32, values that
/// mean nothing ub.poison. The end behind a loop that never ends is a func.return: only in functions is there
/// one.
class ControlFlowToSCFTransformation : public CFGToSCFInterface {
public:
  FailureOr<Operation *> createStructuredBranchRegionOp(OpBuilder &builder, Operation *controlFlowCondOp,
                                                        TypeRange resultTypes,
                                                        llvm::MutableArrayRef<Region> regions) override;
  LogicalResult createStructuredBranchRegionTerminatorOp(Location loc, OpBuilder &builder,
                                                         Operation *branchRegionOp,
                                                         Operation *replacedControlFlowOp,
                                                         ValueRange results) override;
  FailureOr<Operation *> createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                                       ValueRange loopValuesInit, Value condition,
                                                       ValueRange loopValuesNextIter,
                                                       Region &&loopBody) override;
  Value getCFGSwitchValue(Location loc, OpBuilder &builder, unsigned value) override;
  void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag, llvm::ArrayRef<unsigned> caseValues,
                         llvm::ArrayRef<Block *> caseDestinations,
                         llvm::ArrayRef<llvm::SmallVector<Value>> caseArguments, Block *defaultDest,
                         ValueRange defaultArgs) override;
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override;
  FailureOr<Operation *> createUnreachableTerminator(Location loc, OpBuilder &builder,
                                                     Region &region) override;
};

} // namespace strata

#endif // STRATA_DIALECTS_CONVERSIONS_CONTROLFLOWTOSCF_H
