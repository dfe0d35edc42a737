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

#include "runtime/ir/HandleTraits.h"
#include "runtime/spec/DefSpec.h"
#include "runtime/support/TypeID.h"
#include "llvm/Support/Compiler.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class Diagnostic;
class Dialect;
class MLIRContext;
class StringAttr;
class WalkResult;
enum class WalkOrder : uint8_t;

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

namespace detail {
template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
class StoredAttribute;
} // namespace detail

/// What the context knows of one kind of attribute. One for each context.
struct AbstractAttribute {
  TypeID typeID;
  AttrKind kind;
  const AttrDefSpec *spec; ///< Null for builtin kinds.
  Dialect *dialect;
  MLIRContext *context;
  llvm::ArrayRef<InterfaceModelSpec> interfaces =
      {};                   ///< Those of the spec, and what was attached in this context.
  bool hasPromises = false; ///< Of the dialect: see Dialect::checkPromise.
  const void *getInterface(TypeID interface) const {
    for (const InterfaceModelSpec &entry : interfaces)
      if (entry.interface == interface)
        return entry.model;
    return LLVM_UNLIKELY(hasPromises) ? getMissingInterface(interface) : nullptr;
  }
  const void *getMissingInterface(TypeID interface) const;
  bool hasPromise(TypeID interface) const;
};

/// The common head of every attribute's storage. Declared attributes are followed by their parameters.
struct alignas(8) AttributeStorage {
  const AbstractAttribute *abstract;

  const char *paramData() const { return reinterpret_cast<const char *>(this + 1); }
  char *paramData() { return reinterpret_cast<char *>(this + 1); }
  template <typename T>
  const T &param(unsigned offset) const {
    return *reinterpret_cast<const T *>(paramData() + offset);
  }
};

class Attribute {
public:
  using HandleRoot = Attribute;
  /// The base of attributes with a storage class of the author's: see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using AttrBase = detail::StoredAttribute<ConcreteT, BaseT, StorageT, Traits...>;

  constexpr Attribute() = default;
  constexpr Attribute(std::nullptr_t) {}
  /*implicit*/ Attribute(const AttributeStorage *impl) : impl(const_cast<AttributeStorage *>(impl)) {}

  bool operator==(Attribute other) const { return impl == other.impl; }
  bool operator!=(Attribute other) const { return impl != other.impl; }
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }

  TypeID getTypeID() const { return impl->abstract->typeID; }
  AttrKind getKind() const { return impl->abstract->kind; }
  const AbstractAttribute &getAbstractAttribute() const { return *impl->abstract; }
  MLIRContext *getContext() const { return impl->abstract->context; }
  Dialect &getDialect() const { return *impl->abstract->dialect; }

  // What it consists of; see Type::walk.
  template <typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  template <WalkOrder Order, typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  template <typename... Fns>
  Attribute replace(Fns &&...fns) const;

  /// Whether it has the interface, or its dialect promised that it will.
  template <typename InterfaceT>
  bool hasPromiseOrImplementsInterface() const {
    return impl->abstract->hasPromise(TypeID::get<InterfaceT>()) ||
           impl->abstract->getInterface(TypeID::get<InterfaceT>());
  }

  /// \param elideType  print a typed attribute without `: type`.
  void print(llvm::raw_ostream &os, bool elideType = false) const;
  LLVM_DUMP_METHOD void dump() const;

  const void *getAsOpaquePointer() const { return impl; }
  static Attribute getFromOpaquePointer(const void *pointer) {
    return Attribute(static_cast<const AttributeStorage *>(pointer));
  }
  AttributeStorage *getImpl() const { return impl; }
  friend llvm::hash_code hash_value(Attribute attr) { return llvm::hash_value(attr.impl); }

protected:
  AttributeStorage *impl = nullptr;
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

/// The base of views of one declared kind. `Concrete` has `static const AttrDefSpec spec`.
template <typename Concrete, typename Base = Attribute>
class AttrView : public Base {
public:
  using Base::Base;
  AttrView() = default;

  static bool classof(Attribute attr) { return attr.getAbstractAttribute().spec == &Concrete::spec; }
  static constexpr TypeID getTypeID() { return TypeID::getFromOpaquePointer(&Concrete::spec); }
  static const AttrDefSpec &getStaticSpec() { return Concrete::spec; }
  /// From outside: what ExternalModel classes say for the attribute, in one context. An interface that is
  /// there already keeps its model. \pre Nothing runs in parallel.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    detail::attachInterfaces(context, Concrete::spec,
                             {{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }

protected:
  template <typename T>
  const T &param(unsigned offset) const {
    return this->impl->template param<T>(offset);
  }
};

/// The base of views of every attribute that implements an interface.
template <typename Concrete>
class AttrInterface : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) {
    return attr.getAbstractAttribute().getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// What classes that implement the interface derive from; interfaces with default methods have one of their
  /// own.
  template <typename ConcreteAttr>
  struct Trait {};

protected:
  /// The function table of this attribute. `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(
        getAbstractAttribute().getInterface(TypeID::get<Concrete>()));
  }
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
