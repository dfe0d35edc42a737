//===- TableGenMessages.cpp - From TableGen's messages to ours --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/TableGenMessages.h"
#include "generator/model/DiagnosticKinds.h"
#include "generator/model/ModelContext.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include <cstdlib>

using namespace strata;
using llvm::SMDiagnostic;
using llvm::SMLoc;
using llvm::SourceMgr;
using llvm::StringRef;

STRATA_DIAGNOSTIC(CannotInclude, Error, "cannot include '{0}': {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(IncludesItself, Error, "'{0}' includes itself", StringRef);
STRATA_NOTE(IncludedHere, "'{0}' is included here", StringRef);
STRATA_NOTE(FoundInVocabulary, "found here, in the vocabulary");
STRATA_NOTE(DefinedBefore, "'{0}' is defined here", StringRef);
STRATA_NOTE(DidYouMean, "did you mean '{0}'?", std::string);

/// TableGen has a single parser at a time, and so a single collector.
static TableGenMessages *active = nullptr;

TableGenMessages::TableGenMessages(DiagnosticEngine &diags, SourceMgr &sources,
                                   const llvm::RecordKeeper &records, RefusedInclude &refused)
    : diags(diags), sources(sources), records(records), refused(refused) {
  active = this;
  // TableGen has copied the handler to its global SourceMgr; reporting takes it from both.
  static const bool registered = std::atexit([] {
                                   if (active) {
                                     active->sources.takeSourceBuffersFrom(llvm::SrcMgr);
                                     active->report();
                                   }
                                 }) == 0;
  (void)registered;
}

TableGenMessages::~TableGenMessages() { active = nullptr; }

void TableGenMessages::collect(const SMDiagnostic &message, void *context) {
  static_cast<TableGenMessages *>(context)->collect(message);
}

void TableGenMessages::report() {
  // A printer prints through the SourceMgr, which would hand all to its handler again.
  sources.setDiagHandler(nullptr);
  llvm::SrcMgr.setDiagHandler(nullptr);
  for (Diagnostic &diag : messages)
    diags.emit(std::move(diag));
  messages.clear();
}

/// The start of the name that the buffer was included by; TableGen keeps its end.
static SMLoc includeLoc(const SourceMgr &open, unsigned buffer) {
  SMLoc end = open.getBufferInfo(buffer).IncludeLoc;
  if (!end.isValid())
    return end;
  const char *at = end.getPointer() - 1;
  while (*--at != '"')
    ;
  return SMLoc::getFromPointer(at);
}

/// The innermost place that is not in the vocabulary: what is wrong there is what the user wrote before.
static SMLoc findUserLoc(const SourceMgr &open, SMLoc loc) {
  while (loc.isValid()) {
    unsigned buffer = open.FindBufferContainingLoc(loc);
    if (!buffer || !open.getMemoryBuffer(buffer)->getBufferIdentifier().starts_with(vocabularyRoot))
      return loc;
    loc = includeLoc(open, buffer);
  }
  return loc;
}

/// The parser stops at its first error; what these say behind one is that there was one.
static bool isEcho(StringRef text, DiagnosticLocation loc, const Diagnostic &before) {
  return loc.getOpaqueValue() == before.getLocation().getOpaqueValue() ||
         text == "Unexpected token at top level" ||
         text == "Unknown or reserved token when parsing a value" ||
         text == "Unknown token when expecting a type" || text.starts_with("expected ';'") ||
         text.starts_with("Expected ';'");
}

/// Errors in name, which say more about the one before.
static bool isNote(StringRef text) {
  return text == "assertion failed in this record" || text == "the latest preprocessor control is here";
}

void TableGenMessages::collect(const SMDiagnostic &message) {
  StringRef text = message.getMessage();
  bool isError = message.getKind() == SourceMgr::DK_Error;
  DiagnosticLocation loc;
  if (message.getLoc().isValid())
    loc = message.getLoc();
  if (errors && isError && !messages.empty() && !isNote(text) && isEcho(text, loc, messages.back()))
    return;
  if (!messages.empty() && (message.getKind() == SourceMgr::DK_Note || isNote(text))) {
    messages.back().attachNote(loc).append(text);
    return;
  }
  errors |= isError;
  if (isError && !refused.path.empty() && text.starts_with("could not find include file")) {
    collectRefused(message);
    return;
  }
  SMLoc userLoc = isError ? findUserLoc(*message.getSourceMgr(), message.getLoc()) : message.getLoc();
  bool isMoved = userLoc != message.getLoc() && userLoc.isValid();
  Diagnostic &diag =
      messages.emplace_back(isMoved ? userLoc : loc, isError ? Severity::Error : Severity::Warning);
  diag.append(text);
  if (isMoved)
    FoundInVocabulary.format(diag.attachNote(loc, FoundInVocabulary.kind));
  if (isError)
    suggest(diag);
}

/// What stands in quotes there.
static StringRef writtenName(SMLoc include) {
  const char *start = include.getPointer() + 1, *end = start;
  while (*end != '"')
    ++end;
  return {start, size_t(end - start)};
}

/// A file that includes itself is open several times at once: its own name stands above it. The first time
/// says all; the others are the same again.
void TableGenMessages::collectRefused(const SMDiagnostic &message) {
  const SourceMgr &open = *message.getSourceMgr();
  std::vector<unsigned> stack;
  for (SMLoc loc = message.getLoc(); loc.isValid();) {
    stack.push_back(open.FindBufferContainingLoc(loc));
    loc = open.getBufferInfo(stack.back()).IncludeLoc;
  }
  std::reverse(stack.begin(), stack.end());
  auto nameOf = [&](unsigned buffer) { return open.getMemoryBuffer(buffer)->getBufferIdentifier(); };
  for (size_t again = 1; again < stack.size(); ++again)
    for (size_t first = 0; first != again; ++first) {
      if (nameOf(stack[first]) != nameOf(stack[again]))
        continue;
      Diagnostic &diag =
          messages.emplace_back(includeLoc(open, stack[again]), Severity::Error, IncludesItself.kind);
      IncludesItself.format(diag, writtenName(includeLoc(open, stack[again])));
      for (size_t i = first + 1; i != again; ++i)
        IncludedHere.format(
            diag.attachNote(DiagnosticLocation(includeLoc(open, stack[i])), IncludedHere.kind),
            writtenName(includeLoc(open, stack[i])));
      refused = {};
      return;
    }
  Diagnostic &diag = messages.emplace_back(message.getLoc(), Severity::Error, CannotInclude.kind);
  CannotInclude.format(diag, StringRef(refused.path), StringRef(refused.reason));
  refused = {};
}

/// "Variable not defined: 'Pur'" is most often a record whose name is misspelled; of a class that is there
/// twice, TableGen shows the second only.
void TableGenMessages::suggest(Diagnostic &diag) {
  StringRef text = diag.getMessage();
  auto find = [&](const auto &map) {
    std::vector<StringRef> names;
    for (const auto &entry : map)
      names.push_back(entry.first);
    return ModelContext::closest(text, names).str();
  };
  StringRef twice = text;
  if (twice.consume_front("Class '") && twice.consume_back("' already defined"))
    if (const llvm::Record *first = records.getClass(twice); first && !first->getLoc().empty())
      DefinedBefore.format(diag.attachNote(DiagnosticLocation(first->getLoc().front()), DefinedBefore.kind),
                           twice);
  std::string best;
  if (text.consume_front("Variable not defined: '") && text.consume_back("'"))
    best = find(records.getDefs());
  else if (text.consume_front("Couldn't find class '") && text.consume_back("'"))
    best = find(records.getClasses());
  if (!best.empty())
    DidYouMean.format(diag.attachNote({}, DidYouMean.kind), best);
}
