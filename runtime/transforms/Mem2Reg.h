//===- Mem2Reg.h - Memory becomes values ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Takes pieces of memory away whose contents can be followed from writes to reads, through the branches of
// one region. What ops know of memory is in MemorySlotInterfaces.h.
//
// Where values meet, block arguments are made: in the iterated dominance frontier of the blocks that write
// (R. Cytron et al., Efficiently Computing Static Single Assignment Form and the Control Dependence Graph,
// TOPLAS 13, 1991), if the contents are still read there (J.-D. Choi, R. Cytron, J. Ferrante, Automatic
// Construction of Sparse Data Flow Evaluation Graphs, POPL 1991). The frontier is found by levels of the
// dominator tree, in time linear in the region for each slot (V. Sreedhar, G. Gao, A Linear Time Algorithm
// for Placing phi-Nodes, POPL 1995).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_MEM2REG_H
#define STRATA_RUNTIME_TRANSFORMS_MEM2REG_H

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "runtime/pass/Pass.h"

namespace strata {

/// Where to count; null where nobody wants to know.
struct Mem2RegStatistics {
  Pass::Statistic *promotedAmount = nullptr;
  Pass::Statistic *newBlockArgumentAmount = nullptr;
};

/// Promotes the slots of these allocations, again while that makes more of them possible. Blocks stay as they
/// are, but for arguments, so that `dominance` stays true. Fails when nothing was promoted, and has changed
/// nothing then.
LogicalResult tryToPromoteMemorySlots(llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
                                      OpBuilder &builder, const DataLayout &dataLayout,
                                      DominanceInfo &dominance, Mem2RegStatistics statistics = {});

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_MEM2REG_H
