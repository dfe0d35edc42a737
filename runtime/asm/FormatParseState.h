//===- FormatParser.h - Parsing by a format program -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a format has read so far, by the groups and slots of the op's declaration; what the parse hook of a
// `custom<…>` directive fills in. Lives during the parse of one op.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPARSESTATE_H
#define STRATA_RUNTIME_ASM_FORMATPARSESTATE_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/ir/BuiltinAttributeViews.h"

namespace strata {

struct FormatGroups;

class FormatParseState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  FormatParseState(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups);

  OpAsmParser &getParser() { return parser; }
  OperationState &getResult() { return result; }
  const OpSpec &getSpec() const { return spec; }

  // Where lists of lists are used, they are elsewhere: they are much to instantiate.
  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group);
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group);
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group);
  Attribute &attribute(unsigned slot) { return result.slots[slot]; }
  NamedAttrList &attrDict() { return result.attributes; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group);
  /// They become the op's in the order of the declaration, whatever that of the text is.
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions(unsigned group);
  Region &addRegion(unsigned group);

  // Groups in lists whose sizes are the dense i32 array in attribute slot `sizes`: what hooks take and give.
  using OperandLists = llvm::SmallVector<llvm::SmallVector<UnresolvedOperand>>;
  using TypeLists = llvm::SmallVector<llvm::SmallVector<Type>>;
  OperandLists operandLists(unsigned group, unsigned sizes);
  TypeLists operandTypeLists(unsigned group, unsigned sizes);
  void setOperandLists(unsigned group, unsigned sizes, const OperandLists &lists);
  /// The sizes are those of the operands; where types come first, theirs until operands come.
  void setOperandTypeLists(unsigned group, const TypeLists &lists);

  // For hooks that take one thing by reference: read before, written back after.
  Region &singleRegion(unsigned group);
  UnresolvedOperand &singleOperand(unsigned group);
  Type &singleOperandType(unsigned group);
  Type &singleResultType(unsigned group);

protected:
  OpAsmParser &parser;
  OperationState &result;
  const OpSpec &spec;
  FormatGroups &groups;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPARSESTATE_H
