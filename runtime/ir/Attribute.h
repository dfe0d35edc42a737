//===- Attribute.h - A constant fact about an operation -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An Attribute, like a Type, is a pointer to storage that the context owns and holds once for each distinct
// attribute. Attributes that a dialect declares are described by an AttrDefSpec and stored as its table
// says; the builtin ones (BuiltinAttributes.h) have storage classes of their own. Immutable, compared by
// pointer, readable from any number of threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRIBUTE_H
#define STRATA_RUNTIME_IR_ATTRIBUTE_H

#include "runtime/ir/UniquedHandle.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class Diagnostic;
class Dialect;
class MLIRContext;
class StringAttr;

/// The builtin attribute kinds, for switches. Everything declared by a dialect is `Declared`.
enum class AttrKind : uint8_t {
  Declared,
  AffineMap,
  Array,
  DenseArray,
  DenseElements,
  DenseResource,
  Dictionary,
  Distinct,
  Float,
  Integer,
  IntegerSet,
  Opaque,
  SparseElements,
  StridedLayout,
  String,
  SymbolRef,
  Type,
  Unit,
  // Locations; keep them together and last.
  UnknownLoc,
  FileLineColLoc,
  FileLineColRange,
  NameLoc,
  CallSiteLoc,
  FusedLoc,
  FirstLoc = UnknownLoc,
};

/// Description of one kind of attribute in one context.
struct AbstractAttribute : detail::AbstractKind<AttrDefSpec> {
  AttrKind kind = AttrKind::Declared;
};

/// Head of the storage of every attribute.
struct alignas(8) AttributeStorage : detail::StorageHead<AbstractAttribute> {};

class Attribute : public detail::UniquedHandle<Attribute, AttributeStorage> {
public:
  using UniquedHandle::UniquedHandle;
  /// The base of attributes with a storage class of the author's: see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using AttrBase = detail::StoredHandle<ConcreteT, BaseT, StorageT, Traits...>;

  AttrKind getKind() const { return impl->abstract->kind; }
  const AbstractAttribute &getAbstractAttribute() const { return *impl->abstract; }

  /// \param elideType  print a typed attribute without `: type`.
  void print(llvm::raw_ostream &os, bool elideType = false) const;
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Attribute attr);
Diagnostic &operator<<(Diagnostic &diag, Attribute attr);

/// A name and its attribute, as they stand in a dictionary. Ordered by name.
struct NamedAttribute {
  NamedAttribute(StringAttr name, Attribute value);
  StringAttr getName() const;
  llvm::StringRef getNameStr() const;
  Attribute getValue() const { return value; }
  void setName(StringAttr newName);
  void setValue(Attribute newValue) { value = newValue; }
  /// The dialect that the name's prefix says, or null.
  Dialect *getNameDialect() const;

  bool operator==(const NamedAttribute &other) const = default;
  bool operator<(const NamedAttribute &other) const { return getNameStr() < other.getNameStr(); }
  bool operator<(llvm::StringRef other) const { return getNameStr() < other; }

  Attribute name; ///< A StringAttr.
  Attribute value;
};

namespace detail {
void attachInterfaces(MLIRContext &context, const AttrDefSpec &spec,
                      std::initializer_list<InterfaceModelSpec> models);
void attachInterfaces(MLIRContext &context, AttrKind kind, std::initializer_list<InterfaceModelSpec> models);
} // namespace detail

/// Base of the views of one declared kind of attribute. `Concrete::spec` is its AttrDefSpec.
template <typename Concrete, typename Base = Attribute>
class AttrView : public detail::DeclaredView<Concrete, Base> {
public:
  using detail::DeclaredView<Concrete, Base>::DeclaredView;
};

/// Base of the views of every attribute that implements an interface. `Concrete::Concept` is its function
/// table.
template <typename Concrete>
class AttrInterface : public detail::InterfaceView<Concrete, Attribute> {
public:
  using detail::InterfaceView<Concrete, Attribute>::InterfaceView;
};

/// Finds the attribute of kind `spec` with these parameters, or makes it. Does not verify.
Attribute getUniquedAttribute(MLIRContext *context, const AttrDefSpec &spec,
                              llvm::ArrayRef<ParamValue> params);
/// The same, but runs the declared checks first; null after an error was emitted.
Attribute getCheckedAttribute(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                              const AttrDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// Reads parameter `index` of a declared attribute back.
ParamValue getParam(Attribute attr, unsigned index);

/// For hooks: whether an attribute is of a C++ class.
template <typename AttrT>
bool isAttrOf(Attribute attr) {
  return llvm::isa<AttrT>(attr);
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_ATTRIBUTE_H
