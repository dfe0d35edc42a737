//===- TraitModel.cpp - Model of a trait ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/TraitModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(UnknownTraitKind, Error, "'{0}' is not a kind of trait that the generator knows",
                  StringRef);
STRATA_DIAGNOSTIC(TraitOfOtherOwner, Error, "'{0}' is a trait of {1} and not of {2}", StringRef, StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(BadTraitName, Error, "'{0}' is not the name of a C++ trait", StringRef);
STRATA_DIAGNOSTIC(BadCppInTrait, Error, "C++ of trait '{0}': {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(UnknownInterfaceMethod, Warning,
                  "interface '{0}' has no method '{1}'; nothing is declared for it", StringRef, StringRef);

static StringRef ownerName(TraitModel::Owner owner) {
  switch (owner) {
  case TraitModel::Owner::Op:
    return "ops";
  case TraitModel::Owner::Type:
    return "types";
  case TraitModel::Owner::Attribute:
    return "attributes";
  }
  llvm_unreachable("covered switch");
}

/// Returns the owner that the class of the trait record implies, if any.
static std::optional<TraitModel::Owner> declaredOwner(const llvm::Record &record) {
  for (StringRef name : {"NativeOpTrait", "ParamNativeOpTrait", "GenInternalOpTrait", "PredOpTrait",
                         "OpInterfaceTrait", "OpInterface"})
    if (record.isSubClassOf(name))
      return TraitModel::Owner::Op;
  for (StringRef name :
       {"NativeTypeTrait", "ParamNativeTypeTrait", "GenInternalTypeTrait", "PredTypeTrait", "TypeInterface"})
    if (record.isSubClassOf(name))
      return TraitModel::Owner::Type;
  for (StringRef name :
       {"NativeAttrTrait", "ParamNativeAttrTrait", "GenInternalAttrTrait", "PredAttrTrait", "AttrInterface"})
    if (record.isSubClassOf(name))
      return TraitModel::Owner::Attribute;
  return std::nullopt;
}

/// Returns the members of a TraitList; empty for other records.
static std::vector<const llvm::Record *> membersOf(const llvm::Record &record) {
  std::vector<const llvm::Record *> result;
  const llvm::RecordVal *members = record.getValue("traits");
  if (auto *list = members ? llvm::dyn_cast<llvm::ListInit>(members->getValue()) : nullptr)
    for (const llvm::Init *member : list->getElements())
      if (auto *def = llvm::dyn_cast<llvm::DefInit>(member))
        result.push_back(def->getDef());
  return result;
}

/// True if both records represent the same interface: Declare…InterfaceMethods is a separate record.
static bool isSameInterface(const llvm::Record &a, const llvm::Record &b) {
  auto text = [](const llvm::Record &record, StringRef field) {
    const llvm::RecordVal *value = record.getValue(field);
    auto *string = value ? llvm::dyn_cast<llvm::StringInit>(value->getValue()) : nullptr;
    return string ? string->getValue() : StringRef();
  };
  return &a == &b || (a.isSubClassOf("Interface") && b.isSubClassOf("Interface") &&
                      text(a, "cppInterfaceName") == text(b, "cppInterfaceName") &&
                      text(a, "cppNamespace") == text(b, "cppNamespace"));
}

/// Adds the interfaces that `record` extends, deepest first, unless they are in `listed` or `result`.
static void addBaseInterfaces(const llvm::Record &record, llvm::ArrayRef<const llvm::Record *> listed,
                              std::vector<const llvm::Record *> &result) {
  const llvm::RecordVal *bases =
      record.isSubClassOf("Interface") ? record.getValue("baseInterfaces") : nullptr;
  auto *list = bases ? llvm::dyn_cast<llvm::ListInit>(bases->getValue()) : nullptr;
  if (!list)
    return;
  for (const llvm::Init *element : list->getElements()) {
    auto *base = llvm::dyn_cast<llvm::DefInit>(element);
    auto isIt = [&](const llvm::Record *other) { return isSameInterface(*other, *base->getDef()); };
    if (!base || isIt(&record) || llvm::any_of(listed, isIt) || llvm::any_of(result, isIt))
      continue;
    addBaseInterfaces(*base->getDef(), listed, result);
    if (llvm::none_of(result, isIt))
      result.push_back(base->getDef());
  }
}

std::vector<const llvm::Record *> TraitModel::flatten(llvm::ArrayRef<const llvm::Record *> records) {
  std::vector<const llvm::Record *> result;
  llvm::SmallPtrSet<const llvm::Record *, 16> seen;
  std::vector<const llvm::Record *> pending(records.rbegin(), records.rend());
  while (!pending.empty()) {
    const llvm::Record *record = pending.back();
    pending.pop_back();
    if (!seen.insert(record).second)
      continue;
    if (record->isSubClassOf("TraitList"))
      llvm::append_range(pending, llvm::reverse(membersOf(*record)));
    else
      result.push_back(record);
  }
  // An entity that implements an interface also implements its base interfaces. They are inserted before it
  // unless they are listed explicitly.
  std::vector<const llvm::Record *> withBases;
  for (const llvm::Record *record : result) {
    addBaseInterfaces(*record, result, withBases);
    withBases.push_back(record);
  }
  return withBases;
}

/// Splits "A<B, C<D>>::Impl" into the name "A" and the arguments {"B", "C<D>"}.
static void splitTemplate(StringRef text, std::string &name, std::vector<std::string> &args) {
  size_t open = text.find('<');
  name = text.take_front(open).str();
  if (open == StringRef::npos)
    return;
  StringRef inside = text.slice(open + 1, text.rfind('>'));
  int depth = 0;
  size_t start = 0;
  for (size_t i = 0; i <= inside.size(); ++i) {
    if (i == inside.size() || (inside[i] == ',' && depth == 0)) {
      if (StringRef arg = inside.slice(start, i).trim(); !arg.empty())
        args.push_back(arg.str());
      start = i + 1;
    } else {
      depth += inside[i] == '<' || inside[i] == '(';
      depth -= inside[i] == '>' || inside[i] == ')';
    }
  }
}

LogicalResult TraitModel::checkNative(ModelContext &context) {
  RecordReader reader(*rec, context);
  StringRef spelling = reader.requiredString("trait");
  if (reader.hasErrors())
    return failure();
  if (which == Kind::Internal) {
    qualifiedName = spelling.str();
    plainName = unqualified(spelling).str();
    return success();
  }
  splitTemplate(spelling, plainName, args);
  if (!isQualifiedName(plainName))
    return context.diags().emit(useLoc, BadTraitName, spelling);
  StringRef nameSpace = reader.string("cppNamespace").trim();
  qualifiedName = nameSpace.empty() ? spelling.str() : (nameSpace + "::" + spelling).str();
  extraDeclaration = reader.string("extraConcreteClassDeclaration");
  extraDefinition = reader.string("extraConcreteClassDefinition");
  bool errors = reader.hasErrors();
  for (StringRef code : {extraDeclaration, extraDefinition})
    if (std::string problem = checkCppBrackets(code); !problem.empty()) {
      context.diags().emit(reader.loc(), BadCppInTrait, StringRef(plainName), StringRef(problem)).report();
      errors = true;
    }
  return failure(errors);
}

FailureOr<TraitModel>
TraitModel::check(const llvm::Record &record, Owner owner, llvm::SMLoc useLoc,
                  llvm::ArrayRef<StringRef> placeholders, ModelContext &context,
                  llvm::function_ref<const InterfaceModel *(const llvm::Record &)> lookup) {
  TraitModel model(record);
  model.useLoc = useLoc;
  RecordReader reader(record, context);
  if (std::optional<Owner> other = declaredOwner(record); other && *other != owner)
    return context.diags().emit(useLoc, TraitOfOtherOwner, reader.name(), ownerName(*other),
                                ownerName(owner));
  model.structural = record.isSubClassOf("StructuralOpTrait");
  model.dependent = reader.defs("dependentTraits");
  if (record.isSubClassOf("PredTrait")) {
    model.which = Kind::Predicate;
    model.plainName = reader.name().str();
    model.words = reader.string("summary");
    const llvm::Record *predicate = reader.requiredDef("predicate");
    if (!predicate || reader.hasErrors())
      return failure();
    FailureOr<PredicateModel> checked = PredicateModel::check(*predicate, placeholders, useLoc, context);
    if (failed(checked))
      return failure();
    model.pred = std::move(*checked);
    return model;
  }
  model.which = record.isSubClassOf("Interface")              ? Kind::Interface
                : record.isSubClassOf("SideEffectsTraitBase") ? Kind::Effects
                : record.isSubClassOf("GenInternalTrait")     ? Kind::Internal
                                                              : Kind::Native;
  if (!record.isSubClassOf("NativeTrait") && !record.isSubClassOf("GenInternalTrait"))
    return context.diags().emit(useLoc, UnknownTraitKind, reader.name());
  model.ofInterface = model.which == Kind::Native && record.isSubClassOf("InterfaceTrait");
  if (failed(model.checkNative(context)) || reader.hasErrors())
    return failure();
  if (model.which == Kind::Effects)
    for (const llvm::Record *effect : reader.defs("effects")) {
      FailureOr<EffectModel> checked = EffectModel::check(*effect, context);
      if (failed(checked))
        return failure();
      model.effectList.push_back(*checked);
    }
  if (model.which == Kind::Interface) {
    model.implemented = lookup(record);
    if (!model.implemented)
      return failure();
    model.declares = record.isSubClassOf("DeclareInterfaceMethods");
    model.overridden = reader.strings("alwaysOverriddenMethods");
    std::vector<StringRef> names;
    for (const InterfaceMethodModel &method : model.implemented->methods())
      names.push_back(method.name);
    for (StringRef method : model.overridden) {
      if (llvm::is_contained(names, method))
        continue;
      InFlightDiagnostic diag =
          context.diags().emit(useLoc, UnknownInterfaceMethod, model.implemented->className(), method);
      if (StringRef near = ModelContext::closest(method, names); !near.empty())
        std::move(diag).note(useLoc, DidYouMean, near.str()).report();
    }
  }
  if (reader.hasErrors())
    return failure();
  return model;
}

std::vector<const InterfaceMethodModel *> TraitModel::methodsToDeclare() const {
  std::vector<const InterfaceMethodModel *> result;
  if (!declares)
    return result;
  for (const InterfaceMethodModel &method : implemented->methods())
    if (llvm::is_contained(overridden, method.name) || (method.callsConcrete() && !method.hasDefault()))
      result.push_back(&method);
  return result;
}
