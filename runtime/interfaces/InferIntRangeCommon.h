//===- InferIntRangeCommon.h - Arithmetic on bounds -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bounds of what usual integer ops compute, from those of their operands; what dialects implement
// InferIntRangeInterface with. Operands of one op have one width. A result that may not be defined (a
// division by what may be zero, a shift that may be too far) has all values. Bounds are never too tight; they
// are not always as tight as could be.
//
// Most are found from the ends of the operands' ranges: an op that is monotone in each operand takes its
// least and greatest value at ends (Moore, Interval Analysis, 1966).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H
#define STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H

#include "runtime/interfaces/InferIntRangeInterface.h"
#include "llvm/ADT/BitmaskEnum.h"
#include <functional>

namespace strata::intrange {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

using InferRangeFn = std::function<ConstantIntRanges(llvm::ArrayRef<ConstantIntRanges>)>;
using InferIntegerValueRangeFn = std::function<IntegerValueRange(llvm::ArrayRef<IntegerValueRange>)>;

/// An index has as few bits as this, or as many, by the machine.
constexpr unsigned indexMinWidth = 32;
constexpr unsigned indexMaxWidth = 64;

/// Which bounds are compared.
enum class CmpMode : uint32_t { Both, Signed, Unsigned };

/// What is known not to happen.
enum class OverflowFlags : uint32_t { None = 0, Nsw = 1, Nuw = 2, LLVM_MARK_AS_BITMASK_ENUM(Nuw) };

using InferRangeWithOvfFlagsFn =
    llvm::function_ref<ConstantIntRanges(llvm::ArrayRef<ConstantIntRanges>, OverflowFlags)>;

/// For an op on index, whose width is not known: computes with 64 bits and with 32. If they say the same, by
/// the bounds that `mode` names, the first is the result; else what is in either. \pre Operands have 64 bits.
ConstantIntRanges inferIndexOp(const InferRangeFn &inferFn, llvm::ArrayRef<ConstantIntRanges> argRanges,
                               CmpMode mode);

// To another width.
/// Unsigned bounds get zeros, signed ones signs.
ConstantIntRanges extRange(const ConstantIntRanges &range, unsigned destWidth);
ConstantIntRanges extUIRange(const ConstantIntRanges &range, unsigned destWidth);
ConstantIntRanges extSIRange(const ConstantIntRanges &range, unsigned destWidth);
ConstantIntRanges truncRange(const ConstantIntRanges &range, unsigned destWidth);

// Of two operands.
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

/// The comparisons that dialects have, in the order of their numbers there.
enum class CmpPredicate : uint64_t { eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge };
/// What a comparison gives for all values in the ranges; none where that depends on the values.
std::optional<bool> evaluatePred(CmpPredicate pred, const ConstantIntRanges &lhs,
                                 const ConstantIntRanges &rhs);

} // namespace strata::intrange

#endif // STRATA_RUNTIME_INTERFACES_INFERINTRANGECOMMON_H
