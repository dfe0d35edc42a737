//===- InferIntRangeInterface.h - Inference of integer ranges -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that infer ranges of their integer results from ranges of their operands. A view
// class; see OpView.h. An op implements one of two methods: inferResultRanges, which is called if the ranges
// of all operands are known, or inferResultRangesFromOptional, which is called in any case. Each calls back
// for every result, and for every block argument of its regions, whose range it can infer. Ranges of values
// that control flow forwards are not its responsibility. dataflow::IntegerRangeAnalysis calls these methods.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class InferIntRangeInterface;

/// Callbacks to which an op passes the inferred range of a value.
using SetIntRangeFn = llvm::function_ref<void(Value, const ConstantIntRanges &)>;
using SetIntLatticeFn = llvm::function_ref<void(Value, const IntegerValueRange &)>;
/// A callback that returns the range of a value.
using GetIntRangeFn = llvm::function_ref<IntegerValueRange(Value)>;

/// Returns the ranges of values and constants; constants are converted to the given width.
llvm::SmallVector<IntegerValueRange> getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                                                       GetIntRangeFn getIntRange, int32_t indexBitwidth);

namespace intrange::detail {
/// Implements inferResultRangesFromOptional by inferResultRanges. Infers nothing if the range of an operand
/// is uninitialized.
void defaultInferResultRanges(InferIntRangeInterface op, llvm::ArrayRef<IntegerValueRange> operands,
                              SetIntLatticeFn setResultRanges);
/// Implements inferResultRanges by inferResultRangesFromOptional.
void defaultInferResultRangesFromOptional(InferIntRangeInterface op,
                                          llvm::ArrayRef<ConstantIntRanges> operands,
                                          SetIntRangeFn setResultRanges);
} // namespace intrange::detail

} // namespace mlir

#include "runtime/interfaces/InferIntRangeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H
