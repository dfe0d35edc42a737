//===- Diagnostics.cpp - The diagnostics engine and its handlers ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

using namespace mlir;

llvm::StringRef mlir::stringifySeverity(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Remark:
    return "remark";
  case Severity::Note:
    return "note";
  }
  llvm_unreachable("unknown severity");
}

DiagnosticLocation::DiagnosticLocation(llvm::SMLoc loc)
    : data(loc.getPointer()), resolver([](const void *data, ResolvedLocation &result) {
        result.smLoc = llvm::SMLoc::getFromPointer(static_cast<const char *>(data));
      }) {}

Diagnostic::Diagnostic(DiagnosticLocation loc, Severity severity, llvm::StringRef kind)
    : loc(loc), severity(severity), kind(kind) {}
Diagnostic::Diagnostic(Diagnostic &&) = default;
Diagnostic &Diagnostic::operator=(Diagnostic &&) = default;
Diagnostic::~Diagnostic() = default;

std::string Diagnostic::str() const { return message; }

void Diagnostic::append(llvm::StringRef text) { message.append(text.data(), text.size()); }

void detail::appendNumber(Diagnostic &diag, int64_t value) { diag.append(std::to_string(value)); }
void detail::appendNumber(Diagnostic &diag, uint64_t value) { diag.append(std::to_string(value)); }

Diagnostic &Diagnostic::attachNote(DiagnosticLocation noteLoc, llvm::StringRef noteKind) {
  notes.push_back(std::make_unique<Diagnostic>(noteLoc ? noteLoc : loc, Severity::Note, noteKind));
  return *notes.back();
}
Diagnostic::note_range Diagnostic::getNotes() {
  return {note_iterator(notes.begin()), note_iterator(notes.end())};
}
Diagnostic::const_note_range Diagnostic::getNotes() const {
  return {const_note_iterator(notes.begin()), const_note_iterator(notes.end())};
}
void Diagnostic::print(llvm::raw_ostream &os) const { os << message; }

Diagnostic &mlir::operator<<(Diagnostic &diag, const llvm::Twine &text) { return diag << text.str(); }

Diagnostic &mlir::operator<<(Diagnostic &diag, char value) { return diag << llvm::StringRef(&value, 1); }

Diagnostic &mlir::operator<<(Diagnostic &diag, double value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return diag << text;
}

InFlightDiagnostic::InFlightDiagnostic(DiagnosticEngine *engine, Diagnostic &&diag)
    : engine(engine), diag(new Diagnostic(std::move(diag))) {}

void InFlightDiagnostic::report() {
  std::unique_ptr<Diagnostic> done(std::exchange(diag, nullptr));
  if (done && engine)
    engine->emit(std::move(*done));
}

void InFlightDiagnostic::abandon() {
  delete diag;
  diag = nullptr;
}

struct DiagnosticEngine::Mutex {
  std::recursive_mutex value;
};
DiagnosticEngine::DiagnosticEngine() : mutex(std::make_unique<Mutex>()) {}
DiagnosticEngine::~DiagnosticEngine() = default;

DiagnosticEngine::HandlerID DiagnosticEngine::registerHandler(Handler handler) {
  std::lock_guard<std::recursive_mutex> lock(mutex->value);
  handlers.emplace_back(nextID, std::move(handler));
  return nextID++;
}

void DiagnosticEngine::eraseHandler(HandlerID id) {
  std::lock_guard<std::recursive_mutex> lock(mutex->value);
  llvm::erase_if(handlers, [id](const auto &entry) { return entry.first == id; });
}

static thread_local constinit DiagnosticBuffer *innermostBuffer = nullptr;

DiagnosticBuffer::DiagnosticBuffer(DiagnosticEngine &engine, std::vector<Diagnostic> &into)
    : engine(engine), into(into), outer(innermostBuffer) {
  innermostBuffer = this;
}
DiagnosticBuffer::~DiagnosticBuffer() { innermostBuffer = outer; }

bool DiagnosticBuffer::take(DiagnosticEngine &engine, Diagnostic &diag) {
  for (DiagnosticBuffer *buffer = innermostBuffer; buffer; buffer = buffer->outer)
    if (&buffer->engine == &engine) {
      buffer->into.push_back(std::move(diag));
      return true;
    }
  return false;
}

void DiagnosticEngine::emit(Diagnostic &&diag) {
  if (DiagnosticBuffer::take(*this, diag))
    return;
  std::lock_guard<std::recursive_mutex> lock(mutex->value);
  if (diag.getSeverity() == Severity::Error)
    ++numErrors;
  for (auto &entry : llvm::reverse(handlers))
    if (succeeded(entry.second(diag)))
      return;
  if (diag.getSeverity() != Severity::Error)
    return;
  llvm::SourceMgr noSources;
  SourceDiagnosticPrinter(noSources, llvm::errs()).print(diag);
}

static llvm::SourceMgr::DiagKind getDiagKind(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return llvm::SourceMgr::DK_Error;
  case Severity::Warning:
    return llvm::SourceMgr::DK_Warning;
  case Severity::Remark:
    return llvm::SourceMgr::DK_Remark;
  case Severity::Note:
    return llvm::SourceMgr::DK_Note;
  }
  llvm_unreachable("unknown severity");
}

/// Returns the position in `sources` of the line and column in `loc`; an invalid position if no buffer has
/// the name of its file.
static llvm::SMLoc findInSources(const llvm::SourceMgr &sources, const ResolvedLocation &loc) {
  if (loc.line == 0)
    return {};
  for (unsigned id = 1, e = sources.getNumBuffers(); id <= e; ++id)
    if (sources.getMemoryBuffer(id)->getBufferIdentifier() == loc.file)
      return const_cast<llvm::SourceMgr &>(sources).FindLocForLineAndColumn(id, loc.line,
                                                                            std::max(loc.column, 1u));
  return {};
}

/// Returns true if the source line is too long to show. Such a line is machine-generated; only its location
/// is printed.
static bool isLineTooLong(const llvm::SourceMgr &sources, unsigned buffer, llvm::SMLoc loc) {
  constexpr size_t most = 2000;
  llvm::StringRef text = sources.getMemoryBuffer(buffer)->getBuffer();
  size_t at = loc.getPointer() - text.data();
  size_t start = text.rfind('\n', at) + 1; // In the first line rfind returns npos, and npos + 1 is 0.
  return std::min(text.find('\n', at), text.size()) - start > most;
}

std::vector<DiagnosticLocation> SourceDiagnosticPrinter::printOne(DiagnosticLocation place, Severity severity,
                                                                  llvm::StringRef text, bool showsLine) {
  ResolvedLocation loc = place.resolve();
  // True if the location was given by file, line and column.
  bool isByName = !loc.smLoc.isValid();
  if (isByName)
    loc.smLoc = findInSources(sources, loc);
  if (unsigned buffer = loc.smLoc.isValid() ? sources.FindBufferContainingLoc(loc.smLoc) : 0) {
    if ((!showsLine && isByName) || isLineTooLong(sources, buffer, loc.smLoc)) {
      llvm::SMDiagnostic message = sources.GetMessage(loc.smLoc, getDiagKind(severity), "");
      sources.PrintIncludeStack(sources.getBufferInfo(buffer).IncludeLoc, os);
      os << message.getFilename() << ':' << message.getLineNo() << ':' << message.getColumnNo() + 1 << ": "
         << stringifySeverity(severity) << ": " << text << '\n';
      return loc.callers;
    }
    sources.PrintMessage(os, loc.smLoc, getDiagKind(severity), text, {}, {},
                         /*ShowColors=*/false);
    return loc.callers;
  }
  if (!loc.file.empty())
    os << loc.file << ':' << loc.line << ':' << loc.column << ": ";
  else
    os << "<unknown>:0: ";
  os << stringifySeverity(severity) << ": " << loc.text << (loc.text.empty() ? "" : ": ") << text << '\n';
  return loc.callers;
}

void SourceDiagnosticPrinter::print(const Diagnostic &diag) {
  std::vector<DiagnosticLocation> callers =
      printOne(diag.getLocation(), diag.getSeverity(), diag.getMessage());
  for (DiagnosticLocation caller : llvm::ArrayRef(callers).take_front(mostCallers))
    printOne(caller, Severity::Note, "called from");
  // If a note has the same location as the message before it, do not show the source line again.
  DiagnosticLocation last = diag.getLocation();
  for (const auto &note : diag.getNotes()) {
    DiagnosticLocation place = note.getLocation();
    printOne(place, Severity::Note, note.getMessage(), place.getOpaqueValue() != last.getOpaqueValue());
    last = place;
  }
  os.flush();
}

void mlir::detail::formatDiagnostic(Diagnostic &diag, llvm::StringRef text,
                                    llvm::ArrayRef<std::string> args) {
  while (!text.empty()) {
    size_t open = text.find('{');
    if (open == llvm::StringRef::npos) {
      diag.append(text);
      return;
    }
    size_t close = text.find('}', open);
    unsigned index = 0;
    if (close == llvm::StringRef::npos || text.slice(open + 1, close).getAsInteger(10, index) ||
        index >= args.size()) {
      // This is not a `{N}` that refers to an argument: append the brace as text.
      diag.append(text.take_front(open + 1));
      text = text.drop_front(open + 1);
      continue;
    }
    diag.append(text.take_front(open));
    diag.append(args[index]);
    text = text.drop_front(close + 1);
  }
}
