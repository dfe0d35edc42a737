//===- FormatDefModel.cpp - Checks formats of types and attributes ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatDiagnostics.h"
#include "generator/model/FormatModel.h"
#include "generator/model/FormatParser.h"

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;
using Kind = FormatElement::Kind;

STRATA_DIAGNOSTIC(FormatUnknownParameter, Error, "'{0}' has no parameter named '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(FormatParameterTwice, Error, "duplicate parameter '{0}'", StringRef);
STRATA_DIAGNOSTIC(FormatParameterMissing, Error, "format is missing reference to parameter: {0}", StringRef);
STRATA_DIAGNOSTIC(FormatParameterRequired, Error,
                  "parameters in an optional group must be optional, and '{0}' is not", StringRef);

namespace mlir {

class DefFormatChecker {
public:
  DefFormatChecker(const AttrOrTypeDefModel &def, ModelContext &context)
      : def(def), context(context), format(def),
        text(def.assemblyFormat(), def.assemblyFormatLoc(), context.sources()),
        bound(def.parameters().size()) {}
  FailureOr<DefFormatModel> check();

private:
  void resolveList(std::vector<FormatElement> &list, bool inGroup);
  void resolve(FormatElement &element, bool inGroup);
  void resolveVariable(FormatElement &element, bool inGroup);
  void resolveAll(const FormatElement &element, bool inGroup);
  void checkGroup(const FormatElement &group);
  void checkComplete();
  template <typename Def, typename... Args>
  InFlightDiagnostic report(SMLoc loc, const Def &kind, const Args &...args) {
    errors = true;
    return context.diags().emit(loc, kind, args...);
  }

  const AttrOrTypeDefModel &def;
  ModelContext &context;
  DefFormatModel format;
  FormatText text;
  std::vector<SMLoc> bound;
  bool errors = false;
};

} // namespace mlir

FailureOr<DefFormatModel> DefFormatChecker::check() {
  auto parsed = parseFormat(text, FormatOwner::Def, context.diags());
  if (failed(parsed))
    return failure();
  format.tree = std::move(*parsed);
  resolveList(format.tree, /*inGroup=*/false);
  if (!errors)
    checkComplete();
  if (errors)
    return failure();
  return std::move(format);
}

void DefFormatChecker::resolveList(std::vector<FormatElement> &list, bool inGroup) {
  for (FormatElement &element : list)
    resolve(element, inGroup);
}

void DefFormatChecker::resolveVariable(FormatElement &element, bool inGroup) {
  auto params = def.parameters();
  auto found =
      llvm::find_if(params, [&](const ParameterModel &param) { return param.name() == element.text; });
  SMLoc loc = element.loc;
  StringRef name = element.text;
  if (found == params.end()) {
    std::vector<StringRef> names;
    for (const ParameterModel &param : params)
      names.push_back(param.name());
    suggestFormatWord(report(loc, FormatUnknownParameter, def.name(), name), loc, name, names).report();
    return;
  }
  element.parameter = found - params.begin();
  SMLoc &slot = bound[element.parameter];
  if (element.isRef) {
    if (!slot.isValid())
      report(loc, FormatNotBoundYet, "parameter", name).report();
    return;
  }
  if (slot.isValid())
    report(loc, FormatParameterTwice, name).note(slot, FormatBoundHere).report();
  else
    slot = loc;
  if (inGroup && !found->isOptional())
    report(loc, FormatParameterRequired, name).report();
}

void DefFormatChecker::resolveAll(const FormatElement &element, bool inGroup) {
  for (auto [index, param] : llvm::enumerate(def.parameters())) {
    if (param.isSelfType())
      continue;
    if (bound[index].isValid())
      report(element.loc, FormatParameterTwice, param.name()).note(bound[index], FormatBoundHere).report();
    bound[index] = element.loc;
    if (inGroup && !param.isOptional())
      report(element.loc, FormatParameterRequired, param.name()).report();
  }
}

void DefFormatChecker::resolve(FormatElement &element, bool inGroup) {
  switch (element.kind) {
  case Kind::Variable:
    return resolveVariable(element, inGroup);
  case Kind::Parameters:
    return resolveAll(element, inGroup);
  case Kind::Struct:
  case Kind::Custom:
    return resolveList(element.children, inGroup);
  case Kind::Optional:
    resolveList(element.children, /*inGroup=*/true);
    resolveList(element.elseChildren, /*inGroup=*/true);
    return checkGroup(element);
  default:
    return;
  }
}

void DefFormatChecker::checkGroup(const FormatElement &group) {
  const FormatElement &anchor = group.anchorElement();
  if (anchor.is(Kind::Literal) || anchor.is(Kind::Whitespace) || anchor.is(Kind::Optional))
    report(anchor.loc, FormatBadAnchor,
           anchor.is(Kind::Literal) ? "literal '" + anchor.text + "'" : std::string("this element"))
        .report();
  for (const FormatElement &element : group.children) {
    if (element.is(Kind::Whitespace))
      continue;
    if (element.is(Kind::Optional))
      report(element.loc, FormatBadFirstElement).report();
    return;
  }
  report(group.loc, FormatBadFirstElement).report();
}

void DefFormatChecker::checkComplete() {
  for (auto [index, param] : llvm::enumerate(def.parameters()))
    if (!bound[index].isValid() && !param.isSelfType())
      report(text.at(text.text().size()), FormatParameterMissing, param.name()).report();
}

FailureOr<DefFormatModel> DefFormatModel::check(const AttrOrTypeDefModel &def, ModelContext &context) {
  return DefFormatChecker(def, context).check();
}
