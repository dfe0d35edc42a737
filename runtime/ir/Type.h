//===- Type.h - Types of values ---------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Type is a handle of immutable storage that the context owns and uniques: copied by value, compared by
// pointer, usable by any number of threads. Each kind of type is declared by a TypeDefSpec, whose address
// identifies the kind. Classes such as IntegerType are views that add typed accessors. Use llvm::isa, cast
// and dyn_cast between views.
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

namespace mlir {

class AsmState;
class Diagnostic;
class Dialect;
class MLIRContext;

/// Description of one kind of type in one context.
struct AbstractType : detail::AbstractKind<TypeDefSpec> {
  int floatRow = -1; ///< The row of a builtin float type in FloatTypes.def; -1 for other types.
};

/// Head of the storage of every type.
struct alignas(8) TypeStorage : detail::StorageHead<AbstractType> {};

/// Handle of a uniqued type; may be null.
class Type : public detail::UniquedHandle<Type, TypeStorage> {
public:
  using UniquedHandle::UniquedHandle;
  /// Base class of types whose author writes the storage class; see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using TypeBase = detail::StoredHandle<ConcreteT, BaseT, StorageT, Traits...>;

  // The kind.
  const AbstractType &getAbstractType() const { return *impl->abstract; }
  const TypeDefSpec &getSpec() const { return *impl->abstract->spec; }

  // Predicates for builtin types. They are false for a type of another kind.
  bool isIndex() const;
  // Integer and float types of any width.
  bool isInteger() const; ///< An integer type of any signedness.
  bool isSignlessInteger() const;
  bool isSignedInteger() const;
  bool isUnsignedInteger() const;
  bool isFloat() const;
  // Integer and float types of one width.
  bool isInteger(unsigned width) const; ///< An integer type of any signedness.
  bool isSignlessInteger(unsigned width) const;
  bool isSignedInteger(unsigned width) const;
  bool isUnsignedInteger(unsigned width) const;
  bool isFloat(unsigned width) const;
  // Float types of one format.
  bool isF16() const;
  bool isF32() const;
  bool isF64() const;
  bool isF80() const;
  bool isF128() const;
  bool isBF16() const;
  bool isTF32() const;
  // Several kinds of types: the result is true for each kind that the name lists.
  bool isSignlessIntOrIndex() const;
  bool isSignlessIntOrFloat() const;
  bool isSignlessIntOrIndexOrFloat() const;
  bool isIntOrFloat() const;
  bool isIntOrIndex() const;
  bool isIntOrIndexOrFloat() const;
  /// Returns the width in bits. \pre An integer or float type.
  unsigned getIntOrFloatBitWidth() const;
  /// Returns true if the type has a trait of builtin types, such as ValueSemantics.
  template <template <typename> class TraitT>
  bool hasTrait() const {
    return TraitT<Type>::holds(*this);
  }

  // Printing.
  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, AsmState &state) const; ///< Defined in runtime/asm; see AsmState.h.
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Type type);
/// Appends the type in quotes, such as 'i32'.
Diagnostic &operator<<(Diagnostic &diag, Type type);

/// Base of the handle classes ("views") of type kinds that a dialect declares. `Concrete::spec` is the
/// TypeDefSpec of the kind.
template <typename Concrete, typename ParentT = Type>
class TypeView : public detail::DeclaredView<Concrete, ParentT> {
public:
  using Base = TypeView;
  using detail::DeclaredView<Concrete, ParentT>::DeclaredView;
};

/// Base of the handle classes ("views") that refer to any type that implements an interface.
/// `Concrete::Concept` is the function table of the interface.
template <typename Concrete>
class TypeInterface : public detail::InterfaceView<Concrete, Type> {
public:
  using detail::InterfaceView<Concrete, Type>::InterfaceView;
};

/// Returns the type of kind \p spec with these parameters; creates it if necessary. Does not verify the
/// parameters. Thread-safe.
Type getUniquedType(MLIRContext *context, const TypeDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// Returns the type of kind \p spec with these parameters after verifying them; returns null after emitting
/// an error.
Type getCheckedType(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                    const TypeDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// Returns parameter \p index of a type.
ParamValue getParam(Type type, unsigned index);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_TYPE_H
