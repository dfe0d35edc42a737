//===- AttributeModel.h - Model of an attribute of an op --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An attribute that an op declares. A stored attribute occupies a slot (generator/lower/SlotLayout.h); a
// derived attribute is computed. The segment sizes of AttrSizedOperandSegments have no AttributeModel: see
// OpModel::operandSizing(). A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ATTRIBUTEMODEL_H
#define STRATA_GENERATOR_MODEL_ATTRIBUTEMODEL_H

#include "generator/model/AttrConstraintModel.h"
#include "generator/model/EffectModel.h"

namespace mlir {

class AttributeModel {
public:
  llvm::StringRef name() const { return attrName; }
  llvm::StringRef accessorName() const { return accessor; }
  const AttrConstraintModel &constraint() const { return *attrConstraint; }
  /// True for OptionalAttr, UnitAttr and DefaultValuedOptionalAttr: the attribute may be absent.
  bool isOptional() const { return attrConstraint->isOptional(); }
  bool hasDefaultValue() const { return attrConstraint->hasDefaultValue(); }
  bool isDerived() const { return attrConstraint->isDerived(); }
  llvm::StringRef description() const { return words; }
  /// Side effects on the symbol that the attribute refers to.
  llvm::ArrayRef<EffectModel> effects() const { return effectList; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef attrName, words;
  std::string accessor;
  const AttrConstraintModel *attrConstraint = nullptr;
  std::vector<EffectModel> effectList;
  llvm::SMLoc place;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_ATTRIBUTEMODEL_H
