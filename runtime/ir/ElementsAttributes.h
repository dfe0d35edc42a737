//===- ElementsAttributes.h - Contents of tensors and vectors -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of the attributes that hold the elements of a shaped type, and their elements as C++ values.
// Numbers that C++ has too are read where they are: getValues<float>() of a megabyte of f32 copies nothing.
// For elements in a blob beside the IR see Resource.h.
//
// The classes only, for headers of op classes; who reads elements includes BuiltinAttributes.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H
#define STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"

namespace strata {

namespace detail {
/// std::complex, without including it: two numbers, one behind the other.
template <typename T>
concept ComplexNumber = requires(T value) {
  typename T::value_type;
  requires std::is_arithmetic_v<typename T::value_type> && sizeof(T) == 2 * sizeof(typename T::value_type);
  value.real();
  value.imag();
};
/// What is stored as C++ has it.
template <typename T>
concept StoredNumber = std::is_arithmetic_v<T> || ComplexNumber<T>;

/// How a C++ type of elements is stored.
struct NumberFormat {
  unsigned bytes; ///< Of one number; a complex one has two.
  bool isInteger, isSigned, isBool, isComplex;
};
template <typename T>
constexpr NumberFormat numberFormat() {
  if constexpr (std::is_arithmetic_v<T>)
    return {sizeof(T), std::is_integral_v<T>, std::is_signed_v<T>, std::is_same_v<T, bool>, false};
  else {
    NumberFormat format = numberFormat<typename T::value_type>();
    format.isComplex = true;
    return format;
  }
}
/// Whether elements of that type are stored so: of the same width, and not of the other signedness.
bool storesNumbers(Type elementType, NumberFormat format);

/// The elements of an attribute as values of T, by index. Reads memory where it can, and asks the attribute
/// elsewhere.
template <typename T>
class ElementsRange {
public:
  class iterator;
  using const_iterator = iterator;
  using value_type = T;

  /// \param data  of elements stored as T has them, or null; \param isSplat  there is one for all.
  ElementsRange(Attribute attr, const char *data, bool isSplat, size_t count)
      : attr(attr), data(data), count(count), isSplat(isSplat) {}
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  T operator[](size_t index) const;
  T front() const { return (*this)[0]; }
  iterator begin() const;
  iterator end() const;
  /// To a container that can be made from two iterators.
  template <typename ContainerT>
    requires(requires { sizeof(ContainerT); } &&
             std::is_constructible_v<ContainerT, llvm::iterator_range<iterator>>)
  operator ContainerT() const {
    return ContainerT(llvm::make_range(begin(), end()));
  }

private:
  Attribute attr;
  const char *data;
  size_t count;
  bool isSplat;
};

template <typename T>
class ElementsRange<T>::iterator
    : public llvm::iterator_facade_base<iterator, std::random_access_iterator_tag, T, ptrdiff_t, T *, T> {
public:
  iterator(ElementsRange range, ptrdiff_t index) : range(range), index(index) {}
  T operator*() const { return range[index]; }
  iterator &operator+=(ptrdiff_t n) {
    index += n;
    return *this;
  }
  iterator &operator-=(ptrdiff_t n) {
    index -= n;
    return *this;
  }
  using llvm::iterator_facade_base<iterator, std::random_access_iterator_tag, T, ptrdiff_t, T *, T>::operator-
      ;
  ptrdiff_t operator-(const iterator &other) const { return index - other.index; }
  bool operator==(const iterator &other) const { return index == other.index; }
  bool operator<(const iterator &other) const { return index < other.index; }

private:
  ElementsRange range;
  ptrdiff_t index;
};

template <typename T>
typename ElementsRange<T>::iterator ElementsRange<T>::begin() const {
  return iterator(*this, 0);
}
template <typename T>
typename ElementsRange<T>::iterator ElementsRange<T>::end() const {
  return iterator(*this, count);
}
} // namespace detail

/// Any attribute that holds the elements of a shaped type.
class ElementsAttr : public TypedAttr {
public:
  using TypedAttr::TypedAttr;
  static bool classof(Attribute attr);
  ShapedType getType() const { return llvm::cast<ShapedType>(TypedAttr::getType()); }
  ShapedType getShapedType() const { return getType(); }
  Type getElementType() const { return getType().getElementType(); }
  int64_t getNumElements() const { return getType().getNumElements(); }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return getNumElements() == 0; }
  /// Whether one value is known to stand for all elements.
  bool isSplat() const;

  // One element, by its place in row-major order.
  /// As an IntegerAttr, FloatAttr …; null where a sparse one has no zero, or a resource no data.
  Attribute getElement(int64_t index) const;
  /// \pre Integer or index elements.
  llvm::APInt getIntElement(int64_t index) const;
  /// \pre Float elements.
  llvm::APFloat getFloatElement(int64_t index) const;

  // All elements. T is a number of C++ of just their width, APInt, APSInt, APFloat, StringRef, or an
  // attribute.
  /// Whether the elements are such values.
  template <typename T>
  bool holds() const;
  /// \pre holds<T>().
  template <typename T>
  detail::ElementsRange<T> getValues() const;
  template <typename T>
  FailureOr<detail::ElementsRange<T>> tryGetValues() const {
    if (!holds<T>())
      return failure();
    return getValues<T>();
  }
  template <typename T>
  auto value_begin() const {
    return getValues<T>().begin();
  }
  template <typename T>
  auto value_end() const {
    return getValues<T>().end();
  }
  /// \pre isSplat().
  template <typename T>
  T getSplatValue() const {
    return getValues<T>()[0];
  }

private:
  /// The bytes of dense elements or of a resource, and whether they are those of one element for all; null
  /// otherwise.
  std::pair<const char *, bool> getStoredElements() const;
};

/// `dense<…> : tensor<…>`: all elements of a vector or tensor of static shape. A splat stores one element.
/// Elements of n bits are stored in ceil(n / 8) bytes each, little-endian; i1 takes a byte. Complex elements
/// are two in a row. Strings are stored as attributes.
class DenseElementsAttr
    : public detail::BuiltinAttrView<DenseElementsAttr, AttrKind::DenseElements, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// One value (a splat), or one for each element; all of the element type.
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<Attribute> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::APInt> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::APFloat> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::StringRef> values);
  /// Numbers of C++ of the width that elements have.
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<T> values) {
    return getFromNumbers(type, reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T),
                          detail::numberFormat<T>());
  }
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return get(type, llvm::ArrayRef<T>(values.begin(), values.size()));
  }
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, T value) {
    return get(type, llvm::ArrayRef<T>(value));
  }
  /// \pre data has one element (a splat) or all of them, stored as said above.
  static DenseElementsAttr getFromRawBuffer(ShapedType type, llvm::ArrayRef<char> data);
  /// The same from the bytes of the text form `dense<"0x…">`, where i1 elements are bits; null when there are
  /// too few or too many.
  static DenseElementsAttr getFromTextBuffer(ShapedType type, llvm::ArrayRef<char> data);
  /// The bytes of the text form.
  void getTextBuffer(llvm::SmallVectorImpl<char> &data) const;
  /// Whether getFromRawBuffer can be called. \param detectedSplat  there is one element for all.
  static bool isValidRawBuffer(ShapedType type, llvm::ArrayRef<char> data, bool &detectedSplat);
  /// Bytes that one element of the type takes.
  static unsigned getElementBytes(Type elementType);

  ShapedType getType() const;
  Type getElementType() const { return getType().getElementType(); }
  int64_t getNumElements() const { return getType().getNumElements(); }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return getNumElements() == 0; }
  bool isSplat() const;
  llvm::ArrayRef<char> getRawData() const;
  /// The element as an IntegerAttr, FloatAttr …; one for all in a splat.
  Attribute getElement(int64_t index) const;
  /// \pre Integer or index elements.
  llvm::APInt getIntElement(int64_t index) const;
  /// \pre Float elements.
  llvm::APFloat getFloatElement(int64_t index) const;
  template <typename T = Attribute>
  T getSplatValue() const {
    return ElementsAttr::getSplatValue<T>();
  }
  /// Integers or floats with another element type, each from the bits of the old one.
  DenseElementsAttr mapValues(Type newElementType,
                              llvm::function_ref<llvm::APInt(const llvm::APInt &)> mapping) const;
  DenseElementsAttr mapValues(Type newElementType,
                              llvm::function_ref<llvm::APInt(const llvm::APFloat &)> mapping) const;
  /// The same bits as elements of another type. \pre of the same width.
  DenseElementsAttr bitcast(Type newElementType) const;
  /// The same data seen as another shape with as many elements.
  DenseElementsAttr reshape(ShapedType newType) const;
  DenseElementsAttr resizeSplat(ShapedType newType) const;

private:
  static DenseElementsAttr getFromNumbers(ShapedType type, const char *data, size_t size,
                                          detail::NumberFormat format);
};

class SplatElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr) {
    return DenseElementsAttr::classof(attr) && DenseElementsAttr(attr.getImpl()).isSplat();
  }
  template <typename T>
  static SplatElementsAttr get(ShapedType type, T value) {
    return llvm::cast<SplatElementsAttr>(DenseElementsAttr::get(type, value));
  }
};

/// Dense elements of an integer or index type.
class DenseIntElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr) {
    return DenseElementsAttr::classof(attr) &&
           DenseElementsAttr(attr.getImpl()).getElementType().isIntOrIndex();
  }
  /// \param values  an array of integers, of APInt or of attributes.
  template <typename Values>
  static DenseIntElementsAttr get(ShapedType type, Values &&values) {
    return llvm::cast<DenseIntElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef(values)));
  }
  template <typename T>
  static DenseIntElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return llvm::cast<DenseIntElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef<T>(values)));
  }
  template <typename T = llvm::APInt>
  auto begin() const {
    return getValues<T>().begin();
  }
  template <typename T = llvm::APInt>
  auto end() const {
    return getValues<T>().end();
  }
};

/// Dense elements that are strings: of a type that is neither a number nor a complex number.
class DenseStringElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr);
  static DenseStringElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::StringRef> values) {
    return llvm::cast<DenseStringElementsAttr>(DenseElementsAttr::get(type, values));
  }
  auto begin() const { return getValues<llvm::StringRef>().begin(); }
  auto end() const { return getValues<llvm::StringRef>().end(); }
};

/// Dense elements of a float type.
class DenseFPElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr) {
    return DenseElementsAttr::classof(attr) && DenseElementsAttr(attr.getImpl()).getElementType().isFloat();
  }
  /// \param values  an array of floats, of APFloat or of attributes.
  template <typename Values>
  static DenseFPElementsAttr get(ShapedType type, Values &&values) {
    return llvm::cast<DenseFPElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef(values)));
  }
  template <typename T>
  static DenseFPElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return llvm::cast<DenseFPElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef<T>(values)));
  }
  template <typename T = llvm::APFloat>
  auto begin() const {
    return getValues<T>().begin();
  }
  template <typename T = llvm::APFloat>
  auto end() const {
    return getValues<T>().end();
  }
};

/// `sparse<[[0, 1]], [5]> : tensor<…>`: the elements that are not zero, and where they are.
class SparseElementsAttr
    : public detail::BuiltinAttrView<SparseElementsAttr, AttrKind::SparseElements, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// \param indices  i64 elements: a row of indices for each value.
  static SparseElementsAttr get(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values);
  static SparseElementsAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, ShapedType type,
                                       DenseElementsAttr indices, DenseElementsAttr values);
  DenseIntElementsAttr getIndices() const;
  /// Those that are given; for all elements call getValues with a type.
  DenseElementsAttr getValues() const;
  using ElementsAttr::getValues;
  /// The element at a place in row-major order: the zero of the element type where none is given, null when
  /// that type has no zero.
  Attribute getElement(int64_t index) const;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H
