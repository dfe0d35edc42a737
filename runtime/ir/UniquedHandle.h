//===- UniquedHandle.h - Shared base of Type and Attribute ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Type and Attribute are handles: a pointer to immutable storage that the context owns and uniques, so that
// equal handles have equal pointers. This file holds what the two have in common: the per-context record of a
// kind (AbstractKind), the head of the storage (StorageHead), the handle itself (UniquedHandle), and the
// bases of typed views (DeclaredView) and of interface views (InterfaceView).
//
// A storage starts with a pointer to the record of its kind; the record holds the kind's declaration and its
// interface table. Handles may be read by any number of threads.
//
// Included by Type.h and Attribute.h. Other code uses Type, TypeView, TypeInterface and their attribute
// counterparts.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_UNIQUEDHANDLE_H
#define STRATA_RUNTIME_IR_UNIQUEDHANDLE_H

#include "runtime/ir/HandleTraits.h"
#include "runtime/spec/DefSpec.h"
#include "runtime/support/TypeID.h"
#include "llvm/Support/Compiler.h"

namespace mlir {

class Dialect;
class MLIRContext;
class WalkResult;
enum class WalkOrder : uint8_t;

namespace detail {

/// Description of one kind of type or attribute in one context. The context owns it. \p DeclarationT is
/// TypeDefSpec or AttrDefSpec.
template <typename DeclarationT>
struct AbstractKind {
  using Declaration = DeclarationT;

  const DeclarationT *spec = nullptr; ///< The declaration; null for the builtin attribute kinds.
  MLIRContext *context = nullptr;
  Dialect *dialect = nullptr;
  TypeID typeID = {}; ///< Identity of the kind: the address of its declaration, if it has one.
  /// The interfaces of the declaration, and those that were attached in this context.
  llvm::ArrayRef<InterfaceModelSpec> interfaces = {};
  bool hasPromises = false; ///< The dialect promised interfaces (see Dialect::checkPromise).

  /// Returns the function table of an interface, or null if the kind does not implement it. Aborts if the
  /// dialect promised the interface but its implementation was not attached.
  const void *getInterface(TypeID interface) const {
    for (const InterfaceModelSpec &entry : interfaces)
      if (entry.interface == interface)
        return entry.model;
    return LLVM_UNLIKELY(hasPromises) ? getMissingInterface(interface) : nullptr;
  }
  bool hasInterface(TypeID interface) const { return getInterface(interface) != nullptr; }
  template <typename InterfaceT>
  const typename InterfaceT::Concept *getInterface() const {
    return static_cast<const typename InterfaceT::Concept *>(getInterface(TypeID::get<InterfaceT>()));
  }
  Dialect &getDialect() const { return *dialect; }
  TypeID getTypeID() const { return typeID; }
  /// Returns the full name, such as "poly.polynomial"; empty for the builtin attribute kinds.
  llvm::StringRef getName() const { return spec ? spec->name : llvm::StringRef(); }
  /// Slow path of getInterface: checks the promises of the dialect; returns null.
  const void *getMissingInterface(TypeID interface) const;
  /// Returns true if the dialect promised that the kind will implement the interface.
  bool hasPromise(TypeID interface) const;
};

/// Head of every storage. The parameters of a declared kind follow it, at the offsets of its declaration.
template <typename AbstractT>
struct alignas(8) StorageHead {
  using Abstract = AbstractT;

  const AbstractT *abstract; ///< The record of the kind.

  const char *paramData() const { return reinterpret_cast<const char *>(this + 1); }
  char *paramData() { return reinterpret_cast<char *>(this + 1); }
  /// Returns the parameter that is stored \p offset bytes after the head.
  template <typename T>
  const T &param(unsigned offset) const {
    return *reinterpret_cast<const T *>(paramData() + offset);
  }
};

/// Common base of Type and Attribute.
/// \param Root      Type or Attribute, which derives from this class.
/// \param StorageT  the head of its storages.
template <typename Root, typename StorageT>
class UniquedHandle : public PointerHandle<Root, StorageT> {
public:
  using PointerHandle<Root, StorageT>::PointerHandle;
  using HandleStorage = StorageT;
  using ImplType = StorageT;
  using AbstractTy = typename StorageT::Abstract;
  using HandleDeclaration = typename StorageT::Abstract::Declaration;

  /// Returns the identity of the kind: TypeID::get of its C++ class.
  TypeID getTypeID() const { return this->impl->abstract->typeID; }
  MLIRContext *getContext() const { return this->impl->abstract->context; }
  Dialect &getDialect() const { return *this->impl->abstract->dialect; }
  /// Returns true if the kind implements the interface, or its dialect promised that it will.
  template <typename InterfaceT>
  bool hasPromiseOrImplementsInterface() const {
    TypeID interface = TypeID::get<InterfaceT>();
    return this->impl->abstract->hasPromise(interface) || this->impl->abstract->getInterface(interface);
  }

  // Nested types and attributes. Defined in AttrTypeSubElements.h, which the caller includes.
  /// Calls each of \p fns for this handle and for every type and attribute nested in it that has the
  /// function's parameter type; see AttrTypeWalker.
  template <typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  template <WalkOrder Order, typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  /// Returns a copy in which \p fns have replaced this handle or nested types and attributes; null if one of
  /// them fails. See AttrTypeReplacer.
  template <typename... Fns>
  Root replace(Fns &&...fns) const;
  /// Calls a function for each type and attribute that is a parameter of this handle, not for those nested
  /// deeper. A null parameter is skipped.
  void walkImmediateSubElements(llvm::function_ref<void(Attribute)> walkAttrs,
                                llvm::function_ref<void(Type)> walkTypes) const;
  /// Returns a copy with other parameters, given in the order of walkImmediateSubElements(); null if they are
  /// invalid.
  Root replaceImmediateSubElements(llvm::ArrayRef<Attribute> attrs, llvm::ArrayRef<Type> types) const;
};

/// Adds implementations of interfaces to a declared kind in one context; implements
/// DeclaredView::attachInterface.
void attachInterfaces(MLIRContext &context, const TypeDefSpec &spec,
                      std::initializer_list<InterfaceModelSpec> models);
void attachInterfaces(MLIRContext &context, const AttrDefSpec &spec,
                      std::initializer_list<InterfaceModelSpec> models);

/// Common base of TypeView and AttrView: the base of the handle class ("view") of one declared kind of type
/// or attribute. `Concrete::spec` is the declaration.
template <typename Concrete, typename ParentT>
class DeclaredView : public ParentT {
public:
  using ParentT::ParentT;
  using ImplType = typename ParentT::HandleStorage;
  DeclaredView() = default;

  static bool classof(typename ParentT::HandleRoot handle) {
    return handle.getImpl()->abstract->spec == &Concrete::spec;
  }
  static constexpr TypeID getTypeID() { return TypeID::getFromOpaquePointer(&Concrete::spec); }
  static const typename ParentT::HandleDeclaration &getStaticSpec() { return Concrete::spec; }

  // Creation of types and attributes, for functions that authors write. A generated class declares get() and
  // getChecked() with the parameters of the declaration.
  /// Returns the type or attribute with these parameters; creates it if necessary.
  template <typename... Args>
  static Concrete get(MLIRContext *context, Args &&...args) {
    if constexpr (requires { Concrete::getUniqued(context, std::forward<Args>(args)...); })
      return Concrete::getUniqued(context, std::forward<Args>(args)...);
    else
      return Concrete::get(context, std::forward<Args>(args)...);
  }
  /// Verifies the parameters by the function verify() of the class, if it declares one.
  template <typename... Args>
  static LogicalResult verifyInvariants(EmitErrorFn emitError, const Args &...args) {
    if constexpr (requires { Concrete::verify(emitError, args...); })
      return Concrete::verify(emitError, args...);
    else
      return llvm::success();
  }
  /// Returns the type or attribute with these parameters after verifying them; returns null after an error.
  template <typename... Args>
  static Concrete getChecked(EmitErrorFn emitError, MLIRContext *context, Args... args) {
    if (failed(Concrete::verifyInvariants(emitError, args...)))
      return Concrete();
    return DeclaredView::get(context, std::move(args)...);
  }
  /// Calls getChecked() of the class with a function that emits errors at \p loc.
  template <typename LocationT, typename... Args>
    requires(!std::is_convertible_v<const LocationT &, EmitErrorFn>)
  static Concrete getChecked(const LocationT &loc, Args &&...args) {
    auto emit = [&] { return emitError(loc); };
    return Concrete::getChecked(EmitErrorFn(emit), std::forward<Args>(args)...);
  }

  // Parse and print the text after the dialect prefix and mnemonic, for a class with an assembly format. The
  // functions parseDeclared and printDeclared are in OpAsmParser.h and OpAsmPrinter.h.
  using ParentT::print;
  static typename ParentT::HandleRoot parse(AsmParser &parser) {
    return parseDeclared(parser, Concrete::spec);
  }
  /// \param type the type of the attribute if it is known, else null.
  template <typename TypeT = Type>
  static typename ParentT::HandleRoot parse(AsmParser &parser, TypeT type) {
    return parseDeclared(parser, Concrete::spec, type);
  }
  template <typename PrinterT>
    requires std::is_base_of_v<AsmPrinter, PrinterT>
  void print(PrinterT &printer) const {
    printDeclared(printer, typename ParentT::HandleRoot(*this));
  }
  /// Attaches the interfaces of the ExternalModel classes \p Models to the kind, in one context. An interface
  /// that the kind implements already keeps its model. \pre No other thread uses the context.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    attachInterfaces(context, Concrete::spec,
                     {{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }

protected:
  template <typename T>
  const T &param(unsigned offset) const {
    return this->impl->template param<T>(offset);
  }
};

/// Common base of TypeInterface and AttrInterface: the base of the handle classes ("views") that refer to any
/// type or attribute that implements an interface. `Concrete::Concept` is the function table of the
/// interface.
template <typename Concrete, typename Root>
class InterfaceView : public Root {
public:
  using Root::Root;
  static bool classof(Root handle) {
    return handle.getImpl()->abstract->getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// Base class of the C++ classes that implement the interface; empty by default. An interface with default
  /// methods redeclares it.
  template <typename Implementation>
  struct Trait {};

protected:
  /// Returns the function table of this handle. \pre `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(
        this->impl->abstract->getInterface(TypeID::get<Concrete>()));
  }
};

/// The base of types and attributes whose author writes the storage class; see StorageBase.h.
template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
class StoredHandle;

} // namespace detail
} // namespace mlir

#endif // STRATA_RUNTIME_IR_UNIQUEDHANDLE_H
