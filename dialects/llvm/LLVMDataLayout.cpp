//===- LLVMDataLayout.cpp - Sizes and parts of llvm types -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements DataLayoutTypeInterface for pointers, arrays and structs, and DestructurableTypeInterface for
// arrays and structs, by which passes split memory slots into elements.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMTypes.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;
using namespace mlir::LLVM;

static constexpr uint64_t bitsInByte = 8;

/// Converts an alignment from bits to bytes; the minimum is one byte.
static uint64_t toBytes(uint64_t bits) { return std::max<uint64_t>(bits / bitsInByte, 1); }

/// Returns number \p index of a data layout entry; nullopt if the entry has fewer numbers.
static std::optional<uint64_t> getNumber(Attribute entry, unsigned index) {
  auto numbers = llvm::dyn_cast_or_null<DenseIntElementsAttr>(entry);
  if (!numbers || index >= numbers.size())
    return std::nullopt;
  return (*(numbers.value_begin<llvm::APInt>() + index)).getZExtValue();
}
static Type getKeyType(DataLayoutEntryInterface entry) { return llvm::cast<Type>(entry.getKey()); }

/// Verifies that the value of a data layout entry is a vector of `min` to `max` integers of 64 bits.
/// \param expected The end of the error message, after "elements attribute".
/// \param noun The name of the integers in the error message.
static LogicalResult verifyNumbers(DataLayoutEntryInterface entry, int64_t min, int64_t max,
                                   llvm::StringRef expected, llvm::StringRef noun, Location loc) {
  auto numbers = llvm::dyn_cast<DenseIntElementsAttr>(entry.getValue());
  Type key = getKeyType(entry);
  if (!numbers || numbers.size() < min || numbers.size() > max)
    return emitError(loc) << "expected layout attribute for " << key
                          << " to be a dense integer elements attribute " << expected;
  if (!numbers.getElementType().isInteger(64))
    return emitError(loc) << "expected i64 " << noun << " for " << key;
  return success();
}
/// Verifies that the preferred alignment is not less than the ABI alignment.
static LogicalResult verifyAlignments(uint64_t abi, uint64_t preferred, Location loc) {
  if (preferred >= abi)
    return success();
  return emitError(loc) << "preferred alignment is expected to be at least as large as ABI alignment";
}

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

std::optional<uint64_t> LLVM::extractPointerSpecValue(Attribute attr, PtrDLEntryPos pos) {
  return getNumber(attr, static_cast<unsigned>(pos));
}

/// Returns the size, an alignment or the index width of a pointer type in bits. If the data layout has no
/// entry for \p type, returns the default, 64, if its address space is 0, and nullopt otherwise; the caller
/// must then use the layout of pointers in address space 0.
static std::optional<uint64_t> getPointerNumber(LLVMPointerType type, DataLayoutEntryListRef entries,
                                                PtrDLEntryPos pos) {
  constexpr uint64_t defaultBits = 64;
  const auto *entry =
      llvm::find_if(entries, [&](DataLayoutEntryInterface entry) { return getKeyType(entry) == type; });
  if (entry == entries.end())
    return type.getAddressSpace() == 0 ? std::optional(defaultBits) : std::nullopt;
  DataLayoutEntryInterface found = *entry;
  std::optional<uint64_t> bits = extractPointerSpecValue(found.getValue(), pos);
  return bits ? bits : extractPointerSpecValue(found.getValue(), PtrDLEntryPos::Size);
}

llvm::TypeSize LLVMPointerType::getTypeSizeInBits(const DataLayout &dataLayout,
                                                  DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(*this, params, PtrDLEntryPos::Size))
    return llvm::TypeSize::getFixed(*bits);
  return dataLayout.getTypeSizeInBits(get(getContext()));
}
uint64_t LLVMPointerType::getABIAlignment(const DataLayout &dataLayout, DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(*this, params, PtrDLEntryPos::Abi))
    return toBytes(*bits);
  return dataLayout.getTypeABIAlignment(get(getContext()));
}
uint64_t LLVMPointerType::getPreferredAlignment(const DataLayout &dataLayout,
                                                DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(*this, params, PtrDLEntryPos::Preferred))
    return toBytes(*bits);
  return dataLayout.getTypePreferredAlignment(get(getContext()));
}
std::optional<uint64_t> LLVMPointerType::getIndexBitwidth(const DataLayout &dataLayout,
                                                          DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(*this, params, PtrDLEntryPos::Index))
    return bits;
  return dataLayout.getTypeIndexBitwidth(get(getContext()));
}

bool LLVMPointerType::areCompatible(DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
                                    DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
  return llvm::all_of(newLayout, [&](DataLayoutEntryInterface entry) {
    auto type = llvm::cast<LLVMPointerType>(getKeyType(entry));
    auto old = [&](PtrDLEntryPos pos) {
      std::optional<uint64_t> bits = getPointerNumber(type, oldLayout, pos);
      return bits ? *bits : *getPointerNumber(LLVMPointerType::get(getContext()), oldLayout, pos);
    };
    uint64_t oldAbi = old(PtrDLEntryPos::Abi);
    uint64_t newAbi = *extractPointerSpecValue(entry.getValue(), PtrDLEntryPos::Abi);
    return old(PtrDLEntryPos::Size) == extractPointerSpecValue(entry.getValue(), PtrDLEntryPos::Size) &&
           newAbi != 0 && oldAbi % newAbi == 0;
  });
}

LogicalResult LLVMPointerType::verifyEntries(DataLayoutEntryListRef entries, Location loc) const {
  for (DataLayoutEntryInterface entry : entries) {
    if (failed(verifyNumbers(entry, 3, 4, "with 3 or 4 elements", "parameters", loc)) ||
        failed(verifyAlignments(*extractPointerSpecValue(entry.getValue(), PtrDLEntryPos::Abi),
                                *extractPointerSpecValue(entry.getValue(), PtrDLEntryPos::Preferred), loc)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Aggregates
//===----------------------------------------------------------------------===//

/// Calls a function that queries the elements of an aggregate. Switches to a new stack if aggregates are
/// deeply nested.
template <typename ComputeFn>
static auto computeNested(ComputeFn compute) {
  static thread_local unsigned depth = 0;
  std::optional<decltype(compute())> result;
  if (++depth % 200 == 0)
    llvm::runOnNewStack(8u << 20, [&] { result = compute(); });
  else
    result = compute();
  --depth;
  return *result;
}

/// Returns true if a struct contains itself by value, so that it has no size.
static bool containsItself(LLVMStructType type) {
  if (!type.isIdentified())
    return false;
  llvm::SetVector<Type> parts(type.getBody().begin(), type.getBody().end());
  for (size_t i = 0; i != parts.size(); ++i) {
    if (parts[i] == type)
      return true;
    if (auto array = llvm::dyn_cast<LLVMArrayType>(parts[i]))
      parts.insert(array.getElementType());
    else if (auto part = llvm::dyn_cast<LLVMStructType>(parts[i]))
      parts.insert(part.getBody().begin(), part.getBody().end());
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

llvm::TypeSize LLVMArrayType::getTypeSizeInBits(const DataLayout &dataLayout,
                                                DataLayoutEntryListRef params) const {
  return getTypeSize(dataLayout, params) * bitsInByte;
}
llvm::TypeSize LLVMArrayType::getTypeSize(const DataLayout &dataLayout, DataLayoutEntryListRef params) const {
  return computeNested([&] {
    return llvm::alignTo(dataLayout.getTypeSize(getElementType()),
                         dataLayout.getTypeABIAlignment(getElementType())) *
           getNumElements();
  });
}
uint64_t LLVMArrayType::getABIAlignment(const DataLayout &dataLayout, DataLayoutEntryListRef params) const {
  return computeNested([&] { return dataLayout.getTypeABIAlignment(getElementType()); });
}
uint64_t LLVMArrayType::getPreferredAlignment(const DataLayout &dataLayout,
                                              DataLayoutEntryListRef params) const {
  return computeNested([&] { return dataLayout.getTypePreferredAlignment(getElementType()); });
}

/// Returns \p count integer attributes, which are the keys of the elements of an aggregate.
static llvm::SmallVector<Attribute> getPartIndices(MLIRContext *context, size_t count) {
  llvm::SmallVector<Attribute> indices;
  Type i32 = IntegerType::get(context, 32);
  for (size_t i = 0; i != count; ++i)
    indices.push_back(IntegerAttr::get(i32, i));
  return indices;
}
/// Returns the element number for a key; nullopt if the key is invalid.
static std::optional<uint64_t> getPartNumber(Attribute index, uint64_t count) {
  auto number = llvm::dyn_cast<IntegerAttr>(index);
  if (!number || !number.getType().isInteger(32) || number.getInt() < 0 ||
      static_cast<uint64_t>(number.getInt()) >= count)
    return std::nullopt;
  return number.getInt();
}

std::optional<llvm::DenseMap<Attribute, Type>> LLVMArrayType::getSubelementIndexMap() const {
  // Arrays with more elements are not split.
  constexpr uint64_t maxCount = 16;
  if (getNumElements() > maxCount)
    return std::nullopt;
  llvm::DenseMap<Attribute, Type> parts;
  for (Attribute index : getPartIndices(getContext(), getNumElements()))
    parts.try_emplace(index, getElementType());
  return parts;
}
Type LLVMArrayType::getTypeAtIndex(Attribute index) const {
  return getPartNumber(index, getNumElements()) ? getElementType() : Type();
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

namespace {
/// Positions of the numbers in a data layout entry of structs.
enum class StructPos { Abi = 0, Preferred = 1 };
} // namespace

/// Returns a number of a data layout entry of structs, in bits.
static uint64_t getStructNumber(DataLayoutEntryInterface entry, StructPos pos) {
  std::optional<uint64_t> bits = getNumber(entry.getValue(), static_cast<unsigned>(pos));
  return bits ? *bits : getNumber(entry.getValue(), 0).value_or(0);
}

/// Returns the maximum of the alignments of the elements and of the data layout entry, in bytes.
static uint64_t getStructAlignment(LLVMStructType type, const DataLayout &dataLayout,
                                   DataLayoutEntryListRef params, StructPos pos) {
  bool isAbi = pos == StructPos::Abi;
  if (isAbi && type.isPacked())
    return 1;
  if (containsItself(type))
    return 1;
  return computeNested([&] {
    uint64_t result = 1;
    for (Type element : type.getBody())
      result = std::max(result, isAbi ? dataLayout.getTypeABIAlignment(element)
                                      : dataLayout.getTypePreferredAlignment(element));
    for (DataLayoutEntryInterface entry : params)
      result = std::max(result, toBytes(getStructNumber(entry, pos)));
    return result;
  });
}

/// Returns the size of a struct in bytes: the elements with the padding between them.
static llvm::TypeSize addElements(LLVMStructType type, const DataLayout &dataLayout) {
  // The size is scalable if an element is. It is then a multiple of vscale, like the sizes of scalable
  // elements.
  uint64_t size = 0;
  bool isScalable = false;
  for (Type element : type.getBody()) {
    llvm::TypeSize elementSize = dataLayout.getTypeSize(element);
    isScalable |= elementSize.isScalable();
    if (!type.isPacked())
      size = llvm::alignTo(size, dataLayout.getTypeABIAlignment(element));
    size += elementSize.getKnownMinValue();
  }
  return {size, isScalable};
}
llvm::TypeSize LLVMStructType::getTypeSizeInBits(const DataLayout &dataLayout,
                                                 DataLayoutEntryListRef params) const {
  if (containsItself(*this))
    return llvm::TypeSize::getZero();
  llvm::TypeSize size = computeNested([&] { return addElements(*this, dataLayout); });
  return llvm::alignTo(size, getStructAlignment(*this, dataLayout, params, StructPos::Abi)) * bitsInByte;
}
uint64_t LLVMStructType::getABIAlignment(const DataLayout &dataLayout, DataLayoutEntryListRef params) const {
  return getStructAlignment(*this, dataLayout, params, StructPos::Abi);
}
uint64_t LLVMStructType::getPreferredAlignment(const DataLayout &dataLayout,
                                               DataLayoutEntryListRef params) const {
  return getStructAlignment(*this, dataLayout, params, StructPos::Preferred);
}

bool LLVMStructType::areCompatible(DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
                                   DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
  // The key of an entry is always the struct without elements, so each list has at most one entry.
  if (oldLayout.empty() || newLayout.empty())
    return true;
  uint64_t newAbi = getStructNumber(newLayout.front(), StructPos::Abi);
  return newAbi != 0 && getStructNumber(oldLayout.front(), StructPos::Abi) % newAbi == 0;
}

LogicalResult LLVMStructType::verifyEntries(DataLayoutEntryListRef entries, Location loc) const {
  for (DataLayoutEntryInterface entry : entries) {
    auto type = llvm::cast<LLVMStructType>(getKeyType(entry));
    if (type.isIdentified() || !type.getBody().empty())
      return emitError(loc) << "unexpected layout attribute for struct " << type;
    if (failed(verifyNumbers(entry, 1, 2, "of 1 or 2 elements", "entries", loc)) ||
        failed(verifyAlignments(getStructNumber(entry, StructPos::Abi),
                                getStructNumber(entry, StructPos::Preferred), loc)))
      return failure();
  }
  return success();
}

std::optional<llvm::DenseMap<Attribute, Type>> LLVMStructType::getSubelementIndexMap() const {
  llvm::DenseMap<Attribute, Type> parts;
  llvm::ArrayRef<Type> types = getBody();
  for (auto [index, type] : llvm::zip_equal(getPartIndices(getContext(), types.size()), types))
    parts.try_emplace(index, type);
  return parts;
}
Type LLVMStructType::getTypeAtIndex(Attribute index) const {
  std::optional<uint64_t> number = getPartNumber(index, getBody().size());
  return number ? getBody()[*number] : Type();
}
