//===- Vector.h - Vectors of any rank -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The vector dialect: the classes of Vector.td, and questions about vectors that its ops ask.
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

namespace strata::vector {

/// Masks that are the same everywhere.
enum class ConstantMaskKind { AllFalse, AllTrue };

// What the declarations in the .td ask.
namespace detail {
/// With twice as many elements in the last dimension; null where there can be no such vector.
VectorType getInterleavedType(Type type);
/// With half as many; the type itself where there is nothing to halve.
VectorType getDeinterleavedType(Type type);
/// Whether a position in a scalable vector is one at which parts of that type start.
bool isMultipleOfLength(int64_t position, Type part);
/// Null where it is not said.
IntegerAttr getAlignmentAttr(Builder &builder, llvm::MaybeAlign alignment);
} // namespace detail
} // namespace strata::vector

#include "dialects/vector/VectorDialect.h.inc"
#include "dialects/vector/VectorEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/vector/VectorAttrs.h.inc"
#include "dialects/vector/VectorOpInterfaces.h.inc"
#define GET_OP_CLASSES
#include "dialects/vector/VectorOps.h.inc"

namespace strata::vector {

/// Whether elements of a type can be put together so.
bool isSupportedCombiningKind(CombiningKind combiningKind, Type elementType);

/// Why a value cannot be broadcast, and the two dimensions that do not go together.
enum class BroadcastableToResult { Success, SourceRankHigher, DimensionMismatch, SourceTypeNotAVector };
struct VectorDim {
  int64_t dim;
  bool isScalable;
};
BroadcastableToResult isBroadcastableTo(Type sourceType, VectorType resultType,
                                        std::pair<VectorDim, VectorDim> *mismatchingDims = nullptr);

/// The map of a transfer that names none: the last dimensions of the memory.
AffineMap getTransferMinorIdentityMap(ShapedType shapedType, VectorType vectorType);
/// The type of the mask of a transfer: a bit for each element that is in memory, so not for those that are
/// repeated. Null where the map does not go with the vector.
VectorType inferTransferOpMaskType(VectorType vectorType, AffineMap permutationMap);

} // namespace strata::vector

#endif // STRATA_DIALECTS_VECTOR_VECTOR_H
