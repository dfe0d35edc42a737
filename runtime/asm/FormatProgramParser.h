//===- FormatProgramParser.h - Runs a format program while parsing -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state and the steps of parsing one op by its assembly format: FormatParser.cpp walks the program (and
// has the steps that nearly every program consists of), FormatElementParser.cpp reads what stands behind
// variables and directives, FormatTypeResolver.cpp finds the types that the text does not say. Lives during
// the parse of one op.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H
#define STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H

#include "runtime/asm/FormatGroups.h"
#include "runtime/asm/OperationParser.h"

namespace strata {

/// Runs the program of one op.
class FormatProgramParser {
public:
  FormatProgramParser(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups)
      : parser(parser), state(parser.getState()), result(result), spec(spec), format(*spec.format),
        values(parser, result, spec, groups) {}
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
  /// Where groups stand that have no operands, or that a directive has read.
  llvm::SmallVector<std::pair<unsigned, llvm::SMLoc>, 2> groupPlaces;
  bool hasAllOperands = false, hasAllOperandTypes = false, hasAllResultTypes = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPROGRAMPARSER_H
