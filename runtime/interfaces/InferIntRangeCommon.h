//===- InferIntRangeCommon.h - Arithmetic on integer ranges ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes the range of the result of common integer ops from the ranges of their operands; dialects use it
// to implement InferIntRangeInterface. All operands of an op have the same width. If the result may be
// undefined (division by zero, shift by at least the width), the range is that of all values. A computed
// range contains every possible result; it is not always the smallest such range.
//
// Most ranges follow from the ends of the operand ranges: an op that is monotone in each operand takes its
// minimum and maximum at ends (Moore, Interval Analysis, 1966).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H
#define STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H

#include "runtime/interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/BitmaskEnum.h"
#include <functional>

namespace mlir::intrange {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

using InferRangeFn = std::function<ConstantIntRanges(llvm::ArrayRef<ConstantIntRanges>)>;
using InferIntegerValueRangeFn = std::function<IntegerValueRange(llvm::ArrayRef<IntegerValueRange>)>;

/// The overflows that the op's flags exclude: signed (nsw) and unsigned (nuw).
enum class OverflowFlags : uint32_t { None = 0, Nsw = 1, Nuw = 2, LLVM_MARK_AS_BITMASK_ENUM(Nuw) };

using InferRangeWithOvfFlagsFn =
    llvm::function_ref<ConstantIntRanges(llvm::ArrayRef<ConstantIntRanges>, OverflowFlags)>;

// Ranges of ops on index.
/// The minimum and maximum width of an index on supported targets.
constexpr unsigned indexMinWidth = 32;
constexpr unsigned indexMaxWidth = 64;

/// The bounds that inferIndexOp compares.
enum class CmpMode : uint32_t { Both, Signed, Unsigned };

/// Computes the range of an op on index, whose width is unknown: calls \p inferFn on 64-bit ranges and on
/// ranges truncated to 32 bits. Returns the 64-bit range if the bounds that `mode` selects agree in the low
/// 32 bits, else the union of both. \pre The operand ranges have 64 bits.
ConstantIntRanges inferIndexOp(const InferRangeFn &inferFn, llvm::ArrayRef<ConstantIntRanges> argRanges,
                               CmpMode mode);

// Ranges after a change of width.
/// Returns the range after a truncation of its values.
ConstantIntRanges truncRange(const ConstantIntRanges &range, unsigned destWidth);
/// Returns the range after a zero extension of its values.
ConstantIntRanges extUIRange(const ConstantIntRanges &range, unsigned destWidth);
/// Returns the range after a sign extension of its values.
ConstantIntRanges extSIRange(const ConstantIntRanges &range, unsigned destWidth);
/// Returns the range with its unsigned bounds zero-extended and its signed bounds sign-extended.
ConstantIntRanges extRange(const ConstantIntRanges &range, unsigned destWidth);

// Ranges of binary ops. argRanges has two elements.
ConstantIntRanges inferAdd(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferSub(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferMul(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferDivU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferCeilDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferCeilDivU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferFloorDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferRemS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferRemU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMaxS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMaxU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMinS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMinU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferAnd(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferOr(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferXor(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferShl(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferShrS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferShrU(llvm::ArrayRef<ConstantIntRanges> argRanges);

/// The predicates of integer comparisons, with the numbers that dialects use.
enum class CmpPredicate : uint64_t { eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge };
/// Returns the result of a comparison that is the same for all values in the ranges; nothing if it depends on
/// the values.
std::optional<bool> evaluatePred(CmpPredicate pred, const ConstantIntRanges &lhs,
                                 const ConstantIntRanges &rhs);

} // namespace mlir::intrange

#endif // STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H
