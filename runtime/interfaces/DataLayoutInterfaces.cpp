//===- DataLayoutInterfaces.cpp - Default answers and verification --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::TypeSize;

static constexpr unsigned kBitsInByte = 8;
/// The width of `index` in scopes without an entry for it.
static constexpr uint64_t kDefaultIndexBitwidth = 64;

//===----------------------------------------------------------------------===//
// Queries of entries
//===----------------------------------------------------------------------===//

DataLayoutEntryList detail::filterEntriesForType(DataLayoutEntryListRef entries, TypeID typeID) {
  DataLayoutEntryList result;
  for (DataLayoutEntryInterface entry : entries)
    if (auto type = llvm::dyn_cast<Type>(entry.getKey()); type && type.getTypeID() == typeID)
      result.push_back(entry);
  return result;
}

/// Returns the entry with the given key, or null.
static DataLayoutEntryInterface findEntry(DataLayoutEntryListRef entries, DataLayoutEntryKey key) {
  const auto *found = llvm::find_if(entries, [&](DataLayoutEntryInterface e) { return e.getKey() == key; });
  return found == entries.end() ? DataLayoutEntryInterface() : *found;
}

DataLayoutEntryInterface detail::filterEntryForIdentifier(DataLayoutEntryListRef entries, StringAttr id) {
  return findEntry(entries, id);
}

FailureOr<Attribute> DataLayoutSpecInterface::queryHelper(DataLayoutEntryKey key) const {
  if (DataLayoutEntryInterface entry = findEntry(getEntries(), key))
    return entry.getValue();
  return failure();
}

FailureOr<Attribute> TargetDeviceSpecInterface::queryHelper(DataLayoutEntryKey key) const {
  if (auto name = llvm::dyn_cast<StringAttr>(key))
    if (DataLayoutEntryInterface entry = getSpecForIdentifier(name))
      return entry.getValue();
  return failure();
}

FailureOr<Attribute> TargetSystemSpecInterface::queryHelper(DataLayoutEntryKey key) const {
  if (auto name = llvm::dyn_cast<StringAttr>(key))
    if (std::optional<TargetDeviceSpecInterface> device = getDeviceSpecForDeviceID(name))
      return Attribute(*device);
  return failure();
}

void DataLayoutSpecInterface::bucketEntriesByType(llvm::MapVector<TypeID, DataLayoutEntryList> &types,
                                                  DataLayoutIdentifiedEntryMap &ids) const {
  for (DataLayoutEntryInterface entry : getEntries()) {
    DataLayoutEntryKey key = entry.getKey();
    if (auto type = llvm::dyn_cast<Type>(key))
      types[type.getTypeID()].push_back(entry);
    else
      ids[llvm::cast<StringAttr>(key)] = entry;
  }
}

//===----------------------------------------------------------------------===//
// Default answers about types
//===----------------------------------------------------------------------===//

namespace {
/// How the size and alignment of a type are computed.
enum class TypeCategory { Integer, Float, Index, Complex, Vector, Declared, Unsupported };

/// The ABI and the preferred alignment of a type, in bytes.
struct Alignments {
  uint64_t abi, preferred;
};
} // namespace

static TypeCategory categorize(Type type) {
  if (llvm::isa<IntegerType>(type))
    return TypeCategory::Integer;
  if (llvm::isa<IndexType>(type))
    return TypeCategory::Index;
  if (llvm::isa<ComplexType>(type))
    return TypeCategory::Complex;
  if (llvm::isa<VectorType>(type))
    return TypeCategory::Vector;
  if (llvm::isa<DataLayoutTypeInterface>(type))
    return TypeCategory::Declared;
  return llvm::isa<FloatType>(type) ? TypeCategory::Float : TypeCategory::Unsupported;
}

bool DataLayout::supportsType(Type type) {
  switch (categorize(type)) {
  case TypeCategory::Complex:
    return supportsType(llvm::cast<ComplexType>(type).getElementType());
  case TypeCategory::Vector:
    return supportsType(llvm::cast<VectorType>(type).getElementType());
  case TypeCategory::Unsupported:
    return false;
  default:
    return true;
  }
}

std::optional<TypeSize> DataLayout::findTypeSizeInBits(Operation *op, Type type) {
  if (type.isIntOrFloat())
    return TypeSize::getFixed(type.getIntOrFloatBitWidth());
  return supportsType(type) ? std::optional(closest(op).getTypeSizeInBits(type)) : std::nullopt;
}

[[noreturn]] static void reportUnsupported(Type type) {
  std::string message = "the data layout of type ";
  llvm::raw_string_ostream(message) << type << " is unknown: it must implement DataLayoutTypeInterface";
  llvm::reportFatalUsageError(llvm::StringRef(message));
}

TypeSize detail::divideCeil(TypeSize numerator, uint64_t denominator) {
  return TypeSize::get(llvm::divideCeil(numerator.getKnownMinValue(), denominator), numerator.isScalable());
}

/// Returns the least power of two that is not less than `value`, or 2^63 if that exceeds 64 bits; 0 for 0.
static uint64_t ceilToPowerOfTwo(uint64_t value) {
  constexpr uint64_t largest = uint64_t(1) << 63;
  return value > largest ? largest : llvm::PowerOf2Ceil(value);
}

/// Returns the width of `index` in bits. \param params the layout entries for `index`. Without a valid entry,
/// the default width applies.
static uint64_t readIndexBitwidth(DataLayoutEntryListRef params) {
  auto width = params.empty() ? IntegerAttr() : llvm::dyn_cast<IntegerAttr>(params.front().getValue());
  if (!width || width.getValue().isZero() || width.getValue().getActiveBits() > 24)
    return kDefaultIndexBitwidth;
  return width.getValue().getZExtValue();
}

/// Returns the integer type that has the size and alignment of `index`.
static Type getIntegerOfIndexWidth(Type index, DataLayoutEntryListRef params) {
  return IntegerType::get(index.getContext(), readIndexBitwidth(params));
}

/// Returns the size of a vector: elements are stored in whole bytes, and the innermost dimension is padded to
/// a power of two. Saturates at the greatest number of whole bytes.
static TypeSize getVectorSizeInBits(VectorType vector, const DataLayout &dataLayout) {
  uint64_t bytes = dataLayout.getTypeSize(vector.getElementType()).getKnownMinValue();
  llvm::ArrayRef<int64_t> shape = vector.getShape();
  for (auto [dim, size] : llvm::enumerate(shape))
    bytes =
        llvm::SaturatingMultiply<uint64_t>(bytes, dim + 1 == shape.size() ? ceilToPowerOfTwo(size) : size);
  bytes = std::min(bytes, std::numeric_limits<uint64_t>::max() / kBitsInByte);
  return TypeSize::get(bytes * kBitsInByte, vector.isScalable());
}

TypeSize detail::getDefaultTypeSizeInBits(Type type, const DataLayout &dataLayout,
                                          DataLayoutEntryListRef params) {
  switch (categorize(type)) {
  case TypeCategory::Integer:
  case TypeCategory::Float:
    return TypeSize::getFixed(type.getIntOrFloatBitWidth());
  case TypeCategory::Index:
    return dataLayout.getTypeSizeInBits(getIntegerOfIndexWidth(type, params));
  case TypeCategory::Complex: {
    // The imaginary part starts at the next multiple of its preferred alignment.
    Type part = llvm::cast<ComplexType>(type).getElementType();
    uint64_t bits = getDefaultTypeSizeInBits(part, dataLayout, params).getFixedValue();
    uint64_t alignment = getDefaultPreferredAlignment(part, dataLayout, params) * kBitsInByte;
    return TypeSize::getFixed((alignment ? llvm::alignTo(bits, alignment) : bits) + bits);
  }
  case TypeCategory::Vector:
    return getVectorSizeInBits(llvm::cast<VectorType>(type), dataLayout);
  case TypeCategory::Declared:
    return llvm::cast<DataLayoutTypeInterface>(type).getTypeSizeInBits(dataLayout, params);
  case TypeCategory::Unsupported:
    break;
  }
  reportUnsupported(type);
}

TypeSize detail::getDefaultTypeSize(Type type, const DataLayout &dataLayout, DataLayoutEntryListRef params) {
  if (auto declared = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return declared.getTypeSize(dataLayout, params);
  return divideCeil(getDefaultTypeSizeInBits(type, dataLayout, params), kBitsInByte);
}

/// Returns the alignments that an entry specifies in bits; none if its value is invalid.
static std::optional<Alignments> readAlignments(DataLayoutEntryInterface entry) {
  auto bits = llvm::dyn_cast<DenseIntElementsAttr>(entry.getValue());
  if (!bits || bits.getNumElements() == 0 || !bits.getElementType().isInteger(64))
    return std::nullopt;
  auto inBytes = [&](int64_t index) {
    return llvm::divideCeil(bits.getIntElement(index).getZExtValue(), kBitsInByte);
  };
  return Alignments{inBytes(0), inBytes(bits.getNumElements() - 1)};
}

/// Returns the entry of the narrowest integer type that is at least `width` bits wide, or else of the widest
/// type.
/// \pre There are entries.
static DataLayoutEntryInterface findIntegerEntry(unsigned width, DataLayoutEntryListRef params) {
  auto widthOf = [](DataLayoutEntryInterface entry) {
    return llvm::cast<Type>(entry.getKey()).getIntOrFloatBitWidth();
  };
  DataLayoutEntryInterface best = params.front();
  for (DataLayoutEntryInterface entry : params.drop_front()) {
    unsigned candidate = widthOf(entry), current = widthOf(best);
    if (current < width ? candidate > current : candidate >= width && candidate < current)
      best = entry;
  }
  return best;
}

/// Returns the alignments of an integer type. Without entries, the ABI alignment is the size rounded up to a
/// power of two, but 4 bytes for 64 bits and more; the preferred alignment is the rounded size.
static Alignments getIntegerAlignments(unsigned width, DataLayoutEntryListRef params) {
  if (!params.empty())
    if (std::optional<Alignments> specified = readAlignments(findIntegerEntry(width, params)))
      return *specified;
  uint64_t rounded = ceilToPowerOfTwo(llvm::divideCeil(width, kBitsInByte));
  return {width < 64 ? rounded : 4, rounded};
}

/// Returns the alignments of a float type: those of its entry, or else the size rounded up to a power of two.
static Alignments getFloatAlignments(Type type, const DataLayout &dataLayout, DataLayoutEntryListRef params) {
  if (!params.empty())
    if (std::optional<Alignments> specified = readAlignments(params.front()))
      return *specified;
  uint64_t rounded = ceilToPowerOfTwo(dataLayout.getTypeSize(type).getFixedValue());
  return {rounded, rounded};
}

static Alignments getDefaultAlignments(Type type, const DataLayout &dataLayout,
                                       DataLayoutEntryListRef params) {
  switch (categorize(type)) {
  case TypeCategory::Integer:
    return getIntegerAlignments(type.getIntOrFloatBitWidth(), params);
  case TypeCategory::Float:
    return getFloatAlignments(type, dataLayout, params);
  case TypeCategory::Index: {
    Type integer = getIntegerOfIndexWidth(type, params);
    return {dataLayout.getTypeABIAlignment(integer), dataLayout.getTypePreferredAlignment(integer)};
  }
  case TypeCategory::Complex:
    // `params` are the entries for complex types, which are always empty. So the result is the default
    // alignment of the element type.
    return getDefaultAlignments(llvm::cast<ComplexType>(type).getElementType(), dataLayout, params);
  case TypeCategory::Vector: {
    uint64_t rounded = ceilToPowerOfTwo(dataLayout.getTypeSize(type).getKnownMinValue());
    return {rounded, rounded};
  }
  case TypeCategory::Declared: {
    auto declared = llvm::cast<DataLayoutTypeInterface>(type);
    return {declared.getABIAlignment(dataLayout, params), declared.getPreferredAlignment(dataLayout, params)};
  }
  case TypeCategory::Unsupported:
    break;
  }
  reportUnsupported(type);
}

uint64_t detail::getDefaultABIAlignment(Type type, const DataLayout &dataLayout,
                                        DataLayoutEntryListRef params) {
  return getDefaultAlignments(type, dataLayout, params).abi;
}

uint64_t detail::getDefaultPreferredAlignment(Type type, const DataLayout &dataLayout,
                                              DataLayoutEntryListRef params) {
  return getDefaultAlignments(type, dataLayout, params).preferred;
}

std::optional<uint64_t> detail::getDefaultIndexBitwidth(Type type, const DataLayout &dataLayout,
                                                        DataLayoutEntryListRef params) {
  if (llvm::isa<IndexType>(type))
    return readIndexBitwidth(params);
  if (auto declared = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return declared.getIndexBitwidth(dataLayout, params);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Default answers about properties
//===----------------------------------------------------------------------===//

/// Returns the value of an entry; null if the entry is null.
static Attribute getValueOf(DataLayoutEntryInterface entry) { return entry ? entry.getValue() : Attribute(); }

Attribute detail::getDefaultEndianness(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultMemorySpace(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultAllocaMemorySpace(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultProgramMemorySpace(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultGlobalMemorySpace(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultManglingMode(DataLayoutEntryInterface entry) { return getValueOf(entry); }
Attribute detail::getDefaultFunctionPointerAlignment(DataLayoutEntryInterface entry) {
  return getValueOf(entry);
}
Attribute detail::getDefaultLegalIntWidths(DataLayoutEntryInterface entry) { return getValueOf(entry); }

uint64_t detail::getDefaultStackAlignment(DataLayoutEntryInterface entry) {
  auto bits = llvm::dyn_cast_or_null<IntegerAttr>(getValueOf(entry));
  return bits ? bits.getValue().getLimitedValue() : 0;
}

std::optional<Attribute> detail::getDevicePropertyValue(DataLayoutEntryInterface entry) {
  return entry ? std::optional<Attribute>(entry.getValue()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Specifications of scopes
//===----------------------------------------------------------------------===//

/// Returns the first discardable attribute of `op` that implements an interface, or null.
template <typename InterfaceT>
static InterfaceT findAttribute(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (auto found = llvm::dyn_cast<InterfaceT>(attribute.getValue()))
      return found;
  return {};
}

DataLayoutSpecInterface detail::getDataLayoutSpec(Operation *op) {
  if (llvm::isa<ModuleOp>(op))
    return findAttribute<DataLayoutSpecInterface>(op);
  auto scope = llvm::dyn_cast<DataLayoutOpInterface>(op);
  return scope ? scope.getDataLayoutSpec() : DataLayoutSpecInterface();
}

TargetSystemSpecInterface detail::getTargetSystemSpec(Operation *op) {
  if (llvm::isa<ModuleOp>(op))
    return findAttribute<TargetSystemSpecInterface>(op);
  auto scope = llvm::dyn_cast<DataLayoutOpInterface>(op);
  return scope ? scope.getTargetSystemSpec() : TargetSystemSpecInterface();
}

DataLayoutSpecInterface detail::combineDataLayouts(Operation *op) {
  llvm::SmallVector<DataLayoutSpecInterface> specs; // From the innermost to the outermost.
  for (; op; op = op->getParentOp())
    if (DataLayoutSpecInterface spec = getDataLayoutSpec(op))
      specs.push_back(spec);
  if (specs.size() <= 1)
    return specs.empty() ? DataLayoutSpecInterface() : specs.front();
  std::reverse(specs.begin(), specs.end());
  return specs.back().combineWith(llvm::ArrayRef(specs).drop_back());
}

//===----------------------------------------------------------------------===//
// Verification of data layouts
//===----------------------------------------------------------------------===//

/// Verifies the entry for `index`: the width must be one that integer types can have.
static LogicalResult verifyIndexEntry(DataLayoutEntryInterface entry, Type index, Location loc) {
  auto width = llvm::dyn_cast<IntegerAttr>(entry.getValue());
  if (!width)
    return emitError(loc) << "expected integer attribute in the data layout entry for " << index;
  if (width.getValue().isZero() || width.getValue().getActiveBits() > 24)
    return emitError(loc) << "expected a bit width between 1 and 16777215 in the data layout entry for "
                          << index;
  return success();
}

/// Verifies the entry for an integer or float type: one alignment in bits, or the ABI and the preferred one.
static LogicalResult verifyAlignmentEntry(DataLayoutEntryInterface entry, Location loc) {
  auto values = llvm::dyn_cast<DenseIntElementsAttr>(entry.getValue());
  if (!values || !values.getElementType().isSignlessInteger(64))
    return emitError(loc) << "expected a dense i64 elements attribute in the data layout entry "
                          << Attribute(entry);
  int64_t numValues = values.getNumElements();
  if (numValues < 1 || numValues > 2)
    return emitError(loc) << "expected 1 or 2 elements in the data layout entry " << Attribute(entry);
  llvm::APInt abi = values.getIntElement(0), preferred = values.getIntElement(numValues - 1);
  if (preferred.ult(abi))
    return emitError(loc)
           << "preferred alignment is expected to be greater than or equal to the abi alignment in data "
              "layout entry "
           << Attribute(entry);
  if (!abi.isStrictlyPositive() || !preferred.isStrictlyPositive())
    return emitError(loc) << "expected positive alignments in the data layout entry " << Attribute(entry);
  return success();
}

/// Verifies the entries for types of one class. \pre There are entries.
static LogicalResult verifyTypeEntries(DataLayoutEntryListRef entries, Location loc) {
  auto type = llvm::cast<Type>(entries.front().getKey());
  if (llvm::isa<IndexType>(type))
    return verifyIndexEntry(entries.front(), type, loc);
  if (auto declared = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return declared.verifyEntries(entries, loc);
  bool isBuiltin = type.getDialect().getNamespace() == "builtin";
  if (isBuiltin && llvm::isa<IntegerType, FloatType>(type)) {
    for (DataLayoutEntryInterface entry : entries)
      if (failed(verifyAlignmentEntry(entry, loc)))
        return failure();
    return success();
  }
  return emitError(loc) << (isBuiltin ? "unexpected data layout for a built-in type"
                                      : "data layout specified for a type that does not support it");
}

/// Verifies an entry with a string key. Keys without a prefix, and those of dialects that are not loaded, are
/// valid.
static LogicalResult verifyIdentifierEntry(StringAttr key, DataLayoutEntryInterface entry, Location loc) {
  auto [prefix, rest] = key.getValue().split('.');
  Dialect *dialect = rest.empty() ? nullptr : key.getContext()->getLoadedDialect(prefix);
  if (!dialect)
    return success();
  if (const auto *verifier = dialect->getRegisteredInterface<DataLayoutDialectInterface>())
    return verifier->verifyEntry(entry, loc);
  return emitError(loc) << "the '" << prefix << "' dialect does not support identifier data layout entries";
}

LogicalResult detail::verifyDataLayoutSpec(DataLayoutSpecInterface spec, Location loc) {
  for (DataLayoutEntryInterface entry : spec.getEntries())
    if (failed(entry.verifyEntry(loc)))
      return failure();
  llvm::MapVector<TypeID, DataLayoutEntryList> types;
  DataLayoutIdentifiedEntryMap ids;
  spec.bucketEntriesByType(types, ids);
  for (const auto &[typeClass, entries] : types)
    if (failed(verifyTypeEntries(entries, loc)))
      return failure();
  for (const auto &[key, entry] : ids)
    if (failed(verifyIdentifierEntry(key, entry, loc)))
      return failure();
  return success();
}

LogicalResult detail::verifyTargetSystemSpec(TargetSystemSpecInterface spec, Location loc) {
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    auto device = llvm::dyn_cast<TargetDeviceSpecInterface>(entry.getValue());
    if (entry.isTypeEntry() || !device)
      return emitError(loc) << "expected a device name and a device description in the target system entry "
                            << Attribute(entry);
    if (failed(entry.verifyEntry(loc)) || failed(device.verifyEntry(loc)))
      return failure();
  }
  return success();
}

LogicalResult detail::verifyDataLayoutOp(Operation *op) {
  if (DataLayoutSpecInterface spec = getDataLayoutSpec(op)) {
    if (failed(spec.verifySpec(op->getLoc())))
      return failure();
    if (!combineDataLayouts(op)) {
      InFlightDiagnostic diag = op->emitError()
                                << "data layout does not combine with layouts of enclosing ops";
      for (Operation *parent = op->getParentOp(); parent; parent = parent->getParentOp())
        if (getDataLayoutSpec(parent))
          diag.attachNote(parent->getLoc()) << "enclosing op with data layout";
      return diag;
    }
  }
  TargetSystemSpecInterface target = getTargetSystemSpec(op);
  return target ? target.verifySpec(op->getLoc()) : success();
}

//===----------------------------------------------------------------------===//
// DataLayoutDialectInterface
//===----------------------------------------------------------------------===//

LogicalResult DataLayoutDialectInterface::verifyEntry(DataLayoutEntryInterface, Location) const {
  return success();
}
LogicalResult DataLayoutDialectInterface::verifyEntry(TargetDeviceSpecInterface, Location) const {
  return success();
}

DataLayoutEntryInterface DataLayoutDialectInterface::defaultCombine(DataLayoutEntryInterface outer,
                                                                    DataLayoutEntryInterface inner) {
  return !outer || outer == inner ? inner : DataLayoutEntryInterface();
}
DataLayoutEntryInterface DataLayoutDialectInterface::combine(DataLayoutEntryInterface outer,
                                                             DataLayoutEntryInterface inner) const {
  return defaultCombine(outer, inner);
}

#include "runtime/interfaces/DataLayoutAttrInterface.cpp.inc"
#include "runtime/interfaces/DataLayoutOpInterface.cpp.inc"
#include "runtime/interfaces/DataLayoutTypeInterface.cpp.inc"
