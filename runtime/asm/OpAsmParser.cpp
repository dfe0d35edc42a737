//===- OpAsmParser.cpp - Operands, regions and successors -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"

using namespace mlir;

ParseResult OpAsmParser::parseOperand(UnresolvedOperand &result, bool allowResultNumber) {
  return state.operations->parseSSAUse(result, allowResultNumber);
}
OptionalParseResult OpAsmParser::parseOptionalOperand(UnresolvedOperand &result, bool allowResultNumber) {
  if (!state.token().is(TokenKind::PercentIdentifier))
    return std::nullopt;
  return parseOperand(result, allowResultNumber);
}
ParseResult OpAsmParser::parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                                          Delimiter delimiter, bool allowResultNumber, int requiredCount) {
  llvm::SMLoc loc = getCurrentLocation();
  size_t before = result.size();
  // A list without brackets may be empty.
  if (delimiter != Delimiter::None || state.token().is(TokenKind::PercentIdentifier))
    if (failed(parseCommaSeparatedList(
            delimiter, [&]() { return parseOperand(result.emplace_back(), allowResultNumber); },
            " in operand list")))
      return failure();
  if (requiredCount >= 0 && result.size() - before != size_t(requiredCount))
    return emitError(loc, "expected " + llvm::Twine(requiredCount) + " operands");
  return success();
}
ParseResult OpAsmParser::resolveOperand(const UnresolvedOperand &operand, Type type,
                                        llvm::SmallVectorImpl<Value> &result) {
  Value value = state.operations->resolve(operand, type);
  if (!value)
    return failure();
  result.push_back(value);
  return success();
}
ParseResult OpAsmParser::parseRegion(Region &region, llvm::ArrayRef<Argument> arguments,
                                     bool enableNameShadowing) {
  return state.operations->parseRegion(region, arguments, enableNameShadowing);
}
OptionalParseResult OpAsmParser::parseOptionalRegion(Region &region, llvm::ArrayRef<Argument> arguments,
                                                     bool enableNameShadowing) {
  if (!state.token().is(TokenKind::LBrace))
    return std::nullopt;
  return parseRegion(region, arguments, enableNameShadowing);
}
OptionalParseResult OpAsmParser::parseOptionalRegion(std::unique_ptr<Region> &region,
                                                     llvm::ArrayRef<Argument> arguments,
                                                     bool enableNameShadowing) {
  if (!state.token().is(TokenKind::LBrace))
    return std::nullopt;
  auto parsed = std::make_unique<Region>();
  if (failed(parseRegion(*parsed, arguments, enableNameShadowing)))
    return failure();
  region = std::move(parsed);
  return success();
}
ParseResult OpAsmParser::parseSuccessorAndUseList(Block *&dest, llvm::SmallVectorImpl<Value> &operands) {
  if (failed(parseSuccessor(dest)))
    return failure();
  llvm::SMLoc loc = getCurrentLocation();
  if (failed(parseOptionalLParen()))
    return success();
  llvm::SmallVector<UnresolvedOperand> uses;
  llvm::SmallVector<Type> types;
  return failure(failed(parseOperandList(uses)) || failed(parseColonTypeList(types)) ||
                 failed(parseRParen()) || failed(resolveOperands(uses, types, loc, operands)));
}
std::pair<llvm::StringRef, unsigned> OpAsmParser::getResultName(unsigned resultNo) const {
  return state.operations->getResultName(resultNo);
}
Operation *OpAsmParser::parseGenericOperation(Block *insertBlock, Block::iterator insertPt) {
  return state.operations->parseGenericAt(insertBlock, insertPt);
}
FailureOr<OperationName> OpAsmParser::parseCustomOperationName() {
  if (!state.token().is(TokenKind::BareIdentifier))
    return emitError(getCurrentLocation(), "expected bare identifier as operation name");
  OperationName name = state.operations->parseCustomName();
  if (!name)
    return failure();
  return name;
}
ParseResult OpAsmParser::parseGenericOperationAfterOpName(
    OperationState &result, std::optional<llvm::ArrayRef<UnresolvedOperand>> parsedOperandUses,
    std::optional<llvm::ArrayRef<Block *>> parsedSuccessors,
    std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> parsedRegions,
    std::optional<llvm::ArrayRef<NamedAttribute>> parsedAttributes,
    std::optional<Attribute> parsedPropertiesAttribute, std::optional<FunctionType> parsedFnType) {
  return state.operations->parseGenericParts(result,
                                             {parsedOperandUses, parsedSuccessors, parsedRegions,
                                              parsedAttributes, parsedPropertiesAttribute, parsedFnType});
}
ParseResult OpAsmParser::parseSuccessor(Block *&result) { return state.operations->parseSuccessor(result); }
OptionalParseResult OpAsmParser::parseOptionalSuccessor(Block *&result) {
  if (!state.token().is(TokenKind::CaretIdentifier))
    return std::nullopt;
  return parseSuccessor(result);
}
ParseResult OpAsmParser::parseArgument(Argument &result, bool allowType, bool allowAttrs) {
  NamedAttrList attrs;
  if (failed(parseOperand(result.ssaName, /*allowResultNumber=*/false)) ||
      (allowType && failed(parseColonType(result.type))) ||
      (allowAttrs && failed(parseOptionalAttrDict(attrs))) ||
      failed(parseOptionalLocationSpecifier(result.sourceLoc)))
    return failure();
  result.attrs = attrs.getDictionary(getContext());
  return success();
}
OptionalParseResult OpAsmParser::parseOptionalArgument(Argument &result, bool allowType, bool allowAttrs) {
  if (!state.token().is(TokenKind::PercentIdentifier))
    return std::nullopt;
  return parseArgument(result, allowType, allowAttrs);
}
ParseResult OpAsmParser::parseAssignmentList(llvm::SmallVectorImpl<Argument> &lhs,
                                             llvm::SmallVectorImpl<UnresolvedOperand> &rhs) {
  OptionalParseResult parsed = parseOptionalAssignmentList(lhs, rhs);
  return parsed.has_value() ? *parsed : ParseResult(emitError(getCurrentLocation(), "expected '('"));
}
OptionalParseResult OpAsmParser::parseOptionalAssignmentList(llvm::SmallVectorImpl<Argument> &lhs,
                                                             llvm::SmallVectorImpl<UnresolvedOperand> &rhs) {
  if (!state.token().is(TokenKind::LParen))
    return std::nullopt;
  return parseCommaSeparatedList(Delimiter::Paren, [&]() -> ParseResult {
    return failure(failed(parseArgument(lhs.emplace_back())) || failed(parseEqual()) ||
                   failed(parseOperand(rhs.emplace_back())));
  });
}
ParseResult OpAsmParser::parseArgumentList(llvm::SmallVectorImpl<Argument> &result, Delimiter delimiter,
                                           bool allowType, bool allowAttrs) {
  if (delimiter == Delimiter::None && !state.token().is(TokenKind::PercentIdentifier))
    return success();
  return parseCommaSeparatedList(
      delimiter, [&]() { return parseArgument(result.emplace_back(), allowType, allowAttrs); },
      " in argument list");
}

ParseResult mlir::parseDimensionList(OpAsmParser &parser, DenseI64ArrayAttr &dimensions) {
  llvm::SmallVector<int64_t> sizes;
  if (succeeded(parser.parseOptionalLSquare())) {
    // `[]` stands for the empty list.
    if (failed(parser.parseRSquare()))
      return parser.emitError(parser.getCurrentLocation()) << "failed parsing dimension list.";
  } else if (failed(parser.parseDimensionList(sizes, /*allowDynamic=*/true, /*withTrailingX=*/false))) {
    return parser.emitError(parser.getCurrentLocation()) << "failed parsing dimension list.";
  } else if (sizes.empty()) {
    return parser.emitError(parser.getCurrentLocation())
           << "failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
  }
  dimensions = DenseI64ArrayAttr::get(parser.getContext(), sizes);
  return success();
}
