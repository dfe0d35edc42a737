//===- FuncConversions.h - Types of functions, calls, branches *- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversion patterns for what stands at the borders of functions and blocks, for conversions of types: what
// is inside is for others. With populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp> of
// DialectConversion.h these take a whole function to other types, 1:N too.
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

namespace strata {

/// Operands and results of func.call.
void populateCallOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                         PatternBenefit benefit = 1);
/// Operands of func.return.
void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                           PatternBenefit benefit = 1);
/// Operands that branches forward to blocks; others stay, and so do those that `shouldConvertBranchOperand`
/// refuses.
void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    std::function<bool(BranchOpInterface branch, int index)> shouldConvertBranchOperand = {},
    PatternBenefit benefit = 1);

/// Whether an op is neither a branch nor gives values back.
bool isNotBranchOpInterfaceOrReturnLikeOp(Operation *op);
/// Whether all that a branch forwards is legal; false for what is no branch.
bool isLegalForBranchOpInterfaceTypeConversionPattern(Operation *op, const TypeConverter &converter);
/// Whether what gives values back gives legal ones. \param returnOpAlwaysLegal  those not right below a
/// function are left to others: true.
bool isLegalForReturnOpTypeConversionPattern(Operation *op, const TypeConverter &converter,
                                             bool returnOpAlwaysLegal = false);

} // namespace strata

#endif // STRATA_DIALECTS_FUNC_FUNCCONVERSIONS_H
