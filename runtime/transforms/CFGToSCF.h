//===- CFGToSCF.h - Lifting of CFGs to structured regions -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lifts a control-flow graph, reducible or not, to ops with regions: conditionals and do-while loops. No code
// is duplicated: where several predecessors or successors are combined into one, an integer discriminator
// selects the original one. The algorithm is
//
//     H. Bahmann, N. Reissmann, M. Jahre, J. C. Meyer: "Perfect Reconstructability of Control Flow from
//     Demand Dependence Graphs", ACM TACO 11(4), 2015, section 4:
//
// 1. Each strongly connected component gets a single entry and a single exit, which makes it a loop that is
//   tested at its end.
// 2. The remaining acyclic graph is split at branches into arms and a continuation where the arms join.
//
// A CFGToSCFInterface creates the conditionals and loops; for scf see --lift-cf-to-scf
// (dialects/conversions). Time is linear in the size of the graph for each loop depth, plus the size of the
// result. The result may be larger than the graph: each loop yields the discriminator of its exits, and all
// preceding loops of the same graph carry it, so n consecutive loops carry about n values each.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H
#define STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/Dominance.h"

namespace mlir {

/// Callbacks that create the ops of specific dialects. A callback that fails must emit an error.
class CFGToSCFInterface {
public:
  virtual ~CFGToSCFInterface();

  /// Creates an op that replaces a branch and executes one of its regions. Region i contains the blocks of
  /// successor i. The op takes ownership of the blocks in \p regions. Terminators of these blocks are created
  /// later.
  virtual FailureOr<Operation *> createStructuredBranchRegionOp(OpBuilder &builder,
                                                                Operation *controlFlowCondOp,
                                                                TypeRange resultTypes,
                                                                llvm::MutableArrayRef<Region> regions) = 0;
  /// Creates a loop that executes its body once and repeats it while the switch value \p condition, which is
  /// computed in the body, is not 0. The last block of the body has no terminator yet; it must yield
  /// `loopValuesNextIter`, which are also the results of the loop.
  /// \param replacedOp the branch of the back edge.
  virtual FailureOr<Operation *> createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                                               ValueRange loopValuesInit, Value condition,
                                                               ValueRange loopValuesNextIter,
                                                               Region &&loopBody) = 0;

  /// Creates the terminator of a block in a region of \p branchRegionOp, which yields \p results.
  /// \param replacedControlFlowOp the branch that the terminator replaces, or null.
  virtual LogicalResult createStructuredBranchRegionTerminatorOp(Location loc, OpBuilder &builder,
                                                                 Operation *branchRegionOp,
                                                                 Operation *replacedControlFlowOp,
                                                                 ValueRange results) = 0;
  /// Creates a terminator that leaves \p region. It ends the block after a loop without exits, which is never
  /// executed.
  virtual FailureOr<Operation *> createUnreachableTerminator(Location loc, OpBuilder &builder,
                                                             Region &region) = 0;
  /// Creates a multi-way branch on a flag, like a switch. The op must implement BranchOpInterface. The list
  /// of cases may be empty.
  virtual void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                 llvm::ArrayRef<unsigned> caseValues, BlockRange caseDestinations,
                                 llvm::ArrayRef<ValueRange> caseArguments, Block *defaultDest,
                                 ValueRange defaultArgs) = 0;
  void createConditionalBranch(Location loc, OpBuilder &builder, Value condition, Block *trueDest,
                               ValueRange trueArgs, Block *falseDest, ValueRange falseArgs) {
    createCFGSwitchOp(loc, builder, condition, {0}, {falseDest}, {falseArgs}, trueDest, trueArgs);
  }
  void createSingleDestinationBranch(Location loc, OpBuilder &builder, Value dummyFlag, Block *destination,
                                     ValueRange arguments) {
    createCFGSwitchOp(loc, builder, dummyFlag, {}, {}, {}, destination, arguments);
  }

  /// Creates a constant that createCFGSwitchOp accepts as a flag. All flags have the same type.
  virtual Value getCFGSwitchValue(Location loc, OpBuilder &builder, unsigned value) = 0;
  /// Creates a value that is never read, for example poison.
  virtual Value getUndefValue(Location loc, OpBuilder &builder, Type type) = 0;
};

/// Lifts the CFG of a region. Nested regions are not changed; lift them first. Afterwards the region has a
/// single block. Exception: if different ops leave the region, a branch to several exit blocks remains at the
/// end of that block.
/// \param dominance must be valid for the region; it is invalid afterwards if the region changed.
/// \return whether the region changed. Fails with an error if a block is unreachable, or if a branch does not
///   implement BranchOpInterface, has side effects, or produces successor operands itself; then the region
///   may be partially lifted.
FailureOr<bool> transformCFGToSCF(Region &region, CFGToSCFInterface &interface, DominanceInfo &dominance);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_CFGTOSCF_H
