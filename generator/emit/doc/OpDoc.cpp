//===- OpDoc.cpp - Documents ops ------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/doc/DocContext.h"
#include "generator/emit/doc/FormatGrammar.h"
#include "generator/lower/ResultInference.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

void DocContext::opSyntax(const OpModel &op) {
  if (!op.hasAssemblyFormat())
    return;
  out.line("Syntax:");
  // Errors in the format are discarded: code generation for the op reports them.
  DiagnosticEngine quiet;
  quiet.registerHandler([](Diagnostic &) { return success(); });
  ModelContext context(models.records(), models.sources(), quiet);
  if (auto format = FormatModel::check(op, context); succeeded(format))
    out.code("ebnf", grammarOf(*format, context));
  else
    out.code("", "operation ::= `" + op.name() + "` " + op.assemblyFormat().trim().str());
}

/// Returns the trait as written in the .td: the record's name, or the class with its arguments. Empty for
/// predicates, whose summary is shown instead.
static std::string traitName(const TraitModel &trait) {
  const llvm::Record &record = trait.record();
  if (!record.isAnonymous() && trait.kind() != TraitModel::Kind::Predicate)
    return record.getName().str();
  if (trait.kind() == TraitModel::Kind::Predicate)
    return record.isAnonymous() ? "" : record.getName().str();
  std::string name = trait.name().str();
  if (!trait.arguments().empty())
    name += "<" + llvm::join(trait.arguments(), ", ") + ">";
  return name;
}

static std::string effectText(const EffectModel &effect) {
  StringRef name = effect.cppEffect(), resource = effect.cppResource();
  name.consume_front("::mlir::");
  return (name + " on " + resource).str();
}

/// Appends effects of one operand, result or symbol, or of the whole op if `member` is empty.
static void addEffects(llvm::ArrayRef<EffectModel> effects, StringRef member, std::vector<std::string> &out) {
  for (const EffectModel &effect : effects)
    out.push_back(effectText(effect) + (member.empty() ? "" : (" (" + member + ")").str()));
}

void DocContext::opTraits(const OpModel &op) {
  std::vector<std::string> traits, interfaces, effects;
  for (const TraitModel &trait : op.traits()) {
    bool isEffects = trait.kind() == TraitModel::Kind::Effects;
    if (isEffects) {
      StringRef name = trait.record().getName();
      interfaces.push_back(trait.record().isAnonymous() ? "MemoryEffectOpInterface"
                                                        : (name + " (MemoryEffectOpInterface)").str());
      addEffects(trait.effects(), "", effects);
    } else if (trait.kind() == TraitModel::Kind::Interface && trait.interface()) {
      interfaces.push_back(trait.interface()->className().str());
    } else if (std::string name = traitName(trait); !name.empty()) {
      traits.push_back(name);
    }
  }
  if (!op.results().empty() && canInferResults(op))
    interfaces.push_back("InferTypeOpInterface");
  bool isKnown = op.hasKnownMemoryEffects();
  for (const OperandModel &operand : op.operands())
    addEffects(operand.effects(), operand.name(), effects);
  for (const ResultModel &result : op.results())
    addEffects(result.effects(), result.name(), effects);
  for (const AttributeModel &attribute : op.attributes())
    addEffects(attribute.effects(), attribute.name(), effects);
  out.names("Traits", std::move(traits));
  out.names("Interfaces", std::move(interfaces));
  if (isKnown || !effects.empty())
    out.names("Effects", {"MemoryEffects::Effect{" + llvm::join(effects, ", ") + "}"});
}

static std::string valueDescription(const OperandModel &value) {
  std::string text = value.isOptional() ? "optional " : value.isVariadic() ? "variadic of " : "";
  text += value.constraint().summary();
  if (!value.description().empty())
    text += ": " + value.description().str();
  return text;
}

static std::string shownName(StringRef name) {
  return name.empty() ? "&laquo;unnamed&raquo;" : inlineCode(name);
}

static std::vector<std::vector<std::string>> valueRows(llvm::ArrayRef<OperandModel> values) {
  std::vector<std::vector<std::string>> rows;
  for (const OperandModel &value : values)
    rows.push_back({shownName(value.name()), valueDescription(value)});
  return rows;
}

/// Returns the table rows that describe regions or successors.
template <typename Member>
static std::vector<std::vector<std::string>> memberRows(llvm::ArrayRef<Member> members) {
  std::vector<std::vector<std::string>> rows;
  for (const Member &member : members)
    rows.push_back({shownName(member.name()),
                    ((member.isVariadic() ? "variadic of " : "") + member.constraint().summary()).str()});
  return rows;
}

static std::string attributeDescription(const AttributeModel &attribute) {
  std::string text = attribute.constraint().summary().str();
  if (!attribute.description().empty())
    text += ": " + attribute.description().str();
  if (attribute.constraint().isUnit())
    return text;
  if (attribute.hasDefaultValue())
    text += "; default " + inlineCode(attribute.constraint().defaultValue().text());
  else if (attribute.isOptional())
    text += "; optional";
  return text;
}

void DocContext::opTables(const OpModel &op, unsigned level) {
  auto table = [&](StringRef heading, llvm::ArrayRef<StringRef> columns,
                   std::vector<std::vector<std::string>> rows) {
    if (rows.empty())
      return;
    out.heading(level, heading + ":");
    out.table(columns, rows);
  };
  std::vector<std::vector<std::string>> attributes, properties;
  for (const AttributeModel &attribute : op.attributes())
    attributes.push_back({inlineCode(attribute.name()),
                          inlineCode(attribute.constraint().storageType().trim()),
                          attributeDescription(attribute)});
  for (const AttributeModel &attribute : op.derivedAttributes())
    attributes.push_back({inlineCode(attribute.name()),
                          inlineCode(attribute.constraint().storageType().trim()),
                          attributeDescription(attribute) + "; computed"});
  for (const PropertyModel &property : op.properties())
    properties.push_back({inlineCode(property.name()), inlineCode(property.storageType().trim()),
                          property.constraint().summary().str()});
  table("Attributes", {"Attribute", "MLIR Type", "Description"}, std::move(attributes));
  table("Properties", {"Property", "C++ type", "Description"}, std::move(properties));
  table("Operands", {"Operand", "Description"}, valueRows(op.operands()));
  table("Results", {"Result", "Description"}, valueRows(op.results()));
  table("Regions", {"Region", "Description"}, memberRows(op.regions()));
  table("Successors", {"Successor", "Description"}, memberRows(op.successors()));
}

void DocContext::op(const OpModel &op, unsigned level) {
  out.heading(level, "`" + op.name() + "` (" + shortName(op.cppClass()) + ")");
  if (!op.deprecation().empty())
    out.line("**Deprecated**: " + op.deprecation());
  out.summary(op.summary());
  opSyntax(op);
  out.words(op.description());
  opTraits(op);
  opTables(op, level + 1);
}

void DocContext::ops(llvm::ArrayRef<const OpModel *> all, unsigned level) {
  llvm::MapVector<const llvm::Record *, std::vector<const OpModel *>> groups;
  groups[nullptr];
  for (const OpModel *each : sortedBy(all, [](const OpModel &op) { return op.name(); }))
    if (options.ops.contains(each->name()))
      groups[each->docGroup()].push_back(each);
  for (auto &[group, members] : groups) {
    if (group) {
      auto text = [&, group = group](StringRef field) {
        const llvm::RecordVal *value = group->getValue(field);
        auto *words = value ? llvm::dyn_cast<llvm::StringInit>(value->getValue()) : nullptr;
        return words ? words->getValue() : StringRef();
      };
      out.heading(level, text("summary").empty() ? group->getName() : text("summary"));
      out.words(text("description"));
    }
    for (const OpModel *member : members)
      op(*member, level + (group ? 1 : 0));
  }
}

void mlir::emitOpDoc(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os) {
  DocContext context(models, options, os);
  context.heading();
  context.ops(models.ops(), 3);
}
