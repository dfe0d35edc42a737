//===- VectorPattern.cpp - Elementwise patterns on vectors ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/VectorPattern.h"
#include "dialects/llvm/LLVMOps.h"

using namespace mlir;
using LLVM::LLVMArrayType;

LLVM::detail::NDVectorTypeInfo LLVM::detail::extractNDVectorTypeInfo(VectorType vectorType,
                                                                     const LLVMTypeConverter &converter) {
  NDVectorTypeInfo info;
  info.llvmNDVectorTy = info.llvm1DVectorTy = converter.convertType(vectorType);
  while (auto array = llvm::dyn_cast_or_null<LLVMArrayType>(info.llvm1DVectorTy)) {
    info.arraySizes.push_back(array.getNumElements());
    info.llvm1DVectorTy = array.getElementType();
  }
  if (!LLVM::isCompatibleVectorType(info.llvm1DVectorTy))
    return {};
  return info;
}

llvm::SmallVector<int64_t, 4> LLVM::detail::getCoordinates(llvm::ArrayRef<int64_t> basis,
                                                           unsigned linearIndex) {
  llvm::SmallVector<int64_t, 4> coordinates(basis.size());
  uint64_t rest = linearIndex;
  for (size_t i = basis.size(); i-- != 0;) {
    coordinates[i] = rest % basis[i];
    rest /= basis[i];
  }
  if (rest != 0)
    coordinates.clear();
  return coordinates;
}

void LLVM::detail::nDVectorIterate(const NDVectorTypeInfo &info, OpBuilder &,
                                   llvm::function_ref<void(llvm::ArrayRef<int64_t>)> fun) {
  // Increment the indices in row-major order.
  llvm::SmallVector<int64_t, 4> position(info.arraySizes.size());
  if (llvm::is_contained(info.arraySizes, 0))
    return;
  while (true) {
    fun(position);
    size_t i = position.size();
    while (i != 0 && ++position[i - 1] == info.arraySizes[i - 1])
      position[--i] = 0;
    if (i == 0)
      return;
  }
}

LogicalResult LLVM::detail::handleMultidimensionalVectors(
    Operation *op, ValueRange operands, const LLVMTypeConverter &typeConverter,
    std::function<Value(Type, ValueRange)> createOperand, ConversionPatternRewriter &rewriter) {
  auto vectorType = llvm::dyn_cast<VectorType>(op->getResult(0).getType());
  if (!vectorType)
    return rewriter.notifyMatchFailure(op, "expected vector result");
  NDVectorTypeInfo info = extractNDVectorTypeInfo(vectorType, typeConverter);
  if (!info.llvm1DVectorTy ||
      llvm::any_of(operands.getTypes(), [](Type type) { return !llvm::isa<LLVMArrayType>(type); }))
    return failure();
  Location loc = op->getLoc();
  Value result = rewriter.create<LLVM::PoisonOp>(loc, info.llvmNDVectorTy);
  nDVectorIterate(info, rewriter, [&](llvm::ArrayRef<int64_t> position) {
    llvm::SmallVector<Value, 4> parts;
    for (Value operand : operands)
      parts.push_back(rewriter.create<LLVM::ExtractValueOp>(loc, operand, position));
    Value part = createOperand(info.llvm1DVectorTy, parts);
    result = rewriter.create<LLVM::InsertValueOp>(loc, result, part, position);
  });
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult LLVM::detail::vectorOneToOneRewrite(
    Operation *op, llvm::StringRef targetOp, ValueRange operands, llvm::ArrayRef<NamedAttribute> targetAttrs,
    Attribute propertiesAttr, const LLVMTypeConverter &typeConverter, ConversionPatternRewriter &rewriter) {
  if (!llvm::all_of(operands.getTypes(), [](Type type) { return LLVM::isCompatibleType(type); }))
    return failure();
  if (operands.empty() || !llvm::isa<LLVMArrayType>(operands.front().getType()))
    return oneToOneRewrite(op, targetOp, operands, targetAttrs, propertiesAttr, typeConverter, rewriter);
  llvm::SmallVector<NamedAttribute> attrs(targetAttrs);
  if (auto properties = llvm::dyn_cast_or_null<DictionaryAttr>(propertiesAttr))
    llvm::append_range(attrs, properties.getValue());
  auto create = [&](Type type, ValueRange parts) -> Value {
    OperationState state(op->getLoc(), targetOp, parts, type, attrs);
    return rewriter.create(state)->getResult(0);
  };
  return handleMultidimensionalVectors(op, operands, typeConverter, create, rewriter);
}
