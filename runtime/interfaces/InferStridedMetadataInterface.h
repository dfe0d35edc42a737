//===- InferStridedMetadataInterface.h - Ranges of offsets and strides -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that compute ranges of the offset, sizes and strides of their strided results. A view
// class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERSTRIDEDMETADATAINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INFERSTRIDEDMETADATAINTERFACE_H

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/ir/OpView.h"
#include <optional>

namespace mlir {

/// The ranges of the offsets, sizes and strides of a value with a strided layout, such as a memref.
/// Uninitialized until an analysis has computed them.
class StridedMetadataRange {
  using Ranges = llvm::SmallVector<ConstantIntRanges>;

public:
  StridedMetadataRange() = default;
  static StridedMetadataRange getRanked(llvm::SmallVectorImpl<ConstantIntRanges> &&offsets,
                                        llvm::SmallVectorImpl<ConstantIntRanges> &&sizes,
                                        llvm::SmallVectorImpl<ConstantIntRanges> &&strides) {
    StridedMetadataRange result;
    result.offsets.emplace(std::move(offsets));
    result.sizes = std::move(sizes);
    result.strides = std::move(strides);
    return result;
  }
  /// Return metadata whose ranges contain all numbers. The overload with `rank` has one offset, and `rank`
  /// sizes and strides.
  static StridedMetadataRange getMaxRanges(int32_t indexBitwidth, int32_t offsetsRank, int32_t sizeRank,
                                           int32_t stridedRank) {
    auto all = [&](int32_t count) { return Ranges(count, ConstantIntRanges::maxRange(indexBitwidth)); };
    return getRanked(all(offsetsRank), all(sizeRank), all(stridedRank));
  }
  static StridedMetadataRange getMaxRanges(int32_t indexBitwidth, int32_t rank) {
    return getMaxRanges(indexBitwidth, 1, rank, rank);
  }

  bool isUninitialized() const { return !offsets; }
  llvm::ArrayRef<ConstantIntRanges> getOffsets() const {
    return offsets ? llvm::ArrayRef<ConstantIntRanges>(*offsets) : llvm::ArrayRef<ConstantIntRanges>();
  }
  llvm::MutableArrayRef<ConstantIntRanges> getOffsets() {
    return offsets ? llvm::MutableArrayRef<ConstantIntRanges>(*offsets)
                   : llvm::MutableArrayRef<ConstantIntRanges>();
  }
  llvm::MutableArrayRef<ConstantIntRanges> getSizes() { return sizes; }
  llvm::ArrayRef<ConstantIntRanges> getSizes() const { return sizes; }
  llvm::MutableArrayRef<ConstantIntRanges> getStrides() { return strides; }
  llvm::ArrayRef<ConstantIntRanges> getStrides() const { return strides; }

  bool operator==(const StridedMetadataRange &other) const {
    return offsets == other.offsets && sizes == other.sizes && strides == other.strides;
  }
  void print(llvm::raw_ostream &os) const;
  /// Returns the union of corresponding ranges of both arguments. If one argument is uninitialized, returns
  /// the other one.
  /// \pre If both arguments are initialized, they have the same numbers of offsets, sizes and strides.
  static StridedMetadataRange join(const StridedMetadataRange &lhs, const StridedMetadataRange &rhs);

private:
  std::optional<Ranges> offsets;
  Ranges sizes, strides;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const StridedMetadataRange &range) {
  range.print(os);
  return os;
}

/// Callback to which an op passes the ranges of one of its results.
using SetStridedMetadataRangeFn = llvm::function_ref<void(Value, const StridedMetadataRange &)>;

} // namespace mlir

#include "runtime/interfaces/InferStridedMetadataInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_INFERSTRIDEDMETADATAINTERFACE_H
