//===- SliceAnalysis.h - Transitive definitions and uses ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Slices: the operations on which an operation depends (backward), or that depend on it (forward), directly
// or through other operations. The functions only read the IR and take time linear in the slice.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_SLICEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_SLICEANALYSIS_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/LogicalResult.h"
#include <functional>

namespace mlir {

/// Options that determine which operations belong to a slice.
struct SliceOptions {
  using TransitiveFilter = std::function<bool(Operation *)>;
  SliceOptions() = default;
  SliceOptions(TransitiveFilter filter) : filter(std::move(filter)) {}

  /// If set, an operation for which the filter returns false does not belong to the slice, and the traversal
  /// does not continue from it.
  TransitiveFilter filter;
  /// If true, the operation from which the slice starts belongs to it.
  bool inclusive = false;
};
using ForwardSliceOptions = SliceOptions;
using TransitiveFilter = SliceOptions::TransitiveFilter;

struct BackwardSliceOptions : public SliceOptions {
  using SliceOptions::SliceOptions;
  /// If true, the traversal stops at block arguments. If false, it continues from a block argument to the
  /// parent op of the block, which must have a single region with a single block.
  bool omitBlockArguments = false;
  /// If false, the traversal also follows the values that are used in the regions of an operation but defined
  /// outside of it.
  bool omitUsesFromAbove = true;
};

/// Adds the operations that use the results of \p op, or are nested in it, directly or through others, to
/// \p forwardSlice, and reverses the set, so that definitions come before uses.
void getForwardSlice(Operation *op, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});
/// Adds the users of a value, and the operations that depend on these users, to \p forwardSlice, and reverses
/// the set.
void getForwardSlice(Value root, llvm::SetVector<Operation *> *forwardSlice,
                     const ForwardSliceOptions &options = {});

/// Adds the operations on which \p op depends to \p backwardSlice, definitions before uses. Fails if the
/// traversal reaches a block argument that it cannot follow (see BackwardSliceOptions::omitBlockArguments).
llvm::LogicalResult getBackwardSlice(Operation *op, llvm::SetVector<Operation *> *backwardSlice,
                                     const BackwardSliceOptions &options = {});
/// Adds the backward slice of the op that defines the value; for a block argument, of the parent op of its
/// block.
llvm::LogicalResult getBackwardSlice(Value root, llvm::SetVector<Operation *> *backwardSlice,
                                     const BackwardSliceOptions &options = {});

/// Returns all operations that are reached from \p op by following definitions and uses in any order,
/// including \p op itself. Definitions come before uses.
llvm::SetVector<Operation *> getSlice(Operation *op, const BackwardSliceOptions &backwardSliceOptions = {},
                                      const ForwardSliceOptions &forwardSliceOptions = {});

/// Matches a reduction `acc' = combine(acc, x)` in the body of a loop-like op.
/// \param iterCarriedArgs  all iteration-carried arguments of the body, in the order of the terminator's
/// operands.
/// \param redPos           the index of the accumulator among them.
/// \param combinerOps      receives the combining operation. It has two operands, one result and no memory
/// effects, and is directly in the body; the accumulator and the result have one use each.
/// \returns the reduced value x, or null.
Value matchReduction(llvm::ArrayRef<BlockArgument> iterCarriedArgs, unsigned redPos,
                     llvm::SmallVectorImpl<Operation *> &combinerOps);

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_SLICEANALYSIS_H
