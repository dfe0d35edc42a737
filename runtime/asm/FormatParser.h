//===- FormatParser.h - Parsing by a format program -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a format has read so far, by the groups and slots of the op's declaration; what the parse hook of a
// `custom<…>` directive fills in. Lives during the parse of one op.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPARSER_H
#define STRATA_RUNTIME_ASM_FORMATPARSER_H

#include "runtime/asm/AsmParser.h"

namespace strata {

class FormatParseState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  FormatParseState(OpAsmParser &parser, OperationState &result, const OpSpec &spec)
      : parser(parser), result(result), spec(spec), operandGroups(spec.operands.size()),
        operandTypeGroups(spec.operands.size()), resultTypeGroups(spec.results.size()),
        successorGroups(spec.successors.size()) {
    result.slots.resize(result.name.getNumSlots());
  }

  OpAsmParser &getParser() { return parser; }
  OperationState &getResult() { return result; }
  const OpSpec &getSpec() const { return spec; }

  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group) { return operandGroups[group]; }
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group) { return operandTypeGroups[group]; }
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group) { return resultTypeGroups[group]; }
  Attribute &attribute(unsigned slot) { return result.slots[slot]; }
  NamedAttrList &attrDict() { return result.attributes; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group) { return successorGroups[group]; }
  /// A new region of a group; they must come in the order of the declaration.
  Region &addRegion() { return *result.addRegion(); }

  // For hooks that take one thing by reference: read before, written back after.
  UnresolvedOperand &singleOperand(unsigned group) {
    if (operandGroups[group].empty())
      operandGroups[group].emplace_back();
    return operandGroups[group].front();
  }
  Type &singleOperandType(unsigned group) {
    if (operandTypeGroups[group].empty())
      operandTypeGroups[group].emplace_back();
    return operandTypeGroups[group].front();
  }
  Type &singleResultType(unsigned group) {
    if (resultTypeGroups[group].empty())
      resultTypeGroups[group].emplace_back();
    return resultTypeGroups[group].front();
  }

private:
  OpAsmParser &parser;
  OperationState &result;
  const OpSpec &spec;
  llvm::SmallVector<llvm::SmallVector<UnresolvedOperand, 1>, 3> operandGroups;
  llvm::SmallVector<llvm::SmallVector<Type, 1>, 3> operandTypeGroups;
  llvm::SmallVector<llvm::SmallVector<Type, 1>, 2> resultTypeGroups;
  llvm::SmallVector<llvm::SmallVector<Block *, 1>, 2> successorGroups;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPARSER_H
