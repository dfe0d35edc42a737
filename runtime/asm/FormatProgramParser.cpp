//===- FormatProgramParser.cpp - Parses an op by its format ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatProgramParser.h"
#include "runtime/asm/OptionalGroup.h"
#include "runtime/ir/EnumSupport.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

ParseResult FormatProgramParser::parseLiteral(llvm::StringRef text) {
  char c = text.front();
  if (llvm::isAlpha(c) || c == '_')
    return parser.parseKeyword(text);
  // Punctuation has one token kind for each spelling, so equal spelling means the same token.
  const Token &token = state.token();
  bool isThere =
      text.size() == 1 ? token.spelling.size() == 1 && token.spelling[0] == c : token.spelling == text;
  if (LLVM_LIKELY(isThere && token.kind >= TokenKind::Arrow)) {
    state.consume();
    return success();
  }
  return state.error("expected '" + text + "'");
}

bool FormatProgramParser::atLiteral(llvm::StringRef text) {
  const Token &token = state.token();
  // Compare the spelling of the token: a keyword with dots or dashes is one token, too.
  if (token.spelling.empty() || token.spelling[0] != text[0])
    return false;
  return !token.isAny(TokenKind::String, TokenKind::Eof) && token.spelling == text;
}

ParseResult FormatProgramParser::parseOperandGroup(unsigned group) {
  auto &operands = values.operands(group);
  if (!state.token().is(TokenKind::PercentIdentifier))
    groupPlaces.push_back({group, parser.getCurrentLocation()});
  switch (spec.operands[group].arity) {
  case Arity::One:
    return parser.parseOperand(operands.emplace_back());
  case Arity::Optional:
    if (state.token().is(TokenKind::PercentIdentifier))
      return parser.parseOperand(operands.emplace_back());
    return success();
  case Arity::Variadic:
    return parser.parseOperandList(operands);
  }
  llvm_unreachable("unknown arity");
}

ParseResult FormatProgramParser::step(const FormatInst &inst) {
  switch (inst.op) {
  case FormatOp::Literal:
    return parseLiteral(format.strings[inst.index]);
  case FormatOp::NewLine:
  case FormatOp::Space:
  case FormatOp::OptionalEnd:
  case FormatOp::OilistEnd:
    return success();
  case FormatOp::Operand:
    return parseOperandGroup(inst.index);
  case FormatOp::OperandType:
    return parseGroupTypes(inst, spec.operands[inst.index], values.operandTypes(inst.index),
                           /*mayBeAbsent=*/values.operands(inst.index).empty());
  case FormatOp::OperandLists:
    return parseOperandLists(inst);
  case FormatOp::OperandTypeLists:
    return parseTypeLists(values.operandTypes(inst.index));
  case FormatOp::ResultType:
    return parseGroupTypes(inst, spec.results[inst.index], values.resultTypes(inst.index));
  case FormatOp::Attribute:
    return parseAttribute(inst);
  case FormatOp::AttrDict:
    return parseAttrDict(/*withKeyword=*/false);
  case FormatOp::AttrDictKeyword:
    return parseAttrDict(/*withKeyword=*/true);
  case FormatOp::PropDict:
    return parsePropDict();
  case FormatOp::Region:
    return parseRegion(inst.index);
  case FormatOp::Successor:
    return parseSuccessors(inst.index);
  case FormatOp::AllOperands:
    hasAllOperands = true;
    return parser.parseOperandList(allOperands);
  case FormatOp::AllOperandTypes:
    hasAllOperandTypes = true;
    return parseTypes(Arity::Variadic, allOperandTypes, /*mayBeAbsent=*/allOperands.empty());
  case FormatOp::AllResultTypes:
    hasAllResultTypes = true;
    return parseTypes(Arity::Variadic, allResultTypes);
  case FormatOp::AllRegions: {
    if (!state.token().is(TokenKind::LBrace))
      return success();
    do {
      if (failed(parser.parseRegion(*result.addRegion())))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    return success();
  }
  case FormatOp::AllSuccessors: {
    if (!state.token().is(TokenKind::CaretIdentifier))
      return success();
    do {
      Block *block = nullptr;
      if (failed(parser.parseSuccessor(block)))
        return failure();
      result.addSuccessors(block);
    } while (succeeded(parser.parseOptionalComma()));
    return success();
  }
  case FormatOp::FunctionalType:
    return parseFunctionalType(inst);
  case FormatOp::Custom:
    if (!format.customs[inst.index].parse)
      return state.error("the directive custom<" + format.customs[inst.index].name +
                         "> needs compiled C++: '" + spec.name + "' can be read in its generic form only");
    return parseCustom(format.customs[inst.index]);
  default:
    llvm_unreachable("not an instruction of an op's format");
  }
}

/// Runs a `custom<...>` directive. Errors about operands that the directive parses are reported at the start
/// of the directive.
ParseResult FormatProgramParser::parseCustom(const CustomDirectiveSpec &custom) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<unsigned, 4> open;
  for (unsigned group = 0; group != spec.operands.size(); ++group)
    if (values.operands(group).empty())
      open.push_back(group);
  if (failed(custom.parse(values)))
    return failure();
  for (unsigned group : open)
    if (!values.operands(group).empty())
      groupPlaces.push_back({group, loc});
  return success();
}

/// Parses the first element of an optional group if it is present. Returns false if it is absent.
bool FormatProgramParser::tryOptional(const FormatInst &first, ParseResult &status) {
  status = success();
  const Token &token = state.token();
  switch (first.op) {
  case FormatOp::Literal:
    if (!atLiteral(format.strings[first.index]))
      return false;
    break;
  case FormatOp::Operand:
  case FormatOp::AllOperands:
    if (!token.is(TokenKind::PercentIdentifier))
      return false;
    break;
  case FormatOp::OperandLists:
    if (!token.is(TokenKind::LParen))
      return false;
    break;
  case FormatOp::Region:
  case FormatOp::AllRegions:
    if (!token.is(TokenKind::LBrace))
      return false;
    break;
  case FormatOp::Successor:
  case FormatOp::AllSuccessors:
    if (!token.is(TokenKind::CaretIdentifier))
      return false;
    break;
  case FormatOp::OperandType:
  case FormatOp::ResultType: {
    bool isOperand = first.op == FormatOp::OperandType;
    auto &types = isOperand ? values.operandTypes(first.index) : values.resultTypes(first.index);
    status = parseTypes(Arity::Variadic, types);
    return failed(status) || !types.empty();
  }
  case FormatOp::OperandTypeLists:
    if (!token.is(TokenKind::LParen))
      return false;
    break;
  case FormatOp::Attribute: {
    // An enum attribute is present if the token is a keyword of the enum; any other attribute if the token
    // starts one.
    const AttrConstraintSpec &constraint = *spec.attributes[first.index].constraint;
    if (constraint.form == AttrForm::EnumKeyword && token.is(TokenKind::BareIdentifier) &&
        !symbolizeEnumValue(*constraint.enumSpec, token.spelling))
      return false;
    if (constraint.form == AttrForm::Definition && constraint.definition->format &&
        token.isAny(TokenKind::BareIdentifier, TokenKind::Less)) {
      const FormatSpec &inner = *constraint.definition->format;
      bool startsWithAngle = !inner.code.empty() && inner.code.front().op == FormatOp::Literal &&
                             inner.strings[inner.code.front().index] == "<";
      if (startsWithAngle != token.is(TokenKind::Less))
        return false;
    } else if (constraint.form == AttrForm::Definition && !token.is(TokenKind::HashIdentifier)) {
      return false;
    }
    FormatInst optional = first;
    optional.flags |= FormatFlag::FirstOfGroup;
    status = parseAttribute(optional);
    return failed(status) || values.attribute(first.index);
  }
  case FormatOp::Custom: {
    // A directive is absent if it fails without an error or if it succeeds without consuming a token.
    const char *before = token.spelling.data();
    unsigned errors = state.numErrors;
    status = step(first);
    if (failed(status) && state.numErrors == errors) {
      status = success();
      return false;
    }
    return failed(status) || state.token().spelling.data() != before;
  }
  default:
    break;
  }
  status = step(first);
  return true;
}

ParseResult FormatProgramParser::parseOptionalGroup(unsigned &pc) {
  OptionalGroup group(format.code, pc);
  pc = group.next;
  ParseResult status = success();
  bool isPresent =
      group.firstElement < group.first.end && tryOptional(format.code[group.firstElement], status);
  if (failed(status))
    return failure();
  return isPresent ? execute(group.firstElement + 1, group.first.end)
                   : execute(group.second.begin, group.second.end);
}

ParseResult FormatProgramParser::parseOilist(unsigned &pc) {
  unsigned end = format.code[pc].target, firstClause = pc + 1;
  pc = end + 1;
  llvm::SmallVector<bool, 8> seen;
  while (true) {
    bool matched = false;
    unsigned number = 0;
    for (unsigned clause = firstClause; clause != end; clause = format.code[clause].target, ++number) {
      llvm::StringRef keyword = format.strings[format.code[clause].index];
      if (!atLiteral(keyword))
        continue;
      if (seen.size() <= number)
        seen.resize(number + 1);
      if (seen[number])
        return state.error("`" + keyword +
                           "` clause can appear at most once in the expansion of the oilist directive");
      seen[number] = true;
      if (failed(parseLiteral(keyword)) || failed(execute(clause + 1, format.code[clause].target)))
        return failure();
      matched = true;
      break;
    }
    if (!matched)
      return success();
  }
}

ParseResult FormatProgramParser::execute(unsigned begin, unsigned end) {
  for (unsigned pc = begin; pc < end;) {
    const FormatInst &inst = format.code[pc];
    ParseResult result = success();
    // The most frequent instructions are handled here, which avoids a call of step().
    switch (inst.op) {
    case FormatOp::OptionalBegin:
      result = parseOptionalGroup(pc);
      break;
    case FormatOp::OilistBegin:
      result = parseOilist(pc);
      break;
    case FormatOp::Literal:
      result = parseLiteral(format.strings[inst.index]);
      ++pc;
      break;
    case FormatOp::Operand:
      result = parseOperandGroup(inst.index);
      ++pc;
      break;
    default:
      result = step(inst);
      ++pc;
      break;
    }
    if (failed(result))
      return failure();
  }
  return success();
}

/// Adds the implied terminator to each region whose textual form omits it.
ParseResult FormatProgramParser::addImplicitTerminators() {
  if (spec.implicitTerminator.empty())
    return success();
  OperationName name(spec.implicitTerminator, result.getContext());
  for (auto &region : result.regions) {
    if (region->empty())
      region->push_back(Block::create(result.getContext()));
    Block &block = region->back();
    if (block.empty() || !block.back().hasTrait(Trait::IsTerminator))
      block.push_back(Operation::create(result.location.getCompact(), name, {}, {}, {}, DictionaryAttr(), {},
                                        name.isRegistered() ? name.getSpec()->regions.size() : 0));
  }
  return success();
}

ParseResult FormatProgramParser::run() {
  if (failed(execute(0, format.code.size())))
    return failure();
  for (unsigned group = 0; group != spec.successors.size(); ++group)
    result.addSuccessors(values.successors(group));
  // Add the regions. For a region that the textual form omits, add an empty one.
  for (unsigned group = 0; group != spec.regions.size(); ++group) {
    if (!spec.regions[group].isVariadic && values.regions(group).empty() && result.regions.size() <= group)
      (void)result.addRegion();
    result.addRegions(values.regions(group));
  }
  // Ops with NoTerminator may have an empty body in the textual form: add the block.
  if (result.name.hasTrait(Trait::SingleBlock))
    for (auto [index, region] : llvm::enumerate(result.regions))
      if (region->empty() && (result.name.hasTrait(Trait::NoTerminator)))
        region->push_back(Block::create(result.getContext()));
  if (failed(addImplicitTerminators()))
    return failure();
  for (llvm::ArrayRef<TypeSource> sources : {format.operandTypes, format.resultTypes})
    for (const TypeSource &source : sources)
      if (failed(checkSource(source)))
        return failure();
  if (failed(resolveOperands()) || failed(resolveResults()))
    return failure();
  setDefaults();
  return success();
}

ParseResult mlir::parseByFormat(OpAsmParser &parser, OperationState &result, const OpSpec &spec) {
  OperationParser::GroupsLease groups(*parser.getState().operations);
  return FormatProgramParser(parser, result, spec, *groups).run();
}
