//===- OptOptions.cpp - The command line of an opt tool -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/OptOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace mlir;
using llvm::failure;
using llvm::LogicalResult;
using llvm::StringRef;
using llvm::success;

namespace {

enum class Takes : uint8_t {
  Flag,     ///< `--name`, or `--name=false`
  Value,    ///< `--name=value` or `--name value`
  Optional, ///< `--name` or `--name=value`
};

struct OptionSpec {
  StringRef name;
  Takes takes;
  StringRef valueName;
  StringRef help;
  /// Applies the option. Returns false if the value is invalid. Null for options that load plug-ins.
  bool (*set)(OptOptions &options, StringRef value);
  StringRef number = {}; ///< The type of a numeric value, for error messages.
};

/// Reads a flag value; an empty value means true.
bool readFlag(StringRef value, bool &flag) {
  if (value.empty() || value == "true" || value == "1" || value == "TRUE" || value == "True")
    flag = true;
  else if (value == "false" || value == "0" || value == "FALSE" || value == "False")
    flag = false;
  else
    return false;
  return true;
}

template <bool OptOptions::*Member>
bool setFlag(OptOptions &options, StringRef value) {
  return readFlag(value, options.*Member);
}
template <std::string OptOptions::*Member>
bool setString(OptOptions &options, StringRef value) {
  options.*Member = value.str();
  return true;
}
template <std::vector<std::string> OptOptions::*Member>
bool addStrings(OptOptions &options, StringRef value) {
  for (StringRef part : llvm::split(value, ','))
    if (!part.empty())
      (options.*Member).push_back(part.str());
  return true;
}
template <std::vector<std::string> OptOptions::*Member>
bool addPath(OptOptions &options, StringRef value) {
  (options.*Member).push_back(value.str());
  return !value.empty();
}
template <OpPrintingFlags &(OpPrintingFlags::*Setter)(bool)>
bool setPrinting(OptOptions &options, StringRef value) {
  bool flag = true;
  if (!readFlag(value, flag))
    return false;
  (options.printing.*Setter)(flag);
  return true;
}
bool setSplit(OptOptions &options, StringRef value) {
  options.splitMarker = value.empty() ? "// -----" : value.str();
  return true;
}
bool setVerifyDiagnostics(OptOptions &options, StringRef value) {
  if (value.empty() || value == "all")
    options.verifyDiagnostics = VerifyDiagnostics::All;
  else if (value == "only-expected")
    options.verifyDiagnostics = VerifyDiagnostics::OnlyExpected;
  else
    return false;
  return true;
}
/// Sets the member to true for the second of two keywords, and to false for the first.
template <bool OptOptions::*Member, const StringRef (&Words)[2]>
bool setChoice(OptOptions &options, StringRef value) {
  options.*Member = value == Words[1];
  return value == Words[0] || value == Words[1];
}
constexpr StringRef outputFormats[2] = {"text", "json"}, statisticsDisplays[2] = {"pipeline", "list"},
                    timingDisplays[2] = {"tree", "list"};
bool setVerbosity(OptOptions &options, StringRef value) {
  options.showWarnings = value != "errors";
  options.showRemarks = value == "remarks";
  return value == "errors" || value == "warnings" || value == "remarks";
}
/// Sets the member to the opposite of the value.
template <bool OptOptions::*Member>
bool clearFlag(OptOptions &options, StringRef value) {
  bool flag = true;
  if (!readFlag(value, flag))
    return false;
  options.*Member = !flag;
  return true;
}
bool setPipeline(OptOptions &options, StringRef value) {
  options.pipeline = value.str();
  return true;
}
bool setDumpSpec(OptOptions &options, StringRef value) {
  options.dumpSpec = value.str();
  return !value.empty();
}
bool setVerifyEach(OptOptions &options, StringRef value) {
  bool flag = true;
  if (readFlag(value, flag)) {
    options.verifyEach = flag ? VerifyLevel::Changed : VerifyLevel::Off;
    return true;
  }
  std::optional<VerifyLevel> level = llvm::StringSwitch<std::optional<VerifyLevel>>(value)
                                         .Case("off", VerifyLevel::Off)
                                         .Case("boundaries", VerifyLevel::Boundaries)
                                         .Case("changed", VerifyLevel::Changed)
                                         .Case("all", VerifyLevel::All)
                                         .Default(std::nullopt);
  options.verifyEach = level.value_or(VerifyLevel::Changed);
  return level.has_value();
}
bool setElementsLimit(OptOptions &options, StringRef value) {
  uint32_t limit = 0;
  if (value.getAsInteger(0, limit))
    return false;
  options.printing.elideLargeElementsAttrs(limit);
  return true;
}
bool setHexLimit(OptOptions &options, StringRef value) {
  int64_t limit = 0;
  if (value.getAsInteger(0, limit))
    return false;
  options.printing.printLargeElementsAttrWithHex(limit);
  return true;
}
bool setResourceLimit(OptOptions &options, StringRef value) {
  uint32_t limit = 0;
  if (value.getAsInteger(0, limit))
    return false;
  options.printing.elideLargeResourceString(limit);
  return true;
}
bool setDebugInfo(OptOptions &options, StringRef value) {
  bool flag = true;
  if (!readFlag(value, flag))
    return false;
  options.printing.enableDebugInfo(flag, options.printing.shouldPrintDebugInfoPrettyForm());
  return true;
}
bool setPretty(OptOptions &options, StringRef value) {
  bool flag = true;
  if (!readFlag(value, flag))
    return false;
  options.printing.enableDebugInfo(options.printing.shouldPrintDebugInfo(), flag);
  return true;
}
bool setBytecodeVersion(OptOptions &options, StringRef value) {
  int64_t version = 0;
  if (value.getAsInteger(0, version))
    return false;
  options.bytecodeVersion = version;
  return true;
}
bool setBytecodeProducer(OptOptions &options, StringRef value) {
  options.bytecodeProducer = value.str();
  return true;
}
bool ignore(OptOptions &, StringRef value) {
  bool flag = false;
  return readFlag(value, flag);
}

/// The options whose values are passed to a PluginLoader.
constexpr StringRef loadDialectPlugin = "load-dialect-plugin", loadPassPlugin = "load-pass-plugin";
PluginKind getPluginKind(StringRef name) {
  return name == loadPassPlugin ? PluginKind::Pass : PluginKind::Dialect;
}

using O = OptOptions;
using P = OpPrintingFlags;
constexpr OptionSpec optionTable[] = {
    {"I", Takes::Value, "dir", "Search this directory for files that a loaded .td includes",
     &addPath<&O::includeDirs>},
    {"allow-unregistered-dialect", Takes::Flag, "", "Allow operations of dialects that are not registered",
     &setFlag<&O::allowUnregisteredDialects>},
    {"check-conversions", Takes::Flag, "", "Explain failed attempts of conversions to legalize an operation",
     &setFlag<&O::checkConversions>},
    {"dump-pass-pipeline", Takes::Flag, "", "Print the pipeline that will be run to stderr",
     &setFlag<&O::dumpPipeline>},
    {"dump-spec", Takes::Value, "op", "Print the spec of an operation and exit", &setDumpSpec},
    {"elide-resource-data-from-bytecode", Takes::Flag, "", "Omit the data of resources in bytecode",
     &setFlag<&O::elideBytecodeResources>},
    {"emit-bytecode", Takes::Flag, "", "Write bytecode instead of text", &setFlag<&O::emitBytecode>},
    {"emit-bytecode-producer", Takes::Value, "name", "Name this producer in bytecode", &setBytecodeProducer},
    {"emit-bytecode-version", Takes::Value, "number", "Write this version of the bytecode format",
     &setBytecodeVersion, "long"},
    {"explain", Takes::Value, "file.html|file.json",
     "Write the changes of each pass and the origin of each operation", &setString<&O::explain>},
    {"help", Takes::Flag, "", "Print this help and exit", &setFlag<&O::help>},
    {"list-passes", Takes::Flag, "", "Print the registered passes and exit", &setFlag<&O::listPasses>},
    {"load-dialect", Takes::Value, "file.td", "Load a dialect from its .td file at run time",
     &addPath<&O::loadDialects>},
    {loadDialectPlugin, Takes::Value, "file.so", "Load the dialects of a plug-in", nullptr},
    {loadPassPlugin, Takes::Value, "file.so", "Load the passes of a plug-in", nullptr},
    {"load-strict", Takes::Flag, "", "Report an error if a loaded dialect requires C++ code",
     &setFlag<&O::loadStrict>},
    {"mlir-debug-counter", Takes::Value, "tag-skip=n,tag-count=n,…",
     "Skip the first n steps, and stop after the next n; tags: apply-pattern, fold",
     &addStrings<&O::debugCounters>},
    {"mlir-diagnostic-verbosity-level", Takes::Value, "errors|warnings|remarks",
     "Print only diagnostics of these severities (default: remarks, which prints all)", &setVerbosity},
    {"mlir-disable-diagnostic-notes", Takes::Flag, "", "Do not print notes", &clearFlag<&O::showNotes>},
    {"mlir-disable-threading", Takes::Flag, "", "Use a single thread", &setFlag<&O::disableThreading>},
    {"mlir-generate-reproducer", Takes::Value, "file",
     "Write the input of the passes and the pipeline to this file", &setString<&O::generateReproducer>},
    {"mlir-elide-elementsattrs-if-larger", Takes::Value, "n",
     "Do not print dense elements with more elements than this", &setElementsLimit, "uint"},
    {"mlir-elide-resource-strings-if-larger", Takes::Value, "n", "Do not print resources longer than this",
     &setResourceLimit, "uint"},
    {"mlir-output-format", Takes::Value, "text|json", "Output format of --mlir-timing",
     &setChoice<&O::timingAsJson, outputFormats>},
    {"mlir-pass-pipeline-crash-reproducer", Takes::Value, "file",
     "Write a reproducer if a pass fails or crashes", &setString<&O::crashReproducer>},
    {"mlir-pass-pipeline-local-reproducer", Takes::Flag, "",
     "Restrict the crash reproducer to the failing pass; needs --mlir-disable-threading",
     &setFlag<&O::localReproducer>},
    {"mlir-pass-statistics", Takes::Flag, "", "Print the statistics of passes", &setFlag<&O::statistics>},
    {"mlir-pass-statistics-display", Takes::Value, "pipeline|list",
     "Print statistics as the pipeline (default) or as a merged list",
     &setChoice<&O::statisticsAsList, statisticsDisplays>},
    {"mlir-print-assume-verified", Takes::Flag, "", "Do not verify before printing",
     &setPrinting<&P::assumeVerified>},
    {"mlir-print-debug-counter", Takes::Flag, "", "Print the counters of --mlir-debug-counter at the end",
     &setFlag<&O::printDebugCounters>},
    {"mlir-print-debuginfo", Takes::Flag, "", "Print locations", &setDebugInfo},
    {"mlir-print-elementsattrs-with-hex-if-larger", Takes::Value, "n",
     "Print dense elements with more elements than this as bytes", &setHexLimit, "long"},
    {"mlir-print-ir-after", Takes::Value, "pass,…", "Print the IR after these passes",
     &addStrings<&O::printIRAfter>},
    {"mlir-print-ir-after-change", Takes::Flag, "",
     "With the options above: print only if the pass changed the IR", &setFlag<&O::printIRAfterChange>},
    {"mlir-print-ir-after-failure", Takes::Flag, "", "Print the IR after a pass that failed",
     &setFlag<&O::printIRAfterFailure>},
    {"mlir-print-ir-after-all", Takes::Flag, "", "Print the IR after each pass",
     &setFlag<&O::printIRAfterAll>},
    {"mlir-print-ir-before", Takes::Value, "pass,…", "Print the IR before these passes",
     &addStrings<&O::printIRBefore>},
    {"mlir-print-ir-before-all", Takes::Flag, "", "Print the IR before each pass",
     &setFlag<&O::printIRBeforeAll>},
    {"mlir-print-ir-module-scope", Takes::Flag, "",
     "Print the top-level operation instead of the operation of the pass; needs --mlir-disable-threading",
     &setFlag<&O::printIRModuleScope>},
    {"mlir-print-ir-tree-dir", Takes::Value, "dir", "Print the IR to files in this directory",
     &setString<&O::printIRTree>},
    {"mlir-print-local-scope", Takes::Flag, "", "Print aliases inline", &setPrinting<&P::useLocalScope>},
    {"mlir-print-op-generic", Takes::Flag, "", "Print the generic form of operations",
     &setPrinting<&P::printGenericOpForm>},
    {"mlir-print-op-on-diagnostic", Takes::Flag, "", "Attach the operation to errors about it (default)",
     &setFlag<&O::printOpOnDiagnostic>},
    {"mlir-pretty-debuginfo", Takes::Flag, "",
     "With --mlir-print-debuginfo: print locations in readable form", &setPretty},
    {"mlir-print-unique-ssa-ids", Takes::Flag, "", "Use unique SSA value numbers in the whole module",
     &setPrinting<&P::printUniqueSSAIDs>},
    {"mlir-print-skip-regions", Takes::Flag, "", "Do not print regions", &setPrinting<&P::skipRegions>},
    {"mlir-print-value-users", Takes::Flag, "", "Print the users of values in comments",
     &setPrinting<&P::printValueUsers>},
    {"mlir-print-stacktrace-on-diagnostic", Takes::Flag, "",
     "Accepted for compatibility with mlir-opt; has no effect", &ignore},
    {"mlir-timing", Takes::Flag, "", "Print the execution times of passes", &setFlag<&O::timing>},
    {"mlir-timing-display", Takes::Value, "tree|list", "Print times as a tree (default) or as a merged list",
     &setChoice<&O::timingAsList, timingDisplays>},
    {"mlir-use-nameloc-as-prefix", Takes::Flag, "", "Use NameLoc locations as prefixes of value names",
     &setPrinting<&P::printNameLocAsPrefix>},
    {"mlir-very-unsafe-disable-verifier-on-parsing", Takes::Flag, "",
     "Do not verify the input; passes may crash on invalid IR", &clearFlag<&O::verifyOnParsing>},
    {"no-implicit-module", Takes::Flag, "", "Do not wrap the input in a module",
     &setFlag<&O::noImplicitModule>},
    {"o", Takes::Value, "file", "Write to this file; - is the standard output", &setString<&O::output>},
    {"output-split-marker", Takes::Value, "text", "Separator between the outputs of a split input",
     &setString<&O::outputSplitMarker>},
    {"pass-pipeline", Takes::Value, "text", "The passes to run: 'builtin.module(func.func(cse))'",
     &setPipeline},
    {"run-reproducer", Takes::Flag, "", "Run the pipeline stored in the input", &setFlag<&O::runReproducer>},
    {"show-dialects", Takes::Flag, "", "Print the registered dialects and exit", &setFlag<&O::showDialects>},
    {"split-input-file", Takes::Optional, "marker", "Process the chunks between '// -----' lines separately",
     &setSplit},
    {"verify-diagnostics", Takes::Optional, "all|only-expected",
     "Check the diagnostics against expected-error {{…}} comments", &setVerifyDiagnostics},
    {"verify-each", Takes::Optional, "off|boundaries|changed|all",
     "Verify never, after the last pass, after passes that changed the IR (default), or after "
     "each pass",
     &setVerifyEach},
    {"verify-roundtrip", Takes::Flag, "",
     "Check that the printed IR and its bytecode are read as the same IR", &setFlag<&O::verifyRoundtrip>},
    {"version", Takes::Flag, "", "Print the version and exit", &setFlag<&O::version>},
};

const OptionSpec *findOption(StringRef name) {
  for (const OptionSpec &option : optionTable)
    if (option.name == name)
      return &option;
  return nullptr;
}

StringRef closestOption(StringRef name) {
  StringRef best;
  unsigned bestDistance = 3;
  for (const OptionSpec &option : optionTable) {
    unsigned distance = option.name.edit_distance(name, true, bestDistance + 1);
    if (distance < bestDistance && option.name.size() > 2) {
      bestDistance = distance;
      best = option.name;
    }
  }
  return best;
}

/// Parses one argument list.
class Reader {
public:
  Reader(llvm::ArrayRef<const char *> args, StringRef toolName, llvm::function_ref<bool(StringRef)> isPass,
         OptOptions &options, llvm::raw_ostream &errors, PluginLoader loadPlugin)
      : args(args), toolName(toolName), isPass(isPass), options(options), errors(errors),
        loadPlugin(loadPlugin) {}
  LogicalResult run();

private:
  LogicalResult readOption(StringRef argument);
  LogicalResult readPositional(StringRef argument);
  LogicalResult unknown(StringRef argument, StringRef name);
  bool forward(StringRef argument, StringRef name, bool hasValue);

  llvm::ArrayRef<const char *> args;
  StringRef toolName;
  llvm::function_ref<bool(StringRef)> isPass;
  OptOptions &options;
  llvm::raw_ostream &errors;
  PluginLoader loadPlugin;
  std::vector<std::string> forwarded; ///< Arguments for LLVM's command-line library.
  size_t next = 0;
  bool hasInput = false;
};

LogicalResult Reader::run() {
  bool onlyPositional = false;
  while (next != args.size()) {
    StringRef argument = args[next++];
    if (!onlyPositional && argument == "--") {
      onlyPositional = true;
      continue;
    }
    bool isOption = !onlyPositional && argument.size() > 1 && argument.front() == '-';
    if (failed(isOption ? readOption(argument) : readPositional(argument)))
      return failure();
  }
  if (!forwarded.empty()) {
    std::vector<const char *> argv = {toolName.data()};
    for (const std::string &argument : forwarded)
      argv.push_back(argument.c_str());
    if (!llvm::cl::ParseCommandLineOptions(int(argv.size()), argv.data(), "", &errors))
      return failure();
  }
  auto arePasses = [&](StringRef option, llvm::ArrayRef<std::string> names) {
    for (const std::string &name : names)
      if (!isPass(name)) {
        errors << toolName << ": for the --" << option << " option: Cannot find option named '" << name
               << "'!\n";
        return false;
      }
    return true;
  };
  if (!arePasses("mlir-print-ir-before", options.printIRBefore) ||
      !arePasses("mlir-print-ir-after", options.printIRAfter))
    return failure();
  if (options.pipeline && !options.passes.empty()) {
    errors << "<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n";
    return failure();
  }
  return success();
}

LogicalResult Reader::readPositional(StringRef argument) {
  if (hasInput) {
    errors << toolName
           << ": Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: "
           << toolName << " --help\n";
    return failure();
  }
  hasInput = true;
  options.input = argument.str();
  return success();
}

LogicalResult Reader::readOption(StringRef argument) {
  StringRef body = argument.drop_front(argument.starts_with("--") ? 2 : 1);
  auto [name, value] = body.split('=');
  bool hasValue = body.size() != name.size();
  if (name == "h")
    name = "help";
  const OptionSpec *option = findOption(name);
  if (!option && body.starts_with("I") && !argument.starts_with("--")) {
    option = findOption("I");
    name = "I";
    value = body.drop_front();
    hasValue = true;
  }
  if (!option) {
    if (!isPass(name))
      return forward(argument, name, hasValue) ? success() : unknown(argument, name);
    // Options of a pass: `--pass=options`, or `--pass={options}` as in a textual pipeline.
    if (value.starts_with("{") && value.ends_with("}"))
      value = value.drop_front().drop_back();
    options.passes.push_back({name.str(), value.str()});
    return success();
  }
  if (option->takes == Takes::Value && !hasValue) {
    if (next == args.size()) {
      errors << toolName << ": for the --" << name << " option: requires a value!\n";
      return failure();
    }
    value = args[next++];
  }
  if (!option->set) {
    if (loadPlugin)
      return loadPlugin(getPluginKind(name), value);
    errors << toolName << ": this tool cannot load plug-ins: --" << name << '=' << value << '\n';
    return failure();
  }
  if (option->set(options, value))
    return success();
  if (!option->number.empty())
    errors << toolName << ": for the --" << name << " option: '" << value << "' value invalid for "
           << option->number << " argument!\n";
  else
    errors << toolName << ": for the --" << name << " option: Cannot find option named '" << value << "'!\n";
  return failure();
}

/// Keeps an argument for LLVM's command-line library, with the next argument if that is its value. Returns
/// false if the library has no option of that name.
bool Reader::forward(StringRef argument, StringRef name, bool hasValue) {
  auto &registered = llvm::cl::getRegisteredOptions();
  auto it = registered.find(name);
  if (it == registered.end())
    return false;
  forwarded.push_back(argument.str());
  if (!hasValue && it->second->getValueExpectedFlag() == llvm::cl::ValueRequired && next != args.size())
    forwarded.push_back(args[next++]);
  return true;
}

LogicalResult Reader::unknown(StringRef argument, StringRef name) {
  errors << toolName << ": Unknown command line argument '" << argument << "'.  Try: '" << toolName
         << " --help'\n";
  if (StringRef closest = closestOption(name); !closest.empty())
    errors << toolName << ": Did you mean '--" << closest << "'?\n";
  return failure();
}

} // namespace

LogicalResult mlir::parseOptOptions(llvm::ArrayRef<const char *> args, StringRef toolName,
                                    llvm::function_ref<bool(StringRef)> isPass, OptOptions &options,
                                    llvm::raw_ostream &errors, PluginLoader loadPlugin) {
  options.toolName = toolName.str();
  return Reader(args, options.toolName, isPass, options, errors, loadPlugin).run();
}

void mlir::printOptionHelp(llvm::raw_ostream &os) {
  for (const OptionSpec &option : optionTable) {
    std::string text = (option.name.size() == 1 ? "  -" : "  --") + option.name.str();
    if (option.takes == Takes::Value)
      text += (option.name.size() == 1 ? " <" : "=<") + option.valueName.str() + ">";
    else if (option.takes == Takes::Optional)
      text += "[=" + option.valueName.str() + "]";
    os << text;
    os.indent(text.size() < 46 ? 46 - text.size() : 1) << option.help << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Registration with LLVM's command-line library
//===----------------------------------------------------------------------===//

namespace {
/// An option of LLVM's command-line library that calls a function for each occurrence.
class CallbackOption final : public llvm::cl::Option {
public:
  /// Applies the option. Returns an error message, or the empty string.
  using Callback = std::function<std::string(StringRef value)>;

  CallbackOption(StringRef name, StringRef help, Takes takes, StringRef valueName, Callback callback)
      : Option(llvm::cl::ZeroOrMore, llvm::cl::NotHidden), callback(std::move(callback)) {
    setArgStr(name);
    setDescription(help);
    setValueStr(valueName);
    setValueExpectedFlag(takes == Takes::Value ? llvm::cl::ValueRequired : llvm::cl::ValueOptional);
    addArgument();
  }
  /// Creates a positional argument.
  CallbackOption(StringRef help, Callback callback)
      : Option(llvm::cl::Optional, llvm::cl::NotHidden), callback(std::move(callback)) {
    setDescription(help);
    setFormattingFlag(llvm::cl::Positional);
    setValueExpectedFlag(llvm::cl::ValueRequired);
    addArgument();
  }

private:
  bool handleOccurrence(unsigned, StringRef name, StringRef value) override {
    std::string message = callback(value);
    return !message.empty() && error(message, name);
  }
  std::string getForm() const {
    std::string dashes = ArgStr.size() == 1 ? "  -" : "  --";
    if (ValueStr.empty())
      return dashes + ArgStr.str();
    bool isOptional = getValueExpectedFlag() == llvm::cl::ValueOptional;
    return dashes + ArgStr.str() + (isOptional ? "[=<" : "=<") + ValueStr.str() + (isOptional ? ">]" : ">");
  }
  size_t getOptionWidth() const override { return getForm().size() + 3; }
  void printOptionInfo(size_t width) const override {
    std::string form = getForm();
    llvm::outs() << form;
    printHelpStr(HelpStr, width, form.size());
  }
  void printOptionValue(size_t, bool) const override {}
  void setDefault() override {}

  Callback callback;
};

/// Creates an option that is never destroyed, unless one of that name exists.
void addOption(StringRef name, StringRef help, Takes takes, StringRef valueName,
               CallbackOption::Callback callback) {
  if (!llvm::cl::getRegisteredOptions().contains(name))
    new CallbackOption(name, help, takes, valueName, std::move(callback));
}
} // namespace

void mlir::registerPassOptions(OptOptions &options, llvm::ArrayRef<StringRef> passNames) {
  for (StringRef name : passNames)
    addOption(name, "", Takes::Optional, "options", [&options, name](StringRef value) {
      if (value.starts_with("{") && value.ends_with("}"))
        value = value.drop_front().drop_back();
      options.passes.push_back({name.str(), value.str()});
      return std::string();
    });
}

void mlir::registerOptOptions(OptOptions &options, llvm::ArrayRef<StringRef> passNames,
                              std::function<LogicalResult(PluginKind, StringRef)> loadPlugin) {
  for (const OptionSpec &option : optionTable) {
    // LLVM's command-line library defines these options itself, and exits after them.
    if (option.name == "help" || option.name == "version")
      continue;
    addOption(option.name, option.help, option.takes, option.valueName,
              [&options, &option, loadPlugin](StringRef value) -> std::string {
                if (!option.set)
                  return succeeded(loadPlugin(getPluginKind(option.name), value)) ? "" : "cannot load it";
                return option.set(options, value) ? "" : "'" + value.str() + "' value invalid";
              });
  }
  registerPassOptions(options, passNames);
  new CallbackOption("<input file>", [&options](StringRef value) {
    options.input = value.str();
    return std::string();
  });
}
