//===- ShapeInference.cpp - Result types of shape ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Infers result types, and decides which other types are compatible with them: sizes with indices, and shapes
// with extent tensors, as far as the verifiers allow.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/TypeUtilities.h"

using namespace mlir;
using namespace mlir::shape;

using InferredTypes = llvm::SmallVectorImpl<Type>;

/// True if each of the two ranges consists of one type, and this type is one of `Kinds`.
template <typename... Kinds>
static bool areOneOf(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == 1 && rhs.size() == 1 && llvm::isa<Kinds...>(lhs.front()) &&
         llvm::isa<Kinds...>(rhs.front());
}

/// True if each of the two ranges consists of one type, and the two types are equal or \p areCompatible
/// accepts them.
static bool areSingleAndCompatible(TypeRange lhs, TypeRange rhs,
                                   llvm::function_ref<bool(Type, Type)> areCompatible) {
  if (lhs.size() != 1 || rhs.size() != 1)
    return false;
  return lhs.front() == rhs.front() || areCompatible(lhs.front(), rhs.front());
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Infers the type `!shape.size` if an operand is a size or a shape, which can hold errors; otherwise the
/// type `index`.
static void inferSize(MLIRContext *context, TypeRange from, InferredTypes &types) {
  bool mayBeError = llvm::any_of(from, llvm::IsaPred<SizeType, ShapeType>);
  types.push_back(mayBeError ? Type(SizeType::get(context)) : Type(IndexType::get(context)));
}

#define STRATA_INFERS_SIZE(OpT)                                                                              \
  LogicalResult OpT::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,        \
                                      InferredTypes &types) {                                                \
    inferSize(context, adaptor.getOperands().getTypes(), types);                                             \
    return success();                                                                                        \
  }                                                                                                          \
  bool OpT::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {                                          \
    return areOneOf<SizeType, IndexType>(lhs, rhs);                                                          \
  }

STRATA_INFERS_SIZE(AddOp)
STRATA_INFERS_SIZE(MulOp)
STRATA_INFERS_SIZE(DivOp)
STRATA_INFERS_SIZE(RankOp)
STRATA_INFERS_SIZE(NumElementsOp)
#undef STRATA_INFERS_SIZE

LogicalResult GetExtentOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor,
                                            InferredTypes &types) {
  types.push_back(IndexType::get(context));
  return success();
}
bool GetExtentOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areOneOf<SizeType, IndexType>(lhs, rhs);
}

LogicalResult DimOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                      InferredTypes &types) {
  types.push_back(adaptor.getIndex().getType());
  return success();
}
bool DimOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areOneOf<SizeType, IndexType>(lhs, rhs);
}

/// Infers the common type of both operands, or the type `!shape.size` if their types differ.
static void inferCommon(MLIRContext *context, Value lhs, Value rhs, InferredTypes &types) {
  types.push_back(lhs.getType() == rhs.getType() ? lhs.getType() : Type(SizeType::get(context)));
}

LogicalResult MaxOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,
                                      InferredTypes &types) {
  inferCommon(context, adaptor.getLhs(), adaptor.getRhs(), types);
  return success();
}
bool MaxOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areOneOf<ShapeType>(lhs, rhs) || areOneOf<SizeType>(lhs, rhs);
}

LogicalResult MinOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,
                                      InferredTypes &types) {
  inferCommon(context, adaptor.getLhs(), adaptor.getRhs(), types);
  return success();
}
bool MinOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return MaxOp::isCompatibleReturnTypes(lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

LogicalResult ConstShapeOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,
                                             InferredTypes &types) {
  DenseElementsAttr shape = adaptor.getShapeAttr();
  if (!shape)
    return failure();
  types.push_back(getExtentTensorType(context, shape.getNumElements()));
  return success();
}
bool ConstShapeOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areSingleAndCompatible(
      lhs, rhs, [](Type a, Type b) { return llvm::isa<ShapeType>(a) || llvm::isa<ShapeType>(b); });
}

LogicalResult ShapeOfOp::inferReturnTypes(MLIRContext *context, std::optional<Location>, Adaptor adaptor,
                                          InferredTypes &types) {
  auto shaped = llvm::dyn_cast<ShapedType>(adaptor.getArg().getType());
  if (!shaped)
    types.push_back(ShapeType::get(context));
  else
    types.push_back(getExtentTensorType(context, shaped.hasRank() ? shaped.getRank() : ShapedType::kDynamic));
  return success();
}
bool ShapeOfOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areSingleAndCompatible(lhs, rhs, [](Type a, Type b) {
    if (llvm::isa<ShapeType>(a) || llvm::isa<ShapeType>(b))
      return llvm::isa<ShapeType, ShapedType>(a) && llvm::isa<ShapeType, ShapedType>(b);
    return llvm::isa<ShapedType>(a) && llvm::isa<ShapedType>(b) && succeeded(verifyCompatibleShape(a, b));
  });
}

/// Returns the more specific type of two values that are assumed to be equal. Emits an error and returns null
/// if the types exclude that.
static Type meetTypes(Type lhs, Type rhs, std::optional<Location> location) {
  auto isShape = [](Type type) { return llvm::isa<ShapeType>(type) || isExtentTensorType(type); };
  if (isShape(lhs) != isShape(rhs)) {
    (void)emitOptionalError(location, "requires all sizes or shapes");
    return nullptr;
  }
  if (llvm::isa<ShapeType, SizeType>(lhs))
    return lhs;
  if (llvm::isa<ShapeType, SizeType>(rhs) || !isShape(lhs))
    return rhs;
  int64_t numLhs = llvm::cast<RankedTensorType>(lhs).getDimSize(0);
  int64_t numRhs = llvm::cast<RankedTensorType>(rhs).getDimSize(0);
  if (ShapedType::isDynamic(numLhs) || numLhs == numRhs)
    return lhs;
  if (ShapedType::isDynamic(numRhs))
    return rhs;
  (void)emitOptionalError(location, "unequal shape cardinality");
  return nullptr;
}

LogicalResult MeetOp::inferReturnTypes(MLIRContext *, std::optional<Location> location, Adaptor adaptor,
                                       InferredTypes &types) {
  Type type = meetTypes(adaptor.getArg0().getType(), adaptor.getArg1().getType(), location);
  if (!type)
    return failure();
  types.push_back(type);
  return success();
}
bool MeetOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  return areSingleAndCompatible(lhs, rhs, [](Type a, Type b) {
    if (llvm::isa<SizeType>(a) || llvm::isa<SizeType>(b))
      return areOneOf<SizeType, IndexType>(a, b);
    if (llvm::isa<ShapeType>(a) || llvm::isa<ShapeType>(b))
      return areOneOf<ShapeType, TensorType>(a, b);
    return succeeded(verifyCompatibleShape(a, b));
  });
}
