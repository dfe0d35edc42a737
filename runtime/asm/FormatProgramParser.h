//===- FormatProgramParser.h - Parses an op by its format -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs the format program of an op to parse its custom form. FormatProgramParser.cpp has the main loop,
// literals, operands and groups; FormatElementParser.cpp parses the other variables and directives;
// FormatTypeResolver.cpp finds the types that the text omits. Lives during the parse of one op. Private to
// runtime/asm.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H
#define STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H

#include "runtime/asm/FormatGroups.h"
#include "runtime/asm/OperationParser.h"

namespace mlir {

/// Parses one op by its format program. Operands, types and attributes are collected by group and slot, and
/// added to the OperationState at the end.
class FormatProgramParser {
public:
  FormatProgramParser(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups)
      : parser(parser), state(parser.getState()), result(result), spec(spec), format(*spec.format),
        values(parser, result, spec, groups) {}
  /// Parses the op; fails after an error.
  ParseResult run();

private:
  ParseResult execute(unsigned begin, unsigned end);
  ParseResult step(const FormatInst &inst);
  bool tryOptional(const FormatInst &first, ParseResult &status);
  ParseResult parseOptionalGroup(unsigned &pc);
  ParseResult parseOilist(unsigned &pc);
  ParseResult parseLiteral(llvm::StringRef text);
  bool atLiteral(llvm::StringRef text);
  ParseResult parseOperandGroup(unsigned group);
  ParseResult parseTypes(Arity arity, llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent = true);
  ParseResult parseGroupTypes(const FormatInst &inst, const OperandSpec &group,
                              llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent = true);
  ParseResult parseAttribute(const FormatInst &inst);
  bool isOtherAttribute(const AttrConstraintSpec &constraint);
  ParseResult reportConstraint(llvm::SMLoc loc, const AttrSpec &attr, Attribute value);
  ParseResult parsePropertyText(const FormatInst &inst);
  ParseResult parseOperandLists(const FormatInst &inst);
  ParseResult parseTypeLists(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseEnumKeyword(unsigned slot, const EnumSpec &enumeration,
                               const AttrConstraintSpec &constraint);
  ParseResult parseAttrDict(bool withKeyword);
  ParseResult parsePropDict();
  ParseResult parseRegion(unsigned group);
  ParseResult parseCustom(const CustomDirectiveSpec &custom);
  ParseResult parseSuccessors(unsigned group);
  ParseResult parseFunctionalType(const FormatInst &inst);
  ParseResult resolveOperands();
  ParseResult resolveResults();
  Type sourceType(const TypeSource &source);
  void transformTypes(const TypeSource &source, llvm::SmallVectorImpl<Type> &types);
  ParseResult checkSource(const TypeSource &source);
  void setSegments();
  ParseResult addImplicitTerminators();
  void setDefaults();

  OpAsmParser &parser;
  ParserState &state;
  OperationState &result;
  const OpSpec &spec;
  const FormatSpec &format;
  FormatValues values;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> allOperands;
  llvm::SmallVector<Type, 4> allOperandTypes, allResultTypes;
  /// The locations at which errors about an operand group are reported, for groups that are empty or that a
  /// directive has parsed.
  llvm::SmallVector<std::pair<unsigned, llvm::SMLoc>, 2> groupPlaces;
  bool hasAllOperands = false, hasAllOperandTypes = false, hasAllResultTypes = false;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H
