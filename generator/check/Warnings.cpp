//===- Warnings.cpp - Names and control of warnings -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Warnings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

static constexpr WarningInfo warnings[] = {
    {"UsesDeprecated", true, "a use of a deprecated record; see also --on-deprecated"},
    {"NoSuchDialectToSelect", true, "an option that names a dialect which the file does not have"},
    {"UnusualPlaceholder", true, "a placeholder without a meaning in a builder or a conversion"},
    {"OpNameNeedsQuotes", true, "an op name that is no identifier of the IR"},
    {"MnemonicNotReadable", true, "a mnemonic that is no identifier of the IR"},
    {"EmptyDefaultValue", true, "a default value without text"},
    {"BothCanonicalizers", true, "an op with hasCanonicalizer and hasCanonicalizeMethod"},
    {"NoEnumCases", true, "an enum without cases"},
    {"DuplicateEnumSpelling", true, "two cases of an enum with the same text"},
    {"OverlappingBits", true, "a case of a bit enum that shares only some bits with others"},
    {"SameClauseKeyword", true, "two clauses of an oilist with the same keyword"},
    {"EmptyPassArgument", true, "a pass without a name in pipelines"},
    {"BadPassArgument", true, "a pass name that pipelines cannot contain"},
    {"TraitNeedsRegion", true, "a trait about regions on an op without regions"},
    {"ConstantNeedsFolder", true, "a ConstantLike op without a folder"},
    {"TooFewNames", true, "a type relation of fewer than two members"},
    {"DerivedWithoutConversion", true, "a derived attribute without a conversion to an attribute"},
    {"CustomFormatUnused", true, "a custom parser and printer on an op with an assembly format"},
    {"FormatLosesProperty", true, "a property that the assembly format omits"},
    {"UnknownInterfaceMethod", true, "an overridden method that the interface does not declare"},
    {"PatternMatchesItsResult", true, "a pattern that matches its own result"},
    {"PatternNeverMatches", true, "a pattern that is never applied because another one matches first"},
    {"SameFirstToken", true, "an optional group that starts with the same token as the next element"},
    {"ListBeforeComma", true, "a list parameter that is followed by a comma"},
    {"MissingSummary", false, "a dialect, op, type, attribute or pass without a summary"},
    {"UnusedConstraint", false, "a constraint that no record of the file uses"},
    {"UnformattedAttribute", false, "an attribute that the assembly format does not name"},
    {"ShadowedDefault", false, "a default value that builders cannot use because a later argument has none"},
};

llvm::ArrayRef<WarningInfo> mlir::allWarnings() { return warnings; }

std::string mlir::warningName(llvm::StringRef kind) {
  std::string name;
  for (char c : kind) {
    if (llvm::isUpper(c) && !name.empty())
      name += '-';
    name += llvm::toLower(c);
  }
  return name;
}

static const WarningInfo *find(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(warnings, [&](const WarningInfo &info) { return warningName(info.kind) == name; });
  return found == std::end(warnings) ? nullptr : found;
}

bool WarningOptions::parse(llvm::StringRef argument) {
  bool isNo = argument.consume_front("no-");
  if (argument == "error") {
    allAreErrors = !isNo;
    if (isNo)
      error.clear();
    return true;
  }
  if (argument == "all") {
    for (const WarningInfo &info : warnings)
      on[info.kind.str()] = !isNo;
    return true;
  }
  bool isError = argument.consume_front("error=");
  const WarningInfo *info = find(argument);
  if (!info)
    return false;
  if (isError)
    error[info->kind.str()] = !isNo;
  if (!isError || !isNo)
    on[info->kind.str()] = !isNo;
  return true;
}

bool WarningOptions::isOn(const WarningInfo &info) const {
  auto said = on.find(info.kind);
  return said == on.end() ? info.isOnByDefault : said->second;
}

WarningOptions::Action WarningOptions::actionOf(llvm::StringRef kind) const {
  const auto *info = llvm::find_if(warnings, [&](const WarningInfo &other) { return other.kind == kind; });
  if (info != std::end(warnings) && !isOn(*info))
    return Action::Ignore;
  auto said = error.find(kind);
  return (said == error.end() ? allAreErrors : said->second) ? Action::Error : Action::Warn;
}

bool WarningOptions::wantsLint() const {
  return llvm::any_of(warnings, [&](const WarningInfo &info) { return !info.isOnByDefault && isOn(info); });
}
