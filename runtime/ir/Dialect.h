//===- Dialect.h - A loaded dialect, and the registry ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is what a context made of a DialectSpec: the tables, plus whatever the author's class adds. The
// context owns it. A DialectRegistry is a list of specs that may be loaded; filling it costs a pointer for
// each, and nothing runs until a name of the dialect is met.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/ir/DialectInterface.h"
#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace strata {

class Dialect {
public:
  Dialect(const DialectSpec &spec, MLIRContext *context) : spec(spec), context(context) {}
  virtual ~Dialect();

  llvm::StringRef getNamespace() const { return spec.name; }
  MLIRContext *getContext() const { return context; }
  const DialectSpec &getSpec() const { return spec; }

  /// The declaration of the op of that full name, or null.
  const OpSpec *lookupOp(llvm::StringRef fullName) const;
  /// By mnemonic (without the dialect's prefix).
  const TypeDefSpec *lookupType(llvm::StringRef mnemonic) const;
  const AttrDefSpec *lookupAttribute(llvm::StringRef mnemonic) const;

  // Interfaces of the dialect as a whole. Added while it is loaded, or by an extension.
  /// A second implementation of an interface is dropped.
  void addInterface(std::unique_ptr<DialectInterface> interface);
  template <typename InterfaceT, typename... Args>
  InterfaceT &addInterface(Args &&...args) {
    addInterface(std::make_unique<InterfaceT>(this, std::forward<Args>(args)...));
    return static_cast<InterfaceT &>(*getRegisteredInterface(InterfaceT::getInterfaceID()));
  }
  template <typename... Interfaces>
  void addInterfaces() {
    (addInterface(std::make_unique<Interfaces>(this)), ...);
  }
  /// Null when the dialect does not implement it.
  const DialectInterface *getRegisteredInterface(TypeID id) const;
  DialectInterface *getRegisteredInterface(TypeID id) {
    return const_cast<DialectInterface *>(std::as_const(*this).getRegisteredInterface(id));
  }
  template <typename InterfaceT>
  const InterfaceT *getRegisteredInterface() const {
    return static_cast<const InterfaceT *>(getRegisteredInterface(InterfaceT::getInterfaceID()));
  }

  // Promises: another library will attach an interface to an op, type or attribute of this dialect.
  template <typename InterfaceT, typename ConcreteT>
  void declarePromisedInterface() {
    promises.insert({TypeID::get<ConcreteT>().getAsOpaquePointer(), TypeID::get<InterfaceT>().getAsOpaquePointer()});
  }
  template <typename InterfaceT, typename... ConcreteTs>
  void declarePromisedInterfaces() {
    (declarePromisedInterface<InterfaceT, ConcreteTs>(), ...);
  }
  bool hasPromisedInterface(TypeID concrete, TypeID interface) const {
    return promises.contains({concrete.getAsOpaquePointer(), interface.getAsOpaquePointer()});
  }
  template <typename ConcreteT, typename InterfaceT>
  bool hasPromisedInterface() const {
    return hasPromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }

protected:
  // What MLIR's dialects do in initialize(). Here the descriptor lists all, and nothing is left to be added; that it
  // does is checked in builds with assertions.
  template <typename... Ops>
  void addOperations() {
    assert((lists(spec.ops, &Ops::spec) && ...) && "the dialect's descriptor does not have this op");
  }
  template <typename... Types>
  void addTypes() {
    assert((lists(spec.types, &Types::spec) && ...) && "the dialect's descriptor does not have this type");
  }
  template <typename... Attrs>
  void addAttributes() {
    assert((lists(spec.attributes, &Attrs::spec) && ...) && "the dialect's descriptor does not have this attribute");
  }

private:
  template <typename SpecT>
  static bool lists(llvm::ArrayRef<const SpecT *> specs, const SpecT *wanted) {
    for (const SpecT *spec : specs)
      if (spec == wanted)
        return true;
    return false;
  }

  const DialectSpec &spec;
  MLIRContext *context;
  std::vector<std::unique_ptr<DialectInterface>> interfaces; ///< Few: searched.
  std::set<std::pair<const void *, const void *>> promises;  ///< Of what, and which interface.
};

/// Something to be done once certain dialects are loaded in a context: registered like a dialect, and run by the
/// context, on the thread that loads the last of them.
class DialectExtensionBase {
public:
  explicit DialectExtensionBase(llvm::ArrayRef<llvm::StringRef> dialectNames)
      : dialectNames(dialectNames.begin(), dialectNames.end()) {}
  virtual ~DialectExtensionBase();
  llvm::ArrayRef<llvm::StringRef> getRequiredDialects() const { return dialectNames; }
  /// \param dialects  those that are required, in order.
  virtual void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const = 0;

private:
  std::vector<llvm::StringRef> dialectNames;
};

/// The base of extensions that have `void apply(MLIRContext *, DialectsT *...) const`.
template <typename DerivedT, typename... DialectsT>
class DialectExtension : public DialectExtensionBase {
public:
  DialectExtension() : DialectExtensionBase({DialectsT::getDialectNamespace()...}) {}
  virtual void apply(MLIRContext *context, DialectsT *...dialects) const = 0;
  void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const final {
    applyTo(context, dialects, std::index_sequence_for<DialectsT...>());
  }

private:
  template <size_t... Indices>
  void applyTo(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects, std::index_sequence<Indices...>) const {
    apply(context, static_cast<DialectsT *>(dialects[Indices])...);
  }
};

class DialectRegistry {
public:
  /// Adds a dialect; a later one of the same name replaces the earlier.
  void insert(const DialectSpec &spec);
  template <typename... Dialects>
  void insert() {
    (insert(Dialects::spec), ...);
  }
  const DialectSpec *lookup(llvm::StringRef name) const;
  /// By the C++ class name that `dependentDialects` of a `.td` uses, "::arith::ArithDialect".
  const DialectSpec *lookupByClass(llvm::StringRef cppClass) const;
  void appendTo(DialectRegistry &destination) const;
  std::vector<llvm::StringRef> getDialectNames() const;

  // What is done when dialects are loaded.
  void addExtension(std::unique_ptr<DialectExtensionBase> extension) { extensions.push_back(std::move(extension)); }
  /// Calls the function with the dialects that its parameters name.
  template <typename... DialectsT>
  void addExtension(void (*function)(MLIRContext *, DialectsT *...)) {
    struct Extension : DialectExtension<Extension, DialectsT...> {
      void apply(MLIRContext *context, DialectsT *...dialects) const final { function(context, dialects...); }
      void (*function)(MLIRContext *, DialectsT *...);
    };
    auto extension = std::make_unique<Extension>();
    extension->function = function;
    addExtension(std::move(extension));
  }
  template <typename... ExtensionsT>
  void addExtensions() {
    (addExtension(std::make_unique<ExtensionsT>()), ...);
  }
  llvm::ArrayRef<std::shared_ptr<const DialectExtensionBase>> getExtensions() const { return extensions; }

private:
  std::vector<std::shared_ptr<const DialectExtensionBase>> extensions;
  std::vector<const DialectSpec *> specs; ///< Sorted by name.
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECT_H
