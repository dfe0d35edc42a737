//===- DataLayout.cpp - Data layout queries of a scope --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinOps.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Data layouts of scopes
//===----------------------------------------------------------------------===//

Operation *DataLayout::findClosestScope(Operation *op) {
  while (op && !llvm::isa<ModuleOp, DataLayoutOpInterface>(op))
    op = op->getParentOp();
  return op;
}

/// Returns the target description of the innermost module among `op` and its ancestors.
static TargetSystemSpecInterface findTargetSpec(Operation *op) {
  while (op && !llvm::isa<ModuleOp>(op))
    op = op->getParentOp();
  return op ? detail::getTargetSystemSpec(op) : TargetSystemSpecInterface();
}

DataLayout::DataLayout(Operation *scopeOp)
    : layout(detail::combineDataLayouts(scopeOp)), targetSpec(findTargetSpec(scopeOp)),
      scope(llvm::dyn_cast_or_null<DataLayoutOpInterface>(scopeOp)) {}
DataLayout::DataLayout(DataLayoutOpInterface op) : DataLayout(op.getOperation()) {}
DataLayout::DataLayout(ModuleOp op) : DataLayout(op.getOperation()) {}

DataLayout DataLayout::closest(Operation *op) { return DataLayout(findClosestScope(op)); }

//===----------------------------------------------------------------------===//
// Queries about types
//===----------------------------------------------------------------------===//

DataLayoutEntryList DataLayout::getEntriesFor(Type type) const {
  return layout ? layout.getSpecForType(type.getTypeID()) : DataLayoutEntryList();
}

/// Returns the cached answer to a query about a type. If none is cached, calls `compute` with the layout
/// entries for the class of the type, caches the result and returns it.
template <typename AnswerT, typename ComputeFn>
AnswerT DataLayout::getAnswer(Type type, std::optional<AnswerT> TypeAnswers::*field,
                              ComputeFn compute) const {
  if (auto known = typeAnswers.find(type); known != typeAnswers.end() && known->second.*field)
    return *(known->second.*field);
  // The computation may query this layout about other types, which adds to the cache.
  AnswerT answer = compute(getEntriesFor(type));
  typeAnswers[type].*field = answer;
  return answer;
}

llvm::TypeSize DataLayout::getTypeSize(Type type) const {
  return getAnswer(type, &TypeAnswers::size, [&](DataLayoutEntryListRef entries) {
    return scope ? scope.getTypeSize(type, *this, entries) : detail::getDefaultTypeSize(type, *this, entries);
  });
}

llvm::TypeSize DataLayout::getTypeSizeInBits(Type type) const {
  return getAnswer(type, &TypeAnswers::sizeInBits, [&](DataLayoutEntryListRef entries) {
    return scope ? scope.getTypeSizeInBits(type, *this, entries)
                 : detail::getDefaultTypeSizeInBits(type, *this, entries);
  });
}

uint64_t DataLayout::getTypeABIAlignment(Type type) const {
  return getAnswer(type, &TypeAnswers::abiAlignment, [&](DataLayoutEntryListRef entries) {
    return scope ? scope.getTypeABIAlignment(type, *this, entries)
                 : detail::getDefaultABIAlignment(type, *this, entries);
  });
}

uint64_t DataLayout::getTypePreferredAlignment(Type type) const {
  return getAnswer(type, &TypeAnswers::preferredAlignment, [&](DataLayoutEntryListRef entries) {
    return scope ? scope.getTypePreferredAlignment(type, *this, entries)
                 : detail::getDefaultPreferredAlignment(type, *this, entries);
  });
}

std::optional<uint64_t> DataLayout::getTypeIndexBitwidth(Type type) const {
  return getAnswer(type, &TypeAnswers::indexBitwidth, [&](DataLayoutEntryListRef entries) {
    return scope ? scope.getIndexBitwidth(type, *this, entries)
                 : detail::getDefaultIndexBitwidth(type, *this, entries);
  });
}

//===----------------------------------------------------------------------===//
// Queries about properties
//===----------------------------------------------------------------------===//

namespace {
/// The functions that answer queries for one property.
struct PropertyQuery {
  StringAttr (DataLayoutSpecInterface::*getKey)(MLIRContext *) const;
  Attribute (DataLayoutOpInterface::*queryScope)(DataLayoutEntryInterface) const;
  Attribute (*queryDefault)(DataLayoutEntryInterface);
};
} // namespace

/// One row for each DataLayout::Property, in that order.
static constexpr PropertyQuery propertyQueries[] = {
    {&DataLayoutSpecInterface::getEndiannessIdentifier, &DataLayoutOpInterface::getEndianness,
     &detail::getDefaultEndianness},
    {&DataLayoutSpecInterface::getDefaultMemorySpaceIdentifier, &DataLayoutOpInterface::getDefaultMemorySpace,
     &detail::getDefaultMemorySpace},
    {&DataLayoutSpecInterface::getAllocaMemorySpaceIdentifier, &DataLayoutOpInterface::getAllocaMemorySpace,
     &detail::getDefaultAllocaMemorySpace},
    {&DataLayoutSpecInterface::getProgramMemorySpaceIdentifier, &DataLayoutOpInterface::getProgramMemorySpace,
     &detail::getDefaultProgramMemorySpace},
    {&DataLayoutSpecInterface::getGlobalMemorySpaceIdentifier, &DataLayoutOpInterface::getGlobalMemorySpace,
     &detail::getDefaultGlobalMemorySpace},
    {&DataLayoutSpecInterface::getManglingModeIdentifier, &DataLayoutOpInterface::getManglingMode,
     &detail::getDefaultManglingMode},
    {&DataLayoutSpecInterface::getFunctionPointerAlignmentIdentifier,
     &DataLayoutOpInterface::getFunctionPointerAlignment, &detail::getDefaultFunctionPointerAlignment},
    {&DataLayoutSpecInterface::getLegalIntWidthsIdentifier, &DataLayoutOpInterface::getLegalIntWidths,
     &detail::getDefaultLegalIntWidths},
};

Attribute DataLayout::getProperty(Property property) const {
  static_assert(std::size(propertyQueries) == NumProperties);
  std::optional<Attribute> &answer = properties[property];
  if (!answer) {
    const PropertyQuery &query = propertyQueries[property];
    DataLayoutEntryInterface entry;
    if (layout)
      entry = layout.getSpecForIdentifier((layout.*query.getKey)(layout.getContext()));
    answer = scope ? (scope.*query.queryScope)(entry) : query.queryDefault(entry);
  }
  return *answer;
}

Attribute DataLayout::getEndianness() const { return getProperty(Endianness); }
Attribute DataLayout::getDefaultMemorySpace() const { return getProperty(DefaultMemorySpace); }
Attribute DataLayout::getAllocaMemorySpace() const { return getProperty(AllocaMemorySpace); }
Attribute DataLayout::getProgramMemorySpace() const { return getProperty(ProgramMemorySpace); }
Attribute DataLayout::getGlobalMemorySpace() const { return getProperty(GlobalMemorySpace); }
Attribute DataLayout::getManglingMode() const { return getProperty(ManglingMode); }
Attribute DataLayout::getFunctionPointerAlignment() const { return getProperty(FunctionPointerAlignment); }
Attribute DataLayout::getLegalIntWidths() const { return getProperty(LegalIntWidths); }

uint64_t DataLayout::getStackAlignment() const {
  if (!stackAlignment) {
    DataLayoutEntryInterface entry;
    if (layout)
      entry = layout.getSpecForIdentifier(layout.getStackAlignmentIdentifier(layout.getContext()));
    stackAlignment = scope ? scope.getStackAlignment(entry) : detail::getDefaultStackAlignment(entry);
  }
  return *stackAlignment;
}

std::optional<Attribute> DataLayout::getDevicePropertyValue(TargetSystemSpecInterface::DeviceID device,
                                                            StringAttr property) const {
  DataLayoutEntryInterface entry;
  if (targetSpec)
    if (std::optional<TargetDeviceSpecInterface> spec = targetSpec.getDeviceSpecForDeviceID(device))
      entry = spec->getSpecForIdentifier(property);
  return scope ? scope.getDevicePropertyValue(entry) : detail::getDevicePropertyValue(entry);
}
