//===- FormatParseState.cpp - What custom directives parse into -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// These definitions are out of line, because every generated definition with a `custom<...>` directive would
// instantiate the lists of lists.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatGroups.h"

using namespace mlir;

template <typename T>
static void clear(FormatGroups::Lists<T> &lists, size_t count) {
  if (lists.size() < count)
    lists.resize(count);
  for (size_t i = 0; i != count; ++i)
    lists[i].clear();
}

void FormatGroups::reset(const OpSpec &spec) {
  clear(operands, spec.operands.size());
  clear(operandTypes, spec.operands.size());
  clear(resultTypes, spec.results.size());
  clear(successors, spec.successors.size());
  clear(regions, spec.regions.size());
}

FormatParseState::FormatParseState(OpAsmParser &parser, OperationState &result, const OpSpec &spec,
                                   FormatGroups &groups)
    : parser(parser), result(result), spec(spec), groups(groups) {
  groups.reset(spec);
  result.slots.resize(result.name.getNumSlots());
}

llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &FormatParseState::operands(unsigned group) {
  return groups.operands[group];
}
llvm::SmallVectorImpl<Type> &FormatParseState::operandTypes(unsigned group) {
  return groups.operandTypes[group];
}
llvm::SmallVectorImpl<Type> &FormatParseState::resultTypes(unsigned group) {
  return groups.resultTypes[group];
}
llvm::SmallVectorImpl<Block *> &FormatParseState::successors(unsigned group) {
  return groups.successors[group];
}
llvm::SmallVectorImpl<std::unique_ptr<Region>> &FormatParseState::regions(unsigned group) {
  return groups.regions[group];
}
Region &FormatParseState::singleRegion(unsigned group) {
  return regions(group).empty() ? addRegion(group) : *regions(group).front();
}

Region &FormatParseState::addRegion(unsigned group) {
  return *regions(group).emplace_back(std::make_unique<Region>());
}

/// Splits \p all into lists of the given sizes. Without an array of sizes, returns one list with all
/// elements, or no list if there are no elements.
template <typename T>
static llvm::SmallVector<llvm::SmallVector<T>> cut(llvm::ArrayRef<T> all, Attribute sizes) {
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
static void join(const llvm::SmallVector<llvm::SmallVector<T>> &lists, llvm::SmallVectorImpl<T> &all) {
  all.clear();
  for (const auto &list : lists)
    all.append(list.begin(), list.end());
}

FormatParseState::OperandLists FormatParseState::operandLists(unsigned group, unsigned sizes) {
  return cut<UnresolvedOperand>(operands(group), attribute(sizes));
}

FormatParseState::TypeLists FormatParseState::operandTypeLists(unsigned group, unsigned sizes) {
  return cut<Type>(operandTypes(group), attribute(sizes));
}

void FormatParseState::setOperandLists(unsigned group, unsigned sizes, const OperandLists &lists) {
  join(lists, operands(group));
  llvm::SmallVector<int32_t> counts;
  for (const auto &list : lists)
    counts.push_back(list.size());
  attribute(sizes) = DenseI32ArrayAttr::get(result.getContext(), counts);
}

void FormatParseState::setOperandTypeLists(unsigned group, const TypeLists &lists) {
  join(lists, operandTypes(group));
}

/// Returns the first element; creates it if the list is empty.
template <typename T>
static T &single(llvm::SmallVectorImpl<T> &list) {
  if (list.empty())
    list.emplace_back();
  return list.front();
}

FormatParseState::UnresolvedOperand &FormatParseState::singleOperand(unsigned group) {
  return single(operands(group));
}
Type &FormatParseState::singleOperandType(unsigned group) { return single(operandTypes(group)); }
Type &FormatParseState::singleResultType(unsigned group) { return single(resultTypes(group)); }
