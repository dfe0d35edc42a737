//===- ExecutionEngine.h - Compiles and calls functions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Compiles a module of the llvm dialect to machine code in this process, with the JIT compiler ORC of LLVM.
// Functions are called by name; their arguments are packed in an array of pointers. A function with the
// attribute `llvm.emit_c_interface` has a wrapper that takes memrefs as pointers to descriptors
// (MemRefDescriptor.h). invoke() calls the wrapper:
//
//     auto engine = ExecutionEngine::create(module, options);
//     StridedMemRefType<float, 1> vector = …;
//     float sum;
//     llvm::Error error = (*engine)->invoke("sum", &vector, ExecutionEngine::result(sum));
//
// Before create(), initialize LLVM's native target and its assembly printer, and register the translations of
// the module's dialects (dialects/llvm/target/Registration.h). The engine owns the compiled code: addresses
// are valid until it is destroyed. create(), registerSymbols() and initialize() are called by one thread at a
// time. Later calls of compiled functions may be concurrent if the functions themselves allow that.
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

/// Keeps a copy of each object file that the JIT compiler emits.
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
  /// Translates the operation to LLVM IR, or returns null after an error. If unset, translateModuleToLLVMIR
  /// is called.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *, llvm::LLVMContext &)> llvmModuleBuilder =
      nullptr;
  /// Transforms the LLVM IR before code generation, such as makeOptimizingTransformer() (OptUtils.h).
  llvm::function_ref<llvm::Error(llvm::Module *)> transformer = {};
  /// Optimization level of code generation; if unset, the default of LLVM.
  std::optional<llvm::CodeGenOptLevel> jitCodeGenOptLevel;
  /// Paths of shared libraries that define symbols of the program, searched in order. A library that exports
  /// __mlir_execution_engine_init and __mlir_execution_engine_destroy defines only the symbols that the init
  /// function inserts in its map; the destroy function is called by the destructor of the engine.
  llvm::ArrayRef<llvm::StringRef> sharedLibPaths = {};
  /// Keeps the object code, so that dumpToObjectFile() can write it.
  bool enableObjectDump = false;
  /// Registers the objects with GDB, through the interface __jit_debug_descriptor.
  bool enableGDBNotificationListener = false;
  /// Writes the code to a file jit-<process>.dump in the folder $JITDUMPDIR/.debug/jit (by default in $HOME),
  /// for perf inject --jit.
  bool enablePerfNotificationListener = false;
};

/// Owns the compiled code of one module. Errors of translation, compilation and lookup are returned as
/// llvm::Error.
class ExecutionEngine {
public:
  static constexpr const char *const kLibraryInitFnName = "__mlir_execution_engine_init";
  static constexpr const char *const kLibraryDestroyFnName = "__mlir_execution_engine_destroy";
  using LibraryInitFn = void (*)(llvm::StringMap<void *> &);
  using LibraryDestroyFn = void (*)();

  /// Constructs an engine without code. Called by create(), which adds the code.
  ExecutionEngine(bool enableObjectDump, bool enableGDBNotificationListener,
                  bool enablePerfNotificationListener);
  /// Runs the global destructors of the program if initialize() was called, then the destroy functions of
  /// libraries.
  ~ExecutionEngine();

  /// Translates a module and loads the libraries. Code is generated when a function is first looked up.
  /// \param tm The target machine; if null, one for the host.
  static llvm::Expected<std::unique_ptr<ExecutionEngine>>
  create(Operation *op, const ExecutionEngineOptions &options = {},
         std::unique_ptr<llvm::TargetMachine> tm = nullptr);

  /// Returns the packed form of a function: it takes an array with pointers to all arguments, followed by a
  /// pointer to the result if there is one.
  llvm::Expected<void (*)(void **)> lookupPacked(llvm::StringRef name) const;
  /// Returns the address of a function or global.
  llvm::Expected<void *> lookup(llvm::StringRef name) const;
  /// Calls initialize(), then the packed form of a function.
  /// \param args Pointers to all arguments, and then to the result if there is one; see lookupPacked().
  llvm::Error invokePacked(llvm::StringRef name, llvm::MutableArrayRef<void *> args = {});

  /// Appends the pointer by which invoke() passes a value of type T. Specialize this class for types
  /// that are passed in another way.
  template <typename T>
  struct Argument {
    static void pack(llvm::SmallVectorImpl<void *> &args, T &value) { args.push_back(&value); }
  };
  /// Marks a variable that receives the result of a call to invoke().
  template <typename T>
  struct Result {
    explicit Result(T &result) : value(result) {}
    T &value;
  };
  /// Returns the mark of a result variable.
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

  /// Calls the C interface of a function: the wrapper that llvm.emit_c_interface creates. Memrefs are passed
  /// as pointers to descriptors, other arguments by value.
  template <typename... Args>
  llvm::Error invoke(llvm::StringRef funcName, Args... args) {
    llvm::SmallVector<void *> packed;
    (Argument<Args>::pack(packed, args), ...);
    return invokePacked("_mlir_ciface_" + funcName.str(), packed);
  }

  /// Returns the host as a target. Disables CPU features with which the results of the generated code differ
  /// from those that LLVM IR defines: x86 instructions for conversions to bf16 replace subnormal numbers by
  /// zero.
  static llvm::Expected<llvm::orc::JITTargetMachineBuilder> detectHost();
  /// Returns the features to be disabled for a target, in the form "-a,-b"; empty if there are none.
  static llvm::StringRef getDisabledFeatures(const llvm::Triple &triple);
  static void setupTargetTripleAndDataLayout(llvm::Module *llvmModule, llvm::TargetMachine *tm);
  /// Writes the object code; generates it if needed. Returns false after an error, which is reported to
  /// stderr, also if enableObjectDump was not set.
  bool dumpToObjectFile(llvm::StringRef filename);
  /// Defines further symbols, such as functions of this process.
  void registerSymbols(llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)> symbolMap);
  /// Runs the global constructors of the program on the first call; later calls do nothing. invokePacked()
  /// calls it.
  llvm::Error initialize();

private:
  llvm::Error addLibraries(llvm::ArrayRef<llvm::StringRef> paths, char globalPrefix);
  llvm::Error addListeners();

  /// Declared before `jit`, because the JIT compiler writes to it until it is destroyed.
  std::unique_ptr<SimpleObjectCache> cache;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::vector<std::string> functionNames;
  llvm::SmallVector<LibraryDestroyFn> destroyFns;
  bool isInitialized = false;
  bool notifyGDB, notifyPerf;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXECUTION_EXECUTIONENGINE_H
