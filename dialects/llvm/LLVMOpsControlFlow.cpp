//===- LLVMOpsControlFlow.cpp - Branches and returns ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"
#include "dialects/utils/SwitchBuilder.h"
#include "dialects/utils/SwitchSyntax.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// br and cond_br
//===----------------------------------------------------------------------===//

SuccessorOperands BrOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "br has one successor");
  return SuccessorOperands(getDestOperandsMutable());
}

/// Returns the weights of two successors as an attribute; null if there are none.
static DenseI32ArrayAttr makeWeights(OpBuilder &builder,
                                     std::optional<std::pair<uint32_t, uint32_t>> weights) {
  if (!weights)
    return {};
  int32_t values[] = {static_cast<int32_t>(weights->first), static_cast<int32_t>(weights->second)};
  return builder.getDenseI32ArrayAttr(values);
}

void CondBrOp::build(OpBuilder &builder, OperationState &state, Value condition, Block *ifTrue,
                     ValueRange ifTrueOperands, Block *ifFalse, ValueRange ifFalseOperands,
                     std::optional<std::pair<uint32_t, uint32_t>> weights) {
  build(builder, state, condition, ifTrueOperands, ifFalseOperands, makeWeights(builder, weights),
        LoopAnnotationAttr(), ifTrue, ifFalse);
}

SuccessorOperands CondBrOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "cond_br has two successors");
  return SuccessorOperands(index == 0 ? getTrueDestOperandsMutable() : getFalseDestOperandsMutable());
}

//===----------------------------------------------------------------------===//
// switch
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseSwitchOpCases(OpAsmParser &parser, Type flagType, DenseIntElementsAttr &caseValues,
                                     llvm::SmallVectorImpl<Block *> &caseDestinations,
                                     ParsedOperandLists &caseOperands, ParsedTypeLists &caseOperandTypes) {
  auto integerType = llvm::dyn_cast<IntegerType>(flagType);
  if (!integerType)
    return parser.emitError(parser.getNameLoc(), "expected an integer type");
  if (parser.parseLSquare())
    return failure();
  if (succeeded(parser.parseOptionalRSquare()))
    return success();
  llvm::SmallVector<llvm::APInt> values;
  auto parseCase = [&]() -> ParseResult {
    llvm::APInt value;
    OptionalParseResult present = parser.parseOptionalInteger(value);
    if (!present.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected integer value");
    if (failed(*present) || parser.parseColon())
      return failure();
    values.push_back(value.sextOrTrunc(integerType.getWidth()));
    return parseSuccessorAndOperands(parser, caseDestinations.emplace_back(), caseOperands.emplace_back(),
                                     caseOperandTypes.emplace_back());
  };
  if (parser.parseCommaSeparatedList(parseCase))
    return failure();
  caseValues = makeSwitchValues(flagType, values);
  return parser.parseRSquare();
}

void LLVM::printSwitchOpCases(OpAsmPrinter &printer, Operation *, Type, DenseIntElementsAttr caseValues,
                              llvm::ArrayRef<Block *> caseDestinations, OperandRangeRange caseOperands,
                              const TypeRangeRange &) {
  llvm::SmallVector<llvm::APInt> values = getSwitchValues(caseValues);
  printer << '[';
  llvm::StringRef separator;
  for (auto [value, destination, operands] : llvm::zip(values, caseDestinations, caseOperands)) {
    printer << separator;
    printer.printNewline();
    llvm::SmallString<24> digits;
    value.toStringSigned(digits);
    printer << "  " << digits.str() << ": ";
    printer.printSuccessorAndUseList(destination, operands);
    separator = ",";
  }
  printer.printNewline();
  printer << ']';
}

static void buildSwitch(OpBuilder &builder, OperationState &state, Value value, Block *defaultDestination,
                        ValueRange defaultOperands, DenseIntElementsAttr caseValues,
                        BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseOperands,
                        llvm::ArrayRef<int32_t> branchWeights) {
  addSwitch(builder, state, value, defaultDestination, defaultOperands, "case_values", caseValues,
            caseDestinations, caseOperands);
  if (!branchWeights.empty())
    state.addAttribute("branch_weights", builder.getDenseI32ArrayAttr(branchWeights));
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value, Block *defaultDestination,
                     ValueRange defaultOperands, DenseIntElementsAttr caseValues, BlockRange caseDestinations,
                     llvm::ArrayRef<ValueRange> caseOperands, llvm::ArrayRef<int32_t> branchWeights) {
  buildSwitch(builder, state, value, defaultDestination, defaultOperands, caseValues, caseDestinations,
              caseOperands, branchWeights);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<llvm::APInt> caseValues,
                     BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseOperands,
                     llvm::ArrayRef<int32_t> branchWeights) {
  buildSwitch(builder, state, value, defaultDestination, defaultOperands,
              makeSwitchValues(value.getType(), caseValues), caseDestinations, caseOperands, branchWeights);
}
void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::ArrayRef<int32_t> caseValues,
                     BlockRange caseDestinations, llvm::ArrayRef<ValueRange> caseOperands,
                     llvm::ArrayRef<int32_t> branchWeights) {
  buildSwitch(builder, state, value, defaultDestination, defaultOperands,
              makeSwitchValues(value.getType(), caseValues), caseDestinations, caseOperands, branchWeights);
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  return SuccessorOperands(index == 0 ? getDefaultOperandsMutable() : getCaseOperandsMutable(index - 1));
}

LogicalResult SwitchOp::verify() {
  size_t numCases = getCaseDestinations().size();
  DenseIntElementsAttr values = getCaseValuesAttr();
  if (size_t(values ? values.getNumElements() : 0) != numCases)
    return emitOpError("expects number of case values to match number of case destinations");
  if (getCaseOperandSegments().size() != numCases)
    return emitOpError("expects number of case operand segments to match number of case destinations");
  if (values && values.getElementType() != getValue().getType())
    return emitError("expects case value type to match condition value type");
  return success();
}

//===----------------------------------------------------------------------===//
// indirectbr
//===----------------------------------------------------------------------===//

ParseResult LLVM::parseIndirectBrOpSucessors(OpAsmParser &parser, Type,
                                             llvm::SmallVectorImpl<Block *> &successors,
                                             ParsedOperandLists &operands, ParsedTypeLists &operandTypes) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Square,
      [&] {
        return parseSuccessorAndOperands(parser, successors.emplace_back(), operands.emplace_back(),
                                         operandTypes.emplace_back());
      },
      "successor blocks");
}

void LLVM::printIndirectBrOpSucessors(OpAsmPrinter &printer, Operation *, Type,
                                      llvm::ArrayRef<Block *> successors, OperandRangeRange operands,
                                      const TypeRangeRange &) {
  printer << '[';
  llvm::StringRef separator;
  for (auto [successor, forwarded] : llvm::zip(successors, operands)) {
    printer << separator;
    printer.printNewline();
    printer.printSuccessorAndUseList(successor, forwarded);
    separator = ",";
  }
  if (!successors.empty())
    printer.printNewline();
  printer << ']';
}

void IndirectBrOp::build(OpBuilder &builder, OperationState &state, Value addr,
                         llvm::ArrayRef<ValueRange> succOperands, BlockRange successors) {
  llvm::SmallVector<int32_t> sizes;
  state.addOperands(addr);
  for (ValueRange operands : succOperands) {
    state.addOperands(operands);
    sizes.push_back(operands.size());
  }
  sizes.resize(std::max<size_t>(sizes.size(), successors.size()));
  state.addAttribute(getIndbrOperandSegmentsAttrName(state.name), builder.getDenseI32ArrayAttr(sizes));
  state.addSuccessors(successors);
}

SuccessorOperands IndirectBrOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  return SuccessorOperands(getSuccOperandsMutable()[index]);
}

//===----------------------------------------------------------------------===//
// return
//===----------------------------------------------------------------------===//

LogicalResult ReturnOp::verify() {
  // Only a return from a function is verified here. In the initializer of a global or alias, the verifier of
  // the global or alias checks the return.
  auto function = llvm::dyn_cast_or_null<LLVMFuncOp>((*this)->getParentOp());
  if (!function)
    return success();
  Type expected = function.getFunctionType().getReturnType();
  auto fail = [&](llvm::StringRef message) -> LogicalResult {
    InFlightDiagnostic diag = emitOpError(message);
    diag.attachNote(function->getLoc()) << "when returning from function";
    return diag;
  };
  Value value = getArg();
  if (llvm::isa<LLVMVoidType>(expected))
    return value ? fail("expected no operands") : success();
  if (!value)
    return fail("expected 1 operand");
  return value.getType() == expected ? success() : fail("mismatching result types");
}
