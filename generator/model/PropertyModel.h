//===- PropertyModel.h - Model of a property of an op -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A property of an op: a C++ value that the op stores in a slot as an attribute. A value type; part of an
// OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PROPERTYMODEL_H
#define STRATA_GENERATOR_MODEL_PROPERTYMODEL_H

#include "generator/model/PropertyConstraintModel.h"

namespace mlir {

class PropertyModel {
public:
  llvm::StringRef name() const { return propName; }
  llvm::StringRef accessorName() const { return accessor; }
  const PropertyConstraintModel &constraint() const { return *propConstraint; }
  llvm::StringRef storageType() const { return constraint().storageType(); }
  llvm::StringRef interfaceType() const { return constraint().interfaceType(); }
  bool hasDefaultValue() const { return constraint().hasDefaultValue(); }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef propName;
  std::string accessor;
  const PropertyConstraintModel *propConstraint = nullptr;
  llvm::SMLoc place;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PROPERTYMODEL_H
