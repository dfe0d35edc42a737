//===- RegionModel.h - Model of a region of an op ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A region of an op, or a variadic list of regions at the end. A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_REGIONMODEL_H
#define STRATA_GENERATOR_MODEL_REGIONMODEL_H

#include "generator/model/ConstraintModel.h"

namespace strata {

class RegionModel {
public:
  llvm::StringRef name() const { return regionName; } ///< May be empty.
  llvm::StringRef accessorName() const { return accessor; }
  /// True for a variadic list of regions. Only the last region may be variadic.
  const ConstraintModel &constraint() const { return *regionConstraint; }
  bool isVariadic() const { return variadic; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef regionName;
  std::string accessor;
  const ConstraintModel *regionConstraint = nullptr;
  bool variadic = false;
  llvm::SMLoc place;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_REGIONMODEL_H
