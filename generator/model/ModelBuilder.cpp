//===- ModelBuilder.cpp - Builds the models of a file ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ModelBuilder.h"
#include "generator/model/CppNames.h"
#include "generator/model/DefModelChecker.h"
#include "generator/model/DiagnosticKinds.h"
#include "generator/model/OpModelChecker.h"
#include "generator/model/RecordReader.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(DependsOnItself, Error, "'{0}' depends on itself", StringRef);
STRATA_DIAGNOSTIC(MadeOfTooMany, Error, "'{0}' is made of declarations that are nested more than {1} deep",
                  StringRef, unsigned);
STRATA_DIAGNOSTIC(UsesDeprecated, Warning, "'{0}' is deprecated: {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(UsesDeprecatedError, Error, "'{0}' is deprecated: {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(NotADialect, Error, "'{0}' is not a dialect", StringRef);
STRATA_DIAGNOSTIC(NotATypeConstraint, Error, "'{0}' is not a type constraint", StringRef);
STRATA_DIAGNOSTIC(NotAnAttrConstraint, Error, "'{0}' is not an attribute constraint", StringRef);
STRATA_DIAGNOSTIC(NoSuchDialect, Error, "there is no dialect '{0}' here; known are: {1}", StringRef,
                  std::string);
STRATA_DIAGNOSTIC(NoSuchDialectToSelect, Warning, "there is no dialect '{0}' here; known are: {1}", StringRef,
                  std::string);
STRATA_DIAGNOSTIC(SeveralDialects, Error,
                  "this file declares things of several dialects ({0}); say which one with --dialect",
                  std::string);
STRATA_NOTE(DeclaredHere, "'{0}' is declared here", StringRef);

//===------------------------------------------------------------------------===//
// Shared models, built on first use
//===------------------------------------------------------------------------===//

/// Limits the recursion: checking one record checks the records it refers to.
static constexpr unsigned maxDepth = 200;

/// Returns the cached model of `record`, or builds it by `check`. A null entry in the map denotes a record
/// that is being checked or that has errors.
template <typename Model, typename Map, typename Check>
const Model *ModelBuilder::getOrCheck(Map &map, const llvm::Record &record, Check check) {
  auto [it, isNew] = map.try_emplace(&record);
  if (!isNew) {
    if (!it->second && inProgress.contains({&map, &record})) {
      context.diags()
          .emit(ModelContext::loc(record), DependsOnItself, RecordReader(record, context).name())
          .report();
      errors = true;
    }
    return static_cast<const Model *>(it->second.get());
  }
  if (inProgress.size() >= maxDepth) {
    context.diags()
        .emit(ModelContext::loc(record), MadeOfTooMany, RecordReader(record, context).name(), maxDepth)
        .report();
    errors = true;
    return nullptr;
  }
  inProgress.insert({&map, &record});
  warnIfDeprecated(record);
  auto model = check();
  inProgress.erase({&map, &record});
  if (failed(model)) {
    errors = true;
    return nullptr;
  }
  const Model *result = model->get();
  map[&record] = std::move(*model);
  return result;
}

void ModelBuilder::warnIfDeprecated(const llvm::Record &record) {
  RecordReader reader(record, context);
  StringRef reason = reader.string("odsDeprecated");
  llvm::ArrayRef<llvm::SMRange> uses = record.getReferenceLocs();
  if (reason.empty() || uses.empty() || onDeprecated == DeprecatedAction::None)
    return;
  if (onDeprecated == DeprecatedAction::Warn) {
    context.diags().emit(uses.front().Start, UsesDeprecated, reader.name(), reason).report();
    return;
  }
  context.diags().emit(uses.front().Start, UsesDeprecatedError, reader.name(), reason).report();
  errors = true;
}

const DialectModel *ModelBuilder::dialect(const llvm::Record &record) {
  return getOrCheck<DialectModel>(set.dialectByRecord, record,
                                  [&]() -> FailureOr<std::unique_ptr<DialectModel>> {
                                    if (!record.isSubClassOf("Dialect"))
                                      return context.diags().emit(ModelContext::loc(record), NotADialect,
                                                                  RecordReader(record, context).name());
                                    return DialectModel::check(record, context);
                                  });
}

const TypeConstraintModel *ModelBuilder::typeConstraint(const llvm::Record &record) {
  if (!record.isSubClassOf("TypeConstraint")) {
    context.diags()
        .emit(ModelContext::loc(record), NotATypeConstraint, RecordReader(record, context).name())
        .report();
    errors = true;
    return nullptr;
  }
  return getOrCheck<TypeConstraintModel>(set.constraintByRecord, record,
                                         [&] { return TypeConstraintModel::check(record, context); });
}

const AttrConstraintModel *ModelBuilder::attrConstraint(const llvm::Record &record) {
  if (!record.isSubClassOf("AttrConstraint")) {
    context.diags()
        .emit(ModelContext::loc(record), NotAnAttrConstraint, RecordReader(record, context).name())
        .report();
    errors = true;
    return nullptr;
  }
  auto attribute = [&](const llvm::Record &other) { return attrConstraint(other); };
  auto type = [&](const llvm::Record &other) { return typeConstraint(other); };
  auto enumInfo = [&](const llvm::Record &other) { return enumeration(other); };
  return getOrCheck<AttrConstraintModel>(set.constraintByRecord, record, [&] {
    return AttrConstraintModel::check(record, context, {attribute, type, enumInfo});
  });
}

const ConstraintModel *ModelBuilder::constraint(const llvm::Record &record, ConstraintModel::Kind kind) {
  if (record.isSubClassOf("TypeConstraint"))
    return typeConstraint(record);
  if (record.isSubClassOf("AttrConstraint"))
    return attrConstraint(record);
  if (record.isSubClassOf("Property"))
    return propertyConstraint(record);
  return getOrCheck<ConstraintModel>(set.constraintByRecord, record,
                                     [&] { return ConstraintModel::check(record, kind, context); });
}

const PropertyConstraintModel *ModelBuilder::propertyConstraint(const llvm::Record &record) {
  auto property = [&](const llvm::Record &other) { return propertyConstraint(other); };
  auto attribute = [&](const llvm::Record &other) { return attrConstraint(other); };
  auto enumInfo = [&](const llvm::Record &other) { return enumeration(other); };
  return getOrCheck<PropertyConstraintModel>(set.constraintByRecord, record, [&] {
    return PropertyConstraintModel::check(record, context, {property, attribute, enumInfo});
  });
}

const EnumModel *ModelBuilder::enumeration(const llvm::Record &record) {
  return getOrCheck<EnumModel>(set.enumByRecord, record, [&] { return EnumModel::check(record, context); });
}

const InterfaceModel *ModelBuilder::interface(const llvm::Record &record) {
  bool isNew = !set.interfaceByRecord.contains(&record);
  const InterfaceModel *model = getOrCheck<InterfaceModel>(
      set.interfaceByRecord, record, [&] { return InterfaceModel::check(record, context); });
  if (model && isNew)
    for (const llvm::Record *base : model->bases())
      interface(*base);
  return model;
}

//===------------------------------------------------------------------------===//
// Building all models of a file
//===------------------------------------------------------------------------===//

/// Collects the records of all kinds in one pass, because visiting all records (mostly those of the built-in
/// .td files) dominates the cost.
ModelBuilder::Declared ModelBuilder::findDeclared() const {
  Declared result;
  struct {
    const llvm::Record *base;
    std::vector<const llvm::Record *> &list;
    bool isOfUserOnly;
  } const kinds[] = {{context.records().getClass("Dialect"), result.dialects, false},
                     {context.records().getClass("Op"), result.ops, false},
                     {context.records().getClass("EnumInfo"), result.enums, true},
                     {context.records().getClass("Interface"), result.interfaces, true},
                     {context.records().getClass("Constraint"), result.constraints, true},
                     {context.records().getClass("AttrOrTypeDef"), result.definitions, true}};
  for (const auto &entry : context.records().getDefs()) {
    const llvm::Record &record = *entry.second;
    // Records of the builtin dialect in the built-in .td files act as constraints; the runtime implements
    // their classes. All other built-in records are checked only when they are used.
    bool isOfUser = !record.isAnonymous() && !context.isInVocabulary(ModelContext::loc(record));
    for (const auto &kind : kinds)
      if (kind.base && (isOfUser || !kind.isOfUserOnly) && record.isSubClassOf(kind.base))
        kind.list.push_back(&record);
  }
  for (const auto &kind : kinds)
    ModelContext::sortByDeclaration(kind.list);
  return result;
}

/// Returns the ops of the user that patterns name, in order of declaration.
std::vector<const llvm::Record *> ModelBuilder::findOpsOfPatterns() const {
  llvm::SetVector<const llvm::Record *> found;
  std::vector<const llvm::Init *> pending;
  for (const llvm::Record *record : context.records().getAllDerivedDefinitionsIfDefined("Pattern"))
    for (const llvm::RecordVal &field : record->getValues())
      pending.push_back(field.getValue());
  while (!pending.empty()) {
    const llvm::Init *init = pending.back();
    pending.pop_back();
    if (auto *list = llvm::dyn_cast<llvm::ListInit>(init)) {
      llvm::append_range(pending, list->getElements());
    } else if (auto *dag = llvm::dyn_cast<llvm::DagInit>(init)) {
      pending.push_back(dag->getOperator());
      llvm::append_range(pending, dag->getArgs());
    } else if (auto *def = llvm::dyn_cast<llvm::DefInit>(init); def && def->getDef()->isSubClassOf("Op")) {
      found.insert(def->getDef());
    }
  }
  std::vector<const llvm::Record *> result(found.begin(), found.end());
  ModelContext::sortByDeclaration(result);
  return result;
}

LogicalResult ModelBuilder::buildAll(const ModelOptions &options) {
  onDeprecated = options.onDeprecated;
  set.takesAll = options.allRecords;
  Declared declared = findDeclared();
  build(declared, options.parts);
  if (errors && options.parts != ModelParts::All)
    return failure();
  // Declarations refer to declarations of other kinds, which may not be wanted: also build the models of
  // those kinds, without diagnostics.
  constexpr ModelParts members =
      ModelParts::Dialects | ModelParts::Types | ModelParts::Attributes | ModelParts::Ops;
  bool needsDialect = intersects(options.parts, members | ModelParts::Patterns) ||
                      (intersects(options.parts, ModelParts::Enums) && !options.allRecords);
  if (needsDialect && (options.parts & members) != members) {
    ScopedDiagnosticHandler silence(context.diags(), [](Diagnostic &) { return success(); });
    build(declared, members & ~options.parts);
    forgetFailures();
    errors = false;
  }
  fillLists(declared);
  connectParameters();
  resolveOpReferences();
  fillDialects();
  chooseMainDialect(options);
  return failure(errors);
}

void ModelBuilder::build(const Declared &declared, ModelParts parts) {
  if (intersects(parts, ModelParts::Dialects))
    for (const llvm::Record *record : declared.dialects)
      dialect(*record);
  if (intersects(parts, ModelParts::Enums))
    for (const llvm::Record *record : declared.enums)
      enumeration(*record);
  if (intersects(parts, ModelParts::Interfaces))
    for (const llvm::Record *record : declared.interfaces)
      interface(*record);
  buildConstraints(declared, parts);
  buildDefinitions(declared, parts);
  if (intersects(parts, ModelParts::Ops))
    for (const llvm::Record *record : declared.ops)
      buildOp(*record);
  else if (intersects(parts, ModelParts::Patterns))
    for (const llvm::Record *record : findOpsOfPatterns())
      buildOp(*record);
  connectConstraints(parts);
}

/// Checks user-declared constraints, even unused ones. Constraints of the built-in .td files are checked on
/// use.
void ModelBuilder::buildConstraints(const Declared &declared, ModelParts parts) {
  auto isWanted = [&](const llvm::Record &record) {
    bool isType = record.isSubClassOf("TypeConstraint");
    ModelParts part = isType ? ModelParts::TypePredicates : ModelParts::AttrPredicates;
    return intersects(parts, ModelParts::Constraints) ||
           (intersects(parts, part) && (isType || record.isSubClassOf("AttrConstraint")) &&
            !RecordReader(record, context).string("cppFunctionName").empty());
  };
  for (const llvm::Record *record : declared.constraints) {
    if (!isWanted(*record))
      continue;
    if (record->isSubClassOf("TypeConstraint"))
      typeConstraint(TypeConstraintModel::stripDecorations(*record));
    else
      constraint(*record, record->isSubClassOf("RegionConstraint")      ? ConstraintModel::Kind::Region
                          : record->isSubClassOf("SuccessorConstraint") ? ConstraintModel::Kind::Successor
                          : record->isSubClassOf("PropConstraint")      ? ConstraintModel::Kind::Property
                                                                        : ConstraintModel::Kind::MultiEntity);
  }
}

static ModelParts partOf(const llvm::Record &definition) {
  return definition.isSubClassOf("TypeDef") ? ModelParts::Types : ModelParts::Attributes;
}

void ModelBuilder::buildDefinitions(const Declared &declared, ModelParts parts) {
  for (const llvm::Record *record : declared.definitions) {
    if (!intersects(parts, partOf(*record)))
      continue;
    if (std::unique_ptr<AttrOrTypeDefModel> model = DefModelChecker(*record, *this, context).check())
      set.defByRecord[record] = std::move(model);
    else
      errors = true;
  }
}

void ModelBuilder::buildOp(const llvm::Record &record) {
  if (set.opByRecord.contains(&record))
    return;
  if (std::unique_ptr<OpModel> model = OpModelChecker(record, *this, context).check())
    set.opByRecord[&record] = std::move(model);
  else
    errors = true;
}

void ModelBuilder::connectConstraints(ModelParts parts) {
  for (auto &[record, model] : set.defByRecord) {
    if (!intersects(parts, partOf(*record)))
      continue;
    if (auto *type = llvm::dyn_cast<TypeDefModel>(model.get())) {
      type->asConstraint = typeConstraint(*record);
      if (type->asConstraint)
        const_cast<TypeConstraintModel *>(type->asConstraint)->def = type;
    } else {
      auto *attribute = llvm::cast<AttrDefModel>(model.get());
      attribute->asConstraint = attrConstraint(*record);
      if (attribute->asConstraint)
        const_cast<AttrConstraintModel *>(attribute->asConstraint)->def = attribute;
    }
  }
}

/// Links parameters and constraints with the definitions that they refer to.
void ModelBuilder::connectParameters() {
  for (auto &[record, model] : set.defByRecord)
    for (ParameterModel &parameter : model->params)
      if (parameter.rec)
        parameter.def = set.definition(*parameter.rec);
  // A constraint whose cppType() is the class of a definition refers to that definition too.
  llvm::StringMap<const TypeDefModel *> byClass;
  for (const TypeDefModel *type : set.typeList)
    byClass[type->cppClass()] = type;
  for (auto &[record, model] : set.constraintByRecord)
    if (auto *constraint = llvm::dyn_cast_or_null<TypeConstraintModel>(model.get());
        constraint && !constraint->def)
      constraint->def = byClass.lookup(constraint->cppType());
}

/// Removes the records that failed without diagnostics, so that a later request reports their errors.
void ModelBuilder::forgetFailures() {
  auto forget = [](auto &map) {
    std::vector<const llvm::Record *> failed;
    for (const auto &[record, model] : map)
      if (!model)
        failed.push_back(record);
    for (const llvm::Record *record : failed)
      map.erase(record);
  };
  forget(set.dialectByRecord);
  forget(set.enumByRecord);
  forget(set.interfaceByRecord);
  forget(set.constraintByRecord);
}

/// Fills the lists of the set with the models of the declared records, in order of declaration.
void ModelBuilder::fillLists(const Declared &declared) {
  auto fill = [](llvm::ArrayRef<const llvm::Record *> records, const auto &map, auto &list) {
    for (const llvm::Record *record : records)
      if (auto found = map.find(record); found != map.end() && found->second)
        list.push_back(found->second.get());
  };
  fill(declared.dialects, set.dialectByRecord, set.dialectList);
  fill(declared.enums, set.enumByRecord, set.enumList);
  fill(declared.interfaces, set.interfaceByRecord, set.interfaceList);
  fill(declared.ops, set.opByRecord, set.opList);
  for (const llvm::Record *record : declared.definitions)
    if (auto found = set.defByRecord.find(record); found != set.defByRecord.end()) {
      if (auto *type = llvm::dyn_cast<TypeDefModel>(found->second.get()))
        set.typeList.push_back(type);
      else
        set.attrList.push_back(llvm::cast<AttrDefModel>(found->second.get()));
    }
}

void ModelBuilder::resolveOpReferences() {
  auto resolve = [&](OpModel::OpReference &reference, const OpModel &from) {
    // Lookup order: the namespace of the op, then all namespaces.
    for (const std::string &name : {qualify(from.cppNamespace(), reference.cppClass), reference.cppClass})
      if (const OpModel *found = set.findOpByClass(name)) {
        reference.operation = found->name();
        return;
      }
    // builtin.module is the only op that a file may name without including its `.td`.
    if (unqualified(reference.cppClass) == "ModuleOp")
      reference.operation = "builtin.module";
  };
  for (auto &[record, op] : set.opByRecord) {
    for (OpModel::OpReference &parent : op->parentOps)
      resolve(parent, *op);
    if (op->terminator)
      resolve(*op->terminator, *op);
  }
}

void ModelBuilder::fillDialects() {
  auto dialectOf = [&](const auto *model) { return const_cast<DialectModel *>(&model->dialect()); };
  for (const OpModel *op : set.opList)
    dialectOf(op)->opList.push_back(op);
  for (const TypeDefModel *type : set.typeList)
    dialectOf(type)->typeList.push_back(type);
  for (const AttrDefModel *attribute : set.attrList)
    dialectOf(attribute)->attrList.push_back(attribute);
}

void ModelBuilder::chooseMainDialect(const ModelOptions &options) {
  auto names = [](llvm::ArrayRef<const DialectModel *> dialects) {
    return llvm::join(llvm::map_range(dialects, [](const DialectModel *dialect) { return dialect->name(); }),
                      ", ");
  };
  set.takesAll = options.allRecords;
  if (!options.dialect.empty()) {
    set.main = set.findDialect(options.dialect);
    if (set.main)
      return;
    const llvm::SourceMgr &sources = context.sources();
    auto start = llvm::SMLoc::getFromPointer(sources.getMemoryBuffer(mainBuffer(sources))->getBufferStart());
    std::string known = set.dialectList.empty() ? "none" : names(set.dialectList);
    // An unknown dialect is only a warning for outputs of types or attributes, which are then empty as in
    // mlir-tblgen, and for outputs that describe all dialects.
    bool isOfDefs = (options.parts & ~(ModelParts::Types | ModelParts::Attributes)) == ModelParts::None;
    if (intersects(options.parts, ModelParts::Dialects) ||
        (!options.allDialects && !options.allRecords && !isOfDefs)) {
      context.diags().emit(start, NoSuchDialect, StringRef(options.dialect), known).report();
      errors = true;
    } else if (!options.allRecords) {
      context.diags().emit(start, NoSuchDialectToSelect, StringRef(options.dialect), known).report();
    }
    return;
  }
  // Candidates are the dialects of which the main file declares members; if there are none, those of included
  // files.
  std::vector<const DialectModel *> candidates;
  auto collect = [&](auto isWanted) {
    for (const DialectModel *dialect : set.dialectList) {
      auto wanted = [&](const auto *model) { return isWanted(model->loc()); };
      if (isWanted(dialect->loc()) || llvm::any_of(dialect->ops(), wanted) ||
          llvm::any_of(dialect->types(), wanted) || llvm::any_of(dialect->attributes(), wanted))
        candidates.push_back(dialect);
    }
  };
  // Of several candidates, keeps those that satisfy the condition, if there are any.
  auto prefer = [&](auto condition) {
    std::vector<const DialectModel *> preferred;
    llvm::copy_if(candidates, std::back_inserter(preferred), condition);
    if (!preferred.empty())
      candidates = std::move(preferred);
  };
  collect([&](llvm::SMLoc loc) { return set.isInMainFile(loc); });
  if (candidates.empty()) {
    collect([&](llvm::SMLoc loc) { return !context.isInVocabulary(loc); });
    // If the main file only includes other files, prefer the dialect that has ops to dialects of which only
    // types or attributes are included.
    auto withOps = [](const DialectModel *dialect) { return !dialect->ops().empty(); };
    if (llvm::count_if(candidates, withOps) == 1)
      prefer(withOps);
  }
  // For an output of types or attributes, prefer the dialects that have types or attributes.
  bool isOfTypes = options.parts == ModelParts::Types,
       isOfAttributes = options.parts == ModelParts::Attributes;
  if (isOfTypes || isOfAttributes) {
    auto hasMembers = [&](const DialectModel *dialect) {
      return isOfTypes ? !dialect->types().empty() : !dialect->attributes().empty();
    };
    if (llvm::none_of(candidates, hasMembers))
      candidates.resize(std::min<size_t>(candidates.size(), 1));
    prefer(hasMembers);
  }
  // Dialects with the same name are reported by generator/check/NameClashes.cpp, not here.
  bool haveOneName = llvm::all_of(
      candidates, [&](const DialectModel *dialect) { return dialect->name() == candidates.front()->name(); });
  if ((haveOneName && !candidates.empty()) || (options.allDialects && !candidates.empty())) {
    set.main = candidates.front();
  } else if (candidates.size() > 1) {
    InFlightDiagnostic diag =
        context.diags().emit(candidates.back()->loc(), SeveralDialects, names(candidates));
    for (const DialectModel *dialect : llvm::ArrayRef(candidates).drop_back())
      (void)std::move(diag).note(dialect->loc(), DeclaredHere, dialect->name());
    errors = true;
  }
}

FailureOr<std::unique_ptr<ModelSet>> mlir::buildModel(const llvm::RecordKeeper &records,
                                                      const llvm::SourceMgr &sources, DiagnosticEngine &diags,
                                                      const ModelOptions &options) {
  auto set = std::make_unique<ModelSet>(records, sources);
  ModelContext context(records, sources, diags);
  if (failed(ModelBuilder(*set, context).buildAll(options)))
    return failure();
  return set;
}

const TypeConstraintModel *mlir::getOrCheckTypeConstraint(ModelSet &set, const llvm::Record &record,
                                                          ModelContext &context) {
  return ModelBuilder(set, context).typeConstraint(record);
}

const AttrConstraintModel *mlir::getOrCheckAttrConstraint(ModelSet &set, const llvm::Record &record,
                                                          ModelContext &context) {
  return ModelBuilder(set, context).attrConstraint(record);
}

const ConstraintModel *mlir::getOrCheckConstraint(ModelSet &set, const llvm::Record &record,
                                                  ConstraintModel::Kind kind, ModelContext &context) {
  return ModelBuilder(set, context).constraint(record, kind);
}
