//===- BuiltinAttributeViews.h - The classes of the builtin attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of the builtin attributes, without elements attributes and locations. Each get() returns a
// uniqued attribute; it may be called by any number of threads.
//
// This header is for op classes, which name attributes but do not compute with them: APInt, APFloat and
// APSInt are only declared, which reduces the compile time of such headers by a tenth. Code that uses these
// numbers or the elements of a tensor includes BuiltinAttributes.h instead.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H
#define STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H

#include "runtime/ir/BuiltinAttrNames.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/Twine.h"

namespace llvm {
class APFloat;
class APInt;
class APSInt;
} // namespace llvm

namespace mlir {

class IntegerSet;

namespace detail {
/// Base of the handle class ("view") of one builtin attribute kind.
template <typename Concrete, AttrKind Kind, typename Base = Attribute>
class BuiltinAttrView : public Base {
public:
  using Base::Base;
  BuiltinAttrView() = default;
  static constexpr llvm::StringLiteral name = getBuiltinAttrName(Kind);
  static constexpr llvm::StringLiteral dialectName = "builtin";
  static bool classof(Attribute attr) { return attr.getKind() == Kind; }
  /// Verifies the parameters of an attribute by the function verify() of the class, if it declares one.
  template <typename... Args>
  static LogicalResult verifyInvariants(llvm::function_ref<InFlightDiagnostic()> emitError, Args &&...args) {
    if constexpr (requires { Concrete::verify(emitError, args...); })
      return Concrete::verify(emitError, std::forward<Args>(args)...);
    else
      return llvm::success();
  }
  /// Attaches interfaces to the attribute kind; see AttrView::attachInterface.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    attachInterfaces(context, Kind, {{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }
};
} // namespace detail

/// An attribute with a type: integers, floats, elements, typed strings, and attributes of dialects that
/// implement TypedAttrInterface or have a self-type parameter.
class TypedAttr : public AttrInterface<TypedAttr> {
public:
  using AttrInterface::AttrInterface;
  /// The function table of the interface.
  struct Concept {
    Type (*getType)(Attribute);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename AttrT>
  struct Model {
    static Type getType(Attribute attr) { return AttrT(attr.getImpl()).getType(); }
    static constexpr Concept value = {&getType};
  };
  static bool classof(Attribute attr);
  /// Returns the type of the attribute.
  Type getType() const;
};

/// An attribute that is a block of bytes: dense arrays, dense resources, and attributes of dialects that
/// implement BlobAttrInterface.
class BlobAttr : public AttrInterface<BlobAttr> {
public:
  using AttrInterface::AttrInterface;
  /// The function table of the interface.
  struct Concept {
    llvm::ArrayRef<char> (*getData)(Attribute);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename AttrT>
  struct Model {
    static llvm::ArrayRef<char> getData(Attribute attr) { return AttrT(attr.getImpl()).getData(); }
    static constexpr Concept value = {&getData};
  };
  static bool classof(Attribute attr);
  /// Returns the bytes; borrowed from the attribute.
  llvm::ArrayRef<char> getData() const;
};

/// A string such as `"text"`, optionally with a type.
class StringAttr : public detail::BuiltinAttrView<StringAttr, AttrKind::String> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static StringAttr get(MLIRContext *context, const llvm::Twine &text);
  static StringAttr get(MLIRContext *context, llvm::StringRef text);
  static StringAttr get(MLIRContext *context, const char *text) {
    return get(context, llvm::StringRef(text));
  }
  static StringAttr get(MLIRContext *context, const std::string &text) {
    return get(context, llvm::StringRef(text));
  }
  static StringAttr get(MLIRContext *context) { return get(context, llvm::StringRef()); }
  /// Returns a typed string; untyped if \p type is NoneType.
  static StringAttr get(const llvm::Twine &text, Type type);
  /// Returns the string. A null byte follows its last character.
  llvm::StringRef getValue() const;
  llvm::StringRef strref() const { return getValue(); }
  std::string str() const { return getValue().str(); }
  const char *data() const { return getValue().data(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  operator llvm::StringRef() const { return getValue(); }
  using ValueType = llvm::StringRef;
  const char *begin() const { return getValue().begin(); }
  const char *end() const { return getValue().end(); }
  /// Compares the texts. The result is negative if the text of this attribute precedes that of \p other.
  int compare(StringAttr other) const { return getValue().compare(other.getValue()); }
  /// Returns the dialect that the text up to the first `.` names, if it is loaded; else null.
  Dialect *getReferencedDialect() const;
  Type getType() const;
  operator TypedAttr() const { return impl; }

  // Comparison with an attribute compares pointers; with a string, the text.
  friend bool operator==(StringAttr lhs, StringAttr rhs) { return lhs.impl == rhs.impl; }
  friend bool operator==(StringAttr lhs, llvm::StringRef rhs) { return lhs.getValue() == rhs; }
  friend bool operator==(StringAttr lhs, std::nullptr_t) { return !lhs.impl; }
};

/// The attribute `unit`, which has no value: its presence is the information.
class UnitAttr : public detail::BuiltinAttrView<UnitAttr, AttrKind::Unit> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static UnitAttr get(MLIRContext *context);
};

/// An integer with an integer or index type, such as `5 : i32`.
class IntegerAttr : public detail::BuiltinAttrView<IntegerAttr, AttrKind::Integer> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// Returns the attribute with this value. \pre \p type is an integer type of the width of \p value, or
  /// index if the width is 64.
  static IntegerAttr get(Type type, const llvm::APInt &value);
  /// Converts \p value to the width of \p type; excess high bits are dropped.
  static IntegerAttr get(Type type, int64_t value);
  static IntegerAttr get(MLIRContext *context, const llvm::APSInt &value);
  /// Return the attribute, or null after an error if the type is wrong or has another width than the value.
  static IntegerAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type type,
                                const llvm::APInt &value);
  static IntegerAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type type, int64_t value);
  static IntegerAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                                const llvm::APSInt &value);
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type type,
                              llvm::APInt value);
  Type getType() const;
  llvm::APInt getValue() const;
  /// Returns the value, sign-extended. \pre It fits into 64 bits.
  int64_t getInt() const;
  int64_t getSInt() const;
  uint64_t getUInt() const;
  llvm::APSInt getAPSInt() const;
  operator TypedAttr() const { return impl; }
  using ValueType = llvm::APInt;
};

/// `true` or `false`: an IntegerAttr of type i1.
class BoolAttr : public IntegerAttr {
public:
  using IntegerAttr::IntegerAttr;
  static bool classof(Attribute attr);
  static BoolAttr get(MLIRContext *context, bool value);
  bool getValue() const;
};

/// A floating-point number with a float type, such as `1.0 : f32`.
class FloatAttr : public detail::BuiltinAttrView<FloatAttr, AttrKind::Float> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// Returns the attribute with this value. \pre \p type is a float type with the format of \p value.
  static FloatAttr get(Type type, const llvm::APFloat &value);
  static FloatAttr get(Type type, double value); ///< Rounds to the format of `type`, ties to even.
  /// Return the attribute, or null after an error if the type is wrong or has another format than the value.
  static FloatAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type type,
                              const llvm::APFloat &value);
  static FloatAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type type, double value);
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type type,
                              llvm::APFloat value);
  Type getType() const;
  llvm::APFloat getValue() const;
  /// Returns the value rounded to double precision.
  double getValueAsDouble() const;
  static double getValueAsDouble(llvm::APFloat value);
  operator TypedAttr() const { return impl; }
  using ValueType = llvm::APFloat;
};

/// A list of attributes, such as `[1, "a"]`.
class ArrayAttr : public detail::BuiltinAttrView<ArrayAttr, AttrKind::Array> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static ArrayAttr get(MLIRContext *context, llvm::ArrayRef<Attribute> elements);
  using ValueType = llvm::ArrayRef<Attribute>;
  using iterator = const Attribute *;
  llvm::ArrayRef<Attribute> getValue() const;
  operator llvm::ArrayRef<Attribute>() const { return getValue(); }
  Attribute operator[](unsigned index) const { return getValue()[index]; }
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  /// Returns the elements as a range of AttrT. \pre All elements are of class AttrT.
  template <typename AttrT>
  auto getAsRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) { return llvm::cast<AttrT>(attr); });
  }
  /// Returns `getValue()` of each element: `getAsValueRange<StringAttr>()`. \pre All elements are of class
  /// AttrT.
  template <typename AttrT>
  auto getAsValueRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) { return llvm::cast<AttrT>(attr).getValue(); });
  }
  /// Returns `getValue()` of each element, converted to ValueT. \pre All elements are of class AttrT.
  template <typename AttrT, typename ValueT>
  auto getAsValueRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) -> ValueT {
      return static_cast<ValueT>(llvm::cast<AttrT>(attr).getValue());
    });
  }
};

/// A list of named attributes, such as `{a = 1}`, sorted by name; names are distinct.
class DictionaryAttr : public detail::BuiltinAttrView<DictionaryAttr, AttrKind::Dictionary> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DictionaryAttr get(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries = {});
  /// Creates a dictionary without sorting. \pre \p entries are sorted by name, and names are distinct.
  static DictionaryAttr getWithSorted(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries);
  /// Sorts entries by name. Returns true if they were not sorted.
  static bool sort(llvm::ArrayRef<NamedAttribute> entries, llvm::SmallVectorImpl<NamedAttribute> &sorted);
  static bool sortInPlace(llvm::SmallVectorImpl<NamedAttribute> &entries);
  /// Returns an entry whose name another entry has, or nullopt; sorts the entries first unless \p isSorted.
  static std::optional<NamedAttribute> findDuplicate(llvm::SmallVectorImpl<NamedAttribute> &entries,
                                                     bool isSorted);
  using ValueType = llvm::ArrayRef<NamedAttribute>;
  using iterator = const NamedAttribute *;
  llvm::ArrayRef<NamedAttribute> getValue() const;
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  /// Returns the value of the entry with this name, or null if there is no such entry.
  Attribute get(llvm::StringRef name) const;
  Attribute get(StringAttr name) const;
  template <typename AttrT>
  AttrT getAs(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<AttrT>(get(name));
  }
  template <typename AttrT>
  AttrT getAs(StringAttr name) const {
    return llvm::dyn_cast_or_null<AttrT>(get(name));
  }
  /// Returns the entry with this name, or nullopt if there is no such entry.
  std::optional<NamedAttribute> getNamed(llvm::StringRef name) const;
  std::optional<NamedAttribute> getNamed(StringAttr name) const;
  bool contains(llvm::StringRef name) const { return static_cast<bool>(get(name)); }
  bool contains(StringAttr name) const { return static_cast<bool>(get(name)); }
};

/// A type as an attribute, such as `i32`.
class TypeAttr : public detail::BuiltinAttrView<TypeAttr, AttrKind::Type> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static TypeAttr get(Type type);
  using ValueType = Type;
  Type getValue() const;
};

class FlatSymbolRefAttr;

/// A reference to a symbol, such as `@root::@nested::@leaf`.
class SymbolRefAttr : public detail::BuiltinAttrView<SymbolRefAttr, AttrKind::SymbolRef> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static SymbolRefAttr get(StringAttr root, llvm::ArrayRef<FlatSymbolRefAttr> nested);
  static FlatSymbolRefAttr get(StringAttr value);
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value);
  static SymbolRefAttr get(MLIRContext *context, llvm::StringRef value,
                           llvm::ArrayRef<FlatSymbolRefAttr> nested) {
    return get(StringAttr::get(context, value), nested);
  }
  /// Returns a reference to the symbol operation \p symbol.
  static FlatSymbolRefAttr get(Operation *symbol);
  StringAttr getRootReference() const;
  llvm::ArrayRef<FlatSymbolRefAttr> getNestedReferences() const;
  /// Returns the last name: the root if there are no nested references.
  StringAttr getLeafReference() const;
};

/// A symbol reference without nested references, such as `@name`.
class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  static bool classof(Attribute attr);
  static FlatSymbolRefAttr get(StringAttr value) { return SymbolRefAttr::get(value); }
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value) {
    return SymbolRefAttr::get(context, value);
  }
  static FlatSymbolRefAttr get(Operation *symbol) { return SymbolRefAttr::get(symbol); }
  using ValueType = llvm::StringRef;
  llvm::StringRef getValue() const;
  StringAttr getAttr() const { return getRootReference(); }
};

/// A list of numbers of one type, such as `array<i32: 1, 2>`. Elements are stored as a C array, bool as one
/// byte each. An element whose width has no C type takes as many bytes as its width requires, least
/// significant byte first.
class DenseArrayAttr : public detail::BuiltinAttrView<DenseArrayAttr, AttrKind::DenseArray> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// Returns the array with these bytes. \pre \p elementType is i1, or an integer or float type of a multiple
  /// of 8 bits; \p data contains \p size elements.
  static DenseArrayAttr get(Type elementType, int64_t size, llvm::ArrayRef<char> data);
  static DenseArrayAttr get(MLIRContext *, Type elementType, int64_t size, llvm::ArrayRef<char> data) {
    return get(elementType, size, data);
  }
  /// Return the array, or null after an error if the element type is wrong or the data have another size.
  static DenseArrayAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type elementType,
                                   unsigned size, llvm::ArrayRef<char> data);
  static DenseArrayAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                                   Type elementType, int64_t size, llvm::ArrayRef<char> data);
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type elementType,
                              int64_t size, llvm::ArrayRef<char> data);
  Type getElementType() const;
  int64_t getSize() const;
  size_t size() const { return getSize(); }
  bool empty() const { return getSize() == 0; }
  llvm::ArrayRef<char> getRawData() const;
  llvm::ArrayRef<char> getData() const { return getRawData(); }
};

namespace detail {
/// A dense array whose elements have the C++ type T.
template <typename T>
class DenseArrayOf : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  static bool classof(Attribute attr);
  static DenseArrayOf get(MLIRContext *context, llvm::ArrayRef<T> values);
  /// Returns the IR type of the elements.
  static Type getElementTypeIn(MLIRContext *context);
  /// Returns the elements; no copy.
  llvm::ArrayRef<T> asArrayRef() const {
    llvm::ArrayRef<char> raw = getRawData();
    return llvm::ArrayRef<T>(reinterpret_cast<const T *>(raw.data()), raw.size() / sizeof(T));
  }
  operator llvm::ArrayRef<T>() const { return asArrayRef(); }
  T operator[](size_t index) const { return asArrayRef()[index]; }
  auto begin() const { return asArrayRef().begin(); }
  auto end() const { return asArrayRef().end(); }
};
} // namespace detail
// Declares DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
// DenseF32ArrayAttr and DenseF64ArrayAttr.
#define STRATA_ELEMENT_TYPE(Name, CppType) using Dense##Name##ArrayAttr = detail::DenseArrayOf<CppType>;
#include "runtime/ir/ElementTypes.def"

/// An affine map, such as `affine_map<(d0) -> (d0)>`; also a memref layout.
class AffineMapAttr
    : public detail::BuiltinAttrView<AffineMapAttr, AttrKind::AffineMap, MemRefLayoutAttrInterface> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static AffineMapAttr get(AffineMap value);
  AffineMap getValue() const;
  AffineMap getAffineMap() const;
  using ValueType = AffineMap;
};

/// An integer set, such as `affine_set<(d0) : (d0 >= 0)>`.
class IntegerSetAttr : public detail::BuiltinAttrView<IntegerSetAttr, AttrKind::IntegerSet> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static IntegerSetAttr get(IntegerSet value);
  IntegerSet getValue() const;
  using ValueType = IntegerSet;
};

/// A memref layout given by strides and offset, such as `strided<[4, ?], offset: 2>`. A dynamic stride or
/// offset is ShapedType::kDynamic.
class StridedLayoutAttr
    : public detail::BuiltinAttrView<StridedLayoutAttr, AttrKind::StridedLayout, MemRefLayoutAttrInterface> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static StridedLayoutAttr get(MLIRContext *context, int64_t offset, llvm::ArrayRef<int64_t> strides);
  static StridedLayoutAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                      MLIRContext *context, int64_t offset, llvm::ArrayRef<int64_t> strides);
  /// Succeeds: every offset and list of strides is a layout.
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, int64_t offset,
                              llvm::ArrayRef<int64_t> strides);
  int64_t getOffset() const;
  llvm::ArrayRef<int64_t> getStrides() const;
  /// Returns true if neither the offset nor a stride is dynamic.
  bool hasStaticLayout() const;
};

/// An attribute such as `distinct[0]<attr>` that is equal only to itself: each create() returns a new one.
class DistinctAttr : public detail::BuiltinAttrView<DistinctAttr, AttrKind::Distinct> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DistinctAttr create(Attribute referencedAttr);
  Attribute getReferencedAttr() const;
};

/// An attribute `#dialect<"text">` of a dialect that is not loaded.
class OpaqueAttr : public detail::BuiltinAttrView<OpaqueAttr, AttrKind::Opaque> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static OpaqueAttr get(StringAttr dialectNamespace, llvm::StringRef attrData, Type type);
  /// Return the attribute. Return null after emitting an error if \p dialectNamespace is no valid namespace,
  /// or if no dialect with this namespace is loaded and the context does not allow unregistered dialects.
  static OpaqueAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                               StringAttr dialectNamespace, llvm::StringRef attrData, Type type);
  static LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError, StringAttr dialectNamespace,
                              llvm::StringRef attrData, Type type);
  StringAttr getDialectNamespace() const;
  llvm::StringRef getAttrData() const;
  Type getType() const;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H
