//===- AliasSearch.cpp - Fast search for uses of aliases ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AliasSearch.h"
#include "runtime/asm/AliasTable.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Block.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {
/// Searches types and attributes for aliases. A type or attribute that may contain others is printed by the
/// collecting pass of the printer, which finds every alias in its text.
class AliasSearch {
public:
  AliasSearch(MLIRContext *context, const OpPrintingFlags &flags)
      : aliases(context), collector(nowhere, flags, /*names=*/nullptr, &aliases) {
    collector.isCollecting = true;
  }

  /// Returns true if the operation itself, without nested operations, may use an alias.
  bool search(Operation *op) {
    for (Attribute attr : op->getSlots())
      if (search(attr))
        return true;
    if (DictionaryAttr attrs = op->getRawDiscardableAttrs(); attrs && isNew(attrs.getAsOpaquePointer()))
      for (const NamedAttribute &attr : attrs)
        if (search(attr.value))
          return true;
    for (Value result : op->getResults())
      if (search(result.getType()))
        return true;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          if (search(argument.getType()))
            return true;
    return false;
  }

private:
  bool search(Attribute attr) {
    if (!attr || !isNew(attr.getAsOpaquePointer()))
      return false;
    switch (attr.getKind()) {
    case AttrKind::DenseArray:
    case AttrKind::StridedLayout:
    case AttrKind::SymbolRef:
    case AttrKind::Unit:
      return false;
    case AttrKind::DenseElements:
    case AttrKind::DenseResource:
    case AttrKind::Float:
    case AttrKind::Integer:
    case AttrKind::String:
      // Only the type can contain an alias.
      return search(llvm::cast<TypedAttr>(attr).getType());
    default:
      collector.printAttribute(attr);
      return aliases.hasNames();
    }
  }
  bool search(Type type) {
    if (!type || type == last || !isNew(type.getAsOpaquePointer()))
      return false;
    last = type;
    collector.printType(type);
    return aliases.hasNames();
  }
  bool isNew(const void *object) { return seen.insert(object).second; }

  llvm::raw_null_ostream nowhere;
  AliasTable aliases;
  PrinterState collector;
  llvm::DenseSet<const void *> seen; ///< Types and attributes that were searched.
  Type last;                         ///< The last type that was searched: the next one is often the same.
};
} // namespace

bool mlir::mayUseAliases(Operation *root, const OpPrintingFlags &flags) {
  AliasSearch search(root->getContext(), flags);
  WalkResult result = root->walk(
      [&](Operation *op) { return search.search(op) ? WalkResult::interrupt() : WalkResult::advance(); });
  return result.wasInterrupted();
}
