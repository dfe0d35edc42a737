//===- OpFacts.h - Contents of op descriptors -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes the contents of an OpSpec from an OpModel, for the emitter and the loader alike: trait bits, the
// relations and predicates that the runtime verifies, effects, implemented interfaces, and references to
// types.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_OPFACTS_H
#define STRATA_GENERATOR_LOWER_OPFACTS_H

#include "generator/lower/SlotLayout.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/OpModel.h"
#include "runtime/spec/OpSpec.h"
#include <vector>

namespace mlir {

/// Returns the enumerators of Trait that the op has, in the order of Traits.def.
std::vector<llvm::StringRef> traitNames(const OpModel &op);
/// Returns the traits of the op as a bit set.
TraitSet traitSet(const OpModel &op);

/// A relation between types that the runtime verifies from the descriptor.
struct OpRelation {
  RelationKind kind;
  const TypeRelationModel *model;
};
std::vector<OpRelation> declaredRelations(const OpModel &op);
/// Returns the C++ class of all types that the constraint accepts, if that class has a descriptor; else "".
std::string typeKindOf(const TypeConstraintModel &constraint);

/// Returns the predicate traits that are not already verified as one of declaredRelations().
std::vector<const TraitModel *> declaredPredicates(const OpModel &op);

/// A memory effect of an op.
struct OpEffect {
  EffectKind kind;
  EffectTarget target;
  unsigned index;
  std::string resource;
  int stage;
  bool onFullRegion;
};
std::vector<OpEffect> declaredEffects(const OpModel &op);

/// True if the trait is a C++ class written by the author. False for built-in traits, which the runtime
/// represents in the descriptor.
bool isWrittenInCpp(const TraitModel &trait);

/// True if an entity with trait \p interfaceTrait among the traits \p all needs a function table for the
/// interface; false if the runtime implements the interface from the descriptor alone.
bool hasFunctionTable(const TraitModel &interfaceTrait, llvm::ArrayRef<TraitModel> all);

/// An interface that has a function table.
struct ImplementedInterface {
  std::string cppClass;        ///< Qualified class name: "::mlir::BranchOpInterface".
  const InterfaceModel *model; ///< Null for an interface written in C++ and only named in the .td.
};
/// Returns the interfaces with function tables of an op, type or attribute: unique, in trait order.
std::vector<ImplementedInterface> implementedInterfaces(llvm::ArrayRef<TraitModel> traits);

/// Returns the interface methods that the generated class declares, without duplicates. A method without
/// parameters is omitted if a generated accessor (of an operand, attribute or parameter, for example) has the
/// same name.
std::vector<const InterfaceMethodModel *> methodsToDeclare(const OpModel &op);
std::vector<const InterfaceMethodModel *> methodsToDeclare(const AttrOrTypeDefModel &def);

/// Returns the operand group, result group or attribute slot that stores the member, for use in descriptors.
/// \pre The member is an operand, a result or an attribute.
TypeRef typeRef(const OpModel &op, MemberRef member);
/// Returns the arity of a group in its descriptor. A VariadicOfVariadic group is one variadic group there.
Arity arityOf(const OperandModel &group);
SegmentKind segmentKind(OpModel::Sizing sizing);

llvm::StringRef spelling(Arity arity);
llvm::StringRef spelling(SegmentKind kind);
llvm::StringRef spelling(RelationKind kind);
llvm::StringRef spelling(EffectKind kind);
llvm::StringRef spelling(EffectTarget target);

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_OPFACTS_H
