//===- OpLoader.cpp - Descriptors of loaded ops ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/OpLoader.h"
#include "generator/load/FormatLoader.h"
#include "generator/load/LoadStorage.h"
#include "generator/load/PropertyValue.h"
#include "generator/lower/LoweredModel.h"
#include "generator/lower/OpFacts.h"
#include "generator/lower/ResultInference.h"
#include "generator/model/InterfaceModel.h"
#include "generator/model/OpModel.h"
#include "runtime/ir/OpHookThunks.h"

using namespace mlir;

namespace {

class OpLoader {
public:
  OpLoader(LoadContext &context, const OpModel &op, const LoweredModel &lowered)
      : context(context), memory(context.memory), op(op), layout(op), lowered(lowered), name(op.name()) {}
  const OpSpec *load();

private:
  llvm::ArrayRef<OperandSpec> groups(llvm::ArrayRef<OperandModel> models);
  llvm::ArrayRef<AttrSpec> attributes();
  llvm::ArrayRef<RegionSpec> regions();
  llvm::ArrayRef<SuccessorSpec> successors();
  llvm::ArrayRef<RelationSpec> relations();
  llvm::ArrayRef<OpPredicateSpec> predicates();
  llvm::ArrayRef<EffectSpec> effects();
  llvm::ArrayRef<TypeSource> inference();
  void reportWhatNeedsCpp();
  bool needsCpp(const TraitModel &interfaceTrait) const;

  LoadContext &context;
  DialectLibrary::Storage &memory;
  const OpModel &op;
  SlotLayout layout;
  const LoweredModel &lowered;
  std::string name;
};

llvm::ArrayRef<OperandSpec> OpLoader::groups(llvm::ArrayRef<OperandModel> models) {
  std::vector<OperandSpec> specs;
  for (const OperandModel &model : models) {
    OperandSpec spec{};
    spec.name = memory.save(model.name());
    spec.constraint = context.typeConstraint(model.constraint());
    spec.arity = arityOf(model);
    spec.loc = context.specLoc(model.loc());
    if (const AttrSlot *slot = layout.listSizes(model))
      spec.listSizesSlot = slot->index;
    specs.push_back(spec);
  }
  return memory.array(specs);
}

llvm::ArrayRef<AttrSpec> OpLoader::attributes() {
  std::vector<AttrSpec> specs;
  for (const AttrSlot &slot : layout.slots()) {
    AttrSpec spec{};
    spec.name = memory.save(slot.name);
    spec.isOptional = slot.isOptional();
    if (const PropertyModel *property = slot.property) {
      spec.constraint = context.propertyConstraint(property->constraint());
      spec.defaultValue = context.propertyDefault(property->constraint(), slot.loc(),
                                                  "the default of property '" + slot.name + "'");
    } else if (const AttributeModel *attribute = slot.attribute) {
      const AttrConstraintModel &constraint = attribute->constraint();
      spec.constraint = context.attrConstraint(constraint);
      if (slot.hasBuildableDefault())
        spec.defaultValue = context.attrBuilder(constraint, constraint.defaultValue(), slot.loc(),
                                                "the default of attribute '" + slot.name + "'");
      // If the default value cannot be evaluated, the attribute is optional: its slot may stay empty.
      spec.isOptional |= attribute->hasDefaultValue() && !spec.defaultValue;
    } else {
      spec.constraint = &segmentSizesConstraint;
    }
    if (!slot.isSegmentSizes())
      spec.loc = context.specLoc(slot.loc());
    specs.push_back(spec);
  }
  return memory.array(specs);
}

llvm::ArrayRef<RegionSpec> OpLoader::regions() {
  std::vector<RegionSpec> specs;
  for (const RegionModel &model : op.regions())
    specs.push_back({memory.save(model.name()), context.regionConstraint(model.constraint()),
                     model.isVariadic(), context.specLoc(model.loc())});
  return memory.array(specs);
}

llvm::ArrayRef<SuccessorSpec> OpLoader::successors() {
  std::vector<SuccessorSpec> specs;
  for (const SuccessorModel &model : op.successors())
    specs.push_back({memory.save(model.name()), model.isVariadic(), context.specLoc(model.loc())});
  return memory.array(specs);
}

llvm::ArrayRef<RelationSpec> OpLoader::relations() {
  std::vector<RelationSpec> specs;
  for (const OpRelation &relation : declaredRelations(op)) {
    std::vector<TypeRef> refs;
    for (MemberRef member : relation.model->members())
      refs.push_back(typeRef(op, member));
    RelationSpec spec{};
    spec.kind = relation.kind;
    spec.summary = memory.save(relation.model->summary());
    spec.refs = memory.array(refs);
    if (relation.kind == RelationKind::TypesMatchWith)
      spec.transform = context.typeTransform(relation.model->transformer(), relation.model->loc(),
                                             "a relation between the types of '" + name + "'");
    spec.loc = context.specLoc(relation.model->loc());
    specs.push_back(spec);
  }
  return memory.array(specs);
}

std::optional<EvalValue> lookupMember(Operation *op, const OpSpec &spec, llvm::StringRef name) {
  auto values = [](auto range, Arity arity) -> EvalValue {
    if (arity == Arity::One)
      return range.empty() ? EvalValue() : EvalValue(Value(range.front()));
    EvalValue::List list;
    for (Value value : range)
      list.push_back(value);
    return EvalValue(std::move(list));
  };
  for (auto [index, group] : llvm::enumerate(spec.operands))
    if (group.name == name)
      return values(op->getOperandGroup(index), group.arity);
  for (auto [index, group] : llvm::enumerate(spec.results))
    if (group.name == name)
      return values(op->getResultGroup(index), group.arity);
  for (auto [slot, attr] : llvm::enumerate(spec.attributes))
    if (attr.name == name)
      return attr.constraint->property ? propertyValue(*attr.constraint->property, op->getSlot(slot))
                                       : EvalValue(op->getSlot(slot));
  return std::nullopt;
}

bool evaluatePredicate(const void *data, Operation *op) {
  EvalBindings bindings;
  bindings.context = op->getContext();
  bindings.operation = op;
  auto named = [&](llvm::StringRef name) { return lookupMember(op, *op->getSpec(), name); };
  bindings.named = named;
  return static_cast<const Expression *>(data)->holds(bindings);
}

llvm::ArrayRef<OpPredicateSpec> OpLoader::predicates() {
  std::vector<OpPredicateSpec> specs;
  for (const TraitModel *trait : declaredPredicates(op)) {
    const Expression *checked = context.expression(
        trait->predicate(), trait->loc(), "the condition '" + trait->summary() + "' of '" + name + "'");
    if (!checked)
      continue;
    OpPredicateSpec spec{};
    spec.summary = memory.save(trait->summary());
    spec.check = {&evaluatePredicate, checked};
    spec.loc = context.specLoc(trait->loc());
    specs.push_back(spec);
  }
  return memory.array(specs);
}

llvm::ArrayRef<EffectSpec> OpLoader::effects() {
  std::vector<EffectSpec> specs;
  for (const OpEffect &effect : declaredEffects(op))
    specs.push_back({effect.kind, effect.target, static_cast<uint16_t>(effect.index),
                     memory.save(effect.resource), effect.stage, effect.onFullRegion});
  return memory.array(specs);
}

llvm::ArrayRef<TypeSource> OpLoader::inference() {
  std::vector<TypeSource> specs;
  for (const InferredResult &result : inferResults(op)) {
    TypeSource spec{result.kind, result.of, static_cast<uint16_t>(result.index), {}, {}};
    if (result.transform)
      spec.transform =
          context.typeTransform(*result.transform, op.loc(), "the result type of '" + name + "'");
    specs.push_back(spec);
  }
  return memory.array(specs);
}

/// True if the op declares more about an interface than its descriptor can express.
bool OpLoader::needsCpp(const TraitModel &interfaceTrait) const {
  if (interfaceTrait.declaresMethods() && !interfaceTrait.methodsToDeclare().empty())
    return true;
  // RegionKindInterface is supported if the op has a graph region, which the descriptor contains as a trait
  // bit.
  if (interfaceTrait.interface()->className() == "RegionKindInterface")
    return !traitSet(op).contains(Trait::HasOnlyGraphRegion);
  // An interface without methods needs no C++: the entry in the interface table is sufficient.
  const InterfaceModel &interface = *interfaceTrait.interface();
  return hasFunctionTable(interfaceTrait, op.traits()) &&
         (!interface.methods().empty() || interface.hasTraitMembers());
}

void OpLoader::reportWhatNeedsCpp() {
  auto report = [&](bool declared, llvm::StringRef what) {
    if (declared)
      context.cannotHonour(op.loc(), "the " + what + " of '" + name + "'");
  };
  report(op.hasVerifier(), "verifier");
  report(op.hasRegionVerifier(), "region verifier");
  report(op.hasFolder(), "folder");
  report(op.hasCanonicalizer() || op.hasCanonicalizeMethod(), "C++ canonicalisation");
  report(op.hasCustomAssemblyFormat() && !op.hasAssemblyFormat(), "custom assembly format");
  for (const TraitModel &trait : op.traits()) {
    if (trait.kind() == TraitModel::Kind::Interface && needsCpp(trait))
      report(true, ("implementation of " + trait.interface()->className()).str());
    if (trait.kind() == TraitModel::Kind::Native && !trait.cppName().starts_with("::mlir::") &&
        !trait.cppName().starts_with("::mlir::"))
      report(true, ("trait " + trait.name()).str());
  }
}

const OpSpec *OpLoader::load() {
  OpSpec spec{};
  spec.name = memory.save(name);
  spec.operands = groups(op.operands());
  spec.attributes = attributes();
  spec.results = groups(op.results());
  spec.regions = regions();
  spec.successors = successors();
  spec.operandSegments = segmentKind(op.operandSizing());
  spec.resultSegments = segmentKind(op.resultSizing());
  spec.traits = traitSet(op);
  std::vector<llvm::StringRef> parents;
  for (const OpModel::OpReference &parent : op.parents()) {
    if (parent.operation.empty())
      context.cannotHonour(op.loc(), "the parent op " + parent.cppClass + " of '" + name + "'");
    else
      parents.push_back(memory.save(parent.operation));
  }
  spec.parents =
      parents.size() == op.parents().size() ? memory.array(parents) : llvm::ArrayRef<llvm::StringRef>();
  if (op.implicitTerminator() && !op.implicitTerminator()->operation.empty())
    spec.implicitTerminator = memory.save(op.implicitTerminator()->operation);
  spec.relations = relations();
  spec.predicates = predicates();
  spec.effects = effects();
  std::vector<InterfaceModelSpec> interfaces;
  for (const ImplementedInterface &interface : implementedInterfaces(op.traits()))
    if (interface.model)
      context.addConformance(*interface.model, interfaces);
  spec.interfaces = memory.array(interfaces);
  spec.inference = inference();
  if (const CompiledFormat *format = lowered.format(op))
    spec.format = loadFormat(context, op, *format);
  spec.summary = memory.save(op.summary());
  spec.loc = context.specLoc(op.loc());
  reportWhatNeedsCpp();
  return memory.make(spec);
}

} // namespace

const OpSpec *mlir::loadOp(LoadContext &context, const OpModel &op, const LoweredModel &lowered) {
  return OpLoader(context, op, lowered).load();
}
