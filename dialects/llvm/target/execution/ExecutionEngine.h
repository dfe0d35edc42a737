//===- ExecutionEngine.h - Compiles and calls functions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Compiles a module of the llvm dialect to machine code in this process, by LLVM's ORC. Functions are called
// by name, with arguments packed in an array of pointers. A function with `llvm.emit_c_interface` has a
// wrapper that takes memrefs as pointers to descriptors (MemRefDescriptor.h); invoke() calls it:
//
//     auto engine = ExecutionEngine::create(module, options);
//     StridedMemRefType<float, 1> vector = …;
//     float sum;
//     llvm::Error error = (*engine)->invoke("sum", &vector, ExecutionEngine::result(sum));
//
// LLVM's native target must be initialized, and the translations of the module's dialects registered. Calls
// are as thread-safe as the compiled code.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXECUTION_EXECUTIONENGINE_H
#define STRATA_DIALECTS_LLVM_TARGET_EXECUTION_EXECUTIONENGINE_H

#include "runtime/support/LLVM.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ExecutionEngine/ObjectCache.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir {

class Operation;

/// Keeps the object code of a module, to write it to a file.
class SimpleObjectCache : public llvm::ObjectCache {
public:
  void notifyObjectCompiled(const llvm::Module *module, llvm::MemoryBufferRef object) override;
  std::unique_ptr<llvm::MemoryBuffer> getObject(const llvm::Module *module) override;

  /// Returns false after an error, which is reported to stderr.
  bool dumpToObjectFile(llvm::StringRef filename);
  bool isEmpty() const { return objects.empty(); }

private:
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> objects;
};

struct ExecutionEngineOptions {
  /// Translates the operation to LLVM IR; translateModuleToLLVMIR if null.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *, llvm::LLVMContext &)> llvmModuleBuilder =
      nullptr;
  /// Transforms the LLVM IR before code generation.
  llvm::function_ref<llvm::Error(llvm::Module *)> transformer = {};
  /// The effort of code generation; LLVM's default if unset.
  std::optional<llvm::CodeGenOptLevel> jitCodeGenOptLevel;
  /// Libraries that define symbols of the program, searched in order. One that has the functions
  /// __mlir_execution_engine_init and __mlir_execution_engine_destroy defines those that the former returns.
  llvm::ArrayRef<llvm::StringRef> sharedLibPaths = {};
  /// Keeps the object code for dumpToObjectFile.
  bool enableObjectDump = false;
  /// Registers the objects with GDB, through the interface __jit_debug_descriptor.
  bool enableGDBNotificationListener = false;
  /// Writes the code to a file jit-<process>.dump in the folder $JITDUMPDIR/.debug/jit (by default in $HOME),
  /// for perf inject --jit.
  bool enablePerfNotificationListener = false;
};

class ExecutionEngine {
public:
  static constexpr const char *const kLibraryInitFnName = "__mlir_execution_engine_init";
  static constexpr const char *const kLibraryDestroyFnName = "__mlir_execution_engine_destroy";
  using LibraryInitFn = void (*)(llvm::StringMap<void *> &);
  using LibraryDestroyFn = void (*)();

  ExecutionEngine(bool enableObjectDump, bool enableGDBNotificationListener,
                  bool enablePerfNotificationListener);
  /// Runs the destructors of globals and of libraries.
  ~ExecutionEngine();

  /// Translates a module. Code is generated when the first function is looked up.
  /// \param tm The target; the host if null.
  static llvm::Expected<std::unique_ptr<ExecutionEngine>>
  create(Operation *op, const ExecutionEngineOptions &options = {},
         std::unique_ptr<llvm::TargetMachine> tm = nullptr);

  /// Returns a wrapper that takes pointers to all arguments, then to the result.
  llvm::Expected<void (*)(void **)> lookupPacked(llvm::StringRef name) const;
  /// Returns the address of a function or global.
  llvm::Expected<void *> lookup(llvm::StringRef name) const;
  llvm::Error invokePacked(llvm::StringRef name, llvm::MutableArrayRef<void *> args = {});

  /// How invoke() passes a value: by its address.
  template <typename T>
  struct Argument {
    static void pack(llvm::SmallVectorImpl<void *> &args, T &value) { args.push_back(&value); }
  };
  /// A variable that receives the result of a call.
  template <typename T>
  struct Result {
    explicit Result(T &result) : value(result) {}
    T &value;
  };
  template <typename T>
  static Result<T> result(T &variable) {
    return Result<T>(variable);
  }
  template <typename T>
  struct Argument<Result<T>> {
    static void pack(llvm::SmallVectorImpl<void *> &args, Result<T> &result) {
      args.push_back(&result.value);
    }
  };

  /// Calls the C interface of a function. Memrefs are pointers to descriptors.
  template <typename... Args>
  llvm::Error invoke(llvm::StringRef funcName, Args... args) {
    llvm::SmallVector<void *> packed;
    (Argument<Args>::pack(packed, args), ...);
    return invokePacked("_mlir_ciface_" + funcName.str(), packed);
  }

  /// Returns this machine as a target. Features with which LLVM generates code of other results than those of
  /// LLVM IR are disabled: instructions of x86 for conversions to bf16 replace subnormal numbers by zero.
  static llvm::Expected<llvm::orc::JITTargetMachineBuilder> detectHost();
  /// Returns the features to be disabled for a target, in the form "-a,-b"; empty if there are none.
  static llvm::StringRef getDisabledFeatures(const llvm::Triple &triple);
  static void setupTargetTripleAndDataLayout(llvm::Module *llvmModule, llvm::TargetMachine *tm);
  /// Writes the object code; generates it if needed. Returns false after an error, which is reported to
  /// stderr, also if enableObjectDump was not set.
  bool dumpToObjectFile(llvm::StringRef filename);
  /// Defines further symbols, such as functions of this process.
  void registerSymbols(llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)> symbolMap);
  /// Runs the constructors of globals, once. invokePacked() calls it.
  llvm::Error initialize();

private:
  llvm::Error addLibraries(llvm::ArrayRef<llvm::StringRef> paths, char globalPrefix);
  llvm::Error addListeners();

  /// Receives compiled objects from `jit`, and so outlives it.
  std::unique_ptr<SimpleObjectCache> cache;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::vector<std::string> functionNames;
  llvm::SmallVector<LibraryDestroyFn> destroyFns;
  bool isInitialized = false;
  bool notifyGDB, notifyPerf;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXECUTION_EXECUTIONENGINE_H
