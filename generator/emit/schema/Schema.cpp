//===- Schema.cpp - Emits declarations as JSON ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Every field is always present, empty or null if there is no value, so that readers need no existence
// checks. New fields must be documented in docs/schema.md; a test compares the two.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/schema/Schema.h"
#include "generator/emit/doc/FormatGrammar.h"
#include "generator/emit/doc/MarkdownWriter.h"
#include "generator/model/PassModel.h"
#include "llvm/Support/JSON.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

namespace {

class SchemaWriter {
public:
  SchemaWriter(const ModelSet &models, llvm::raw_ostream &os)
      : models(models), context(models.records(), models.sources(), quiet), out(os, /*IndentSize=*/2) {
    // Errors in formats are discarded: code generation reports them.
    quiet.registerHandler([](Diagnostic &) { return success(); });
  }
  void write(llvm::ArrayRef<PassModel> passes);

private:
  void text(StringRef key, StringRef value) { out.attribute(key, llvm::json::fixUTF8(value)); }
  /// Writes null for an empty string.
  void optionalText(StringRef key, StringRef value) {
    if (value.empty())
      out.attribute(key, nullptr);
    else
      text(key, value);
  }
  void words(StringRef summary, StringRef description) {
    text("summary", summary.trim());
    text("description", withoutIndentation(description));
  }
  void strings(StringRef key, llvm::ArrayRef<std::string> values) {
    out.attributeArray(key, [&] {
      for (const std::string &value : values)
        out.value(llvm::json::fixUTF8(value));
    });
  }
  void location(llvm::SMLoc loc) {
    ModelSet::Place place = models.placeInOutput(loc);
    out.attributeObject("loc", [&] {
      text("file", place.file);
      out.attribute("line", place.line);
    });
  }
  template <typename Range, typename Write>
  void list(StringRef key, const Range &range, Write write) {
    out.attributeArray(key, [&] {
      for (const auto &each : range)
        out.object([&] { write(each); });
    });
  }

  void constraint(const ConstraintModel &model);
  void value(const OperandModel &model);
  void attribute(const AttributeModel &model);
  void property(const PropertyModel &model);
  void effects(llvm::ArrayRef<EffectModel> effects);
  void traits(llvm::ArrayRef<TraitModel> traits);
  void format(llvm::ArrayRef<FormatElement> elements, StringRef key);
  void op(const OpModel &model);
  void definition(const AttrOrTypeDefModel &model);
  void enumeration(const EnumModel &model);
  void interface(const InterfaceModel &model);
  void pass(const PassModel &model);
  void dialect(const DialectModel &model);

  const ModelSet &models;
  DiagnosticEngine quiet;
  ModelContext context;
  llvm::json::OStream out;
};

void SchemaWriter::constraint(const ConstraintModel &model) {
  out.attributeObject("constraint", [&] {
    optionalText("name", model.isAnonymous() ? StringRef() : model.recordName());
    text("summary", model.summary());
    optionalText("predicate", model.predicate().isTrue() ? "" : model.predicate().cppText());
    if (auto *type = llvm::dyn_cast<TypeConstraintModel>(&model)) {
      text("cppType", type->cppType());
      optionalText("definition", type->definition() ? ("!" + type->definition()->name()).str() : "");
    } else if (auto *attr = llvm::dyn_cast<AttrConstraintModel>(&model)) {
      text("cppType", attr->storageType().trim());
      optionalText("definition", attr->definition() ? ("#" + attr->definition()->name()).str() : "");
    }
  });
}

void SchemaWriter::effects(llvm::ArrayRef<EffectModel> effects) {
  list("effects", effects, [&](const EffectModel &effect) {
    text("effect", effect.cppEffect());
    text("resource", effect.cppResource());
    out.attribute("stage", effect.stage());
    out.attribute("onFullRegion", effect.isOnFullRegion());
  });
}

static StringRef spelling(OperandModel::Arity arity) {
  switch (arity) {
  case OperandModel::Arity::One:
    return "one";
  case OperandModel::Arity::Optional:
    return "optional";
  case OperandModel::Arity::Variadic:
    return "variadic";
  case OperandModel::Arity::VariadicOfVariadic:
    return "variadicOfVariadic";
  }
  llvm_unreachable("no such arity");
}

void SchemaWriter::value(const OperandModel &model) {
  optionalText("name", model.name());
  text("arity", spelling(model.arity()));
  text("description", model.description());
  constraint(model.constraint());
  effects(model.effects());
}

void SchemaWriter::attribute(const AttributeModel &model) {
  text("name", model.name());
  text("description", model.description());
  out.attribute("optional", model.isOptional());
  out.attribute("derived", model.isDerived());
  optionalText("default", model.constraint().defaultValue().text());
  text("returnType", model.constraint().returnType().trim());
  optionalText("enum",
               model.constraint().enumeration() ? model.constraint().enumeration()->cppType() : StringRef());
  constraint(model.constraint());
}

void SchemaWriter::property(const PropertyModel &model) {
  text("name", model.name());
  text("storageType", model.storageType().trim());
  text("interfaceType", model.interfaceType().trim());
  optionalText("default", model.constraint().defaultValue().text());
  constraint(model.constraint());
}

static StringRef spelling(TraitModel::Kind kind) {
  switch (kind) {
  case TraitModel::Kind::Native:
    return "native";
  case TraitModel::Kind::Internal:
    return "internal";
  case TraitModel::Kind::Predicate:
    return "predicate";
  case TraitModel::Kind::Interface:
    return "interface";
  case TraitModel::Kind::Effects:
    return "effects";
  }
  llvm_unreachable("no such kind of trait");
}

void SchemaWriter::traits(llvm::ArrayRef<TraitModel> traits) {
  list("traits", traits, [&](const TraitModel &trait) {
    optionalText("name", trait.record().isAnonymous() ? StringRef() : trait.record().getName());
    text("kind", spelling(trait.kind()));
    optionalText("cppName", trait.cppName());
    strings("arguments", trait.arguments());
    optionalText("summary", trait.summary());
    effects(trait.effects());
  });
}

static StringRef spelling(FormatElement::Kind kind) {
  static constexpr StringRef names[] = {
      "literal",   "whitespace",      "variable",   "type",      "operands",
      "results",   "regions",         "successors", "attr-dict", "attr-dict-with-keyword",
      "prop-dict", "functional-type", "custom",     "code",      "optional",
      "oilist",    "clause",          "params",     "struct"};
  static_assert(std::size(names) == unsigned(FormatElement::Kind::Struct) + 1);
  return names[unsigned(kind)];
}

/// Recursion depth is bounded: the format parser limits nesting.
void SchemaWriter::format(llvm::ArrayRef<FormatElement> elements, StringRef key) {
  list(key, elements, [&](const FormatElement &element) {
    text("kind", spelling(element.kind));
    text("text", element.text);
    if (element.isQualified)
      out.attribute("qualified", true);
    if (element.isRef)
      out.attribute("ref", true);
    if (!element.children.empty())
      format(element.children, "children");
    if (!element.elseChildren.empty())
      format(element.elseChildren, "else");
  });
}

void SchemaWriter::op(const OpModel &model) {
  text("name", model.name());
  text("cppClass", model.cppClass());
  words(model.summary(), model.description());
  optionalText("deprecated", model.deprecation());
  optionalText("group", model.docGroup() ? model.docGroup()->getName() : StringRef());
  list("operands", model.operands(), [&](const OperandModel &each) { value(each); });
  list("results", model.results(), [&](const ResultModel &each) { value(each); });
  list("attributes", model.attributes(), [&](const AttributeModel &each) { attribute(each); });
  list("derivedAttributes", model.derivedAttributes(), [&](const AttributeModel &each) { attribute(each); });
  list("properties", model.properties(), [&](const PropertyModel &each) { property(each); });
  auto member = [&](const auto &each) {
    optionalText("name", each.name());
    out.attribute("variadic", each.isVariadic());
    constraint(each.constraint());
  };
  list("regions", model.regions(), member);
  list("successors", model.successors(), member);
  traits(model.traits());
  optionalText("assemblyFormat", model.assemblyFormat().trim());
  auto checked =
      model.hasAssemblyFormat() ? FormatModel::check(model, context) : FailureOr<FormatModel>(failure());
  optionalText("grammar", succeeded(checked) ? grammarOf(*checked, context) : "");
  format(succeeded(checked) ? checked->elements() : llvm::ArrayRef<FormatElement>(), "format");
  out.attributeObject("has", [&] {
    out.attribute("customAssemblyFormat", model.hasCustomAssemblyFormat());
    out.attribute("verifier", model.hasVerifier());
    out.attribute("regionVerifier", model.hasRegionVerifier());
    out.attribute("folder", model.hasFolder());
    out.attribute("canonicalizer", model.hasCanonicalizer() || model.hasCanonicalizeMethod());
  });
  location(model.loc());
}

void SchemaWriter::definition(const AttrOrTypeDefModel &model) {
  text("name", model.name());
  optionalText("mnemonic", model.mnemonic());
  text("cppClass", model.cppClass());
  words(model.summary(), model.description());
  list("parameters", model.parameters(), [&](const ParameterModel &parameter) {
    text("name", parameter.name());
    text("cppType", parameter.cppType().trim());
    text("summary", parameter.summary());
    out.attribute("optional", parameter.isOptional());
    optionalText("default", parameter.defaultValue().text());
    optionalText("enum", parameter.enumeration() ? parameter.enumeration()->cppType() : StringRef());
  });
  traits(model.traits());
  optionalText("assemblyFormat", model.assemblyFormat().trim());
  auto checked = model.hasAssemblyFormat() ? DefFormatModel::check(model, context)
                                           : FailureOr<DefFormatModel>(failure());
  optionalText("grammar", succeeded(checked) ? grammarOf(*checked, context) : "");
  format(succeeded(checked) ? checked->elements() : llvm::ArrayRef<FormatElement>(), "format");
  out.attributeObject("has", [&] {
    out.attribute("customAssemblyFormat", model.hasCustomAssemblyFormat());
    out.attribute("verifier", model.hasVerifier());
  });
  location(model.loc());
}

void SchemaWriter::enumeration(const EnumModel &model) {
  text("name", model.className());
  text("cppType", model.cppType());
  words(model.summary(), model.description());
  out.attribute("bits", model.isBitEnum());
  out.attribute("width", model.bitWidth());
  text("underlyingType", model.underlyingType());
  text("separator", model.isBitEnum() ? model.separator() : StringRef());
  list("cases", model.cases(), [&](const EnumCaseModel &value) {
    text("symbol", value.symbol);
    text("spelling", value.spelling);
    out.attribute("value", int64_t(value.value));
    out.attribute("group", value.isGroup);
  });
  location(model.loc());
}

static StringRef spelling(InterfaceModel::Kind kind) {
  switch (kind) {
  case InterfaceModel::Kind::Op:
    return "op";
  case InterfaceModel::Kind::Attribute:
    return "attribute";
  case InterfaceModel::Kind::Type:
    return "type";
  case InterfaceModel::Kind::Dialect:
    return "dialect";
  }
  llvm_unreachable("no such kind of interface");
}

void SchemaWriter::interface(const InterfaceModel &model) {
  text("name", model.className());
  text("kind", spelling(model.kind()));
  text("cppClass", model.cppClass());
  text("description", withoutIndentation(model.description()));
  list("methods", model.methods(), [&](const InterfaceMethodModel &method) {
    text("name", method.name);
    text("returnType", method.returnType);
    text("description", withoutIndentation(method.description));
    out.attribute("static", method.isStatic);
    out.attribute("hasDefault", method.hasDefault());
    list("parameters", method.parameters, [&](const CppParameter &parameter) {
      text("name", parameter.name);
      text("cppType", parameter.type);
    });
  });
  location(model.loc());
}

void SchemaWriter::pass(const PassModel &model) {
  text("name", model.name());
  text("argument", model.argument());
  text("baseClass", model.baseClass());
  words(model.summary(), model.description());
  list("options", model.options(), [&](const PassOptionModel &option) {
    text("name", option.name);
    text("argument", option.argument);
    text("cppType", option.type);
    optionalText("default", option.defaultValue);
    text("description", option.description);
    out.attribute("list", option.isList);
  });
  list("statistics", model.statistics(), [&](const PassStatisticModel &statistic) {
    text("name", statistic.title);
    text("description", statistic.description);
  });
  location(model.loc());
}

void SchemaWriter::dialect(const DialectModel &model) {
  text("name", model.name());
  text("cppClass", model.cppClass());
  text("cppNamespace", model.cppNamespace());
  words(model.summary(), model.description());
  strings("dependentDialects",
          std::vector<std::string>(model.dependentDialects().begin(), model.dependentDialects().end()));
  list("ops", model.ops(), [&](const OpModel *each) { op(*each); });
  list("types", model.types(), [&](const TypeDefModel *each) { definition(*each); });
  list("attributes", model.attributes(), [&](const AttrDefModel *each) { definition(*each); });
  location(model.loc());
}

void SchemaWriter::write(llvm::ArrayRef<PassModel> passes) {
  std::vector<const DialectModel *> dialects(models.dialects().begin(), models.dialects().end());
  if (models.mainDialect())
    dialects = {models.mainDialect()};
  // Declarations that belong to no dialect are listed with the dialect of their namespace, or with the main
  // file.
  auto own = [&](auto all) {
    std::vector<typename decltype(all)::value_type> result;
    for (const auto *each : all)
      if (!models.mainDialect() || models.isInMainFile(each->loc()) ||
          each->cppNamespace() == models.mainDialect()->cppNamespace())
        result.push_back(each);
    return result;
  };
  out.object([&] {
    out.attribute("version", schemaVersion);
    list("dialects", dialects, [&](const DialectModel *each) { dialect(*each); });
    list("enums", own(models.enums()), [&](const EnumModel *each) { enumeration(*each); });
    list("interfaces", own(models.interfaces()), [&](const InterfaceModel *each) { interface(*each); });
    list("passes", passes, [&](const PassModel &each) { pass(each); });
  });
}

} // namespace

void mlir::emitSchema(const ModelSet &models, llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os) {
  SchemaWriter(models, os).write(passes);
  os << '\n';
}
