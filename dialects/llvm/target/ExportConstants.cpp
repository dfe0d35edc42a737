//===- ExportConstants.cpp - Attributes to constants ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates attributes to constants. The data of strings, dense elements attributes and resources is passed
// to LLVM without an intermediate copy; LLVM stores a uniqued copy of its own. Elements that are stored in
// another form than LLVM's are converted in rows, where a row is an innermost array or vector of the type.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ModuleTranslation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Resource.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace {

/// Creates LLVM constants from attributes. For an attribute that has no LLVM constant, reports an error at
/// `loc` and returns null.
class ConstantBuilder {
public:
  ConstantBuilder(Location loc, const ModuleTranslation &translation) : loc(loc), translation(translation) {}

  llvm::Constant *build(llvm::Type *type, Attribute attr);

private:
  llvm::Constant *buildStruct(llvm::StructType *type, Attribute attr);
  llvm::Constant *buildFloat(llvm::Type *type, FloatAttr attr);
  llvm::Constant *buildArray(llvm::Type *type, ArrayAttr attr);
  llvm::Constant *buildElements(llvm::Type *type, ElementsAttr attr);
  llvm::Constant *buildSplat(llvm::Type *type, SplatElementsAttr attr);
  llvm::Constant *buildResource(llvm::Type *type, DenseResourceElementsAttr attr);
  /// Builds a constant of a nested array or vector type from the elements that start at position `next`, and
  /// advances `next`. `read(position)` returns the bits of an element as an APInt of the width of the
  /// scalars, which ConstantDataSequential can store.
  llvm::Constant *nestBits(llvm::Type *type, llvm::function_ref<llvm::APInt(size_t)> read, size_t &next);
  /// Builds a constant of a nested array or vector type from the elements that start at position `next`, and
  /// advances `next`. `read(position)` returns the constant of an element; null after an error.
  llvm::Constant *nest(llvm::Type *type, llvm::function_ref<llvm::Constant *(size_t)> read, size_t &next);
  /// Builds a constant of a nested array or vector type from the first bytes of `data`, and removes the used
  /// bytes from `data`. The bytes are in the format of LLVM's ConstantDataSequential.
  llvm::Constant *nestRaw(llvm::Type *type, llvm::Type *scalar, llvm::StringRef &data);
  /// Returns the constant of a nested array or vector type whose scalars are all `element`.
  llvm::Constant *repeat(llvm::Type *type, llvm::Constant *element);
  /// Reports an error and returns false if a type does not have this number of scalars.
  bool checkNumScalars(llvm::Type *type, uint64_t number);
  llvm::Constant *report(const llvm::Twine &message) {
    emitError(loc) << message;
    return nullptr;
  }

  Location loc;
  const ModuleTranslation &translation;
};

} // namespace

/// Returns the innermost element type of nested arrays and vectors.
static llvm::Type *getScalarType(llvm::Type *type) {
  while (true) {
    if (auto *array = dyn_cast<llvm::ArrayType>(type))
      type = array->getElementType();
    else if (auto *vector = dyn_cast<llvm::VectorType>(type))
      type = vector->getElementType();
    else
      return type;
  }
}

static bool isSequence(llvm::Type *type) { return isa<llvm::ArrayType, llvm::VectorType>(type); }

static uint64_t getLength(llvm::Type *type) {
  if (auto *array = dyn_cast<llvm::ArrayType>(type))
    return array->getNumElements();
  return cast<llvm::VectorType>(type)->getElementCount().getKnownMinValue();
}

static llvm::Type *getElementType(llvm::Type *type) {
  if (auto *array = dyn_cast<llvm::ArrayType>(type))
    return array->getElementType();
  return cast<llvm::VectorType>(type)->getElementType();
}

/// Returns the number of scalars in nested arrays and vectors; UINT64_MAX for more.
static uint64_t getNumScalars(llvm::Type *type) {
  uint64_t number = 1;
  for (; isSequence(type); type = getElementType(type))
    number = llvm::SaturatingMultiply(number, getLength(type));
  return number;
}

/// Returns an aggregate of elements.
static llvm::Constant *createSequence(llvm::Type *type, llvm::ArrayRef<llvm::Constant *> elements) {
  if (auto *array = dyn_cast<llvm::ArrayType>(type))
    return llvm::ConstantArray::get(array, elements);
  return llvm::ConstantVector::get(elements);
}

bool ConstantBuilder::checkNumScalars(llvm::Type *type, uint64_t number) {
  uint64_t expected = getNumScalars(type);
  if (number == expected)
    return true;
  report("constant has " + llvm::Twine(number) + " elements, but its type has " + llvm::Twine(expected));
  return false;
}

/// Returns an array or vector of scalars from the bytes in which ConstantDataSequential stores them.
static llvm::Constant *createRow(llvm::Type *type, llvm::StringRef bytes) {
  llvm::Type *scalar = getElementType(type);
  return isa<llvm::ArrayType>(type) ? llvm::ConstantDataArray::getRaw(bytes, getLength(type), scalar)
                                    : llvm::ConstantDataVector::getRaw(bytes, getLength(type), scalar);
}

llvm::Constant *ConstantBuilder::nestBits(llvm::Type *type, llvm::function_ref<llvm::APInt(size_t)> read,
                                          size_t &next) {
  uint64_t length = getLength(type);
  llvm::Type *element = getElementType(type);
  if (isSequence(element)) {
    llvm::SmallVector<llvm::Constant *> parts;
    for (uint64_t i = 0; i != length; ++i)
      parts.push_back(nestBits(element, read, next));
    return createSequence(type, parts);
  }
  size_t size = element->getPrimitiveSizeInBits() / 8;
  llvm::SmallVector<char, 0> bytes;
  bytes.resize_for_overwrite(length * size);
  for (uint64_t i = 0; i != length; ++i) {
    uint64_t bits = read(next++).getZExtValue();
    memcpy(bytes.data() + i * size, &bits, size);
  }
  return createRow(type, {bytes.data(), bytes.size()});
}

llvm::Constant *ConstantBuilder::nest(llvm::Type *type, llvm::function_ref<llvm::Constant *(size_t)> read,
                                      size_t &next) {
  if (!isSequence(type))
    return read(next++);
  llvm::SmallVector<llvm::Constant *> parts;
  for (uint64_t i = 0, e = getLength(type); i != e; ++i)
    if (!parts.emplace_back(nest(getElementType(type), read, next)))
      return nullptr;
  return createSequence(type, parts);
}

llvm::Constant *ConstantBuilder::nestRaw(llvm::Type *type, llvm::Type *scalar, llvm::StringRef &data) {
  llvm::Type *element = getElementType(type);
  uint64_t length = getLength(type);
  if (element == scalar) {
    uint64_t size = length * (scalar->getPrimitiveSizeInBits() / 8);
    llvm::StringRef own = data.take_front(size);
    data = data.drop_front(size);
    return createRow(type, own);
  }
  llvm::SmallVector<llvm::Constant *> parts;
  for (uint64_t i = 0; i != length; ++i)
    parts.push_back(nestRaw(element, scalar, data));
  return createSequence(type, parts);
}

llvm::Constant *ConstantBuilder::repeat(llvm::Type *type, llvm::Constant *element) {
  if (!isSequence(type))
    return element;
  llvm::Constant *part = repeat(getElementType(type), element);
  if (auto *vector = dyn_cast<llvm::VectorType>(type))
    return llvm::ConstantVector::getSplat(vector->getElementCount(), part);
  uint64_t length = getLength(type);
  if (part->isNullValue())
    return llvm::Constant::getNullValue(type);
  // LLVM stores arrays of this element type as raw data: build the data instead of a list of constants.
  if (llvm::ConstantDataSequential::isElementTypeCompatible(part->getType())) {
    llvm::APInt bits = isa<llvm::ConstantInt>(part)
                           ? cast<llvm::ConstantInt>(part)->getValue()
                           : cast<llvm::ConstantFP>(part)->getValueAPF().bitcastToAPInt();
    // Each step doubles the part that is filled.
    uint64_t raw = bits.getZExtValue();
    size_t filled = bits.getBitWidth() / 8;
    std::string data(length * filled, '\0');
    memcpy(data.data(), &raw, filled);
    for (; filled != data.size(); filled += std::min(filled, data.size() - filled))
      memcpy(data.data() + filled, data.data(), std::min(filled, data.size() - filled));
    return llvm::ConstantDataArray::getRaw(data, length, part->getType());
  }
  return llvm::ConstantArray::get(cast<llvm::ArrayType>(type),
                                  llvm::SmallVector<llvm::Constant *>(length, part));
}

llvm::Constant *ConstantBuilder::buildStruct(llvm::StructType *type, Attribute attr) {
  auto elements = dyn_cast<ArrayAttr>(attr);
  if (!elements)
    return report("expected an array attribute for a struct constant");
  if (elements.size() != type->getNumElements())
    return report("constant has " + llvm::Twine(elements.size()) + " elements, but its type has " +
                  llvm::Twine(type->getNumElements()));
  llvm::SmallVector<llvm::Constant *> parts;
  for (auto [index, element] : llvm::enumerate(elements)) {
    llvm::Constant *part = build(type->getElementType(index), element);
    if (!part)
      return nullptr;
    parts.push_back(part);
  }
  return llvm::ConstantStruct::get(type, parts);
}

llvm::Constant *ConstantBuilder::buildFloat(llvm::Type *type, FloatAttr attr) {
  const llvm::APFloat &value = attr.getValue();
  // A floating-point format that LLVM lacks is translated to an integer of the same width.
  if (auto *integer = dyn_cast<llvm::IntegerType>(type))
    if (integer->getBitWidth() == llvm::APFloat::getSizeInBits(value.getSemantics()) &&
        !isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(attr.getType()))
      return llvm::ConstantInt::get(integer, value.bitcastToAPInt());
  if (type != llvm::Type::getFloatingPointTy(type->getContext(), value.getSemantics()))
    return report("FloatAttr does not match expected type of the constant");
  return llvm::ConstantFP::get(type, value);
}

llvm::Constant *ConstantBuilder::buildArray(llvm::Type *type, ArrayAttr attr) {
  if (attr.size() != getLength(type))
    return report("constant has " + llvm::Twine(attr.size()) + " elements, but its type has " +
                  llvm::Twine(getLength(type)));
  llvm::SmallVector<llvm::Constant *> parts;
  parts.reserve(attr.size());
  for (Attribute element : attr) {
    llvm::Constant *part = build(getElementType(type), element);
    if (!part)
      return nullptr;
    parts.push_back(part);
  }
  return createSequence(type, parts);
}

llvm::Constant *ConstantBuilder::buildSplat(llvm::Type *type, SplatElementsAttr attr) {
  llvm::Constant *element = build(getScalarType(type), attr.getSplatValue<Attribute>());
  if (!element || !checkNumScalars(type, attr.getNumElements()))
    return nullptr;
  // Limit the size: a splat attribute with a short text may describe a constant that does not fit in memory.
  constexpr uint64_t maxBytes = uint64_t(1) << 31;
  uint64_t size = std::max<uint64_t>(1, element->getType()->getPrimitiveSizeInBits() / 8);
  if (!element->isNullValue() && getNumScalars(type) > maxBytes / size)
    return report("constant is larger than " + llvm::Twine(maxBytes) + " bytes");
  return repeat(type, element);
}

llvm::Constant *ConstantBuilder::buildElements(llvm::Type *type, ElementsAttr attr) {
  if (!checkNumScalars(type, attr.getNumElements()))
    return nullptr;
  llvm::Type *scalar = getScalarType(type);
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (dense && !isa<DenseStringElementsAttr>(attr) &&
      llvm::ConstantDataSequential::isElementTypeCompatible(scalar) &&
      scalar->getPrimitiveSizeInBits() % 8 == 0 && attr.getNumElements() > 0) {
    llvm::ArrayRef<char> raw = dense.getRawData();
    if (raw.size() == uint64_t(attr.getNumElements()) * (scalar->getPrimitiveSizeInBits() / 8)) {
      llvm::StringRef data(raw.data(), raw.size());
      return nestRaw(type, scalar, data);
    }
  }
  size_t next = 0;
  Type elementType = attr.getElementType();
  bool isFloat = isa<FloatType>(elementType);
  if ((isFloat || elementType.isIntOrIndex()) && isSequence(type) &&
      llvm::ConstantDataSequential::isElementTypeCompatible(scalar)) {
    // Check the type once, by means of an element, and then convert the elements without an attribute for
    // each.
    if (!attr.empty() && !build(scalar, attr.getValues<Attribute>()[0]))
      return nullptr;
    unsigned width = scalar->getPrimitiveSizeInBits();
    if (isFloat)
      return nestBits(
          type, [values = attr.getValues<llvm::APFloat>()](size_t i) { return values[i].bitcastToAPInt(); },
          next);
    return nestBits(
        type,
        [values = attr.getValues<llvm::APInt>(), width](size_t i) { return values[i].sextOrTrunc(width); },
        next);
  }
  auto values = attr.getValues<Attribute>();
  return nest(type, [&](size_t i) { return build(scalar, values[i]); }, next);
}

llvm::Constant *ConstantBuilder::buildResource(llvm::Type *type, DenseResourceElementsAttr attr) {
  llvm::Type *scalar = getScalarType(type);
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(scalar))
    return report("no known conversion for innermost element type");
  AsmResourceBlob *blob = attr.getRawHandle().getBlob();
  if (!blob)
    return report("resource does not exist");
  llvm::ArrayRef<char> raw = blob->getData();
  uint64_t size = scalar->getPrimitiveSizeInBits() / 8;
  if (raw.size() % size != 0 || raw.size() != attr.getNumElements() * size)
    return report("raw data size does not match element type size");
  if (!checkNumScalars(type, attr.getNumElements()))
    return nullptr;
  llvm::StringRef data(raw.data(), raw.size());
  return nestRaw(type, scalar, data);
}

llvm::Constant *ConstantBuilder::build(llvm::Type *type, Attribute attr) {
  if (!attr || isa<UndefAttr>(attr))
    return llvm::UndefValue::get(type);
  if (isa<PoisonAttr>(attr))
    return llvm::PoisonValue::get(type);
  if (isa<ZeroAttr>(attr))
    return llvm::Constant::getNullValue(type);
  if (auto *structType = dyn_cast<llvm::StructType>(type))
    return buildStruct(structType, attr);
  if (auto text = dyn_cast<StringAttr>(attr))
    return llvm::ConstantDataArray::get(type->getContext(),
                                        llvm::ArrayRef<char>(text.getValue().data(), text.getValue().size()));
  if (auto integer = dyn_cast<IntegerAttr>(attr)) {
    // The value of an `index` attribute is adapted to the width of the translated type.
    if (auto *integerType = dyn_cast<llvm::IntegerType>(type))
      return llvm::ConstantInt::get(integerType, integer.getValue().sextOrTrunc(integerType->getBitWidth()));
    auto *vector = dyn_cast<llvm::VectorType>(type);
    auto *element = dyn_cast<llvm::IntegerType>(vector ? vector->getElementType() : type);
    if (!element)
      return report("IntegerAttr does not match expected type of the constant");
    return repeat(type,
                  llvm::ConstantInt::get(element, integer.getValue().sextOrTrunc(element->getBitWidth())));
  }
  if (auto number = dyn_cast<FloatAttr>(attr))
    return buildFloat(type, number);
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attr))
    return translation.lookupFunction(symbol.getValue());
  if (auto array = dyn_cast<ArrayAttr>(attr); array && isSequence(type))
    return buildArray(type, array);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr))
    return buildResource(type, resource);
  if (auto splat = dyn_cast<SplatElementsAttr>(attr))
    return buildSplat(type, splat);
  if (auto elements = dyn_cast<ElementsAttr>(attr))
    return buildElements(type, elements);
  return report("unsupported constant value");
}

llvm::Constant *LLVM::detail::getLLVMConstant(llvm::Type *llvmType, Attribute attr, Location loc,
                                              const ModuleTranslation &moduleTranslation) {
  return ConstantBuilder(loc, moduleTranslation).build(llvmType, attr);
}
