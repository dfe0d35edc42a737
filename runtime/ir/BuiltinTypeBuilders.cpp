//===- BuiltinTypeBuilders.cpp - Derived shaped types ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builders of vector and tensor types, and clone functions of shaped types.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinTypeBuilders.h"

using namespace mlir;

int64_t ShapedType::getNumDynamicDims() const { return llvm::count(getShape(), kDynamic); }
unsigned ShapedType::getDynamicDimIndex(unsigned index) const {
  return llvm::count(getShape().take_front(index), kDynamic);
}
ShapedType ShapedType::clone(Type elementType) const { return cloneWith(std::nullopt, elementType); }
ShapedType ShapedType::clone(llvm::ArrayRef<int64_t> shape, Type elementType) const {
  return cloneWith(shape, elementType);
}
ShapedType ShapedType::clone(llvm::ArrayRef<int64_t> shape) const {
  return cloneWith(shape, getElementType());
}

FailureOr<PtrLikeTypeInterface> PtrLikeTypeInterface::clonePtrWith(Attribute memorySpace,
                                                                   std::optional<Type> elementType) const {
  PtrLikeTypeInterface clone = getConcept()->clonePtrWith(*this, memorySpace, elementType);
  if (!clone)
    return failure();
  return clone;
}

VectorType::Builder::Builder(VectorType other)
    : shape(other.getShape()), scalableDims(other.getScalableDims()), elementType(other.getElementType()) {}
VectorType::Builder::Builder(llvm::ArrayRef<int64_t> shape, Type elementType,
                             llvm::ArrayRef<bool> newScalableDims)
    : shape(shape), scalableDims(newScalableDims), elementType(elementType) {
  scalableDims.resize(shape.size());
}
VectorType::Builder &VectorType::Builder::setShape(llvm::ArrayRef<int64_t> newShape,
                                                   llvm::ArrayRef<bool> newScalableDims) {
  shape.assign(newShape.begin(), newShape.end());
  scalableDims.assign(newScalableDims.begin(), newScalableDims.end());
  scalableDims.resize(shape.size());
  return *this;
}
VectorType::Builder &VectorType::Builder::setDim(unsigned position, int64_t size) {
  shape[position] = size;
  return *this;
}
VectorType::Builder &VectorType::Builder::dropDim(unsigned position) {
  shape.erase(shape.begin() + position);
  scalableDims.erase(scalableDims.begin() + position);
  return *this;
}
VectorType::Builder::operator VectorType() { return VectorType::get(shape, elementType, scalableDims); }

RankedTensorType::Builder::Builder(RankedTensorType other)
    : shape(other.getShape()), elementType(other.getElementType()), encoding(other.getEncoding()) {}
RankedTensorType::Builder::Builder(llvm::ArrayRef<int64_t> shape, Type elementType, Attribute encoding)
    : shape(shape), elementType(elementType), encoding(encoding) {}
RankedTensorType::Builder &RankedTensorType::Builder::setShape(llvm::ArrayRef<int64_t> newShape) {
  shape.assign(newShape.begin(), newShape.end());
  return *this;
}
RankedTensorType::Builder &RankedTensorType::Builder::dropDim(unsigned position) {
  shape.erase(shape.begin() + position);
  return *this;
}
RankedTensorType::Builder &RankedTensorType::Builder::insertDim(int64_t size, unsigned position) {
  shape.insert(shape.begin() + position, size);
  return *this;
}
RankedTensorType::Builder::operator RankedTensorType() {
  return RankedTensorType::get(shape, elementType, encoding);
}
