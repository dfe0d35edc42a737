//===- ControlFlow.cpp - The cf dialect -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "dialects/arith/Arith.h"
#include "dialects/utils/SwitchBuilder.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "dialects/utils/SwitchSyntax.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::cf;

//===----------------------------------------------------------------------===//
// br
//===----------------------------------------------------------------------===//

SuccessorOperands BranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "br has one successor");
  return SuccessorOperands(getDestOperandsMutable());
}

Block *BranchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute>) { return getDest(); }

//===----------------------------------------------------------------------===//
// cond_br
//===----------------------------------------------------------------------===//

void CondBranchOp::build(OpBuilder &builder, OperationState &state, Value condition, Block *trueDest,
                         ValueRange trueOperands, Block *falseDest, ValueRange falseOperands,
                         llvm::ArrayRef<int32_t> branchWeights) {
  build(builder, state, condition, trueOperands, falseOperands,
        branchWeights.empty() ? DenseI32ArrayAttr() : builder.getDenseI32ArrayAttr(branchWeights), trueDest,
        falseDest);
}

SuccessorOperands CondBranchOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "cond_br has two successors");
  return SuccessorOperands(index == 0 ? getTrueDestOperandsMutable() : getFalseDestOperandsMutable());
}

Block *CondBranchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) {
  auto condition = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!condition)
    return nullptr;
  return condition.getValue().isOne() ? getTrueDest() : getFalseDest();
}

//===----------------------------------------------------------------------===//
// switch
//===----------------------------------------------------------------------===//

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, DenseIntElementsAttr caseValues, BlockRange caseDestinations,
                     llvm::ArrayRef<ValueRange> caseOperands) {
  addSwitch(builder, state, flag, defaultDestination, defaultOperands, "case_values", caseValues,
            caseDestinations, caseOperands);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<llvm::APInt> caseValues,
                     BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeSwitchValues(flag.getType(), caseValues), caseDestinations, caseOperands);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<int32_t> caseValues,
                     BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeSwitchValues(flag.getType(), caseValues), caseDestinations, caseOperands);
}

llvm::SmallVector<llvm::APInt> SwitchOp::getCaseValueList() { return getSwitchValues(getCaseValuesAttr()); }

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  if (index == 0)
    return SuccessorOperands(getDefaultOperandsMutable());
  return SuccessorOperands(getCaseOperandsMutable(index - 1));
}

Block *SwitchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) {
  return getSwitchSuccessor(*this, operands.front(), getCaseValuesAttr());
}

LogicalResult SwitchOp::verify() {
  return verifySwitch(*this, getFlag().getType(), getCaseValuesAttr(), getCaseOperandSegments(),
                      {"flag", "case value", "case values", "case destinations"});
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/cf/ControlFlowOps.cpp.inc"
#include "dialects/cf/ControlFlowDialect.cpp.inc"
