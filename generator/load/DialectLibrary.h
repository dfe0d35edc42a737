//===- DialectLibrary.h - Dialects loaded from .td ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads a .td file into a running tool: the same checked models that the emitter reads become the same
// descriptors that it would have written, in memory. What needs C++ that cannot be evaluated (a folder, a
// verifier, a custom directive) is named in a warning at its place and left out; with `strict` it is an
// error.
//
// The library owns everything its specs point to, and must outlive all contexts that use them. Loading is for
// one thread at a time in a process (TableGen's parser has global state); the specs are immutable afterwards.
//
// Example:
//   auto library = DialectLibrary::load("poly.td", options, registry, diags);
//   if (succeeded(library)) (*library)->registerInto(registry);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_DIALECTLIBRARY_H
#define STRATA_GENERATOR_LOAD_DIALECTLIBRARY_H

#include "runtime/ir/DialectRegistry.h"
#include "runtime/support/Diagnostics.h"
#include <memory>
#include <string>
#include <vector>

namespace strata {

class CustomDirectives;

struct LoadOptions {
  std::vector<std::string> includeDirs;
  bool strict = false; ///< What cannot be honoured is an error.
  /// The functions of custom<…> directives that the tool has; see CustomDirectives.h. Only needed while
  /// loading.
  const CustomDirectives *directives = nullptr;
};

class DialectLibrary {
public:
  /// Reads `path` and makes the specs of the dialects that it is about: those that it declares, or adds ops,
  /// types or attributes to. Others that it includes, and dependent ones, are taken from `registry`. Mistakes
  /// are printed to `errors` with source lines; fails when there is one.
  static FailureOr<std::unique_ptr<DialectLibrary>> load(llvm::StringRef path, const LoadOptions &options,
                                                         const DialectRegistry &registry,
                                                         llvm::raw_ostream &errors);
  ~DialectLibrary();
  DialectLibrary(const DialectLibrary &) = delete;
  DialectLibrary &operator=(const DialectLibrary &) = delete;

  llvm::ArrayRef<const DialectSpec *> dialects() const { return specs; }
  /// Replaces compiled dialects of the same name.
  void registerInto(DialectRegistry &registry) const {
    for (const DialectSpec *spec : specs)
      registry.insert(*spec);
  }

  struct Storage; ///< Private to generator/load.

private:
  friend class DialectLoader;
  DialectLibrary();
  std::unique_ptr<Storage> storage;
  std::vector<const DialectSpec *> specs;
};

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_DIALECTLIBRARY_H
