//===- BuiltinAttributeChecks.cpp - Checked creation of attributes --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Verification of the parameters of builtin attributes, and creation of attributes from data in several
// forms.

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/ElementsValues.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

LogicalResult IntegerAttr::verify(EmitErrorFn emitError, Type type, llvm::APInt value) {
  if (!type || !type.isIntOrIndex())
    return emitError() << "expected integer or index type";
  unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth : type.getIntOrFloatBitWidth();
  if (width != value.getBitWidth())
    return emitError() << "integer type bit width (" << width << ") doesn't match value bit width ("
                       << value.getBitWidth() << ")";
  return success();
}
IntegerAttr IntegerAttr::getChecked(EmitErrorFn emitError, Type type, const llvm::APInt &value) {
  return succeeded(verify(emitError, type, value)) ? get(type, value) : IntegerAttr();
}
IntegerAttr IntegerAttr::getChecked(EmitErrorFn emitError, Type type, int64_t value) {
  if (type && type.isIntOrIndex())
    return get(type, value);
  emitError() << "expected integer or index type";
  return {};
}
IntegerAttr IntegerAttr::getChecked(EmitErrorFn, MLIRContext *context, const llvm::APSInt &value) {
  return get(context, value);
}

LogicalResult FloatAttr::verify(EmitErrorFn emitError, Type type, llvm::APFloat value) {
  auto format = llvm::dyn_cast_if_present<FloatType>(type);
  if (!format)
    return emitError() << "expected floating point type";
  if (&format.getFloatSemantics() != &value.getSemantics())
    return emitError() << "FloatAttr type doesn't match the type implied by its value";
  return success();
}
FloatAttr FloatAttr::getChecked(EmitErrorFn emitError, Type type, const llvm::APFloat &value) {
  return succeeded(verify(emitError, type, value)) ? get(type, value) : FloatAttr();
}
FloatAttr FloatAttr::getChecked(EmitErrorFn emitError, Type type, double value) {
  if (llvm::isa_and_present<FloatType>(type))
    return get(type, value);
  emitError() << "expected floating point type";
  return {};
}
double FloatAttr::getValueAsDouble(llvm::APFloat value) {
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.convertToDouble();
}

//===----------------------------------------------------------------------===//
// Lists, layouts and opaque attributes
//===----------------------------------------------------------------------===//

LogicalResult DenseArrayAttr::verify(EmitErrorFn emitError, Type elementType, int64_t size,
                                     llvm::ArrayRef<char> data) {
  if (!elementType || !elementType.isIntOrIndexOrFloat())
    return emitError() << "expected integer or floating point element type";
  int64_t bytes = DenseElementsAttr::getElementBytes(elementType);
  bool isBool = elementType.isInteger(1);
  if (!isBool && !elementType.isIndex() && elementType.getIntOrFloatBitWidth() % 8 != 0)
    return emitError() << "element type bitwidth must be a multiple of 8";
  if (static_cast<int64_t>(data.size()) != size * bytes)
    return emitError() << "expected data size (" << size << " elements, " << bytes
                       << " bytes each) does not match: " << data.size() << " bytes";
  return success();
}
DenseArrayAttr DenseArrayAttr::getChecked(EmitErrorFn emitError, MLIRContext *, Type elementType,
                                          int64_t size, llvm::ArrayRef<char> data) {
  return succeeded(verify(emitError, elementType, size, data)) ? get(elementType, size, data)
                                                               : DenseArrayAttr();
}
DenseArrayAttr DenseArrayAttr::getChecked(EmitErrorFn emitError, Type elementType, unsigned size,
                                          llvm::ArrayRef<char> data) {
  return getChecked(emitError, nullptr, elementType, size, data);
}

LogicalResult StridedLayoutAttr::verify(EmitErrorFn, int64_t, llvm::ArrayRef<int64_t>) { return success(); }
StridedLayoutAttr StridedLayoutAttr::getChecked(EmitErrorFn, MLIRContext *context, int64_t offset,
                                                llvm::ArrayRef<int64_t> strides) {
  return get(context, offset, strides);
}

LogicalResult OpaqueAttr::verify(EmitErrorFn emitError, StringAttr dialectNamespace, llvm::StringRef attrData,
                                 Type type) {
  if (!Dialect::isValidNamespace(dialectNamespace.getValue()))
    return emitError() << "invalid dialect namespace '" << dialectNamespace.getValue() << "'";
  MLIRContext *context = dialectNamespace.getContext();
  if (context->allowsUnregisteredDialects() || context->getLoadedDialect(dialectNamespace.getValue()))
    return success();
  return emitError() << "#" << dialectNamespace.getValue() << "<\"" << attrData << "\"> : " << type
                     << " attribute created with unregistered dialect. If this is intended, please call "
                        "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect";
}
OpaqueAttr OpaqueAttr::getChecked(EmitErrorFn emitError, StringAttr dialectNamespace,
                                  llvm::StringRef attrData, Type type) {
  return succeeded(verify(emitError, dialectNamespace, attrData, type))
             ? get(dialectNamespace, attrData, type)
             : OpaqueAttr();
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

bool ElementsAttr::isValidIndex(ShapedType type, llvm::ArrayRef<uint64_t> index) {
  return index.size() == static_cast<size_t>(type.getRank()) &&
         llvm::all_of(llvm::zip_equal(index, type.getShape()), [](auto entry) {
           auto [position, size] = entry;
           return position < static_cast<uint64_t>(size);
         });
}
uint64_t ElementsAttr::getFlattenedIndex(Type type, llvm::ArrayRef<uint64_t> index) {
  auto shaped = llvm::cast<ShapedType>(type);
  assert(isValidIndex(shaped, index) && "the index is outside of the shape");
  uint64_t result = 0;
  for (auto [position, size] : llvm::zip_equal(index, shaped.getShape()))
    result = result * size + position;
  return result;
}

bool detail::holdsComplex(Type elementType, bool ofFloats) {
  auto complex = llvm::dyn_cast<ComplexType>(elementType);
  return complex && (ofFloats ? complex.getElementType().isFloat() : complex.getElementType().isIntOrIndex());
}

bool DenseElementsAttr::isValidIntOrFloat(int64_t bytes, bool isInt, bool isSigned) const {
  return detail::storesNumbers(getElementType(), {static_cast<unsigned>(bytes), isInt, isSigned,
                                                  /*isBool=*/false, /*isComplex=*/false});
}
bool DenseElementsAttr::isValidComplex(int64_t bytes, bool isInt, bool isSigned) const {
  return detail::storesNumbers(getElementType(), {static_cast<unsigned>(bytes) / 2, isInt, isSigned,
                                                  /*isBool=*/false, /*isComplex=*/true});
}

FailureOr<detail::ElementsRange<llvm::APFloat>> DenseElementsAttr::tryGetFloatValues() const {
  return tryGetValues<llvm::APFloat>();
}
/// Creates an elements attribute from complex numbers. \p makePart converts the real or imaginary part of a
/// number to an attribute.
template <typename PartT, typename MakePart>
static DenseElementsAttr makeComplex(ShapedType type, llvm::ArrayRef<PartT> parts, MakePart &&makePart) {
  Type partType = llvm::cast<ComplexType>(type.getElementType()).getElementType();
  llvm::SmallVector<Attribute> values;
  for (size_t i = 0; i != parts.size(); i += 2)
    values.push_back(
        ArrayAttr::get(type.getContext(), {makePart(partType, parts[i]), makePart(partType, parts[i + 1])}));
  return DenseElementsAttr::get(type, values);
}
DenseElementsAttr DenseElementsAttr::getFromParts(ShapedType type, llvm::ArrayRef<llvm::APInt> parts) {
  return makeComplex(type, parts, [](Type partType, const llvm::APInt &value) -> Attribute {
    return IntegerAttr::get(partType, value);
  });
}
DenseElementsAttr DenseElementsAttr::getFromParts(ShapedType type, llvm::ArrayRef<llvm::APFloat> parts) {
  return makeComplex(type, parts, [](Type partType, const llvm::APFloat &value) -> Attribute {
    return FloatAttr::get(partType, value);
  });
}

bool DenseIntOrFPElementsAttr::classof(Attribute attr) {
  auto dense = llvm::dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    return false;
  Type type = dense.getElementType();
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  return type.isIntOrIndexOrFloat();
}
DenseElementsAttr DenseIntOrFPElementsAttr::getRaw(ShapedType type, [[maybe_unused]] size_t storageWidth,
                                                   llvm::ArrayRef<llvm::APInt> values) {
  assert(llvm::all_of(values, [&](auto &value) { return value.getBitWidth() == storageWidth; }) &&
         "the values must have the width of the storage");
  return get(type, values);
}
DenseElementsAttr DenseIntOrFPElementsAttr::getRaw(ShapedType type, size_t storageWidth,
                                                   llvm::ArrayRef<llvm::APFloat> values) {
  llvm::SmallVector<llvm::APInt> bits;
  for (const llvm::APFloat &value : values)
    bits.push_back(value.bitcastToAPInt());
  return getRaw(type, storageWidth, bits);
}
DenseElementsAttr DenseIntOrFPElementsAttr::getRawIntOrFloat(ShapedType type, llvm::ArrayRef<char> data,
                                                             [[maybe_unused]] int64_t bytes,
                                                             [[maybe_unused]] bool isInt,
                                                             [[maybe_unused]] bool isSigned) {
  assert(detail::storesNumbers(type.getElementType(),
                               {static_cast<unsigned>(bytes), isInt, isSigned, false, false}) &&
         "the element type does not have this representation");
  return getFromRawBuffer(type, data);
}
DenseElementsAttr DenseIntOrFPElementsAttr::getRawComplex(ShapedType type, llvm::ArrayRef<char> data,
                                                          [[maybe_unused]] int64_t bytes,
                                                          [[maybe_unused]] bool isInt,
                                                          [[maybe_unused]] bool isSigned) {
  assert(detail::storesNumbers(type.getElementType(),
                               {static_cast<unsigned>(bytes) / 2, isInt, isSigned, false, true}) &&
         "the element type does not have this representation");
  return getFromRawBuffer(type, data);
}
