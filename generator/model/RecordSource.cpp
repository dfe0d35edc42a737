//===- RecordSource.cpp - Parses .td files into records -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/RecordSource.h"
#include "defs/EmbeddedDefs.h"
#include "generator/model/CppNames.h"
#include "generator/model/DiagnosticKinds.h"
#include "generator/model/SourceText.h"
#include "generator/model/StackGuard.h"
#include "generator/model/TableGenMessages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

const llvm::StringLiteral mlir::vocabularyRoot = "<strata>";

STRATA_DIAGNOSTIC(CannotOpenFile, Error, "cannot open '{0}': {1}", StringRef, std::string);
STRATA_DIAGNOSTIC(FileTooLarge, Error, "'{0}' is larger than {1} MiB", StringRef, unsigned);
STRATA_DIAGNOSTIC(BadText, Error, "{0}", std::string);
STRATA_DIAGNOSTIC(BadMacroName, Error, "'{0}' is not a name for a macro", StringRef);

namespace {

/// Limits how often a file is included: more than a file with guards needs, and less than a recursive include
/// produces.
constexpr unsigned maxIncludes = 250;
/// Limits the size of inputs of unknown size (devices and pipes).
constexpr unsigned maxStreamMegabytes = 256;

/// A file whose text is in memory.
class ReadFile : public llvm::vfs::File {
public:
  ReadFile(StringRef text, bool isCopied) : text(text), isCopied(isCopied) {}
  llvm::ErrorOr<llvm::vfs::Status> status() override {
    return std::make_error_code(std::errc::function_not_supported); // TableGen does not call this.
  }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine &name, int64_t, bool,
                                                               bool) override {
    if (isCopied)
      return llvm::MemoryBuffer::getMemBufferCopy(text, name);
    return llvm::MemoryBuffer::getMemBuffer(text, name.str());
  }
  std::error_code close() override { return {}; }

private:
  StringRef text; ///< Followed by a zero byte.
  bool isCopied;
};

/// Returns the built-in .td file with the given include path, or null.
const defs::EmbeddedFile *findVocabularyFile(StringRef name) {
  llvm::SmallString<128> plain;
  if (name.contains("./") || name.contains("//")) {
    plain = name;
    llvm::sys::path::remove_dots(plain, /*remove_dot_dot=*/true);
    name = plain;
  }
  llvm::ArrayRef<defs::EmbeddedFile> files = defs::embeddedFiles(); // Sorted by path.
  const auto *found = llvm::lower_bound(
      files, name, [](const defs::EmbeddedFile &file, StringRef name) { return file.path < name; });
  return found != files.end() && found->path == name ? found : nullptr;
}

/// A view of the real file system that also contains the built-in .td files. Reads each file once, however
/// often it is included. Refuses files that TableGen's parser cannot handle.
class SourceFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  SourceFileSystem() : ProxyFileSystem(llvm::vfs::getRealFileSystem()) {}

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &path) override {
    llvm::SmallString<256> buffer;
    StringRef name = path.toStringRef(buffer), inVocabulary = name;
    bool isOurs = inVocabulary.consume_front(vocabularyRoot) && inVocabulary.consume_front("/");
    // TableGen searches the working directory first. Files there that have the name of a built-in .td file
    // are hidden, so that the meaning of an input does not depend on the working directory.
    if (!isOurs && !llvm::sys::path::is_absolute(name) && findVocabularyFile(name))
      return std::make_error_code(std::errc::no_such_file_or_directory);
    const defs::EmbeddedFile *ours = isOurs ? findVocabularyFile(inVocabulary) : nullptr;
    if (isOurs && !ours)
      return std::make_error_code(std::errc::no_such_file_or_directory);
    return ours ? open(name, ours->contents) : open(name);
  }

  RefusedInclude refused;

private:
  using Opened = llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>;

  Opened open(StringRef name) {
    auto known = texts.find(name);
    if (known == texts.end()) {
      auto file = ProxyFileSystem::openFileForRead(name);
      if (!file)
        return file;
      std::unique_ptr<llvm::MemoryBuffer> buffer;
      refused = {name.str(), read(**file, name, buffer)};
      if (!refused.reason.empty())
        return std::make_error_code(std::errc::not_supported);
      known = texts.try_emplace(name, std::move(buffer)).first;
    }
    return open(name, known->second->getBuffer());
  }

  Opened open(StringRef name, StringRef text) {
    unsigned count = ++timesOpened[name];
    // Built-in .td files have include guards, so their second inclusion is empty.
    if (count > 1 && name.starts_with(vocabularyRoot))
      text = "";
    if (count > maxIncludes) {
      refused = {name.str(), "it is included more than " + std::to_string(maxIncludes) + " times"};
      return std::make_error_code(std::errc::not_supported);
    }
    refused = {};
    // A location is an address and determines the include directive that the text was read for, so each
    // inclusion gets its own copy of the text.
    return std::make_unique<ReadFile>(text, /*isCopied=*/count > 1);
  }

  /// Reads a file into `buffer`. Returns the reason why it cannot be parsed, or "".
  static std::string read(llvm::vfs::File &file, StringRef path,
                          std::unique_ptr<llvm::MemoryBuffer> &buffer) {
    auto status = file.status();
    if (status && !status->isRegularFile())
      return "it is not a file";
    auto text = file.getBuffer(path);
    if (!text)
      return text.getError().message();
    buffer = std::move(*text);
    TextProblem problem = findTextProblem(buffer->getBuffer());
    if (!problem)
      return "";
    unsigned line =
        StringRef(buffer->getBufferStart(), problem.at - buffer->getBufferStart()).count('\n') + 1;
    return problem.message() + ", in line " + std::to_string(line);
  }

  llvm::StringMap<unsigned> timesOpened;
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> texts;
};

/// Reads standard input, a pipe or a device. The error is EFBIG if the input exceeds the size limit.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readStream(llvm::sys::fs::file_t file, StringRef name) {
  constexpr size_t most = size_t(maxStreamMegabytes) << 20, step = 1 << 16;
  llvm::SmallVector<char, 0> text;
  while (true) {
    size_t size = text.size();
    text.resize_for_overwrite(size + step);
    llvm::Expected<size_t> count = llvm::sys::fs::readNativeFile(file, {text.data() + size, step});
    if (!count)
      return llvm::errorToErrorCode(count.takeError());
    text.truncate(size + *count);
    if (*count == 0)
      return llvm::MemoryBuffer::getMemBufferCopy(StringRef(text.data(), text.size()), name);
    if (text.size() > most)
      return std::make_error_code(std::errc::file_too_large);
  }
}

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readFile(StringRef path) {
  if (path == "-")
    return readStream(llvm::sys::fs::getStdinHandle(), "<stdin>");
  llvm::sys::fs::file_status status;
  if (std::error_code error = llvm::sys::fs::status(path, status))
    return error;
  if (llvm::sys::fs::is_regular_file(status))
    return llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (llvm::sys::fs::is_directory(status))
    return std::make_error_code(std::errc::is_a_directory);
  llvm::Expected<llvm::sys::fs::file_t> file = llvm::sys::fs::openNativeFileForRead(path);
  if (!file)
    return llvm::errorToErrorCode(file.takeError());
  auto close = llvm::scope_exit([&] { llvm::sys::fs::closeFile(*file); });
  return readStream(*file, path);
}

/// Returns the message for a stack overflow: at a class that refers to itself if there is one, else at the
/// main file.
std::string describeFullStack(const llvm::SourceMgr &sources) {
  const llvm::MemoryBuffer &main = *sources.getMemoryBuffer(sources.getMainFileID());
  constexpr llvm::StringLiteral message = "records refer to each other in a cycle, or are nested too deeply";
  std::string text;
  llvm::raw_string_ostream os(text);
  if (const char *place = findSelfReference(main.getBuffer()))
    sources.PrintMessage(os, llvm::SMLoc::getFromPointer(place), llvm::SourceMgr::DK_Error, message, {}, {},
                         /*ShowColors=*/false);
  else
    os << main.getBufferIdentifier() << ":1:1: error: " << message << '\n';
  return text;
}

/// Returns the message for an invalid memory access in TableGen.
std::string describeFault(const llvm::SourceMgr &sources) {
  const llvm::MemoryBuffer &main = *sources.getMemoryBuffer(sources.getMainFileID());
  return (main.getBufferIdentifier() + ":1:1: error: TableGen cannot evaluate this file; look for an unset "
                                       "value, '?', where a record is needed\n")
      .str();
}

} // namespace

RecordSource::RecordSource() : keeper(std::make_unique<llvm::RecordKeeper>()) {}
RecordSource::~RecordSource() = default;

DiagnosticLocation RecordSource::placeWithoutBuffer(StringRef file, unsigned line, unsigned column) {
  badPlace = {file == "-" ? "<stdin>" : file.str(), line, column, {}};
  return {&badPlace, [](const void *place, ResolvedLocation &result) {
            result = *static_cast<const ResolvedLocation *>(place);
          }};
}

/// The name of the buffer that defines the macros and includes the main file. TableGen accepts macros only as
/// text.
static constexpr llvm::StringLiteral commandLine = "<command line>";

unsigned mlir::mainBuffer(const llvm::SourceMgr &sources) {
  unsigned main = sources.getMainFileID();
  bool isGenerated = sources.getMemoryBuffer(main)->getBufferIdentifier() == commandLine;
  return isGenerated && sources.getNumBuffers() > main ? main + 1 : main;
}

LogicalResult RecordSource::parseFile(StringRef path, const Options &options, DiagnosticEngine &diags) {
  auto buffer = readFile(path);
  if (std::error_code error = buffer.getError()) {
    DiagnosticLocation start = placeWithoutBuffer(path, 1, 1);
    if (error == std::errc::file_too_large)
      return diags.emit(start, FileTooLarge, path, maxStreamMegabytes);
    return diags.emit(start, CannotOpenFile, path, error.message());
  }
  if (options.macros.empty())
    return parseBuffer(std::move(*buffer), options, diags);
  std::string text;
  for (StringRef macro : options.macros) {
    if (!isIdentifier(macro))
      return diags.emit(placeWithoutBuffer(commandLine, 1, 1), BadMacroName, macro);
    text += ("#define " + macro + "\n").str();
  }
  text += "include \"";
  llvm::raw_string_ostream(text).write_escaped(path);
  text += "\"\n";
  return parseText(text, commandLine, options, diags);
}

LogicalResult RecordSource::parseText(StringRef text, StringRef name, const Options &options,
                                      DiagnosticEngine &diags) {
  return parseBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name), options, diags);
}

LogicalResult RecordSource::parseBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, const Options &options,
                                        DiagnosticEngine &diags) {
  keeper->saveInputFilename(buffer->getBufferIdentifier().str());
  TextProblem problem = findTextProblem(buffer->getBuffer());
  if (problem.kind == TextProblem::Kind::NotText) {
    // Use a location without a buffer: the text of a binary file must not be printed.
    StringRef before(buffer->getBufferStart(), problem.at - buffer->getBufferStart());
    return diags.emit(placeWithoutBuffer(buffer->getBufferIdentifier(), before.count('\n') + 1,
                                         before.size() - before.rfind('\n')),
                      BadText, problem.message());
  }
  sourceMgr.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  if (problem)
    return diags.emit(llvm::SMLoc::getFromPointer(problem.at), BadText, problem.message());

  auto files = llvm::makeIntrusiveRefCnt<SourceFileSystem>();
  TableGenMessages messages(diags, sourceMgr, *keeper, files->refused);
  sourceMgr.setVirtualFileSystem(files);
  // Search the built-in .td files before the user's include directories, so that they take precedence over
  // MLIR's own files of the same names.
  std::vector<std::string> includeDirs = {vocabularyRoot.str()};
  llvm::append_range(includeDirs, options.includeDirs);
  sourceMgr.setIncludeDirs(includeDirs);
  std::string fullStack = describeFullStack(sourceMgr), fault = describeFault(sourceMgr);
  sourceMgr.setDiagHandler(&TableGenMessages::collect, &messages);

  bool failedToParse = false;
  {
    StackGuard guard(std::move(fullStack), std::move(fault));
    failedToParse = llvm::TableGenParseFile(sourceMgr, *keeper);
  }
  messages.report();
  return failure(failedToParse || messages.hasErrors());
}

std::vector<std::string> RecordSource::dependencies() const {
  std::vector<std::string> result;
  for (unsigned i = mainBuffer(sourceMgr) + 1; i <= sourceMgr.getNumBuffers(); ++i) {
    StringRef name = sourceMgr.getMemoryBuffer(i)->getBufferIdentifier();
    if (!name.starts_with(vocabularyRoot) && !llvm::is_contained(result, name))
      result.push_back(name.str());
  }
  llvm::sort(result);
  return result;
}
