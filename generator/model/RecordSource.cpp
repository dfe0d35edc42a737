//===- RecordSource.cpp - Text -> records -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/RecordSource.h"
#include "defs/EmbeddedDefs.h"
#include "generator/model/DiagnosticKinds.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"
#include <cstdlib>

using namespace strata;
using llvm::StringRef;

const llvm::StringLiteral strata::vocabularyRoot = "<strata>";

STRATA_DIAGNOSTIC(CannotOpenFile, Error, "cannot open '{0}': {1}", StringRef, std::string);
STRATA_DIAGNOSTIC(IncludedTooOften, Error, "'{0}' is included more than {1} times; does it include itself?",
                  StringRef, unsigned);
STRATA_DIAGNOSTIC(NestedTooDeeply, Error, "brackets are nested more than {0} deep", unsigned);

namespace {

/// More than any file of guards needs; far less than what a file that includes itself would make.
constexpr unsigned maxIncludes = 250;
/// TableGen's parser descends with the brackets.
constexpr unsigned maxNesting = 1000;

/// The real files and, above them, the vocabulary. Refuses to open a file again and again.
class SourceFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  explicit SourceFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files)
      : ProxyFileSystem(std::move(files)) {}

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &path) override {
    auto file = ProxyFileSystem::openFileForRead(path);
    if (file && ++opened[path.str()] > maxIncludes) {
      refused = path.str();
      return std::make_error_code(std::errc::too_many_links);
    }
    return file;
  }
  /// The file that was refused, or "".
  std::string refused;

private:
  llvm::StringMap<unsigned> opened;
};

llvm::IntrusiveRefCntPtr<SourceFileSystem> makeFileSystem() {
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(llvm::vfs::getRealFileSystem());
  overlay->pushOverlay(memory); // Gives it the working directory, so before the files.
  for (const defs::EmbeddedFile &file : defs::embeddedFiles()) {
    std::string path = (llvm::Twine(vocabularyRoot) + "/" + file.path).str();
    memory->addFile(path, /*ModificationTime=*/0, llvm::MemoryBuffer::getMemBuffer(file.contents, path));
  }
  return llvm::makeIntrusiveRefCnt<SourceFileSystem>(overlay);
}

/// Keeps TableGen's messages until its parser has given the buffers back: only then can a place be resolved.
/// A fatal error of TableGen ends the process instead; then the messages are reported on the way out.
/// TableGen has copied the handler to its global SourceMgr; reporting takes it from both.
class MessageCollector {
public:
  MessageCollector(DiagnosticEngine &diags, SourceFileSystem &files, llvm::SourceMgr &sources)
      : diags(diags), files(files), sources(sources) {
    active = this;
    static const bool registered = std::atexit([] {
                                     if (active) {
                                       active->sources.takeSourceBuffersFrom(llvm::SrcMgr);
                                       active->report();
                                     }
                                   }) == 0;
    (void)registered;
  }
  ~MessageCollector() { active = nullptr; }

  static void collect(const llvm::SMDiagnostic &message, void *context) {
    static_cast<MessageCollector *>(context)->collect(message);
  }
  bool hasErrors() const { return errors; }
  void report() {
    // A printer prints through the SourceMgr, which would hand all to its handler again.
    sources.setDiagHandler(nullptr);
    llvm::SrcMgr.setDiagHandler(nullptr);
    for (Diagnostic &diag : messages)
      diags.emit(std::move(diag));
    messages.clear();
  }

private:
  void collect(const llvm::SMDiagnostic &message) {
    DiagnosticLocation loc;
    if (message.getLoc().isValid())
      loc = message.getLoc();
    if (message.getKind() == llvm::SourceMgr::DK_Note && !messages.empty()) {
      messages.back().attachNote(loc).append(message.getMessage());
      return;
    }
    bool isError = message.getKind() == llvm::SourceMgr::DK_Error;
    errors |= isError;
    if (isError && !files.refused.empty() &&
        message.getMessage().starts_with("could not find include file")) {
      messages.emplace_back(loc, Severity::Error, IncludedTooOften.kind);
      IncludedTooOften.format(messages.back(), StringRef(files.refused), maxIncludes);
      files.refused.clear();
      return;
    }
    messages.emplace_back(loc, isError ? Severity::Error : Severity::Warning);
    messages.back().append(message.getMessage());
  }

  static inline MessageCollector *active = nullptr;
  DiagnosticEngine &diags;
  SourceFileSystem &files;
  llvm::SourceMgr &sources;
  std::vector<Diagnostic> messages;
  bool errors = false;
};

/// The first bracket that is nested too deeply, or null. Quotes, code and comments are stepped over.
const char *findDeepBracket(StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    StringRef rest = text.drop_front(i);
    auto skipTo = [&](StringRef end, size_t from) { i += std::min(rest.find(end, from), rest.size() - 1); };
    if (rest.starts_with("//"))
      skipTo("\n", 0);
    else if (rest.starts_with("/*"))
      skipTo("*/", 2);
    else if (rest.starts_with("[{"))
      skipTo("}]", 2);
    else if (rest.front() == '"')
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        i += text[i] == '\\';
    else if (StringRef("([{<").contains(rest.front()) && ++depth > maxNesting)
      return rest.data();
    else if (StringRef(")]}>").contains(rest.front()) && depth)
      --depth;
  }
  return nullptr;
}

} // namespace

RecordSource::RecordSource() : keeper(std::make_unique<llvm::RecordKeeper>()) {}
RecordSource::~RecordSource() = default;

LogicalResult RecordSource::parseFile(StringRef path, const Options &options, DiagnosticEngine &diags) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return diags.emit(DiagnosticLocation(), CannotOpenFile, path, error.message());
  return parseBuffer(std::move(*buffer), options, diags);
}

LogicalResult RecordSource::parseText(StringRef text, StringRef name, const Options &options,
                                      DiagnosticEngine &diags) {
  return parseBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name), options, diags);
}

LogicalResult RecordSource::parseBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, const Options &options,
                                        DiagnosticEngine &diags) {
  keeper->saveInputFilename(buffer->getBufferIdentifier().str());
  auto files = makeFileSystem();
  MessageCollector messages(diags, *files, sourceMgr);
  sourceMgr.setVirtualFileSystem(files);
  sourceMgr.setDiagHandler(&MessageCollector::collect, &messages);
  // The vocabulary goes before what the user names: an -I to MLIR's own files does not bring in theirs.
  std::vector<std::string> includeDirs = {vocabularyRoot.str()};
  llvm::append_range(includeDirs, options.includeDirs);
  sourceMgr.setIncludeDirs(includeDirs);

  StringRef text = buffer->getBuffer();
  sourceMgr.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  if (const char *deep = findDeepBracket(text)) {
    messages.report(); // There is none, but the printer needs the handler gone.
    return diags.emit(llvm::SMLoc::getFromPointer(deep), NestedTooDeeply, maxNesting);
  }
  bool failedToParse = llvm::TableGenParseFile(sourceMgr, *keeper);

  messages.report();
  return failure(failedToParse || messages.hasErrors());
}

std::vector<std::string> RecordSource::dependencies() const {
  std::vector<std::string> result;
  for (unsigned i = 2; i <= sourceMgr.getNumBuffers(); ++i) {
    StringRef name = sourceMgr.getMemoryBuffer(i)->getBufferIdentifier();
    if (!name.starts_with(vocabularyRoot) && !llvm::is_contained(result, name))
      result.push_back(name.str());
  }
  llvm::sort(result);
  return result;
}
