//===- OperandModel.h - Model of an operand or result group -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A declared operand group or result group. A value type; part of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_OPERANDMODEL_H
#define STRATA_GENERATOR_MODEL_OPERANDMODEL_H

#include "generator/model/EffectModel.h"
#include "generator/model/TypeConstraintModel.h"

namespace mlir {

class OperandModel {
public:
  enum class Arity : uint8_t { One, Optional, Variadic, VariadicOfVariadic };

  /// Empty for an unnamed group, which has no accessors.
  llvm::StringRef name() const { return groupName; }
  bool hasName() const { return !groupName.empty(); }
  /// "SomeName" for the accessor getSomeName(); empty for an unnamed group.
  llvm::StringRef accessorName() const { return accessor; }
  const TypeConstraintModel &constraint() const { return *typeConstraint; }
  Arity arity() const { return howMany; }
  /// True if the group may hold any other number of values than one.
  bool isVariableLength() const { return howMany != Arity::One; }
  bool isOptional() const { return howMany == Arity::Optional; }
  bool isVariadic() const { return howMany == Arity::Variadic || howMany == Arity::VariadicOfVariadic; }
  /// For a VariadicOfVariadic group: the name of the attribute with the sizes of its lists.
  llvm::StringRef segmentAttributeName() const { return segmentAttribute; }
  llvm::StringRef description() const { return words; }
  llvm::ArrayRef<EffectModel> effects() const { return effectList; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  llvm::StringRef groupName, words, segmentAttribute;
  std::string accessor;
  const TypeConstraintModel *typeConstraint = nullptr;
  Arity howMany = Arity::One;
  std::vector<EffectModel> effectList;
  llvm::SMLoc place;
};
using ResultModel = OperandModel;

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_OPERANDMODEL_H
