//===- RegionModel.h - Model of a region or successor -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A region or successor of an op, or a variadic list of them at the end. Both kinds have a name and a
// constraint only, so they share one class. A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_REGIONMODEL_H
#define STRATA_GENERATOR_MODEL_REGIONMODEL_H

#include "generator/model/ConstraintModel.h"

namespace mlir {

class RegionModel {
public:
  llvm::StringRef name() const { return declaredName; } ///< May be empty.
  llvm::StringRef accessorName() const { return accessor; }
  const ConstraintModel &constraint() const { return *constraintModel; }
  /// True for a variadic list. Only the last region or successor may be variadic.
  bool isVariadic() const { return variadic; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef declaredName;
  std::string accessor;
  const ConstraintModel *constraintModel = nullptr;
  bool variadic = false;
  llvm::SMLoc place;
};
using SuccessorModel = RegionModel;

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_REGIONMODEL_H
