//===- SymbolTable.h - Symbol names, lookup and uses ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A symbol is an operation with the trait Symbol and a name in the attribute `sym_name`. A symbol table is an
// operation with the trait SymbolTable; references are resolved among the operations of its single block. The
// class SymbolTable is an index of one such operation, which its own insert, remove and erase keep up to
// date; the static functions search without an index. One thread at a time per index; any number of threads
// may call the static lookups.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_SYMBOLTABLE_H
#define STRATA_RUNTIME_IR_SYMBOLTABLE_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"
#include <string>
#include <memory>

namespace mlir {

/// Index of the symbols in one symbol table operation.
class SymbolTable {
public:
  /// Public symbols may be referenced from anywhere, private ones only in their symbol table, nested ones
  /// also from enclosing symbol tables.
  using Visibility = detail::SymbolVisibility;

  /// Indexes the symbols of an operation. \pre The operation has the trait SymbolTable.
  explicit SymbolTable(Operation *symbolTableOp);

  Operation *getOp() const { return symbolTableOp; }
  /// Returns the symbol with this name, or null.
  Operation *lookup(llvm::StringRef name) const;
  Operation *lookup(StringAttr name) const;
  template <typename OpT>
  OpT lookup(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<OpT>(lookup(name));
  }
  /// Adds a symbol to the index, and to the block if it is detached, by default before the terminator. If the
  /// name is in use, the symbol is renamed. Returns its name.
  StringAttr insert(Operation *symbol, Block::iterator insertPt = {});
  /// Removes a symbol from the index; erase also destroys the operation.
  void remove(Operation *symbol);
  void erase(Operation *symbol);
  /// Renames a symbol of this table and replaces its uses. Fails, without changes, if the name is in use or
  /// the uses cannot be determined.
  LogicalResult rename(Operation *symbol, StringAttr to);
  LogicalResult rename(StringAttr from, StringAttr to);
  LogicalResult rename(Operation *symbol, llvm::StringRef to);
  LogicalResult rename(StringAttr from, llvm::StringRef to);
  /// Renames a symbol of this table to a generated name that is unused in this table and in \p others: the
  /// old name with a number appended. Replaces its uses.
  FailureOr<StringAttr> renameToUnique(Operation *symbol, llvm::ArrayRef<SymbolTable *> others = {});
  FailureOr<StringAttr> renameToUnique(StringAttr symbol, llvm::ArrayRef<SymbolTable *> others = {});
  /// Returns \p name, or if \p isUsed returns true for it, the first unused one of the names that consist of
  /// \p name, an underscore and a number from \p uniquingCounter on, which is advanced.
  template <unsigned N, typename IsUsedFn>
  static llvm::SmallString<N> generateSymbolName(llvm::StringRef name, IsUsedFn isUsed,
                                                 unsigned &uniquingCounter) {
    llvm::SmallString<N> candidate(name);
    while (isUsed(llvm::StringRef(candidate))) {
      candidate.resize(name.size());
      candidate += '_';
      candidate += std::to_string(uniquingCounter++);
    }
    return candidate;
  }

  // Names and visibility.
  static constexpr llvm::StringLiteral getSymbolAttrName() { return llvm::StringLiteral("sym_name"); }
  static constexpr llvm::StringLiteral getVisibilityAttrName() {
    return llvm::StringLiteral("sym_visibility");
  }
  static bool isSymbol(Operation *op) { return op->hasTrait(Trait::Symbol); }
  /// Returns the name of a symbol, or null.
  static StringAttr getSymbolName(Operation *symbol);
  static void setSymbolName(Operation *symbol, StringAttr name);
  static void setSymbolName(Operation *symbol, llvm::StringRef name);
  /// Returns the visibility; Public if the attribute is missing.
  static Visibility getSymbolVisibility(Operation *symbol);
  static void setSymbolVisibility(Operation *symbol, Visibility visibility);

  // Lookup without an index. Linear in the number of operations in the table.
  /// Returns the innermost symbol table that is or contains \p from. Returns null if there is none, or if an
  /// operation of an unknown dialect with one region, which may be a symbol table, is found first.
  static Operation *getNearestSymbolTable(Operation *from);
  /// Returns the symbol with this name in a symbol table operation, or null. Nested references are resolved
  /// in nested tables.
  static Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
  /// Resolves each component of \p name and appends the symbols to \p symbols, from the root to the leaf.
  static LogicalResult lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                                      llvm::SmallVectorImpl<Operation *> &symbols);
  /// Resolves a name in the nearest symbol table of \p from; returns the symbol, or null.
  static Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  static Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  static OpT lookupNearestSymbolFrom(Operation *from, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupNearestSymbolFrom(from, name));
  }
  /// Calls \p callback for every symbol table nested in \p op, inner ones first, and for \p op itself. The
  /// second argument is true if all uses of the table's symbols are visible, that is, nested in \p op.
  /// \param allSymUsesVisible that argument for \p op.
  static void walkSymbolTables(Operation *op, bool allSymUsesVisible,
                               llvm::function_ref<void(Operation *, bool)> callback);

  // Uses: symbol references in attributes, at any depth of arrays and dictionaries.
  /// A reference to a symbol and the operation that contains it.
  struct SymbolUse {
    SymbolUse(Operation *user, SymbolRefAttr symbolRef) : user(user), symbolRef(symbolRef) {}
    Operation *user;
    SymbolRefAttr symbolRef;
    Operation *getUser() const { return user; }
    SymbolRefAttr getSymbolRef() const { return symbolRef; }
  };
  /// A list of references.
  class UseRange : public std::vector<SymbolUse> {
  public:
    using vector::vector;
    UseRange(std::vector<SymbolUse> &&uses) : vector(std::move(uses)) {}
    using iterator = std::vector<SymbolUse>::iterator;
    using vector::begin;
    using vector::empty;
    using vector::end;
  };
  /// Returns all references nested in \p from that are resolved in the symbol table \p from, that is, not
  /// those in nested symbol tables. With \p symbol, only the references to it. Returns nullopt if an
  /// unregistered operation may be a symbol table, because then the uses are unknown.
  static std::optional<UseRange> getSymbolUses(Operation *from);
  static std::optional<UseRange> getSymbolUses(StringAttr symbol, Operation *from);
  static std::optional<UseRange> getSymbolUses(Operation *symbol, Operation *from) {
    return getSymbolUses(getSymbolName(symbol), from);
  }
  static std::optional<UseRange> getSymbolUses(Region *from);
  static std::optional<UseRange> getSymbolUses(StringAttr symbol, Region *from);
  static std::optional<UseRange> getSymbolUses(Operation *symbol, Region *from) {
    return getSymbolUses(getSymbolName(symbol), from);
  }
  /// Returns true if the uses of \p symbol nested in \p from are known and there are none.
  static bool symbolKnownUseEmpty(StringAttr symbol, Operation *from);
  static bool symbolKnownUseEmpty(Operation *symbol, Operation *from) {
    return symbolKnownUseEmpty(getSymbolName(symbol), from);
  }
  static bool symbolKnownUseEmpty(StringAttr symbol, Region *from);
  static bool symbolKnownUseEmpty(Operation *symbol, Region *from) {
    return symbolKnownUseEmpty(getSymbolName(symbol), from);
  }
  /// Replaces the references to \p oldSymbol nested in \p from. Fails, without changes, if the uses are
  /// unknown.
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Operation *from);
  static LogicalResult replaceAllSymbolUses(Operation *oldSymbol, StringAttr newSymbol, Operation *from) {
    return replaceAllSymbolUses(getSymbolName(oldSymbol), newSymbol, from);
  }
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Region *from);
  static LogicalResult replaceAllSymbolUses(Operation *oldSymbol, StringAttr newSymbol, Region *from) {
    return replaceAllSymbolUses(getSymbolName(oldSymbol), newSymbol, from);
  }

private:
  Operation *symbolTableOp;
  llvm::DenseMap<Attribute, Operation *> symbols;
  unsigned uniquingCounter = 0;
};

/// Indices of several symbol tables, created on demand. They are not updated when the IR changes; see
/// invalidateSymbolTable.
class SymbolTableCollection {
public:
  virtual ~SymbolTableCollection() = default;
  /// Returns the index of a symbol table operation; creates it if necessary.
  virtual SymbolTable &getSymbolTable(Operation *op);
  /// Resolves a name as SymbolTable::lookupSymbolIn and lookupNearestSymbolFrom do, using the indices.
  virtual Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  virtual Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
  /// Resolves each component of \p name and appends the symbols to \p symbols, from the root to the leaf.
  virtual LogicalResult lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                                       llvm::SmallVectorImpl<Operation *> &symbols);
  template <typename OpT, typename NameT>
  OpT lookupSymbolIn(Operation *symbolTableOp, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbolIn(symbolTableOp, name));
  }
  virtual Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  virtual Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  OpT lookupNearestSymbolFrom(Operation *from, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupNearestSymbolFrom(from, name));
  }
  /// Discards the index of the symbol table operation \p op. Must be called after \p op was modified without
  /// using the index, and before \p op is erased.
  virtual void invalidateSymbolTable(Operation *op) { tables.erase(op); }

private:
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
};

/// Users of the symbols of all symbol tables nested in an operation.
class SymbolUserMap {
public:
  SymbolUserMap(SymbolTableCollection &symbolTable, Operation *symbolTableOp);

  /// Returns the operations that reference a symbol, each one once.
  llvm::ArrayRef<Operation *> getUsers(Operation *symbol) const;
  bool useEmpty(Operation *symbol) const { return getUsers(symbol).empty(); }
  /// Replaces all references to a symbol, and records the users as those of the symbol with the new name, if
  /// there is one.
  void replaceAllUsesWith(Operation *symbol, StringAttr newSymbolName);

private:
  SymbolTableCollection &symbolTable;
  llvm::DenseMap<Operation *, llvm::SmallVector<Operation *, 1>> users;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_SYMBOLTABLE_H
