//===- SuccessorModel.h - A successor of an op ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A successor, or all further successors, of an op. A value type; part of an OpModel.
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
  const ConstraintModel &constraint() const { return *successorConstraint; }
  /// Only the last one is.
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
