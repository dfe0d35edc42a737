//===- Tensor.h - Tensors -------------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The tensor dialect: the op classes of Tensor.td and its parts, and questions about tensors that other
// dialects have, too. For lists of sizes in general see dialects/utils and runtime/ir/StaticValueUtils.h.
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

namespace strata::tensor {

/// Splits ranges into the lists of their offsets, sizes and strides, for builders of slice ops.
std::array<llvm::SmallVector<OpFoldResult>, 3> splitRanges(llvm::ArrayRef<Range> ranges);

/// The element type, once for each element; of a type with absurdly many, as often as no op has operands.
/// None where the number of elements is not known.
llvm::SmallVector<Type, 2> getElementTypes(Type type);

} // namespace strata::tensor

#include "dialects/tensor/TensorDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/tensor/TensorOps.h.inc"

namespace strata::tensor {

/// Whether both are ranked tensors that differ in their encodings only, or equal.
bool isSameTypeWithoutEncoding(Type first, Type second);
/// Whether a cast between ranked tensors forgets no size: the target knows all that the source knows.
bool preservesStaticInformation(Type source, Type target);

// One size of a tensor, and all: numbers where the type knows them, else the results of tensor.dim. \pre
// Ranked.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim);
llvm::SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc, Value value);

/// Fails with an error at the op unless there is an operand for each size that the type does not know.
LogicalResult verifyDynamicDimensionCount(Operation *op, ShapedType type, ValueRange dynamicSizes);

/// Dimensions of size 1 that are in the list of sizes and not in the shape, the last ones kept where there is
/// a choice.
llvm::SmallBitVector getDroppedDims(llvm::ArrayRef<int64_t> reducedShape,
                                    llvm::ArrayRef<OpFoldResult> mixedSizes);

} // namespace strata::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSOR_H
