//===- Warnings.h - Names and control of warnings ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Every warning of the generator has a name derived from its kind: PatternNeverMatches is
// -Wpattern-never-matches. Warnings that indicate a likely mistake are on by default; stylistic warnings
// (-Wmissing-summary) are off by default. A value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_WARNINGS_H
#define STRATA_GENERATOR_CHECK_WARNINGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace mlir {

struct WarningInfo {
  llvm::StringLiteral kind; ///< "MissingSummary"
  bool isOnByDefault;
  llvm::StringLiteral words;
};
/// Returns all warnings.
llvm::ArrayRef<WarningInfo> allWarnings();
/// Returns the option name of a kind: "missing-summary" for "MissingSummary".
std::string warningName(llvm::StringRef kind);

class WarningOptions {
public:
  enum class Action : uint8_t { Ignore, Warn, Error };

  /// Applies the argument of a -W option: "NAME", "no-NAME", "all", "no-all", "error", "no-error",
  /// "error=NAME" or "no-error=NAME". Later options take precedence. Returns false if there is no such
  /// warning.
  bool parse(llvm::StringRef argument);
  /// Returns what to do with a diagnostic of the given kind: ignore it, or print it as a warning or as an
  /// error.
  Action actionOf(llvm::StringRef kind) const;
  /// True if a warning is enabled that is off by default. Finding those takes extra time.
  bool wantsLint() const;

private:
  bool isOn(const WarningInfo &warning) const;
  std::map<std::string, bool, std::less<>> on, error; ///< Settings by kind: is it enabled, is it an error.
  bool allAreErrors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_WARNINGS_H
