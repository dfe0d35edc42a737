//===- PassModel.cpp - Model of a pass ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PassModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/CppNames.h"
#include "generator/model/DialectModel.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadPassName, Error, "a pass is named by its record, whose name must be a C++ identifier");
STRATA_DIAGNOSTIC(EmptyPassArgument, Warning, "'{0}' has no name in pipelines", StringRef);
STRATA_DIAGNOSTIC(BadPassArgument, Warning,
                  "'{0}' cannot be written in a pipeline: it takes letters, digits, '-', '_' and '.'",
                  StringRef);
STRATA_DIAGNOSTIC(DuplicatePassArgument, Error, "there are two passes '{0}'", StringRef);
STRATA_DIAGNOSTIC(BadPassBase, Error, "'{0}' is not the C++ class of a pass: {1}", StringRef, std::string);
STRATA_DIAGNOSTIC(EmptyOptionArgument, Error, "option '{0}' has no name in pipelines", StringRef);
STRATA_DIAGNOSTIC(BadOptionArgument, Error, "'{0}' cannot be written in a pipeline as the name of an option",
                  StringRef);
STRATA_DIAGNOSTIC(DuplicateOptionArgument, Error, "'{0}' has two options '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(BadPassMember, Error, "'{0}' is not a name for a C++ member", StringRef);
STRATA_DIAGNOSTIC(DuplicatePassMember, Error, "'{0}' has two members '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(EmptyOptionType, Error, "option '{0}' has no C++ type", StringRef);
STRATA_NOTE(OtherPassHere, "the other one is here");

/// True if the pipeline parser reads the text as one word.
static bool isPipelineWord(StringRef text) {
  return llvm::all_of(
      text, [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.' || c == ':'; });
}

StringRef PassModel::operation() const {
  StringRef text = base;
  if (!text.consume_front("::mlir::OperationPass<") || !text.consume_back(">"))
    return {};
  return text.trim();
}

/// Returns the bracket error of a C++ type, or "". Ignores `<` in parentheses, where it may be a comparison.
static std::string findTypeProblem(StringRef type) {
  if (std::string problem = checkCppBrackets(type); !problem.empty())
    return problem;
  int angles = 0, parens = 0;
  for (size_t i = 0; i != type.size(); ++i) {
    parens += type[i] == '(';
    parens -= type[i] == ')';
    if (parens)
      continue;
    angles += type[i] == '<';
    angles -= type[i] == '>' && (i == 0 || type[i - 1] != '-');
    if (angles < 0)
      return "'>' has no '<'";
  }
  return angles ? "'<' is never closed" : "";
}

/// Returns true if the brackets of a C++ field are balanced; reports an error otherwise.
static bool checkCpp(const llvm::Record &record, StringRef field, StringRef text, StringRef owner,
                     ModelContext &context) {
  std::string problem = field == "type" ? findTypeProblem(text) : checkCppBrackets(text);
  if (problem.empty())
    return true;
  context.diags()
      .emit(context.fieldLoc(record, field), BadCppInFieldOf, field, owner, StringRef(problem))
      .report();
  return false;
}

bool PassModel::checkNames(RecordReader &reader, ModelContext &context) {
  DiagnosticEngine &diags = context.diags();
  cppName = reader.name();
  bool good = !rec->isAnonymous() && isIdentifier(cppName);
  if (!good)
    diags.emit(loc(), BadPassName).report();
  arg = reader.string("argument");
  if (arg.empty() && !reader.hasErrors()) {
    diags.emit(reader.fieldLoc("argument"), EmptyPassArgument, cppName).report();
  } else if (!isPipelineWord(arg)) {
    diags.emit(reader.fieldLoc("argument"), BadPassArgument, arg).report();
  }
  base = reader.string("baseClass").trim();
  std::string problem = base.empty() ? "it is empty" : findTypeProblem(base);
  if (!problem.empty()) {
    diags.emit(reader.fieldLoc("baseClass"), BadPassBase, base, problem).report();
    good = false;
  }
  words = reader.string("summary");
  longWords = reader.string("description");
  make = reader.string("constructor").trim();
  good &= checkCpp(*rec, "constructor", make, cppName, context);
  good &= succeeded(checkDependentDialects(reader, context, dependent));
  return good;
}

bool PassModel::checkOptions(RecordReader &reader, ModelContext &context) {
  DiagnosticEngine &diags = context.diags();
  bool good = true;
  llvm::StringMap<llvm::SMLoc> seen;
  for (const llvm::Record *record : reader.defs("options")) {
    RecordReader fields(*record, context);
    PassOptionModel option;
    option.name = fields.string("cppName");
    option.argument = fields.string("argument");
    option.type = fields.string("type").trim();
    option.defaultValue = fields.string("defaultValue");
    option.description = fields.string("description");
    option.flags = fields.string("additionalOptFlags");
    option.isList = record->isSubClassOf("ListOption");
    option.loc = ModelContext::loc(*record);
    if (option.argument.empty())
      diags.emit(option.loc, EmptyOptionArgument, option.name).report();
    else if (!isPipelineWord(option.argument))
      diags.emit(option.loc, BadOptionArgument, option.argument).report();
    else if (!seen.try_emplace(option.argument, option.loc).second)
      diags.emit(option.loc, DuplicateOptionArgument, cppName, option.argument)
          .note(seen[option.argument], OtherPassHere)
          .report();
    else if (option.type.empty())
      diags.emit(option.loc, EmptyOptionType, option.argument).report();
    else {
      // Check all three fields before continuing so that each error is reported.
      bool good = checkCpp(*record, "type", option.type, option.argument, context);
      good &= checkCpp(*record, "defaultValue", option.defaultValue, option.argument, context);
      good &= checkCpp(*record, "additionalOptFlags", option.flags, option.argument, context);
      if (good && !fields.hasErrors()) {
        optionList.push_back(option);
        continue;
      }
    }
    good = false;
  }
  return good;
}

bool PassModel::checkStatistics(RecordReader &reader, ModelContext &context) {
  bool good = true; // TableGen guarantees that the list holds only Statistic records.
  for (const llvm::Record *record : reader.defs("statistics")) {
    RecordReader fields(*record, context);
    statisticList.push_back({fields.string("cppName"), fields.string("name"), fields.string("description"),
                             ModelContext::loc(*record)});
    good &= !fields.hasErrors();
  }
  return good;
}

/// Checks that options and statistics, which become members of one class, have distinct names.
bool PassModel::checkMembers(ModelContext &context) const {
  bool good = true;
  llvm::StringMap<llvm::SMLoc> seen;
  auto checkMember = [&](StringRef name, llvm::SMLoc place) {
    if (!isIdentifier(name) || isCppKeyword(name)) {
      context.diags().emit(place, BadPassMember, name).report();
      good = false;
    } else if (auto [it, isNew] = seen.try_emplace(name, place); !isNew) {
      context.diags()
          .emit(place, DuplicatePassMember, cppName, name)
          .note(it->second, OtherPassHere)
          .report();
      good = false;
    }
  };
  for (const PassOptionModel &option : optionList)
    checkMember(option.name, option.loc);
  for (const PassStatisticModel &statistic : statisticList)
    checkMember(statistic.name, statistic.loc);
  return good;
}

FailureOr<PassModel> PassModel::check(const llvm::Record &record, ModelContext &context) {
  PassModel model(record);
  RecordReader reader(record, context);
  bool good = model.checkNames(reader, context);
  good &= model.checkOptions(reader, context);
  good &= model.checkStatistics(reader, context);
  good &= model.checkMembers(context);
  if (!good || reader.hasErrors())
    return failure();
  return model;
}

FailureOr<std::vector<PassModel>> PassModel::checkAll(ModelContext &context) {
  std::vector<PassModel> result;
  bool good = true;
  std::vector<const llvm::Record *> records;
  if (context.records().getClass("PassBase"))
    llvm::append_range(records, context.records().getAllDerivedDefinitions("PassBase"));
  ModelContext::sortByDeclaration(records);
  llvm::StringMap<llvm::SMLoc> seen;
  for (const llvm::Record *record : records) {
    FailureOr<PassModel> model = check(*record, context);
    good &= succeeded(model);
    if (failed(model))
      continue;
    if (auto [it, isNew] = seen.try_emplace(model->argument(), model->loc());
        !isNew && !model->argument().empty()) {
      context.diags()
          .emit(model->loc(), DuplicatePassArgument, model->argument())
          .note(it->second, OtherPassHere)
          .report();
      good = false;
    }
    result.push_back(std::move(*model));
  }
  if (!good)
    return failure();
  return result;
}
