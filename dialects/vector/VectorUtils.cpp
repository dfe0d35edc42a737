//===- VectorUtils.cpp - Creation of vector ops ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorUtils.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

using Combine = Value (*)(OpBuilder &, Location, Value, Value, arith::FastMathFlagsAttr);

template <typename OpT>
Value combineInts(OpBuilder &builder, Location loc, Value lhs, Value rhs, arith::FastMathFlagsAttr) {
  return builder.create<OpT>(loc, lhs, rhs);
}

template <typename OpT>
Value combineFloats(OpBuilder &builder, Location loc, Value lhs, Value rhs, arith::FastMathFlagsAttr flags) {
  return builder.create<OpT>(loc, lhs, rhs, flags ? flags.getValue() : arith::FastMathFlags::none);
}

/// The functions that create the op of a combining kind for integer and float elements; null if the kind is
/// not defined for these elements.
struct KindOps {
  CombiningKind kind;
  Combine ofInts, ofFloats;
};

const KindOps kindOps[] = {
    {CombiningKind::ADD, combineInts<arith::AddIOp>, combineFloats<arith::AddFOp>},
    {CombiningKind::MUL, combineInts<arith::MulIOp>, combineFloats<arith::MulFOp>},
    {CombiningKind::MINUI, combineInts<arith::MinUIOp>, nullptr},
    {CombiningKind::MINSI, combineInts<arith::MinSIOp>, nullptr},
    {CombiningKind::MAXUI, combineInts<arith::MaxUIOp>, nullptr},
    {CombiningKind::MAXSI, combineInts<arith::MaxSIOp>, nullptr},
    {CombiningKind::AND, combineInts<arith::AndIOp>, nullptr},
    {CombiningKind::OR, combineInts<arith::OrIOp>, nullptr},
    {CombiningKind::XOR, combineInts<arith::XOrIOp>, nullptr},
    {CombiningKind::MINNUMF, nullptr, combineFloats<arith::MinNumFOp>},
    {CombiningKind::MAXNUMF, nullptr, combineFloats<arith::MaxNumFOp>},
    {CombiningKind::MINIMUMF, nullptr, combineFloats<arith::MinimumFOp>},
    {CombiningKind::MAXIMUMF, nullptr, combineFloats<arith::MaximumFOp>},
};

} // namespace

Value vector::makeArithReduction(OpBuilder &builder, Location loc, CombiningKind kind, Value v1, Value acc,
                                 arith::FastMathFlagsAttr fastmath, Value mask) {
  const KindOps *ops = llvm::find_if(kindOps, [&](const KindOps &entry) { return entry.kind == kind; });
  bool isFloat = llvm::isa<FloatType>(getElementTypeOrSelf(v1.getType()));
  Combine combine = isFloat ? ops->ofFloats : ops->ofInts;
  assert(combine && "the kind is not defined on the element type");
  return selectPassthru(builder, mask, combine(builder, loc, v1, acc, fastmath), acc);
}

Operation *vector::maskOperation(OpBuilder &builder, Operation *maskableOp, Value mask, Value passthru) {
  if (!mask)
    return maskableOp;
  auto moveInto = [](OpBuilder &inner, Operation *op) {
    Block *block = inner.getInsertionBlock();
    op->moveBefore(block, block->end());
    inner.setInsertionPointToEnd(block);
    inner.create<YieldOp>(op->getLoc(), op->getResults());
  };
  return builder.create<MaskOp>(maskableOp->getLoc(), maskableOp->getResultTypes(), mask, passthru,
                                maskableOp, moveInto);
}

Value vector::selectPassthru(OpBuilder &builder, Value mask, Value newValue, Value passthru) {
  if (!mask || !passthru)
    return newValue;
  return builder.create<arith::SelectOp>(newValue.getLoc(), mask, newValue, passthru);
}

Type vector::getSubvectorType(VectorType type, unsigned numDims) {
  if (numDims == static_cast<unsigned>(type.getRank()))
    return type.getElementType();
  return VectorType::get(type.getShape().drop_front(numDims), type.getElementType(),
                         type.getScalableDims().drop_front(numDims));
}

unsigned vector::getNumUnrollableDims(VectorType type, int64_t targetRank) {
  unsigned count = 0;
  while (type.getRank() - count > targetRank && !type.getScalableDims()[count])
    ++count;
  return count;
}

void vector::forEachPosition(llvm::ArrayRef<int64_t> shape,
                             llvm::function_ref<void(llvm::ArrayRef<int64_t>)> body) {
  if (llvm::is_contained(shape, 0))
    return;
  llvm::SmallVector<int64_t> position(shape.size(), 0);
  while (true) {
    body(position);
    int64_t dim = shape.size() - 1;
    while (dim >= 0 && ++position[dim] == shape[dim])
      position[dim--] = 0;
    if (dim < 0)
      return;
  }
}
