//===- OperandRangeRange.h - Operand groups that consist of lists -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types of the accessors of a `VariadicOfVariadic` operand: an operand group that is divided into lists,
// whose sizes an attribute of the operation contains. Cheap, non-owning views. If the sizes exceed the group,
// as possible in unverified IR, the lists are truncated at the end of the group.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ODS_OPERANDRANGERANGE_H
#define STRATA_RUNTIME_IR_ODS_OPERANDRANGERANGE_H

#include "runtime/ir/MutableOperandRange.h"

namespace mlir {

namespace detail {

/// CRTP base class: a range of class `ListT` that is divided into consecutive lists of given sizes.
template <typename Derived, typename ListT>
class ListOfLists {
public:
  class iterator;
  using const_iterator = iterator;
  using value_type = ListT;

  ListOfLists() = default;
  ListOfLists(ListT all, llvm::ArrayRef<int32_t> sizes) : all(all), sizes(sizes) {}

  size_t size() const { return sizes.size(); }
  bool empty() const { return sizes.empty(); }
  /// Returns list \p index; linear in \p index.
  ListT operator[](size_t index) const {
    size_t start = 0;
    for (int32_t size : sizes.take_front(index))
      start += std::max(size, 0);
    start = std::min(start, all.size());
    return all.slice(start, std::min<size_t>(std::max(sizes[index], 0), all.size() - start));
  }
  ListT front() const { return (*this)[0]; }
  ListT back() const { return (*this)[size() - 1]; }
  /// Returns an iterator to the first list. Iteration is linear in the number of lists.
  iterator begin() const { return iterator(all, sizes); }
  iterator end() const { return iterator(ListT(), sizes.take_back(0)); }
  /// Returns the concatenation of the lists.
  ListT join() const { return all; }
  llvm::ArrayRef<int32_t> getSizes() const { return sizes; }

private:
  ListT all;
  llvm::ArrayRef<int32_t> sizes;
};

/// Iterator over the lists; holds the elements and sizes that remain.
template <typename Derived, typename ListT>
class ListOfLists<Derived, ListT>::iterator
    : public llvm::iterator_facade_base<iterator, std::forward_iterator_tag, ListT, ptrdiff_t, ListT, ListT> {
public:
  iterator() = default;
  iterator(ListT rest, llvm::ArrayRef<int32_t> sizes) : rest(rest), sizes(sizes) {}
  ListT operator*() const { return rest.slice(0, count()); }
  iterator &operator++() {
    size_t done = count();
    rest = rest.slice(done, rest.size() - done);
    sizes = sizes.drop_front();
    return *this;
  }
  using llvm::iterator_facade_base<iterator, std::forward_iterator_tag, ListT, ptrdiff_t, ListT,
                                   ListT>::operator++;
  bool operator==(const iterator &other) const { return sizes.size() == other.sizes.size(); }

private:
  size_t count() const { return std::min<size_t>(std::max(sizes.front(), 0), rest.size()); }

  ListT rest;
  llvm::ArrayRef<int32_t> sizes;
};

/// Returns the elements of a dense i32 array; none if \p sizes is null or another attribute.
llvm::ArrayRef<int32_t> listSizes(Attribute sizes);

} // namespace detail

/// The types of an operand group, divided into lists.
class TypeRangeRange : public detail::ListOfLists<TypeRangeRange, TypeRange> {
public:
  using ListOfLists::ListOfLists;
};

/// An operand group, divided into lists.
class OperandRangeRange : public detail::ListOfLists<OperandRangeRange, OperandRange> {
public:
  using ListOfLists::ListOfLists;
  /// \param sizes a dense i32 array.
  OperandRangeRange(OperandRange operands, Attribute sizes)
      : ListOfLists(operands, detail::listSizes(sizes)) {}
  TypeRangeRange getTypes() const { return TypeRangeRange(TypeRange(join()), getSizes()); }
  TypeRangeRange getType() const { return getTypes(); }
};

/// Divides a list of operands (or of their constants) into lists with the sizes in a dense i32 array.
template <typename RangeT>
llvm::SmallVector<RangeT> cutIntoLists(RangeT all, Attribute sizes) {
  llvm::SmallVector<RangeT> lists;
  for (int32_t size : detail::listSizes(sizes)) {
    size_t count = std::min<size_t>(std::max(size, 0), all.size());
    lists.push_back(all.slice(0, count));
    all = all.slice(count, all.size() - count);
  }
  return lists;
}

/// An operand group that is divided into lists and can be modified. The sizes are the dense i32 array in
/// attribute slot `partsSlot`.
class MutableOperandRangeRange {
public:
  /// The lists of operand group \p group of \p owner.
  MutableOperandRangeRange(Operation *owner, unsigned group, unsigned partsSlot)
      : owner(owner), group(group), partsSlot(partsSlot) {}

  Operation *getOwner() const { return owner; }
  size_t size() const { return detail::listSizes(owner->getSlot(partsSlot)).size(); }
  bool empty() const { return size() == 0; }
  MutableOperandRange operator[](unsigned index) const {
    return MutableOperandRange(owner, group, partsSlot, index);
  }
  OperandRangeRange getAsOperandRangeRange() const {
    return OperandRangeRange(owner->getOperandGroup(group), owner->getSlot(partsSlot));
  }
  operator OperandRangeRange() const { return getAsOperandRangeRange(); }
  /// Returns all operands of the group as one range.
  MutableOperandRange join() const { return MutableOperandRange(owner, group); }

private:
  Operation *owner;
  unsigned group, partsSlot;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ODS_OPERANDRANGERANGE_H
