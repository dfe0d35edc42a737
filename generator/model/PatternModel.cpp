//===- PatternModel.cpp - Checks declarative rewrite patterns -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PatternModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/PatternChecker.h"
#include "generator/model/PatternKinds.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::DagInit;
using llvm::SMLoc;
using llvm::StringRef;
using Kind = PatternNode::Kind;

STRATA_DIAGNOSTIC(PatternBadBenefit, Error,
                  "the benefit must be (addBenefit n) with a total of 0 to 65535, but is {0}", std::string);
STRATA_DIAGNOSTIC(PatternNoSource, Error, "the source of a pattern must be an op: (SomeOp ...)");
STRATA_DIAGNOSTIC(PatternNoResults, Error, "expected at least one result pattern");
STRATA_DIAGNOSTIC(PatternTooFewValues, Error,
                  "the result patterns give {0} values, but '{1}' has {2} results to be replaced", unsigned,
                  std::string, unsigned);
STRATA_DIAGNOSTIC(PatternTooManyEithers, Error, "'either' can be used {0} times in one pattern at most",
                  unsigned);
STRATA_DIAGNOSTIC(PatternReturnTypeOfRoot, Error,
                  "'returnType' cannot be given to an op that replaces the root: its types are the root's");
STRATA_DIAGNOSTIC(PatternBadConstraint, Error, "'{0}' is no constraint that a pattern can ask for",
                  StringRef);
STRATA_DIAGNOSTIC(PatternAttrConstraint, Error,
                  "'{0}' is an attribute constraint: write it in the source, before the name", StringRef);
STRATA_DIAGNOSTIC(PatternConstraintArgument, Error, "a constraint takes names: $x");
STRATA_DIAGNOSTIC(PatternConstraintCount, Error, "'{0}' takes {1}, but there are {2}", StringRef, StringRef,
                  unsigned);
STRATA_DIAGNOSTIC(PatternPlaceholder, Error,
                  "'${0}' in the C++ of '{1}' stands for no argument: there are {2}", StringRef, StringRef,
                  unsigned);
STRATA_DIAGNOSTIC(PatternBadCpp, Error, "C++ of '{0}': {1}", StringRef, StringRef);

static constexpr unsigned maxEithers = 6;

const PatternSymbol *PatternModel::findSymbol(StringRef name) const {
  auto found = llvm::find_if(symbolList, [&](const PatternSymbol &symbol) { return symbol.name == name; });
  return found == symbolList.end() ? nullptr : &*found;
}

unsigned mlir::countValueGroups(const PatternNode &node) {
  switch (node.kind) {
  case Kind::Op:
    return node.op->results().size();
  case Kind::Native:
    return node.returns;
  default:
    return 1;
  }
}

std::unique_ptr<PatternModel> PatternChecker::check() {
  RecordReader reader(record, context);
  model->patternName = record.getName().str();
  const DagInit *source = reader.dag("sourcePattern");
  if (!source) {
    if (!reader.hasErrors())
      report(reader.loc(), PatternNoSource).report();
    return nullptr;
  }
  model->root = readSourceOp(*source, 0);
  if (eithers > maxEithers)
    report(reader.loc(), PatternTooManyEithers, maxEithers).report();
  isSource = false;

  auto readList = [&](StringRef field, std::vector<PatternNode> &list) {
    auto *value = record.getValue(field);
    auto *init = value ? llvm::dyn_cast<llvm::ListInit>(value->getValue()) : nullptr;
    for (const llvm::Init *element : init ? init->getElements() : llvm::ArrayRef<const llvm::Init *>())
      if (auto *dag = llvm::dyn_cast<DagInit>(element); dag && !errors)
        list.push_back(readResult(*dag, 0));
  };
  if (!errors)
    readList("resultPatterns", model->resultList);
  if (!errors)
    readConstraints();
  if (!errors)
    readList("supplementalPatterns", model->supplementalList);
  if (!errors)
    checkResultCount();
  if (!errors)
    checkBenefit();
  return errors || reader.hasErrors() ? nullptr : std::move(model);
}

void PatternChecker::checkBenefit() {
  int64_t benefit = countSourceOps(model->root);
  auto *value = record.getValue("benefitDelta");
  auto *dag = value ? llvm::dyn_cast<DagInit>(value->getValue()) : nullptr;
  SMLoc loc = context.wordLoc(record, "sourcePattern", "addBenefit");
  if (dag) {
    const llvm::Record *op = operatorOf(*dag);
    auto *delta = dag->getNumArgs() == 1 ? llvm::dyn_cast<llvm::IntInit>(dag->getArg(0)) : nullptr;
    if (!op || op->getName() != "addBenefit" || !delta) {
      report(loc, PatternBadBenefit, dag->getAsString()).report();
      return;
    }
    benefit += delta->getValue();
  }
  if (benefit < 0 || benefit > 65535)
    report(loc, PatternBadBenefit, std::to_string(benefit)).report();
  else
    model->worth = benefit;
}

/// Determines which of the last result patterns replace the results of the root; earlier ones only create
/// ops.
void PatternChecker::checkResultCount() {
  const OpModel &root = model->rootOp();
  unsigned wanted = root.results().size(), given = 0;
  unsigned first = model->resultList.size();
  if (first == 0 && wanted != 0) {
    report(ModelContext::loc(record), PatternNoResults).report();
    return;
  }
  while (given < wanted && first > 0)
    given += countValueGroups(model->resultList[--first]);
  model->firstReplacing = first;
  if (given != wanted) {
    report(ModelContext::loc(record), PatternTooFewValues, given, root.name(), wanted).report();
    return;
  }
  for (const PatternNode &node : llvm::ArrayRef(model->resultList).drop_front(first))
    if (node.kind == Kind::Op && !node.returnTypes.empty())
      report(node.loc, PatternReturnTypeOfRoot).report();
}

void PatternChecker::checkNativePlaceholders(const CppExpression &code, unsigned arguments, SMLoc loc) {
  if (!code.error().empty())
    report(loc, PatternBadCpp, code.text(), code.error()).report();
  for (StringRef placeholder : code.placeholders()) {
    unsigned index = 0;
    placeholder.consume_front("$");
    bool isSpecial = llvm::is_contained({"_self", "_builder", "_ctxt", "_loc"}, placeholder);
    if (!isSpecial && (placeholder.getAsInteger(10, index) || index >= arguments))
      report(loc, PatternPlaceholder, placeholder, code.text(), arguments).report();
  }
}

void PatternChecker::readConstraints() {
  auto *value = record.getValue("constraints");
  auto *list = value ? llvm::dyn_cast<llvm::ListInit>(value->getValue()) : nullptr;
  if (!list)
    return;
  for (const llvm::Init *element : list->getElements())
    if (auto *dag = llvm::dyn_cast<DagInit>(element))
      readConstraint(*dag);
}

void PatternChecker::readConstraint(const DagInit &dag) {
  const llvm::Record *def = operatorOf(dag);
  SMLoc loc = operatorLoc(dag);
  std::string spelled = dag.getOperator()->getAsString();
  if (!def || !def->isSubClassOf("Constraint")) {
    report(loc, PatternBadConstraint, StringRef(spelled)).report();
    return;
  }
  if (def->isSubClassOf("AttrConstraint")) {
    report(loc, PatternAttrConstraint, StringRef(spelled)).report();
    return;
  }
  PatternConstraint constraint;
  constraint.loc = loc;
  bool isType = def->isSubClassOf("TypeConstraint");
  constraint.constraint =
      isType ? static_cast<const ConstraintModel *>(
                   getOrCheckTypeConstraint(models, TypeConstraintModel::stripDecorations(*def), context))
             : getOrCheckConstraint(models, *def, ConstraintModel::Kind::MultiEntity, context);
  if (!constraint.constraint) {
    errors = true;
    return;
  }
  for (unsigned i = 0; i != dag.getNumArgs() && countNode(); ++i) {
    StringRef name = dag.getArgNameStr(i);
    SMLoc argumentLoc = leafLoc(dag, i);
    if (name.empty() || !llvm::isa<llvm::UnsetInit>(dag.getArg(i))) {
      report(argumentLoc, PatternConstraintArgument).report();
      return;
    }
    constraint.arguments.push_back(readUse(name, argumentLoc, nullptr));
  }
  if (StringRef name = dag.getNameStr(); !name.empty()) {
    constraint.arguments.push_back(readUse(name, loc, nullptr));
    constraint.lastIsSelf = true;
  }
  unsigned count = constraint.arguments.size();
  if (isType && count != 1)
    report(loc, PatternConstraintCount, StringRef(spelled), "one name", count).report();
  model->constraintList.push_back(std::move(constraint));
}

//===------------------------------------------------------------------------===//
// Checking the patterns of a file
//===------------------------------------------------------------------------===//

FailureOr<std::unique_ptr<PatternModel>> PatternModel::check(const llvm::Record &record, ModelSet &models,
                                                             ModelContext &context) {
  auto model = PatternChecker(record, models, context).check();
  if (!model)
    return failure();
  return model;
}

FailureOr<std::vector<std::unique_ptr<PatternModel>>>
PatternModel::checkAll(ModelSet &models, ModelContext &context, bool includedToo) {
  std::vector<const llvm::Record *> records;
  if (!context.records().getClass("Pattern"))
    return std::vector<std::unique_ptr<PatternModel>>();
  for (const llvm::Record *record : context.records().getAllDerivedDefinitions("Pattern"))
    if (includedToo || models.isInMainFile(ModelContext::loc(*record)))
      records.push_back(record);
  ModelContext::sortByDeclaration(records);
  std::vector<std::unique_ptr<PatternModel>> result;
  bool errors = false;
  unsigned anonymous = 0;
  for (const llvm::Record *record : records) {
    auto model = PatternChecker(*record, models, context).check();
    if (!model) {
      errors = true;
      continue;
    }
    if (record->isAnonymous())
      model->patternName = "GeneratedConvert" + std::to_string(anonymous++);
    result.push_back(std::move(model));
  }
  if (errors)
    return failure();
  return result;
}
