//===- SymbolInterfaces.cpp - Views of symbols and of their users ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolInterfaces.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/STLExtras.h"
#include <mutex>

using namespace mlir;

bool SymbolOpInterface::classof(Operation *op) {
  return op->hasTrait(mlir::Trait::Symbol) && SymbolTable::getSymbolName(op);
}
bool SymbolOpInterface::isDeclaration() const {
  Operation *op = getOperation();
  return op->getNumRegions() != 0 &&
         llvm::all_of(op->getRegions(), [](Region &region) { return region.empty(); });
}

bool SymbolUserOpInterface::classof(Operation *op) {
  return op->isRegistered() && op->getSpec()->hooks.verifySymbolUses;
}
LogicalResult SymbolUserOpInterface::verifySymbolUses(SymbolTableCollection &symbolTable) const {
  return getOperation()->getSpec()->hooks.verifySymbolUses(getOperation(), symbolTable);
}

struct LockedSymbolTableCollection::Mutex {
  std::mutex value;
};
LockedSymbolTableCollection::LockedSymbolTableCollection(SymbolTableCollection &collection)
    : collection(collection), mutex(std::make_unique<Mutex>()) {}
LockedSymbolTableCollection::~LockedSymbolTableCollection() = default;

Operation *LockedSymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, StringAttr name) {
  std::lock_guard lock(mutex->value);
  return collection.lookupSymbolIn(symbolTableOp, name);
}
Operation *LockedSymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name) {
  std::lock_guard lock(mutex->value);
  return collection.lookupSymbolIn(symbolTableOp, name);
}
Operation *LockedSymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, FlatSymbolRefAttr name) {
  return lookupSymbolIn(symbolTableOp, name.getAttr());
}
LogicalResult LockedSymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                                                          llvm::SmallVectorImpl<Operation *> &symbols) {
  std::lock_guard lock(mutex->value);
  return collection.lookupSymbolIn(symbolTableOp, name, symbols);
}
SymbolTable &LockedSymbolTableCollection::getSymbolTable(Operation *op) {
  std::lock_guard lock(mutex->value);
  return collection.getSymbolTable(op);
}
Operation *LockedSymbolTableCollection::lookupNearestSymbolFrom(Operation *from, StringAttr name) {
  std::lock_guard lock(mutex->value);
  return collection.lookupNearestSymbolFrom(from, name);
}
Operation *LockedSymbolTableCollection::lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name) {
  std::lock_guard lock(mutex->value);
  return collection.lookupNearestSymbolFrom(from, name);
}
void LockedSymbolTableCollection::invalidateSymbolTable(Operation *op) {
  std::lock_guard lock(mutex->value);
  collection.invalidateSymbolTable(op);
}
