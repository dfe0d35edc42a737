//===- Mem2Reg.h - Promotion of memory slots -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Promotes memory slots whose accesses are all in one region to SSA values. Ops describe their allocations
// and accesses with the interfaces in MemorySlotInterfaces.h.
//
// A block argument is added to each block of the iterated dominance frontier of the storing blocks (R. Cytron
// et al., Efficiently Computing Static Single Assignment Form and the Control Dependence Graph, TOPLAS 13,
// 1991) at whose start the slot is live (J.-D. Choi, R. Cytron, J. Ferrante, Automatic Construction of Sparse
// Data Flow Evaluation Graphs, POPL 1991). The frontier is computed by levels of the dominator tree, in time
// linear in the region for each slot (V. Sreedhar, G. Gao, A Linear Time Algorithm for Placing phi-Nodes,
// POPL 1995).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_MEM2REG_H
#define STRATA_RUNTIME_TRANSFORMS_MEM2REG_H

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "runtime/pass/Pass.h"

namespace mlir {

/// Statistics to update; null pointers are ignored.
struct Mem2RegStatistics {
  Pass::Statistic *promotedAmount = nullptr;
  Pass::Statistic *newBlockArgumentAmount = nullptr;
};

/// Promotes the slots of the allocations, and repeats this while it enables more promotions. Changes no
/// blocks except for their arguments, so `dominance` stays valid. Fails, without a change, if nothing was
/// promoted.
LogicalResult tryToPromoteMemorySlots(llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
                                      OpBuilder &builder, const DataLayout &dataLayout,
                                      DominanceInfo &dominance, Mem2RegStatistics statistics = {});

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_MEM2REG_H
