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
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::cf;

/// What is passed to a successor is what its arguments are.
static LogicalResult verifySuccessor(Operation *op, unsigned index, OperandRange operands) {
  Block *target = op->getSuccessor(index);
  if (operands.size() != target->getNumArguments())
    return op->emitError() << "branch has " << operands.size() << " operands for successor #" << index
                           << ", but target block has " << target->getNumArguments();
  for (unsigned i = 0, e = operands.size(); i != e; ++i)
    if (operands[i].getType() != target->getArgument(i).getType())
      return op->emitError() << "type mismatch for bb argument #" << i << " of successor #" << index;
  return success();
}

//===----------------------------------------------------------------------===//
// br
//===----------------------------------------------------------------------===//

LogicalResult BranchOp::verify() { return verifySuccessor(*this, 0, getDestOperands()); }

SuccessorOperands BranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "br has one successor");
  return SuccessorOperands(getDestOperandsMutable());
}

Block *BranchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute>) { return getDest(); }

//===----------------------------------------------------------------------===//
// cond_br
//===----------------------------------------------------------------------===//

void CondBranchOp::build(OpBuilder &builder, OperationState &state, Value condition, Block *trueDest,
                         ValueRange trueOperands, Block *falseDest, ValueRange falseOperands) {
  build(builder, state, condition, trueOperands, falseOperands, DenseI32ArrayAttr(), trueDest, falseDest);
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

LogicalResult CondBranchOp::verify() {
  if (failed(verifySuccessor(*this, 0, getTrueDestOperands())) ||
      failed(verifySuccessor(*this, 1, getFalseDestOperands())))
    return failure();
  DenseI32ArrayAttr weights = getBranchWeightsAttr();
  if (!weights)
    return success();
  if (weights.size() != (*this)->getNumSuccessors())
    return emitError() << "expects number of branch weights to match number of successors: " << weights.size()
                       << " vs " << (*this)->getNumSuccessors();
  if (llvm::all_of(weights.asArrayRef(), [](int32_t weight) { return weight == 0; }))
    return emitError() << "branch weights cannot all be zero";
  return success();
}

//===----------------------------------------------------------------------===//
// switch
//===----------------------------------------------------------------------===//

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, DenseIntElementsAttr caseValues,
                     llvm::ArrayRef<Block *> caseDestinations, llvm::ArrayRef<ValueRange> caseOperands) {
  addSwitch(builder, state, flag, defaultDestination, defaultOperands, "case_values", caseValues,
            caseDestinations, caseOperands);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<llvm::APInt> caseValues,
                     llvm::ArrayRef<Block *> caseDestinations, llvm::ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeSwitchValues(flag.getType(), caseValues), caseDestinations, caseOperands);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<int32_t> caseValues,
                     llvm::ArrayRef<Block *> caseDestinations, llvm::ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeSwitchValues(flag.getType(), caseValues), caseDestinations, caseOperands);
}

llvm::SmallVector<llvm::APInt> SwitchOp::getCaseValueList() {
  llvm::SmallVector<llvm::APInt> values;
  if (DenseElementsAttr attr = getCaseValuesAttr())
    for (int64_t i = 0, e = attr.getNumElements(); i != e; ++i)
      values.push_back(attr.getIntElement(i));
  return values;
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  if (index == 0)
    return SuccessorOperands(getDefaultOperandsMutable());
  return SuccessorOperands(getCaseOperandsMutable(index - 1));
}

Block *SwitchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) {
  auto flag = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!flag)
    return nullptr;
  for (auto [index, value] : llvm::enumerate(getCaseValueList()))
    if (value == flag.getValue())
      return (*this)->getSuccessor(index + 1);
  return getDefaultDestination();
}

LogicalResult SwitchOp::verify() {
  unsigned numCases = (*this)->getNumSuccessors() - 1;
  llvm::ArrayRef<int32_t> sizes = getCaseOperandSegments();
  DenseElementsAttr values = getCaseValuesAttr();
  if (!values && numCases == 0 && sizes.empty())
    return verifySuccessor(*this, 0, getDefaultOperands());

  Type flagType = getFlag().getType();
  if (values && values.getElementType() != flagType)
    return emitOpError() << "'flag' type (" << flagType << ") should match case value type ("
                         << values.getElementType() << ")";
  int64_t numValues = values ? values.getNumElements() : 0;
  if (numValues != numCases)
    return emitOpError() << "number of case values (" << numValues
                         << ") should match number of case destinations (" << numCases << ")";
  if (sizes.size() != numCases)
    return emitOpError() << "number of case operand segments (" << sizes.size()
                         << ") should match number of case destinations (" << numCases << ")";
  if (failed(verifySuccessor(*this, 0, getDefaultOperands())))
    return failure();
  for (auto [index, operands] : llvm::enumerate(getCaseOperands()))
    if (failed(verifySuccessor(*this, index + 1, operands)))
      return failure();
  return success();
}

using UnresolvedOperands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

/// `^block` or `^block(%a, %b : i32, f32)`
static ParseResult parseTarget(OpAsmParser &parser, Block *&block, UnresolvedOperands &operands,
                               llvm::SmallVectorImpl<Type> &types) {
  if (parser.parseSuccessor(block))
    return failure();
  if (failed(parser.parseOptionalLParen()))
    return success();
  if (parser.parseOperandList(operands) || parser.parseColonTypeList(types) || parser.parseRParen())
    return failure();
  return success();
}

static ParseResult
parseSwitchCases(OpAsmParser &parser, Type flagType, Block *&defaultDestination,
                 UnresolvedOperands &defaultOperands, llvm::SmallVectorImpl<Type> &defaultTypes,
                 DenseIntElementsAttr &caseValues, llvm::SmallVectorImpl<Block *> &caseDestinations,
                 llvm::SmallVectorImpl<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> &caseOperands,
                 llvm::SmallVectorImpl<llvm::SmallVector<Type>> &caseTypes) {
  auto integerType = llvm::dyn_cast<IntegerType>(flagType);
  if (!integerType)
    return parser.emitError(parser.getCurrentLocation(),
                            "invalid kind of type specified: expected builtin.integer, but found ")
           << flagType;
  if (parser.parseKeyword("default") || parser.parseColon() ||
      parseTarget(parser, defaultDestination, defaultOperands, defaultTypes))
    return failure();
  llvm::SmallVector<llvm::APInt> values;
  while (succeeded(parser.parseOptionalComma())) {
    llvm::APInt value;
    OptionalParseResult present = parser.parseOptionalInteger(value);
    if (!present.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected integer value");
    if (failed(*present) || parser.parseColon() ||
        parseTarget(parser, caseDestinations.emplace_back(), caseOperands.emplace_back(),
                    caseTypes.emplace_back()))
      return failure();
    values.push_back(value.sextOrTrunc(integerType.getWidth()));
  }
  caseValues = makeSwitchValues(flagType, values);
  return success();
}

/// Also of an op that nobody verified: what is missing is left out.
static void printSwitchCases(OpAsmPrinter &printer, SwitchOp op, Type, Block *defaultDestination,
                             OperandRange defaultOperands, TypeRange, DenseIntElementsAttr caseValues,
                             llvm::ArrayRef<Block *> caseDestinations, OperandRangeRange caseOperands,
                             TypeRangeRange) {
  printer.increaseIndent();
  printer.printNewline();
  printer << "default: ";
  printer.printSuccessorAndUseList(defaultDestination, defaultOperands);
  for (auto [value, target, operands] : llvm::zip(op.getCaseValueList(), caseDestinations, caseOperands)) {
    printer << ',';
    printer.printNewline();
    llvm::SmallString<24> digits;
    value.toStringUnsigned(digits);
    printer << digits.str() << ": ";
    printer.printSuccessorAndUseList(target, operands);
  }
  printer.decreaseIndent();
  // As in MLIR, the bracket stays on the line when there is no case.
  if (caseValues)
    printer.printNewline();
}

//===----------------------------------------------------------------------===//
// What the generator made
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/cf/ControlFlowOps.cpp.inc"
#include "dialects/cf/ControlFlowDialect.cpp.inc"
