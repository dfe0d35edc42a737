//===- TraitModel.h - Model of a trait --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A trait of an op, type or attribute. Trait lists are flattened and duplicates removed before models are
// built, so that each trait occurs once, in the order of first mention.
//
// A value type that refers to shared models; immutable after it is checked.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TRAITMODEL_H
#define STRATA_GENERATOR_MODEL_TRAITMODEL_H

#include "generator/model/EffectModel.h"
#include "generator/model/InterfaceModel.h"
#include "generator/model/PredicateModel.h"

namespace mlir {

class TraitModel {
public:
  enum class Kind : uint8_t {
    Native,    ///< The trait is a C++ class: IsTerminator, HasParent<…>::Impl.
    Internal,  ///< Only the name of the trait has a meaning: SameVariadicOperandSize.
    Predicate, ///< The condition predicate().
    Interface, ///< The owner implements interface().
    Effects,   ///< The memory effects effects(): MemoryEffects<[…]>, NoMemoryEffect.
  };
  enum class Owner : uint8_t { Op, Type, Attribute };

  /// Checks a trait record and returns its model. Reports records of unknown trait kind, and traits of
  /// another owner ("a type trait on an op"). \p placeholders: names that predicates may use besides $_op.
  static FailureOr<TraitModel> check(const llvm::Record &record, Owner owner, llvm::SMLoc useLoc,
                                     llvm::ArrayRef<llvm::StringRef> placeholders, ModelContext &context,
                                     llvm::function_ref<const InterfaceModel *(const llvm::Record &)> lookup);
  /// True if check() returns the same model, without diagnostics, for every entity that has the trait.
  bool isSameForAll() const { return which != Kind::Predicate && overridden.empty(); }
  /// Returns a copy of the trait for another entity, which mentions it at `loc`.
  TraitModel usedAt(llvm::SMLoc loc) const {
    TraitModel copy = *this;
    copy.useLoc = loc;
    return copy;
  }
  /// Flattens the records of a `traits` field and removes duplicates.
  static std::vector<const llvm::Record *> flatten(llvm::ArrayRef<const llvm::Record *> records);

  Kind kind() const { return which; }
  const llvm::Record &record() const { return *rec; }
  /// The location where the entity mentions the trait.
  llvm::SMLoc loc() const { return useLoc; }
  /// The unqualified name: "IsTerminator", "HasParent", "BranchOpInterface::Trait"; the record's name for
  /// predicates.
  llvm::StringRef name() const { return plainName; }
  /// "::mlir::OpTrait::HasParent<FuncOp>::Impl"; empty for predicates.
  llvm::StringRef cppName() const { return qualifiedName; }
  /// C++ template arguments: {"FuncOp"} for HasParent<FuncOp>.
  llvm::ArrayRef<std::string> arguments() const { return args; }
  /// True for structural traits, which are verified before all others.
  bool isStructural() const { return structural; }

  /// The words after "failed to verify that" in diagnostics.
  llvm::StringRef summary() const { return words; }
  const PredicateModel &predicate() const { return pred; }
  const InterfaceModel *interface() const { return implemented; }
  /// Native traits: true for the trait of an interface that is written in C++ (InterfaceTrait).
  bool namesInterface() const { return ofInterface; }
  /// Interfaces: declaresMethods() is true if the entity's class declares the methods
  /// (DeclareOpInterfaceMethods); alwaysOverriddenMethods() names the methods with a default that it declares
  /// nevertheless.
  bool declaresMethods() const { return declares; }
  llvm::ArrayRef<llvm::StringRef> alwaysOverriddenMethods() const { return overridden; }
  llvm::ArrayRef<EffectModel> effects() const { return effectList; }
  /// Returns the interface methods that the entity's class has to declare.
  std::vector<const InterfaceMethodModel *> methodsToDeclare() const;

  /// C++ that the trait adds to the class; `$cppClass` stands for the class name.
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraClassDefinition() const { return extraDefinition; }
  /// Traits that must be listed before this one.
  llvm::ArrayRef<const llvm::Record *> dependentTraits() const { return dependent; }

private:
  explicit TraitModel(const llvm::Record &record) : rec(&record) {}
  LogicalResult checkNative(ModelContext &context);

  Kind which = Kind::Native;
  bool ofInterface = false;
  const llvm::Record *rec;
  llvm::SMLoc useLoc;
  std::string plainName, qualifiedName;
  std::vector<std::string> args;
  bool structural = false, declares = false;
  llvm::StringRef words, extraDeclaration, extraDefinition;
  PredicateModel pred;
  const InterfaceModel *implemented = nullptr;
  std::vector<llvm::StringRef> overridden;
  std::vector<EffectModel> effectList;
  std::vector<const llvm::Record *> dependent;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TRAITMODEL_H
