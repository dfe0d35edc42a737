//===- InferStridedMetadataInterface.cpp - Ranges of offsets and strides --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/InferStridedMetadataInterface.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

void StridedMetadataRange::print(llvm::raw_ostream &os) const {
  if (isUninitialized()) {
    os << "strided_metadata<None>";
    return;
  }
  auto list = [&](llvm::StringRef name, llvm::ArrayRef<ConstantIntRanges> ranges) {
    os << name << " = [";
    llvm::interleave(ranges, os, [&](const ConstantIntRanges &range) { os << '{' << range << '}'; }, ", ");
    os << ']';
  };
  os << "strided_metadata<";
  list("offset", *offsets);
  list(", sizes", sizes);
  list(", strides", strides);
  os << '>';
}

StridedMetadataRange StridedMetadataRange::join(const StridedMetadataRange &lhs,
                                                const StridedMetadataRange &rhs) {
  if (lhs.isUninitialized() || rhs.isUninitialized())
    return lhs.isUninitialized() ? rhs : lhs;
  auto merge = [](llvm::ArrayRef<ConstantIntRanges> one, llvm::ArrayRef<ConstantIntRanges> other) {
    Ranges merged;
    for (auto [left, right] : llvm::zip_equal(one, other))
      merged.push_back(left.rangeUnion(right));
    return merged;
  };
  return getRanked(merge(*lhs.offsets, *rhs.offsets), merge(lhs.sizes, rhs.sizes),
                   merge(lhs.strides, rhs.strides));
}

#include "runtime/interfaces/InferStridedMetadataInterface.cpp.inc"
