//===- SparseElements.cpp - Sparse elements attributes --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttributeUniquing.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::detail;

SparseElementsAttr SparseElementsAttr::get(ShapedType type, DenseElementsAttr indices,
                                           DenseElementsAttr values) {
  return unique<SparseElementsAttrStorage>(
      type.getContext(), AttrKind::SparseElements, Hasher().add(Type(type)).add(indices).add(values),
      [&](SparseElementsAttrStorage *storage) {
        return storage->type == type && storage->indices == indices && storage->values == values;
      },
      [&](SparseElementsAttrStorage *storage, StorageUniquer::Allocator &) {
        storage->type = type;
        storage->indices = indices;
        storage->values = values;
      });
}

LogicalResult SparseElementsAttr::verify(EmitErrorFn emitError, ShapedType type, DenseIntElementsAttr indices,
                                         DenseElementsAttr values) {
  llvm::ArrayRef<int64_t> shape = type.getShape(), indexShape = indices.getType().getShape();
  llvm::ArrayRef<int64_t> valueShape = values.getType().getShape();
  if (valueShape.size() != 1)
    return emitError() << "expected 1-d tensor for sparse element values";
  // A one-dimensional list of indices is allowed if the type has rank 1.
  bool isRow = indexShape.size() == 1 && shape.size() == 1;
  bool isTable = indexShape.size() == 2 && indexShape[1] == type.getRank();
  if (!(isRow || isTable) || indexShape[0] != valueShape[0]) {
    return emitError() << "expected shape ([" << shape << "]); inferred shape of indices literal (["
                       << indexShape << "]); inferred shape of values literal ([" << valueShape << "])";
  }
  for (int64_t row = 0; row != indexShape[0]; ++row) {
    llvm::SmallVector<uint64_t, 4> index;
    bool isInside = true;
    for (size_t dim = 0; dim != shape.size(); ++dim) {
      index.push_back(indices.getIntElement(row * shape.size() + dim).getZExtValue());
      isInside &= index.back() < static_cast<uint64_t>(shape[dim]);
    }
    if (isInside)
      continue;
    return emitError() << "sparse index #" << row << " is not contained within the value shape, with index=["
                       << llvm::ArrayRef<uint64_t>(index) << "], and type=" << Type(type);
  }
  return success();
}
SparseElementsAttr SparseElementsAttr::getChecked(EmitErrorFn emitError, ShapedType type,
                                                  DenseElementsAttr indices, DenseElementsAttr values) {
  bool isValid = succeeded(verify(emitError, type, llvm::cast<DenseIntElementsAttr>(indices), values));
  return isValid ? get(type, indices, values) : SparseElementsAttr();
}

DenseIntElementsAttr SparseElementsAttr::getIndices() const {
  return llvm::cast<DenseIntElementsAttr>(static_cast<SparseElementsAttrStorage *>(impl)->indices);
}
DenseElementsAttr SparseElementsAttr::getValues() const {
  return llvm::cast<DenseElementsAttr>(static_cast<SparseElementsAttrStorage *>(impl)->values);
}

static Attribute makeZero(Type type) {
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    Attribute zero = makeZero(complex.getElementType());
    return ArrayAttr::get(type.getContext(), {zero, zero});
  }
  if (!type.isIntOrIndexOrFloat())
    return {};
  return Builder(type.getContext()).getZeroAttr(type);
}

Attribute SparseElementsAttr::getElement(int64_t index) const {
  llvm::ArrayRef<int64_t> shape = getType().getShape();
  DenseIntElementsAttr indices = getIndices();
  for (int64_t row = 0, rows = getValues().getNumElements(); row != rows; ++row) {
    int64_t place = 0;
    for (size_t dim = 0; dim != shape.size(); ++dim)
      place = place * shape[dim] + indices.getIntElement(row * shape.size() + dim).getSExtValue();
    if (place == index)
      return getValues().getElement(row);
  }
  return makeZero(getElementType());
}
