//===- DataLayoutVerifier.cpp - What data layouts may say -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Operation.h"

using namespace strata;

//===----------------------------------------------------------------------===//
// One entry
//===----------------------------------------------------------------------===//

/// The alignment that is needed, and perhaps the one that is best, in bits.
static LogicalResult verifyAlignments(DataLayoutEntryAttr entry, Location loc) {
  auto values = llvm::dyn_cast<DenseIntElementsAttr>(entry.getValue());
  if (!values || !values.getElementType().isSignlessInteger(64))
    return emitError(loc) << "expected a dense i64 elements attribute in the data layout entry "
                          << Attribute(entry);
  int64_t numValues = values.getNumElements();
  if (numValues < 1 || numValues > 2)
    return emitError(loc) << "expected 1 or 2 elements in the data layout entry " << Attribute(entry);
  if (numValues == 2 && values.getIntElement(1).ult(values.getIntElement(0)))
    return emitError(loc)
           << "preferred alignment is expected to be greater than or equal to the abi alignment in data "
              "layout entry "
           << Attribute(entry);
  return success();
}

static LogicalResult verifyTypeEntry(DataLayoutEntryAttr entry, Type type, Location loc) {
  if (llvm::isa<IndexType>(type)) {
    if (llvm::isa<IntegerAttr>(entry.getValue()))
      return success();
    return emitError(loc) << "expected integer attribute in the data layout entry for " << type;
  }
  if (llvm::isa<IntegerType, FloatType>(type))
    return verifyAlignments(entry, loc);
  if (type.getDialect().getNamespace() == "builtin")
    return emitError(loc) << "unexpected data layout for a built-in type";
  return emitError(loc) << "data layout specified for a type that does not support it";
}

/// Of this dialect.
static LogicalResult verifyOwnEntry(DataLayoutEntryAttr entry, llvm::StringRef name, Location loc) {
  if (name == DLTIDialect::kDataLayoutEndiannessKey) {
    auto order = llvm::dyn_cast<StringAttr>(entry.getValue());
    if (order && (order.getValue() == DLTIDialect::kDataLayoutEndiannessBig ||
                  order.getValue() == DLTIDialect::kDataLayoutEndiannessLittle))
      return success();
    return emitError(loc) << "'" << name << "' data layout entry is expected to be either '"
                          << DLTIDialect::kDataLayoutEndiannessBig << "' or '"
                          << DLTIDialect::kDataLayoutEndiannessLittle << "'";
  }
  if (llvm::is_contained(
          {DLTIDialect::kDataLayoutDefaultMemorySpaceKey, DLTIDialect::kDataLayoutAllocaMemorySpaceKey,
           DLTIDialect::kDataLayoutProgramMemorySpaceKey, DLTIDialect::kDataLayoutGlobalMemorySpaceKey,
           DLTIDialect::kDataLayoutStackAlignmentKey, DLTIDialect::kDataLayoutManglingModeKey,
           DLTIDialect::kDataLayoutFunctionPointerAlignmentKey, DLTIDialect::kDataLayoutLegalIntWidthsKey},
          name))
    return success();
  return emitError(loc) << "unknown data layout entry name: " << name;
}

static LogicalResult verifyNamedEntry(DataLayoutEntryAttr entry, StringAttr name, Location loc) {
  auto [nameSpace, rest] = name.getValue().split('.');
  if (nameSpace == "dlti")
    return verifyOwnEntry(entry, name.getValue(), loc);
  // What a dialect that is not there would say, nobody knows.
  Dialect *dialect = rest.empty() ? nullptr : entry.getContext()->getLoadedDialect(nameSpace);
  if (!dialect)
    return success();
  return emitError(loc) << "the '" << nameSpace
                        << "' dialect does not support identifier data layout entries";
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

static DataLayoutSpecAttr getSpec(Operation *op) {
  return op->getAttrOfType<DataLayoutSpecAttr>(DLTIDialect::kDataLayoutAttrName);
}

LogicalResult dlti::verifyDataLayout(Operation *op) {
  DataLayoutSpecAttr spec = getSpec(op);
  if (!spec)
    return success();
  for (DataLayoutEntryAttr entry : spec.getEntries())
    if (auto type = llvm::dyn_cast<TypeAttr>(entry.getKeyAttr()))
      if (failed(verifyTypeEntry(entry, type.getValue(), op->getLoc())))
        return failure();
  for (DataLayoutEntryAttr entry : spec.getEntries())
    if (auto name = llvm::dyn_cast<StringAttr>(entry.getKeyAttr()))
      if (failed(verifyNamedEntry(entry, name, op->getLoc())))
        return failure();

  // What is said of a type may be said anew inside; under a name there is one value.
  llvm::SmallVector<Operation *> enclosing;
  bool combines = true;
  for (Operation *parent = op->getParentOp(); parent; parent = parent->getParentOp()) {
    DataLayoutSpecAttr outer = parent->hasTrait(Trait::SymbolTable) ? getSpec(parent) : DataLayoutSpecAttr();
    if (!outer)
      continue;
    enclosing.push_back(parent);
    for (DataLayoutEntryAttr entry : spec.getEntries()) {
      FailureOr<Attribute> value = outer.query(entry.getKey());
      combines &= failed(value) || *value == entry.getValue() || llvm::isa<TypeAttr>(entry.getKeyAttr());
    }
  }
  if (combines)
    return success();
  InFlightDiagnostic diag = op->emitError() << "data layout does not combine with layouts of enclosing ops";
  for (Operation *parent : enclosing)
    diag.attachNote(parent->getLoc()) << "enclosing op with data layout";
  return diag;
}
