//===- SymbolInterfaces.h - Views of symbols and of their users --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// SymbolOpInterface refers to any operation that defines a symbol, SymbolUserOpInterface to any operation
// that verifies the symbols it references. Both read the descriptor of the operation and have no function
// table. For lookups and uses see SymbolTable.h.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_SYMBOLINTERFACES_H
#define STRATA_RUNTIME_IR_SYMBOLINTERFACES_H

#include "runtime/ir/OpView.h"
#include "runtime/ir/SymbolTable.h"

namespace mlir {

/// Refers to any operation with the trait Symbol and a name.
class SymbolOpInterface : public OpState, public SymbolView<SymbolOpInterface> {
public:
  using OpState::OpState;
  SymbolOpInterface() = default;
  /// Converts from an op class that defines symbols.
  template <typename OpT>
    requires(std::is_base_of_v<SymbolView<OpT>, OpT> && !std::is_same_v<OpT, SymbolOpInterface>)
  SymbolOpInterface(OpT op) : OpState(op.getOperation()) {}
  /// Base class of hand-written op classes that define symbols.
  template <typename ConcreteOp>
  struct Trait : SymbolView<ConcreteOp> {};

  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static constexpr TypeID getInterfaceID() { return TypeID::get<SymbolOpInterface>(); }

  using Visibility = SymbolTable::Visibility;
  StringAttr getNameAttr() const { return SymbolView::getNameAttr<StringAttr>(); }
  llvm::StringRef getName() const { return SymbolView::getName(); }
  void setName(StringAttr name) const { SymbolTable::setSymbolName(getOperation(), name); }
  void setName(llvm::StringRef name) const { SymbolView::setName(name); }
  /// Returns true if the operation has regions and all are empty: a function without a body.
  bool isDeclaration() const;
  /// Return the symbol references to this symbol nested in \p from; see SymbolTable.
  std::optional<SymbolTable::UseRange> getSymbolUses(Operation *from) const {
    return SymbolTable::getSymbolUses(getOperation(), from);
  }
  bool symbolKnownUseEmpty(Operation *from) const {
    return SymbolTable::symbolKnownUseEmpty(getOperation(), from);
  }
  LogicalResult replaceAllSymbolUses(StringAttr newName, Operation *from) const {
    return SymbolTable::replaceAllSymbolUses(getOperation(), newName, from);
  }
};

/// Refers to any operation whose class verifies the symbols that it references.
class SymbolUserOpInterface : public OpState {
public:
  using OpState::OpState;
  SymbolUserOpInterface() = default;
  /// Base class of hand-written op classes with a function verifySymbolUses().
  template <typename ConcreteOp>
  struct Trait {};

  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static constexpr TypeID getInterfaceID() { return TypeID::get<SymbolUserOpInterface>(); }
  /// Verifies that the symbols exist and are of the right kind.
  LogicalResult verifySymbolUses(SymbolTableCollection &symbolTable) const;
};

/// A thread-safe collection that forwards all calls to \p collection. As long as this object exists, \p
/// collection must not be used directly.
class LockedSymbolTableCollection : public SymbolTableCollection {
public:
  explicit LockedSymbolTableCollection(SymbolTableCollection &collection);
  ~LockedSymbolTableCollection() override;

  Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name) override;
  Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name) override;
  /// Returns the symbol with this name in a symbol table operation, or null.
  Operation *lookupSymbolIn(Operation *symbolTableOp, FlatSymbolRefAttr name);
  LogicalResult lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                               llvm::SmallVectorImpl<Operation *> &symbols) override;
  SymbolTable &getSymbolTable(Operation *op) override;
  Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name) override;
  Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name) override;
  void invalidateSymbolTable(Operation *op) override;
  template <typename OpT, typename NameT>
  OpT lookupSymbolIn(Operation *symbolTableOp, NameT &&name) {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbolIn(symbolTableOp, std::forward<NameT>(name)));
  }

private:
  struct Mutex; ///< Defined in the source, so that this header does not include <mutex>.
  SymbolTableCollection &collection;
  std::unique_ptr<Mutex> mutex;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_SYMBOLINTERFACES_H
