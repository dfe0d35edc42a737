//===- OpFacts.h - What a model says, in the words of a spec --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The decisions between OpModel and OpSpec that both producers must take alike: which traits are bits, which
// relations and predicates the runtime checks, which effects an op has, which interfaces the tables answer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_OPFACTS_H
#define STRATA_GENERATOR_LOWER_OPFACTS_H

#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/OpModel.h"
#include "runtime/spec/OpSpec.h"
#include <vector>

namespace strata {

/// The enumerators of Trait that the op has, in the order of Traits.def.
std::vector<llvm::StringRef> traitNames(const OpModel &op);
TraitSet traitSet(const OpModel &op);

/// A relation that the runtime verifies from data.
struct OpRelation {
  RelationKind kind;
  const TypeRelationModel *model;
};
std::vector<OpRelation> declaredRelations(const OpModel &op);
/// The C++ class that all types of a constraint are seen as, if it has a descriptor; else empty.
std::string typeKindOf(const TypeConstraintModel &constraint);

/// Predicate traits that no relation of declaredRelations stands for.
std::vector<const TraitModel *> declaredPredicates(const OpModel &op);

struct OpEffect {
  EffectKind kind;
  EffectTarget target;
  unsigned index;
  std::string resource;
  int stage;
  bool onFullRegion;
};
std::vector<OpEffect> declaredEffects(const OpModel &op);

/// Whether what has the interface trait, and all the other traits, points to a function table of its class;
/// else descriptors say all there is.
bool hasFunctionTable(const TraitModel &interfaceTrait, llvm::ArrayRef<TraitModel> all);

/// An interface with a function table.
struct ImplementedInterface {
  std::string cppClass;        ///< "::mlir::BranchOpInterface"
  const InterfaceModel *model; ///< Null for one that is written in C++ and only named in the .td.
};
/// Those of an op, type or attribute, once each, in the order of the traits.
std::vector<ImplementedInterface> implementedInterfaces(llvm::ArrayRef<TraitModel> traits);

/// The methods that the class of an op, type or attribute declares for its interfaces: once each, and without
/// those that are accessors of what it has by name.
std::vector<const InterfaceMethodModel *> methodsToDeclare(const OpModel &op);
std::vector<const InterfaceMethodModel *> methodsToDeclare(const AttrOrTypeDefModel &def);

/// \pre The member is an operand, a result or an attribute.
TypeSourceOf typeSourceOf(MemberRef ref);

llvm::StringRef spelling(RelationKind kind);
llvm::StringRef spelling(EffectKind kind);
llvm::StringRef spelling(EffectTarget target);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_OPFACTS_H
