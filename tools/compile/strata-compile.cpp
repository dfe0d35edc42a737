//===- strata-compile.cpp - Compiles programs ahead of time ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowers a program to LLVM IR and writes it as LLVM IR, as assembly, as an object file or as an executable.
// The system's C++ compiler driver links executables with the run-time library.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/Export.h"
#include "dialects/llvm/target/execution/ExecutionEngine.h"
#include "dialects/llvm/target/execution/OptUtils.h"
#include "runtime/ir/MLIRContext.h"
#include "tools/run/ProgramDialects.h"
#include "tools/run/ProgramInput.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/Utils/Cloning.h"

// Options, messages of code generation, files and the call of the linker.
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {

enum class Emit { LLVM, Assembly, Object, Executable };

/// Command-line options.
struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("The file to write"), cl::value_desc("file")};
  cl::opt<Emit> emit{"emit", cl::desc("The kind of output; by the extension of the file without this option"),
                     cl::values(clEnumValN(Emit::LLVM, "llvm", "LLVM IR (.ll)"),
                                clEnumValN(Emit::Assembly, "asm", "assembly (.s)"),
                                clEnumValN(Emit::Object, "obj", "an object file (.o)"),
                                clEnumValN(Emit::Executable, "exe", "an executable")),
                     cl::init(Emit::Executable)};
  cl::opt<bool> onlyObject{"c", cl::desc("The same as --emit=obj")};
  cl::opt<char> level{"O", cl::desc("Optimization level: -O0, -O1, -O2 (default) or -O3"), cl::Prefix,
                      cl::init('2')};
  cl::opt<std::string> pipeline{"pass-pipeline",
                                cl::desc("The passes to run first; without it, a program with operations of "
                                         "other dialects than llvm is lowered by a default pipeline")};
  cl::opt<std::string> triple{"mtriple", cl::desc("The target; the host by default")};
  cl::opt<std::string> cpu{"mcpu",
                           cl::desc("The processor; that of the host by default if the target is the host")};
  cl::opt<std::string> features{"mattr", cl::desc("Features of the target: +a,-b")};
  cl::opt<bool> noImplicitModule{"no-implicit-module", cl::desc("Do not wrap the input in a module")};
  cl::list<std::string> libraries{"l", cl::Prefix, cl::desc("Link a library"), cl::value_desc("library")};
  cl::list<std::string> libraryPaths{"L", cl::Prefix, cl::desc("Search libraries in a folder"),
                                     cl::value_desc("folder")};
  cl::opt<std::string> runtime{"runtime-library",
                               cl::desc("The run-time library; libstrata_runtime.a beside this tool or in "
                                        "../lib by default"),
                               cl::value_desc("file")};
  cl::opt<std::string> linker{"linker", cl::desc("The compiler driver that links; c++ by default"),
                              cl::init("c++")};
};

} // namespace

static int fail(const llvm::Twine &message) {
  llvm::errs() << "error: " << message << "\n";
  return EXIT_FAILURE;
}

/// Returns the kind of output: by -c or --emit, otherwise by the extension of the output file.
static Emit getEmit(const Options &options) {
  if (options.onlyObject)
    return Emit::Object;
  if (options.emit.getNumOccurrences())
    return options.emit;
  llvm::StringRef extension = llvm::sys::path::extension(options.output);
  return extension == ".ll"  ? Emit::LLVM
         : extension == ".s" ? Emit::Assembly
         : extension == ".o" ? Emit::Object
                             : Emit::Executable;
}

/// Returns the path of the output file. The default is a.out for executables, otherwise the name of the input
/// file with the extension of the output kind.
static std::string getOutput(const Options &options, Emit emit) {
  if (!options.output.empty())
    return options.output;
  if (emit == Emit::Executable)
    return "a.out";
  llvm::SmallString<128> path(options.input == "-" ? "a" : llvm::sys::path::filename(options.input).str());
  const char *extensions[] = {".ll", ".s", ".o"};
  llvm::sys::path::replace_extension(path, extensions[int(emit)]);
  return path.str().str();
}

static std::unique_ptr<llvm::TargetMachine> createTargetMachine(const Options &options, std::string &error) {
  bool isHost = options.triple.empty();
  llvm::Triple triple(isHost ? llvm::sys::getProcessTriple() : std::string(options.triple));
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  std::string cpu = options.cpu;
  std::string features = options.features;
  if (cpu.empty() && isHost) {
    cpu = llvm::sys::getHostCPUName().str();
    // Features of the command line come last, and prevail.
    if (llvm::StringRef disabled = ExecutionEngine::getDisabledFeatures(triple); !disabled.empty())
      features = (disabled + (features.empty() ? "" : ",") + features).str();
  }
  auto level = llvm::CodeGenOpt::getLevel(options.level - '0');
  return std::unique_ptr<llvm::TargetMachine>(
      target->createTargetMachine(triple, cpu, features, llvm::TargetOptions(), llvm::Reloc::PIC_,
                                  std::nullopt, level.value_or(llvm::CodeGenOptLevel::Default)));
}

/// Prints a message of code generation, such as an error in inline assembly. LLVM's own handler ends the
/// process, and files would remain.
static void reportDiagnostic(const llvm::DiagnosticInfo *info, void *failed) {
  llvm::DiagnosticPrinterRawOStream printer(llvm::errs());
  llvm::errs() << llvm::LLVMContext::getDiagnosticMessagePrefix(info->getSeverity()) << ": ";
  info->print(printer);
  llvm::errs() << "\n";
  *static_cast<bool *>(failed) |= info->getSeverity() == llvm::DS_Error;
}

/// Writes a module; returns an error message, or "".
static std::string writeModule(llvm::Module &module, llvm::TargetMachine &machine, Emit emit,
                               llvm::StringRef path) {
  std::error_code code;
  bool isText = emit == Emit::LLVM || emit == Emit::Assembly;
  llvm::ToolOutputFile file(path, code, isText ? llvm::sys::fs::OF_Text : llvm::sys::fs::OF_None);
  if (code)
    return ("cannot write '" + path + "': " + code.message()).str();
  if (emit == Emit::LLVM) {
    module.print(file.os(), nullptr);
  } else {
    llvm::SmallVector<char> code;
    llvm::raw_svector_ostream stream(code);
    llvm::legacy::PassManager passes;
    if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                    emit == Emit::Assembly ? llvm::CodeGenFileType::AssemblyFile
                                                           : llvm::CodeGenFileType::ObjectFile))
      return "the target cannot write this kind of file";
    bool failed = false;
    module.getContext().setDiagnosticHandlerCallBack(&reportDiagnostic, &failed);
    passes.run(module);
    module.getContext().setDiagnosticHandlerCallBack(nullptr);
    if (failed)
      return "code generation failed";
    file.os() << stream.str();
  }
  file.keep();
  return "";
}

/// Returns the path of the run-time library; "" if it is not found.
static std::string findRuntimeLibrary(const Options &options, const char *program) {
  if (!options.runtime.empty())
    return options.runtime;
  std::string self = llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&findRuntimeLibrary));
  for (llvm::StringRef folder : {".", "../lib", "../dialects/llvm/target/library"}) {
    llvm::SmallString<256> path(llvm::sys::path::parent_path(self));
    llvm::sys::path::append(path, folder, "libstrata_runtime.a");
    if (llvm::sys::fs::exists(path))
      return path.str().str();
  }
  return "";
}

/// Links an object file with the run-time library. Returns an error message, or "" on success.
static std::string linkExecutable(llvm::StringRef object, llvm::StringRef output, const Options &options,
                                  const char *program) {
  llvm::ErrorOr<std::string> linker = llvm::sys::findProgramByName(options.linker);
  if (!linker)
    return "cannot find the linker '" + options.linker + "'";
  std::vector<std::string> arguments{*linker, object.str(), "-o", output.str()};
  for (const std::string &path : options.libraryPaths)
    arguments.push_back("-L" + path);
  for (const std::string &library : options.libraries)
    arguments.push_back("-l" + library);
  if (std::string runtime = findRuntimeLibrary(options, program); !runtime.empty())
    arguments.push_back(runtime);
  arguments.push_back("-lm");
  std::vector<llvm::StringRef> references(arguments.begin(), arguments.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(*linker, references, std::nullopt, {}, 0, 0, &message);
  if (status == 0)
    return "";
  return "'" + *linker + "' failed" + (message.empty() ? "" : ": " + message);
}

/// If main() has no result, adds a main() that calls it and returns 0, so that the exit status is defined.
static void giveMainAnExitStatus(llvm::Module &module) {
  llvm::Function *body = module.getFunction("main");
  if (!body || body->isDeclaration() || !body->getReturnType()->isVoidTy() || !body->arg_empty())
    return;
  body->setName("strata_program_main");
  body->setLinkage(llvm::GlobalValue::InternalLinkage);
  llvm::IRBuilder<> builder(module.getContext());
  llvm::Function *entry =
      llvm::Function::Create(llvm::FunctionType::get(builder.getInt32Ty(), /*isVarArg=*/false),
                             llvm::GlobalValue::ExternalLinkage, "main", module);
  builder.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "", entry));
  builder.CreateCall(body);
  builder.CreateRet(builder.getInt32(0));
}

static int compileProgram(const Options &options, MLIRContext &context, const char *program) {
  ProgramOptions programOptions;
  programOptions.passPipeline = options.pipeline;
  programOptions.noImplicitModule = options.noImplicitModule;
  if (options.level < '0' || options.level > '3')
    return fail(llvm::Twine("invalid optimization level '-O") + llvm::Twine(char(options.level)) + "'");
  OwningOpRef<Operation *> module = readProgram(options.input, programOptions, context);
  if (!module)
    return EXIT_FAILURE;
  std::string error;
  std::unique_ptr<llvm::TargetMachine> machine = createTargetMachine(options, error);
  if (!machine)
    return fail(error);
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> translated = translateModuleToLLVMIR(module.get(), llvmContext);
  if (!translated)
    return EXIT_FAILURE;
  ExecutionEngine::setupTargetTripleAndDataLayout(translated.get(), machine.get());
  lowerMatrixIntrinsics(*translated, machine.get());
  Emit emit = getEmit(options);
  if (emit == Emit::Executable)
    giveMainAnExitStatus(*translated);
  if (llvm::Error failure =
          makeOptimizingTransformer(options.level - '0', /*sizeLevel=*/0, machine.get())(translated.get()))
    return fail(llvm::toString(std::move(failure)));
  std::string output = getOutput(options, emit);
  if (emit != Emit::Executable) {
    error = writeModule(*translated, *machine, emit, output);
    return error.empty() ? EXIT_SUCCESS : fail(error);
  }
  llvm::SmallString<128> object;
  if (std::error_code code = llvm::sys::fs::createTemporaryFile("strata-compile", "o", object))
    return fail("cannot create a temporary file: " + code.message());
  llvm::sys::RemoveFileOnSignal(object);
  error = writeModule(*translated, *machine, Emit::Object, object);
  if (error.empty())
    error = linkExecutable(object, output, options, program);
  llvm::sys::fs::remove(object);
  return error.empty() ? EXIT_SUCCESS : fail(error);
}

int main(int argc, char **argv) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  Options options;
  cl::ParseCommandLineOptions(argc, argv,
                              "Compiles a program to LLVM IR, assembly, an object or an executable\n");
  DialectRegistry registry = registerProgramDialects();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  return compileProgram(options, context, argv[0]);
}
