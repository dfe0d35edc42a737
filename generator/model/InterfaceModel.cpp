//===- InterfaceModel.cpp - Model of an interface -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/InterfaceModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadInterfaceName, Error, "'{0}' is not a C++ name for an interface", StringRef);
STRATA_DIAGNOSTIC(BadMethodName, Error, "'{0}' is not a C++ name for a method", StringRef);
STRATA_DIAGNOSTIC(NoReturnType, Error, "method '{0}' has no return type", StringRef);
STRATA_DIAGNOSTIC(BadCppInMethod, Error, "C++ of method '{0}': {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(DuplicateMethod, Error, "interface '{0}' has two methods '{1}' with the same parameters",
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(BadCppParameter, Error,
                  "parameter {0} of '{1}' must be a C++ type in quotes or a CArg, but is {2}", unsigned,
                  StringRef, std::string);
STRATA_DIAGNOSTIC(BadCppInParameterList, Error, "C++ of parameter {0}: {1}", unsigned, std::string);
STRATA_DIAGNOSTIC(BadCppParameterName, Error, "'{0}' cannot name a C++ parameter", StringRef);
STRATA_DIAGNOSTIC(DuplicateCppParameter, Error, "'{0}' names two parameters", StringRef);
STRATA_DIAGNOSTIC(DefaultBeforeParameter, Error,
                  "parameter '{0}' needs a default value: one before it has one", StringRef);
STRATA_DIAGNOSTIC(UnknownAnswers, Error,
                  "'{0}' is none of functions, descriptor, descriptor-unless-declared, methods", StringRef);
STRATA_DIAGNOSTIC(WrongParameterOperator, Error,
                  "a list of C++ parameters must be (ins ...), but is ({0} ...)", std::string);

LogicalResult mlir::checkCppParameters(const llvm::Record &record, StringRef field, ModelContext &context,
                                       std::vector<CppParameter> &result) {
  RecordReader reader(record, context);
  const llvm::DagInit *dag = reader.dag(field);
  if (!dag)
    return failure(reader.hasErrors());
  DiagnosticEngine &diags = context.diags();
  bool errors = false;
  if (dag->getOperator()->getAsString() != "ins") {
    diags.emit(reader.fieldLoc(field), WrongParameterOperator, dag->getOperator()->getAsString()).report();
    errors = true;
  }
  bool defaultsStarted = false;
  for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
    CppParameter parameter;
    parameter.name = dag->getArgNameStr(i);
    const llvm::Init *arg = dag->getArg(i);
    llvm::SMLoc loc = context.wordLoc(record, field, ("$" + parameter.name).str());
    auto *def = llvm::dyn_cast<llvm::DefInit>(arg);
    if (auto *text = llvm::dyn_cast<llvm::StringInit>(arg)) {
      parameter.type = text->getValue().trim().str();
    } else if (def && def->getDef()->isSubClassOf("CArg")) {
      RecordReader argument(*def->getDef(), context);
      parameter.type = argument.requiredString("type").trim().str();
      parameter.defaultValue = argument.string("defaultValue");
      errors |= argument.hasErrors();
    } else {
      diags.emit(loc, BadCppParameter, i, reader.name(), arg->getAsString()).report();
      errors = true;
      continue;
    }
    std::string problem = parameter.type.empty() ? "it has no type" : checkCppBrackets(parameter.type);
    if (problem.empty())
      problem = checkCppBrackets(parameter.defaultValue);
    if (!problem.empty()) {
      diags.emit(loc, BadCppInParameterList, i, problem).report();
      errors = true;
    }
    if (!parameter.name.empty() && (!isIdentifier(parameter.name) || isCppKeyword(parameter.name))) {
      diags.emit(loc, BadCppParameterName, parameter.name).report();
      errors = true;
    }
    for (const CppParameter &other : result)
      if (!other.name.empty() && other.name == parameter.name) {
        diags.emit(loc, DuplicateCppParameter, parameter.name).report();
        errors = true;
      }
    if (defaultsStarted && parameter.defaultValue.empty()) {
      diags.emit(loc, DefaultBeforeParameter, parameter.name).report();
      errors = true;
    }
    defaultsStarted |= !parameter.defaultValue.empty();
    result.push_back(std::move(parameter));
  }
  return failure(errors || reader.hasErrors());
}

static bool hasWord(StringRef code, StringRef word) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  for (size_t at = code.find(word); at != StringRef::npos; at = code.find(word, at + 1))
    if ((at == 0 || !isPart(code[at - 1])) &&
        (at + word.size() == code.size() || !isPart(code[at + word.size()])))
      return true;
  return false;
}

/// True if the body of a method compiles for the generic Operation: it uses `$_op` only by `->` and
/// `.getOperation()`. Other uses may call a method of the op's class, or pass the op to a template.
static bool isOfAnyOp(const InterfaceMethodModel &method) {
  StringRef code = method.callsConcrete() ? method.defaultBody : method.body;
  if (code.trim().empty() || hasWord(code, "ConcreteOp") || hasWord(code, "this"))
    return false;
  constexpr StringRef op = "$_op";
  for (size_t at = code.find(op); at != StringRef::npos; at = code.find(op, at + 1)) {
    StringRef use = code.drop_front(at + op.size());
    if (!use.starts_with("->") && !use.starts_with(".getOperation()"))
      return false;
  }
  return true;
}

static LogicalResult checkMethod(const llvm::Record &record, ModelContext &context,
                                 InterfaceMethodModel &method) {
  RecordReader reader(record, context);
  method.loc = reader.loc();
  method.name = reader.requiredString("name");
  method.returnType = reader.requiredString("returnType").trim();
  method.description = reader.string("description");
  method.body = reader.string("body");
  method.defaultBody = reader.string("defaultBody");
  method.isStatic = record.isSubClassOf("StaticInterfaceMethod");
  bool errors = failed(checkCppParameters(record, "arguments", context, method.parameters));
  if (reader.isSet("name") && (!isIdentifier(method.name) || isCppKeyword(method.name))) {
    context.diags().emit(reader.fieldLoc("name"), BadMethodName, method.name).report();
    errors = true;
  } else if (reader.isSet("returnType") && method.returnType.empty()) {
    context.diags().emit(reader.fieldLoc("returnType"), NoReturnType, method.name).report();
    errors = true;
  }
  for (StringRef code : {method.returnType, method.body, method.defaultBody})
    if (std::string problem = checkCppBrackets(code); !problem.empty()) {
      context.diags().emit(method.loc, BadCppInMethod, method.name, StringRef(problem)).report();
      errors = true;
    }
  return failure(errors || reader.hasErrors());
}

bool InterfaceModel::hasTraitMembers() const {
  return hasVerifier() || !extraTraitDeclaration.trim().empty() || !extraSharedDeclaration.trim().empty() ||
         llvm::any_of(functions, [](const InterfaceMethodModel &method) { return method.hasDefault(); });
}

FailureOr<std::unique_ptr<InterfaceModel>> InterfaceModel::check(const llvm::Record &record,
                                                                 ModelContext &context) {
  std::unique_ptr<InterfaceModel> model(new InterfaceModel(record));
  RecordReader reader(record, context);
  model->which = record.isSubClassOf("AttrInterface")      ? Kind::Attribute
                 : record.isSubClassOf("TypeInterface")    ? Kind::Type
                 : record.isSubClassOf("DialectInterface") ? Kind::Dialect
                                                           : Kind::Op;
  model->name = reader.requiredString("cppInterfaceName");
  model->nameSpace = reader.string("cppNamespace").trim();
  model->words = reader.string("description");
  model->extraDeclaration = reader.string("extraClassDeclaration");
  model->extraSharedDeclaration = reader.string("extraSharedClassDeclaration");
  model->extraTraitDeclaration = reader.string("extraTraitClassDeclaration");
  model->classOf = reader.string("extraClassOf");
  if (StringRef answers = reader.string("strataAnswers"); !answers.empty()) {
    auto known = llvm::StringSwitch<std::optional<Answers>>(answers)
                     .Case("functions", Answers::Functions)
                     .Case("descriptor", Answers::Descriptor)
                     .Case("descriptor-unless-declared", Answers::DescriptorUnlessDeclared)
                     .Case("methods", Answers::MethodsOnly)
                     .Default(std::nullopt);
    if (!known)
      return context.diags().emit(reader.fieldLoc("strataAnswers"), UnknownAnswers, answers);
    model->answer = *known;
  }
  model->handWritten = reader.bit("strataHandWritten");
  model->verify = reader.string("verify");
  model->sharedVerifier =
      model->which == Kind::Op && model->hasVerifier() && !hasWord(model->verify, "ConcreteOp");
  model->verifyRegions = reader.bit("verifyWithRegions");
  model->baseRecords = reader.defs("baseInterfaces");
  bool errors = false;
  for (StringRef field : {"extraClassDeclaration", "extraSharedClassDeclaration",
                          "extraTraitClassDeclaration", "extraClassOf", "verify"})
    reader.checkCpp(field);
  if (reader.isSet("cppInterfaceName") && !isQualifiedName(model->name)) {
    context.diags().emit(reader.fieldLoc("cppInterfaceName"), BadInterfaceName, model->name).report();
    errors = true;
  }
  model->qualifiedName = qualify(model->nameSpace, model->name);
  for (const llvm::Record *methodRecord : reader.defs("methods")) {
    InterfaceMethodModel method;
    errors |= failed(checkMethod(*methodRecord, context, method));
    unsigned sameName = 0;
    for (const InterfaceMethodModel &other : model->functions) {
      sameName += other.name == method.name;
      auto sameType = [](const CppParameter &a, const CppParameter &b) { return a.type == b.type; };
      if (other.name == method.name &&
          std::equal(other.parameters.begin(), other.parameters.end(), method.parameters.begin(),
                     method.parameters.end(), sameType)) {
        context.diags().emit(method.loc, DuplicateMethod, model->name, method.name).report();
        errors = true;
      }
    }
    method.defaultIsShared = model->which == Kind::Op && isOfAnyOp(method);
    method.tableName = method.name.str() + (sameName ? "_" + std::to_string(sameName) : "");
    model->functions.push_back(std::move(method));
  }
  if (errors || reader.hasErrors())
    return failure();
  return model;
}
