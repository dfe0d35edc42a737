//===- DiagnosticVerifier.h - Checks diagnostics against comments -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks that exactly the diagnostics are emitted that comments in the input expect:
//
//     // expected-error {{text}}                    an error at this line that contains the text
//     // expected-warning @+2 {{text}}              a warning two lines below
//     // expected-note-re @below {{a {{[0-9]+}}}}   a note; with -re, inner {{…}} is a regular expression
//
// The line is designated by @+N, @-N, @above or @below (the nearest line without such a comment); @unknown
// denotes a diagnostic without location.
//
// The diagnostic handler calls process() between scan() and verify(). Borrows the source manager. One thread
// at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIAGNOSTICVERIFIER_H
#define STRATA_RUNTIME_IR_DIAGNOSTICVERIFIER_H

#include "runtime/support/Diagnostics.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include <unordered_map>

namespace mlir {

class DiagnosticVerifier {
public:
  /// \param onlyExpected accept diagnostics that no comment expects.
  DiagnosticVerifier(const llvm::SourceMgr &sources, llvm::raw_ostream &os, bool onlyExpected)
      : sources(sources), os(os), onlyExpected(onlyExpected) {}

  /// Collects the `expected-…` comments in `text`, a part of a source buffer that starts at line `firstLine`.
  void scan(llvm::StringRef text, llvm::StringRef fileName, unsigned firstLine);
  /// Processes one diagnostic and its notes.
  void process(const Diagnostic &diag);
  /// Reports expected diagnostics that were not emitted. Fails if anything was reported.
  LogicalResult verify();

private:
  struct Expected {
    Severity severity;
    unsigned line; ///< The line of the diagnostic; 0 if it has no location.
    llvm::StringRef text;
    llvm::SMLoc place;
    std::optional<llvm::Regex> regex;
    bool wasEmitted = false;
  };
  /// Tells which line an `expected-…` comment refers to.
  enum class Designator { Here, Offset, Above, Below, Unknown };

  /// A line number that no diagnostic has: an expectation for this line is never satisfied.
  static constexpr unsigned nowhere = ~0u - 2;

  bool scanComment(llvm::StringRef line, unsigned lineNumber, Expected &expected, Designator &designator);
  bool scanDesignator(llvm::StringRef &rest, unsigned lineNumber, Expected &expected, Designator &designator);
  void makeRegex(Expected &expected);
  void processOne(const Diagnostic &diag);
  void reportAt(llvm::SMLoc place, const llvm::Twine &message, unsigned length);

  const llvm::SourceMgr &sources;
  llvm::raw_ostream &os;
  bool onlyExpected;
  bool failedAlready = false;
  std::string fileName;
  std::vector<Expected> expectations;
  std::unordered_map<unsigned, llvm::SmallVector<unsigned, 2>>
      byLine; // A map, because a location may have any line number.
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIAGNOSTICVERIFIER_H
