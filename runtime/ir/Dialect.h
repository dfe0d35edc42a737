//===- Dialect.h - A dialect loaded in a context ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is a DialectSpec loaded into a context, together with the members that the author's class adds.
// The context owns it. This header is small because every source of a dialect includes it; the list of
// dialects that may be loaded is DialectRegistry, in a header of its own. After loading, any number of
// threads may read a dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/ir/DialectInterface.h"
#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace mlir {

/// Base class of dialects.
class Dialect {
public:
  Dialect(const DialectSpec &spec, MLIRContext *context);
  virtual ~Dialect();

  llvm::StringRef getNamespace() const { return spec.name; }
  MLIRContext *getContext() const { return context; }
  const DialectSpec &getSpec() const { return spec; }

  /// Returns the declaration of the operation with this full name, or null.
  const OpSpec *lookupOp(llvm::StringRef fullName) const;
  /// Returns the declaration with this mnemonic (without the dialect prefix), or null.
  const TypeDefSpec *lookupType(llvm::StringRef mnemonic) const;
  const AttrDefSpec *lookupAttribute(llvm::StringRef mnemonic) const;

  // Interfaces of the dialect itself. They are added while the dialect is loaded, or by an extension.
  /// Adds an interface implementation. If the interface has one already, the new one is dropped.
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
  /// Returns the implementation of the interface, or null.
  const DialectInterface *getRegisteredInterface(TypeID id) const;
  DialectInterface *getRegisteredInterface(TypeID id) {
    return const_cast<DialectInterface *>(std::as_const(*this).getRegisteredInterface(id));
  }
  template <typename InterfaceT>
  const InterfaceT *getRegisteredInterface() const {
    return static_cast<const InterfaceT *>(getRegisteredInterface(InterfaceT::getInterfaceID()));
  }

  // Promises: a dialect declares while it is loaded that another library will attach an interface to one of
  // its operations, types or attributes. A query for a promised interface that was not attached means that
  // the program did not register the extension that attaches it; it aborts with a message, because the answer
  // "not implemented" would be wrong.
  /// Promises that \p interface will be attached to the kind \p concrete.
  void declarePromisedInterface(TypeID concrete, TypeID interface);
  template <typename InterfaceT, typename ConcreteT>
  void declarePromisedInterface() {
    declarePromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }
  template <typename InterfaceT, typename... ConcreteTs>
  void declarePromisedInterfaces() {
    (declarePromisedInterface<InterfaceT, ConcreteTs>(), ...);
  }
  /// Returns true if \p interface is promised for the kind \p concrete.
  bool hasPromisedInterface(TypeID concrete, TypeID interface) const;
  /// Returns true if the dialect made any promise.
  bool hasPromises() const;
  /// Aborts if the interface is promised for the kind \p concrete, which is called \p name in the message.
  /// \pre The interface is not attached.
  void checkPromise(TypeID concrete, TypeID interface, llvm::StringRef name) const;
  template <typename ConcreteT, typename InterfaceT>
  bool hasPromisedInterface() const {
    return hasPromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }

protected:
  // Counterparts of the functions that dialects of MLIR call in initialize(). The DialectSpec lists all
  // operations, types and attributes already; builds with assertions check this.
  template <typename... Ops>
  void addOperations() {
    assert((lists(spec.ops, &Ops::spec) && ...) && "operation is not listed in the dialect's descriptor");
  }
  template <typename... Types>
  void addTypes() {
    assert((lists(spec.types, &Types::spec) && ...) && "type is not listed in the dialect's descriptor");
  }
  template <typename... Attrs>
  void addAttributes() {
    assert((lists(spec.attributes, &Attrs::spec) && ...) &&
           "attribute is not listed in the dialect's descriptor");
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
  /// The interface implementations; few, so they are searched linearly.
  std::vector<std::unique_ptr<DialectInterface>> interfaces;
  /// The promised interfaces: sorted pairs of an operation, type or attribute kind and an interface.
  std::vector<std::pair<const void *, const void *>> promises;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIALECT_H
