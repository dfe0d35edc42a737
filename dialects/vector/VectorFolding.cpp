//===- VectorFolding.cpp - Helpers for folders and patterns ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"

#include <limits>

using namespace mlir;
using namespace mlir::vector;

static MaskFormat getConstantFormat(DenseElementsAttr bits) {
  bool anySet = false, anyClear = false;
  if (bits.isSplat())
    return bits.getIntElement(0).isZero() ? MaskFormat::AllFalse : MaskFormat::AllTrue;
  for (int64_t i = 0, e = bits.getNumElements(); i != e && !(anySet && anyClear); ++i)
    (bits.getIntElement(i).isZero() ? anyClear : anySet) = true;
  return anySet && anyClear ? MaskFormat::Unknown : anySet ? MaskFormat::AllTrue : MaskFormat::AllFalse;
}

MaskFormat vector::getMaskFormat(Value mask) {
  if (auto constant = mask.getDefiningOp<arith::ConstantOp>()) {
    auto bits = llvm::dyn_cast<DenseIntElementsAttr>(Attribute(constant.getValue()));
    return bits && !bits.empty() ? getConstantFormat(bits) : MaskFormat::Unknown;
  }
  if (auto constantMask = mask.getDefiningOp<ConstantMaskOp>()) {
    if (constantMask.isAllOnesMask())
      return MaskFormat::AllTrue;
    return llvm::all_of(constantMask.getMaskDimSizes(), [](int64_t size) { return size == 0; })
               ? MaskFormat::AllFalse
               : MaskFormat::Unknown;
  }
  // vector.create_mask: a constant bound <= 0 clears all bits. A create_mask that sets all bits is not
  // detected here, because canonicalization turns it into a constant mask.
  if (auto createMask = mask.getDefiningOp<CreateMaskOp>())
    for (Value operand : createMask.getOperands())
      if (auto size = operand.getDefiningOp<arith::ConstantOp>())
        if (auto number = llvm::dyn_cast<IntegerAttr>(Attribute(size.getValue()));
            number && number.getInt() <= 0)
          return MaskFormat::AllFalse;
  return MaskFormat::Unknown;
}

Value vector::getScalarSplatSource(Value vector) {
  auto broadcast = vector.getDefiningOp<BroadcastOp>();
  return broadcast && !llvm::isa<VectorType>(broadcast.getSourceType()) ? Value(broadcast.getSource())
                                                                        : Value();
}

bool vector::isOrderPreserving(TransposeOp transpose) {
  VectorType type = transpose.getSourceVectorType();
  int64_t current = 0;
  for (int64_t dim : transpose.getPermutation()) {
    if (type.getDimSize(dim) == 1 && !type.getScalableDims()[dim])
      continue;
    if (dim < current)
      return false;
    current = dim;
  }
  return true;
}

bool vector::canCountElements(VectorType type) {
  return type.getNumElements() != std::numeric_limits<int64_t>::max(); // getNumElements() saturates.
}

llvm::SmallVector<int64_t> vector::computeStrides(llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i > 1; --i)
    strides[i - 2] = strides[i - 1] * shape[i - 1];
  return strides;
}

int64_t vector::linearize(llvm::ArrayRef<int64_t> position, llvm::ArrayRef<int64_t> strides) {
  int64_t linearIndex = 0;
  for (auto [index, stride] : llvm::zip(position, strides))
    linearIndex += index * stride;
  return linearIndex;
}

llvm::SmallVector<int64_t> vector::delinearize(int64_t linearIndex, llvm::ArrayRef<int64_t> strides) {
  llvm::SmallVector<int64_t> position;
  for (int64_t stride : strides) {
    position.push_back(linearIndex / stride);
    linearIndex %= stride;
  }
  return position;
}

Attribute vector::getAsElement(Attribute constant, Type elementType) {
  auto typed = llvm::dyn_cast_if_present<TypedAttr>(constant);
  if (!typed || typed.getType() == elementType)
    return typed;
  auto integerType = llvm::dyn_cast<IntegerType>(elementType);
  if (!integerType)
    return nullptr;
  unsigned width = integerType.getWidth();
  if (auto integer = llvm::dyn_cast<IntegerAttr>(constant))
    return IntegerAttr::get(elementType, integer.getValue().sextOrTrunc(width));
  auto real = llvm::dyn_cast<FloatAttr>(constant);
  if (!real || real.getValue().bitcastToAPInt().getBitWidth() != width)
    return nullptr;
  return IntegerAttr::get(elementType, real.getValue().bitcastToAPInt());
}
