//===- MLIRContext.h - Owner of everything that IR shares -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The context owns all uniqued objects (types, attributes, locations, operation names), the loaded dialects,
// the arenas of operations and the diagnostics engine. It must outlive all IR created in it.
//
// Threads: while threading is enabled, any number of threads may look up and unique objects; existing objects
// are found without a lock. Only one thread may change settings. Operations and blocks are created in the
// main arena by one thread at a time, or by several threads that each have a ThreadArenaScope. See
// Threading.h for arenas and parallel loops, and docs/threads.md for the rules.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MLIRCONTEXT_H
#define STRATA_RUNTIME_IR_MLIRCONTEXT_H

#include "runtime/ir/Dialect.h"
#include "runtime/support/Diagnostics.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/TypeName.h"
#include <concepts>
#include <functional>
#include <memory>
#include <vector>

namespace llvm {
class ThreadPoolInterface;
} // namespace llvm

namespace mlir {

class DiagnosticEngine;
class Dialect;
class DialectRegistry;
class DynamicDialect;
class IRUnit;
class MLIRContextImpl;
class OperationArena;
class RegisteredOperationName;
class StorageUniquer;
class StringAttr;
enum class AttrKind : uint8_t;
struct AbstractAttribute;
struct AbstractType;
struct OpInfo;

namespace tracing {
class Action;
} // namespace tracing
namespace remark::detail {
class RemarkEngine;
} // namespace remark::detail

namespace detail {
/// A dialect class with a static member `spec`: a descriptor that lists the members of the dialect.
template <typename DialectT>
concept HasDialectSpec = requires {
  { &DialectT::spec } -> std::convertible_to<const DialectSpec *>;
};
} // namespace detail

/// Owns uniqued objects, dialects and arenas; see the top of the file.
class MLIRContext {
public:
  enum class Threading { DISABLED, ENABLED };

  /// Creates a context with the builtin dialect.
  explicit MLIRContext(Threading threading = Threading::ENABLED);
  /// Creates a context that can load the dialects of \p registry.
  explicit MLIRContext(const DialectRegistry &registry, Threading threading = Threading::ENABLED);
  ~MLIRContext();
  MLIRContext(const MLIRContext &) = delete;
  MLIRContext &operator=(const MLIRContext &) = delete;

  // Dialects.
  /// Returns the loaded dialect with this namespace, or null.
  Dialect *getLoadedDialect(llvm::StringRef name) const;
  template <typename DialectT>
  DialectT *getLoadedDialect() const {
    return static_cast<DialectT *>(getLoadedDialect(DialectT::getDialectNamespace()));
  }
  /// Returns the dialect with this namespace; loads it if it is registered. Returns null if it is neither
  /// loaded nor registered.
  Dialect *getOrLoadDialect(llvm::StringRef name);
  /// Loads a dialect and the dialects it depends on, registered or not. If the registry contains another
  /// specification with the same name, that one is loaded.
  Dialect *getOrLoadDialect(const DialectSpec &spec);
  template <typename DialectT>
  DialectT *getOrLoadDialect() {
    return static_cast<DialectT *>(getOrLoadDialect(getDialectSpec<DialectT>()));
  }
  /// Returns the dialect with this namespace. If there is none, registers and loads the dialect that \p
  /// create returns.
  /// \param id TypeID::get of the class of the dialect.
  Dialect *getOrLoadDialect(llvm::StringRef name, TypeID id,
                            llvm::function_ref<std::unique_ptr<Dialect>()> create);
  /// Returns the dialect with this namespace; if there is none, loads a dialect without declarations and
  /// calls \p populate, which registers its members. Defined in runtime/asm; see ExtensibleDialect.h.
  DynamicDialect *getOrLoadDynamicDialect(llvm::StringRef name,
                                          llvm::function_ref<void(DynamicDialect *)> populate);
  /// Returns the descriptor of a dialect class: its member `spec`, or, if the class registers its members
  /// when it is loaded, a descriptor that creates an object of the class.
  template <typename DialectT>
  static const DialectSpec &getDialectSpec() {
    if constexpr (detail::HasDialectSpec<DialectT>)
      return DialectT::spec;
    else
      return getSpecOfCreated<DialectT>();
  }
  /// Loads the dialects with these C++ classes.
  template <typename... Dialects>
  void loadDialect() {
    (getOrLoadDialect<Dialects>(), ...);
  }
  /// Loads all registered dialects.
  void loadAllAvailableDialects();
  std::vector<Dialect *> getLoadedDialects() const; ///< The dialects, sorted by name.
  /// Returns the namespaces of all registered or loaded dialects in alphabetical order.
  std::vector<llvm::StringRef> getAvailableDialects() const;
  const DialectRegistry &getDialectRegistry() const;
  /// Adds dialects and extensions to the registry of the context, and runs the extensions whose dialects are
  /// loaded.
  void appendDialectRegistry(const DialectRegistry &registry);
  /// Returns the operations that the loaded dialects declare, sorted by name.
  std::vector<RegisteredOperationName> getRegisteredOperations();
  std::vector<RegisteredOperationName> getRegisteredOperationsByDialect(llvm::StringRef dialectName);
  /// Returns true if an operation of this name is declared. Loads the dialect named by the prefix if it is
  /// registered.
  bool isOperationRegistered(llvm::StringRef name);
  /// Whether operations of unknown dialects are valid; default: no.
  bool allowsUnregisteredDialects() const;
  void allowUnregisteredDialects(bool allow = true);

  // Threads. For parallel loops see Threading.h.
  bool isMultithreadingEnabled() const;
  /// Enables or disables threading. Disabling joins the threads of the pool that the context owns. \pre No
  /// parallel section is active.
  void disableMultithreading(bool disable = true);
  void enableMultithreading(bool enable = true) { disableMultithreading(!enable); }
  /// Uses \p pool, which the caller owns and keeps alive, and enables threading. \pre Threading is disabled.
  void setThreadPool(llvm::ThreadPoolInterface &pool);
  /// Returns the thread pool in use; creates one, owned by the context, if there is none. Its threads start
  /// when they are first needed. \pre Threading is enabled.
  llvm::ThreadPoolInterface &getThreadPool();
  /// Returns the maximal number of concurrent threads; 1 while threading is disabled.
  unsigned getNumThreads();
  /// Mark the begin and end of a parallel section, in which several threads may use the context.
  void enterMultiThreadedExecution();
  void exitMultiThreadedExecution();
  /// Size in bytes of text or IR below which work is not distributed to several threads.
  size_t getParallelThreshold() const;
  void setParallelThreshold(size_t bytes);

  // Settings.
  /// Whether a diagnostic at an operation shows the operation in a note; default: yes.
  bool shouldPrintOpOnDiagnostic() const;
  void printOpOnDiagnostic(bool enable);
  /// True if a location was ever the value of an attribute. The printer then searches attributes for
  /// locations and assigns aliases to them.
  bool hasLocationsInAttributes() const;
  void noteLocationInAttribute();
  /// True if a type or attribute for which the printer uses an alias was created: an affine map, an integer
  /// set, a distinct attribute, or one whose declaration sets genMnemonicAlias.
  bool hasAliasedAttributes() const;
  void noteAliasedAttribute();

  /// Whether a diagnostic has a note with the call stack of the place that emits it; default: no.
  bool shouldPrintStackTraceOnDiagnostic() const;
  void printStackTraceOnDiagnostic(bool enable);

  DiagnosticEngine &getDiagEngine();
  /// The engine of optimization remarks (Remarks.h); null if remarks are disabled.
  remark::detail::RemarkEngine *getRemarkEngine();
  void setRemarkEngine(std::unique_ptr<remark::detail::RemarkEngine> engine);

  // Actions: steps of a transformation that a tool observes, skips or repeats; see Action.h.
  /// A function that receives each action with the function that performs it.
  using HandlerTy = std::function<void(llvm::function_ref<void()> perform, const tracing::Action &action)>;
  /// Sets the handler of actions; an empty function removes it. \pre No other thread uses the context.
  void registerActionHandler(HandlerTy handler);
  bool hasActionHandler();
  /// Passes an action to the handler, or performs it if there is none.
  void executeAction(llvm::function_ref<void()> perform, const tracing::Action &action);
  /// Calls \p perform if there is no handler. Otherwise creates an action with these arguments and passes it
  /// to the handler.
  template <typename ActionT, typename... Args>
  void executeAction(llvm::function_ref<void()> perform, llvm::ArrayRef<IRUnit> units, Args &&...args) {
    if (LLVM_LIKELY(!hasActionHandler()))
      perform();
    else
      executeAction(perform, ActionT(units, std::forward<Args>(args)...));
  }

  /// Return the table that uniques types, attributes and locations.
  StorageUniquer &getTypeUniquer();
  StorageUniquer &getAttributeUniquer();
  StorageUniquer &getAffineUniquer();
  /// Returns a number that changes when a dialect is loaded, an operation is registered in a loaded dialect,
  /// or the registry changes.
  llvm::hash_code getRegistryHash();

  // Tables for the implementation of the IR.
  /// Returns the record of the operation name; creates it at the first call.
  const OpInfo *getOpInfo(llvm::StringRef name);
  /// Return the record of a kind of type or attribute in this context. Aborts if its dialect is neither
  /// loaded nor registered.
  const AbstractType *getAbstractType(const TypeDefSpec &spec);
  const AbstractAttribute *getAbstractAttribute(const AttrDefSpec &spec);
  const AbstractAttribute *getBuiltinAttribute(AttrKind kind);
  /// Adds interface models to \p table, the interface table of a kind of operation, type or attribute.
  /// Interfaces that are present keep their model.
  void attachInterfaces(llvm::ArrayRef<InterfaceModelSpec> &table,
                        std::initializer_list<InterfaceModelSpec> models);
  /// Returns the number of a file name in CompactLocation, or -1 if all 2^16 numbers are in use.
  int getFileNumber(StringAttr filename);
  StringAttr getFileName(unsigned number) const;
  /// Returns the arena of the calling thread's ThreadArenaScope, if any, else the main arena.
  OperationArena &getOperationArena();
  MLIRContextImpl &getImpl() const { return *impl; }

private:
  /// Creates an object of a dialect class. The constructor may be private: this class is a friend of
  /// generated dialect classes.
  template <typename DialectT>
  static Dialect *createDialect(const void *, MLIRContext *context) {
    DialectT *dialect = new DialectT(context);
    static_cast<Dialect *>(dialect)->installHooks(detail::findOverriddenHooks<DialectT>());
    return dialect;
  }
  /// Returns the descriptor of a dialect class that registers its members. It is initialized at the first
  /// call if the name of the dialect is not a constant expression.
  template <typename DialectT>
  static const DialectSpec &getSpecOfCreated() {
    static const DialectSpec spec = {.name = DialectT::getDialectNamespace(),
                                     .cppClass = llvm::getTypeName<DialectT>(),
                                     .hooks = {.create = {&createDialect<DialectT>}},
                                     .isFilledOnLoad = true};
    return spec;
  }
  /// Returns the loaded dialect with this namespace, or null. Ignores dialects whose constructor is active.
  Dialect *getCompleteDialect(llvm::StringRef name) const;
  /// Runs the extensions that have not run and whose required dialects are all loaded.
  void applyExtensions();

  std::unique_ptr<MLIRContextImpl> impl;
};

/// Registers the options of contexts, `--mlir-disable-threading` and so on, with LLVM's command line; they
/// apply to all contexts that are created after llvm::cl::ParseCommandLineOptions().
void registerMLIRContextCLOptions();

namespace detail {
/// Sets a function that is called at the end of the construction of each context; may be null.
void setContextInitializer(void (*initialize)(MLIRContext &context));
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_MLIRCONTEXT_H
