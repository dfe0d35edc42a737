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

#include "runtime/ir/UniquedHandle.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class Diagnostic;
class Dialect;
class MLIRContext;

/// Description of one kind of type in one context.
struct AbstractType : detail::AbstractKind<TypeDefSpec> {
  int floatRow = -1; ///< The row of a builtin float type in FloatTypes.def; -1 for other types.
};

/// Head of the storage of every type.
struct alignas(8) TypeStorage : detail::StorageHead<AbstractType> {};

class Type : public detail::UniquedHandle<Type, TypeStorage> {
public:
  using UniquedHandle::UniquedHandle;
  /// The base of types with a storage class of the author's: see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using TypeBase = detail::StoredHandle<ConcreteT, BaseT, StorageT, Traits...>;

  // What it is.
  const AbstractType &getAbstractType() const { return *impl->abstract; }
  const TypeDefSpec &getSpec() const { return *impl->abstract->spec; }

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

  // Looking at it.
  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Type type);
/// Quoted, as messages show types: 'i32'.
Diagnostic &operator<<(Diagnostic &diag, Type type);

namespace detail {
void attachInterfaces(MLIRContext &context, const TypeDefSpec &spec,
                      std::initializer_list<InterfaceModelSpec> models);
} // namespace detail

/// Base of the views of one declared kind of type. `Concrete::spec` is its TypeDefSpec.
template <typename Concrete, typename Base = Type>
class TypeView : public detail::DeclaredView<Concrete, Base> {
public:
  using detail::DeclaredView<Concrete, Base>::DeclaredView;
};

/// Base of the views of every type that implements an interface. `Concrete::Concept` is its function table.
template <typename Concrete>
class TypeInterface : public detail::InterfaceView<Concrete, Type> {
public:
  using detail::InterfaceView<Concrete, Type>::InterfaceView;
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
