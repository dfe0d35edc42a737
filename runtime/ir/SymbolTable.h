//===- SymbolTable.h - Names of operations --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A symbol is an op with the trait Symbol and a name in `sym_name`; a symbol table is an op with the trait
// SymbolTable, in whose one block symbols are looked up. The class SymbolTable is an index of one such op,
// kept up to date through its own insert, remove and erase; the static functions search without an index.
// One thread at a time for an index; static lookups only read.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_SYMBOLTABLE_H
#define STRATA_RUNTIME_IR_SYMBOLTABLE_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace strata {

class SymbolTable {
public:
  enum class Visibility { Public, Private, Nested };

  /// \pre The op has the trait SymbolTable.
  explicit SymbolTable(Operation *symbolTableOp);

  Operation *getOp() const { return symbolTableOp; }
  Operation *lookup(llvm::StringRef name) const;
  Operation *lookup(StringAttr name) const;
  template <typename OpT>
  OpT lookup(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<OpT>(lookup(name));
  }
  /// Adds a symbol, renamed when its name is taken, and inserts it in the block unless it is there. Its name.
  StringAttr insert(Operation *symbol, Block::iterator insertPt = {});
  void remove(Operation *symbol);
  void erase(Operation *symbol);
  /// Gives a symbol of this table another name, and its references too. Fails, and changes nothing, when the
  /// name is taken or references cannot be replaced.
  LogicalResult rename(Operation *symbol, StringAttr to);
  LogicalResult rename(StringAttr from, StringAttr to);
  /// The same with a name that is free here and in \p others: the old one, and a number behind it.
  FailureOr<StringAttr> renameToUnique(Operation *symbol, llvm::ArrayRef<SymbolTable *> others = {});

  // Names and visibility.
  static constexpr llvm::StringLiteral getSymbolAttrName() { return llvm::StringLiteral("sym_name"); }
  static constexpr llvm::StringLiteral getVisibilityAttrName() {
    return llvm::StringLiteral("sym_visibility");
  }
  static bool isSymbol(Operation *op) { return op->hasTrait(Trait::Symbol); }
  /// Null when the op has no name.
  static StringAttr getSymbolName(Operation *symbol);
  static void setSymbolName(Operation *symbol, StringAttr name);
  static void setSymbolName(Operation *symbol, llvm::StringRef name);
  static Visibility getSymbolVisibility(Operation *symbol);
  static void setSymbolVisibility(Operation *symbol, Visibility visibility);

  // Searching.
  static Operation *getNearestSymbolTable(Operation *from);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
  static Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  static Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  static OpT lookupNearestSymbolFrom(Operation *from, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupNearestSymbolFrom(from, name));
  }
  /// Calls back for every symbol table inside of `op`, and for `op` itself; the inner ones first.
  /// \param allSymUsesVisible  what the second argument is for `op`: whether nothing outside can refer to its
  /// symbols.
  static void walkSymbolTables(Operation *op, bool allSymUsesVisible,
                               llvm::function_ref<void(Operation *, bool)> callback);

  // Uses: symbol references in attributes, at any depth of arrays and dictionaries.
  struct SymbolUse {
    Operation *user;
    SymbolRefAttr symbolRef;
    Operation *getUser() const { return user; }
    SymbolRefAttr getSymbolRef() const { return symbolRef; }
  };
  using UseRange = std::vector<SymbolUse>;
  /// All references below `from` that are looked up in its table: those inside of nested tables are left out.
  /// None when an op that is not registered may be a table, so that not all is known.
  static std::optional<UseRange> getSymbolUses(Operation *from);
  static std::optional<UseRange> getSymbolUses(Region *from);
  static std::optional<UseRange> getSymbolUses(StringAttr symbol, Operation *from);
  static std::optional<UseRange> getSymbolUses(Operation *symbol, Operation *from) {
    return getSymbolUses(getSymbolName(symbol), from);
  }
  static std::optional<UseRange> getSymbolUses(StringAttr symbol, Region *from);
  static bool symbolKnownUseEmpty(StringAttr symbol, Operation *from);
  static bool symbolKnownUseEmpty(Operation *symbol, Operation *from) {
    return symbolKnownUseEmpty(getSymbolName(symbol), from);
  }
  /// Replaces references to `oldSymbol` below `from`.
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Operation *from);
  static LogicalResult replaceAllSymbolUses(Operation *oldSymbol, StringAttr newSymbol, Operation *from) {
    return replaceAllSymbolUses(getSymbolName(oldSymbol), newSymbol, from);
  }

private:
  Operation *symbolTableOp;
  llvm::DenseMap<Attribute, Operation *> symbols;
  unsigned uniquingCounter = 0;
};

/// Indexes of many symbol tables, made when first asked for.
class SymbolTableCollection {
public:
  SymbolTable &getSymbolTable(Operation *op);
  Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  OpT lookupSymbolIn(Operation *symbolTableOp, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbolIn(symbolTableOp, name));
  }
  Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  OpT lookupNearestSymbolFrom(Operation *from, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupNearestSymbolFrom(from, name));
  }
  /// Forgets the index of an op that was changed otherwise, or is about to be erased.
  void invalidateSymbolTable(Operation *op) { tables.erase(op); }

private:
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_SYMBOLTABLE_H
