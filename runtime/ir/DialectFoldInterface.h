//===- DialectFoldInterface.h - Folding by a dialect -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of dialects that fold their operations in one place, or that decide in which regions
// constants are created. An operation that its own folder and traits do not fold is passed to its dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECTFOLDINTERFACE_H
#define STRATA_RUNTIME_IR_DIALECTFOLDINTERFACE_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/OpFoldResult.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class Region;

/// Folds the operations of a dialect. Used by several threads at once.
class DialectFoldInterface : public DialectInterface::Base<DialectFoldInterface> {
public:
  DialectFoldInterface(Dialect *dialect) : Base(dialect) {}

  /// Folds an operation of the dialect that its own folder and traits do not fold. Appends one result per
  /// result of the operation, or none if the operation was modified in place. Fails if the operation does not
  /// fold.
  /// \param operands one entry per operand: its constant value, or null.
  virtual LogicalResult fold(Operation *op, llvm::ArrayRef<Attribute> operands,
                             llvm::SmallVectorImpl<OpFoldResult> &results) const {
    return failure();
  }
  /// Returns true if constants that are used in a region of an operation of the dialect are created in that
  /// region, and not in an enclosing one.
  virtual bool shouldMaterializeInto(Region *region) const { return false; }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIALECTFOLDINTERFACE_H
