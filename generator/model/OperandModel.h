//===- OperandModel.h - A group of operands or results ----------*- C++ -*-===//
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

namespace strata {

class OperandModel {
public:
  enum class Arity : uint8_t { One, Optional, Variadic, VariadicOfVariadic };

  /// May be empty: an unnamed group has no accessors.
  llvm::StringRef name() const { return groupName; }
  bool hasName() const { return !groupName.empty(); }
  /// "SomeName" in getSomeName(); empty without a name.
  llvm::StringRef accessorName() const { return accessor; }
  const TypeConstraintModel &constraint() const { return *typeConstraint; }
  Arity arity() const { return howMany; }
  /// Not exactly one value.
  bool isVariableLength() const { return howMany != Arity::One; }
  bool isOptional() const { return howMany == Arity::Optional; }
  bool isVariadic() const { return howMany == Arity::Variadic || howMany == Arity::VariadicOfVariadic; }
  /// VariadicOfVariadic: the attribute with the sizes of the groups.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_OPERANDMODEL_H
