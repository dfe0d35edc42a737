//===- TraitModel.h - What is said about a whole entity ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What is said about a whole op, type or attribute. Lists of traits are flattened and doubles dropped
// before models are made, so that an entity has each trait once, in the order of first mention.
//
// A value type that refers to shared models. Immutable once checked.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TRAITMODEL_H
#define STRATA_GENERATOR_MODEL_TRAITMODEL_H

#include "generator/model/EffectModel.h"
#include "generator/model/InterfaceModel.h"
#include "generator/model/PredicateModel.h"

namespace strata {

class TraitModel {
public:
  enum class Kind : uint8_t {
    Native,    ///< A C++ class: IsTerminator, HasParent<…>::Impl
    Internal,  ///< Known by name only: SameVariadicOperandSize
    Predicate, ///< predicate()
    Interface, ///< interface(): implements it
    Effects,   ///< effects(): MemoryEffects<[…]>, NoMemoryEffect
  };
  enum class Owner : uint8_t { Op, Type, Attribute };

  /// Reports records of no known kind of trait, and traits of another owner ("a type trait on an op").
  /// \p placeholders: names that predicates may use beside $_op.
  static FailureOr<TraitModel> check(const llvm::Record &record, Owner owner, llvm::SMLoc useLoc,
                                     llvm::ArrayRef<llvm::StringRef> placeholders, ModelContext &context,
                                     llvm::function_ref<const InterfaceModel *(const llvm::Record &)> lookup);
  /// Whether check() says the same, and nothing, for every entity that has the trait.
  bool isSameForAll() const { return which != Kind::Predicate && overridden.empty(); }
  /// The same trait of another entity.
  TraitModel usedAt(llvm::SMLoc loc) const {
    TraitModel copy = *this;
    copy.useLoc = loc;
    return copy;
  }
  /// The records of a `traits` field, flattened, without doubles.
  static std::vector<const llvm::Record *> flatten(llvm::ArrayRef<const llvm::Record *> records);

  Kind kind() const { return which; }
  const llvm::Record &record() const { return *rec; }
  /// Where the entity mentions it.
  llvm::SMLoc loc() const { return useLoc; }
  /// The plain name: "IsTerminator", "HasParent", "BranchOpInterface::Trait"; for predicates the record's.
  llvm::StringRef name() const { return plainName; }
  /// "::mlir::OpTrait::HasParent<FuncOp>::Impl"; empty for predicates.
  llvm::StringRef cppName() const { return qualifiedName; }
  /// Template arguments: {"FuncOp"} of HasParent<FuncOp>.
  llvm::ArrayRef<std::string> arguments() const { return args; }
  /// Verified before the others.
  bool isStructural() const { return structural; }

  /// The words after "failed to verify that".
  llvm::StringRef summary() const { return words; }
  const PredicateModel &predicate() const { return pred; }
  const InterfaceModel *interface() const { return implemented; }
  /// Native traits: the trait is of an interface that is written in C++ (InterfaceTrait).
  bool namesInterface() const { return ofInterface; }
  /// Interfaces: the names of methods with a default that the entity declares all the same; and whether it
  /// declares the methods at all (DeclareOpInterfaceMethods).
  bool declaresMethods() const { return declares; }
  llvm::ArrayRef<llvm::StringRef> alwaysOverriddenMethods() const { return overridden; }
  llvm::ArrayRef<EffectModel> effects() const { return effectList; }
  /// The methods of the interface that the entity's class has to declare.
  std::vector<const InterfaceMethodModel *> methodsToDeclare() const;

  /// C++ that the trait adds to the class; `$cppClass` stands for its name.
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraClassDefinition() const { return extraDefinition; }
  /// Traits that have to be listed before this one.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_TRAITMODEL_H
