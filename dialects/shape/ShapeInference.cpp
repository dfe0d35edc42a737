//===- ShapeInference.cpp - Result types of shape ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What follows for the type of a result, and which others may stand for it: sizes and indices do for each
// other as far as the verifiers allow it, and shapes and extent tensors.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/TypeUtilities.h"

using namespace strata;
using namespace strata::shape;

using InferredTypes = llvm::SmallVectorImpl<Type>;

/// One type each, all of these kinds.
template <typename... Kinds>
static bool areOneOf(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == 1 && rhs.size() == 1 && llvm::isa<Kinds...>(lhs.front()) &&
         llvm::isa<Kinds...>(rhs.front());
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// A size, if it comes from one; else an index.
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

/// The type of both, or else a size.
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
  if (lhs.size() != 1 || rhs.size() != 1)
    return false;
  return lhs == rhs || llvm::isa<ShapeType>(lhs.front()) || llvm::isa<ShapeType>(rhs.front());
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
  if (lhs.size() != 1 || rhs.size() != 1)
    return false;
  if (lhs == rhs)
    return true;
  auto isShape = [](Type type) { return llvm::isa<ShapeType, ShapedType>(type); };
  if (!isShape(lhs.front()) || !isShape(rhs.front()))
    return false;
  if (llvm::isa<ShapeType>(lhs.front()) || llvm::isa<ShapeType>(rhs.front()))
    return true;
  return succeeded(verifyCompatibleShape(lhs.front(), rhs.front()));
}

/// What two that are equal have in common; null where they cannot be equal by their types.
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
  if (lhs.size() != 1 || rhs.size() != 1)
    return false;
  if (lhs == rhs)
    return true;
  Type mayBeError = lhs.front(), other = rhs.front();
  if (!llvm::isa<ShapeType, SizeType>(mayBeError))
    std::swap(mayBeError, other);
  if (llvm::isa<SizeType>(mayBeError))
    return llvm::isa<SizeType, IndexType>(other);
  if (llvm::isa<ShapeType>(mayBeError))
    return llvm::isa<ShapeType, TensorType>(other);
  return succeeded(verifyCompatibleShape(mayBeError, other));
}
