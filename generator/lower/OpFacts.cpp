//===- OpFacts.cpp - Contents of op descriptors ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/OpFacts.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/InterfaceModel.h"
#include "generator/model/TypeConstraintModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace {
struct TraitRow {
  Trait trait;
  llvm::StringLiteral name, cppTrait;
};
constexpr TraitRow traitRows[] = {
#define STRATA_TRAIT(Name, CppTrait) {Trait::Name, #Name, CppTrait},
#include "runtime/spec/Traits.def"
};
} // namespace

/// True if one of the op's traits is the trait of this row of Traits.def, or implies it.
static bool has(const OpModel &op, const TraitRow &row) {
  for (const TraitModel &trait : op.traits()) {
    switch (trait.kind()) {
    case TraitModel::Kind::Native:
    case TraitModel::Kind::Internal:
      if (trait.name() == row.cppTrait)
        return true;
      break;
    case TraitModel::Kind::Effects:
      if (trait.name() == row.cppTrait || (row.trait == Trait::NoMemoryEffect && trait.effects().empty() &&
                                           trait.name() != "HasRecursiveMemoryEffects"))
        return true;
      break;
    case TraitModel::Kind::Interface:
      if (row.trait == Trait::Symbol && trait.interface()->className() == "SymbolOpInterface")
        return true;
      break;
    case TraitModel::Kind::Predicate:
      break;
    }
  }
  return row.trait == Trait::SingleBlock && op.implicitTerminator();
}

bool mlir::isWrittenInCpp(const TraitModel &trait) {
  if (trait.kind() != TraitModel::Kind::Native || trait.namesInterface())
    return false;
  if (!trait.cppName().starts_with("::mlir::OpTrait::"))
    return true;
  // A class in ::mlir::OpTrait is written by the author, unless the runtime represents the trait in the
  // descriptor: a trait of Traits.def, or one of the following.
  constexpr llvm::StringLiteral others[] = {"AttrSizedOperandSegments",
                                            "AttrSizedResultSegments",
                                            "DistinctObjectsTrait",
                                            "HasParallelRegion",
                                            "HasParent",
                                            "InferShapedTypeOpAdaptor",
                                            "InferTensorType",
                                            "InferTypeOpAdaptor",
                                            "SingleBlockImplicitTerminator"};
  return !llvm::is_contained(others, trait.name()) &&
         llvm::none_of(traitRows, [&](const TraitRow &row) { return trait.name() == row.cppTrait; });
}

std::vector<llvm::StringRef> mlir::traitNames(const OpModel &op) {
  std::vector<llvm::StringRef> names;
  for (const TraitRow &row : traitRows)
    if (has(op, row))
      names.push_back(row.name);
  return names;
}

TraitSet mlir::traitSet(const OpModel &op) {
  TraitSet traits;
  for (const TraitRow &row : traitRows)
    if (has(op, row))
      traits |= row.trait;
  return traits;
}

static std::optional<RelationKind> relationKind(const TypeRelationModel &relation) {
  using Kind = TypeRelationModel::Kind;
  switch (relation.kind()) {
  case Kind::SameType:
    return RelationKind::AllTypesMatch;
  case Kind::SameElementType:
    return RelationKind::AllElementTypesMatch;
  case Kind::SameShape:
    return RelationKind::AllShapesMatch;
  case Kind::SameRank:
    return RelationKind::AllRanksMatch;
  case Kind::SameElementCount:
    return RelationKind::AllElementCountsMatch;
  case Kind::Transformed:
  case Kind::TransformedOptional:
    if (relation.comparator().empty() || relation.comparator() == "std::equal_to<>()")
      return RelationKind::TypesMatchWith;
    return std::nullopt;
  case Kind::SameTypeID:
  case Kind::TransformedRange:
  case Kind::ElementsOfShaped:
    return std::nullopt;
  }
  llvm_unreachable("unknown relation");
}

std::string mlir::typeKindOf(const TypeConstraintModel &constraint) {
  if (const TypeDefModel *def = constraint.definition())
    return def->cppClass();
  // The builtin type classes with a descriptor. Excludes classes such as ShapedType, which is the base of
  // several types.
  llvm::StringRef name = constraint.cppType();
  if (!name.consume_front("::mlir::"))
    return "";
  bool isKnown = llvm::is_contained({"ComplexType", "FunctionType", "IndexType", "IntegerType", "MemRefType",
                                     "NoneType", "OpaqueType", "RankedTensorType", "TupleType",
                                     "UnrankedMemRefType", "UnrankedTensorType", "VectorType"},
                                    name);
  return isKnown ? constraint.cppType().str() : std::string();
}

std::vector<OpRelation> mlir::declaredRelations(const OpModel &op) {
  std::vector<OpRelation> result;
  for (const TypeRelationModel &relation : op.typeRelations()) {
    bool hasTypes = llvm::all_of(relation.members(), [](MemberRef ref) {
      return ref.kind == MemberRef::Kind::Operand || ref.kind == MemberRef::Kind::Result ||
             ref.kind == MemberRef::Kind::Attribute;
    });
    if (relation.isNamed() && hasTypes)
      if (std::optional<RelationKind> kind = relationKind(relation))
        result.push_back({*kind, &relation});
  }
  return result;
}

std::vector<const TraitModel *> mlir::declaredPredicates(const OpModel &op) {
  llvm::SmallSet<unsigned, 4> covered;
  for (const OpRelation &relation : declaredRelations(op))
    covered.insert(relation.model->traitIndex());
  std::vector<const TraitModel *> result;
  for (auto [index, trait] : llvm::enumerate(op.traits()))
    if (trait.kind() == TraitModel::Kind::Predicate && !covered.contains(index))
      result.push_back(&trait);
  return result;
}

static void addEffects(llvm::ArrayRef<EffectModel> effects, EffectTarget target, unsigned index,
                       std::vector<OpEffect> &result) {
  for (const EffectModel &effect : effects) {
    if (effect.kind() == EffectModel::Kind::Other)
      continue;
    static_assert(unsigned(EffectModel::Kind::Free) == unsigned(EffectKind::Free));
    std::string resource = effect.isDefaultResource() ? "<Default>" : unqualified(effect.cppResource()).str();
    result.push_back({static_cast<EffectKind>(effect.kind()), target, index, std::move(resource),
                      effect.stage(), effect.isOnFullRegion()});
  }
}

std::vector<OpEffect> mlir::declaredEffects(const OpModel &op) {
  std::vector<OpEffect> result;
  for (const TraitModel &trait : op.traits())
    if (trait.kind() == TraitModel::Kind::Effects)
      addEffects(trait.effects(), EffectTarget::Op, 0, result);
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    addEffects(operand.effects(), EffectTarget::Operand, index, result);
  for (auto [index, value] : llvm::enumerate(op.results()))
    addEffects(value.effects(), EffectTarget::Result, index, result);
  SlotLayout layout(op);
  for (const AttrSlot &slot : layout.attributes())
    addEffects(slot.attribute->effects(), EffectTarget::Attribute, slot.index, result);
  return result;
}

/// False if the op lacks the trait that the runtime needs to implement the interface from the descriptor.
static bool isAnsweredByTrait(const InterfaceModel &interface, llvm::ArrayRef<TraitModel> traits) {
  if (interface.className() != "ConditionallySpeculatable")
    return true;
  return llvm::any_of(traits, [](const TraitModel &trait) {
    return trait.kind() == TraitModel::Kind::Native &&
           (trait.cppName().ends_with("::AlwaysSpeculatableImplTrait") ||
            trait.cppName().ends_with("::RecursivelySpeculatableImplTrait"));
  });
}

bool mlir::hasFunctionTable(const TraitModel &trait, llvm::ArrayRef<TraitModel> all) {
  switch (trait.interface()->answers()) {
  case InterfaceModel::Answers::Functions:
    return true;
  case InterfaceModel::Answers::DescriptorUnlessDeclared:
    return trait.declaresMethods() || !isAnsweredByTrait(*trait.interface(), all);
  case InterfaceModel::Answers::Descriptor:
  case InterfaceModel::Answers::MethodsOnly:
    return false;
  }
  llvm_unreachable("unknown answers");
}

std::vector<ImplementedInterface> mlir::implementedInterfaces(llvm::ArrayRef<TraitModel> traits) {
  std::vector<ImplementedInterface> result;
  for (const TraitModel &trait : traits) {
    ImplementedInterface entry;
    if (trait.kind() == TraitModel::Kind::Interface && hasFunctionTable(trait, traits))
      entry = {trait.interface()->cppClass().str(), trait.interface()};
    else if (llvm::StringRef name = trait.cppName(); trait.kind() == TraitModel::Kind::Native &&
                                                     trait.namesInterface() && name.consume_back("::Trait"))
      entry = {name.str(), nullptr};
    else
      continue;
    if (llvm::none_of(result,
                      [&](const ImplementedInterface &other) { return other.cppClass == entry.cppClass; }))
      result.push_back(std::move(entry));
  }
  return result;
}

static std::vector<const InterfaceMethodModel *> methodsToDeclare(llvm::ArrayRef<TraitModel> traits,
                                                                  const llvm::StringSet<> &accessors) {
  auto isSame = [](const InterfaceMethodModel &a, const InterfaceMethodModel &b) {
    return a.name == b.name &&
           llvm::equal(a.parameters, b.parameters,
                       [](const CppParameter &x, const CppParameter &y) { return x.type == y.type; });
  };
  std::vector<const InterfaceMethodModel *> result;
  for (const TraitModel &trait : traits)
    if (trait.kind() == TraitModel::Kind::Interface)
      for (const InterfaceMethodModel *method : trait.methodsToDeclare())
        if (!(method->parameters.empty() && accessors.contains(method->name)) &&
            llvm::none_of(result, [&](const InterfaceMethodModel *other) { return isSame(*method, *other); }))
          result.push_back(method);
  return result;
}

std::vector<const InterfaceMethodModel *> mlir::methodsToDeclare(const OpModel &op) {
  llvm::StringSet<> accessors;
  auto add = [&](const auto &members, llvm::ArrayRef<llvm::StringRef> suffixes) {
    for (const auto &member : members)
      for (llvm::StringRef suffix : suffixes)
        accessors.insert(("get" + member.accessorName() + suffix).str());
  };
  add(op.operands(), {"", "Mutable"});
  add(op.results(), {""});
  add(op.attributes(), {"", "Attr"});
  for (const AttributeModel &attribute : op.attributes())
    if (attribute.isOptional())
      accessors.insert(("remove" + attribute.accessorName() + "Attr").str());
  add(op.derivedAttributes(), {""});
  add(op.properties(), {""});
  add(op.regions(), {""});
  add(op.successors(), {""});
  return ::methodsToDeclare(op.traits(), accessors);
}

std::vector<const InterfaceMethodModel *> mlir::methodsToDeclare(const AttrOrTypeDefModel &def) {
  llvm::StringSet<> accessors;
  if (def.hasAccessors())
    for (const ParameterModel &parameter : def.parameters())
      accessors.insert(("get" + parameter.accessorName()).str());
  return ::methodsToDeclare(def.traits(), accessors);
}

TypeRef mlir::typeRef(const OpModel &op, MemberRef member) {
  if (member.kind == MemberRef::Kind::Operand)
    return {TypeSourceOf::Operand, static_cast<uint16_t>(member.index)};
  if (member.kind == MemberRef::Kind::Result)
    return {TypeSourceOf::Result, static_cast<uint16_t>(member.index)};
  return {TypeSourceOf::Attribute, static_cast<uint16_t>(SlotLayout(op).slotOf(member).index)};
}

Arity mlir::arityOf(const OperandModel &group) {
  return group.isVariadic() ? Arity::Variadic : group.isOptional() ? Arity::Optional : Arity::One;
}

SegmentKind mlir::segmentKind(OpModel::Sizing sizing) {
  switch (sizing) {
  case OpModel::Sizing::Simple:
    return SegmentKind::None;
  case OpModel::Sizing::Attribute:
    return SegmentKind::AttrSized;
  case OpModel::Sizing::SameSize:
    return SegmentKind::SameSize;
  }
  llvm_unreachable("unknown sizing");
}

llvm::StringRef mlir::spelling(Arity arity) {
  static constexpr llvm::StringLiteral names[] = {"One", "Optional", "Variadic"};
  return names[unsigned(arity)];
}

llvm::StringRef mlir::spelling(SegmentKind kind) {
  static constexpr llvm::StringLiteral names[] = {"None", "AttrSized", "SameSize"};
  return names[unsigned(kind)];
}

llvm::StringRef mlir::spelling(RelationKind kind) {
  switch (kind) {
  case RelationKind::AllTypesMatch:
    return "AllTypesMatch";
  case RelationKind::AllElementTypesMatch:
    return "AllElementTypesMatch";
  case RelationKind::AllShapesMatch:
    return "AllShapesMatch";
  case RelationKind::AllRanksMatch:
    return "AllRanksMatch";
  case RelationKind::AllElementCountsMatch:
    return "AllElementCountsMatch";
  case RelationKind::TypesMatchWith:
    return "TypesMatchWith";
  }
  llvm_unreachable("unknown relation");
}

llvm::StringRef mlir::spelling(EffectKind kind) {
  static constexpr llvm::StringLiteral names[] = {"Read", "Write", "Allocate", "Free"};
  return names[unsigned(kind)];
}

llvm::StringRef mlir::spelling(EffectTarget target) {
  static constexpr llvm::StringLiteral names[] = {"Op", "Operand", "Result", "Attribute"};
  return names[unsigned(target)];
}
