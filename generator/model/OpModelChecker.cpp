//===- OpModelChecker.cpp - Checks op records -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/OpModelChecker.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadOpName, Error,
                  "'{0}' is not a name for an op: it takes visible characters other than '\"'", StringRef);
STRATA_DIAGNOSTIC(
    OpNameNeedsQuotes, Warning,
    "'{0}' is only readable in quotes, in the generic form: other names take letters, digits, '_', '$' "
    "and '.', and '.' only in between",
    StringRef);
STRATA_DIAGNOSTIC(BadOpClassName, Error, "the C++ class of op '{0}' would be called '{1}'", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(WrongMemberOperator, Error, "field '{0}' must be ({1} ...), but is ({2} ...)", StringRef,
                  StringRef, std::string);
STRATA_DIAGNOSTIC(NotAConstraint, Error, "{0} is no constraint; '{1}' lists constraints with names",
                  std::string, StringRef);
STRATA_DIAGNOSTIC(WrongArgument, Error, "'{0}' is {1}: it cannot be an argument of an op", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(AttributeWithoutStorage, Error,
                  "'{0}' is only a condition on attributes: use it in a ConfinedAttr", StringRef);
STRATA_DIAGNOSTIC(WrongResult, Error, "'{0}' is {1}: a result needs a type constraint", StringRef, StringRef);
STRATA_DIAGNOSTIC(WrongRegion, Error, "'{0}' is {1}: a region needs a region constraint", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(WrongSuccessor, Error, "'{0}' is {1}: a successor needs a successor constraint", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(UnnamedAttribute, Error, "attribute {0} of '{1}' needs a name", unsigned, StringRef);
STRATA_DIAGNOSTIC(UnnamedProperty, Error, "property {0} of '{1}' needs a name", unsigned, StringRef);
STRATA_DIAGNOSTIC(BadMemberName, Error, "'{0}' is not a name for {1}: it must be an identifier", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(DuplicateMember, Error, "'{0}' names {1} and {2} of '{3}'", StringRef, StringRef, StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(VariadicRegionNotLast, Error, "region '{0}' is variadic, but not the last", StringRef);
STRATA_DIAGNOSTIC(VariadicSuccessorNotLast, Error, "successor '{0}' is variadic, but not the last",
                  StringRef);
STRATA_DIAGNOSTIC(EmptyDefaultValue, Warning, "attribute '{0}' has an empty default value: it has none",
                  StringRef);
STRATA_DIAGNOSTIC(DefaultNotBuildable, Error,
                  "attribute '{0}' has a default value, but '{1}' has no constBuilderCall to build it with",
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(DerivedWithoutConversion, Warning,
                  "derived attribute '{0}' has no code that makes it an attribute; it is an accessor only",
                  StringRef);
STRATA_DIAGNOSTIC(SkippedBuildersWithoutBuilders, Error,
                  "'{0}' has skipDefaultBuilders set but declares no builder", StringRef);
STRATA_DIAGNOSTIC(
    BothCanonicalizers, Warning,
    "'{0}' has both hasCanonicalizer and hasCanonicalizeMethod; the method is made into the only pattern",
    StringRef);
STRATA_DIAGNOSTIC(CustomFormatUnused, Warning,
                  "'{0}' has an assemblyFormat: hasCustomAssemblyFormat is ignored", StringRef);
STRATA_DIAGNOSTIC(SameBuilders, Error, "two builders of '{0}' have the same parameters", StringRef);
STRATA_NOTE(OtherBuilderHere, "the other builder is here");
STRATA_NOTE(FirstNamedHere, "first used here");
STRATA_NOTE(WhileCheckingOp, "while checking op '{0}'", std::string);

//===------------------------------------------------------------------------===//
// Entry point, names and C++ code
//===------------------------------------------------------------------------===//

std::unique_ptr<OpModel> OpModelChecker::check() {
  checkNames();
  checkArguments();
  checkResults();
  checkRegions();
  checkSuccessors();
  // Traits refer to members, so they are checked only if all members are valid.
  if (!errors)
    checkTraits();
  checkBuilders();
  checkCode();
  return errors || reader.hasErrors() ? nullptr : std::move(op);
}

InFlightDiagnostic OpModelChecker::addOpNote(InFlightDiagnostic &&diag, SMLoc loc) {
  if (context.isInDeclaration(loc, record))
    return std::move(diag);
  return std::move(diag).note(ModelContext::loc(record), WhileCheckingOp, op->name());
}

void OpModelChecker::checkNames() {
  if (const llvm::Record *dialect = reader.requiredDef("opDialect")) {
    op->opDialect = shared.dialect(*dialect);
    errors |= !op->opDialect;
  }
  op->opName = reader.requiredString("opName");
  auto isNameCharacter = [](char c) { return llvm::isAlnum(c) || StringRef("_$.").contains(c); };
  StringRef name = op->opName;
  if (name.empty() && reader.isSet("opName") && !reader.hasErrors())
    report(reader.loc(), BadOpName, name).report();
  auto isQuotable = [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '\\'; };
  if (!name.empty() && !llvm::all_of(name, isQuotable))
    report(context.wordLoc(record, "opName", name), BadOpName, name).report();
  else if (name.starts_with(".") || name.ends_with(".") || name.contains("..") ||
           !llvm::all_of(name, isNameCharacter))
    warn(context.wordLoc(record, "opName", name), OpNameNeedsQuotes, name);

  // The class of def "Poly_AddOp" is AddOp; a name without a prefix is used unchanged.
  auto [prefix, rest] = reader.name().split('_');
  op->cppClassName = (prefix.empty() ? reader.name() : rest.empty() ? prefix : rest).str();
  if (!isIdentifier(op->cppClassName) || isCppKeyword(op->cppClassName))
    report(reader.loc(), BadOpClassName, name, StringRef(op->cppClassName)).report();
  op->nameSpace = reader.string("cppNamespace").trim();
  if (!op->nameSpace.empty() && op->opDialect && !isQualifiedName(op->nameSpace))
    report(reader.fieldLoc("cppNamespace"), BadCppNamespace, op->nameSpace).report();
  op->words = reader.string("summary");
  op->longWords = reader.string("description");
  op->group = reader.def("opDocGroup");
  op->deprecated = reader.string("odsCppDeprecated");
  if (std::optional<StringRef> format = reader.optionalString("assemblyFormat")) {
    op->format = *format;
    op->formatLoc = reader.fieldLoc("assemblyFormat");
  }
  op->customFormat = reader.bit("hasCustomAssemblyFormat");
  if (op->format && op->customFormat) // A warning: report() would record an error.
    context.diags()
        .emit(reader.fieldLoc("hasCustomAssemblyFormat"), CustomFormatUnused, reader.name())
        .report();
}

void OpModelChecker::checkCode() {
  op->verifier = reader.bit("hasVerifier");
  op->regionVerifier = reader.bit("hasRegionVerifier");
  op->folder = reader.bit("hasFolder");
  op->canonicalizer = reader.bit("hasCanonicalizer");
  op->canonicalizeMethod = reader.bit("hasCanonicalizeMethod");
  op->customProperties = reader.bit("useCustomPropertiesEncoding");
  if (op->canonicalizer && op->canonicalizeMethod)
    warn(reader.fieldLoc("hasCanonicalizeMethod"), BothCanonicalizers, reader.name());
  op->canonicalizer &= !op->canonicalizeMethod;
  op->extraDeclaration = reader.string("extraClassDeclaration");
  op->extraDefinition = reader.string("extraClassDefinition");
  for (StringRef field : {"extraClassDeclaration", "extraClassDefinition"})
    if (std::string problem = checkCppBrackets(reader.string(field)); !problem.empty())
      report(reader.fieldLoc(field), BadCppInField, field, StringRef(problem)).report();
}

void OpModelChecker::checkBuilders() {
  for (const llvm::Record *builder : reader.defs("builders")) {
    FailureOr<BuilderModel> model = BuilderModel::check(*builder, context);
    if (failed(model)) {
      errors = true;
      continue;
    }
    for (const BuilderModel &other : op->builderList)
      if (llvm::equal(model->parameters(), other.parameters(),
                      [](const CppParameter &a, const CppParameter &b) { return a.type == b.type; }))
        report(model->loc(), SameBuilders, reader.name()).note(other.loc(), OtherBuilderHere).report();
    op->builderList.push_back(std::move(*model));
  }
  op->skipBuilders = reader.bit("skipDefaultBuilders");
  if (op->skipBuilders && !errors && op->builderList.empty())
    report(reader.fieldLoc("skipDefaultBuilders"), SkippedBuildersWithoutBuilders, reader.name()).report();
}

//===------------------------------------------------------------------------===//
// Members
//===------------------------------------------------------------------------===//

/// Returns a description such as "a region constraint" for errors about records of the wrong kind.
static StringRef classify(const llvm::Record &record) {
  static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral> kinds[] = {
      {"TypeConstraint", "a type constraint"},
      {"AttrConstraint", "an attribute constraint"},
      {"Property", "a property"},
      {"PropConstraint", "a property constraint"},
      {"RegionConstraint", "a region constraint"},
      {"SuccessorConstraint", "a successor constraint"},
      {"Constraint", "a constraint on several things"},
      {"Trait", "a trait"},
      {"Pred", "a predicate"}};
  for (auto &[className, words] : kinds)
    if (record.isSubClassOf(className))
      return words;
  return "no constraint";
}

static StringRef nameOf(const llvm::Record &record) { return record.getName(); }

bool OpModelChecker::isClaimed(StringRef name) const {
  return llvm::any_of(claims, [&](const Claim &claim) { return claim.name == name; });
}

/// Records the name of a member. Reports a name that is no identifier or that another member already has.
void OpModelChecker::claimName(const Element &element, MemberRef member) {
  if (element.name.empty())
    return;
  if (!isIdentifier(element.name)) {
    report(element.loc, BadMemberName, element.name, kindWithArticle(member.kind)).report();
    return;
  }
  auto other = llvm::find_if(claims, [&](const Claim &claim) { return claim.name == element.name; });
  if (other == claims.end()) {
    claims.push_back({element.name, member, element.loc});
    return;
  }
  StringRef first = kindWithArticle(other->member.kind), second = kindWithArticle(member.kind);
  SMLoc loc = element.loc;
  if (loc == other->loc) // Same name twice in one list: report at the second occurrence.
    for (StringRef field : {"arguments", "results", "regions", "successors"})
      if (SMLoc place = context.wordLoc(record, field, ("$" + element.name).str(), 1); place != loc)
        loc = place;
  std::string again = first == second ? "another" : second.str();
  report(loc, DuplicateMember, element.name, first, StringRef(again), reader.name())
      .note(other->loc, FirstNamedHere)
      .report();
}

bool OpModelChecker::readVariable(const llvm::Record &variable, Element &element) {
  RecordReader variableReader(variable, context);
  element.description = variableReader.string("summary");
  element.constraint = variableReader.requiredDef("constraint");
  for (const llvm::Record *decorator : variableReader.defs("decorators")) {
    if (!decorator->isSubClassOf("SideEffect"))
      continue; // Decorators of other classes are user-defined.
    FailureOr<EffectModel> effect = EffectModel::check(*decorator, context);
    if (failed(effect))
      errors = true;
    else
      element.effects.push_back(*effect);
  }
  errors |= variableReader.hasErrors();
  return element.constraint;
}

std::vector<OpModelChecker::Element> OpModelChecker::elements(StringRef field, StringRef dagOperator) {
  std::vector<Element> result;
  const llvm::DagInit *dag = reader.dag(field);
  if (!dag)
    return result;
  std::string found = dag->getOperator()->getAsString();
  if (found != dagOperator) {
    report(reader.fieldLoc(field), WrongMemberOperator, field, dagOperator, found).report();
    return result;
  }
  for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
    Element element;
    element.name = dag->getArgNameStr(i);
    element.loc = element.name.empty() ? reader.fieldLoc(field)
                                       : context.wordLoc(record, field, ("$" + element.name).str());
    auto *def = llvm::dyn_cast<llvm::DefInit>(dag->getArg(i));
    if (!def) {
      report(element.loc, NotAConstraint, dag->getArg(i)->getAsString(), field).report();
      continue;
    }
    element.constraint = def->getDef();
    if (def->getDef()->isSubClassOf("OpVariable") && !readVariable(*def->getDef(), element))
      continue;
    result.push_back(std::move(element));
  }
  return result;
}

void OpModelChecker::checkArguments() {
  for (const Element &element : elements("arguments", "ins")) {
    const llvm::Record &constraint = *element.constraint;
    if (constraint.isSubClassOf("TypeConstraint"))
      addOperand(element, op->operandList, MemberRef::Kind::Operand);
    else if (constraint.isSubClassOf("Attr"))
      addAttribute(element);
    else if (constraint.isSubClassOf("Property"))
      addProperty(element);
    else if (constraint.isSubClassOf("AttrConstraint"))
      report(element.loc, AttributeWithoutStorage, nameOf(constraint)).report();
    else
      report(element.loc, WrongArgument, nameOf(constraint), classify(constraint)).report();
  }
  addAttributesOfBody();
}

void OpModelChecker::checkResults() {
  for (const Element &element : elements("results", "outs")) {
    if (element.constraint->isSubClassOf("TypeConstraint"))
      addOperand(element, op->resultList, MemberRef::Kind::Result);
    else
      report(element.loc, WrongResult, nameOf(*element.constraint), classify(*element.constraint)).report();
  }
}

void OpModelChecker::addOperand(const Element &element, std::vector<OperandModel> &list,
                                MemberRef::Kind kind) {
  OperandModel model;
  model.groupName = element.name;
  model.accessor = toCamelCase(element.name);
  model.words = element.description;
  model.effectList = element.effects;
  model.place = element.loc;
  const llvm::Record &constraint = *element.constraint;
  if (constraint.isSubClassOf("VariadicOfVariadic")) {
    model.howMany = OperandModel::Arity::VariadicOfVariadic;
    RecordReader variadic(constraint, context);
    model.segmentAttribute = variadic.requiredString("segmentAttrName");
    errors |= variadic.hasErrors();
  } else if (constraint.isSubClassOf("Variadic")) {
    model.howMany = OperandModel::Arity::Variadic;
  } else if (constraint.isSubClassOf("Optional")) {
    model.howMany = OperandModel::Arity::Optional;
  }
  model.typeConstraint = shared.typeConstraint(TypeConstraintModel::stripDecorations(constraint));
  MemberRef member{kind, unsigned(list.size())};
  claimName(element, member);
  if (!model.typeConstraint) {
    errors = true;
    return;
  }
  if (kind == MemberRef::Kind::Operand)
    op->argumentList.push_back(member);
  list.push_back(std::move(model));
}

void OpModelChecker::addAttribute(const Element &element) {
  unsigned index = op->attributeList.size();
  if (element.name.empty()) {
    report(element.loc, UnnamedAttribute, index, reader.name()).report();
    return;
  }
  AttributeModel model;
  model.attrName = element.name;
  model.accessor = toCamelCase(element.name);
  model.words = element.description;
  model.effectList = element.effects;
  model.place = element.loc;
  model.attrConstraint = shared.attrConstraint(*element.constraint);
  bool isDerived = element.constraint->isSubClassOf("DerivedAttr");
  MemberRef member{MemberRef::Kind::Attribute, index};
  claimName(element, member);
  if (!model.attrConstraint) {
    errors = true;
    return;
  }
  if (isDerived) {
    if (model.attrConstraint->convertFromStorage().empty())
      warn(element.loc, DerivedWithoutConversion, element.name);
    op->derivedList.push_back(std::move(model));
    return;
  }
  checkAttributeDefault(model);
  op->argumentList.push_back(member);
  op->attributeList.push_back(std::move(model));
}

void OpModelChecker::checkAttributeDefault(const AttributeModel &attribute) {
  const AttrConstraintModel &constraint = attribute.constraint();
  bool isDefaulted = constraint.record().isSubClassOf("DefaultValuedAttr") ||
                     constraint.record().isSubClassOf("DefaultValuedOptionalAttr");
  if (isDefaulted && !constraint.hasDefaultValue())
    warn(attribute.loc(), EmptyDefaultValue, attribute.name());
  else if (constraint.hasDefaultValue() && !constraint.isConstBuildable())
    report(attribute.loc(), DefaultNotBuildable, attribute.name(), constraint.base().recordName()).report();
}

/// Adds attributes that are declared as fields of the record; most are DerivedAttr.
void OpModelChecker::addAttributesOfBody() {
  for (const llvm::RecordVal &value : record.getValues()) {
    auto *def = llvm::dyn_cast<llvm::DefInit>(value.getValue());
    if (!def || !def->getDef()->isSubClassOf("Attr") || value.isTemplateArg())
      continue;
    Element element;
    element.name = value.getName();
    element.constraint = def->getDef();
    element.loc = reader.fieldLoc(value.getName());
    addAttribute(element);
  }
}

void OpModelChecker::addProperty(const Element &element) {
  unsigned index = op->propertyList.size();
  if (element.name.empty()) {
    report(element.loc, UnnamedProperty, index, reader.name()).report();
    return;
  }
  PropertyModel model;
  model.propName = element.name;
  model.accessor = toCamelCase(element.name);
  model.place = element.loc;
  model.propConstraint = shared.propertyConstraint(*element.constraint);
  MemberRef member{MemberRef::Kind::Property, index};
  claimName(element, member);
  if (!model.propConstraint) {
    errors = true;
    return;
  }
  op->argumentList.push_back(member);
  op->propertyList.push_back(std::move(model));
}

void OpModelChecker::checkRegions() {
  addRegions(elements("regions", "region"), MemberRef::Kind::Region, op->regionList);
}

void OpModelChecker::checkSuccessors() {
  addRegions(elements("successors", "successor"), MemberRef::Kind::Successor, op->successorList);
}

void OpModelChecker::addRegions(llvm::ArrayRef<Element> list, MemberRef::Kind kind,
                                std::vector<RegionModel> &models) {
  bool isRegion = kind == MemberRef::Kind::Region;
  for (auto [index, element] : llvm::enumerate(list)) {
    const llvm::Record &constraint = *element.constraint;
    if (!constraint.isSubClassOf(isRegion ? "RegionConstraint" : "SuccessorConstraint")) {
      report(element.loc, isRegion ? WrongRegion : WrongSuccessor, nameOf(constraint), classify(constraint))
          .report();
      continue;
    }
    RegionModel model;
    model.declaredName = element.name;
    model.accessor = toCamelCase(element.name);
    model.place = element.loc;
    model.variadic = constraint.isSubClassOf(isRegion ? "VariadicRegion" : "VariadicSuccessor");
    model.constraintModel = shared.constraint(constraint, isRegion ? ConstraintModel::Kind::Region
                                                                   : ConstraintModel::Kind::Successor);
    claimName(element, {kind, unsigned(index)});
    if (model.variadic && index + 1 != list.size())
      report(element.loc, isRegion ? VariadicRegionNotLast : VariadicSuccessorNotLast, element.name).report();
    errors |= !model.constraintModel;
    models.push_back(std::move(model));
  }
}
