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

#include "runtime/ir/BuiltinAttributes.h"
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

  // Names and visibility.
  static constexpr llvm::StringLiteral getSymbolAttrName() { return llvm::StringLiteral("sym_name"); }
  static constexpr llvm::StringLiteral getVisibilityAttrName() { return llvm::StringLiteral("sym_visibility"); }
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

  // Uses: symbol references in attributes, at any depth of arrays and dictionaries.
  struct SymbolUse {
    Operation *user;
    SymbolRefAttr symbolRef;
    Operation *getUser() const { return user; }
    SymbolRefAttr getSymbolRef() const { return symbolRef; }
  };
  /// All references below `from` that are looked up in its table: those inside of nested tables are left out.
  static std::vector<SymbolUse> getSymbolUses(Operation *from);
  static std::vector<SymbolUse> getSymbolUses(StringAttr symbol, Operation *from);
  static bool symbolKnownUseEmpty(StringAttr symbol, Operation *from);
  /// Replaces references to `oldSymbol` below `from`.
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Operation *from);

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
  Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename OpT, typename NameT>
  OpT lookupNearestSymbolFrom(Operation *from, NameT name) {
    return llvm::dyn_cast_or_null<OpT>(lookupNearestSymbolFrom(from, name));
  }

private:
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_SYMBOLTABLE_H
