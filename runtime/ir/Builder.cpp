//===- Builder.cpp - Creation of types and attributes ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace mlir;

Location Builder::getUnknownLoc() { return UnknownLoc::get(context); }
Location Builder::getFusedLoc(llvm::ArrayRef<Location> locs, Attribute metadata) {
  return FusedLoc::get(locs, metadata, context);
}

IndexType Builder::getIndexType() { return IndexType::get(context); }
IntegerType Builder::getI1Type() { return IntegerType::get(context, 1); }
IntegerType Builder::getI8Type() { return IntegerType::get(context, 8); }
IntegerType Builder::getI16Type() { return IntegerType::get(context, 16); }
IntegerType Builder::getI32Type() { return IntegerType::get(context, 32); }
IntegerType Builder::getI64Type() { return IntegerType::get(context, 64); }
IntegerType Builder::getIntegerType(unsigned width) { return IntegerType::get(context, width); }
IntegerType Builder::getIntegerType(unsigned width, bool isSigned) {
  return IntegerType::get(context, width, isSigned ? IntegerType::Signed : IntegerType::Unsigned);
}
FloatType Builder::getBF16Type() { return FloatType::getBF16(context); }
FloatType Builder::getF16Type() { return FloatType::getF16(context); }
FloatType Builder::getF32Type() { return FloatType::getF32(context); }
FloatType Builder::getF64Type() { return FloatType::getF64(context); }
FunctionType Builder::getFunctionType(TypeRange inputs, TypeRange results) {
  return FunctionType::get(context, inputs, results);
}
NoneType Builder::getNoneType() { return NoneType::get(context); }
TupleType Builder::getTupleType(TypeRange elements) { return TupleType::get(context, elements); }

UnitAttr Builder::getUnitAttr() { return UnitAttr::get(context); }
BoolAttr Builder::getBoolAttr(bool value) { return BoolAttr::get(context, value); }
IntegerAttr Builder::getIntegerAttr(Type type, int64_t value) { return IntegerAttr::get(type, value); }
IntegerAttr Builder::getIntegerAttr(Type type, const llvm::APInt &value) {
  return IntegerAttr::get(type, value);
}
IntegerAttr Builder::getI8IntegerAttr(int8_t value) { return IntegerAttr::get(getI8Type(), value); }
IntegerAttr Builder::getI16IntegerAttr(int16_t value) { return IntegerAttr::get(getI16Type(), value); }
IntegerAttr Builder::getI32IntegerAttr(int32_t value) { return IntegerAttr::get(getI32Type(), value); }
IntegerAttr Builder::getI64IntegerAttr(int64_t value) { return IntegerAttr::get(getI64Type(), value); }
IntegerAttr Builder::getSI32IntegerAttr(int32_t value) {
  return IntegerAttr::get(getIntegerType(32, true), value);
}
IntegerAttr Builder::getUI32IntegerAttr(uint32_t value) {
  return IntegerAttr::get(getIntegerType(32, false), static_cast<int64_t>(value));
}
IntegerAttr Builder::getIndexAttr(int64_t value) { return IntegerAttr::get(getIndexType(), value); }
FloatAttr Builder::getFloatAttr(Type type, double value) { return FloatAttr::get(type, value); }
FloatAttr Builder::getFloatAttr(Type type, const llvm::APFloat &value) { return FloatAttr::get(type, value); }
FloatAttr Builder::getF16FloatAttr(float value) { return FloatAttr::get(getF16Type(), value); }
FloatAttr Builder::getF32FloatAttr(float value) { return FloatAttr::get(getF32Type(), value); }
FloatAttr Builder::getF64FloatAttr(double value) { return FloatAttr::get(getF64Type(), value); }
StringAttr Builder::getStringAttr(const llvm::Twine &text) { return StringAttr::get(context, text); }
ArrayAttr Builder::getArrayAttr(llvm::ArrayRef<Attribute> elements) {
  return ArrayAttr::get(context, elements);
}

template <typename Range, typename Fn>
static ArrayAttr mapToArray(MLIRContext *context, Range &&values, Fn &&fn) {
  llvm::SmallVector<Attribute, 8> elements;
  for (auto value : values)
    elements.push_back(fn(value));
  return ArrayAttr::get(context, elements);
}
ArrayAttr Builder::getBoolArrayAttr(llvm::ArrayRef<bool> values) {
  return mapToArray(context, values, [&](bool value) { return getBoolAttr(value); });
}
ArrayAttr Builder::getF32ArrayAttr(llvm::ArrayRef<float> values) {
  return mapToArray(context, values, [&](float value) { return getF32FloatAttr(value); });
}
ArrayAttr Builder::getF64ArrayAttr(llvm::ArrayRef<double> values) {
  return mapToArray(context, values, [&](double value) { return getF64FloatAttr(value); });
}
ArrayAttr Builder::getI32ArrayAttr(llvm::ArrayRef<int32_t> values) {
  return mapToArray(context, values, [&](int32_t value) { return getI32IntegerAttr(value); });
}
ArrayAttr Builder::getI64ArrayAttr(llvm::ArrayRef<int64_t> values) {
  return mapToArray(context, values, [&](int64_t value) { return getI64IntegerAttr(value); });
}
ArrayAttr Builder::getIndexArrayAttr(llvm::ArrayRef<int64_t> values) {
  return mapToArray(context, values, [&](int64_t value) { return getIndexAttr(value); });
}
ArrayAttr Builder::getStrArrayAttr(llvm::ArrayRef<llvm::StringRef> values) {
  return mapToArray(context, values, [&](llvm::StringRef value) { return getStringAttr(value); });
}
ArrayAttr Builder::getTypeArrayAttr(TypeRange values) {
  return mapToArray(context, values, [&](Type value) { return TypeAttr::get(value); });
}
DictionaryAttr Builder::getDictionaryAttr(llvm::ArrayRef<NamedAttribute> attrs) {
  return DictionaryAttr::get(context, attrs);
}
NamedAttribute Builder::getNamedAttr(llvm::StringRef name, Attribute value) {
  return NamedAttribute(StringAttr::get(context, name), value);
}
DenseBoolArrayAttr Builder::getDenseBoolArrayAttr(llvm::ArrayRef<bool> values) {
  return DenseBoolArrayAttr::get(context, values);
}
DenseI32ArrayAttr Builder::getDenseI32ArrayAttr(llvm::ArrayRef<int32_t> values) {
  return DenseI32ArrayAttr::get(context, values);
}
DenseI64ArrayAttr Builder::getDenseI64ArrayAttr(llvm::ArrayRef<int64_t> values) {
  return DenseI64ArrayAttr::get(context, values);
}
DenseI8ArrayAttr Builder::getDenseI8ArrayAttr(llvm::ArrayRef<int8_t> values) {
  return DenseI8ArrayAttr::get(context, values);
}
DenseI16ArrayAttr Builder::getDenseI16ArrayAttr(llvm::ArrayRef<int16_t> values) {
  return DenseI16ArrayAttr::get(context, values);
}
DenseF32ArrayAttr Builder::getDenseF32ArrayAttr(llvm::ArrayRef<float> values) {
  return DenseF32ArrayAttr::get(context, values);
}
DenseF64ArrayAttr Builder::getDenseF64ArrayAttr(llvm::ArrayRef<double> values) {
  return DenseF64ArrayAttr::get(context, values);
}

/// Returns elements of a one-dimensional type with as many elements as \p values.
template <typename ShapedT, typename ElementsT, typename T>
static ElementsT makeElements(Type elementType, llvm::ArrayRef<T> values) {
  return ElementsT::get(ShapedT::get(static_cast<int64_t>(values.size()), elementType), values);
}
DenseIntElementsAttr Builder::getBoolVectorAttr(llvm::ArrayRef<bool> values) {
  return makeElements<VectorType, DenseIntElementsAttr>(getI1Type(), values);
}
DenseIntElementsAttr Builder::getI32VectorAttr(llvm::ArrayRef<int32_t> values) {
  return makeElements<VectorType, DenseIntElementsAttr>(getI32Type(), values);
}
DenseIntElementsAttr Builder::getI64VectorAttr(llvm::ArrayRef<int64_t> values) {
  return makeElements<VectorType, DenseIntElementsAttr>(getI64Type(), values);
}
DenseIntElementsAttr Builder::getIndexVectorAttr(llvm::ArrayRef<int64_t> values) {
  return makeElements<VectorType, DenseIntElementsAttr>(getIndexType(), values);
}
DenseFPElementsAttr Builder::getF32VectorAttr(llvm::ArrayRef<float> values) {
  return makeElements<VectorType, DenseFPElementsAttr>(getF32Type(), values);
}
DenseFPElementsAttr Builder::getF64VectorAttr(llvm::ArrayRef<double> values) {
  return makeElements<VectorType, DenseFPElementsAttr>(getF64Type(), values);
}
DenseIntElementsAttr Builder::getI32TensorAttr(llvm::ArrayRef<int32_t> values) {
  return makeElements<RankedTensorType, DenseIntElementsAttr>(getI32Type(), values);
}
DenseIntElementsAttr Builder::getI64TensorAttr(llvm::ArrayRef<int64_t> values) {
  return makeElements<RankedTensorType, DenseIntElementsAttr>(getI64Type(), values);
}
DenseIntElementsAttr Builder::getIndexTensorAttr(llvm::ArrayRef<int64_t> values) {
  return makeElements<RankedTensorType, DenseIntElementsAttr>(getIndexType(), values);
}
FlatSymbolRefAttr Builder::getSymbolRefAttr(llvm::StringRef value) {
  return SymbolRefAttr::get(context, value);
}

static TypedAttr getNumberAttr(Type type, int64_t value) {
  if (type.isIntOrIndex())
    return IntegerAttr::get(type, value).getImpl();
  if (type.isFloat())
    return FloatAttr::get(type, static_cast<double>(value)).getImpl();
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() || llvm::isa<MemRefType>(type))
    return {};
  Attribute element = getNumberAttr(shaped.getElementType(), value);
  return element ? TypedAttr(DenseElementsAttr::get(shaped, element).getImpl()) : TypedAttr();
}
TypedAttr Builder::getZeroAttr(Type type) { return getNumberAttr(type, 0); }
TypedAttr Builder::getOneAttr(Type type) { return getNumberAttr(type, 1); }
