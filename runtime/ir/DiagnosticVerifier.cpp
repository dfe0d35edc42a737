//===- DiagnosticVerifier.cpp - Checks diagnostics against comments -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Diagnostics.h"
#include "runtime/ir/DiagnosticVerifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

void DiagnosticVerifier::reportAt(llvm::SMLoc place, const llvm::Twine &message, unsigned length) {
  failedAlready = true;
  llvm::SMRange range(place, llvm::SMLoc::getFromPointer(place.getPointer() + length));
  sources.PrintMessage(os, place, llvm::SourceMgr::DK_Error, message, range, {}, /*ShowColors=*/false);
}

//===----------------------------------------------------------------------===//
// Comments
//===----------------------------------------------------------------------===//

/// Reads the optional designator `@…` of an `expected-…` comment. Returns false if the designator is
/// malformed.
bool DiagnosticVerifier::scanDesignator(StringRef &rest, unsigned lineNumber, Expected &expected,
                                        Designator &designator) {
  designator = Designator::Here;
  expected.line = lineNumber;
  if (!rest.consume_front("@"))
    return true;
  if (rest.consume_front("above")) {
    designator = Designator::Above;
  } else if (rest.consume_front("below")) {
    designator = Designator::Below;
    expected.line = nowhere;
  } else if (rest.consume_front("unknown")) {
    designator = Designator::Unknown;
    expected.line = 0;
  } else if (rest.size() > 1 && (rest[0] == '+' || rest[0] == '-') && llvm::isDigit(rest[1])) {
    bool isNegative = rest[0] == '-';
    rest = rest.drop_front();
    uint32_t offset = 0;
    if (rest.consumeInteger(10, offset))
      return false;
    designator = Designator::Offset;
    int64_t target = int64_t(lineNumber) + (isNegative ? -int64_t(offset) : int64_t(offset));
    expected.line = target > 0 && target < nowhere ? unsigned(target) : nowhere;
  } else {
    return false;
  }
  rest = rest.ltrim(' ');
  return true;
}

/// Reads the first well-formed `expected-…` comment of a line. Returns false if there is none.
bool DiagnosticVerifier::scanComment(StringRef line, unsigned lineNumber, Expected &expected,
                                     Designator &designator) {
  static constexpr std::pair<llvm::StringLiteral, Severity> kinds[] = {{"error", Severity::Error},
                                                                       {"warning", Severity::Warning},
                                                                       {"remark", Severity::Remark},
                                                                       {"note", Severity::Note}};
  constexpr llvm::StringLiteral prefix("expected-");
  line = line.rtrim();
  if (!line.ends_with("}}"))
    return false;
  for (size_t at = line.find(prefix); at != StringRef::npos; at = line.find(prefix, at + 1)) {
    StringRef rest = line.drop_front(at + prefix.size());
    const auto *kind =
        llvm::find_if(kinds, [&](const auto &entry) { return rest.consume_front(entry.first); });
    if (kind == std::end(kinds))
      continue;
    bool isRegex = rest.consume_front("-re");
    rest = rest.ltrim(' ');
    if (!scanDesignator(rest, lineNumber, expected, designator) || !rest.starts_with("{{") || rest.size() < 4)
      continue;
    expected.severity = kind->second;
    expected.text = rest.drop_front(2).drop_back(2);
    expected.place = llvm::SMLoc::getFromPointer(line.data() + at);
    if (isRegex)
      makeRegex(expected);
    return true;
  }
  return false;
}

/// Compiles the text of an `expected-…-re` comment to a regular expression. Text outside of {{ }} matches
/// literally.
void DiagnosticVerifier::makeRegex(Expected &expected) {
  // An invalid regex is reported here; mark it as emitted so that it is not reported as missing.
  expected.wasEmitted = true;
  std::string pattern;
  StringRef text = expected.text;
  while (!text.empty()) {
    size_t open = text.find("{{");
    pattern += llvm::Regex::escape(text.take_front(open));
    if (open == StringRef::npos)
      break;
    text = text.drop_front(open + 2);
    size_t close = text.find("}}");
    if (close == StringRef::npos)
      return reportAt(expected.place, "found start of regex with no end '}}'", expected.text.size());
    pattern += '(' + text.take_front(close).str() + ')';
    text = text.drop_front(close + 2);
  }
  llvm::Regex regex(pattern);
  std::string error;
  if (!regex.isValid(error))
    return reportAt(expected.place, "invalid regex: " + error, expected.text.size());
  expected.regex = std::move(regex);
  expected.wasEmitted = false;
}

void DiagnosticVerifier::scan(StringRef text, StringRef file, unsigned firstLine) {
  fileName = file.str();
  if (!text.contains("expected-"))
    return;
  llvm::SmallVector<unsigned, 4>
      waiting; // Indices of @below comments that wait for the next line without a comment.
  unsigned lastPlainLine = firstLine;
  for (unsigned lineNumber = firstLine; !text.empty(); ++lineNumber) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    Expected expected;
    Designator designator;
    if (!line.contains("expected-") || !scanComment(line, lineNumber, expected, designator)) {
      for (unsigned index : waiting)
        expectations[index].line = lineNumber;
      waiting.clear();
      lastPlainLine = lineNumber;
      continue;
    }
    if (designator == Designator::Above)
      expected.line = lastPlainLine;
    if (designator == Designator::Below)
      waiting.push_back(expectations.size());
    expectations.push_back(std::move(expected));
  }
  for (auto [index, expected] : llvm::enumerate(expectations))
    byLine[expected.line].push_back(index);
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

void DiagnosticVerifier::process(const Diagnostic &diag) {
  processOne(diag);
  for (const auto &note : diag.getNotes())
    processOne(note);
}

void DiagnosticVerifier::processOne(const Diagnostic &diag) {
  ResolvedLocation loc = diag.getLocation().resolve();
  bool isHere = !loc.file.empty() && loc.file == fileName;
  const Expected *nearMiss = nullptr;
  // A diagnostic is matched with the comments for its line in this file; a diagnostic without a location is
  // matched with the @unknown comments.
  auto it = isHere || loc.file.empty() ? byLine.find(isHere ? loc.line : 0) : byLine.end();
  if (it != byLine.end()) {
    for (unsigned index : it->second) {
      Expected &expected = expectations[index];
      StringRef message = diag.getMessage();
      if (expected.wasEmitted ||
          !(expected.regex ? expected.regex->match(message) : message.contains(expected.text)))
        continue;
      if (expected.severity == diag.getSeverity()) {
        expected.wasEmitted = true;
        return;
      }
      nearMiss = &expected;
    }
  }
  if (onlyExpected)
    return;
  if (nearMiss)
    return reportAt(nearMiss->place,
                    "'" + stringifySeverity(diag.getSeverity()) + "' diagnostic emitted when expecting a '" +
                        stringifySeverity(nearMiss->severity) + "'",
                    1);
  failedAlready = true;
  Diagnostic unexpected(diag.getLocation(), Severity::Error);
  unexpected << "unexpected " << stringifySeverity(diag.getSeverity()) << ": " << diag.getMessage();
  SourceDiagnosticPrinter(sources, os).print(unexpected);
}

LogicalResult DiagnosticVerifier::verify() {
  for (const Expected &expected : expectations)
    if (!expected.wasEmitted)
      reportAt(expected.place,
               "expected " + stringifySeverity(expected.severity) + " \"" + expected.text +
                   "\" was not produced",
               expected.text.size());
  return failure(failedAlready);
}
