//===- MLIRContext.h - What all IR of a program shares --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The context owns every uniqued thing (types, attributes, locations, operation names), the loaded dialects,
// the arena of operations and the diagnostics engine. It must outlive all IR made in it.
//
// Threads: while threading is enabled, looking things up and uniquing is safe from any number of threads;
// what is there already is found without a lock. Changing settings is for one thread alone. Operations and
// blocks are made in the main arena, by one thread at a time, or by several that each have a
// ThreadArenaScope: see Threading.h for that and for running things in parallel, and docs/threads.md for who
// may call what.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MLIRCONTEXT_H
#define STRATA_RUNTIME_IR_MLIRCONTEXT_H

#include "runtime/spec/DialectSpec.h"
#include "runtime/support/Diagnostics.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace llvm {
class ThreadPoolInterface;
} // namespace llvm

namespace strata {

class DiagnosticEngine;
class Dialect;
class DialectRegistry;
class MLIRContextImpl;
class OperationArena;
class RegisteredOperationName;
class StringAttr;
enum class AttrKind : uint8_t;
struct AbstractAttribute;
struct AbstractType;
struct OpInfo;

class MLIRContext {
public:
  enum class Threading { DISABLED, ENABLED };

  explicit MLIRContext(Threading threading = Threading::ENABLED);
  explicit MLIRContext(const DialectRegistry &registry, Threading threading = Threading::ENABLED);
  ~MLIRContext();
  MLIRContext(const MLIRContext &) = delete;
  MLIRContext &operator=(const MLIRContext &) = delete;

  // Dialects.
  /// The dialect of that namespace if it is loaded, else null.
  Dialect *getLoadedDialect(llvm::StringRef name) const;
  template <typename DialectT>
  DialectT *getLoadedDialect() const {
    return static_cast<DialectT *>(getLoadedDialect(DialectT::getDialectNamespace()));
  }
  /// The same, but loads it when the registry has it.
  Dialect *getOrLoadDialect(llvm::StringRef name);
  /// Loads a dialect, with those it depends on, whether or not it is registered.
  Dialect *getOrLoadDialect(const DialectSpec &spec);
  template <typename DialectT>
  DialectT *getOrLoadDialect() {
    return static_cast<DialectT *>(getOrLoadDialect(DialectT::spec));
  }
  template <typename... Dialects>
  void loadDialect() {
    (getOrLoadDialect<Dialects>(), ...);
  }
  void loadAllAvailableDialects();
  std::vector<Dialect *> getLoadedDialects() const; ///< Sorted by name.
  std::vector<llvm::StringRef> getAvailableDialects() const;
  const DialectRegistry &getDialectRegistry() const;
  void appendDialectRegistry(const DialectRegistry &registry);
  /// The ops that loaded dialects declare, sorted by name.
  std::vector<RegisteredOperationName> getRegisteredOperations();
  std::vector<RegisteredOperationName> getRegisteredOperationsByDialect(llvm::StringRef dialectName);
  /// Loads the dialect of the name's prefix when the registry has it.
  bool isOperationRegistered(llvm::StringRef name);
  bool allowsUnregisteredDialects() const;
  void allowUnregisteredDialects(bool allow = true);

  // Threads. To run things in parallel, see Threading.h.
  bool isMultithreadingEnabled() const;
  /// Disabling ends the threads of the context's own pool. \pre Nothing runs in parallel.
  void disableMultithreading(bool disable = true);
  void enableMultithreading(bool enable = true) { disableMultithreading(!enable); }
  /// Uses a pool that somebody else owns and keeps alive, and enables threading. \pre It is disabled.
  void setThreadPool(llvm::ThreadPoolInterface &pool);
  /// The pool in use; the context's own one is made now if there is none, and starts its threads when they
  /// are needed. \pre Threading is enabled.
  llvm::ThreadPoolInterface &getThreadPool();
  /// How many threads may run at once; 1 while threading is disabled.
  unsigned getNumThreads();
  /// Between these, several threads may be using the context.
  void enterMultiThreadedExecution();
  void exitMultiThreadedExecution();
  /// Text or IR below this size, in bytes, is not worth several threads.
  size_t getParallelThreshold() const;
  void setParallelThreshold(size_t bytes);

  // Settings.
  bool shouldPrintOpOnDiagnostic() const;
  void printOpOnDiagnostic(bool enable);
  /// Whether a location was read as the value of an attribute: the printer then looks for such and gives them
  /// names.
  bool hasLocationsInAttributes() const;
  void noteLocationInAttribute();
  /// The same for attributes of builtin kinds that are printed by a short name: maps, sets, distinct
  /// attributes.
  bool hasAliasedAttributes() const;
  void noteAliasedAttribute();

  DiagnosticEngine &getDiagEngine();

  // For the IR itself.
  /// What is known of an op of that name; made on first sight.
  const OpInfo *getOpInfo(llvm::StringRef name);
  const AbstractType *getAbstractType(const TypeDefSpec &spec);
  const AbstractAttribute *getAbstractAttribute(const AttrDefSpec &spec);
  const AbstractAttribute *getBuiltinAttribute(AttrKind kind);
  /// Adds models to the interface table of a kind of op, type or attribute in this context.
  void attachInterfaces(llvm::ArrayRef<InterfaceModelSpec> &table,
                        std::initializer_list<InterfaceModelSpec> models);
  /// A small number that stands for a file name in CompactLocation; the limit is 2^16 - 1, beyond it -1.
  int getFileNumber(StringAttr filename);
  StringAttr getFileName(unsigned number) const;
  /// The calling thread's, if it has a ThreadArenaScope, else the main one.
  OperationArena &getOperationArena();
  MLIRContextImpl &getImpl() const { return *impl; }

private:
  /// Runs the extensions that wait for nothing any more.
  void applyExtensions();

  std::unique_ptr<MLIRContextImpl> impl;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_MLIRCONTEXT_H
