//===- DynamicIndexList.cpp - Assembly format of index lists --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/DynamicIndexList.h"
#include "runtime/ir/Builders.h"

using namespace mlir;

ParseResult mlir::parseDynamicIndexList(OpAsmParser &parser,
                                        llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                                        DenseI64ArrayAttr &integers, DenseBoolArrayAttr &scalableFlags,
                                        llvm::SmallVectorImpl<Type> *valueTypes,
                                        AsmParser::Delimiter delimiter) {
  llvm::SmallVector<int64_t, 4> numbers;
  llvm::SmallVector<bool, 4> flags;
  auto parseOne = [&]() -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult present = parser.parseOptionalOperand(operand);
    if (present.has_value()) {
      if (failed(*present))
        return failure();
      values.push_back(operand);
      numbers.push_back(ShapedType::kDynamic);
      flags.push_back(false);
      return valueTypes ? parser.parseColonType(valueTypes->emplace_back()) : success();
    }
    bool isScalable = succeeded(parser.parseOptionalLSquare());
    flags.push_back(isScalable);
    if (parser.parseInteger(numbers.emplace_back()))
      return failure();
    return isScalable ? parser.parseRSquare() : success();
  };
  if (parser.parseCommaSeparatedList(delimiter, parseOne, " in dynamic index list"))
    return parser.emitError(parser.getNameLoc(), "expected SSA value or integer");
  integers = parser.getBuilder().getDenseI64ArrayAttr(numbers);
  scalableFlags = parser.getBuilder().getDenseBoolArrayAttr(flags);
  return success();
}

static std::pair<llvm::StringRef, llvm::StringRef> spellings(AsmParser::Delimiter delimiter) {
  switch (delimiter) {
  case AsmParser::Delimiter::Paren:
  case AsmParser::Delimiter::OptionalParen:
    return {"(", ")"};
  case AsmParser::Delimiter::LessGreater:
  case AsmParser::Delimiter::OptionalLessGreater:
    return {"<", ">"};
  case AsmParser::Delimiter::Square:
  case AsmParser::Delimiter::OptionalSquare:
    return {"[", "]"};
  case AsmParser::Delimiter::Braces:
  case AsmParser::Delimiter::OptionalBraces:
    return {"{", "}"};
  default:
    return {"", ""};
  }
}

void mlir::printDynamicIndexList(OpAsmPrinter &printer, Operation *, OperandRange values,
                                 llvm::ArrayRef<int64_t> integers, llvm::ArrayRef<bool> scalableFlags,
                                 TypeRange valueTypes, AsmParser::Delimiter delimiter) {
  auto [open, close] = spellings(delimiter);
  printer << open;
  size_t next = 0, index = 0;
  llvm::interleave(
      integers,
      [&](int64_t number) {
        bool isScalable = index < scalableFlags.size() && scalableFlags[index];
        ++index;
        if (isScalable)
          printer << '[';
        // Invalid IR may have fewer operands than dynamic entries.
        if (ShapedType::isDynamic(number) && next < values.size()) {
          printer << values[next];
          if (next < valueTypes.size())
            printer << " : " << valueTypes[next];
          ++next;
        } else {
          printer << number;
        }
        if (isScalable)
          printer << ']';
      },
      [&] { printer << ", "; });
  printer << close;
}
