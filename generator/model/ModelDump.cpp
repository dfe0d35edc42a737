//===- ModelDump.cpp - Textual dump of models -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ModelDump.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// Prints one fact per line; the indentation shows the entity that it belongs to.
class Dumper {
public:
  Dumper(const ModelSet &models, llvm::raw_ostream &os) : models(models), os(os) {}

  void dump();
  void dump(const OpModel &op);

private:
  void line(unsigned depth, const llvm::Twine &text) { os.indent(2 * depth) << text << '\n'; }
  /// Returns " (Poly.td:12)", without the directory.
  std::string at(llvm::SMLoc loc) const {
    ModelSet::Place place = models.place(loc);
    return place.line
               ? (" (" + llvm::sys::path::filename(place.file) + ":" + llvm::Twine(place.line) + ")").str()
               : "";
  }
  static std::string quoted(StringRef text) {
    std::string result;
    llvm::raw_string_ostream stream(result);
    stream << '"';
    llvm::printEscapedString(text.trim(), stream);
    stream << '"';
    return result;
  }
  void dumpConstraint(unsigned depth, const ConstraintModel &constraint);
  void dumpAttrConstraint(unsigned depth, const AttrConstraintModel &constraint);
  void dumpOperand(StringRef kind, const OperandModel &operand);
  void dumpEffects(unsigned depth, llvm::ArrayRef<EffectModel> effects);
  void dumpTraits(unsigned depth, llvm::ArrayRef<TraitModel> traits);
  void dumpRelation(const OpModel &op, const TypeRelationModel &relation);
  void dumpBuilders(unsigned depth, llvm::ArrayRef<BuilderModel> builders);
  void dumpDialect(const DialectModel &dialect);
  void dumpDefinition(const AttrOrTypeDefModel &definition);
  void dumpEnum(const EnumModel &model);
  void flags(unsigned depth, std::initializer_list<std::pair<StringRef, bool>> list);

  const ModelSet &models;
  llvm::raw_ostream &os;
};

} // namespace

static std::string memberText(const OpModel &op, MemberRef member) {
  StringRef name = op.memberName(member);
  return name.empty() ? (kindName(member.kind) + "#" + llvm::Twine(member.index)).str() : "$" + name.str();
}

void Dumper::flags(unsigned depth, std::initializer_list<std::pair<StringRef, bool>> list) {
  std::vector<StringRef> set;
  for (auto [name, isSet] : list)
    if (isSet)
      set.push_back(name);
  if (!set.empty())
    line(depth, "flags: " + llvm::join(set, ", "));
}

void Dumper::dumpConstraint(unsigned depth, const ConstraintModel &constraint) {
  line(depth, "is: " + quoted(constraint.summary()));
  if (!constraint.predicate().isTrue())
    line(depth, "if: " + constraint.predicate().cppText() +
                    (constraint.predicate().isEvaluable() ? "" : " [opaque]"));
}

void Dumper::dumpAttrConstraint(unsigned depth, const AttrConstraintModel &constraint) {
  dumpConstraint(depth, constraint);
  line(depth, "stored as: " + constraint.storageType() + ", value: " + constraint.returnType());
  if (constraint.isOptional())
    line(depth, "optional");
  if (constraint.hasDefaultValue())
    line(depth, "default: " + constraint.defaultValue().text());
  if (const TypeConstraintModel *type = constraint.valueType())
    line(depth, "type: " + type->recordName());
  if (const EnumModel *enumModel = constraint.enumeration())
    line(depth, "enum: " + enumModel->cppType());
  if (const AttrDefModel *definition = constraint.definition())
    line(depth, "definition: " + definition->name());
}

void Dumper::dumpEffects(unsigned depth, llvm::ArrayRef<EffectModel> effects) {
  for (const EffectModel &effect : effects)
    line(depth, "effect: " + effect.cppEffect() + " on " + effect.cppResource() +
                    (effect.stage() ? " at stage " + llvm::Twine(effect.stage()) : llvm::Twine()) +
                    (effect.isOnFullRegion() ? ", full" : ""));
}

void Dumper::dumpOperand(StringRef kind, const OperandModel &operand) {
  static constexpr StringRef arities[] = {"", "optional ", "variadic ", "variadic of variadic "};
  line(2, kind + " " + arities[unsigned(operand.arity())] + "$" + operand.name() + at(operand.loc()));
  dumpConstraint(3, operand.constraint());
  line(3, "C++ type: " + operand.constraint().cppType());
  if (operand.constraint().isBuildable())
    line(3, "built by: " + operand.constraint().builderCall().text());
  if (!operand.segmentAttributeName().empty())
    line(3, "group sizes: $" + operand.segmentAttributeName());
  dumpEffects(3, operand.effects());
}

void Dumper::dumpTraits(unsigned depth, llvm::ArrayRef<TraitModel> traits) {
  for (const TraitModel &trait : traits) {
    switch (trait.kind()) {
    case TraitModel::Kind::Predicate:
      line(depth, "trait predicate " + quoted(trait.summary()) + ": " + trait.predicate().cppText() +
                      (trait.predicate().isEvaluable() ? "" : " [opaque]"));
      break;
    case TraitModel::Kind::Interface:
      line(depth, "trait interface " + trait.interface()->cppClass());
      for (const InterfaceMethodModel *method : trait.methodsToDeclare())
        line(depth + 1, "declares: " + method->name);
      break;
    default:
      line(depth, "trait " + trait.cppName() + (trait.isStructural() ? " [structural]" : ""));
      dumpEffects(depth + 1, trait.effects());
    }
  }
}

void Dumper::dumpRelation(const OpModel &op, const TypeRelationModel &relation) {
  static constexpr StringRef kinds[] = {"same type",         "same element type",  "same shape",
                                        "same rank",         "same element count", "same type ID",
                                        "transformed",       "transformed range",  "transformed optional",
                                        "elements of shaped"};
  std::vector<std::string> members;
  for (MemberRef member : relation.members())
    members.push_back(memberText(op, member));
  line(2,
       "relation " + kinds[unsigned(relation.kind())] + ": " + llvm::join(members, ", ") +
           (relation.transformer().empty() ? std::string() : " by " + relation.transformer().text().str()));
}

void Dumper::dumpBuilders(unsigned depth, llvm::ArrayRef<BuilderModel> builders) {
  for (const BuilderModel &builder : builders) {
    std::vector<std::string> parameters;
    for (const CppParameter &parameter : builder.parameters())
      parameters.push_back(parameter.type + " " + parameter.name.str() +
                           (parameter.defaultValue.empty() ? "" : " = " + parameter.defaultValue.str()));
    line(depth, "builder (" + llvm::join(parameters, ", ") + ")" + (builder.hasBody() ? " with body" : ""));
  }
}

void Dumper::dump(const OpModel &op) {
  line(1, "op " + op.name() + ": " + op.cppClass() + at(op.loc()));
  if (!op.summary().empty())
    line(2, "summary: " + quoted(op.summary()));
  for (const OperandModel &operand : op.operands())
    dumpOperand("operand", operand);
  for (auto list : {op.attributes(), op.derivedAttributes()})
    for (const AttributeModel &attribute : list) {
      line(2, (attribute.isDerived() ? "derived attribute $" : "attribute $") + attribute.name() +
                  at(attribute.loc()));
      dumpAttrConstraint(3, attribute.constraint());
      dumpEffects(3, attribute.effects());
    }
  for (const PropertyModel &property : op.properties())
    line(2, "property $" + property.name() + ": " + property.storageType() + at(property.loc()));
  for (const ResultModel &result : op.results())
    dumpOperand("result", result);
  for (const RegionModel &region : op.regions()) {
    line(2, llvm::Twine("region ") + (region.isVariadic() ? "variadic " : "") + "$" + region.name() +
                at(region.loc()));
    dumpConstraint(3, region.constraint());
  }
  for (const SuccessorModel &successor : op.successors())
    line(2, llvm::Twine("successor ") + (successor.isVariadic() ? "variadic " : "") + "$" + successor.name() +
                at(successor.loc()));
  static constexpr StringRef sizings[] = {"", "by attribute", "equally long"};
  if (op.operandSizing() != OpModel::Sizing::Simple)
    line(2, "operand groups: " + sizings[unsigned(op.operandSizing())]);
  if (op.resultSizing() != OpModel::Sizing::Simple)
    line(2, "result groups: " + sizings[unsigned(op.resultSizing())]);
  dumpTraits(2, op.traits());
  for (const TypeRelationModel &relation : op.typeRelations())
    dumpRelation(op, relation);
  for (const OpModel::OpReference &parent : op.parents())
    line(2, "parent: " + parent.cppClass + (parent.operation.empty() ? "" : " = " + parent.operation));
  if (op.implicitTerminator())
    line(2,
         "implicit terminator: " + op.implicitTerminator()->cppClass +
             (op.implicitTerminator()->operation.empty() ? "" : " = " + op.implicitTerminator()->operation));
  if (op.hasAssemblyFormat())
    line(2, "format: " + quoted(op.assemblyFormat()));
  dumpBuilders(2, op.builders());
  flags(2, {{"hasCustomAssemblyFormat", op.hasCustomAssemblyFormat()},
            {"skipDefaultBuilders", op.skipsDefaultBuilders()},
            {"hasVerifier", op.hasVerifier()},
            {"hasRegionVerifier", op.hasRegionVerifier()},
            {"hasFolder", op.hasFolder()},
            {"hasCanonicalizer", op.hasCanonicalizer()},
            {"hasCanonicalizeMethod", op.hasCanonicalizeMethod()}});
}

void Dumper::dumpDefinition(const AttrOrTypeDefModel &definition) {
  line(1, (definition.isType() ? "type " : "attribute ") + definition.name() + ": " + definition.cppClass() +
              at(definition.loc()));
  if (!definition.summary().empty())
    line(2, "summary: " + quoted(definition.summary()));
  for (const ParameterModel &parameter : definition.parameters()) {
    line(2, "parameter $" + parameter.name() + ": " + parameter.cppType() +
                (parameter.isSelfType() ? " [self type]" : "") +
                (parameter.isOptional() ? " = " + parameter.defaultValue().text().str() : "") +
                at(parameter.loc()));
    if (parameter.enumeration())
      line(3, "enum: " + parameter.enumeration()->cppType());
  }
  dumpTraits(2, definition.traits());
  if (definition.hasAssemblyFormat())
    line(2, "format: " + quoted(definition.assemblyFormat()));
  dumpBuilders(2, definition.builders());
  flags(2, {{"hasCustomAssemblyFormat", definition.hasCustomAssemblyFormat()},
            {"genMnemonicAlias", definition.hasMnemonicAlias()},
            {"genVerifyDecl", definition.hasVerifier()},
            {"skipDefaultBuilders", definition.skipsDefaultBuilders()}});
}

void Dumper::dumpEnum(const EnumModel &model) {
  line(0, "enum " + model.cppType() + ": " + model.underlyingType() + (model.isBitEnum() ? ", bits" : "") +
              at(model.loc()));
  for (const EnumCaseModel &one : model.cases())
    line(1, one.symbol + " = " + llvm::Twine(one.value) + " " + quoted(one.spelling) +
                (one.isGroup ? " [group]" : ""));
}

void Dumper::dumpDialect(const DialectModel &dialect) {
  line(0, "dialect " + dialect.name() + ": " + dialect.cppClass() + at(dialect.loc()));
  for (StringRef dependent : dialect.dependentDialects())
    line(1, "depends on: " + dependent);
  flags(1, {{"useDefaultAttributePrinterParser", dialect.usesDefaultAttributePrinterParser()},
            {"useDefaultTypePrinterParser", dialect.usesDefaultTypePrinterParser()},
            {"hasConstantMaterializer", dialect.hasConstantMaterializer()},
            {"hasCanonicalizer", dialect.hasCanonicalizer()},
            {"hasOperationAttrVerify", dialect.hasOperationAttrVerify()},
            {"isExtensible", dialect.isExtensible()}});
  for (const TypeDefModel *type : dialect.types())
    dumpDefinition(*type);
  for (const AttrDefModel *attribute : dialect.attributes())
    dumpDefinition(*attribute);
  for (const OpModel *op : dialect.ops())
    dump(*op);
}

void Dumper::dump() {
  for (const EnumModel *model : models.enums())
    if (!models.mainDialect() || models.isInMainFile(model->loc()))
      dumpEnum(*model);
  if (models.mainDialect())
    dumpDialect(*models.mainDialect());
}

void mlir::dumpModel(const ModelSet &models, llvm::raw_ostream &os) { Dumper(models, os).dump(); }
void mlir::dumpOp(const OpModel &op, const ModelSet &models, llvm::raw_ostream &os) {
  Dumper(models, os).dump(op);
}
