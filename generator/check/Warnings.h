//===- Warnings.h - Which warnings are given --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Every warning of the generator has a name, which is its kind in small letters: PatternNeverMatches is
// -Wpattern-never-matches. What hints at a mistake is given unless it is turned off; what is a matter of
// taste
// (-Wmissing-summary) is given when it is asked for. A value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_WARNINGS_H
#define STRATA_GENERATOR_CHECK_WARNINGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace strata {

struct WarningInfo {
  llvm::StringLiteral kind; ///< "MissingSummary"
  bool isOnByDefault;
  llvm::StringLiteral words;
};
llvm::ArrayRef<WarningInfo> allWarnings();
/// "MissingSummary" -> "missing-summary"
std::string warningName(llvm::StringRef kind);

class WarningOptions {
public:
  enum class Action : uint8_t { Ignore, Warn, Error };

  /// What stands behind -W: a name, "no-" and a name, "all", "no-all", "error", "no-error", "error=" and a
  /// name. A later one wins. False when there is no such warning.
  bool parse(llvm::StringRef argument);
  Action actionOf(llvm::StringRef kind) const;
  /// Whether one is asked for that is off by default: finding them costs something.
  bool wantsLint() const;

private:
  bool isOn(const WarningInfo &warning) const;
  std::map<std::string, bool, std::less<>> on, error; ///< By kind: what was said of it.
  bool allAreErrors = false;
};

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_WARNINGS_H
