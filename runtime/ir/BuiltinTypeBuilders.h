//===- BuiltinTypeBuilders.h - Builders of vector and tensor types -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builders that derive a vector or tensor type from another one step by step. A builder owns copies of its
// inputs and converts implicitly to the type:
//
//   VectorType narrow = VectorType::Builder(type).setElementType(i8);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINTYPEBUILDERS_H
#define STRATA_RUNTIME_IR_BUILTINTYPEBUILDERS_H

#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// A vector type under construction.
class VectorType::Builder {
public:
  explicit Builder(VectorType other);
  Builder(llvm::ArrayRef<int64_t> shape, Type elementType, llvm::ArrayRef<bool> newScalableDims = {});
  Builder &setShape(llvm::ArrayRef<int64_t> newShape, llvm::ArrayRef<bool> newScalableDims = {});
  Builder &setElementType(Type type) {
    elementType = type;
    return *this;
  }
  /// Sets the size of a dimension.
  Builder &setDim(unsigned position, int64_t size);
  Builder &dropDim(unsigned position);
  operator VectorType();

private:
  llvm::SmallVector<int64_t, 6> shape;
  llvm::SmallVector<bool, 6> scalableDims;
  Type elementType;
};

/// A ranked tensor type under construction.
class RankedTensorType::Builder {
public:
  explicit Builder(RankedTensorType other);
  Builder(llvm::ArrayRef<int64_t> shape, Type elementType, Attribute encoding);
  Builder &setShape(llvm::ArrayRef<int64_t> newShape);
  Builder &setElementType(Type type) {
    elementType = type;
    return *this;
  }
  Builder &setEncoding(Attribute newEncoding) {
    encoding = newEncoding;
    return *this;
  }
  Builder &dropDim(unsigned position);
  Builder &insertDim(int64_t size, unsigned position);
  operator RankedTensorType();

private:
  llvm::SmallVector<int64_t, 6> shape;
  Type elementType;
  Attribute encoding;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILTINTYPEBUILDERS_H
