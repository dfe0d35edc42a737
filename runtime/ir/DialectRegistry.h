//===- DialectRegistry.h - Dialects that may be loaded --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A DialectRegistry is a list of specs that may be loaded; filling it costs a pointer for each, and nothing
// runs until a name of the dialect is met. Extensions in it are run when the dialects that they name are
// loaded.
//
// A value; what it lists is static or outlives it. Changed by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECTREGISTRY_H
#define STRATA_RUNTIME_IR_DIALECTREGISTRY_H

#include "runtime/ir/Dialect.h"
#include <memory>
#include <utility>
#include <vector>

namespace strata {

/// Something to be done once certain dialects are loaded in a context: registered like a dialect, and run by
/// the context, on the thread that loads the last of them.
class DialectExtensionBase {
public:
  explicit DialectExtensionBase(llvm::ArrayRef<llvm::StringRef> requiredDialects)
      : requiredDialects(requiredDialects.begin(), requiredDialects.end()) {}
  virtual ~DialectExtensionBase();
  llvm::ArrayRef<llvm::StringRef> getRequiredDialects() const { return requiredDialects; }
  /// \param dialects  those that are required, in order.
  virtual void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const = 0;

private:
  std::vector<llvm::StringRef> requiredDialects;
};

/// The base of extensions that have `void apply(MLIRContext *, DialectsT *...) const`.
template <typename DerivedT, typename... DialectsT>
class DialectExtension : public DialectExtensionBase {
public:
  DialectExtension() : DialectExtensionBase({DialectsT::getDialectNamespace()...}) {}
  virtual void apply(MLIRContext *context, DialectsT *...dialects) const = 0;
  void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const final {
    applyTo(context, dialects, std::index_sequence_for<DialectsT...>());
  }

private:
  template <size_t... Indices>
  void applyTo(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects,
               std::index_sequence<Indices...>) const {
    apply(context, static_cast<DialectsT *>(dialects[Indices])...);
  }
};

class DialectRegistry {
public:
  /// Adds a dialect; a later one of the same name replaces the earlier.
  void insert(const DialectSpec &spec);
  template <typename... Dialects>
  void insert() {
    (insert(Dialects::spec), ...);
  }
  const DialectSpec *lookup(llvm::StringRef name) const;
  /// By the C++ class name that `dependentDialects` of a `.td` uses, "::arith::ArithDialect".
  const DialectSpec *lookupByClass(llvm::StringRef cppClass) const;
  void appendTo(DialectRegistry &destination) const;
  std::vector<llvm::StringRef> getDialectNames() const;

  // What is done when dialects are loaded.
  void addExtension(std::unique_ptr<DialectExtensionBase> extension) {
    extensions.push_back(std::move(extension));
  }
  /// Calls the function with the dialects that its parameters name.
  template <typename... DialectsT>
  void addExtension(void (*function)(MLIRContext *, DialectsT *...)) {
    struct Extension : DialectExtension<Extension, DialectsT...> {
      void apply(MLIRContext *context, DialectsT *...dialects) const final { function(context, dialects...); }
      void (*function)(MLIRContext *, DialectsT *...);
    };
    auto extension = std::make_unique<Extension>();
    extension->function = function;
    addExtension(std::move(extension));
  }
  template <typename... ExtensionsT>
  void addExtensions() {
    (addExtension(std::make_unique<ExtensionsT>()), ...);
  }
  llvm::ArrayRef<std::shared_ptr<const DialectExtensionBase>> getExtensions() const { return extensions; }

private:
  std::vector<std::shared_ptr<const DialectExtensionBase>> extensions;
  std::vector<const DialectSpec *> specs; ///< Sorted by name.
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECTREGISTRY_H
