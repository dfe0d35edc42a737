//===- DenseElements.cpp - Dense elements attributes ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttributeUniquing.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::detail;

static unsigned elementBits(Type elementType) {
  if (elementType.isIndex())
    return IndexType::kInternalStorageBitWidth;
  return elementType.getIntOrFloatBitWidth();
}

/// Returns true if elements are stored as attributes: strings and element types of dialects.
static bool holdsAttributes(Type elementType) {
  return !elementType.isIntOrIndexOrFloat() && !llvm::isa<ComplexType>(elementType);
}

unsigned DenseElementsAttr::getElementBytes(Type elementType) {
  if (auto complex = llvm::dyn_cast<ComplexType>(elementType))
    return 2 * getElementBytes(complex.getElementType());
  if (holdsAttributes(elementType))
    return sizeof(Attribute);
  return (elementBits(elementType) + 7) / 8;
}

static void appendBits(llvm::SmallVectorImpl<char> &data, const llvm::APInt &bits) {
  unsigned bytes = (bits.getBitWidth() + 7) / 8;
  for (unsigned i = 0; i != bytes; ++i) {
    unsigned width = std::min(8u, bits.getBitWidth() - i * 8);
    data.push_back(static_cast<char>(bits.extractBitsAsZExtValue(width, i * 8)));
  }
}

static llvm::APInt readBits(const char *data, unsigned width) {
  llvm::APInt bits(width, 0);
  for (unsigned i = 0, bytes = (width + 7) / 8; i != bytes; ++i)
    bits.insertBits(static_cast<unsigned char>(data[i]) &
                        (width - i * 8 < 8 ? (1u << (width - i * 8)) - 1 : 0xffu),
                    i * 8, std::min(8u, width - i * 8));
  return bits;
}

DenseElementsAttr DenseElementsAttr::getFromRawBuffer(ShapedType type, llvm::ArrayRef<char> data) {
  unsigned elementBytes = getElementBytes(type.getElementType());
  int64_t count = type.getNumElements();
  // If all elements are equal, one is stored, so that equal contents result in the same attribute.
  bool isSplat = data.size() == elementBytes;
  if (!isSplat && count > 1) {
    // The data equal themselves shifted by one element if and only if all elements are equal.
    isSplat = std::memcmp(data.data(), data.data() + elementBytes, data.size() - elementBytes) == 0;
    if (isSplat)
      data = data.take_front(elementBytes);
  }
  return unique<DenseElementsAttrStorage>(
      type.getContext(), AttrKind::DenseElements, Hasher().add(Type(type)).add(data),
      [&](DenseElementsAttrStorage *storage) { return storage->type == type && storage->data == data; },
      [&](DenseElementsAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->type = type;
        storage->data = copyArray(allocator, data);
        storage->isSplat = isSplat;
      });
}

DenseElementsAttr DenseElementsAttr::getFromTextBuffer(ShapedType type, llvm::ArrayRef<char> data) {
  uint64_t count = type.getNumElements(), elementBytes = getElementBytes(type.getElementType());
  if (!type.getElementType().isInteger(1)) {
    bool isAll = data.size() == llvm::SaturatingMultiply(count, elementBytes);
    return isAll || data.size() == elementBytes ? getFromRawBuffer(type, data) : DenseElementsAttr();
  }
  if (data.size() == 1 && (data[0] == 0 || data[0] == static_cast<char>(0xff)))
    return getFromRawBuffer(type, static_cast<char>(data[0] != 0));
  if (data.size() != count / 8 + (count % 8 != 0))
    return {};
  llvm::SmallVector<char, 64> bytes;
  for (uint64_t i = 0; i != count; ++i)
    bytes.push_back((data[i / 8] >> (i % 8)) & 1);
  return getFromRawBuffer(type, bytes);
}

void DenseElementsAttr::getTextBuffer(llvm::SmallVectorImpl<char> &data) const {
  llvm::ArrayRef<char> raw = getRawData();
  if (!getElementType().isInteger(1)) {
    data.append(raw.begin(), raw.end());
    return;
  }
  if (isSplat()) {
    data.push_back(raw[0] ? static_cast<char>(0xff) : 0);
    return;
  }
  size_t first = data.size();
  data.resize(first + (raw.size() + 7) / 8);
  for (size_t i = 0; i != raw.size(); ++i)
    data[first + i / 8] |= raw[i] << (i % 8);
}

bool DenseElementsAttr::isValidRawBuffer(ShapedType type, llvm::ArrayRef<char> data, bool &detectedSplat) {
  uint64_t count = type.getNumElements(), elementBytes = getElementBytes(type.getElementType());
  detectedSplat = data.size() == elementBytes && count != 0;
  return detectedSplat || data.size() == llvm::SaturatingMultiply(count, elementBytes);
}

bool mlir::detail::storesNumbers(Type elementType, NumberFormat format) {
  if (format.isComplex) {
    auto complex = llvm::dyn_cast<ComplexType>(elementType);
    format.isComplex = false;
    return complex && storesNumbers(complex.getElementType(), format);
  }
  if (!format.isInteger)
    return elementType.isFloat(format.bytes * 8);
  if (elementType.isIndex())
    return format.bytes * 8 == IndexType::kInternalStorageBitWidth;
  auto integer = llvm::dyn_cast<IntegerType>(elementType);
  if (!integer || integer.getWidth() != (format.isBool ? 1 : format.bytes * 8))
    return false;
  return integer.isSignless() || format.isBool || integer.isSigned() == format.isSigned;
}

DenseElementsAttr DenseElementsAttr::getFromNumbers(ShapedType type, const char *data, size_t size,
                                                    NumberFormat format) {
  assert(storesNumbers(type.getElementType(), format) &&
         "the element type does not have this representation");
  return getFromRawBuffer(type, llvm::ArrayRef<char>(data, size));
}

bool DenseStringElementsAttr::classof(Attribute attr) {
  auto dense = llvm::dyn_cast<DenseElementsAttr>(attr);
  if (!dense || !holdsAttributes(dense.getElementType()))
    return false;
  // Strings and attributes of dialects are stored in the same way, so test the class of an element.
  return dense.getRawData().empty() || llvm::isa<StringAttr>(dense.getElement(0));
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type, llvm::ArrayRef<llvm::StringRef> values) {
  llvm::SmallVector<Attribute> attrs;
  for (llvm::StringRef value : values)
    attrs.push_back(StringAttr::get(value, type.getElementType()));
  return get(type, attrs);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type, llvm::ArrayRef<llvm::APInt> values) {
  llvm::SmallVector<char, 64> data;
  for (const llvm::APInt &value : values)
    appendBits(data, value);
  return getFromRawBuffer(type, data);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type, llvm::ArrayRef<llvm::APFloat> values) {
  llvm::SmallVector<char, 64> data;
  for (const llvm::APFloat &value : values)
    appendBits(data, value.bitcastToAPInt());
  return getFromRawBuffer(type, data);
}

static void appendElement(llvm::SmallVectorImpl<char> &data, Attribute value, Type elementType) {
  if (holdsAttributes(elementType)) {
    const char *bytes = reinterpret_cast<const char *>(&value);
    data.append(bytes, bytes + sizeof(Attribute));
  } else if (auto complex = llvm::dyn_cast<ComplexType>(elementType)) {
    for (Attribute part : llvm::cast<ArrayAttr>(value))
      appendElement(data, part, complex.getElementType());
  } else if (auto integer = llvm::dyn_cast<IntegerAttr>(value)) {
    appendBits(data, integer.getValue());
  } else {
    appendBits(data, llvm::cast<FloatAttr>(value).getValue().bitcastToAPInt());
  }
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type, llvm::ArrayRef<Attribute> values) {
  llvm::SmallVector<char, 64> data;
  for (Attribute value : values)
    appendElement(data, value, type.getElementType());
  return getFromRawBuffer(type, data);
}

ShapedType DenseElementsAttr::getType() const {
  return llvm::cast<ShapedType>(static_cast<DenseElementsAttrStorage *>(impl)->type);
}
bool DenseElementsAttr::isSplat() const { return static_cast<DenseElementsAttrStorage *>(impl)->isSplat; }
llvm::ArrayRef<char> DenseElementsAttr::getRawData() const {
  return static_cast<DenseElementsAttrStorage *>(impl)->data;
}

static Attribute readElement(const char *data, Type elementType) {
  if (holdsAttributes(elementType))
    return *reinterpret_cast<const Attribute *>(data);
  if (auto complex = llvm::dyn_cast<ComplexType>(elementType)) {
    Type part = complex.getElementType();
    Attribute parts[] = {readElement(data, part),
                         readElement(data + DenseElementsAttr::getElementBytes(part), part)};
    return ArrayAttr::get(elementType.getContext(), parts);
  }
  llvm::APInt bits = readBits(data, elementBits(elementType));
  if (auto real = llvm::dyn_cast<FloatType>(elementType))
    return FloatAttr::get(elementType, llvm::APFloat(real.getFloatSemantics(), bits));
  return IntegerAttr::get(elementType, bits);
}

Attribute DenseElementsAttr::getElement(int64_t index) const {
  Type elementType = getElementType();
  return readElement(getRawData().data() + (isSplat() ? 0 : index * getElementBytes(elementType)),
                     elementType);
}
llvm::APInt DenseElementsAttr::getIntElement(int64_t index) const {
  Type elementType = getElementType();
  return readBits(getRawData().data() + (isSplat() ? 0 : index * getElementBytes(elementType)),
                  elementBits(elementType));
}
llvm::APFloat DenseElementsAttr::getFloatElement(int64_t index) const {
  return llvm::APFloat(llvm::cast<FloatType>(getElementType()).getFloatSemantics(), getIntElement(index));
}
template <typename T>
static DenseElementsAttr mapElements(DenseElementsAttr attr, Type newElementType,
                                     llvm::function_ref<llvm::APInt(const T &)> mapping) {
  llvm::SmallVector<char, 64> data;
  detail::ElementsRange<T> values = attr.getValues<T>();
  for (size_t i = 0, e = attr.isSplat() ? 1 : values.size(); i != e; ++i)
    appendBits(data, mapping(values[i]));
  return DenseElementsAttr::getFromRawBuffer(attr.getType().clone(newElementType), data);
}
DenseElementsAttr
DenseElementsAttr::mapValues(Type newElementType,
                             llvm::function_ref<llvm::APInt(const llvm::APInt &)> mapping) const {
  return mapElements<llvm::APInt>(*this, newElementType, mapping);
}
DenseElementsAttr
DenseElementsAttr::mapValues(Type newElementType,
                             llvm::function_ref<llvm::APInt(const llvm::APFloat &)> mapping) const {
  return mapElements<llvm::APFloat>(*this, newElementType, mapping);
}
DenseElementsAttr DenseElementsAttr::bitcast(Type newElementType) const {
  return getFromRawBuffer(getType().clone(newElementType), getRawData());
}

//===----------------------------------------------------------------------===//
// Elements attributes of any kind
//===----------------------------------------------------------------------===//

std::pair<const char *, bool> ElementsAttr::getStoredElements() const {
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(*this))
    return {dense.getRawData().data(), dense.isSplat()};
  if (auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(*this)) {
    llvm::ArrayRef<char> data = resource.getData();
    return {data.empty() ? nullptr : data.data(), false};
  }
  return {nullptr, false};
}

Attribute ElementsAttr::getElement(int64_t index) const {
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(*this))
    return dense.getElement(index);
  if (auto sparse = llvm::dyn_cast<SparseElementsAttr>(*this))
    return sparse.getElement(index);
  const char *data = getStoredElements().first;
  Type elementType = getElementType();
  return data ? readElement(data + index * DenseElementsAttr::getElementBytes(elementType), elementType)
              : Attribute();
}
llvm::APInt ElementsAttr::getIntElement(int64_t index) const {
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(*this))
    return dense.getIntElement(index);
  return llvm::cast<IntegerAttr>(getElement(index)).getValue();
}
llvm::APFloat ElementsAttr::getFloatElement(int64_t index) const {
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(*this))
    return dense.getFloatElement(index);
  return llvm::cast<FloatAttr>(getElement(index)).getValue();
}

DenseElementsAttr DenseElementsAttr::reshape(ShapedType newType) const {
  return getFromRawBuffer(newType, getRawData());
}
DenseElementsAttr DenseElementsAttr::resizeSplat(ShapedType newType) const {
  return getFromRawBuffer(newType, getRawData());
}
