//===- TableGenMessages.cpp - Collects TableGen's diagnostics -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/TableGenMessages.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/ModelContext.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include <cstdlib>

using namespace mlir;
using llvm::SMDiagnostic;
using llvm::SMLoc;
using llvm::SourceMgr;
using llvm::StringRef;

STRATA_DIAGNOSTIC(CannotInclude, Error, "cannot include '{0}': {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(IncludesItself, Error, "'{0}' includes itself", StringRef);
STRATA_NOTE(IncludedHere, "'{0}' is included here", StringRef);
STRATA_NOTE(FoundInVocabulary, "found here, in the vocabulary");
STRATA_NOTE(DefinedBefore, "'{0}' is defined here", StringRef);

/// The collector of the running parse: TableGen runs one parser at a time.
static TableGenMessages *active = nullptr;

TableGenMessages::TableGenMessages(DiagnosticEngine &diags, SourceMgr &sources,
                                   const llvm::RecordKeeper &records, RefusedInclude &refused)
    : diags(diags), sources(sources), records(records), refused(refused) {
  active = this;
  // TableGen copies the handler and the buffers to its global SourceMgr at a fatal error; take the buffers
  // back.
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
  // Reset the handlers: printing a diagnostic uses the SourceMgr, which would call the handler again.
  sources.setDiagHandler(nullptr);
  llvm::SrcMgr.setDiagHandler(nullptr);
  for (Diagnostic &diag : messages)
    diags.emit(std::move(diag));
  messages.clear();
}

/// Returns the start of the include path of a buffer; TableGen stores its end.
static SMLoc includeLoc(const SourceMgr &open, unsigned buffer) {
  SMLoc end = open.getBufferInfo(buffer).IncludeLoc;
  if (!end.isValid())
    return end;
  const char *at = end.getPointer() - 1;
  while (*--at != '"')
    ;
  return SMLoc::getFromPointer(at);
}

/// Returns the innermost include location outside the built-in .td files: an error in a built-in file is
/// caused by the text of the user that precedes the include.
static SMLoc findUserLoc(const SourceMgr &open, SMLoc loc) {
  while (loc.isValid()) {
    unsigned buffer = open.FindBufferContainingLoc(loc);
    if (!buffer || !open.getMemoryBuffer(buffer)->getBufferIdentifier().starts_with(vocabularyRoot))
      return loc;
    loc = includeLoc(open, buffer);
  }
  return loc;
}

/// True for errors that only follow from the preceding error, at which the parser should have stopped.
static bool isEcho(StringRef text, DiagnosticLocation loc, const Diagnostic &before) {
  return loc.getOpaqueValue() == before.getLocation().getOpaqueValue() ||
         text == "Unexpected token at top level" ||
         text == "Unknown or reserved token when parsing a value" ||
         text == "Unknown token when expecting a type" || text.starts_with("expected ';'") ||
         text.starts_with("Expected ';'");
}

/// True for messages that TableGen emits as errors but that explain the preceding error.
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

/// Returns the path between the quotes at `include`.
static StringRef writtenName(SMLoc include) {
  const char *start = include.getPointer() + 1, *end = start;
  while (*end != '"')
    ++end;
  return {start, size_t(end - start)};
}

/// Reports a refused include. A recursive include has several open buffers of one name; only the first cycle
/// is reported, because the others repeat it.
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

/// Adds a suggestion for "Variable not defined", which is mostly a misspelled record name, and the location
/// of the first definition for a class that is defined twice.
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
