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
#include "llvm/ADT/iterator.h"
#include <vector>

namespace mlir {

class Dialect;
class MLIRContext;
class Operation;

/// CRTP base of the dialect interface class ConcreteT: derives from BaseT and defines the TypeID of the
/// interface.
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

  /// Returns the TypeID of the implemented interface.
  TypeID getID() const { return id; }
  MLIRContext *getContext() const;
  Dialect *getDialect() const { return dialect; }

protected:
  DialectInterface(Dialect *dialect, TypeID id) : dialect(dialect), id(id) {}

private:
  Dialect *dialect;
  TypeID id;
};

namespace detail {
/// The implementations of one interface by the dialects of a context.
class DialectInterfaceCollectionBase {
public:
  DialectInterfaceCollectionBase(MLIRContext *context, TypeID interfaceKind);
  virtual ~DialectInterfaceCollectionBase();

protected:
  const DialectInterface *getInterfaceFor(Operation *op) const;
  const DialectInterface *getInterfaceFor(Dialect *dialect) const;
  const std::vector<const DialectInterface *> &getInterfaces() const { return interfaces; }

private:
  std::vector<const DialectInterface *> interfaces; ///< Sorted by the names of their dialects.
};
} // namespace detail

/// The implementations of the interface InterfaceT by the dialects that were loaded in a context when the
/// collection was created, in alphabetical order of the dialects.
template <typename InterfaceT>
class DialectInterfaceCollection : public detail::DialectInterfaceCollectionBase {
public:
  using Base = DialectInterfaceCollection;
  explicit DialectInterfaceCollection(MLIRContext *context)
      : DialectInterfaceCollectionBase(context, InterfaceT::getInterfaceID()) {}

  /// Returns the implementation of a dialect, or of the dialect of an operation; null if there is none.
  template <typename ObjectT>
  const InterfaceT *getInterfaceFor(ObjectT *object) const {
    return static_cast<const InterfaceT *>(DialectInterfaceCollectionBase::getInterfaceFor(object));
  }

  class iterator
      : public llvm::iterator_adaptor_base<iterator, std::vector<const DialectInterface *>::const_iterator,
                                           std::random_access_iterator_tag, const InterfaceT> {
  public:
    iterator() = default;
    explicit iterator(std::vector<const DialectInterface *>::const_iterator position)
        : iterator::iterator_adaptor_base(position) {}
    const InterfaceT &operator*() const { return *static_cast<const InterfaceT *>(*this->I); }
  };
  iterator begin() const { return iterator(getInterfaces().begin()); }
  iterator end() const { return iterator(getInterfaces().end()); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIALECTINTERFACE_H
