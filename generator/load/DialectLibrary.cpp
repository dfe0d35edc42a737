//===- DialectLibrary.cpp - Dialects loaded from .td ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/DialectLibrary.h"
#include "generator/check/Checks.h"
#include "generator/load/DefLoader.h"
#include "generator/load/LoadStorage.h"
#include "generator/load/OpLoader.h"
#include "generator/load/PatternLoader.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/DialectModel.h"
#include "generator/model/EnumModel.h"
#include "generator/model/ModelBuilder.h"
#include "generator/model/OpModel.h"

using namespace mlir;

DialectLibrary::DialectLibrary() : storage(new Storage()) {}
DialectLibrary::~DialectLibrary() = default;

const ModelSet &DialectLibrary::models() const { return *storage->models; }

/// True if the loader builds descriptors for the dialect: its record or one of its ops, types or attributes
/// is in the main file, or the tool has no compiled dialect of that name.
static bool isAbout(const ModelSet &models, const DialectModel &dialect, const DialectRegistry &registry) {
  auto isHere = [&](const auto *model) { return models.isInMainFile(model->loc()); };
  return isHere(&dialect) || !registry.lookup(dialect.name()) || llvm::any_of(dialect.ops(), isHere) ||
         llvm::any_of(dialect.types(), isHere) || llvm::any_of(dialect.attributes(), isHere);
}

namespace mlir {

/// Builds the descriptors of one load from the models.
class DialectLoader {
public:
  DialectLoader(DialectLibrary &library, LoadContext &context, const LoweredModel &lowered,
                const DialectRegistry &registry)
      : library(library), context(context), memory(context.memory), lowered(lowered), registry(registry) {}
  void load();

private:
  void fillScope();
  bool isOwn(const DialectModel &dialect) const { return isAbout(*memory.models, dialect, registry); }
  void loadDefs();
  const DialectSpec *loadDialect(const DialectModel &dialect);
  std::vector<const PatternSpec *> canonicalizations(const DialectModel &dialect);

  DialectLibrary &library;
  LoadContext &context;
  DialectLibrary::Storage &memory;
  const LoweredModel &lowered;
  const DialectRegistry &registry;
  llvm::DenseMap<const AttrOrTypeDefModel *, TypeDefSpec *> types;
  llvm::DenseMap<const AttrOrTypeDefModel *, AttrDefSpec *> attributes;
};

void DialectLoader::fillScope() {
  for (const InterfaceModel *interface : memory.models->interfaces())
    memory.scope.interfaces.try_emplace(unqualified(interface->className()));
  for (const EnumModel *model : memory.models->enums()) {
    for (const EnumCaseModel &item : model->cases())
      memory.scope.enumerators[(model->className() + "::" + item.symbol).str()] = item.value;
    if (model->hasSpecializedAttribute()) {
      llvm::StringRef cppClass = model->specializedAttributeClass();
      memory.scope.enumAttributes[cppClass.drop_front(cppClass.rfind(':') + 1)] = context.enumSpec(*model);
    }
  }
  auto addParameters = [&](const AttrOrTypeDefModel &def) {
    for (const ParameterModel &param : def.parameters())
      memory.scope.parameters.insert(parameterKey(param.name()));
  };
  for (const TypeDefModel *def : memory.models->types())
    addParameters(*def);
  for (const AttrDefModel *def : memory.models->attributes())
    addParameters(*def);
  for (llvm::StringRef name : registry.getDialectNames()) {
    const DialectSpec &dialect = *registry.lookup(name);
    auto addSpecs = [&](auto specs) {
      for (const DefSpec *spec : specs)
        for (const ParamSpec &param : spec->params)
          memory.scope.parameters.insert(parameterKey(param.name));
    };
    addSpecs(dialect.types);
    addSpecs(dialect.attributes);
  }
  auto findByName = [](auto specs, llvm::StringRef name) -> std::decay_t<decltype(specs.front())> {
    for (auto *spec : specs)
      if (spec->name == name)
        return spec;
    return nullptr;
  };
  // Create a new spec for each type and attribute of a loaded dialect, which loadDefs() fills; find the specs
  // of other dialects in the registry.
  auto addDefs = [&]<typename SpecT>(auto defs, llvm::DenseMap<const AttrOrTypeDefModel *, SpecT *> &loaded,
                                     auto DialectSpec::*compiled, llvm::StringMap<const SpecT *> &names) {
    for (const auto *def : defs) {
      const SpecT *spec = nullptr;
      if (isOwn(def->dialect()))
        spec = loaded[def] = memory.make(SpecT());
      else if (const DialectSpec *dialect = registry.lookup(def->dialect().name()))
        spec = findByName(dialect->*compiled, def->name());
      if (spec)
        names[def->className()] = spec;
    }
  };
  addDefs(memory.models->types(), types, &DialectSpec::types, memory.scope.types);
  addDefs(memory.models->attributes(), attributes, &DialectSpec::attributes, memory.scope.attributes);
}

/// Returns the declared patterns that canonicalization runs: those of a dialect with hasCanonicalizer, and
/// those whose root op has a canonicalizer. The C++ hooks that would select patterns do not exist in a loaded
/// dialect.
std::vector<const PatternSpec *> DialectLoader::canonicalizations(const DialectModel &dialect) {
  std::vector<const PatternSpec *> patterns;
  for (const CompiledPattern &pattern : lowered.patterns()) {
    const OpModel *root = memory.models->findOp(pattern.rootOp);
    bool applies =
        dialect.hasCanonicalizer() ||
        (root && &root->dialect() == &dialect && (root->hasCanonicalizer() || root->hasCanonicalizeMethod()));
    if (!applies || (root && &root->dialect() != &dialect))
      continue;
    if (const PatternSpec *spec = loadPattern(context, pattern))
      patterns.push_back(spec);
  }
  return patterns;
}

const DialectSpec *DialectLoader::loadDialect(const DialectModel &dialect) {
  std::vector<const OpSpec *> ops;
  for (const OpModel *op : dialect.ops())
    ops.push_back(loadOp(context, *op, lowered));
  std::vector<const TypeDefSpec *> typeSpecs;
  for (const TypeDefModel *def : dialect.types())
    typeSpecs.push_back(types[def]);
  std::vector<const AttrDefSpec *> attrSpecs;
  for (const AttrDefModel *def : dialect.attributes())
    attrSpecs.push_back(attributes[def]);
  auto byName = [](const auto *a, const auto *b) { return a->name < b->name; };
  llvm::sort(ops, byName);
  llvm::sort(typeSpecs, byName);
  llvm::sort(attrSpecs, byName);
  std::vector<const DialectSpec *> dependents;
  for (llvm::StringRef cppClass : dialect.dependentDialects()) {
    if (const DialectSpec *dependent = registry.lookupByClass(cppClass)) {
      dependents.push_back(dependent);
      continue;
    }
    context.diags.emit(dialect.loc(), Severity::Warning)
        << "dialect '" << dialect.name() << "' depends on " << cppClass << ", which this tool does not have";
  }
  if (dialect.hasConstantMaterializer())
    context.cannotHonour(dialect.loc(), "the constant materialiser of dialect '" + dialect.name() + "'");
  if (dialect.hasOperationAttrVerify() || dialect.hasRegionArgAttrVerify() ||
      dialect.hasRegionResultAttrVerify())
    context.cannotHonour(dialect.loc(), "the verifier of attributes of dialect '" + dialect.name() + "'");
  if (dialect.hasOperationInterfaceFallback())
    context.cannotHonour(dialect.loc(), "the fallback for interfaces of dialect '" + dialect.name() + "'");
  DialectSpec spec;
  spec.name = memory.save(dialect.name());
  spec.cppClass = memory.save(dialect.cppClass());
  spec.ops = memory.array(ops);
  spec.types = memory.array(typeSpecs);
  spec.attributes = memory.array(attrSpecs);
  spec.canonicalizations = memory.array(canonicalizations(dialect));
  spec.dependentDialects = memory.array(dependents);
  spec.summary = memory.save(dialect.summary());
  spec.loc = context.specLoc(dialect.loc());
  return memory.make(spec);
}

/// Fills the specs of types and attributes. Called before ops are loaded, whose expressions may read
/// parameters of these types and attributes.
void DialectLoader::loadDefs() {
  for (const TypeDefModel *def : memory.models->types())
    if (TypeDefSpec *spec = types.lookup(def))
      loadDef(context, *def, lowered, *spec);
  for (const AttrDefModel *def : memory.models->attributes())
    if (AttrDefSpec *spec = attributes.lookup(def))
      loadDef(context, *def, lowered, *spec);
}

void DialectLoader::load() {
  fillScope();
  loadDefs();
  for (const DialectModel *dialect : memory.models->dialects())
    if (isOwn(*dialect))
      library.specs.push_back(loadDialect(*dialect));
}

} // namespace mlir

FailureOr<std::unique_ptr<DialectLibrary>> DialectLibrary::load(llvm::StringRef path,
                                                                const LoadOptions &options,
                                                                const DialectRegistry &registry,
                                                                llvm::raw_ostream &errors) {
  std::unique_ptr<DialectLibrary> library(new DialectLibrary());
  Storage &memory = *library->storage;
  DiagnosticEngine diags;
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    SourceDiagnosticPrinter(memory.source.sources(), errors).print(diag);
    return success();
  });
  RecordSource::Options sourceOptions;
  sourceOptions.includeDirs = options.includeDirs;
  if (failed(memory.source.parseFile(path, sourceOptions, diags)))
    return failure();
  ModelOptions modelOptions;
  modelOptions.allDialects = true;
  auto models = buildModel(memory.source.records(), memory.source.sources(), diags, modelOptions);
  if (failed(models))
    return failure();
  memory.models = std::move(*models);
  auto lowered = lowerModel(*memory.models, diags, [&](const DialectModel &dialect) {
    return isAbout(*memory.models, dialect, registry);
  });
  if (failed(lowered) || failed(checkDialects(*memory.models, diags)) ||
      failed(checkFormatsAndPatterns((*lowered)->formatModels(), (*lowered)->defFormatModels(),
                                     (*lowered)->patternModels(), diags)))
    return failure();
  LoadContext context(memory, options, diags);
  DialectLoader(*library, context, **lowered, registry).load();
  if (context.hasFailed())
    return failure();
  if (library->specs.empty()) {
    diags.emit(DiagnosticLocation(), Severity::Error) << "'" << path << "' declares no dialect";
    return failure();
  }
  return library;
}
