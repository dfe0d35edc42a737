//===- MemRef.h - Memory --------------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memref dialect: the op classes of MemRef.td, and helpers for casts. A memref's type and its layout are
// the IR's own (runtime/ir/BuiltinTypes.h).
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

namespace strata::memref {

/// Takes what casts of ranked memrefs take in place of their results; fails if no operand is one.
/// \param inner  a value that stays, such as one that is stored.
LogicalResult foldMemRefCast(Operation *op, Value inner = {});

/// The op that gives memory back, null if there is none; nothing if there are several.
std::optional<Operation *> findDealloc(Value allocValue);

/// The tensor with the same elements; another type for one without such a tensor.
Type getTensorTypeFromMemRefType(Type type);

/// One size: a number, if the type says it, or a new memref.dim.
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim);
llvm::SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc, Value value);

} // namespace strata::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREF_H
