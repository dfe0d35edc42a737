//===- Query.cpp - Queries of target descriptions -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "dialects/dlti/Traits.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// query
//===----------------------------------------------------------------------===//

/// Returns the first attribute of the op that implements DLTIQueryInterface; if the op has none, that of its
/// closest ancestor that has one. Returns null if there is no such attribute.
static DLTIQueryInterface findQueryable(Operation *op) {
  for (; op; op = op->getParentOp())
    for (NamedAttribute attr : op->getAttrList())
      if (auto queryable = llvm::dyn_cast<DLTIQueryInterface>(attr.getValue()))
        return queryable;
  return {};
}

static std::string spell(DataLayoutEntryKey key) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto type = llvm::dyn_cast<Type>(key))
    os << type;
  else
    os << '"' << llvm::cast<StringAttr>(key).getValue() << '"';
  return text;
}

FailureOr<Attribute> dlti::query(Operation *op, llvm::ArrayRef<DataLayoutEntryKey> keys, bool emitError) {
  auto fail = [&](const llvm::Twine &reason) -> FailureOr<Attribute> {
    if (emitError)
      op->emitError() << reason;
    return failure();
  };
  if (keys.empty())
    return fail("no keys provided to attempt query with");
  Attribute current = findQueryable(op);
  if (!current)
    return fail("no DLTI-queryable attrs on target op or any of its ancestors");
  for (DataLayoutEntryKey key : keys) {
    auto queryable = llvm::dyn_cast<DLTIQueryInterface>(current);
    if (!queryable)
      return fail("attribute found before key " + spell(key) + " is not DLTI-queryable");
    FailureOr<Attribute> found = queryable.query(key);
    if (failed(found))
      return fail("key " + spell(key) + " has no DLTI-mapping");
    current = *found;
  }
  return current;
}

FailureOr<Attribute> dlti::query(Operation *op, llvm::ArrayRef<llvm::StringRef> keys, bool emitError) {
  llvm::SmallVector<DataLayoutEntryKey> entryKeys;
  for (llvm::StringRef key : keys)
    entryKeys.push_back(StringAttr::get(op->getContext(), key));
  return query(op, entryKeys, emitError);
}

//===----------------------------------------------------------------------===//
// HasDefaultDLTIDataLayout
//===----------------------------------------------------------------------===//

DataLayoutSpecInterface mlir::impl::getDataLayoutSpec(Operation *op) {
  return op->getAttrOfType<DataLayoutSpecAttr>(DLTIDialect::kDataLayoutAttrName);
}
TargetSystemSpecInterface mlir::impl::getTargetSystemSpec(Operation *op) {
  return op->getAttrOfType<TargetSystemSpecAttr>(DLTIDialect::kTargetSystemDescAttrName);
}
LogicalResult mlir::impl::verifyHasDefaultDLTIDataLayoutTrait(Operation *op) {
  if (!llvm::isa<DataLayoutOpInterface>(op))
    return op->emitOpError(
        "must implement DataLayoutOpInterface, whose methods the trait HasDefaultDLTIDataLayout defines");
  return success();
}
