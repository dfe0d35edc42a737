//===- JitRunner.cpp - Main function of a run tool ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/run/JitRunner.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/target/execution/ExecutionEngine.h"
#include "dialects/llvm/target/execution/OptUtils.h"
#include "dialects/llvm/target/library/RuntimeLibrary.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "tools/run/ProgramInput.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileUtilities.h"
#include <cstdio>

using namespace mlir;
namespace cl = llvm::cl;

namespace {

/// Command-line options.
struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> entry{"e", cl::desc("The function to be called"), cl::value_desc("<function name>"),
                             cl::init("main")};
  cl::opt<std::string> resultType{"entry-point-result", cl::desc("The result of the function to be called"),
                                  cl::value_desc("f32 | i32 | i64 | void"), cl::init("f32")};
  cl::OptionCategory optimization{"Optimization options"};
  cl::opt<bool> level0{"O0", cl::desc("Run LLVM's passes and code generation at O0"), cl::cat(optimization)};
  cl::opt<bool> level1{"O1", cl::desc("Run LLVM's passes and code generation at O1"), cl::cat(optimization)};
  cl::opt<bool> level2{"O2", cl::desc("Run LLVM's passes and code generation at O2"), cl::cat(optimization)};
  cl::opt<bool> level3{"O3", cl::desc("Run LLVM's passes and code generation at O3"), cl::cat(optimization)};
  cl::list<std::string> libraries{"shared-libs", cl::desc("Libraries to link dynamically"),
                                  cl::CommaSeparated};
  cl::opt<bool> dumpObject{
      "dump-object-file", cl::desc("Write the object code to the file of -object-filename (<input file>.o by "
                                   "default)")};
  cl::opt<std::string> objectFile{"object-filename", cl::desc("The file of -dump-object-file")};
  cl::opt<std::string> march{"march", cl::desc("The architecture to generate code for")};
  cl::list<std::string> mattr{"mattr", cl::CommaSeparated, cl::desc("Features of the target"),
                              cl::value_desc("a1,+a2,-a3,...")};
  cl::opt<bool> notifyGDB{"notify-gdb", cl::desc("Register the object code with GDB")};
  cl::opt<bool> notifyPerf{"notify-perf",
                           cl::desc("Write the object code to a dump for perf inject --jit, in "
                                    "$JITDUMPDIR/.debug/jit or $HOME/.debug/jit")};
  cl::opt<std::string> pipeline{"pass-pipeline",
                                cl::desc("The passes to run first; without it, a program with operations of "
                                         "other dialects than llvm is lowered by a default pipeline")};
  cl::opt<bool> noImplicitModule{"no-implicit-module", cl::desc("Do not wrap the input in a module")};
  cl::opt<bool> showPipeline{"show-default-pipeline", cl::desc("Print the default pipeline and exit")};

  /// Returns the optimization level; nullopt if no level option is given.
  std::optional<unsigned> getLevel() const {
    const cl::opt<bool> *levels[] = {&level0, &level1, &level2, &level3};
    for (unsigned i = 4; i != 0; --i)
      if (*levels[i - 1])
        return i - 1;
    return std::nullopt;
  }
};

/// A result type that -entry-point-result can name.
struct ResultKind {
  llvm::StringLiteral name;
  bool (*accepts)(Type type);
  /// Calls the packed form of a function without arguments and prints its result.
  void (*call)(void (*function)(void **));
};

template <typename T>
void callAndPrint(void (*function)(void **)) {
  T result{};
  void *argument = &result;
  function(&argument);
  if constexpr (std::is_same_v<T, float>)
    llvm::outs() << llvm::format("%f\n", result);
  else
    llvm::outs() << result << "\n";
}

} // namespace

static constexpr ResultKind resultKinds[] = {
    {"i32", [](Type type) { return type.isInteger(32); }, callAndPrint<int32_t>},
    {"i64", [](Type type) { return type.isInteger(64); }, callAndPrint<int64_t>},
    {"f32", [](Type type) { return type.isF32(); }, callAndPrint<float>},
};

/// Prints an error that has no source location.
static int fail(const llvm::Twine &message) {
  llvm::errs() << "Error: " << message << "\n";
  return EXIT_FAILURE;
}

/// Returns the address of a function of the run-time library; null if the library does not have it.
static void *findRuntimeFunction(llvm::StringRef name) {
  for (const RuntimeFunction *entry = runtimeFunctions(); entry->name; ++entry)
    if (name == entry->name)
      return entry->address;
  return nullptr;
}

/// Defines the declared functions of the program. The libraries and this process are searched first, then the
/// run-time library. Reports functions that have a use but no definition.
static LogicalResult resolveDeclarations(Operation *program, ExecutionEngine &engine) {
  bool ok = true;
  for (auto function : program->getRegion(0).front().getOps<LLVM::LLVMFuncOp>()) {
    if (!function.isExternal() || function.getName().starts_with("llvm."))
      continue;
    llvm::Expected<void *> address = engine.lookup(function.getName());
    if (address)
      continue;
    llvm::consumeError(address.takeError());
    if (void *runtime = findRuntimeFunction(function.getName())) {
      engine.registerSymbols([&](llvm::orc::MangleAndInterner mangle) {
        return llvm::orc::SymbolMap{{mangle(function.getName()),
                                     {llvm::orc::ExecutorAddr::fromPtr(runtime),
                                      llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable}}};
      });
      continue;
    }
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(function.getOperation(), program);
    if (uses && uses->empty())
      continue;
    function.emitError() << "no library defines the function '" << function.getName() << "'";
    ok = false;
  }
  for (auto global : program->getRegion(0).front().getOps<LLVM::GlobalOp>()) {
    bool isDeclaration = global.getLinkage() == LLVM::Linkage::External && !global.getValueOrNull() &&
                         global.getInitializerRegion().empty();
    if (!isDeclaration)
      continue;
    llvm::Expected<void *> address = engine.lookup(global.getSymName());
    if (address)
      continue;
    llvm::consumeError(address.takeError());
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(global.getOperation(), program);
    if (uses && uses->empty())
      continue;
    global.emitError() << "no library defines the global '" << global.getSymName() << "'";
    ok = false;
  }
  return success(ok);
}

/// Verifies that the entry point has a body, no arguments and the expected result type. Reports errors at the
/// function.
static LogicalResult checkEntry(Operation *program, llvm::StringRef name, const ResultKind *kind,
                                bool isVoid) {
  auto function = llvm::dyn_cast_or_null<LLVM::LLVMFuncOp>(SymbolTable::lookupSymbolIn(program, name));
  if (!function || function.isExternal())
    return function ? function.emitError("entry point not found: the function has no body")
                    : program->emitError() << "entry point not found: there is no function '" << name << "'";
  if (function.getLinkage() == LLVM::Linkage::Internal || function.getLinkage() == LLVM::Linkage::Private)
    return function.emitError("entry point not found: the function is local to the module");
  if (function.getNumArguments())
    return function.emitError("JIT can't invoke a main function expecting arguments");
  Type result = function.getFunctionType().getReturnType();
  if (isVoid)
    return llvm::isa<LLVM::LLVMVoidType>(result) ? success() : function.emitError("expected void function");
  if (!kind->accepts(result))
    return function.emitError() << "only single " << kind->name << " function result supported";
  return success();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createTargetMachine(const Options &options) {
  auto builder = ExecutionEngine::detectHost();
  if (!builder)
    return builder.takeError();
  if (!options.march.empty())
    builder->getTargetTriple().setArchName(options.march);
  if (!options.mattr.empty())
    builder->addFeatures(std::vector<std::string>(options.mattr.begin(), options.mattr.end()));
  if (std::optional<unsigned> level = options.getLevel())
    builder->setCodeGenOptLevel(*llvm::CodeGenOpt::getLevel(*level));
  return builder->createTargetMachine();
}

static int runProgram(Operation *program, const Options &options, const JitRunnerConfig &config) {
  bool isVoid = options.resultType == "void";
  const ResultKind *kind =
      llvm::find_if(resultKinds, [&](const ResultKind &kind) { return kind.name == options.resultType; });
  if (!isVoid && kind == std::end(resultKinds))
    return fail("unsupported function type");
  if (failed(checkEntry(program, options.entry, kind, isVoid)))
    return EXIT_FAILURE;
  auto machine = createTargetMachine(options);
  if (!machine)
    return fail(llvm::toString(machine.takeError()));
  std::function<llvm::Error(llvm::Module *)> transformer;
  if (std::optional<unsigned> level = options.getLevel())
    transformer = makeOptimizingTransformer(*level, /*sizeLevel=*/0, machine->get());
  llvm::SmallVector<llvm::StringRef> libraries(options.libraries.begin(), options.libraries.end());
  ExecutionEngineOptions engineOptions;
  engineOptions.llvmModuleBuilder = config.llvmModuleBuilder;
  if (transformer)
    engineOptions.transformer = transformer;
  engineOptions.sharedLibPaths = libraries;
  engineOptions.enableObjectDump = options.dumpObject;
  engineOptions.enableGDBNotificationListener = options.notifyGDB;
  engineOptions.enablePerfNotificationListener = options.notifyPerf;
  auto engine = ExecutionEngine::create(program, engineOptions, std::move(*machine));
  if (!engine)
    return fail(llvm::toString(engine.takeError()));
  if (config.runtimesymbolMap)
    (*engine)->registerSymbols(config.runtimesymbolMap);
  if (failed(resolveDeclarations(program, **engine)))
    return EXIT_FAILURE;
  if (llvm::Error error = (*engine)->initialize())
    return fail(llvm::toString(std::move(error)));
  auto function = (*engine)->lookupPacked(options.entry);
  if (!function)
    return fail(llvm::toString(function.takeError()));
  if (options.dumpObject &&
      !(*engine)->dumpToObjectFile(options.objectFile.empty() ? options.input + ".o"
                                                              : std::string(options.objectFile)))
    return EXIT_FAILURE;
  if (isVoid)
    (*function)(nullptr);
  else
    kind->call(*function);
  fflush(stdout);
  return EXIT_SUCCESS;
}

int mlir::JitRunnerMain(int argc, char **argv, const DialectRegistry &registry, JitRunnerConfig config) {
  Options options;
  cl::ParseCommandLineOptions(argc, argv, "Compiles a program in memory and calls a function of it\n");
  if (options.showPipeline) {
    llvm::outs() << getDefaultLoweringPipeline() << "\n";
    return EXIT_SUCCESS;
  }
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  ProgramOptions programOptions;
  programOptions.passPipeline = options.pipeline;
  programOptions.noImplicitModule = options.noImplicitModule;
  OwningOpRef<Operation *> program = readProgram(options.input, programOptions, context);
  if (!program)
    return EXIT_FAILURE;
  JitRunnerOptions runnerOptions{options.entry, options.resultType};
  if (config.mlirTransformer) {
    if (failed(config.mlirTransformer(program.get(), runnerOptions)))
      return EXIT_FAILURE;
    // Copy both strings before assigning, because the references may be to the options themselves.
    std::string entry = runnerOptions.mainFuncName.str(), resultType = runnerOptions.mainFuncType.str();
    options.entry = std::move(entry);
    options.resultType = std::move(resultType);
  }
  return runProgram(program.get(), options, config);
}
