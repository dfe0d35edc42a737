//===- Warnings.cpp - Names and control of warnings -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Warnings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

static constexpr WarningInfo warnings[] = {
    {"UsesDeprecated", true, "something deprecated is used; see also --on-deprecated"},
    {"TraitNeedsRegion", true, "a trait about regions on an op without any"},
    {"ConstantNeedsFolder", true, "a constant that does not fold to its value"},
    {"TooFewNames", true, "a relation of fewer than two members"},
    {"DerivedWithoutConversion", true, "a derived attribute that nothing makes an attribute"},
    {"CustomFormatUnused", true, "C++ for the text of an op that has a format"},
    {"FormatLosesProperty", true, "a property that the format does not write"},
    {"UnknownInterfaceMethod", true, "a method to declare that the interface does not have"},
    {"PatternMatchesItsResult", true, "a pattern that applies to what it makes"},
    {"PatternNeverMatches", true, "a pattern that another one preempts"},
    {"SameFirstToken", true, "a group that starts like what follows it"},
    {"ListBeforeComma", true, "a list in the text of a type that a comma follows"},
    {"MissingSummary", false, "a dialect, op, type, attribute or pass without words"},
    {"UnusedConstraint", false, "a constraint that nothing in the file uses"},
    {"UnformattedAttribute", false, "an attribute that the format leaves to the dictionary"},
    {"ShadowedDefault", false, "a default that builders cannot use, for an argument behind it has none"},
};

llvm::ArrayRef<WarningInfo> strata::allWarnings() { return warnings; }

std::string strata::warningName(llvm::StringRef kind) {
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
