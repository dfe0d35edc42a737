//===- Vector.h - The vector dialect --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The vector dialect: the classes generated from Vector.td, and functions on vector types that its ops and
// their users share.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTOR_H
#define STRATA_DIALECTS_VECTOR_VECTOR_H

#include "dialects/arith/Arith.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/interfaces/AlignmentAttrInterface.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/DestinationStyleOpInterface.h"
#include "runtime/interfaces/IndexingMapOpInterface.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/VectorInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Alignment.h"

namespace mlir::vector {

/// The two constant masks that ConstantMaskOp::build() creates from a kind.
enum class ConstantMaskKind { AllFalse, AllTrue };

// Functions that predicates and builders in the .td files call.
namespace detail {
/// Returns the type with twice the size in the last dimension; null if the size overflows.
VectorType getInterleavedType(Type type);
/// Returns the type with half the size in the last dimension; `type` itself if that would be 0.
VectorType getDeinterleavedType(Type type);
/// True if `position` in a scalable vector is a multiple of the length of the vector type `part`.
bool isMultipleOfLength(int64_t position, Type part);
/// Returns an i64 attribute; null if there is no alignment.
IntegerAttr getAlignmentAttr(Builder &builder, llvm::MaybeAlign alignment);
} // namespace detail
} // namespace mlir::vector

#include "dialects/vector/VectorDialect.h.inc"
#include "dialects/vector/VectorEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/vector/VectorAttrs.h.inc"
#include "dialects/vector/VectorOpInterfaces.h.inc"
#define GET_OP_CLASSES
#include "dialects/vector/VectorOps.h.inc"

namespace mlir::vector {

/// True if `combiningKind` is defined on elements of type `elementType`.
bool isSupportedCombiningKind(CombiningKind combiningKind, Type elementType);

/// The result of isBroadcastableTo(); every value except Success is a reason why a broadcast is invalid.
enum class BroadcastableToResult { Success, SourceRankHigher, DimensionMismatch, SourceTypeNotAVector };
/// The size of one vector dimension.
struct VectorDim {
  int64_t dim;
  bool isScalable;
};
/// Checks whether vector.broadcast can convert `sourceType` to `resultType`. On DimensionMismatch, stores the
/// first mismatching source and result dimensions in `mismatchingDims` if it is not null.
BroadcastableToResult isBroadcastableTo(Type sourceType, VectorType resultType,
                                        std::pair<VectorDim, VectorDim> *mismatchingDims = nullptr);

/// Returns the default permutation map of a transfer: the identity on the minor dimensions of the shaped
/// operand.
AffineMap getTransferMinorIdentityMap(ShapedType shapedType, VectorType vectorType);
/// Returns the type of the mask of a transfer, in which broadcast dimensions are absent. Returns null if the
/// map is not a projected permutation with one result for each dimension of the vector.
VectorType inferTransferOpMaskType(VectorType vectorType, AffineMap permutationMap);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTOR_H
