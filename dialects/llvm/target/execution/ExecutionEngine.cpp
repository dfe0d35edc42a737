//===- ExecutionEngine.cpp - Compiles and calls functions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/execution/ExecutionEngine.h"
#include "dialects/llvm/target/Export.h"
#include "dialects/llvm/target/execution/OptUtils.h"
#include "dialects/llvm/target/library/Builtins.h"
#include "runtime/ir/Operation.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/Debugging/ELFDebugObjectPlugin.h"
#include "llvm/ExecutionEngine/Orc/Debugging/PerfSupportPlugin.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/TargetProcess/JITLoaderPerf.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

void SimpleObjectCache::notifyObjectCompiled(const llvm::Module *module, llvm::MemoryBufferRef object) {
  objects[module->getModuleIdentifier()] =
      llvm::MemoryBuffer::getMemBufferCopy(object.getBuffer(), object.getBufferIdentifier());
}

std::unique_ptr<llvm::MemoryBuffer> SimpleObjectCache::getObject(const llvm::Module *module) {
  auto found = objects.find(module->getModuleIdentifier());
  return found == objects.end() ? nullptr
                                : llvm::MemoryBuffer::getMemBuffer(found->second->getMemBufferRef());
}

bool SimpleObjectCache::dumpToObjectFile(llvm::StringRef filename) {
  std::error_code error;
  llvm::ToolOutputFile file(filename, error, llvm::sys::fs::OF_None);
  if (error) {
    llvm::errs() << "cannot open output file '" << filename << "': " << error.message() << "\n";
    return false;
  }
  for (const auto &object : objects)
    file.os() << object.second->getBuffer();
  file.keep();
  return true;
}

bool ExecutionEngine::dumpToObjectFile(llvm::StringRef filename) {
  if (!cache) {
    llvm::errs() << "cannot dump ExecutionEngine object code to file: object cache is disabled\n";
    return false;
  }
  // Looking up a function generates the code of its module.
  if (cache->isEmpty())
    for (const std::string &name : functionNames)
      if (llvm::Expected<llvm::orc::ExecutorAddr> address = jit->lookup(name); !address) {
        llvm::errs() << "could not compile '" << name << "':\n  " << llvm::toString(address.takeError())
                     << "\n";
        return false;
      }
  return cache->dumpToObjectFile(filename);
}

//===----------------------------------------------------------------------===//
// Packed calls
//===----------------------------------------------------------------------===//

static std::string getPackedName(llvm::StringRef name) { return ("_mlir_" + name).str(); }

/// Adds a function `void _mlir_<name>(ptr args)` for each public function: it loads the arguments from the
/// addresses in `args`, calls the function and stores the result to the last address.
static void addPackedWrappers(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  llvm::IRBuilder<> builder(context);
  auto *pointer = builder.getPtrTy();
  auto *type = llvm::FunctionType::get(builder.getVoidTy(), {pointer}, /*isVarArg=*/false);
  llvm::SmallVector<llvm::Function *> functions;
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && !function.hasLocalLinkage() && !function.isVarArg())
      functions.push_back(&function);
  for (llvm::Function *function : functions) {
    std::string name = getPackedName(function->getName());
    if (module.getFunction(name))
      continue;
    auto *wrapper = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name, module);
    builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", wrapper));
    auto addressOf = [&](unsigned index) {
      llvm::Value *slot = builder.CreateConstGEP1_64(pointer, wrapper->getArg(0), index);
      return builder.CreateLoad(pointer, slot);
    };
    llvm::SmallVector<llvm::Value *> arguments;
    for (llvm::Argument &argument : function->args())
      arguments.push_back(builder.CreateLoad(argument.getType(), addressOf(argument.getArgNo())));
    llvm::CallInst *call = builder.CreateCall(function, arguments);
    call->setCallingConv(function->getCallingConv());
    if (!function->getReturnType()->isVoidTy())
      builder.CreateStore(call, addressOf(function->arg_size()));
    builder.CreateRetVoid();
  }
}

//===----------------------------------------------------------------------===//
// Engines
//===----------------------------------------------------------------------===//

ExecutionEngine::ExecutionEngine(bool enableObjectDump, bool enableGDBNotificationListener,
                                 bool enablePerfNotificationListener)
    : cache(enableObjectDump ? std::make_unique<SimpleObjectCache>() : nullptr),
      notifyGDB(enableGDBNotificationListener), notifyPerf(enablePerfNotificationListener) {}

ExecutionEngine::~ExecutionEngine() {
  if (jit && isInitialized)
    llvm::consumeError(jit->deinitialize(jit->getMainJITDylib()));
  for (LibraryDestroyFn destroy : destroyFns)
    destroy();
}

void ExecutionEngine::setupTargetTripleAndDataLayout(llvm::Module *module, llvm::TargetMachine *machine) {
  module->setDataLayout(machine->createDataLayout());
  module->setTargetTriple(machine->getTargetTriple());
}

llvm::StringRef ExecutionEngine::getDisabledFeatures(const llvm::Triple &triple) {
  return triple.isX86() ? "-avx512bf16,-avxneconvert" : "";
}

llvm::Expected<llvm::orc::JITTargetMachineBuilder> ExecutionEngine::detectHost() {
  auto host = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (host)
    host->getFeatures().addFeaturesVector(
        llvm::SubtargetFeatures(getDisabledFeatures(host->getTargetTriple())).getFeatures());
  return host;
}

llvm::Error ExecutionEngine::addListeners() {
  if (!notifyGDB && !notifyPerf)
    return llvm::Error::success();
  auto *layer = llvm::dyn_cast<llvm::orc::ObjectLinkingLayer>(&jit->getObjLinkingLayer());
  if (!layer || !jit->getTargetTriple().isOSBinFormatELF())
    return llvm::createStringError("GDB and perf are not supported for this target");
  llvm::orc::ExecutionSession &session = jit->getExecutionSession();
  if (notifyGDB) {
    llvm::Error error = llvm::Error::success();
    // Code without debug info is registered, too: its functions have names.
    auto plugin = std::make_shared<llvm::orc::ELFDebugObjectPlugin>(session, /*RequireDebugSections=*/false,
                                                                    /*AutoRegisterCode=*/true, error);
    if (error)
      return error;
    layer->addPlugin(std::move(plugin));
  }
  if (notifyPerf) {
    using llvm::orc::ExecutorAddr;
    layer->addPlugin(std::make_shared<llvm::orc::PerfSupportPlugin>(
        session.getExecutorProcessControl(), ExecutorAddr::fromPtr(&llvm_orc_registerJITLoaderPerfStart),
        ExecutorAddr::fromPtr(&llvm_orc_registerJITLoaderPerfEnd),
        ExecutorAddr::fromPtr(&llvm_orc_registerJITLoaderPerfImpl), /*EmitDebugInfo=*/true,
        /*EmitUnwindInfo=*/false));
  }
  return llvm::Error::success();
}

namespace {
/// Defines functions that generated code calls and that no library of the process defines.
class BuiltinGenerator : public llvm::orc::DefinitionGenerator {
public:
  explicit BuiltinGenerator(char globalPrefix) : globalPrefix(globalPrefix) {}

  llvm::Error tryToGenerate(llvm::orc::LookupState &, llvm::orc::LookupKind, llvm::orc::JITDylib &library,
                            llvm::orc::JITDylibLookupFlags,
                            const llvm::orc::SymbolLookupSet &symbols) override {
    llvm::orc::SymbolMap found;
    for (const auto &[symbol, flags] : symbols) {
      llvm::StringRef name = *symbol;
      if (globalPrefix && !name.consume_front(llvm::StringRef(&globalPrefix, 1)))
        continue;
      if (void *address = findBuiltin(name.str().c_str()))
        found[symbol] = {llvm::orc::ExecutorAddr::fromPtr(address),
                         llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
    }
    return found.empty() ? llvm::Error::success()
                         : library.define(llvm::orc::absoluteSymbols(std::move(found)));
  }

private:
  char globalPrefix;
};
} // namespace

llvm::Error ExecutionEngine::addLibraries(llvm::ArrayRef<llvm::StringRef> paths, char globalPrefix) {
  llvm::orc::SymbolMap symbols;
  for (llvm::StringRef path : paths) {
    llvm::SmallString<256> absolute(path);
    llvm::sys::fs::make_absolute(absolute);
    std::string message;
    llvm::sys::DynamicLibrary library =
        llvm::sys::DynamicLibrary::getPermanentLibrary(absolute.c_str(), &message);
    if (!library.isValid())
      return llvm::createStringError("could not load library '" + path + "': " + message);
    auto *init = reinterpret_cast<LibraryInitFn>(library.getAddressOfSymbol(kLibraryInitFnName));
    auto *destroy = reinterpret_cast<LibraryDestroyFn>(library.getAddressOfSymbol(kLibraryDestroyFnName));
    if (init && destroy) {
      llvm::StringMap<void *> exported;
      init(exported);
      for (const auto &symbol : exported)
        symbols[jit->mangleAndIntern(symbol.getKey())] = {llvm::orc::ExecutorAddr::fromPtr(symbol.getValue()),
                                                          llvm::JITSymbolFlags::Exported};
      destroyFns.push_back(destroy);
      continue;
    }
    auto generator = llvm::orc::DynamicLibrarySearchGenerator::Load(absolute.c_str(), globalPrefix);
    if (!generator)
      return generator.takeError();
    jit->getMainJITDylib().addGenerator(std::move(*generator));
  }
  if (!symbols.empty())
    if (llvm::Error error = jit->getMainJITDylib().define(llvm::orc::absoluteSymbols(std::move(symbols))))
      return error;
  // Symbols of this process are searched last. This also lets lookup() find them.
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(globalPrefix);
  if (!process)
    return process.takeError();
  jit->getMainJITDylib().addGenerator(std::move(*process));
  jit->getMainJITDylib().addGenerator(std::make_unique<BuiltinGenerator>(globalPrefix));
  return llvm::Error::success();
}

/// True if code of the module runs when the module is initialized or removed, or registers functions for its
/// removal. Only such modules need ORC's platform, which compiles a support module in every engine.
static bool needsPlatform(const llvm::Module &module) {
  return llvm::any_of(llvm::ArrayRef<llvm::StringRef>({"llvm.global_ctors", "llvm.global_dtors", "atexit",
                                                       "__cxa_atexit", "__dso_handle"}),
                      [&](llvm::StringRef name) { return module.getNamedValue(name) != nullptr; });
}

llvm::Expected<std::unique_ptr<ExecutionEngine>>
ExecutionEngine::create(Operation *op, const ExecutionEngineOptions &options,
                        std::unique_ptr<llvm::TargetMachine> machine) {
  auto engine =
      std::make_unique<ExecutionEngine>(options.enableObjectDump, options.enableGDBNotificationListener,
                                        options.enablePerfNotificationListener);
  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> module = options.llvmModuleBuilder ? options.llvmModuleBuilder(op, *context)
                                                                   : translateModuleToLLVMIR(op, *context);
  if (!module)
    return llvm::createStringError("could not convert to LLVM IR");
  if (!machine) {
    auto host = detectHost();
    if (!host)
      return host.takeError();
    if (options.jitCodeGenOptLevel)
      host->setCodeGenOptLevel(*options.jitCodeGenOptLevel);
    auto created = host->createTargetMachine();
    if (!created)
      return created.takeError();
    machine = std::move(*created);
  } else if (options.jitCodeGenOptLevel) {
    machine->setOptLevel(*options.jitCodeGenOptLevel);
  }
  setupTargetTripleAndDataLayout(module.get(), machine.get());
  lowerMatrixIntrinsics(*module, machine.get());
  addPackedWrappers(*module);
  for (llvm::Function &function : *module)
    if (!function.isDeclaration() && !function.hasLocalLinkage())
      engine->functionNames.push_back(function.getName().str());
  if (options.transformer)
    if (llvm::Error error = options.transformer(module.get()))
      return error;

  llvm::DataLayout layout = module->getDataLayout();
  llvm::orc::LLJITBuilder builder;
  builder.setDataLayout(layout).setJITTargetMachineBuilder(
      llvm::orc::JITTargetMachineBuilder(machine->getTargetTriple()));
  builder.setCompileFunctionCreator(
      [&](llvm::orc::JITTargetMachineBuilder)
          -> llvm::Expected<std::unique_ptr<llvm::orc::IRCompileLayer::IRCompiler>> {
        return std::make_unique<llvm::orc::TMOwningSimpleCompiler>(std::move(machine), engine->cache.get());
      });
  if (!needsPlatform(*module))
    builder.setPlatformSetUp(llvm::orc::setUpInactivePlatform);
  auto jit = builder.create();
  if (!jit)
    return jit.takeError();
  engine->jit = std::move(*jit);
  if (llvm::Error error = engine->addListeners())
    return error;
  if (llvm::Error error = engine->addLibraries(options.sharedLibPaths, layout.getGlobalPrefix()))
    return error;
  if (llvm::Error error =
          engine->jit->addIRModule(llvm::orc::ThreadSafeModule(std::move(module), std::move(context))))
    return error;
  return engine;
}

void ExecutionEngine::registerSymbols(
    llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)> symbolMap) {
  llvm::orc::JITDylib &library = jit->getMainJITDylib();
  llvm::cantFail(library.define(llvm::orc::absoluteSymbols(
      symbolMap(llvm::orc::MangleAndInterner(library.getExecutionSession(), jit->getDataLayout())))));
}

llvm::Error ExecutionEngine::initialize() {
  if (isInitialized)
    return llvm::Error::success();
  isInitialized = true;
  return jit->initialize(jit->getMainJITDylib());
}

llvm::Expected<void *> ExecutionEngine::lookup(llvm::StringRef name) const {
  llvm::Expected<llvm::orc::ExecutorAddr> address = jit->lookup(name);
  if (!address)
    return address.takeError();
  if (void *pointer = address->toPtr<void *>())
    return pointer;
  return llvm::createStringError("looked up function is null");
}

llvm::Expected<void (*)(void **)> ExecutionEngine::lookupPacked(llvm::StringRef name) const {
  llvm::Expected<void *> address = lookup(getPackedName(name));
  if (!address)
    return address.takeError();
  return reinterpret_cast<void (*)(void **)>(*address);
}

llvm::Error ExecutionEngine::invokePacked(llvm::StringRef name, llvm::MutableArrayRef<void *> args) {
  if (llvm::Error error = initialize())
    return error;
  llvm::Expected<void (*)(void **)> function = lookupPacked(name);
  if (!function)
    return function.takeError();
  (*function)(args.data());
  return llvm::Error::success();
}
