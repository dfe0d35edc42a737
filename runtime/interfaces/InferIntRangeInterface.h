//===- InferIntRangeInterface.h - What integers an op gives ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that know bounds of their integer results from bounds of their operands. A view; see OpView.h. An op
// has one of the two methods: inferResultRanges, which is asked when bounds of all operands are known, or
// inferResultRangesFromOptional, which is asked in any case. Each calls back once for every result, and every
// argument of a block in its regions, that it knows bounds of; what control flow hands on is not its
// business. See dataflow::IntegerRangeAnalysis for who asks.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace strata {

class InferIntRangeInterface;

/// Is told of a value and its bounds.
using SetIntRangeFn = llvm::function_ref<void(Value, const ConstantIntRanges &)>;
using SetIntLatticeFn = llvm::function_ref<void(Value, const IntegerValueRange &)>;
/// Knows the bounds of a value.
using GetIntRangeFn = llvm::function_ref<IntegerValueRange(Value)>;

/// The bounds of what is constant or not; constants in the width that is given.
llvm::SmallVector<IntegerValueRange> getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                                                       GetIntRangeFn getIntRange, int32_t indexBitwidth);

namespace intrange::detail {
/// inferResultRangesFromOptional by the other method: says nothing before all operands are known to be
/// something.
void defaultInferResultRanges(InferIntRangeInterface op, llvm::ArrayRef<IntegerValueRange> operands,
                              SetIntLatticeFn setResultRanges);
/// inferResultRanges by the other method.
void defaultInferResultRangesFromOptional(InferIntRangeInterface op,
                                          llvm::ArrayRef<ConstantIntRanges> operands,
                                          SetIntRangeFn setResultRanges);
} // namespace intrange::detail

} // namespace strata

#include "runtime/interfaces/InferIntRangeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_INFERINTRANGEINTERFACE_H
