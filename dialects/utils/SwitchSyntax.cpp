//===- SwitchSyntax.cpp - Assembly format of switches ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/SwitchSyntax.h"
#include "dialects/utils/SwitchBuilder.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Parsing and printing
//===----------------------------------------------------------------------===//

ParseResult mlir::parseSuccessorAndOperands(OpAsmParser &parser, Block *&block,
                                            llvm::SmallVectorImpl<UnresolvedOperand> &operands,
                                            llvm::SmallVectorImpl<Type> &types) {
  if (parser.parseSuccessor(block))
    return failure();
  if (failed(parser.parseOptionalLParen()))
    return success();
  return failure(parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
                 parser.parseRParen());
}

ParseResult mlir::parseSwitchCases(OpAsmParser &parser, Type flagType, Block *&defaultDestination,
                                   llvm::SmallVectorImpl<UnresolvedOperand> &defaultOperands,
                                   llvm::SmallVectorImpl<Type> &defaultTypes, DenseIntElementsAttr &values,
                                   llvm::SmallVectorImpl<Block *> &destinations,
                                   llvm::SmallVectorImpl<llvm::SmallVector<UnresolvedOperand>> &operands,
                                   llvm::SmallVectorImpl<llvm::SmallVector<Type>> &types) {
  auto integerType = llvm::dyn_cast<IntegerType>(flagType);
  if (!integerType)
    return parser.emitError(parser.getCurrentLocation(),
                            "invalid kind of type specified: expected builtin.integer, but found ")
           << flagType;
  if (parser.parseKeyword("default") || parser.parseColon() ||
      parseSuccessorAndOperands(parser, defaultDestination, defaultOperands, defaultTypes))
    return failure();
  llvm::SmallVector<llvm::APInt> parsedValues;
  while (succeeded(parser.parseOptionalComma())) {
    llvm::APInt value;
    OptionalParseResult present = parser.parseOptionalInteger(value);
    if (!present.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected integer value");
    if (failed(*present) || parser.parseColon() ||
        parseSuccessorAndOperands(parser, destinations.emplace_back(), operands.emplace_back(),
                                  types.emplace_back()))
      return failure();
    parsedValues.push_back(value.sextOrTrunc(integerType.getWidth()));
  }
  values = makeSwitchValues(flagType, parsedValues);
  return success();
}

void mlir::printSwitchCases(OpAsmPrinter &printer, Operation *, Type, Block *defaultDestination,
                            OperandRange defaultOperands, TypeRange, DenseIntElementsAttr values,
                            llvm::ArrayRef<Block *> destinations, OperandRangeRange operands,
                            TypeRangeRange) {
  printer.increaseIndent();
  printer.printNewline();
  printer << "default: ";
  printer.printSuccessorAndUseList(defaultDestination, defaultOperands);
  for (auto [value, destination, forwarded] : llvm::zip(getSwitchValues(values), destinations, operands)) {
    printer << ',';
    printer.printNewline();
    llvm::SmallString<24> digits;
    value.toStringUnsigned(digits);
    printer << digits.str() << ": ";
    printer.printSuccessorAndUseList(destination, forwarded);
  }
  printer.decreaseIndent();
  // MLIR prints the closing bracket on the line of the default destination if there is no case.
  if (values)
    printer.printNewline();
}

//===----------------------------------------------------------------------===//
// Queries and verification
//===----------------------------------------------------------------------===//

llvm::SmallVector<llvm::APInt> mlir::getSwitchValues(DenseElementsAttr values) {
  llvm::SmallVector<llvm::APInt> list;
  for (int64_t i = 0, e = values ? values.getNumElements() : 0; i != e; ++i)
    list.push_back(values.getIntElement(i));
  return list;
}

Block *mlir::getSwitchSuccessor(Operation *op, Attribute flag, DenseElementsAttr values) {
  auto known = llvm::dyn_cast_or_null<IntegerAttr>(flag);
  if (!known)
    return nullptr;
  for (auto [index, value] : llvm::enumerate(getSwitchValues(values)))
    if (value == known.getValue())
      return op->getSuccessor(index + 1);
  return op->getSuccessor(0);
}

LogicalResult mlir::verifySwitch(Operation *op, Type flagType, DenseElementsAttr values,
                                 llvm::ArrayRef<int32_t> segments, const SwitchTerms &terms) {
  int64_t numDestinations = op->getNumSuccessors() - 1;
  if (values && values.getElementType() != flagType)
    return op->emitOpError() << "'" << terms.flag << "' type (" << flagType << ") should match "
                             << terms.valueType << " type (" << values.getElementType() << ")";
  auto verifyCount = [&](int64_t count, llvm::StringRef what) -> LogicalResult {
    if (count == numDestinations)
      return success();
    return op->emitOpError() << "number of " << what << " (" << count << ") should match number of "
                             << terms.destinations << " (" << numDestinations << ")";
  };
  if (failed(verifyCount(values ? values.getNumElements() : 0, terms.values)))
    return failure();
  return verifyCount(segments.size(), "case operand segments");
}
