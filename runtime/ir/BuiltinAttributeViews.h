//===- BuiltinAttributeViews.h - The classes of builtin attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of string, integer, float, bool, unit, array, dictionary, type, symbol reference and dense
// array attributes. All are made with get(), which unique them in the context.
//
// For headers of op classes, which name attributes and do not compute with them: without LLVM's numbers of
// any width, which cost a tenth of what such a header costs to read. Who asks an attribute for such a number,
// or for the elements of a tensor, includes BuiltinAttributes.h, which has all.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H
#define STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H

#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/Twine.h"

namespace llvm {
class APFloat;
class APInt;
class APSInt;
} // namespace llvm

namespace strata {

class IntegerSet;

namespace detail {
/// Views of one builtin kind.
template <typename Concrete, AttrKind Kind, typename Base = Attribute>
class BuiltinAttrView : public Base {
public:
  using Base::Base;
  BuiltinAttrView() = default;
  static bool classof(Attribute attr) { return attr.getKind() == Kind; }
  /// See AttrView::attachInterface.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    attachInterfaces(context, Kind, {{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }
};
} // namespace detail

/// An attribute that has a type of its own: integers, floats, elements, typed strings; and those of dialects
/// that list TypedAttrInterface, or have a parameter for the type behind the colon.
class TypedAttr : public AttrInterface<TypedAttr> {
public:
  using AttrInterface::AttrInterface;
  struct Concept {
    Type (*getType)(Attribute);
  };
  template <typename AttrT>
  struct Model {
    static Type getType(Attribute attr) { return AttrT(attr.getImpl()).getType(); }
    static constexpr Concept value = {&getType};
  };
  static bool classof(Attribute attr);
  Type getType() const;
};

/// An attribute that is a block of bytes: dense arrays, dense resources, and those of dialects that list
/// BlobAttrInterface.
class BlobAttr : public AttrInterface<BlobAttr> {
public:
  using AttrInterface::AttrInterface;
  struct Concept {
    llvm::ArrayRef<char> (*getData)(Attribute);
  };
  template <typename AttrT>
  struct Model {
    static llvm::ArrayRef<char> getData(Attribute attr) { return AttrT(attr.getImpl()).getData(); }
    static constexpr Concept value = {&getData};
  };
  static bool classof(Attribute attr);
  llvm::ArrayRef<char> getData() const;
};

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
  /// A string with a type other than none.
  static StringAttr get(const llvm::Twine &text, Type type);
  /// Ends in a zero byte that is not counted.
  llvm::StringRef getValue() const;
  llvm::StringRef strref() const { return getValue(); }
  std::string str() const { return getValue().str(); }
  const char *data() const { return getValue().data(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  operator llvm::StringRef() const { return getValue(); }
  Type getType() const;
  operator TypedAttr() const { return impl; }
};

class UnitAttr : public detail::BuiltinAttrView<UnitAttr, AttrKind::Unit> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static UnitAttr get(MLIRContext *context);
};

class IntegerAttr : public detail::BuiltinAttrView<IntegerAttr, AttrKind::Integer> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// \pre type is an integer of value's width, or index and 64 bits.
  static IntegerAttr get(Type type, const llvm::APInt &value);
  static IntegerAttr get(Type type, int64_t value);
  static IntegerAttr get(MLIRContext *context, const llvm::APSInt &value);
  Type getType() const;
  llvm::APInt getValue() const;
  /// \pre signless integer or index, and at most 64 bits; sign-extended.
  int64_t getInt() const;
  int64_t getSInt() const;
  uint64_t getUInt() const;
  llvm::APSInt getAPSInt() const;
  operator TypedAttr() const { return impl; }
  using ValueType = llvm::APInt;
};

/// A signless i1 integer attribute.
class BoolAttr : public IntegerAttr {
public:
  using IntegerAttr::IntegerAttr;
  static bool classof(Attribute attr);
  static BoolAttr get(MLIRContext *context, bool value);
  bool getValue() const;
};

class FloatAttr : public detail::BuiltinAttrView<FloatAttr, AttrKind::Float> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// \pre type is a float type of value's format.
  static FloatAttr get(Type type, const llvm::APFloat &value);
  static FloatAttr get(Type type, double value); ///< Rounded to the type.
  Type getType() const;
  llvm::APFloat getValue() const;
  double getValueAsDouble() const;
  operator TypedAttr() const { return impl; }
  using ValueType = llvm::APFloat;
};

class ArrayAttr : public detail::BuiltinAttrView<ArrayAttr, AttrKind::Array> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static ArrayAttr get(MLIRContext *context, llvm::ArrayRef<Attribute> elements);
  llvm::ArrayRef<Attribute> getValue() const;
  operator llvm::ArrayRef<Attribute>() const { return getValue(); }
  Attribute operator[](size_t index) const { return getValue()[index]; }
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  /// \pre all are of that kind.
  template <typename AttrT>
  auto getAsRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) { return llvm::cast<AttrT>(attr); });
  }
  /// The values of attributes of one kind: `getAsValueRange<StringAttr>()`.
  template <typename AttrT>
  auto getAsValueRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) { return llvm::cast<AttrT>(attr).getValue(); });
  }
  /// The same, converted to what ValueT can be made of.
  template <typename AttrT, typename ValueT>
  auto getAsValueRange() const {
    return llvm::map_range(getValue(), [](Attribute attr) -> ValueT {
      return static_cast<ValueT>(llvm::cast<AttrT>(attr).getValue());
    });
  }
};

/// Sorted by name; names are distinct.
class DictionaryAttr : public detail::BuiltinAttrView<DictionaryAttr, AttrKind::Dictionary> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DictionaryAttr get(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries = {});
  /// \pre entries are sorted by name and distinct.
  static DictionaryAttr getWithSorted(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries);
  llvm::ArrayRef<NamedAttribute> getValue() const;
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
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
  std::optional<NamedAttribute> getNamed(llvm::StringRef name) const;
  std::optional<NamedAttribute> getNamed(StringAttr name) const;
  bool contains(llvm::StringRef name) const { return static_cast<bool>(get(name)); }
  bool contains(StringAttr name) const { return static_cast<bool>(get(name)); }
};

class TypeAttr : public detail::BuiltinAttrView<TypeAttr, AttrKind::Type> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static TypeAttr get(Type type);
  Type getValue() const;
};

class FlatSymbolRefAttr;

/// `@root::@nested::@leaf`
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
  /// A reference to a symbol op.
  static FlatSymbolRefAttr get(Operation *symbol);
  StringAttr getRootReference() const;
  llvm::ArrayRef<FlatSymbolRefAttr> getNestedReferences() const;
  StringAttr getLeafReference() const;
};

/// `@name`
class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  static bool classof(Attribute attr);
  static FlatSymbolRefAttr get(StringAttr value) { return SymbolRefAttr::get(value); }
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value) {
    return SymbolRefAttr::get(context, value);
  }
  static FlatSymbolRefAttr get(Operation *symbol) { return SymbolRefAttr::get(symbol); }
  llvm::StringRef getValue() const;
  StringAttr getAttr() const { return getRootReference(); }
};

/// `array<i32: 1, 2>`: numbers of one type, stored as C arrays (bool: a byte each). Numbers that C has not
/// are stored in as many bytes as they have, the lowest first.
class DenseArrayAttr : public detail::BuiltinAttrView<DenseArrayAttr, AttrKind::DenseArray> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  /// \pre elementType is i1, or a number of whole bytes; data has size elements of it.
  static DenseArrayAttr get(Type elementType, int64_t size, llvm::ArrayRef<char> data);
  Type getElementType() const;
  int64_t getSize() const;
  size_t size() const { return getSize(); }
  bool empty() const { return getSize() == 0; }
  llvm::ArrayRef<char> getRawData() const;
};

namespace detail {
template <typename T>
class DenseArrayOf : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  static bool classof(Attribute attr);
  static DenseArrayOf get(MLIRContext *context, llvm::ArrayRef<T> values);
  /// The IR type of such elements.
  static Type getElementTypeIn(MLIRContext *context);
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
// DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
// DenseF32ArrayAttr and DenseF64ArrayAttr.
#define STRATA_ELEMENT_TYPE(Name, CppType) using Dense##Name##ArrayAttr = detail::DenseArrayOf<CppType>;
#include "runtime/ir/ElementTypes.def"

/// `affine_map<(d0) -> (d0)>`
class AffineMapAttr
    : public detail::BuiltinAttrView<AffineMapAttr, AttrKind::AffineMap, MemRefLayoutAttrInterface> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static AffineMapAttr get(AffineMap value);
  AffineMap getValue() const;
  AffineMap getAffineMap() const;
  using ValueType = AffineMap;
};

/// `affine_set<(d0) : (d0 >= 0)>`
class IntegerSetAttr : public detail::BuiltinAttrView<IntegerSetAttr, AttrKind::IntegerSet> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static IntegerSetAttr get(IntegerSet value);
  IntegerSet getValue() const;
  using ValueType = IntegerSet;
};

/// `strided<[4, ?], offset: 2>`: a memref's layout by its strides, ShapedType::kDynamic where they are not
/// known.
class StridedLayoutAttr
    : public detail::BuiltinAttrView<StridedLayoutAttr, AttrKind::StridedLayout, MemRefLayoutAttrInterface> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static StridedLayoutAttr get(MLIRContext *context, int64_t offset, llvm::ArrayRef<int64_t> strides);
  int64_t getOffset() const;
  llvm::ArrayRef<int64_t> getStrides() const;
  bool hasStaticLayout() const;
};

/// `distinct[0]<attr>`: an attribute that equals only itself, however often another refers to the same.
class DistinctAttr : public detail::BuiltinAttrView<DistinctAttr, AttrKind::Distinct> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DistinctAttr create(Attribute referencedAttr);
  Attribute getReferencedAttr() const;
};

/// `#dialect<"text">` of a dialect that is not loaded.
class OpaqueAttr : public detail::BuiltinAttrView<OpaqueAttr, AttrKind::Opaque> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static OpaqueAttr get(StringAttr dialectNamespace, llvm::StringRef attrData, Type type);
  StringAttr getDialectNamespace() const;
  llvm::StringRef getAttrData() const;
  Type getType() const;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_BUILTINATTRIBUTEVIEWS_H
