//===- SwitchBuilder.h - Builders of switch ops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builders for terminators that branch to a destination selected by an integer, such as `cf.switch` and
// `spirv.Switch`. The operands of all destinations are in one list; attributes give the number of operands
// per destination.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SWITCHBUILDER_H
#define STRATA_DIALECTS_UTILS_SWITCHBUILDER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"

namespace mlir {

/// Adds operands, successors, and the attributes `case_operand_segments`, `operandSegmentSizes` and, if
/// `values` is not null, `valuesName`. `operands` may be shorter than `destinations`; the last ones then get
/// no operands.
void addSwitch(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
               ValueRange defaultOperands, llvm::StringRef valuesName, DenseIntElementsAttr values,
               BlockRange destinations, llvm::ArrayRef<ValueRange> operands);

/// Returns the case values as a vector constant of the type of the flag; null if there are none.
DenseIntElementsAttr makeSwitchValues(Type flagType, llvm::ArrayRef<llvm::APInt> values);
DenseIntElementsAttr makeSwitchValues(Type flagType, llvm::ArrayRef<int32_t> values);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_SWITCHBUILDER_H
