//===- DialectRegistry.h - Dialects that may be loaded --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A DialectRegistry lists the dialects that a context may load, and extensions that run when certain dialects
// have been loaded. Registering a dialect stores a pointer to its DialectSpec; the dialect is loaded when its
// namespace is first used.
//
// A value type. The specs are static or outlive the registry; specs of functions that create dialects belong
// to the registries that contain them. One thread at a time may modify a registry.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECTREGISTRY_H
#define STRATA_RUNTIME_IR_DIALECTREGISTRY_H

#include "runtime/ir/MLIRContext.h"
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace mlir {

/// Returns the dialect object of a context. The context owns an object that the function creates.
using DialectAllocatorFunction = std::function<Dialect *(MLIRContext *)>;
using DialectAllocatorFunctionRef = llvm::function_ref<Dialect *(MLIRContext *)>;
/// A function that registers the members of a dynamic dialect.
using DynamicDialectPopulationFunction = std::function<void(MLIRContext *, DynamicDialect *)>;

/// Code that a context runs when all dialects that the code requires have been loaded, on the thread that
/// loads the last one of them.
class DialectExtensionBase {
public:
  virtual ~DialectExtensionBase();
  llvm::ArrayRef<llvm::StringRef> getRequiredDialects() const { return requiredDialects; }
  /// Runs the extension.
  /// \param dialects the required dialects, in order.
  virtual void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const = 0;
  /// Returns a copy; null if the class does not support it. Registries do not copy extensions but share them.
  virtual std::unique_ptr<DialectExtensionBase> clone() const;

protected:
  explicit DialectExtensionBase(llvm::ArrayRef<llvm::StringRef> requiredDialects)
      : requiredDialects(requiredDialects.begin(), requiredDialects.end()) {}

private:
  std::vector<llvm::StringRef> requiredDialects;
};

/// Base of an extension that requires the dialects DialectsT and implements `void apply(MLIRContext *,
/// DialectsT *...) const`.
template <typename DerivedT, typename... DialectsT>
class DialectExtension : public DialectExtensionBase {
public:
  DialectExtension() : DialectExtensionBase({DialectsT::getDialectNamespace()...}) {}
  /// Runs the extension with the required dialects.
  virtual void apply(MLIRContext *context, DialectsT *...dialects) const = 0;
  void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const final {
    applyTo(context, dialects, std::index_sequence_for<DialectsT...>());
  }
  std::unique_ptr<DialectExtensionBase> clone() const final {
    if constexpr (std::is_copy_constructible_v<DerivedT>)
      return std::make_unique<DerivedT>(static_cast<const DerivedT &>(*this));
    else
      return nullptr;
  }

private:
  template <size_t... Indices>
  void applyTo(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects,
               std::index_sequence<Indices...>) const {
    apply(context, static_cast<DialectsT *>(dialects[Indices])...);
  }
};

/// The dialects and extensions available to a context.
class DialectRegistry {
public:
  /// Adds a dialect. It replaces an earlier one with the same name.
  void insert(const DialectSpec &spec);
  template <typename... Dialects>
  void insert() {
    (insert(MLIRContext::getDialectSpec<Dialects>()), ...);
  }
  /// Adds a dialect that \p allocate creates or loads.
  /// \param id TypeID::get of its class.
  void insert(TypeID id, llvm::StringRef name, const DialectAllocatorFunction &allocate);
  /// Adds a dialect without declared members; \p populate registers them when the dialect is loaded. Defined
  /// in runtime/asm; see ExtensibleDialect.h.
  void insertDynamic(llvm::StringRef name, const DynamicDialectPopulationFunction &populate);
  /// Returns the function that creates or loads the dialect with this namespace, or an empty function if
  /// there is none. The function is valid until the registry changes.
  DialectAllocatorFunctionRef getDialectAllocator(llvm::StringRef name) const;
  /// Returns the dialect with this namespace, or null.
  const DialectSpec *lookup(llvm::StringRef name) const;
  /// Returns the dialect with this C++ class name, or null. The `mlir::` prefix, which `dependentDialects` in
  /// a .td may omit, is ignored: "::arith::ArithDialect".
  const DialectSpec *lookupByClass(llvm::StringRef cppClass) const;
  /// Adds all dialects and extensions to \p destination.
  void appendTo(DialectRegistry &destination) const;
  /// Returns the namespaces in alphabetical order.
  std::vector<llvm::StringRef> getDialectNames() const;

  /// Run the extensions whose required dialects are loaded: those that require \p dialect, or all. The
  /// context runs the extensions of its own registry by itself.
  void applyExtensions(Dialect *dialect) const;
  void applyExtensions(MLIRContext *context) const;

  /// Returns true if \p other has the dialects and extensions of this registry.
  bool isSubsetOf(const DialectRegistry &other) const;

  // Extensions. An extension may have a key, a TypeID. A registry or context contains at most one extension
  // with a given key.
  void addExtension(std::unique_ptr<DialectExtensionBase> extension);
  /// Adds an extension with the key \p id. If the registry already has an extension with this key, returns
  /// false and keeps that one.
  bool addExtension(TypeID id, std::unique_ptr<DialectExtensionBase> extension);
  /// Adds an extension that calls \p function with the dialects that its parameters name.
  template <typename... DialectsT>
  bool addExtension(void (*function)(MLIRContext *, DialectsT *...)) {
    struct Extension : DialectExtension<Extension, DialectsT...> {
      void apply(MLIRContext *context, DialectsT *...dialects) const final { function(context, dialects...); }
      void (*function)(MLIRContext *, DialectsT *...);
    };
    auto extension = std::make_unique<Extension>();
    extension->function = function;
    return addExtension(TypeID::getFromOpaquePointer(reinterpret_cast<const void *>(function)),
                        std::move(extension));
  }
  template <typename... ExtensionsT>
  void addExtensions() {
    (addExtension(TypeID::get<ExtensionsT>(), std::make_unique<ExtensionsT>()), ...);
  }
  llvm::ArrayRef<std::shared_ptr<const DialectExtensionBase>> getExtensions() const { return extensions; }

private:
  /// A dialect that was registered as a function that creates it.
  struct AllocatedDialect;

  std::vector<std::shared_ptr<const DialectExtensionBase>> extensions;
  std::vector<TypeID> extensionIDs; ///< The keys of the extensions; null for one without a key.
  /// A registered dialect, callable to load it.
  struct Loader {
    Loader(const DialectSpec *spec) : spec(spec) {}
    operator const DialectSpec *() const { return spec; }
    const DialectSpec *operator->() const { return spec; }
    Dialect *operator()(MLIRContext *context) const;
    const DialectSpec *spec;
  };
  std::vector<Loader> specs; ///< Sorted by name.
  std::vector<std::shared_ptr<const AllocatedDialect>> allocated;
};

// The functions of Dialect for promised interfaces as free functions.
namespace dialect_extension_detail {
/// Aborts if \p interface is promised for the kind \p concrete but was not attached.
inline void handleUseOfUndefinedPromisedInterface(Dialect &dialect, TypeID concrete, TypeID interface,
                                                  llvm::StringRef interfaceName = "") {
  dialect.handleUseOfUndefinedPromisedInterface(concrete, interface, interfaceName);
}
inline void handleAdditionOfUndefinedPromisedInterface(Dialect &dialect, TypeID concrete, TypeID interface) {
  dialect.handleAdditionOfUndefinedPromisedInterface(concrete, interface);
}
inline bool hasPromisedInterface(Dialect &dialect, TypeID concrete, TypeID interface) {
  return dialect.hasPromisedInterface(concrete, interface);
}
template <typename ConcreteT, typename InterfaceT>
bool hasPromisedInterface(Dialect &dialect) {
  return dialect.hasPromisedInterface<ConcreteT, InterfaceT>();
}
} // namespace dialect_extension_detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DIALECTREGISTRY_H
