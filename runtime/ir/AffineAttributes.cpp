//===- AffineAttributes.cpp - Attributes that hold affine maps and sets ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttributeUniquing.h"

using namespace mlir;
using namespace mlir::detail;

AffineMapAttr AffineMapAttr::get(AffineMap value) {
  value.getContext()->noteAliasedAttribute();
  return unique<AffineMapAttrStorage>(
      value.getContext(), AttrKind::AffineMap, Hasher().add(size_t(hash_value(value))),
      [&](AffineMapAttrStorage *storage) { return storage->value == value; },
      [&](AffineMapAttrStorage *storage, StorageUniquer::Allocator &) { storage->value = value; });
}
AffineMap AffineMapAttr::getValue() const { return static_cast<AffineMapAttrStorage *>(impl)->value; }
AffineMap AffineMapAttr::getAffineMap() const { return getValue(); }

IntegerSetAttr IntegerSetAttr::get(IntegerSet value) {
  value.getContext()->noteAliasedAttribute();
  return unique<IntegerSetAttrStorage>(
      value.getContext(), AttrKind::IntegerSet, Hasher().add(size_t(hash_value(value))),
      [&](IntegerSetAttrStorage *storage) { return storage->value == value; },
      [&](IntegerSetAttrStorage *storage, StorageUniquer::Allocator &) { storage->value = value; });
}
IntegerSet IntegerSetAttr::getValue() const { return static_cast<IntegerSetAttrStorage *>(impl)->value; }

StridedLayoutAttr StridedLayoutAttr::get(MLIRContext *context, int64_t offset,
                                         llvm::ArrayRef<int64_t> strides) {
  Hasher hash = Hasher().add(static_cast<uint64_t>(offset));
  for (int64_t stride : strides)
    hash.add(static_cast<uint64_t>(stride));
  return unique<StridedLayoutAttrStorage>(
      context, AttrKind::StridedLayout, hash,
      [&](StridedLayoutAttrStorage *storage) {
        return storage->offset == offset && storage->strides == strides;
      },
      [&](StridedLayoutAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->offset = offset;
        storage->strides = copyArray(allocator, strides);
      });
}
int64_t StridedLayoutAttr::getOffset() const { return static_cast<StridedLayoutAttrStorage *>(impl)->offset; }
llvm::ArrayRef<int64_t> StridedLayoutAttr::getStrides() const {
  return static_cast<StridedLayoutAttrStorage *>(impl)->strides;
}
bool StridedLayoutAttr::hasStaticLayout() const {
  return !ShapedType::isDynamic(getOffset()) && !ShapedType::isDynamicShape(getStrides());
}

DistinctAttr DistinctAttr::create(Attribute referencedAttr) {
  MLIRContext *context = referencedAttr.getContext();
  context->noteAliasedAttribute();
  uint64_t number = context->getImpl().distinctCount.fetch_add(1, std::memory_order_relaxed);
  return unique<DistinctAttrStorage>(
      context, AttrKind::Distinct, Hasher().add(number),
      [&](DistinctAttrStorage *storage) { return storage->number == number; },
      [&](DistinctAttrStorage *storage, StorageUniquer::Allocator &) {
        storage->referenced = referencedAttr;
        storage->number = number;
      });
}
Attribute DistinctAttr::getReferencedAttr() const {
  return static_cast<DistinctAttrStorage *>(impl)->referenced;
}
