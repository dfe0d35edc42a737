//===- FormatParseState.h - What custom directives parse into -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The operands, types, attributes, regions and successors that the parser of an assembly format has found so
// far, by the groups and slots of the op's descriptor. The parse hook of a `custom<...>` directive reads and
// sets them. Lives during the parse of one op; one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPARSESTATE_H
#define STRATA_RUNTIME_ASM_FORMATPARSESTATE_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/ir/BuiltinAttributeViews.h"

namespace mlir {

struct FormatGroups;

/// The state of the parser of one op, as the parse function of a `custom<...>` directive receives it. Groups
/// and slots are numbered as in the op's descriptor.
class FormatParseState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  FormatParseState(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups);

  OpAsmParser &getParser() { return parser; }
  OperationState &getResult() { return result; }
  const OpSpec &getSpec() const { return spec; }

  // Not inline, because otherwise every generated file would instantiate these lists of lists.
  llvm::SmallVectorImpl<UnresolvedOperand> &operands(unsigned group);
  llvm::SmallVectorImpl<Type> &operandTypes(unsigned group);
  llvm::SmallVectorImpl<Type> &resultTypes(unsigned group);
  Attribute &attribute(unsigned slot) { return result.slots[slot]; }
  NamedAttrList &attrDict() { return result.attributes; }
  llvm::SmallVectorImpl<Block *> &successors(unsigned group);
  /// The regions of a group. They are added to the op in the order of the declaration, not of the text.
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions(unsigned group);
  Region &addRegion(unsigned group);

  // A variadic group of variadic groups, as a list of lists. Attribute slot `sizes` holds the sizes of the
  // lists as a dense i32 array.
  using OperandLists = llvm::SmallVector<llvm::SmallVector<UnresolvedOperand>>;
  using TypeLists = llvm::SmallVector<llvm::SmallVector<Type>>;
  OperandLists operandLists(unsigned group, unsigned sizes);
  TypeLists operandTypeLists(unsigned group, unsigned sizes);
  void setOperandLists(unsigned group, unsigned sizes, const OperandLists &lists);
  /// Sets the types of the operands in each list. The attribute with the sizes of the lists is set by
  /// setOperandLists() only.
  void setOperandTypeLists(unsigned group, const TypeLists &lists);

  // For hooks that take a single element by reference: return the first element; create it if the group is
  // empty.
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

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_FORMATPARSESTATE_H
