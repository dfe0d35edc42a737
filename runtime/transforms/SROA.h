//===- SROA.h - Scalar replacement of aggregates -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Splits allocations of aggregates into allocations of their used elements. Ops describe their allocations
// and accesses with the interfaces in MemorySlotInterfaces.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_SROA_H
#define STRATA_RUNTIME_TRANSFORMS_SROA_H

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/pass/Pass.h"

namespace mlir {

/// Statistics to update; null pointers are ignored.
struct SROAStatistics {
  Pass::Statistic *destructuredAmount = nullptr;
  /// The number of slots of which some elements were unused.
  Pass::Statistic *slotsWithMemoryBenefit = nullptr;
  /// The largest number of elements of a slot.
  Pass::Statistic *maxSubelementAmount = nullptr;
};

/// Destructures the slots of the allocations: splits each slot into one slot per used element. Repeats this
/// for the new allocations, as long as a slot can be destructured. Fails, without a change, if no slot was
/// destructured.
LogicalResult tryToDestructureMemorySlots(llvm::ArrayRef<DestructurableAllocationOpInterface> allocators,
                                          OpBuilder &builder, const DataLayout &dataLayout,
                                          SROAStatistics statistics = {});

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_SROA_H
