//===- VectorPositions.h - Folding of constant positions ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector. Shared by the folders of vector.extract and vector.insert.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H
#define STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H

#include "dialects/vector/Vector.h"

namespace mlir::vector {

/// Moves position operands that are constants into the static position, if they are in bounds or poison.
/// Returns true if one was moved.
/// \param dynamicPosition the constant value of each position operand; null if unknown.
/// \param others the number of operands before the position operands.
template <typename OpT>
bool foldKnownPosition(OpT op, llvm::ArrayRef<Attribute> dynamicPosition, VectorType type, unsigned others) {
  llvm::SmallVector<int64_t> position(op.getStaticPosition());
  llvm::SmallVector<Value> operands(op->getOperands().take_front(others));
  unsigned next = 0;
  bool changed = false;
  for (auto [dim, index] : llvm::enumerate(position)) {
    if (!ShapedType::isDynamic(index))
      continue;
    auto known = llvm::dyn_cast_if_present<IntegerAttr>(dynamicPosition[next]);
    Value value = op.getDynamicPosition()[next++];
    if (known && known.getInt() >= OpT::kPoisonIndex && known.getInt() < type.getDimSize(dim)) {
      index = known.getInt();
      changed = true;
    } else {
      operands.push_back(value);
    }
  }
  if (changed) {
    op.setStaticPosition(position);
    op->setOperands(operands);
  }
  return changed;
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H
