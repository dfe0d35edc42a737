//===- SuccessorModel.h - Model of a successor of an op ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A successor of an op, or a variadic list of successors at the end. A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_SUCCESSORMODEL_H
#define STRATA_GENERATOR_MODEL_SUCCESSORMODEL_H

#include "generator/model/ConstraintModel.h"

namespace strata {

class SuccessorModel {
public:
  llvm::StringRef name() const { return successorName; } ///< May be empty.
  llvm::StringRef accessorName() const { return accessor; }
  /// True for a variadic list of successors. Only the last successor may be variadic.
  const ConstraintModel &constraint() const { return *successorConstraint; }
  bool isVariadic() const { return variadic; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef successorName;
  std::string accessor;
  const ConstraintModel *successorConstraint = nullptr;
  bool variadic = false;
  llvm::SMLoc place;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_SUCCESSORMODEL_H
