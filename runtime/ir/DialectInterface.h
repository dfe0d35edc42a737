//===- DialectInterface.h - What dialects say as a whole ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect interface is a class with virtual functions that generic code asks of a dialect: how to inline
// its ops, say. Declared in C++ or as a DialectInterface record (-gen-dialect-interface-decls); a dialect
// makes its implementations in initialize() and owns them. Read by any thread once the dialect is loaded.
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

namespace strata {

class Dialect;
class MLIRContext;

/// Gives the class `ConcreteT` an identity, over the base `BaseT`.
template <typename ConcreteT, typename BaseT>
class DialectInterfaceBase : public BaseT {
public:
  using Base = DialectInterfaceBase;
  static TypeID getInterfaceID() { return TypeID::get<ConcreteT>(); }

protected:
  explicit DialectInterfaceBase(Dialect *dialect) : BaseT(dialect, getInterfaceID()) {}
};

class DialectInterface {
public:
  template <typename ConcreteT>
  using Base = DialectInterfaceBase<ConcreteT, DialectInterface>;

  virtual ~DialectInterface();
  DialectInterface(const DialectInterface &) = delete;
  DialectInterface &operator=(const DialectInterface &) = delete;

  Dialect *getDialect() const { return dialect; }
  MLIRContext *getContext() const;
  /// Which interface this implements.
  TypeID getID() const { return id; }

protected:
  DialectInterface(Dialect *dialect, TypeID id) : dialect(dialect), id(id) {}

private:
  Dialect *dialect;
  TypeID id;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECTINTERFACE_H
