//===- DefModelChecker.cpp - Checks TypeDef and AttrDef records -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/DefModelChecker.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadMnemonic, Error, "'{0}' is not a mnemonic: it takes visible characters other than '\"'",
                  StringRef);
STRATA_DIAGNOSTIC(MnemonicNotReadable, Warning,
                  "mnemonic '{0}' is not readable: it takes letters, digits, '_', '$' and '.'", StringRef);
STRATA_DIAGNOSTIC(BadDefClassName, Error, "'{0}' is not a C++ class name", StringRef);
STRATA_DIAGNOSTIC(NeedsDefName, Error, "'{0}' has no mnemonic: set '{1}' by hand", StringRef, StringRef);
STRATA_DIAGNOSTIC(TwoFormats, Error, "'{0}' has both assemblyFormat and hasCustomAssemblyFormat", StringRef);
STRATA_DIAGNOSTIC(FormatWithoutMnemonic, Error, "'{0}' has an assembly format but no mnemonic", StringRef);
STRATA_DIAGNOSTIC(
    ParametersWithoutFormat, Error,
    "'{0}' has parameters and a mnemonic; it needs an assemblyFormat or hasCustomAssemblyFormat", StringRef);
STRATA_DIAGNOSTIC(FormatWithoutAccessors, Error, "the assemblyFormat of '{0}' needs genAccessors", StringRef);
STRATA_DIAGNOSTIC(UnnamedParameter, Error, "parameter {0} of '{1}' needs a name", unsigned, StringRef);
STRATA_DIAGNOSTIC(BadParameterName, Error, "'{0}' cannot name a parameter: it is used as a C++ name",
                  StringRef);
STRATA_DIAGNOSTIC(DuplicateParameter, Error, "'{0}' has two parameters '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(NotAParameter, Error,
                  "parameter '{0}' must be a C++ type in quotes or a parameter record, not {1}", StringRef,
                  std::string);
STRATA_DIAGNOSTIC(EmptyParameterType, Error, "parameter '{0}' has no C++ type", StringRef);
STRATA_DIAGNOSTIC(WrongParameterList, Error, "the parameters of '{0}' must be (ins ...), but are ({1} ...)",
                  StringRef, std::string);
STRATA_DIAGNOSTIC(TwoSelfTypes, Error, "'{0}' has two self types", StringRef);
STRATA_DIAGNOSTIC(SelfTypeOfType, Error, "'{0}' is a type: only an attribute has a self type", StringRef);
STRATA_DIAGNOSTIC(BadCppInParameter, Error, "C++ in field '{0}' of parameter '{1}': {2}", StringRef,
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(UnknownParameterPlaceholder, Error,
                  "'{0}' is not a placeholder in field '{1}'; known are: {2}", StringRef, StringRef,
                  std::string);

AttrOrTypeDefModel::~AttrOrTypeDefModel() = default;

llvm::StringRef AttrOrTypeDefModel::recordName() const { return rec->getName(); }
std::string AttrOrTypeDefModel::cppClass() const { return qualify(nameSpace, cppClassName); }

const ParameterModel *AttrOrTypeDefModel::findParameter(StringRef name) const {
  auto found =
      llvm::find_if(params, [&](const ParameterModel &parameter) { return parameter.name() == name; });
  return found == params.end() ? nullptr : &*found;
}

bool AttrOrTypeDefModel::hasTrait(StringRef name) const {
  return llvm::any_of(traitList, [&](const TraitModel &trait) { return trait.name() == name; });
}

DefModelChecker::DefModelChecker(const llvm::Record &record, ModelBuilder &shared, ModelContext &context)
    : record(record), shared(shared), context(context), reader(record, context) {
  if (record.isSubClassOf("TypeDef"))
    model = std::make_unique<TypeDefModel>(record);
  else
    model = std::make_unique<AttrDefModel>(record);
}

std::unique_ptr<AttrOrTypeDefModel> DefModelChecker::check() {
  checkNames();
  checkParameters();
  checkText();
  checkBuilders();
  checkTraits();
  checkCode();
  return errors || reader.hasErrors() ? nullptr : std::move(model);
}

void DefModelChecker::checkNames() {
  if (const llvm::Record *dialect = reader.requiredDef("dialect")) {
    model->defDialect = shared.dialect(*dialect);
    errors |= !model->defDialect;
  }
  model->cppClassName = reader.requiredString("cppClassName");
  StringRef className = model->cppClassName;
  // "Type" and "Attr" are the suffixes that built-in .td classes append to an empty name.
  if (className == (model->isType() ? "Type" : "Attr"))
    report(reader.loc(), BadDefClassName, className);
  else if (!className.empty() && (!isIdentifier(className) || isCppKeyword(className)))
    report(reader.fieldLoc("cppClassName"), BadDefClassName, className);
  // The `cppNamespace` of an EnumAttr belongs to the enum; the attribute class is in the namespace of the
  // dialect.
  model->nameSpace = model->defDialect ? model->defDialect->cppNamespace() : StringRef();
  model->baseClass = reader.string("cppBaseClassName");
  model->words = reader.string("summary");
  model->longWords = reader.string("description");
  if (std::optional<StringRef> mnemonic = reader.optionalString("mnemonic")) {
    model->word = *mnemonic;
    auto isNameCharacter = [](char c) { return llvm::isAlnum(c) || StringRef("_$.").contains(c); };
    auto isQuotable = [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '\\'; };
    if (!llvm::all_of(*mnemonic, isQuotable))
      report(reader.fieldLoc("mnemonic"), BadMnemonic, *mnemonic);
    else if (!llvm::all_of(*mnemonic, isNameCharacter))
      context.diags().emit(reader.fieldLoc("mnemonic"), MnemonicNotReadable, *mnemonic).report();
  }
  StringRef field = model->isType() ? "typeName" : "attrName";
  if (StringRef given = reader.string(field); !given.empty())
    model->fullName = given.str();
  else if (model->hasMnemonic() && model->defDialect)
    model->fullName = (model->defDialect->name() + "." + model->word).str();
  else if (model->defDialect && record.isSubClassOf("EnumAttr"))
    // An EnumAttr without mnemonic is printed only by op formats, which omit the name.
    model->fullName = (model->defDialect->name() + ".").str();
  else if (model->defDialect)
    report(reader.loc(), NeedsDefName, reader.name(), field);
}

void DefModelChecker::checkText() {
  std::optional<StringRef> format = reader.optionalString("assemblyFormat");
  model->customFormat = reader.bit("hasCustomAssemblyFormat");
  model->accessors = reader.bit("genAccessors", true);
  model->mnemonicAlias = reader.bit("genMnemonicAlias");
  StringRef field = format ? "assemblyFormat" : "hasCustomAssemblyFormat";
  // The built-in class EnumAttr declares a format, which is used only if the attribute has a mnemonic.
  bool isGiven =
      record.isSubClassOf("EnumAttr") && !model->hasMnemonic() ? false : format || model->customFormat;
  if (format && isGiven) {
    model->format = format;
    model->formatLoc = reader.fieldLoc("assemblyFormat");
  }
  if (format && model->customFormat && !record.isSubClassOf("EnumAttr"))
    report(reader.fieldLoc("hasCustomAssemblyFormat"), TwoFormats, reader.name());
  if (model->customFormat)
    model->format.reset();
  if (isGiven && !model->hasMnemonic() && !model->fullName.empty())
    report(reader.fieldLoc(field), FormatWithoutMnemonic, reader.name());
  if (model->hasMnemonic() && !model->parameters().empty() && !isGiven)
    report(reader.loc(), ParametersWithoutFormat, reader.name());
  if (model->format && !model->accessors)
    report(reader.fieldLoc("genAccessors"), FormatWithoutAccessors, reader.name());
}

//===------------------------------------------------------------------------===//
// Parameters
//===------------------------------------------------------------------------===//

void DefModelChecker::checkParameters() {
  const llvm::DagInit *dag = reader.dag("parameters");
  if (!dag)
    return;
  if (std::string found = dag->getOperator()->getAsString(); found != "ins")
    return report(reader.fieldLoc("parameters"), WrongParameterList, reader.name(), found);
  for (unsigned i = 0; i < dag->getNumArgs(); ++i)
    checkParameter(dag->getArgNameStr(i), *dag->getArg(i), i);
  if (llvm::count_if(model->params, [](const ParameterModel &p) { return p.isSelfType(); }) > 1)
    report(reader.fieldLoc("parameters"), TwoSelfTypes, reader.name());
  if (record.isSubClassOf("EnumAttr") && !model->params.empty())
    static_cast<AttrDefModel &>(*model).enumModel = model->params.front().enumModel;
}

void DefModelChecker::checkParameter(StringRef name, const llvm::Init &init, unsigned index) {
  if (name.empty())
    return report(reader.fieldLoc("parameters"), UnnamedParameter, index, reader.name());
  ParameterModel parameter;
  parameter.paramName = name;
  parameter.accessor = toCamelCase(name);
  parameter.place = context.wordLoc(record, "parameters", ("$" + name).str());
  if (!isIdentifier(name) || isCppKeyword(name))
    report(parameter.place, BadParameterName, name);
  if (model->findParameter(name))
    return report(context.wordLoc(record, "parameters", ("$" + name).str(), 1), DuplicateParameter,
                  reader.name(), name);
  auto *def = llvm::dyn_cast<llvm::DefInit>(&init);
  if (auto *text = llvm::dyn_cast<llvm::StringInit>(&init))
    parameter.type = parameter.accessorType = parameter.storageType = text->getValue().trim();
  else if (def && def->getDef()->getValue("cppType"))
    readParameterRecord(*def->getDef(), parameter);
  else
    return report(parameter.place, NotAParameter, name, init.getAsString());
  if (parameter.type.empty())
    report(parameter.place, EmptyParameterType, name);
  model->params.push_back(std::move(parameter));
}

void DefModelChecker::readParameterRecord(const llvm::Record &source, ParameterModel &parameter) {
  RecordReader fields(source, context);
  parameter.rec = &source;
  parameter.words = fields.string("summary");
  parameter.type = fields.requiredString("cppType").trim();
  parameter.accessorType = fields.string("cppAccessorType", parameter.type).trim();
  parameter.storageType = fields.string("cppStorageType", parameter.type).trim();
  if (!source.isSubClassOf("AttrOrTypeParameter")) {
    // The parameter is a TypeDef, an AttrDef or a constraint, which only determines the C++ type.
    errors |= fields.hasErrors();
    if (source.isSubClassOf("TypeConstraint") && !source.isSubClassOf("TypeDef")) {
      parameter.asConstraint = shared.typeConstraint(source);
      errors |= !parameter.asConstraint;
    }
    return;
  }
  parameter.syntaxText = fields.string("syntax");
  parameter.defaultText = CppExpression::parse(fields.string("defaultValue"));
  if (source.isSubClassOf("AttributeSelfTypeParameter")) {
    parameter.selfType = true;
    if (model->isType())
      report(parameter.place, SelfTypeOfType, reader.name());
  }
  if (source.isSubClassOf("EnumParameter"))
    if (const llvm::Record *enumRecord = fields.def("enum")) {
      parameter.enumModel = shared.enumeration(*enumRecord);
      errors |= !parameter.enumModel;
    }
  struct Code {
    StringRef field;
    StringRef &target;
    std::vector<StringRef> placeholders;
  };
  StringRef defaultValue;
  std::vector<Code> codes;
  codes.push_back({"allocator", parameter.allocate, {"_allocator", "_dst", "_self"}});
  codes.push_back({"comparator", parameter.compare, {"_lhs", "_rhs"}});
  codes.push_back({"parser", parameter.parse, {"_parser", "_ctxt", "_type"}});
  codes.push_back({"printer", parameter.print, {"_printer", "_self", "_ctxt"}});
  codes.push_back({"convertFromStorage", parameter.fromStorage, {"_self"}});
  codes.push_back({"defaultValue", defaultValue, {"_ctxt", "_builder"}});
  // The default of a parameter may be computed from the preceding parameters.
  for (const ParameterModel &other : model->params)
    codes.back().placeholders.push_back(other.name());
  for (Code &code : codes) {
    code.target = fields.string(code.field).trim();
    if (std::string problem = checkCppBrackets(code.target); !problem.empty())
      report(parameter.place, BadCppInParameter, code.field, parameter.name(), StringRef(problem));
    for (StringRef placeholder : findCppPlaceholders(code.target))
      if (!llvm::is_contained(code.placeholders, placeholder.drop_front()))
        report(parameter.place, UnknownParameterPlaceholder, placeholder, code.field,
               "$" + llvm::join(code.placeholders, ", $"));
  }
  errors |= fields.hasErrors();
}

//===------------------------------------------------------------------------===//
// Builders, traits and C++ code
//===------------------------------------------------------------------------===//

void DefModelChecker::checkBuilders() {
  for (const llvm::Record *builder : reader.defs("builders")) {
    FailureOr<BuilderModel> checked = BuilderModel::check(*builder, context);
    if (failed(checked))
      errors = true;
    else
      model->builderList.push_back(std::move(*checked));
  }
  model->skipBuilders = reader.bit("skipDefaultBuilders");
}

void DefModelChecker::checkTraits() {
  TraitModel::Owner owner = model->isType() ? TraitModel::Owner::Type : TraitModel::Owner::Attribute;
  std::vector<StringRef> placeholders = {"_self", "_ctxt", "_builder"};
  for (const ParameterModel &parameter : model->params)
    placeholders.push_back(parameter.name());
  for (const llvm::Record *trait : TraitModel::flatten(reader.defs("traits"))) {
    FailureOr<TraitModel> checked = TraitModel::check(
        *trait, owner, context.wordLoc(record, "traits", ModelContext::writtenName(*trait)), placeholders,
        context, [&](const llvm::Record &interface) { return shared.interface(interface); });
    if (failed(checked))
      errors = true;
    else
      model->traitList.push_back(std::move(*checked));
  }
}

void DefModelChecker::checkCode() {
  model->verifier = reader.bit("genVerifyDecl");
  model->storage = reader.string("storageClass");
  model->storageSpace = reader.string("storageNamespace");
  model->generatedStorage = reader.bit("genStorageClass", true);
  model->customStorageConstructor = reader.bit("hasStorageCustomConstructor");
  model->extraDeclaration = reader.string("extraClassDeclaration");
  model->extraDefinition = reader.string("extraClassDefinition");
  for (StringRef field : {"extraClassDeclaration", "extraClassDefinition"})
    reader.checkCpp(field, /*namesRecord=*/true);
}
