//===- OffsetSizeAndStrideInterface.h - Parts by numbers ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that take a part by offsets, sizes and strides, each a number of an attribute (`static_offsets` …) or,
// where the attribute says ShapedType::kDynamic, the next operand of the group (`offsets` …). A view; see
// OpView.h. What is checked of such lists, and whether a part lies within a shape. For the text, see
// dialects/utils.
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

namespace strata {

namespace detail {
LogicalResult verifyOffsetSizeAndStrideOp(Operation *op);
bool sameOffsetsSizesAndStrides(Operation *a, Operation *b,
                                llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp);
/// How many of the first `idx` numbers are not known.
unsigned getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals, unsigned idx);
} // namespace detail

/// One dimension of a part.
struct Range {
  OpFoldResult offset, size, stride;
};

/// Whether a part lies within a shape, as far as that is known.
struct SliceBoundsVerificationResult {
  bool isValid;
  std::string errorMessage; ///< Only if asked for.
};
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

/// Fails unless there are so many numbers, and a value for each that is not known.
LogicalResult verifyListOfOperandsOrIntegers(Operation *op, llvm::StringRef name,
                                             unsigned expectedNumElements, llvm::ArrayRef<int64_t> attr,
                                             ValueRange values);

} // namespace strata

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h.inc"

namespace strata {

/// All dimensions of the part that an op takes.
llvm::SmallVector<Range, 8> getOrCreateRanges(OffsetSizeAndStrideOpInterface op, OpBuilder &builder,
                                              Location loc);

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_OFFSETSIZEANDSTRIDEINTERFACE_H
