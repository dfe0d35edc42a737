//===- Shape.h - The shape dialect ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes of Shape.td and functions on shapes and extent tensors.
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

namespace mlir {
class PatternRewriter;
}

namespace mlir::shape {

/// Returns the extent tensor type `tensor<rank x index>`.
RankedTensorType getExtentTensorType(MLIRContext *context, int64_t rank = ShapedType::kDynamic);
bool isExtentTensorType(Type type);
/// Stores the sizes of a shape that is a constant or the shape of a value with a ranked type; dynamic sizes
/// are ShapedType::kDynamic. Fails otherwise.
LogicalResult getShapeVec(Value input, llvm::SmallVectorImpl<int64_t> &shapeValues);

} // namespace mlir::shape

#include "dialects/shape/ShapeDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/shape/ShapeTypes.h.inc"
#define GET_OP_CLASSES
#include "dialects/shape/ShapeOps.h.inc"

#endif // STRATA_DIALECTS_SHAPE_SHAPE_H
