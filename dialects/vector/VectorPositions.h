//===- VectorPositions.h - Places that become known -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H
#define STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H

#include "dialects/vector/Vector.h"

namespace strata::vector {

/// Indices of an extract or insert that are constants become part of the op, if they are in bounds or poison.
/// \param others  how many operands come before the indices. Whether there was one.
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

} // namespace strata::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORPOSITIONS_H
