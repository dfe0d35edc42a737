//===- Ptr.cpp - Types and attributes of the ptr dialect ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ptr/Ptr.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::ptr;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

FailureOr<PtrLikeTypeInterface> PtrType::clonePtrWith(Attribute memorySpace,
                                                      std::optional<Type> elementType) const {
  auto space = llvm::dyn_cast_or_null<MemorySpaceAttrInterface>(memorySpace);
  if (elementType || !space)
    return failure();
  return llvm::cast<PtrLikeTypeInterface>(Type(get(space)));
}

LogicalResult PtrMetadataType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                                      PtrLikeTypeInterface type) {
  if (type.hasPtrMetadata())
    return success();
  return emitError() << "the ptr-like type has no metadata";
}

//===----------------------------------------------------------------------===//
// Data layout
//===----------------------------------------------------------------------===//

static constexpr uint32_t bitsInByte = 8;
static constexpr uint32_t defaultBits = 64;

/// Returns the layout in the data layout entry for the type; null if there is none.
static SpecAttr findSpec(PtrType type, DataLayoutEntryListRef entries) {
  for (DataLayoutEntryInterface entry : entries)
    if (llvm::dyn_cast<Type>(entry.getKey()) == type)
      return llvm::dyn_cast<SpecAttr>(entry.getValue());
  return {};
}

/// Returns the size, an alignment or the index width of a pointer type, in bits. If the data layout has no
/// entry for the type, returns the number for pointers in the generic memory space; if these have no entry
/// either, returns 64.
static uint64_t getNumber(PtrType type, const DataLayout &layout, DataLayoutEntryListRef entries,
                          llvm::function_ref<uint64_t(SpecAttr)> ofSpec,
                          llvm::function_ref<uint64_t(Type)> ofType) {
  if (SpecAttr spec = findSpec(type, entries))
    return ofSpec(spec);
  auto generic =
      PtrType::get(llvm::cast<MemorySpaceAttrInterface>(Attribute(GenericSpaceAttr::get(type.getContext()))));
  return type == generic ? defaultBits : ofType(generic);
}

static uint64_t getIndexBits(SpecAttr spec) {
  return spec.getIndex() == SpecAttr::kOptionalSpecValue ? spec.getSize() : spec.getIndex();
}

llvm::TypeSize PtrType::getTypeSizeInBits(const DataLayout &layout, DataLayoutEntryListRef params) const {
  return llvm::TypeSize::getFixed(getNumber(
      *this, layout, params, [](SpecAttr spec) { return spec.getSize(); },
      [&](Type type) { return layout.getTypeSizeInBits(type).getFixedValue(); }));
}
uint64_t PtrType::getABIAlignment(const DataLayout &layout, DataLayoutEntryListRef params) const {
  return getNumber(
             *this, layout, params, [](SpecAttr spec) { return spec.getAbi(); },
             [&](Type type) { return layout.getTypeABIAlignment(type) * bitsInByte; }) /
         bitsInByte;
}
uint64_t PtrType::getPreferredAlignment(const DataLayout &layout, DataLayoutEntryListRef params) const {
  return getNumber(
             *this, layout, params, [](SpecAttr spec) { return spec.getPreferred(); },
             [&](Type type) { return layout.getTypePreferredAlignment(type) * bitsInByte; }) /
         bitsInByte;
}
std::optional<uint64_t> PtrType::getIndexBitwidth(const DataLayout &layout,
                                                  DataLayoutEntryListRef params) const {
  return getNumber(*this, layout, params, getIndexBits,
                   [&](Type type) { return layout.getTypeIndexBitwidth(type).value_or(defaultBits); });
}

bool PtrType::areCompatible(DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
                            DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
  return llvm::all_of(newLayout, [&](DataLayoutEntryInterface entry) {
    auto type = llvm::dyn_cast_or_null<PtrType>(llvm::dyn_cast<Type>(entry.getKey()));
    auto spec = llvm::dyn_cast<SpecAttr>(entry.getValue());
    if (!type || !spec)
      return false;
    SpecAttr old = findSpec(type, oldLayout);
    uint64_t oldSize = old ? old.getSize() : defaultBits, oldAbi = old ? old.getAbi() : defaultBits;
    uint64_t oldIndex = old ? getIndexBits(old) : defaultBits;
    return oldSize == spec.getSize() && oldIndex == getIndexBits(spec) && spec.getAbi() != 0 &&
           oldAbi % spec.getAbi() == 0;
  });
}

LogicalResult PtrType::verifyEntries(DataLayoutEntryListRef entries, Location loc) const {
  for (DataLayoutEntryInterface entry : entries)
    if (!llvm::isa<SpecAttr>(entry.getValue()))
      return emitError(loc) << "expected layout attribute for " << Type(*this)
                            << " to be a #ptr.spec attribute";
  return success();
}

LogicalResult SpecAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, uint32_t size,
                               uint32_t abi, uint32_t preferred, uint32_t index) {
  struct Entry {
    llvm::StringRef name;
    uint32_t value;
  };
  for (Entry entry :
       {Entry{"size", size}, Entry{"abi", abi}, Entry{"preferred", preferred}, Entry{"index", index}})
    if (entry.value % bitsInByte != 0 && entry.value != kOptionalSpecValue)
      return emitError() << entry.name << " entry must be divisible by " << bitsInByte;
  if (abi > preferred)
    return emitError() << "preferred alignment is expected to be at least as large as ABI alignment";
  return success();
}

//===----------------------------------------------------------------------===//
// Memory spaces
//===----------------------------------------------------------------------===//

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

bool GenericSpaceAttr::isValidLoad(Type, AtomicOrdering, std::optional<int64_t>, const DataLayout *,
                                   EmitError) const {
  return true;
}
bool GenericSpaceAttr::isValidStore(Type, AtomicOrdering, std::optional<int64_t>, const DataLayout *,
                                    EmitError) const {
  return true;
}
bool GenericSpaceAttr::isValidAtomicOp(AtomicBinOp, Type, AtomicOrdering, std::optional<int64_t>,
                                       const DataLayout *, EmitError) const {
  return true;
}
bool GenericSpaceAttr::isValidAtomicXchg(Type, AtomicOrdering, AtomicOrdering, std::optional<int64_t>,
                                         const DataLayout *, EmitError) const {
  return true;
}
bool GenericSpaceAttr::isValidAddrSpaceCast(Type, Type, EmitError) const { return true; }
bool GenericSpaceAttr::isValidPtrIntCast(Type, Type, EmitError) const { return true; }

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/ptr/PtrEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/ptr/PtrTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ptr/PtrAttrs.cpp.inc"
#include "dialects/ptr/PtrAttrInterfaces.cpp.inc"
#include "dialects/ptr/PtrDialect.cpp.inc"
