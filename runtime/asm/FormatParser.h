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

/// The lists of one op's groups. They are used again for the next op, so that making them costs nothing.
struct FormatGroups {
  template <typename T>
  using Lists = llvm::SmallVector<llvm::SmallVector<T, 4>, 4>;
  Lists<OpAsmParser::UnresolvedOperand> operands;
  Lists<Type> operandTypes, resultTypes;
  Lists<Block *> successors;

  void reset(const OpSpec &spec) {
    clear(operands, spec.operands.size());
    clear(operandTypes, spec.operands.size());
    clear(resultTypes, spec.results.size());
    clear(successors, spec.successors.size());
  }

private:
  template <typename T>
  static void clear(Lists<T> &lists, size_t count) {
    if (lists.size() < count)
      lists.resize(count);
    for (size_t i = 0; i != count; ++i)
      lists[i].clear();
  }
};

class FormatParseState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  FormatParseState(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups)
      : parser(parser), result(result), spec(spec), groups(groups) {
    groups.reset(spec);
    result.slots.resize(result.name.getNumSlots());
  }

  OpAsmParser &getParser() { return parser; }
  OperationState &getResult() { return result; }
  const OpSpec &getSpec() const { return spec; }

  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group) { return groups.operands[group]; }
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group) { return groups.operandTypes[group]; }
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group) { return groups.resultTypes[group]; }
  Attribute &attribute(unsigned slot) { return result.slots[slot]; }
  NamedAttrList &attrDict() { return result.attributes; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group) { return groups.successors[group]; }
  /// A new region of a group; they must come in the order of the declaration.
  Region &addRegion() { return *result.addRegion(); }

  // For hooks that take one thing by reference: read before, written back after.
  UnresolvedOperand &singleOperand(unsigned group) {
    if (operands(group).empty())
      operands(group).emplace_back();
    return operands(group).front();
  }
  Type &singleOperandType(unsigned group) {
    if (operandTypes(group).empty())
      operandTypes(group).emplace_back();
    return operandTypes(group).front();
  }
  Type &singleResultType(unsigned group) {
    if (resultTypes(group).empty())
      resultTypes(group).emplace_back();
    return resultTypes(group).front();
  }

private:
  OpAsmParser &parser;
  OperationState &result;
  const OpSpec &spec;
  FormatGroups &groups;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPARSER_H
