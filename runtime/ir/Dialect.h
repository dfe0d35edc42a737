//===- Dialect.h - A loaded dialect ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is what a context made of a DialectSpec: the tables, plus whatever the author's class adds. The
// context owns it. Every source of a dialect includes this, so that it is small: dialects that may be loaded
// are listed in a DialectRegistry, which has a header of its own.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/ir/DialectInterface.h"
#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace strata {

class Dialect {
public:
  Dialect(const DialectSpec &spec, MLIRContext *context);
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

  // Promises: another library will attach an interface to an op, type or attribute of this dialect. Made
  // while the dialect is loaded. Who asks for a promised interface that nobody attached has forgotten to
  // register the extension that does it: the program ends with words to that effect, since "no" would be a
  // wrong answer.
  void declarePromisedInterface(TypeID concrete, TypeID interface);
  template <typename InterfaceT, typename ConcreteT>
  void declarePromisedInterface() {
    declarePromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }
  template <typename InterfaceT, typename... ConcreteTs>
  void declarePromisedInterfaces() {
    (declarePromisedInterface<InterfaceT, ConcreteTs>(), ...);
  }
  bool hasPromisedInterface(TypeID concrete, TypeID interface) const;
  bool hasPromises() const;
  /// Ends the program if the interface is promised for what is called `name`. \pre It is not attached.
  void checkPromise(TypeID concrete, TypeID interface, llvm::StringRef name) const;
  template <typename ConcreteT, typename InterfaceT>
  bool hasPromisedInterface() const {
    return hasPromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }

protected:
  // What MLIR's dialects do in initialize(). Here the descriptor lists all, and nothing is left to be added;
  // that it does is checked in builds with assertions.
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
    assert((lists(spec.attributes, &Attrs::spec) && ...) &&
           "the dialect's descriptor does not have this attribute");
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
  /// Of what, and which interface. Sorted.
  std::vector<std::pair<const void *, const void *>> promises;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECT_H
