//===- SwitchBuilder.h - Building branches to one of several --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For ops that branch by a number, as `cf.switch` and `spirv.Switch`: the operands of all destinations in one
// list, and attributes that say which are whose. Builders, nothing more.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SWITCHBUILDER_H
#define STRATA_DIALECTS_UTILS_SWITCHBUILDER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"

namespace strata {

/// Adds operands, successors, and the attributes `case_operand_segments`, `operandSegmentSizes`, and \p
/// valuesName, if there are values. Destinations at the end to which nothing is passed need no operands
/// listed.
void addSwitch(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
               ValueRange defaultOperands, llvm::StringRef valuesName, DenseIntElementsAttr values,
               llvm::ArrayRef<Block *> destinations, llvm::ArrayRef<ValueRange> operands);

/// Values of cases as such an op has them; null when there are none.
DenseIntElementsAttr makeSwitchValues(Type flagType, llvm::ArrayRef<llvm::APInt> values);
DenseIntElementsAttr makeSwitchValues(Type flagType, llvm::ArrayRef<int32_t> values);

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_SWITCHBUILDER_H
