//===- ControlFlow.cpp - The cf dialect -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "dialects/arith/Arith.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
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
                     ValueRange defaultOperands, llvm::ArrayRef<llvm::APInt> caseValues,
                     llvm::ArrayRef<Block *> caseDestinations,
                     llvm::ArrayRef<llvm::SmallVector<Value>> caseOperands) {
  llvm::SmallVector<int32_t> sizes;
  llvm::SmallVector<Value> allCaseOperands;
  for (const llvm::SmallVector<Value> &operands : caseOperands) {
    sizes.push_back(operands.size());
    allCaseOperands.append(operands);
  }
  state.addOperands(flag);
  state.addOperands(defaultOperands);
  state.addOperands(allCaseOperands);
  if (!caseValues.empty()) {
    ShapedType type = VectorType::get(static_cast<int64_t>(caseValues.size()), flag.getType());
    state.addAttribute("case_values", DenseElementsAttr::get(type, caseValues));
  }
  state.addAttribute("case_operand_segments", builder.getDenseI32ArrayAttr(sizes));
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr({1, static_cast<int32_t>(defaultOperands.size()),
                                                   static_cast<int32_t>(allCaseOperands.size())}));
  state.addSuccessors(defaultDestination);
  state.addSuccessors(caseDestinations);
}

/// (first, count) of the operands of a case, among all operands.
static std::pair<unsigned, unsigned> getCaseBounds(SwitchOp op, unsigned index) {
  llvm::ArrayRef<int32_t> sizes = op.getCaseOperandSegments();
  unsigned first = op->getOperandGroupBounds(2).first;
  for (unsigned i = 0; i != index; ++i)
    first += sizes[i];
  return {first, sizes[index]};
}

OperandRange SwitchOp::getCaseOperands(unsigned index) {
  auto [first, count] = getCaseBounds(*this, index);
  return (*this)->getOperands().slice(first, count);
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
  return SuccessorOperands(MutableOperandRange(*this, /*group=*/2, /*partsSlot=*/1, index - 1));
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
  int64_t total = 0;
  for (int32_t size : sizes) {
    if (size < 0)
      return emitOpError() << "'case_operand_segments' attribute cannot have negative elements";
    total += size;
  }
  unsigned numCaseOperands = (*this)->getOperandGroupBounds(2).second;
  if (total != numCaseOperands)
    return emitOpError() << "caseOperands count (" << numCaseOperands << ") does not match with the total size ("
                         << total << ") specified in attribute 'case_operand_segments'";
  if (!values && numCases == 0 && sizes.empty())
    return verifySuccessor(*this, 0, getDefaultOperands());

  Type flagType = getFlag().getType();
  if (values && values.getElementType() != flagType)
    return emitOpError() << "'flag' type (" << flagType << ") should match case value type ("
                         << values.getElementType() << ")";
  int64_t numValues = values ? values.getNumElements() : 0;
  if (numValues != numCases)
    return emitOpError() << "number of case values (" << numValues << ") should match number of case destinations ("
                         << numCases << ")";
  if (sizes.size() != numCases)
    return emitOpError() << "number of case operand segments (" << sizes.size()
              << ") should match number of case destinations (" << numCases << ")";
  if (failed(verifySuccessor(*this, 0, getDefaultOperands())))
    return failure();
  // There may be many cases: each continues where the one before ended.
  OperandRange operands = getCaseOperands();
  unsigned first = 0;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    if (failed(verifySuccessor(*this, index + 1, operands.slice(first, size))))
      return failure();
    first += size;
  }
  return success();
}

namespace {
/// A block with the operands that are passed to it, while parsing.
struct ParsedTarget {
  Block *block = nullptr;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  llvm::SmallVector<Type> types;
  llvm::SMLoc loc;
};
} // namespace

/// `^block` or `^block(%a, %b : i32, f32)`
static ParseResult parseTarget(OpAsmParser &parser, ParsedTarget &target) {
  if (parser.parseSuccessor(target.block))
    return failure();
  target.loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalLParen()))
    return success();
  if (parser.parseOperandList(target.operands) || parser.parseColonTypeList(target.types) || parser.parseRParen())
    return failure();
  return success();
}

ParseResult SwitchOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand flag;
  Type flagType;
  ParsedTarget defaultTarget;
  if (parser.parseOperand(flag) || parser.parseColon())
    return failure();
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseType(flagType) || parser.parseComma() || parser.parseLSquare() || parser.parseKeyword("default") ||
      parser.parseColon() || parseTarget(parser, defaultTarget))
    return failure();
  auto integerType = llvm::dyn_cast<IntegerType>(flagType);
  if (!integerType)
    return parser.emitError(typeLoc) << "'flag' must be integer, but got " << flagType;

  llvm::SmallVector<llvm::APInt> values;
  llvm::SmallVector<ParsedTarget> targets;
  while (succeeded(parser.parseOptionalComma())) {
    llvm::APInt value;
    OptionalParseResult present = parser.parseOptionalInteger(value);
    if (!present.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected integer value");
    if (failed(*present) || parser.parseColon() || parseTarget(parser, targets.emplace_back()))
      return failure();
    values.push_back(value.sextOrTrunc(integerType.getWidth()));
  }
  if (parser.parseRSquare() || parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperand(flag, flagType, result.operands) ||
      parser.resolveOperands(defaultTarget.operands, defaultTarget.types, defaultTarget.loc, result.operands))
    return failure();

  result.addSuccessors(defaultTarget.block);
  llvm::SmallVector<int32_t> sizes;
  int32_t numCaseOperands = 0;
  for (ParsedTarget &target : targets) {
    if (parser.resolveOperands(target.operands, target.types, target.loc, result.operands))
      return failure();
    result.addSuccessors(target.block);
    sizes.push_back(target.operands.size());
    numCaseOperands += target.operands.size();
  }
  Builder builder = parser.getBuilder();
  if (!values.empty()) {
    ShapedType type = VectorType::get(static_cast<int64_t>(values.size()), flagType);
    result.addAttribute("case_values", DenseElementsAttr::get(type, values));
  }
  result.addAttribute("case_operand_segments", builder.getDenseI32ArrayAttr(sizes));
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr(
                          {1, static_cast<int32_t>(defaultTarget.operands.size()), numCaseOperands}));
  return success();
}

void SwitchOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getFlag()) << " : " << getFlag().getType() << ", [";
  printer.increaseIndent();
  printer.printNewline();
  printer << "default: ";
  printer.printSuccessorAndUseList(getDefaultDestination(), getDefaultOperands());
  OperandRange operands = getCaseOperands();
  llvm::ArrayRef<int32_t> sizes = getCaseOperandSegments();
  unsigned first = 0;
  for (auto [index, value] : llvm::enumerate(getCaseValueList())) {
    printer << ',';
    printer.printNewline();
    llvm::SmallString<24> digits;
    value.toStringUnsigned(digits);
    printer << digits.str() << ": ";
    printer.printSuccessorAndUseList((*this)->getSuccessor(index + 1), operands.slice(first, sizes[index]));
    first += sizes[index];
  }
  printer.decreaseIndent();
  // As in MLIR, the bracket stays on the line when there is no case.
  if (getCaseValuesAttr())
    printer.printNewline();
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {"case_values", "case_operand_segments", "operandSegmentSizes"});
}

//===----------------------------------------------------------------------===//
// What the generator made
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/cf/ControlFlowOps.cpp.inc"
#include "dialects/cf/ControlFlowDialect.cpp.inc"
