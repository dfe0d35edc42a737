//===- OffsetSizeAndStrideInterface.h - Ops on slices ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that access a slice given by offsets, sizes and strides. Each of them is an element of
// an attribute (`static_offsets`, ...) or, if that element is ShapedType::kDynamic, the next operand of the
// group (`offsets`, ...). A view class; see OpView.h. This header also verifies such lists and tests whether
// a slice is in bounds. For their assembly format, see dialects/utils.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_OFFSETSIZEANDSTRIDEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_OFFSETSIZEANDSTRIDEINTERFACE_H

#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/StaticValueUtils.h"
#include <array>
#include <string>

namespace mlir {

namespace detail {
/// Implement the verifier of the interface, and its method isSameAs.
LogicalResult verifyOffsetSizeAndStrideOp(Operation *op);
bool sameOffsetsSizesAndStrides(Operation *a, Operation *b,
                                llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp);
/// Returns the number of dynamic elements among the first `idx`.
unsigned getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals, unsigned idx);
} // namespace detail

/// The slice in one dimension.
struct Range {
  OpFoldResult offset, size, stride;
};

/// The result of a bounds check of a slice, which is valid unless it is provably out of bounds.
struct SliceBoundsVerificationResult {
  bool isValid;
  std::string errorMessage; ///< The error message; empty unless the caller requested one.
};
/// Check each dimension of a slice against the size of the shape. Dynamic values are assumed to be in bounds.
SliceBoundsVerificationResult verifyInBoundsSlice(llvm::ArrayRef<int64_t> shape,
                                                  llvm::ArrayRef<int64_t> staticOffsets,
                                                  llvm::ArrayRef<int64_t> staticSizes,
                                                  llvm::ArrayRef<int64_t> staticStrides,
                                                  bool generateErrorMessage = false);
SliceBoundsVerificationResult verifyInBoundsSlice(llvm::ArrayRef<int64_t> shape,
                                                  llvm::ArrayRef<OpFoldResult> mixedOffsets,
                                                  llvm::ArrayRef<OpFoldResult> mixedSizes,
                                                  llvm::ArrayRef<OpFoldResult> mixedStrides,
                                                  bool generateErrorMessage = false);

/// Verifies that a list has the expected number of elements and a value for each dynamic one.
LogicalResult verifyListOfOperandsOrIntegers(Operation *op, llvm::StringRef name,
                                             unsigned expectedNumElements, llvm::ArrayRef<int64_t> attr,
                                             ValueRange values);

} // namespace mlir

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h.inc"

namespace mlir {

/// Returns the offset, size and stride of each dimension of the slice. Creates no ops; the builder is unused.
llvm::SmallVector<Range, 8> getOrCreateRanges(OffsetSizeAndStrideOpInterface op, OpBuilder &builder,
                                              Location loc);

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_OFFSETSIZEANDSTRIDEINTERFACE_H
