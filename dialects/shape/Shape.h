//===- Shape.h - Sizes and shapes as values -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The shape dialect: the classes of Shape.td, and questions about what stands for a shape.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SHAPE_SHAPE_H
#define STRATA_DIALECTS_SHAPE_SHAPE_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/SymbolTable.h"

namespace strata {
class PatternRewriter;
}

namespace strata::shape {

/// A list of sizes: `tensor<?xindex>`, or with a known number of them.
RankedTensorType getExtentTensorType(MLIRContext *context, int64_t rank = ShapedType::kDynamic);
bool isExtentTensorType(Type type);
/// The sizes of a shape that comes from a constant, or from a value whose type has them (unknown ones are
/// ShapedType::kDynamic); else fails.
LogicalResult getShapeVec(Value input, llvm::SmallVectorImpl<int64_t> &shapeValues);

} // namespace strata::shape

#include "dialects/shape/ShapeDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/shape/ShapeTypes.h.inc"
#define GET_OP_CLASSES
#include "dialects/shape/ShapeOps.h.inc"

#endif // STRATA_DIALECTS_SHAPE_SHAPE_H
