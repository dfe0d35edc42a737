//===- DataLayoutSpec.cpp - Data layouts of the dlti dialect --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The keys of #dlti.dl_spec, the verification of their values, and the combination of nested data layouts.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

StringAttr DataLayoutSpecAttr::getEndiannessIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutEndiannessKey);
}
StringAttr DataLayoutSpecAttr::getDefaultMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutDefaultMemorySpaceKey);
}
StringAttr DataLayoutSpecAttr::getAllocaMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutAllocaMemorySpaceKey);
}
StringAttr DataLayoutSpecAttr::getProgramMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutProgramMemorySpaceKey);
}
StringAttr DataLayoutSpecAttr::getGlobalMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutGlobalMemorySpaceKey);
}
StringAttr DataLayoutSpecAttr::getManglingModeIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutManglingModeKey);
}
StringAttr DataLayoutSpecAttr::getStackAlignmentIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutStackAlignmentKey);
}
StringAttr DataLayoutSpecAttr::getFunctionPointerAlignmentIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutFunctionPointerAlignmentKey);
}
StringAttr DataLayoutSpecAttr::getLegalIntWidthsIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutLegalIntWidthsKey);
}

namespace {
/// The kind of values that a data layout key of the dlti dialect accepts.
enum class KeyKind { Unknown, Endianness, BitCount, AnyValue };

/// Verifies the entries whose key has the prefix `dlti`.
class DLTIDataLayoutInterface : public DataLayoutDialectInterface {
public:
  using DataLayoutDialectInterface::DataLayoutDialectInterface;
  using DataLayoutDialectInterface::verifyEntry;
  LogicalResult verifyEntry(DataLayoutEntryInterface entry, Location loc) const override;
};
} // namespace

static KeyKind classifyKey(llvm::StringRef key) {
  if (key == DLTIDialect::kDataLayoutEndiannessKey)
    return KeyKind::Endianness;
  if (key == DLTIDialect::kDataLayoutStackAlignmentKey)
    return KeyKind::BitCount;
  bool isKnown = llvm::is_contained(
      {DLTIDialect::kDataLayoutDefaultMemorySpaceKey, DLTIDialect::kDataLayoutAllocaMemorySpaceKey,
       DLTIDialect::kDataLayoutProgramMemorySpaceKey, DLTIDialect::kDataLayoutGlobalMemorySpaceKey,
       DLTIDialect::kDataLayoutManglingModeKey, DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
       DLTIDialect::kDataLayoutLegalIntWidthsKey},
      key);
  return isKnown ? KeyKind::AnyValue : KeyKind::Unknown;
}

LogicalResult DLTIDataLayoutInterface::verifyEntry(DataLayoutEntryInterface entry, Location loc) const {
  llvm::StringRef key = llvm::cast<StringAttr>(entry.getKey()).getValue();
  switch (classifyKey(key)) {
  case KeyKind::AnyValue:
    return success();
  case KeyKind::Unknown:
    return emitError(loc) << "unknown data layout entry name: " << key;
  case KeyKind::Endianness: {
    constexpr llvm::StringLiteral big = DLTIDialect::kDataLayoutEndiannessBig;
    constexpr llvm::StringLiteral little = DLTIDialect::kDataLayoutEndiannessLittle;
    auto order = llvm::dyn_cast<StringAttr>(entry.getValue());
    if (order && (order.getValue() == big || order.getValue() == little))
      return success();
    return emitError(loc) << "'" << key << "' data layout entry is expected to be either '" << big << "' or '"
                          << little << "'";
  }
  case KeyKind::BitCount: {
    auto bits = llvm::dyn_cast<IntegerAttr>(entry.getValue());
    if (bits && !bits.getValue().isNegative() && bits.getValue().getActiveBits() <= 64)
      return success();
    return emitError(loc) << "'" << key << "' data layout entry is expected to be a non-negative integer";
  }
  }
  llvm_unreachable("every kind of key returns");
}

void DLTIDialect::initialize() { addInterfaces<DLTIDataLayoutInterface>(); }

//===----------------------------------------------------------------------===//
// Combination
//===----------------------------------------------------------------------===//

namespace {
/// Accumulates the entries of nested data layouts, which are added from the outermost to the innermost.
class DataLayoutCombiner {
public:
  /// Adds the entries of the next inner data layout; fails if they are incompatible with the present ones.
  LogicalResult add(DataLayoutSpecInterface spec);
  /// Returns all entries: first those with type keys, grouped by type class.
  llvm::SmallVector<DataLayoutEntryInterface> getEntries() const;

private:
  LogicalResult addIdentified(StringAttr key, DataLayoutEntryInterface inner);
  LogicalResult addTypeEntries(llvm::ArrayRef<DataLayoutEntryInterface> inner, DataLayoutSpecInterface spec);

  llvm::MapVector<TypeID, DataLayoutEntryList> types;
  DataLayoutIdentifiedEntryMap identified;
};
} // namespace

LogicalResult DataLayoutCombiner::addIdentified(StringAttr key, DataLayoutEntryInterface inner) {
  DataLayoutEntryInterface &present = identified[key];
  Dialect *dialect = key.getContext()->getLoadedDialect(key.getValue().split('.').first);
  const auto *combiner = dialect ? dialect->getRegisteredInterface<DataLayoutDialectInterface>() : nullptr;
  present = combiner ? combiner->combine(present, inner)
                     : DataLayoutDialectInterface::defaultCombine(present, inner);
  return success(present != nullptr);
}

LogicalResult DataLayoutCombiner::addTypeEntries(llvm::ArrayRef<DataLayoutEntryInterface> inner,
                                                 DataLayoutSpecInterface spec) {
  auto type = llvm::cast<Type>(inner.front().getKey());
  DataLayoutEntryList &present = types[type.getTypeID()];
  // For builtin types there is no check: inner entries are compatible with all outer ones.
  if (auto declared = llvm::dyn_cast<DataLayoutTypeInterface>(type); declared && !present.empty())
    if (!declared.areCompatible(present, inner, spec, identified))
      return failure();
  for (DataLayoutEntryInterface entry : inner) {
    auto *outer = llvm::find_if(
        present, [&](DataLayoutEntryInterface candidate) { return candidate.getKey() == entry.getKey(); });
    if (outer == present.end())
      present.push_back(entry);
    else
      *outer = entry;
  }
  return success();
}

LogicalResult DataLayoutCombiner::add(DataLayoutSpecInterface spec) {
  llvm::MapVector<TypeID, DataLayoutEntryList> innerTypes;
  DataLayoutIdentifiedEntryMap innerIdentified;
  spec.bucketEntriesByType(innerTypes, innerIdentified);
  // Combine entries with string keys first, because the types can query them when their own entries are
  // combined.
  for (auto &[key, entry] : innerIdentified)
    if (failed(addIdentified(key, entry)))
      return failure();
  for (auto &[typeClass, entries] : innerTypes)
    if (failed(addTypeEntries(entries, spec)))
      return failure();
  return success();
}

llvm::SmallVector<DataLayoutEntryInterface> DataLayoutCombiner::getEntries() const {
  llvm::SmallVector<DataLayoutEntryInterface> result;
  for (const auto &[typeClass, entries] : types)
    llvm::append_range(result, entries);
  llvm::append_range(result, llvm::make_second_range(identified));
  return result;
}

DataLayoutSpecAttr DataLayoutSpecAttr::combineWith(llvm::ArrayRef<DataLayoutSpecInterface> specs) const {
  DataLayoutCombiner combiner;
  for (DataLayoutSpecInterface spec : specs)
    if (failed(combiner.add(spec)))
      return {};
  if (failed(combiner.add(llvm::cast<DataLayoutSpecInterface>(Attribute(*this)))))
    return {};
  return get(getContext(), combiner.getEntries());
}
