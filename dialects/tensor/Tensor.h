//===- Tensor.h - The tensor dialect --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The tensor dialect: the op classes generated from Tensor.td and the files that it includes, and functions
// on tensors that other dialects use, too. For lists of static and dynamic sizes see dialects/utils and
// runtime/ir/StaticValueUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_TENSOR_H
#define STRATA_DIALECTS_TENSOR_TENSOR_H

#include "dialects/arith/Arith.h"
#include "dialects/utils/DynamicIndexList.h"
#include "dialects/utils/RankReduction.h"
#include "dialects/utils/ReshapeUtils.h"
#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/DestinationStyleOpInterface.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/ParallelCombiningOpInterface.h"
#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "llvm/ADT/SmallBitVector.h"
#include <array>

namespace mlir::tensor {

/// Splits ranges into the lists of their offsets, sizes and strides, for builders of slice ops.
std::array<llvm::SmallVector<OpFoldResult>, 3> splitRanges(llvm::ArrayRef<Range> ranges);

/// Returns a list with the element type, once for each element of a ranked tensor type; empty if the shape is
/// not static. The length is limited to 2^24, which exceeds the number of operands of any op.
llvm::SmallVector<Type, 2> getElementTypes(Type type);

} // namespace mlir::tensor

#include "dialects/tensor/TensorDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/tensor/TensorOps.h.inc"

namespace mlir::tensor {

/// True if the types are equal, or ranked tensor types that differ only in their encoding.
bool isSameTypeWithoutEncoding(Type first, Type second);
/// True if both are ranked tensor types that differ only in sizes, and each static size of `source` is also
/// static in `target`.
bool preservesStaticInformation(Type source, Type target);

/// Returns the size of a dimension: an attribute if it is static, else the result of a tensor.dim that is
/// created or folded. \pre `value` is a ranked tensor.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim);
/// Returns all sizes as getMixedSize() does.
llvm::SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc, Value value);

/// Returns the dimensions of `mixedSizes` that a rank-reduced slice with the shape `reducedShape` drops. If
/// several dimensions of size 1 can be dropped, the last ones are kept.
llvm::SmallBitVector getDroppedDims(llvm::ArrayRef<int64_t> reducedShape,
                                    llvm::ArrayRef<OpFoldResult> mixedSizes);

} // namespace mlir::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSOR_H
