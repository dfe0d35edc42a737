//===- Dialect.h - A loaded dialect, and the registry ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is what a context made of a DialectSpec: the tables, plus whatever the author's class adds. The
// context owns it. A DialectRegistry is a list of specs that may be loaded; filling it costs a pointer for
// each, and nothing runs until a name of the dialect is met.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace strata {

class Dialect {
public:
  Dialect(const DialectSpec &spec, MLIRContext *context) : spec(spec), context(context) {}
  virtual ~Dialect();

  llvm::StringRef getNamespace() const { return spec.name; }
  MLIRContext *getContext() const { return context; }
  const DialectSpec &getSpec() const { return spec; }

  /// The declaration of the op of that full name, or null.
  const OpSpec *lookupOp(llvm::StringRef fullName) const;
  /// By mnemonic (without the dialect's prefix).
  const TypeDefSpec *lookupType(llvm::StringRef mnemonic) const;
  const AttrDefSpec *lookupAttribute(llvm::StringRef mnemonic) const;

protected:
  // What MLIR's dialects do in initialize(). Here the descriptor lists all, and nothing is left to be added; that it
  // does is checked in builds with assertions.
  template <typename... Ops>
  void addOperations() {
    assert((lists(spec.ops, &Ops::spec) && ...) && "the dialect's descriptor does not have this op");
  }
  template <typename... Types>
  void addTypes() {
    assert((lists(spec.types, &Types::spec) && ...) && "the dialect's descriptor does not have this type");
  }
  template <typename... Attrs>
  void addAttributes() {
    assert((lists(spec.attributes, &Attrs::spec) && ...) && "the dialect's descriptor does not have this attribute");
  }

private:
  template <typename SpecT>
  static bool lists(llvm::ArrayRef<const SpecT *> specs, const SpecT *wanted) {
    for (const SpecT *spec : specs)
      if (spec == wanted)
        return true;
    return false;
  }

  const DialectSpec &spec;
  MLIRContext *context;
};

/// Something to be done once certain dialects are loaded in a context: registered like a dialect, and run by the
/// context, on the thread that loads the last of them.
class DialectExtensionBase {
public:
  explicit DialectExtensionBase(llvm::ArrayRef<llvm::StringRef> dialectNames)
      : dialectNames(dialectNames.begin(), dialectNames.end()) {}
  virtual ~DialectExtensionBase();
  llvm::ArrayRef<llvm::StringRef> getRequiredDialects() const { return dialectNames; }
  /// \param dialects  those that are required, in order.
  virtual void apply(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects) const = 0;

private:
  std::vector<llvm::StringRef> dialectNames;
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
  void applyTo(MLIRContext *context, llvm::MutableArrayRef<Dialect *> dialects, std::index_sequence<Indices...>) const {
    apply(context, static_cast<DialectsT *>(dialects[Indices])...);
  }
};

class DialectRegistry {
public:
  /// Adds a dialect; a later one of the same name replaces the earlier.
  void insert(const DialectSpec &spec) { specs[spec.name.str()] = &spec; }
  template <typename... Dialects>
  void insert() {
    (insert(Dialects::spec), ...);
  }
  const DialectSpec *lookup(llvm::StringRef name) const {
    auto it = specs.find(name.str());
    return it == specs.end() ? nullptr : it->second;
  }
  /// By the C++ class name that `dependentDialects` of a `.td` uses, "::arith::ArithDialect".
  const DialectSpec *lookupByClass(llvm::StringRef cppClass) const;
  void appendTo(DialectRegistry &destination) const {
    for (const auto &entry : specs)
      destination.specs[entry.first] = entry.second;
    for (const auto &extension : extensions)
      if (!llvm::is_contained(destination.extensions, extension))
        destination.extensions.push_back(extension);
  }
  std::vector<llvm::StringRef> getDialectNames() const;

  // What is done when dialects are loaded.
  void addExtension(std::unique_ptr<DialectExtensionBase> extension) { extensions.push_back(std::move(extension)); }
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
  std::map<std::string, const DialectSpec *> specs;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DIALECT_H
