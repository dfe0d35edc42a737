//===- PropertyModel.h - A property of an op --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A property of an op: a C++ value stored in it. A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PROPERTYMODEL_H
#define STRATA_GENERATOR_MODEL_PROPERTYMODEL_H

#include "generator/model/ConstraintModel.h"

namespace strata {

class PropertyModel {
public:
  llvm::StringRef name() const { return propName; }
  llvm::StringRef accessorName() const { return accessor; }
  const ConstraintModel &constraint() const { return *propConstraint; }
  llvm::StringRef storageType() const { return storage; }
  llvm::StringRef interfaceType() const { return interface; }
  bool hasDefaultValue() const { return !defaultText.empty(); }
  llvm::StringRef defaultValue() const { return defaultText; }
  /// Any field of the record that holds C++ ("parser", "convertToAttribute"), or "".
  llvm::StringRef code(llvm::StringRef field) const;
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef propName, storage, interface, defaultText;
  std::string accessor;
  const ConstraintModel *propConstraint = nullptr;
  llvm::SMLoc place;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PROPERTYMODEL_H
