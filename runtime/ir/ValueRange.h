//===- ValueRange.h - Ranges of values and types ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Non-owning random access ranges: OperandRange over the operands of an operation, ResultRange over its
// results, ValueRange over either of them, over block arguments or over an array of values, and TypeRange
// over the types of any of these or an array of types. A range consists of a pointer, a count and a source
// kind, and is passed by value. It must not outlive the underlying objects.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VALUERANGE_H
#define STRATA_RUNTIME_IR_VALUERANGE_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class OperandRangeRange;
class TypeRange;
class ValueRange;
/// The types of a range of values, and an iterator over them.
template <typename ValueRangeT>
using ValueTypeRange = TypeRange;

namespace detail {
template <typename T>
class DenseArrayOf;
template <typename Range, typename Element>
class IndexIterator;
} // namespace detail
template <typename ValueIteratorT>
using ValueTypeIterator = detail::IndexIterator<TypeRange, Type>;

namespace detail {
/// The underlying storage of a range. Results are stored in reverse order, with two different sizes.
enum class RangeSource : uint8_t { Values, Operands, Results, Arguments, Types };

/// Returns the result of the same operation as \p base whose number is that of \p base plus \p offset.
ValueImpl *getResultFrom(ValueImpl *base, ptrdiff_t offset);
/// Returns true if the ranges contain the same values (types) in the same order.
bool areEqual(const ValueRange &lhs, const ValueRange &rhs);
bool areEqual(const TypeRange &lhs, const TypeRange &rhs);

/// Random access iterator over a range class with operator[].
template <typename Range, typename Element>
class IndexIterator
    : public llvm::iterator_facade_base<IndexIterator<Range, Element>, std::random_access_iterator_tag,
                                        Element, ptrdiff_t, Element, Element> {
public:
  IndexIterator() = default;
  IndexIterator(Range range, ptrdiff_t index) : range(range), index(index) {}
  Element operator*() const { return range[index]; }
  IndexIterator &operator+=(ptrdiff_t n) {
    index += n;
    return *this;
  }
  IndexIterator &operator-=(ptrdiff_t n) {
    index -= n;
    return *this;
  }
  using llvm::iterator_facade_base<IndexIterator, std::random_access_iterator_tag, Element, ptrdiff_t,
                                   Element, Element>::operator-;
  ptrdiff_t operator-(const IndexIterator &other) const { return index - other.index; }
  bool operator==(const IndexIterator &other) const { return index == other.index; }
  bool operator<(const IndexIterator &other) const { return index < other.index; }
  ptrdiff_t getIndex() const { return index; }
  /// Returns the elements from this iterator to \p last, of the same range.
  Range rangeTo(const IndexIterator &last) const { return range.offsetBy(index, last.index - index); }

private:
  Range range;
  ptrdiff_t index = 0;
};

/// Common base class of the ranges. `Derived` has operator[](size_t) and a constructor from source, base and
/// count.
template <typename Derived, typename Element>
class RangeBase {
public:
  using iterator = IndexIterator<Derived, Element>;
  using const_iterator = iterator;
  using value_type = Element;

  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  iterator begin() const { return iterator(self(), 0); }
  iterator end() const { return iterator(self(), count); }
  auto rbegin() const { return std::make_reverse_iterator(end()); }
  auto rend() const { return std::make_reverse_iterator(begin()); }
  Element front() const { return self()[0]; }
  Element back() const { return self()[count - 1]; }
  using reverse_iterator = std::reverse_iterator<iterator>;
  /// Returns a part of the range. \pre start + length <= size().
  Derived slice(size_t start, size_t length) const { return self().offsetBy(start, length); }
  Derived drop_front(size_t n = 1) const { return slice(n, count - n); }
  Derived drop_back(size_t n = 1) const { return slice(0, count - n); }
  Derived take_front(size_t n) const { return slice(0, std::min(n, count)); }
  Derived take_back(size_t n) const { return slice(count - std::min(n, count), std::min(n, count)); }
  template <typename OtherT>
  bool operator==(const OtherT &other) const {
    using Whole = std::conditional_t<std::is_same_v<Element, Type>, TypeRange, ValueRange>;
    if constexpr (std::is_convertible_v<const OtherT &, Whole>)
      return areEqual(Whole(self()), Whole(other));
    else
      return size() == static_cast<size_t>(std::distance(other.begin(), other.end())) &&
             std::equal(begin(), end(), other.begin());
  }
  /// Declared so that the compiler does not also consider operator== with swapped operands.
  template <typename OtherT>
  bool operator!=(const OtherT &other) const {
    return !(*this == other);
  }

  /// Converts to a SmallVector: `SmallVector<Value> operands(op->getOperands())`.
  template <typename T, unsigned N>
    requires std::is_constructible_v<T, Element>
  operator llvm::SmallVector<T, N>() const {
    return llvm::SmallVector<T, N>(begin(), end());
  }

protected:
  RangeBase() = default;
  RangeBase(RangeSource source, const void *base, size_t count)
      : base(const_cast<void *>(base)), count(count), source(source) {}
  const Derived &self() const { return *static_cast<const Derived *>(this); }

  /// Returns the value at \p index. \pre The range does not consist of types.
  Value valueAt(size_t index) const {
    switch (source) {
    case RangeSource::Values:
      return static_cast<const Value *>(base)[index];
    case RangeSource::Operands:
      return static_cast<OpOperand *>(base)[index].get();
    case RangeSource::Results:
      return getResultFrom(static_cast<ValueImpl *>(base), index);
    case RangeSource::Arguments:
      return static_cast<BlockArgumentImpl **>(base)[index];
    case RangeSource::Types:
      break;
    }
    llvm_unreachable("not a range of values");
  }
  /// Returns the base pointer of the range that starts at \p index.
  void *baseAt(size_t index) const {
    if (count == 0)
      return base;
    switch (source) {
    case RangeSource::Values:
      return static_cast<Value *>(base) + index;
    case RangeSource::Operands:
      return static_cast<OpOperand *>(base) + index;
    case RangeSource::Results:
      return index < count ? getResultFrom(static_cast<ValueImpl *>(base), index) : nullptr;
    case RangeSource::Arguments:
      return static_cast<BlockArgumentImpl **>(base) + index;
    case RangeSource::Types:
      return static_cast<Type *>(base) + index;
    }
    llvm_unreachable("unknown source");
  }

  friend class mlir::ValueRange;
  friend class mlir::TypeRange;
  void *base = nullptr;
  size_t count = 0;
  RangeSource source = RangeSource::Values;
};
} // namespace detail

/// The operands of an operation, or a part of them.
class OperandRange : public detail::RangeBase<OperandRange, Value> {
public:
  using type_range = ValueTypeRange<OperandRange>;
  using type_iterator = detail::IndexIterator<TypeRange, Type>;

  OperandRange() = default;
  OperandRange(const iterator &first, const iterator &last) : OperandRange(first.rangeTo(last)) {}
  OperandRange(OpOperand *base, size_t count) : RangeBase(detail::RangeSource::Operands, base, count) {}
  Value operator[](size_t index) const { return getBase()[index].get(); }
  OperandRange offsetBy(size_t start, size_t length) const { return {getBase() + start, length}; }
  OpOperand *getBase() const { return static_cast<OpOperand *>(base); }
  /// Returns the index of the first operand in its operation. \pre Not empty.
  unsigned getBeginOperandIndex() const { return getBase()->getOperandNumber(); }
  /// Divides the operands into lists with the sizes in a dense i32 array; defined in
  /// ods/OperandRangeRange.cpp.
  OperandRangeRange split(detail::DenseArrayOf<int32_t> sizes) const;
  TypeRange getTypes() const;
  /// Alias of getTypes(), so that a predicate in a .td may use $name.getType() for single values and for
  /// groups of values.
  TypeRange getType() const;
};

/// Iterator over the uses of several results, one result after the other.
class ResultUseIterator
    : public llvm::iterator_facade_base<ResultUseIterator, std::forward_iterator_tag, OpOperand> {
public:
  ResultUseIterator() = default;
  /// \param first the first of \p count results of one operation.
  ResultUseIterator(detail::ValueImpl *first, size_t count) : first(first), count(count) { skipUnused(); }
  OpOperand &operator*() const { return *use; }
  using iterator_facade_base::operator++;
  ResultUseIterator &operator++() {
    use = use->getNextUse();
    if (!use) {
      ++index;
      skipUnused();
    }
    return *this;
  }
  bool operator==(const ResultUseIterator &other) const { return use == other.use; }

private:
  void skipUnused() {
    for (; index != count && !use; ++index)
      if ((use = detail::getResultFrom(first, index)->firstUse))
        return;
  }

  detail::ValueImpl *first = nullptr;
  size_t count = 0, index = 0;
  OpOperand *use = nullptr;
};

/// The results of an operation, or a part of them.
class ResultRange : public detail::RangeBase<ResultRange, OpResult> {
public:
  using type_range = ValueTypeRange<ResultRange>;
  using type_iterator = detail::IndexIterator<TypeRange, Type>;
  using UseIterator = ResultUseIterator;
  using use_iterator = ResultUseIterator;
  using use_range = llvm::iterator_range<use_iterator>;
  using user_iterator = ValueUserIterator<use_iterator, OpOperand>;
  using user_range = llvm::iterator_range<user_iterator>;

  ResultRange() = default;
  ResultRange(const iterator &first, const iterator &last) : ResultRange(first.rangeTo(last)) {}
  ResultRange(detail::ValueImpl *base, size_t count) : RangeBase(detail::RangeSource::Results, base, count) {}
  /*implicit*/ ResultRange(OpResult result) : ResultRange(result.getImpl(), 1) {}
  OpResult operator[](size_t index) const {
    return detail::getResultFrom(static_cast<detail::ValueImpl *>(base), index);
  }
  ResultRange offsetBy(size_t start, size_t length) const {
    return {length ? static_cast<detail::ValueImpl *>(baseAt(start)) : nullptr, length};
  }
  TypeRange getTypes() const;
  /// Alias of getTypes(), so that a predicate in a .td may use $name.getType() for single values and for
  /// groups of values.
  TypeRange getType() const;
  bool use_empty() const {
    for (size_t i = 0; i != count; ++i)
      if (!(*this)[i].use_empty())
        return false;
    return true;
  }
  /// Returns the uses of all results, one result after the other.
  auto getUses() const { return llvm::make_range(use_begin(), use_end()); }
  ResultUseIterator use_begin() const;
  ResultUseIterator use_end() const;
  /// Returns the users of all results, once per use.
  user_range getUsers() const { return {user_begin(), user_end()}; }
  user_iterator user_begin() const { return user_iterator(use_begin()); }
  user_iterator user_end() const { return user_iterator(use_end()); }
  /// Replaces the uses of each result by the value with the same index.
  void replaceAllUsesWith(ValueRange values) const;
  void replaceAllUsesWith(Operation *op) const;
  /// Replaces those uses of each result for which \p shouldReplace returns true by the value with the same
  /// index.
  void replaceUsesWithIf(ValueRange values, llvm::function_ref<bool(OpOperand &)> shouldReplace) const;
  void replaceUsesWithIf(Operation *op, llvm::function_ref<bool(OpOperand &)> shouldReplace) const;
};

/// A range of values with any underlying storage.
class ValueRange : public detail::RangeBase<ValueRange, Value> {
public:
  using type_range = ValueTypeRange<ValueRange>;
  using type_iterator = detail::IndexIterator<TypeRange, Type>;

  ValueRange() = default;
  ValueRange(const iterator &first, const iterator &last) : ValueRange(first.rangeTo(last)) {}
  ValueRange(std::nullopt_t) {}
  ValueRange(llvm::ArrayRef<Value> values)
      : RangeBase(detail::RangeSource::Values, values.data(), values.size()) {}
  template <unsigned N>
  ValueRange(const llvm::SmallVector<Value, N> &values) : ValueRange(llvm::ArrayRef<Value>(values)) {}
  ValueRange(const llvm::SmallVectorImpl<Value> &values) : ValueRange(llvm::ArrayRef<Value>(values)) {}
  template <typename AllocatorT>
  ValueRange(const std::vector<Value, AllocatorT> &values) : ValueRange(llvm::ArrayRef<Value>(values)) {}
  /// Creates a range over an initializer list, which exists only until the end of the full expression.
  ValueRange(std::initializer_list<Value> values)
      : RangeBase(detail::RangeSource::Values, values.begin(), values.size()) {}
  ValueRange(const Value &value) : RangeBase(detail::RangeSource::Values, &value, 1) {}
  ValueRange(OperandRange values) : RangeBase(detail::RangeSource::Operands, values.base, values.count) {}
  ValueRange(ResultRange values) : RangeBase(detail::RangeSource::Results, values.base, values.count) {}
  ValueRange(llvm::ArrayRef<BlockArgument> values)
      : RangeBase(detail::RangeSource::Arguments, values.data(), values.size()) {}
  ValueRange(llvm::MutableArrayRef<BlockArgument> values)
      : ValueRange(llvm::ArrayRef<BlockArgument>(values)) {}
  /// Creates a range over any other array of values, such as a std::array.
  template <typename ArrayT>
    requires(std::is_constructible_v<llvm::ArrayRef<Value>, const ArrayT &> &&
             !std::is_convertible_v<const ArrayT &, Value> && !std::is_base_of_v<ValueRange, ArrayT>)
  ValueRange(const ArrayT &values) : ValueRange(llvm::ArrayRef<Value>(values)) {}
  ValueRange(const llvm::iterator_range<OperandRange::iterator> &values)
      : ValueRange(OperandRange(values.begin(), values.end())) {}
  ValueRange(const llvm::iterator_range<ResultRange::iterator> &values)
      : ValueRange(ResultRange(values.begin(), values.end())) {}
  ValueRange(detail::RangeSource source, const void *base, size_t count) : RangeBase(source, base, count) {}

  Value operator[](size_t index) const { return valueAt(index); }
  ValueRange offsetBy(size_t start, size_t length) const {
    return {source, length ? baseAt(start) : nullptr, length};
  }
  TypeRange getTypes() const;
  /// Alias of getTypes(), so that a predicate in a .td may use $name.getType() for single values and for
  /// groups of values.
  TypeRange getType() const;
};

/// A range of types, or of the types of values.
class TypeRange : public detail::RangeBase<TypeRange, Type> {
public:
  TypeRange() = default;
  TypeRange(const iterator &first, const iterator &last) : TypeRange(first.rangeTo(last)) {}
  TypeRange(std::nullopt_t) {}
  TypeRange(llvm::ArrayRef<Type> types) : RangeBase(detail::RangeSource::Types, types.data(), types.size()) {}
  template <unsigned N>
  TypeRange(const llvm::SmallVector<Type, N> &types) : TypeRange(llvm::ArrayRef<Type>(types)) {}
  TypeRange(const llvm::SmallVectorImpl<Type> &types) : TypeRange(llvm::ArrayRef<Type>(types)) {}
  template <typename AllocatorT>
  TypeRange(const std::vector<Type, AllocatorT> &types) : TypeRange(llvm::ArrayRef<Type>(types)) {}
  TypeRange(std::initializer_list<Type> types)
      : RangeBase(detail::RangeSource::Types, types.begin(), types.size()) {}
  TypeRange(const Type &type) : RangeBase(detail::RangeSource::Types, &type, 1) {}
  /*implicit*/ TypeRange(ValueRange values) : RangeBase(values.source, values.base, values.count) {}
  /*implicit*/ TypeRange(OperandRange values) : TypeRange(ValueRange(values)) {}
  /*implicit*/ TypeRange(ResultRange values) : TypeRange(ValueRange(values)) {}
  /// Creates a range over any other array of types, such as a std::array.
  template <typename ArrayT>
    requires(std::is_constructible_v<llvm::ArrayRef<Type>, const ArrayT &> &&
             !std::is_convertible_v<const ArrayT &, Type> && !std::is_base_of_v<TypeRange, ArrayT>)
  TypeRange(const ArrayT &types) : TypeRange(llvm::ArrayRef<Type>(types)) {}
  TypeRange(detail::RangeSource source, const void *base, size_t count) : RangeBase(source, base, count) {}

  Type operator[](size_t index) const {
    return source == detail::RangeSource::Types ? static_cast<const Type *>(base)[index]
                                                : valueAt(index).getType();
  }
  TypeRange offsetBy(size_t start, size_t length) const {
    return {source, length ? baseAt(start) : nullptr, length};
  }
};

inline ResultUseIterator ResultRange::use_begin() const {
  return ResultUseIterator(static_cast<detail::ValueImpl *>(base), count);
}
inline ResultUseIterator ResultRange::use_end() const { return ResultUseIterator(); }

inline TypeRange OperandRange::getTypes() const { return TypeRange(*this); }
inline TypeRange ResultRange::getTypes() const { return TypeRange(*this); }
inline TypeRange ValueRange::getTypes() const { return TypeRange(*this); }
inline TypeRange OperandRange::getType() const { return getTypes(); }
inline TypeRange ResultRange::getType() const { return getTypes(); }
inline TypeRange ValueRange::getType() const { return getTypes(); }

} // namespace mlir

#endif // STRATA_RUNTIME_IR_VALUERANGE_H
