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
#include "runtime/ir/BuiltinAttributes.h"

namespace strata {

/// The lists of one op's groups. They are used again for the next op, so that making them costs nothing.
struct FormatGroups {
  template <typename T>
  using Lists = llvm::SmallVector<llvm::SmallVector<T, 4>, 4>;
  Lists<OpAsmParser::UnresolvedOperand> operands;
  Lists<Type> operandTypes, resultTypes;
  Lists<Block *> successors;
  Lists<std::unique_ptr<Region>> regions;

  void reset(const OpSpec &spec) {
    clear(operands, spec.operands.size());
    clear(operandTypes, spec.operands.size());
    clear(resultTypes, spec.results.size());
    clear(successors, spec.successors.size());
    clear(regions, spec.regions.size());
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
  /// They become the op's in the order of the declaration, whatever that of the text is.
  llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions(unsigned group) { return groups.regions[group]; }
  Region &addRegion(unsigned group) { return *regions(group).emplace_back(std::make_unique<Region>()); }

  // Groups in lists whose sizes are the dense i32 array in attribute slot `sizes`: what hooks take and give.
  using OperandLists = llvm::SmallVector<llvm::SmallVector<UnresolvedOperand>>;
  using TypeLists = llvm::SmallVector<llvm::SmallVector<Type>>;
  OperandLists operandLists(unsigned group, unsigned sizes) {
    return cut<UnresolvedOperand>(operands(group), attribute(sizes));
  }
  TypeLists operandTypeLists(unsigned group, unsigned sizes) {
    return cut<Type>(operandTypes(group), attribute(sizes));
  }
  void setOperandLists(unsigned group, unsigned sizes, const OperandLists &lists);
  /// The sizes are those of the operands; where types come first, theirs until operands come.
  void setOperandTypeLists(unsigned group, const TypeLists &lists) { join(lists, operandTypes(group)); }

  // For hooks that take one thing by reference: read before, written back after.
  Region &singleRegion(unsigned group) { return regions(group).empty() ? addRegion(group) : *regions(group).front(); }
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
  /// One list when there are no sizes.
  template <typename T>
  static llvm::SmallVector<llvm::SmallVector<T>> cut(llvm::ArrayRef<T> all, Attribute sizes);
  template <typename T>
  static void join(const llvm::SmallVector<llvm::SmallVector<T>> &lists, llvm::SmallVectorImpl<T> &all);

  OpAsmParser &parser;
  OperationState &result;
  const OpSpec &spec;
  FormatGroups &groups;
};

template <typename T>
llvm::SmallVector<llvm::SmallVector<T>> FormatParseState::cut(llvm::ArrayRef<T> all, Attribute sizes) {
  llvm::SmallVector<llvm::SmallVector<T>> lists;
  if (auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(sizes)) {
    for (int32_t size : array.asArrayRef()) {
      size_t count = std::min<size_t>(std::max(size, 0), all.size());
      lists.emplace_back(all.take_front(count));
      all = all.drop_front(count);
    }
  } else if (!all.empty()) {
    lists.emplace_back(all);
  }
  return lists;
}

template <typename T>
void FormatParseState::join(const llvm::SmallVector<llvm::SmallVector<T>> &lists, llvm::SmallVectorImpl<T> &all) {
  all.clear();
  for (const auto &list : lists)
    all.append(list.begin(), list.end());
}

inline void FormatParseState::setOperandLists(unsigned group, unsigned sizes, const OperandLists &lists) {
  join(lists, operands(group));
  llvm::SmallVector<int32_t> counts;
  for (const auto &list : lists)
    counts.push_back(list.size());
  attribute(sizes) = DenseI32ArrayAttr::get(result.getContext(), counts);
}

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPARSER_H
