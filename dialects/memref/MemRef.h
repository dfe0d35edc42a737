//===- MemRef.h - The memref dialect --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op classes of MemRef.td and helpers for casts and sizes. MemRefType and its layouts are part of the IR
// (runtime/ir/BuiltinTypes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_MEMREF_H
#define STRATA_DIALECTS_MEMREF_MEMREF_H

#include "dialects/arith/Arith.h"
#include "dialects/utils/ReshapeUtils.h"
#include "runtime/interfaces/AlignmentAttrInterface.h"
#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/SmallBitVector.h"

#include "dialects/memref/MemRefDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/memref/MemRefOps.h.inc"

namespace mlir::memref {

/// Replaces each operand that is the result of a memref.cast of a ranked memref by the source of the cast.
/// Fails if there is no such operand.
/// \param inner a value that is not replaced, such as the stored value of a store.
LogicalResult foldMemRefCast(Operation *op, Value inner = {});

/// Returns the op that frees \p allocValue, null if no op does, and nullopt if several do.
std::optional<Operation *> findDealloc(Value allocValue);

/// Returns the tensor type with the shape and element type of a memref type; NoneType for other types.
Type getTensorTypeFromMemRefType(Type type);

/// Returns the size of dimension \p dim: an attribute if it is static, otherwise the result of a new or
/// folded memref.dim.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim);
/// Returns all sizes of a ranked memref; see getMixedSize().
llvm::SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc, Value value);

} // namespace mlir::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREF_H
