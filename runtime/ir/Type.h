//===- Type.h - The type of a value ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Type is a pointer to storage that the context owns and holds once for each distinct type: types are
// immutable, compared by pointer and passed by value. Each kind of type is declared by a TypeDefSpec, whose
// address is the kind's identity; classes such as IntegerType are views that add typed accessors.
// Use llvm::isa, cast and dyn_cast between views. Any number of threads may read a type.
//
// Views of the builtin types are in BuiltinTypes.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_TYPE_H
#define STRATA_RUNTIME_IR_TYPE_H

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
class WalkResult;
enum class WalkOrder : uint8_t;

namespace detail {
template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
class StoredType;
} // namespace detail

/// What the context knows of one kind of type: its declaration and its dialect. One for each context.
struct AbstractType {
  const TypeDefSpec *spec;
  Dialect *dialect;
  MLIRContext *context;
  int floatRow = -1; ///< For a builtin float type its row in FloatTypes.def.
  llvm::ArrayRef<InterfaceModelSpec> interfaces =
      {};                   ///< Those of the spec, and what was attached in this context.
  bool hasPromises = false; ///< Of the dialect: see Dialect::checkPromise.
  /// The function table of an interface, or null.
  const void *getInterface(TypeID interface) const {
    for (const InterfaceModelSpec &entry : interfaces)
      if (entry.interface == interface)
        return entry.model;
    return LLVM_UNLIKELY(hasPromises) ? getMissingInterface(interface) : nullptr;
  }
  const void *getMissingInterface(TypeID interface) const;
  bool hasPromise(TypeID interface) const;
};

/// The common head of every type's storage; the parameters of a declared type follow it, at the offsets
/// that its TypeDefSpec gives.
struct alignas(8) TypeStorage {
  const AbstractType *abstract;

  const char *paramData() const { return reinterpret_cast<const char *>(this + 1); }
  char *paramData() { return reinterpret_cast<char *>(this + 1); }
  template <typename T>
  const T &param(unsigned offset) const {
    return *reinterpret_cast<const T *>(paramData() + offset);
  }
};

class Type {
public:
  using HandleRoot = Type;
  /// The base of types with a storage class of the author's: see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using TypeBase = detail::StoredType<ConcreteT, BaseT, StorageT, Traits...>;

  constexpr Type() = default;
  constexpr Type(std::nullptr_t) {}
  /*implicit*/ Type(const TypeStorage *impl) : impl(const_cast<TypeStorage *>(impl)) {}

  bool operator==(Type other) const { return impl == other.impl; }
  bool operator!=(Type other) const { return impl != other.impl; }
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }

  // What it is.
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(impl->abstract->spec); }
  const AbstractType &getAbstractType() const { return *impl->abstract; }
  const TypeDefSpec &getSpec() const { return *impl->abstract->spec; }
  MLIRContext *getContext() const { return impl->abstract->context; }
  Dialect &getDialect() const { return *impl->abstract->dialect; }

  // Questions that predicates ask often. All are false for a type of another kind.
  bool isIndex() const;
  bool isInteger() const;               ///< Any width, any signedness.
  bool isInteger(unsigned width) const; ///< Any signedness.
  bool isSignlessInteger() const;
  bool isSignlessInteger(unsigned width) const;
  bool isSignedInteger() const;
  bool isSignedInteger(unsigned width) const;
  bool isUnsignedInteger() const;
  bool isUnsignedInteger(unsigned width) const;
  bool isFloat() const;
  bool isFloat(unsigned width) const;
  bool isBF16() const;
  bool isF16() const;
  bool isTF32() const;
  bool isF32() const;
  bool isF64() const;
  bool isF80() const;
  bool isF128() const;
  bool isSignlessIntOrIndex() const;
  bool isSignlessIntOrFloat() const;
  bool isSignlessIntOrIndexOrFloat() const;
  bool isIntOrFloat() const;
  bool isIntOrIndex() const;
  bool isIntOrIndexOrFloat() const;
  /// \pre An integer or a float.
  unsigned getIntOrFloatBitWidth() const;
  /// A trait of builtin types, such as ValueSemantics.
  template <template <typename> class TraitT>
  bool hasTrait() const {
    return TraitT<Type>::holds(*this);
  }
  /// Whether it has the interface, or its dialect promised that it will.
  template <typename InterfaceT>
  bool hasPromiseOrImplementsInterface() const {
    return impl->abstract->hasPromise(TypeID::get<InterfaceT>()) ||
           impl->abstract->getInterface(TypeID::get<InterfaceT>());
  }

  // What it consists of; templates, in AttrTypeSubElements.h.
  /// Calls the functions for the types and attributes inside, and this, that are of their parameter's kind.
  template <typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  template <WalkOrder Order, typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  /// A copy in which the functions have replaced what is of their parameter's kind; null when one fails.
  template <typename... Fns>
  Type replace(Fns &&...fns) const;

  // Looking at it.
  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;

  const void *getAsOpaquePointer() const { return impl; }
  static Type getFromOpaquePointer(const void *pointer) {
    return Type(static_cast<const TypeStorage *>(pointer));
  }
  TypeStorage *getImpl() const { return impl; }
  friend llvm::hash_code hash_value(Type type) { return llvm::hash_value(type.impl); }

protected:
  TypeStorage *impl = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Type type);
/// Quoted, as messages show types: 'i32'.
Diagnostic &operator<<(Diagnostic &diag, Type type);

namespace detail {
void attachInterfaces(MLIRContext &context, const TypeDefSpec &spec,
                      std::initializer_list<InterfaceModelSpec> models);
} // namespace detail

/// The base of views of one kind. `Concrete` has `static const TypeDefSpec spec`.
template <typename Concrete, typename Base = Type>
class TypeView : public Base {
public:
  using Base::Base;
  TypeView() = default;

  static bool classof(Type type) { return &type.getSpec() == &Concrete::spec; }
  static constexpr TypeID getTypeID() { return TypeID::getFromOpaquePointer(&Concrete::spec); }
  static const TypeDefSpec &getStaticSpec() { return Concrete::spec; }
  /// From outside: what ExternalModel classes say for the type, in one context. An interface that is there
  /// already keeps its model. \pre Nothing runs in parallel.
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

/// The base of views of every type that implements an interface; `Concrete::Concept` is a table of functions.
template <typename Concrete>
class TypeInterface : public Type {
public:
  using Type::Type;
  static bool classof(Type type) {
    return type.getAbstractType().getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// What classes that implement the interface derive from; interfaces with default methods have one of their
  /// own.
  template <typename ConcreteType>
  struct Trait {};

protected:
  /// The function table of this type. `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(
        getAbstractType().getInterface(TypeID::get<Concrete>()));
  }
};

/// Finds the type of kind `spec` with these parameters, or makes it. Does not verify.
Type getUniquedType(MLIRContext *context, const TypeDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// The same, but runs the declared checks first; null after an error was emitted.
Type getCheckedType(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                    const TypeDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// Reads parameter `index` back.
ParamValue getParam(Type type, unsigned index);

} // namespace strata

#endif // STRATA_RUNTIME_IR_TYPE_H
