//===- DialectInterface.h - Interfaces that dialects implement --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect interface is a class with virtual functions that generic code calls on a dialect, for instance to
// decide whether its operations may be inlined. It is declared in C++ or as a DialectInterface record
// (-gen-dialect-interface-decls). A dialect creates its implementations in initialize() and owns them. Any
// number of threads may read them after the dialect is loaded.
//
//     class ColourInterface : public DialectInterface::Base<ColourInterface> {
//     public:
//       ColourInterface(Dialect *dialect) : Base(dialect) {}
//       virtual bool isGreen(Operation *op) const { return false; }
//     };
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECTINTERFACE_H
#define STRATA_RUNTIME_IR_DIALECTINTERFACE_H

#include "runtime/support/TypeID.h"

namespace mlir {

class Dialect;
class MLIRContext;

/// Base of the interface class ConcreteT, which derives from BaseT. Defines its identity.
template <typename ConcreteT, typename BaseT>
class DialectInterfaceBase : public BaseT {
public:
  using Base = DialectInterfaceBase;
  static TypeID getInterfaceID() { return TypeID::get<ConcreteT>(); }

protected:
  explicit DialectInterfaceBase(Dialect *dialect) : BaseT(dialect, getInterfaceID()) {}
};

/// Base class of all dialect interfaces.
class DialectInterface {
public:
  template <typename ConcreteT>
  using Base = DialectInterfaceBase<ConcreteT, DialectInterface>;

  virtual ~DialectInterface();
  DialectInterface(const DialectInterface &) = delete;
  DialectInterface &operator=(const DialectInterface &) = delete;

  Dialect *getDialect() const { return dialect; }
  MLIRContext *getContext() const;
  /// Returns the identity of the implemented interface.
  TypeID getID() const { return id; }

protected:
  DialectInterface(Dialect *dialect, TypeID id) : dialect(dialect), id(id) {}

private:
  Dialect *dialect;
  TypeID id;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIALECTINTERFACE_H
