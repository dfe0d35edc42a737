//===- FuncConversions.h - Types at function boundaries -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Type conversion patterns for calls, returns and branches. Together with the pattern of
// populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp> (DialectConversion.h) they convert the types
// of arguments, results, and block arguments of a whole function, including 1:N conversions. The other
// operations need patterns of their own.
//
//     populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
//     populateCallOpTypeConversionPattern(patterns, converter);
//     populateReturnOpTypeConversionPattern(patterns, converter);
//     populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
//     target.markUnknownOpDynamicallyLegal([&](Operation *op) {
//       return isNotBranchOpInterfaceOrReturnLikeOp(op) ||
//              isLegalForBranchOpInterfaceTypeConversionPattern(op, converter) ||
//              isLegalForReturnOpTypeConversionPattern(op, converter);
//     });
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNCCONVERSIONS_H
#define STRATA_DIALECTS_FUNC_FUNCCONVERSIONS_H

#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"

namespace mlir {

/// Adds a pattern that converts the operands and results of func.call.
void populateCallOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                         PatternBenefit benefit = 1);
/// Adds a pattern that converts the operands of func.return.
void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                           PatternBenefit benefit = 1);
/// Adds a pattern that converts the operands that a branch forwards to its successors. The other operands,
/// and those for which `shouldConvertBranchOperand` returns false, keep their types.
void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    std::function<bool(BranchOpInterface branch, int index)> shouldConvertBranchOperand = {},
    PatternBenefit benefit = 1);

/// Returns true if the op is neither a branch nor return-like.
bool isNotBranchOpInterfaceOrReturnLikeOp(Operation *op);
/// Returns true if the op is a branch and the types of all its forwarded operands are legal.
bool isLegalForBranchOpInterfaceTypeConversionPattern(Operation *op, const TypeConverter &converter);
/// Returns true if the op is return-like and the types of its operands are legal. \param returnOpAlwaysLegal
/// accept every return-like op. A return-like op whose parent is not a function is always accepted.
bool isLegalForReturnOpTypeConversionPattern(Operation *op, const TypeConverter &converter,
                                             bool returnOpAlwaysLegal = false);

} // namespace mlir

#endif // STRATA_DIALECTS_FUNC_FUNCCONVERSIONS_H
