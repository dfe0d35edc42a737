//===- strata-tblgen.cpp - The generator as a command ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// strata-tblgen [-gen-…] [-I dir]… [-o file] [-d depfile] [--dialect=name] file.td
//
//===----------------------------------------------------------------------===//

#include "generator/Driver.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Write to this file"), cl::value_desc("file"), cl::init("-")};
  cl::opt<std::string> depfile{"d", cl::desc("Write a dependency file"), cl::value_desc("file")};
  cl::list<std::string> includeDirs{"I", cl::desc("Look for included files here"), cl::value_desc("dir"),
                                    cl::Prefix};
  cl::opt<std::string> dialect{"dialect", cl::desc("The dialect to generate for"), cl::value_desc("name")};
  cl::opt<bool> writeIfChanged{"write-if-changed", cl::desc("Leave the output alone when it is the same")};
  cl::opt<GenAction> action{
      cl::desc("What to generate:"), cl::init(GenAction::PrintRecords),
      cl::values(clEnumValN(GenAction::PrintRecords, "print-records", "Print all records (default)"),
                 clEnumValN(GenAction::PrintRecords, "dump-records", "The same"),
                 clEnumValN(GenAction::DumpModel, "dump-model", "Print the checked model"),
                 clEnumValN(GenAction::DumpLowered, "dump-lowered", "Print the programs of formats and patterns"),
                 clEnumValN(GenAction::Check, "check", "Only look for mistakes"),
                 clEnumValN(GenAction::OpDecls, "gen-op-decls", "Op declarations"),
                 clEnumValN(GenAction::OpDefs, "gen-op-defs", "Op definitions"),
                 clEnumValN(GenAction::TypeDefDecls, "gen-typedef-decls", "Type declarations"),
                 clEnumValN(GenAction::TypeDefDefs, "gen-typedef-defs", "Type definitions"),
                 clEnumValN(GenAction::AttrDefDecls, "gen-attrdef-decls", "Attribute declarations"),
                 clEnumValN(GenAction::AttrDefDefs, "gen-attrdef-defs", "Attribute definitions"),
                 clEnumValN(GenAction::DialectDecls, "gen-dialect-decls", "Dialect declarations"),
                 clEnumValN(GenAction::DialectDefs, "gen-dialect-defs", "Dialect definitions"),
                 clEnumValN(GenAction::EnumDecls, "gen-enum-decls", "Enum declarations"),
                 clEnumValN(GenAction::EnumDefs, "gen-enum-defs", "Enum definitions"),
                 clEnumValN(GenAction::Rewriters, "gen-rewriters", "Rewrite patterns"))};
};
} // namespace

static int fail(const llvm::Twine &message) {
  llvm::errs() << "strata-tblgen: error: " << message << '\n';
  return 1;
}

/// The output appears whole or not at all.
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

/// As make and ninja read names: a space would end one.
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

static std::string makeRule(llvm::StringRef output, llvm::StringRef input,
                            llvm::ArrayRef<std::string> dependencies) {
  std::string text = escapeForMake(output) + ":";
  if (input != "-")
    text += " " + escapeForMake(input);
  for (const std::string &file : dependencies)
    text += " \\\n  " + escapeForMake(file);
  return text + "\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::ParseCommandLineOptions(argc, argv, "Strata's generator: dialects in .td to C++\n");
  if (options.action.getNumOccurrences() > 1)
    return fail("one thing is generated at a time, but several are asked for");
  GenOptions gen;
  gen.action = options.action;
  gen.input = options.input;
  gen.includeDirs.assign(options.includeDirs.begin(), options.includeDirs.end());
  gen.dialect = options.dialect;
  if (!options.depfile.empty() && options.output == "-")
    return fail("a dependency file (-d) needs an output file (-o)");
  for (const std::string &path : {options.output.getValue(), options.depfile.getValue()})
    if (bool same = false; !llvm::sys::fs::equivalent(gen.input, path, same) && same)
      return fail("'" + path + "' is the input: it would be overwritten");
  FailureOr<GenResult> result = runGenerator(gen, llvm::errs());
  if (failed(result))
    return 1;
  if (int status = writeFile(options.output, result->text, options.writeIfChanged))
    return status;
  if (options.depfile.empty())
    return 0;
  return writeFile(options.depfile, makeRule(options.output, options.input, result->dependencies), false);
}
