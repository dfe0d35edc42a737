//===- ElementsAttributes.h - Attributes that hold elements -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of the attributes that hold the elements of a shaped type, and ranges of their elements as C++
// values. Elements whose representation matches a C++ number type are read in place: getValues<float>() of an
// f32 attribute copies nothing. For elements in a blob outside of the IR see Resource.h.
//
// This header declares the classes, for headers of op classes. Code that reads elements includes
// BuiltinAttributes.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H
#define STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"

namespace mlir {

namespace detail {
/// A complex number class, such as std::complex. The concept tests members, so that <complex> need not be
/// included.
template <typename T>
concept ComplexNumber = requires(T value) {
  typename T::value_type;
  requires std::is_arithmetic_v<typename T::value_type> && sizeof(T) == 2 * sizeof(typename T::value_type);
  value.real();
  value.imag();
};
/// A C++ number type. Elements of a matching element type are stored in the representation of this type.
template <typename T>
concept StoredNumber = std::is_arithmetic_v<T> || ComplexNumber<T>;

/// A class such as std::complex<llvm::APInt>, whose parts are of class \p PartT.
template <typename T, typename PartT>
concept ComplexOf = requires(T value) {
  requires std::is_same_v<typename T::value_type, PartT>;
  value.real();
  value.imag();
};

/// The stored representation of a C++ element type.
struct NumberFormat {
  unsigned bytes; ///< Size of one number; a complex element has two.
  bool isInteger, isSigned, isBool, isComplex;
};
/// Returns the representation of the C++ type T.
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
/// Returns true if elements of the IR type \p elementType are stored in \p format: the width is the same, and
/// the signedness is not the opposite one.
bool storesNumbers(Type elementType, NumberFormat format);
/// Returns true for a complex type whose parts are floats (if \p ofFloats) or integers (otherwise).
bool holdsComplex(Type elementType, bool ofFloats);

/// A range of the elements of an attribute, as values of T. An element is read from the stored data if T has
/// the stored representation, and otherwise through the attribute.
template <typename T>
class ElementsRange {
public:
  class iterator;
  using const_iterator = iterator;
  using value_type = T;

  /// \param data the elements in the representation of T, or null.
  /// \param isSplat `data` holds one value for all elements.
  ElementsRange(Attribute attr, const char *data, bool isSplat, size_t count)
      : attr(attr), data(data), count(count), isSplat(isSplat) {}
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  T operator[](size_t index) const;
  T front() const { return (*this)[0]; }
  iterator begin() const;
  iterator end() const;
  /// Converts to a container that can be constructed from two iterators.
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

/// Random access iterator over the elements.
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

/// Any attribute that holds the elements of a shaped type: dense, sparse or resource elements.
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
  /// Returns true if all elements are known to be equal because one value is stored for all.
  bool isSplat() const;

  // Indices.
  /// Returns true if the list has one index for each dimension and each index is less than the size of the
  /// dimension.
  bool isValidIndex(llvm::ArrayRef<uint64_t> index) const { return isValidIndex(getType(), index); }
  static bool isValidIndex(ShapedType type, llvm::ArrayRef<uint64_t> index);
  static bool isValidIndex(ElementsAttr elements, llvm::ArrayRef<uint64_t> index) {
    return elements.isValidIndex(index);
  }
  /// Returns the row-major index of an element. \pre isValidIndex(index).
  uint64_t getFlattenedIndex(llvm::ArrayRef<uint64_t> index) const {
    return getFlattenedIndex(getType(), index);
  }
  static uint64_t getFlattenedIndex(Type type, llvm::ArrayRef<uint64_t> index);
  static uint64_t getFlattenedIndex(ElementsAttr elements, llvm::ArrayRef<uint64_t> index) {
    return elements.getFlattenedIndex(index);
  }
  static Type getElementType(ElementsAttr elements) { return elements.getElementType(); }
  static int64_t getNumElements(ElementsAttr elements) { return elements.getNumElements(); }

  // One element, by its index in row-major order.
  /// Returns the element as an attribute, such as an IntegerAttr. Returns null if a resource has no data, or
  /// if a sparse attribute has no value at this index and the element type has no zero.
  Attribute getElement(int64_t index) const;
  /// Returns the element at a row-major index. \pre The element type is an integer or index type.
  llvm::APInt getIntElement(int64_t index) const;
  /// Returns the element at a row-major index. \pre The element type is a float type.
  llvm::APFloat getFloatElement(int64_t index) const;

  // All elements. T is a C++ number type of exactly the element width, APInt, APSInt, APFloat, std::complex
  // of one of these, StringRef, or an attribute class.
  template <typename T>
  using iterator = typename detail::ElementsRange<T>::iterator;
  template <typename T>
  using iterator_range = detail::ElementsRange<T>;
  template <typename T>
  using DerivedAttrValueCheckT =
      std::enable_if_t<std::is_base_of_v<Attribute, T> && !std::is_same_v<Attribute, T>>;
  template <typename T, typename ResultT>
  using DefaultValueCheckT =
      std::enable_if_t<std::is_same_v<Attribute, T> || !std::is_base_of_v<Attribute, T>, ResultT>;
  template <typename T>
  using DerivedAttrValueIterator = iterator<T>;
  template <typename T>
  using DerivedAttrValueIteratorRange = iterator_range<T>;
  /// Returns true if the elements can be read as T.
  template <typename T>
  bool holds() const;
  /// Returns the elements as a range of T. \pre holds<T>().
  template <typename T>
  detail::ElementsRange<T> getValues() const;
  /// Returns the elements as a range of T; fails if they cannot be read as T.
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
  /// Return iterators over the elements as values of T; fail if the elements cannot be read as T.
  template <typename T>
  FailureOr<iterator<T>> try_value_begin() const {
    if (!holds<T>())
      return failure();
    return value_begin<T>();
  }
  template <typename T>
  FailureOr<iterator<T>> try_value_end() const {
    if (!holds<T>())
      return failure();
    return value_end<T>();
  }
  /// Returns the value of all elements. \pre isSplat().
  template <typename T>
  T getSplatValue() const {
    return getValues<T>()[0];
  }

private:
  /// Returns the stored bytes of dense or resource elements, and true if they are one value for all elements.
  /// Returns null for other attributes.
  std::pair<const char *, bool> getStoredElements() const;
};

/// `dense<...> : tensor<...>`: all elements of a vector or tensor of static shape. A splat stores one
/// element. An element of n bits takes ceil(n / 8) bytes, little-endian; i1 takes one byte. A complex element
/// is two numbers. Strings are stored as attributes.
class DenseElementsAttr
    : public detail::BuiltinAttrView<DenseElementsAttr, AttrKind::DenseElements, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// Creates the attribute from one value (a splat), or one value per element. \pre The values have the
  /// element type.
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<Attribute> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::APInt> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::APFloat> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::StringRef> values);
  /// Creates the attribute from C++ numbers: one (a splat), or one per element. \pre The numbers have the
  /// representation of the elements.
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<T> values) {
    return getFromNumbers(type, reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T),
                          detail::numberFormat<T>());
  }
  /// Creates the attribute from complex numbers with parts of class APInt or APFloat.
  template <typename T>
    requires(detail::ComplexOf<T, llvm::APInt> || detail::ComplexOf<T, llvm::APFloat>)
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<T> values) {
    llvm::SmallVector<typename T::value_type> parts;
    for (const T &value : values)
      parts.append({value.real(), value.imag()});
    return getFromParts(type, parts);
  }
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return get(type, llvm::ArrayRef<T>(values.begin(), values.size()));
  }
  template <detail::StoredNumber T>
  static DenseElementsAttr get(ShapedType type, T value) {
    return get(type, llvm::ArrayRef<T>(value));
  }
  /// Creates the attribute from stored bytes; see the class comment for the representation.
  /// \pre isValidRawBuffer().
  static DenseElementsAttr getFromRawBuffer(ShapedType type, llvm::ArrayRef<char> data);
  /// Creates the attribute from the bytes of the textual form `dense<"0x...">`, in which i1 elements are
  /// packed bits. Returns null if the number of bytes does not match.
  static DenseElementsAttr getFromTextBuffer(ShapedType type, llvm::ArrayRef<char> data);
  /// Appends the bytes of the textual form to \p data.
  void getTextBuffer(llvm::SmallVectorImpl<char> &data) const;
  /// Returns true if \p data has the size of one element or of all elements.
  /// \param detectedSplat set to true if \p data is one element, which is the value of all elements.
  static bool isValidRawBuffer(ShapedType type, llvm::ArrayRef<char> data, bool &detectedSplat);
  /// Returns the size of a stored element in bytes.
  static unsigned getElementBytes(Type elementType);

  // Return true if a C++ value of the given kind and size in bytes has the stored representation of an
  // element.
  bool isValidBool() const { return getElementType().isInteger(1); }
  bool isValidIntOrFloat(int64_t bytes, bool isInt, bool isSigned) const;
  bool isValidComplex(int64_t bytes, bool isInt, bool isSigned) const;
  /// `value` is true for C++ floating-point classes.
  template <typename T>
  struct is_valid_cpp_fp_type {
    static constexpr bool value =
        std::numeric_limits<T>::is_specialized && !std::numeric_limits<T>::is_integer;
  };

  // Iterators and ranges over elements, by the class as which the elements are read.
  template <typename T>
  using ElementIterator = typename detail::ElementsRange<T>::iterator;
  using AttributeElementIterator = ElementIterator<Attribute>;
  using BoolElementIterator = ElementIterator<bool>;
  using IntElementIterator = ElementIterator<llvm::APInt>;
  using FloatElementIterator = ElementIterator<llvm::APFloat>;
  template <typename T>
  using DerivedAttributeElementIterator = ElementIterator<T>;
  template <typename T, typename AttrT = DenseElementsAttr>
  using iterator = ElementIterator<T>;
  template <typename T, typename AttrT = DenseElementsAttr>
  using iterator_range = detail::ElementsRange<T>;
  // Conditions for templates: T, the class as which elements are read, is of one kind.
  template <typename T>
  using AttributeValueTemplateCheckT = std::enable_if_t<std::is_same_v<T, Attribute>>;
  template <typename T>
  using BoolValueTemplateCheckT = std::enable_if_t<std::is_same_v<T, bool>>;
  template <typename T>
  using IntFloatValueTemplateCheckT = std::enable_if_t<std::is_arithmetic_v<T> && !std::is_same_v<T, bool>>;
  template <typename T>
  using APIntValueTemplateCheckT = std::enable_if_t<std::is_same_v<T, llvm::APInt>>;
  template <typename T>
  using APFloatValueTemplateCheckT = std::enable_if_t<std::is_same_v<T, llvm::APFloat>>;
  template <typename T>
  using StringRefValueTemplateCheckT = std::enable_if_t<std::is_same_v<T, llvm::StringRef>>;
  template <typename T>
  using DerivedAttrValueTemplateCheckT = DerivedAttrValueCheckT<T>;
  template <typename T, typename PartT>
  using ComplexValueTemplateCheckT =
      std::enable_if_t<detail::ComplexNumber<T> && std::is_same_v<typename T::value_type, PartT>>;
  template <typename T>
  using ComplexAPIntValueTemplateCheckT = std::enable_if_t<detail::ComplexOf<T, llvm::APInt>>;
  template <typename T>
  using ComplexAPFloatValueTemplateCheckT = std::enable_if_t<detail::ComplexOf<T, llvm::APFloat>>;

  /// Return the elements as llvm::APFloat, std::complex<llvm::APInt> or std::complex<llvm::APFloat>; fail if
  /// the element type does not match. The functions for complex numbers are defined in ComplexElements.h.
  FailureOr<detail::ElementsRange<llvm::APFloat>> tryGetFloatValues() const;
  auto tryGetComplexIntValues() const;
  auto tryGetComplexFloatValues() const;

  ShapedType getType() const;
  Type getElementType() const { return getType().getElementType(); }
  int64_t getNumElements() const { return getType().getNumElements(); }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return getNumElements() == 0; }
  bool isSplat() const;
  llvm::ArrayRef<char> getRawData() const;
  /// Returns the element as an attribute, such as an IntegerAttr; any index is valid for a splat.
  Attribute getElement(int64_t index) const;
  /// Returns the element at a row-major index. \pre The element type is an integer or index type.
  llvm::APInt getIntElement(int64_t index) const;
  /// Returns the element at a row-major index. \pre The element type is a float type.
  llvm::APFloat getFloatElement(int64_t index) const;
  template <typename T = Attribute>
  T getSplatValue() const {
    return ElementsAttr::getSplatValue<T>();
  }
  /// Returns the attribute with \p mapping applied to every integer (float) element; \p mapping returns the
  /// bit pattern of an element of \p newElementType.
  DenseElementsAttr mapValues(Type newElementType,
                              llvm::function_ref<llvm::APInt(const llvm::APInt &)> mapping) const;
  DenseElementsAttr mapValues(Type newElementType,
                              llvm::function_ref<llvm::APInt(const llvm::APFloat &)> mapping) const;
  /// Reinterprets the bits as elements of another type. \pre The width is the same.
  DenseElementsAttr bitcast(Type newElementType) const;
  /// Returns the same data with another shape. \pre The number of elements is the same.
  DenseElementsAttr reshape(ShapedType newType) const;
  /// Returns the splat with another shape. \pre isSplat().
  DenseElementsAttr resizeSplat(ShapedType newType) const;

private:
  /// Creates the attribute from the parts of complex numbers.
  static DenseElementsAttr getFromParts(ShapedType type, llvm::ArrayRef<llvm::APInt> parts);
  static DenseElementsAttr getFromParts(ShapedType type, llvm::ArrayRef<llvm::APFloat> parts);
  static DenseElementsAttr getFromNumbers(ShapedType type, const char *data, size_t size,
                                          detail::NumberFormat format);
};

/// Dense elements that are stored as numbers: of an integer, index, float or complex type.
class DenseIntOrFPElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr);

  // Creation from stored numbers: one (a splat), or one per element.
  /// \param data the elements in their stored representation.
  static DenseElementsAttr getRaw(ShapedType type, llvm::ArrayRef<char> data) {
    return getFromRawBuffer(type, data);
  }
  /// \param storageWidth the width of an element in bits; the values have this width.
  static DenseElementsAttr getRaw(ShapedType type, size_t storageWidth, llvm::ArrayRef<llvm::APInt> values);
  static DenseElementsAttr getRaw(ShapedType type, size_t storageWidth, llvm::ArrayRef<llvm::APFloat> values);
  /// Create the attribute from C++ numbers of this size in bytes. \pre The elements have this representation.
  static DenseElementsAttr getRawIntOrFloat(ShapedType type, llvm::ArrayRef<char> data, int64_t bytes,
                                            bool isInt, bool isSigned);
  static DenseElementsAttr getRawComplex(ShapedType type, llvm::ArrayRef<char> data, int64_t bytes,
                                         bool isInt, bool isSigned);
};

/// Dense elements that are all equal.
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
  /// \param values an array of C++ integers, APInt or attributes.
  template <typename Values>
  static DenseIntElementsAttr get(ShapedType type, Values &&values) {
    return llvm::cast<DenseIntElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef(values)));
  }
  template <typename T>
  static DenseIntElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return llvm::cast<DenseIntElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef<T>(values)));
  }
  using iterator = IntElementIterator;
  template <typename T = llvm::APInt>
  auto begin() const {
    return getValues<T>().begin();
  }
  template <typename T = llvm::APInt>
  auto end() const {
    return getValues<T>().end();
  }
};

/// Dense elements that are strings.
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
  /// \param values an array of C++ floats, APFloat or attributes.
  template <typename Values>
  static DenseFPElementsAttr get(ShapedType type, Values &&values) {
    return llvm::cast<DenseFPElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef(values)));
  }
  template <typename T>
  static DenseFPElementsAttr get(ShapedType type, std::initializer_list<T> values) {
    return llvm::cast<DenseFPElementsAttr>(DenseElementsAttr::get(type, llvm::ArrayRef<T>(values)));
  }
  using iterator = FloatElementIterator;
  template <typename T = llvm::APFloat>
  auto begin() const {
    return getValues<T>().begin();
  }
  template <typename T = llvm::APFloat>
  auto end() const {
    return getValues<T>().end();
  }
};

/// `sparse<[[0, 1]], [5]> : tensor<...>`: the non-zero elements and their indices.
class SparseElementsAttr
    : public detail::BuiltinAttrView<SparseElementsAttr, AttrKind::SparseElements, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// \param indices i64 elements, one row of indices for each value.
  /// \param values the elements at these indices.
  static SparseElementsAttr get(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values);
  /// Returns the sparse attribute after verifying shapes and indices; returns null after emitting an error.
  static SparseElementsAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, ShapedType type,
                                       DenseElementsAttr indices, DenseElementsAttr values);
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, ShapedType type,
                              DenseIntElementsAttr indices, DenseElementsAttr values);
  DenseIntElementsAttr getIndices() const;
  /// Returns the stored values only. To read all elements, including zeros, call getValues with a type.
  DenseElementsAttr getValues() const;
  using ElementsAttr::getValues;
  /// Returns the element at a row-major index. If the attribute stores no value at this index, returns the
  /// zero of the element type, or null if the type has no zero.
  Attribute getElement(int64_t index) const;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ELEMENTSATTRIBUTES_H
