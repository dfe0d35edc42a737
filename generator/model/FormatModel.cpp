//===- FormatModel.cpp - Checks assembly formats of ops -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Resolves the names of an op's format and checks that every member is bound exactly once. FormatTypes.cpp
// determines the sources of the types.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatChecker.h"
#include "generator/model/FormatDiagnostics.h"
#include "generator/model/FormatParser.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

STRATA_DIAGNOSTIC(FormatUnknownVariable, Error,
                  "'${0}' refers to no operand, result, attribute, property, region or successor of '{1}'",
                  StringRef, std::string);
STRATA_DIAGNOSTIC(FormatBoundTwice, Error, "{0} '{1}' is already bound", StringRef, StringRef);
STRATA_DIAGNOSTIC(FormatTypeBoundTwice, Error, "the type of {0} '{1}' is already bound", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(FormatResultAlone, Error,
                  "result '{0}' can only be used in 'type(...)' or 'functional-type(...)'", StringRef);
STRATA_DIAGNOSTIC(FormatNotQualifiable, Error, "only attributes and types can be 'qualified', not {0} '{1}'",
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(FormatTypeOfWhat, Error, "'type' needs an operand or a result, but '{0}' is {1}", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(FormatBadFunctionalType, Error, "'functional-type' takes {0}, but '{1}' is {2}", StringRef,
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(FormatRequiredInGroup, Error, "only {0} can be used in {1}: '{2}' must always be present",
                  StringRef, StringRef, StringRef);
STRATA_DIAGNOSTIC(FormatMissing, Error, "{0} '{1}' is not bound: it is missing in the format", StringRef,
                  std::string);
STRATA_DIAGNOSTIC(FormatNoAttrDict, Error, "'attr-dict' directive not found in the format");
STRATA_DIAGNOSTIC(FormatPropDictAlone, Error, "'prop-dict' needs an 'attr-dict' as well");
STRATA_DIAGNOSTIC(FormatLosesProperty, Warning,
                  "property '{0}' is in no part of the format: it has its default value after parsing",
                  StringRef);
STRATA_DIAGNOSTIC(FormatUnknownType, Error,
                  "type of {0} #{1}{2} is not buildable and a buildable type cannot be inferred", StringRef,
                  unsigned, std::string);
STRATA_NOTE(FormatSuggestType,
            "add 'type({0})' to the format, or a type constraint like AllTypesMatch to the op", StringRef);
STRATA_NOTE(FormatSuggestAttrDict, "it holds the attributes that the format does not name");
STRATA_NOTE(FormatOf, "in the format of '{0}'", std::string);

OpFormatChecker::OpFormatChecker(const OpModel &op, ModelContext &context)
    : op(op), context(context), format(op),
      text(op.assemblyFormat(), op.assemblyFormatLoc(), context.sources()), operands(op.operands().size()),
      operandTypes(op.operands().size()), resultTypes(op.results().size()),
      attributes(op.attributes().size()), properties(op.properties().size()), regions(op.regions().size()),
      successors(op.successors().size()) {}

/// Adds a note that names the op if `loc` is outside the op's declaration, in a class or multiclass.
InFlightDiagnostic OpFormatChecker::addOpNote(InFlightDiagnostic &&diag, SMLoc loc, bool isError) {
  errors |= isError;
  if (context.isInDeclaration(loc, op.record()))
    return std::move(diag);
  return std::move(diag).note(op.loc(), FormatOf, op.name());
}

FailureOr<FormatModel> OpFormatChecker::check() {
  auto parsed = parseFormat(text, FormatOwner::Op, context.diags());
  if (failed(parsed))
    return failure();
  format.tree = std::move(*parsed);
  resolveList(format.tree, Around());
  if (!errors)
    checkComplete();
  if (!errors)
    findTypes();
  if (errors)
    return failure();
  auto areBound = [](llvm::ArrayRef<SMLoc> slots, std::vector<bool> &result) {
    for (SMLoc loc : slots)
      result.push_back(loc.isValid());
  };
  areBound(attributes, format.boundAttributes);
  areBound(properties, format.boundProperties);
  bindGroupSizes();
  return std::move(format);
}

void OpFormatChecker::resolveList(std::vector<FormatElement> &list, Around around) {
  for (FormatElement &element : list)
    resolve(element, around);
}

std::vector<StringRef> OpFormatChecker::memberNames() const {
  std::vector<StringRef> names;
  auto add = [&](auto list) {
    for (const auto &member : list)
      if (!member.name().empty())
        names.push_back(member.name());
  };
  add(op.operands());
  add(op.results());
  add(op.attributes());
  add(op.properties());
  add(op.regions());
  add(op.successors());
  return names;
}

bool OpFormatChecker::resolveName(FormatElement &element) {
  if (std::optional<MemberRef> member = op.findMember(element.text)) {
    element.member = *member;
    return true;
  }
  SMLoc loc = element.loc;
  addOpNote(
      suggestFormatWord(context.diags().emit(loc, FormatUnknownVariable, StringRef(element.text), op.name()),
                        loc, element.text, memberNames()),
      loc);
  return false;
}

SMLoc *OpFormatChecker::slotOf(const FormatElement &variable) {
  unsigned index = variable.member.index;
  switch (variable.member.kind) {
  case Member::Operand:
    return &operands[index];
  case Member::Attribute:
    return &attributes[index];
  case Member::Property:
    return &properties[index];
  case Member::Region:
    return &regions[index];
  case Member::Successor:
    return &successors[index];
  case Member::Result:
    return nullptr;
  }
  llvm_unreachable("unknown member");
}

void OpFormatChecker::bind(SMLoc &slot, SMLoc loc, StringRef kind, StringRef name) {
  if (slot.isValid())
    addOpNote(context.diags().emit(loc, FormatBoundTwice, kind, name).note(slot, FormatBoundHere), loc);
  else
    slot = loc;
}

void OpFormatChecker::bindType(SMLoc &slot, SMLoc loc, StringRef kind, StringRef name) {
  if (slot.isValid())
    addOpNote(context.diags().emit(loc, FormatTypeBoundTwice, kind, name).note(slot, FormatBoundHere), loc);
  else
    slot = loc;
}

void OpFormatChecker::resolveVariable(FormatElement &element, Around around) {
  if (!resolveName(element))
    return;
  Member kind = element.member.kind;
  SMLoc loc = element.loc;
  StringRef name = element.text;
  if (kind == Member::Result) {
    addOpNote(context.diags().emit(loc, FormatResultAlone, name), loc);
    return;
  }
  if (element.isQualified && kind != Member::Attribute)
    addOpNote(context.diags().emit(loc, FormatNotQualifiable, kindName(kind), name), loc);
  SMLoc &slot = *slotOf(element);
  if (element.isRef) {
    if (!slot.isValid() && !(kind == Member::Operand && allOperands.isValid()))
      addOpNote(context.diags().emit(loc, FormatNotBoundYet, kindName(kind), name), loc);
    return;
  }
  bool isInGroup = around.inGroup || around.inClause;
  StringRef where = around.inGroup ? "an optional group" : "a clause of an oilist";
  if (isInGroup && !around.inCustom && kind == Member::Operand &&
      !op.operands()[element.member.index].isVariableLength())
    addOpNote(context.diags().emit(loc, FormatRequiredInGroup, "variable length operands", where, name), loc);
  if (isInGroup && !around.inCustom && kind == Member::Successor)
    addOpNote(context.diags().emit(loc, FormatNotHere, "a successor",
                                   around.inGroup ? "in an optional group" : "in a clause of an oilist"),
              loc);
  if (around.inClause && !around.inGroup && !around.inCustom && kind == Member::Attribute) {
    const AttributeModel &attr = op.attributes()[element.member.index];
    if (!attr.isOptional() && !attr.hasDefaultValue())
      addOpNote(context.diags().emit(loc, FormatRequiredInGroup, "optional attributes", where, name), loc);
  }
  bind(slot, loc, kindName(kind), name);
}

/// Resolves the argument of `type(x)` and `ref(type(x))`, or one argument of functional-type.
void OpFormatChecker::resolveTypeOf(FormatElement &argument, bool isRef, Around around) {
  SMLoc loc = argument.loc;
  if (argument.is(Kind::AllOperands) || argument.is(Kind::AllResults)) {
    bool isOperands = argument.is(Kind::AllOperands);
    std::vector<SMLoc> &slots = isOperands ? operandTypes : resultTypes;
    for (SMLoc &slot : slots)
      if (!isRef)
        bindType(slot, loc, isOperands ? "operand" : "result",
                 argument.is(Kind::AllOperands) ? "operands" : "results");
    (isOperands ? allOperandTypes : allResultTypes) = loc;
    return;
  }
  if (!argument.is(Kind::Variable)) {
    addOpNote(context.diags().emit(loc, FormatTypeOfWhat, StringRef(argument.text), "a directive"), loc);
    return;
  }
  if (!resolveName(argument))
    return;
  Member kind = argument.member.kind;
  if (kind != Member::Operand && kind != Member::Result) {
    addOpNote(context.diags().emit(loc, FormatTypeOfWhat, StringRef(argument.text), kindWithArticle(kind)),
              loc);
    return;
  }
  unsigned index = argument.member.index;
  bool isOperand = kind == Member::Operand;
  if (around.inGroup && !around.inCustom &&
      !(isOperand ? op.operands() : op.results())[index].isVariableLength())
    addOpNote(context.diags().emit(loc, FormatRequiredInGroup,
                                   isOperand ? "variable length operands" : "variable length results",
                                   "an optional group", StringRef(argument.text)),
              loc);
  SMLoc &slot = (isOperand ? operandTypes : resultTypes)[index];
  if (!isRef)
    bindType(slot, loc, kindName(kind), argument.text);
  else if (!slot.isValid())
    addOpNote(context.diags().emit(loc, FormatNotBoundYet, "the type of", StringRef(argument.text)), loc);
}

void OpFormatChecker::resolve(FormatElement &element, Around around) {
  switch (element.kind) {
  case Kind::Literal:
  case Kind::Whitespace:
  case Kind::Code:
  case Kind::Parameters:
  case Kind::Struct:
    return;
  case Kind::Variable:
    return resolveVariable(element, around);
  case Kind::Type:
    return resolveTypeOf(element.children.front(), element.isRef, around);
  case Kind::FunctionalType:
    return resolveFunctionalType(element);
  case Kind::AllResults:
    addOpNote(context.diags().emit(element.loc, FormatResultAlone, "results"), element.loc);
    return;
  case Kind::AllOperands:
    for (SMLoc &slot : operands)
      bind(slot, element.loc, "operand", "operands");
    allOperands = element.loc;
    return;
  case Kind::AllRegions:
    for (SMLoc &slot : regions)
      bind(slot, element.loc, "region", "regions");
    return;
  case Kind::AllSuccessors:
    for (SMLoc &slot : successors)
      bind(slot, element.loc, "successor", "successors");
    return;
  case Kind::AttrDict:
  case Kind::AttrDictKeyword:
    if (!element.isRef)
      bind(attrDict, element.loc, "directive", "attr-dict");
    return;
  case Kind::PropDict:
    return bind(propDict, element.loc, "directive", "prop-dict");
  case Kind::Custom:
    around.inCustom = true;
    return resolveList(element.children, around);
  case Kind::Oilist:
    around.inClause = true;
    for (FormatElement &clause : element.children)
      resolveList(clause.children, around);
    return;
  case Kind::Clause:
    return;
  case Kind::Optional:
    around.inGroup = true;
    resolveList(element.children, around);
    resolveList(element.elseChildren, around);
    if (!errors)
      checkGroup(element);
    return;
  }
  llvm_unreachable("unknown element");
}

void OpFormatChecker::resolveFunctionalType(FormatElement &element) {
  bool firstIsOperand = false;
  for (unsigned half = 0; half != 2; ++half) {
    FormatElement &argument = element.children[half];
    if (argument.is(Kind::Variable) && !resolveName(argument))
      return;
    bool isOperand = argument.is(Kind::AllOperands) || argument.isVariable(Member::Operand);
    // The results may come first: `(results) -> operands`.
    if (half && isOperand == firstIsOperand)
      addOpNote(context.diags().emit(argument.loc, FormatBadFunctionalType,
                                     isOperand ? "operands and results" : "results and operands",
                                     StringRef(argument.is(Kind::Variable) ? StringRef(argument.text)
                                               : isOperand                 ? StringRef("operands")
                                                                           : StringRef("results")),
                                     isOperand ? StringRef("an operand") : StringRef("a result")),
                argument.loc);
    else
      resolveTypeOf(argument, /*isRef=*/false, Around());
    firstIsOperand = isOperand;
  }
}

bool OpFormatChecker::canAnchor(const FormatElement &anchor) const {
  if (anchor.is(Kind::Custom))
    return true;
  if (anchor.is(Kind::Type)) {
    const FormatElement &of = anchor.children.front();
    if (of.isVariable(Member::Operand))
      return op.operands()[of.member.index].isVariableLength();
    if (of.isVariable(Member::Result))
      return op.results()[of.member.index].isVariableLength();
    return false;
  }
  if (!anchor.is(Kind::Variable))
    return false;
  switch (anchor.member.kind) {
  case Member::Operand:
    return op.operands()[anchor.member.index].isVariableLength();
  case Member::Attribute: {
    const AttributeModel &attr = op.attributes()[anchor.member.index];
    return attr.isOptional() || attr.hasDefaultValue();
  }
  case Member::Property:
    return op.properties()[anchor.member.index].hasDefaultValue() &&
           op.properties()[anchor.member.index].constraint().isOptionallyParsable();
  case Member::Region:
    return true;
  case Member::Result:
  case Member::Successor:
    return false;
  }
  llvm_unreachable("unknown member");
}

void OpFormatChecker::checkGroup(const FormatElement &group) {
  const FormatElement &anchor = group.anchorElement();
  if (!canAnchor(anchor)) {
    std::string what = anchor.is(Kind::Literal) ? "literal '" + anchor.text + "'"
                       : anchor.is(Kind::Variable)
                           ? (kindName(anchor.member.kind) + " '" + anchor.text + "'").str()
                           : std::string("this element");
    addOpNote(context.diags().emit(anchor.loc, FormatBadAnchor, what), anchor.loc);
  }
  for (const FormatElement &element : group.children) {
    if (element.is(Kind::Whitespace))
      continue;
    if (!element.is(Kind::Literal) && !element.is(Kind::Variable) && !element.is(Kind::Custom))
      addOpNote(context.diags().emit(element.loc, FormatBadFirstElement), element.loc);
    return;
  }
  addOpNote(context.diags().emit(group.loc, FormatBadFirstElement), group.loc);
}

void OpFormatChecker::checkComplete() {
  SMLoc end = text.at(text.text().size());
  auto require = [&](auto list, llvm::ArrayRef<SMLoc> slots, StringRef kind) {
    for (auto [index, member] : llvm::enumerate(list))
      if (!slots[index].isValid())
        addOpNote(
            context.diags().emit(end, FormatMissing, kind,
                                 member.name().empty() ? "#" + std::to_string(index) : member.name().str()),
            end);
  };
  require(op.operands(), operands, "operand");
  require(op.regions(), regions, "region");
  require(op.successors(), successors, "successor");
  if (!propDict.isValid())
    for (auto [index, property] : llvm::enumerate(op.properties()))
      if (!properties[index].isValid())
        addOpNote(context.diags().emit(end, FormatLosesProperty, property.name()), end, /*isError=*/false);
  if (attrDict.isValid())
    return;
  if (propDict.isValid())
    addOpNote(context.diags().emit(propDict, FormatPropDictAlone), propDict);
  else
    addOpNote(context.diags().emit(end, FormatNoAttrDict).note(end, FormatSuggestAttrDict), end);
}

/// Marks the list-sizes attributes of VariadicOfVariadic groups as bound: the parsed lists determine the
/// sizes.
void OpFormatChecker::bindGroupSizes() {
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    if (operand.arity() == OperandModel::Arity::VariadicOfVariadic && operands[index].isValid())
      if (auto sizes = op.findMember(operand.segmentAttributeName());
          sizes && sizes->kind == Member::Attribute)
        format.boundAttributes[sizes->index] = true;
}

void OpFormatChecker::reportUnknownType(bool isOperand, unsigned index) {
  const OperandModel &group = isOperand ? op.operands()[index] : op.results()[index];
  SMLoc end = text.at(text.text().size());
  StringRef kind = isOperand ? "operand" : "result";
  std::string name = group.name().empty() ? (kind + "s").str() : ("$" + group.name()).str();
  auto diag = context.diags().emit(end, FormatUnknownType, kind, index,
                                   group.name().empty() ? "" : (", named '" + group.name() + "',").str());
  addOpNote(std::move(diag).note(group.loc(), FormatSuggestType, StringRef(name)), end);
}

FailureOr<FormatModel> FormatModel::check(const OpModel &op, ModelContext &context) {
  return OpFormatChecker(op, context).check();
}
