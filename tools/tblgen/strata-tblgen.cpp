//===- strata-tblgen.cpp - Command line of the generator ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// strata-tblgen [-gen-…] [-I dir]… [-o file] [-d depfile] [--dialect=name] file.td
// strata-tblgen --all -o folder … file.td
// strata-tblgen --write=gen-…=file… … file.td
//
//===----------------------------------------------------------------------===//

#include "generator/Backend.h"
#include "tools/tblgen/LargePages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {

/// The option that selects what to generate: one flag for each backend.
class BackendOption {
public:
  BackendOption() {
    for (const Backend &backend : backends())
      option.getParser().addLiteralOption(backend.flag, &backend, backend.help);
  }
  const Backend &get() const { return *option; }
  bool isGiven() const { return option.getNumOccurrences() != 0; }
  bool isRepeated() const { return option.getNumOccurrences() > 1; }

private:
  cl::opt<const Backend *> option{cl::desc("What to generate:"), cl::init(&backends().front())};
};

/// The options of mlir-tblgen that have no effect here. Build systems may pass them.
struct IgnoredOptions {
  cl::OptionCategory category{"Options of mlir-tblgen without an effect"};
  struct Flag {
    Flag(llvm::StringRef name, cl::OptionCategory &category)
        : option(name, cl::desc("Ignored"), cl::cat(category)) {}
    cl::opt<bool> option;
  };
  struct Text {
    Text(llvm::StringRef name, cl::OptionCategory &category)
        : option(name, cl::desc("Ignored"), cl::value_desc("text"), cl::cat(category)) {}
    cl::opt<std::string> option;
  };
  Flag unusedArguments{"no-warn-on-unused-template-args", category}, phases{"time-phases", category},
      hugo{"allow-hugo-specific-features", category};
  Text directivesDialect{"directives-dialect", category}, opBase{"dialect-opclass-base", category},
      intrinsics{"llvmir-intrinsics-filter", category},
      accessGroups{"llvmir-intrinsics-access-group-regexp", category},
      aliases{"llvmir-intrinsics-alias-analysis-regexp", category};
  /// The outputs that are not supported, each with the subject of its group.
  std::vector<std::pair<std::unique_ptr<cl::opt<bool>>, llvm::StringRef>> outputs;

  IgnoredOptions() {
    for (const MissingBackends &group : missingBackends())
      for (llvm::StringRef flag : llvm::split(group.flags, ' '))
        outputs.emplace_back(std::make_unique<cl::opt<bool>>(flag, cl::desc("Not supported"), cl::Hidden),
                             group.subject);
  }
  /// Returns the message about the first of the unsupported outputs that is requested; empty if there is
  /// none.
  std::string complaint() const {
    for (const auto &[option, subject] : outputs)
      if (option->getNumOccurrences())
        return ("-" + option->ArgStr + " is not supported: there is no output for " + subject).str();
    return "";
  }
};

struct Options {
  BackendOption backend;
  IgnoredOptions ignored;
  cl::opt<bool> all{"all", cl::desc("Write all outputs of a dialect to the directory given by -o")};
  cl::list<std::string> writes{
      "write", cl::desc("Write this output to that file; can be repeated, the input is parsed once"),
      cl::value_desc("gen-…=file")};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Write to this file"), cl::value_desc("file"), cl::init("-")};
  cl::opt<std::string> depfile{"d", cl::desc("Write a dependency file"), cl::value_desc("file")};
  cl::list<std::string> includeDirs{"I", cl::desc("Search this directory for included files"),
                                    cl::value_desc("dir"), cl::Prefix};
  cl::list<std::string> macros{"D", cl::desc("Define a macro"), cl::value_desc("name"), cl::Prefix};
  cl::opt<bool> writeIfChanged{"write-if-changed",
                               cl::desc("Do not write an output file whose contents are unchanged")};
  cl::opt<DeprecatedAction> onDeprecated{
      "on-deprecated", cl::desc("Reaction to uses of deprecated records:"), cl::init(DeprecatedAction::Warn),
      cl::values(clEnumValN(DeprecatedAction::None, "none", "Nothing"),
                 clEnumValN(DeprecatedAction::Warn, "warn", "Warn (default)"),
                 clEnumValN(DeprecatedAction::Error, "error", "Fail"))};
  cl::list<std::string> warnings{
      "W", cl::desc("Warnings: <name>, no-<name>, all, error, error=<name>; -Whelp lists them"),
      cl::value_desc("warning"), cl::Prefix};
  cl::opt<bool> formatErrorsAreFatal{
      "asmformat-error-is-fatal",
      cl::desc("Fail on errors in assembly formats (default); otherwise ignore invalid formats"),
      cl::init(true)};

  cl::OptionCategory ops{"Options for ops"};
  cl::opt<std::string> include{"op-include-regex", cl::desc("Only ops whose names match"),
                               cl::value_desc("regex"), cl::cat(ops)};
  cl::opt<std::string> exclude{"op-exclude-regex", cl::desc("No ops whose names match"),
                               cl::value_desc("regex"), cl::cat(ops)};
  cl::opt<unsigned> shards{"op-shard-count", cl::desc("Number of parts to split op definitions into"),
                           cl::value_desc("count"), cl::init(1), cl::cat(ops)};

  cl::OptionCategory dialects{"Options for choosing a dialect"};
  cl::opt<std::string> dialect{"dialect", cl::desc("The dialect to generate for"), cl::value_desc("name"),
                               cl::cat(dialects)};
  cl::opt<bool> dialectOnly{
      "dialect-only",
      cl::desc("Generate only the ops of that dialect, the enums of its C++ namespace and "
               "of the input, and the patterns of the input; without this option also "
               "those of included files"),
      cl::cat(dialects)};
  cl::opt<std::string> attrDialect{"attrdefs-dialect", cl::desc("The dialect for -gen-attrdef-…"),
                                   cl::value_desc("name"), cl::cat(dialects)};
  cl::opt<std::string> typeDialect{"typedefs-dialect", cl::desc("The dialect for -gen-typedef-…"),
                                   cl::value_desc("name"), cl::cat(dialects)};

  cl::opt<bool> dialectTables{
      "dialect-tables",
      cl::desc("List the members of the dialect in a constant table, a static member of the dialect class; "
               "its function initialize() then need not register them"),
      cl::cat(dialects)};

  cl::OptionCategory python{"Options for Python"};
  cl::opt<std::string> boundDialect{"bind-dialect", cl::desc("-gen-python-…: the dialect"),
                                    cl::value_desc("name"), cl::cat(python)};
  cl::opt<std::string> dialectExtension{
      "dialect-extension",
      cl::desc("-gen-python-op-bindings: the module extends that of the dialect; the name has no effect"),
      cl::value_desc("name"), cl::cat(python)};

  cl::OptionCategory names{"Options for names"};
  cl::opt<std::string> passGroup{"name", cl::desc("-gen-pass-…: name of the group of passes"),
                                 cl::value_desc("name"), cl::cat(names)};
  cl::opt<std::string> prefix{"prefix", cl::desc("-gen-pass-capi-…: prefix of C function names"),
                              cl::value_desc("prefix"), cl::cat(names)};
  cl::opt<std::string> includePrefix{
      "include-prefix",
      cl::desc("Path prefix of Strata's headers in generated code; default: 'strata/' in an installation"),
      cl::value_desc("prefix"), cl::cat(names)};
  cl::opt<std::string> bytecodeDialect{
      "bytecode-dialect", cl::desc("-gen-bytecode: the dialect; default: the only one in the file"),
      cl::value_desc("name"), cl::cat(names)};
  cl::opt<std::string> stripPrefix{"strip-prefix", cl::desc("-gen-…-doc: prefix to omit from C++ names"),
                                   cl::value_desc("prefix"), cl::cat(names)};
};

} // namespace

static int fail(const llvm::Twine &message) {
  llvm::errs() << "strata-tblgen: error: " << message << '\n';
  return 1;
}

/// Returns "strata/" if this program is in the folder `bin` of an installation: the headers are then in
/// ../include/strata. Returns "" in a build folder.
static std::string installedIncludePrefix() {
  static int anchor;
  llvm::SmallString<128> headers(
      llvm::sys::path::parent_path(llvm::sys::fs::getMainExecutable(nullptr, &anchor)));
  llvm::sys::path::append(headers, "..", "include", "strata");
  return llvm::sys::fs::is_directory(headers) ? "strata/" : "";
}

/// Implements -Whelp.
static int listWarnings() {
  for (const WarningInfo &warning : allWarnings())
    llvm::outs() << llvm::left_justify("-W" + warningName(warning.kind), 29)
                 << (warning.isOnByDefault ? "on   " : "off  ") << warning.words << '\n';
  return 0;
}

/// Writes the file completely, or not at all if an error occurs.
static int writeFile(llvm::StringRef path, llvm::StringRef text, bool onlyIfChanged) {
  if (onlyIfChanged && path != "-")
    if (auto old = llvm::MemoryBuffer::getFile(path); old && (*old)->getBuffer() == text)
      return 0;
  std::error_code error;
  llvm::ToolOutputFile file(path, error, llvm::sys::fs::OF_None);
  if (error)
    return fail("cannot write '" + path + "': " + error.message());
  file.os() << text;
  file.os().flush();
  if (file.os().has_error()) {
    int status = fail("cannot write '" + path + "': " + file.os().error().message());
    file.os().clear_error();
    return status;
  }
  file.keep();
  return 0;
}

/// Escapes a path for make and ninja: spaces separate names.
static std::string escapeForMake(llvm::StringRef path) {
  std::string result;
  for (char c : path) {
    if (c == ' ' || c == '#' || c == '\\')
      result += '\\';
    if (c == '$')
      result += '$';
    result += c;
  }
  return result;
}

static std::string makeRule(llvm::ArrayRef<std::string> outputs, llvm::StringRef input,
                            llvm::ArrayRef<std::string> dependencies) {
  std::string text;
  for (const std::string &output : outputs)
    text += (text.empty() ? "" : " ") + escapeForMake(output);
  text += ":";
  if (input != "-")
    text += " " + escapeForMake(input);
  for (const std::string &file : dependencies)
    text += " \\\n  " + escapeForMake(file);
  return text + "\n";
}

/// Returns null for an empty pattern. Reports an invalid regular expression.
static FailureOr<std::shared_ptr<llvm::Regex>> makeRegex(llvm::StringRef option, llvm::StringRef pattern) {
  if (pattern.empty())
    return std::shared_ptr<llvm::Regex>();
  auto regex = std::make_shared<llvm::Regex>(pattern);
  std::string problem;
  if (regex->isValid(problem))
    return regex;
  fail("--" + option + ": '" + pattern + "' is not a regular expression: " + problem);
  return failure();
}

static FailureOr<GenOptions> makeGenOptions(const Options &options) {
  GenOptions gen;
  gen.backend = &options.backend.get();
  gen.input = options.input;
  gen.includeDirs.assign(options.includeDirs.begin(), options.includeDirs.end());
  gen.macros.assign(options.macros.begin(), options.macros.end());
  gen.dialect = options.dialect;
  gen.dialectOnly = options.dialectOnly || options.all;
  if (gen.backend->flag.starts_with("gen-attrdef-") && !options.attrDialect.empty())
    gen.dialect = options.attrDialect;
  if (gen.backend->flag.starts_with("gen-typedef-") && !options.typeDialect.empty())
    gen.dialect = options.typeDialect;
  llvm::StringRef pythonFlag = "gen-python-";
  if (gen.backend->flag.starts_with(pythonFlag) ||
      llvm::any_of(options.writes, [&](llvm::StringRef write) { return write.starts_with(pythonFlag); })) {
    if (!options.boundDialect.empty())
      gen.dialect = options.boundDialect;
    // Enums may belong to no dialect.
    if (gen.dialect.empty() && gen.backend->flag.starts_with(pythonFlag) &&
        gen.backend->flag != "gen-python-enum-bindings") {
      fail("-" + gen.backend->flag + " needs a dialect: -bind-dialect=<name>");
      return failure();
    }
  }
  gen.dialectExtension = options.dialectExtension;
  auto include = makeRegex("op-include-regex", options.include),
       exclude = makeRegex("op-exclude-regex", options.exclude);
  if (failed(include) || failed(exclude))
    return failure();
  gen.ops = {*include, *exclude, options.shards};
  for (const std::string &warning : options.warnings)
    if (!gen.warnings.parse(warning)) {
      fail("there is no warning -W" + warning + "; -Whelp lists them");
      return failure();
    }
  gen.dialectTables = options.dialectTables;
  gen.onDeprecated = options.onDeprecated;
  gen.formatErrorsAreFatal = options.formatErrorsAreFatal;
  gen.includePrefix =
      options.includePrefix.getNumOccurrences() ? options.includePrefix.getValue() : installedIncludePrefix();
  gen.passGroup = options.passGroup;
  gen.prefix = options.prefix;
  gen.stripPrefix = options.stripPrefix;
  gen.bytecodeDialect = options.bytecodeDialect;
  gen.endsSoon = true;
  if (options.output != "-" && !options.all)
    gen.outputName = llvm::sys::path::filename(options.output.getValue()).str();
  return gen;
}

/// Implements --all: runs all backends that have a file name with one parse, and writes a dependency file.
static int writeAll(const Options &options, const GenOptions &gen) {
  if (options.output == "-" || gen.input == "-")
    return fail("--all needs an input file, and a folder to write to (-o)");
  std::vector<const Backend *> wanted;
  std::vector<std::string> paths;
  llvm::StringRef stem = llvm::sys::path::stem(gen.input);
  for (const Backend &backend : backends()) {
    if (backend.file.empty())
      continue;
    wanted.push_back(&backend);
    llvm::SmallString<128> path(options.output.getValue());
    llvm::sys::path::append(path, stem + backend.file);
    paths.push_back(path.str().str());
  }
  FailureOr<GenResults> results = runGenerators(gen, wanted, llvm::errs());
  if (failed(results))
    return 1;
  std::error_code error = llvm::sys::fs::create_directories(options.output.getValue());
  if (!error && !llvm::sys::fs::is_directory(options.output.getValue()))
    error = std::make_error_code(std::errc::not_a_directory); // A file of that name exists.
  if (error)
    return fail("cannot make the folder '" + options.output + "': " + error.message());
  for (const auto &[path, text] : llvm::zip_equal(paths, results->texts))
    if (int status = writeFile(path, text, options.writeIfChanged))
      return status;
  llvm::SmallString<128> depfile(options.depfile.getValue());
  if (depfile.empty()) {
    depfile = options.output.getValue();
    llvm::sys::path::append(depfile, stem + ".d");
  }
  return writeFile(depfile, makeRule(paths, options.input, results->dependencies), false);
}

/// Implements --write: runs the selected backends with one parse.
static int writeSome(const Options &options, GenOptions gen) {
  if (options.output != "-" || options.all || options.backend.isGiven())
    return fail("--write names what to write, and where: nothing else can be asked for");
  std::vector<const Backend *> wanted;
  std::vector<std::string> paths;
  for (llvm::StringRef write : options.writes) {
    auto [flag, path] = write.split('=');
    const Backend *backend = findBackend(flag);
    if (!backend || path.empty())
      return fail("--write=" + write + ": expected an output and a file, such as gen-op-decls=Ops.h.inc");
    if (bool same = false; !llvm::sys::fs::equivalent(gen.input, path, same) && same)
      return fail("'" + path + "' is the input: it would be overwritten");
    wanted.push_back(backend);
    paths.push_back(path.str());
    gen.outputNames.push_back(llvm::sys::path::filename(path).str());
  }
  FailureOr<GenResults> results = runGenerators(gen, wanted, llvm::errs());
  if (failed(results))
    return 1;
  for (const auto &[path, text] : llvm::zip_equal(paths, results->texts))
    if (int status = writeFile(path, text, options.writeIfChanged))
      return status;
  if (options.depfile.empty())
    return 0;
  return writeFile(options.depfile, makeRule(paths, options.input, results->dependencies), false);
}

int main(int argc, char **argv) {
  useLargePages();
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::ParseCommandLineOptions(argc, argv, "Strata's generator: dialects in .td to C++\n");
  if (std::string complaint = options.ignored.complaint(); !complaint.empty())
    return fail(complaint);
  if (options.backend.isRepeated())
    return fail("one thing is generated at a time, but several are asked for");
  if (options.shards == 0 || options.shards > 1000)
    return fail("--op-shard-count takes a number from 1 to 1000");
  if (!options.macros.empty() && options.input == "-")
    return fail("macros (-D) are for a file, but the input is standard input");
  if (llvm::is_contained(options.warnings, "help"))
    return listWarnings();
  FailureOr<GenOptions> gen = makeGenOptions(options);
  if (failed(gen))
    return 1;
  if (!options.writes.empty())
    return writeSome(options, *gen);
  if (options.all && options.backend.isGiven())
    return fail("--all writes everything, so that there is nothing else to ask for");
  if (options.all)
    return writeAll(options, *gen);
  if (!options.depfile.empty() && options.output == "-")
    return fail("a dependency file (-d) needs an output file (-o)");
  for (const std::string &path : {options.output.getValue(), options.depfile.getValue()})
    if (bool same = false; !llvm::sys::fs::equivalent(gen->input, path, same) && same)
      return fail("'" + path + "' is the input: it would be overwritten");
  FailureOr<GenResult> result = runGenerator(*gen, llvm::errs());
  if (failed(result))
    return 1;
  if (int status = writeFile(options.output, result->text, options.writeIfChanged))
    return status;
  if (options.depfile.empty())
    return 0;
  return writeFile(options.depfile, makeRule(options.output.getValue(), options.input, result->dependencies),
                   false);
}
