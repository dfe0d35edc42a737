//===- CFGToSCF.h - Blocks and branches become regions --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lifts a graph of blocks, reducible or not, to ops with regions: conditions and "do while" loops. Nothing is
// computed twice: where control may come from several places, or go to several, a number is carried along
// that says which. The structure is that of
//
//     H. Bahmann, N. Reissmann, M. Jahre, J. C. Meyer: "Perfect Reconstructability of Control Flow from
//     Demand Dependence Graphs", ACM TACO 11(4), 2015, section 4: first each strongly connected component
//     gets one entry and one exit, by which it is a loop that is tested at its end; then what is left
//     branches and comes together.
//
// Which ops stand for conditions and loops is up to a CFGToSCFInterface; for scf see --lift-cf-to-scf
// (dialects/conversions). The time is that of reading the graph once for each depth of loops, and of writing
// the result, which is larger than the graph: a loop hands on what was needed to tell its ways out apart, and
// every loop before it in the same graph hands that on, too, so that n loops, one after the other, carry
// about n values each.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H
#define STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/Dominance.h"

namespace strata {

/// Makes the ops of some dialects. What fails has emitted an error.
class CFGToSCFInterface {
public:
  virtual ~CFGToSCFInterface();

  /// Makes an op that runs one of the regions, in place of a branch. Region i is what successor i of the
  /// branch led to; they are taken from \p regions, and their ends are made later.
  virtual FailureOr<Operation *> createStructuredBranchRegionOp(OpBuilder &builder,
                                                                Operation *controlFlowCondOp,
                                                                TypeRange resultTypes,
                                                                llvm::MutableArrayRef<Region> regions) = 0;
  /// Ends a block of such a region with the op's results. \param replacedControlFlowOp  the branch it stands
  /// for, or null.
  virtual LogicalResult createStructuredBranchRegionTerminatorOp(Location loc, OpBuilder &builder,
                                                                 Operation *branchRegionOp,
                                                                 Operation *replacedControlFlowOp,
                                                                 ValueRange results) = 0;
  /// Makes a loop that runs its body once, and again as long as \p condition holds (a switch value other than
  /// 0), which is computed in it. The last block of the body has no end yet: it hands on \p
  /// loopValuesNextIter, which are also the results. \param replacedOp  the branch that goes back.
  virtual FailureOr<Operation *> createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                                               ValueRange loopValuesInit, Value condition,
                                                               ValueRange loopValuesNextIter,
                                                               Region &&loopBody) = 0;

  /// A constant that createCFGSwitchOp takes as a flag; all are of one type.
  virtual Value getCFGSwitchValue(Location loc, OpBuilder &builder, unsigned value) = 0;
  /// Makes a branch by a flag. It implements BranchOpInterface, and may have no cases.
  virtual void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                 llvm::ArrayRef<unsigned> caseValues,
                                 llvm::ArrayRef<Block *> caseDestinations,
                                 llvm::ArrayRef<llvm::SmallVector<Value>> caseArguments, Block *defaultDest,
                                 ValueRange defaultArgs) = 0;
  /// A value that means nothing.
  virtual Value getUndefValue(Location loc, OpBuilder &builder, Type type) = 0;
  /// Ends a block behind a loop that never ends, with an op that leaves \p region.
  virtual FailureOr<Operation *> createUnreachableTerminator(Location loc, OpBuilder &builder,
                                                             Region &region) = 0;

  void createSingleDestinationBranch(Location loc, OpBuilder &builder, Value dummyFlag, Block *destination,
                                     ValueRange arguments) {
    createCFGSwitchOp(loc, builder, dummyFlag, {}, {}, {}, destination, arguments);
  }
  void createConditionalBranch(Location loc, OpBuilder &builder, Value condition, Block *trueDest,
                               ValueRange trueArgs, Block *falseDest, ValueRange falseArgs) {
    createCFGSwitchOp(loc, builder, condition, {0}, {falseDest}, {llvm::SmallVector<Value>(falseArgs)},
                      trueDest, trueArgs);
  }
};

/// Lifts a region, and nothing that is nested in it: lift that before. One block is left; where the region
/// can be left by different ops, a branch to these remains at its end.
/// \param dominance  for the region, valid; it is invalid afterwards where it changed.
/// \return whether it changed; fails with an error, and leaves the region as it was or half lifted, where a
/// block cannot be reached, or a branch implements no BranchOpInterface, has side effects or makes what it
/// passes.
FailureOr<bool> transformCFGToSCF(Region &region, CFGToSCFInterface &interface, DominanceInfo &dominance);

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H
