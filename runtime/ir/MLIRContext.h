//===- MLIRContext.h - What all IR of a program shares --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The context owns every uniqued thing (types, attributes, locations, operation names), the loaded dialects,
// the arena of operations and the diagnostics engine. It must outlive all IR made in it.
//
// Threads: looking things up and uniquing is safe from any number of threads while threading is enabled,
// and free of locks while it is disabled. Loading dialects and changing settings is for one thread alone.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MLIRCONTEXT_H
#define STRATA_RUNTIME_IR_MLIRCONTEXT_H

#include "runtime/spec/DialectSpec.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace strata {

class DiagnosticEngine;
class Dialect;
class DialectRegistry;
class MLIRContextImpl;
class OperationArena;
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
  bool allowsUnregisteredDialects() const;
  void allowUnregisteredDialects(bool allow = true);

  // Settings.
  bool isMultithreadingEnabled() const;
  void disableMultithreading(bool disable = true);
  bool shouldPrintOpOnDiagnostic() const;
  void printOpOnDiagnostic(bool enable);
  /// Whether a location was read as the value of an attribute: the printer then looks for such and gives them names.
  bool hasLocationsInAttributes() const;
  void noteLocationInAttribute();
  /// The same for attributes of builtin kinds that are printed by a short name: maps, sets, distinct attributes.
  bool hasAliasedAttributes() const;
  void noteAliasedAttribute();

  DiagnosticEngine &getDiagEngine();

  // For the IR itself.
  /// What is known of an op of that name; made on first sight.
  const OpInfo *getOpInfo(llvm::StringRef name);
  const AbstractType *getAbstractType(const TypeDefSpec &spec);
  const AbstractAttribute *getAbstractAttribute(const AttrDefSpec &spec);
  const AbstractAttribute *getBuiltinAttribute(AttrKind kind);
  /// A small number that stands for a file name in CompactLocation; the limit is 2^16 - 1, beyond it -1.
  int getFileNumber(StringAttr filename);
  StringAttr getFileName(unsigned number) const;
  OperationArena &getOperationArena();
  MLIRContextImpl &getImpl() const { return *impl; }

private:
  std::unique_ptr<MLIRContextImpl> impl;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_MLIRCONTEXT_H
