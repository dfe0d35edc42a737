//===- DialectLibrary.h - Dialects loaded from .td ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Loads a .td file into a running tool: builds the descriptors in memory that the C++ emitter would write for
// the same checked models. Declarations that need C++ the evaluator does not support (a folder, a verifier, a
// custom directive) are reported as warnings at their locations and omitted; with `strict` they are errors.
//
// The library owns everything that its specs point to, and must outlive all contexts that use them. Only one
// thread of a process may load at a time (TableGen's parser has global state); the specs are immutable
// afterwards.
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

namespace mlir {

class CustomDirectives;
class ModelSet;

struct LoadOptions {
  std::vector<std::string> includeDirs;
  bool strict = false; ///< Report unsupported C++ as errors.
  /// Registered functions for custom<…> directives; see CustomDirectives.h. Used only while loading.
  const CustomDirectives *directives = nullptr;
};

class DialectLibrary {
public:
  /// Parses the file at `path` and builds the specs of the dialects that it declares or adds ops, types or
  /// attributes to. Other included dialects and dependent dialects are taken from `registry`. Prints errors
  /// with source lines to `errors`, and fails if there is one.
  static FailureOr<std::unique_ptr<DialectLibrary>> load(llvm::StringRef path, const LoadOptions &options,
                                                         const DialectRegistry &registry,
                                                         llvm::raw_ostream &errors);
  ~DialectLibrary();
  DialectLibrary(const DialectLibrary &) = delete;
  DialectLibrary &operator=(const DialectLibrary &) = delete;

  llvm::ArrayRef<const DialectSpec *> dialects() const { return specs; }
  /// The models of the file, which the library owns.
  const ModelSet &models() const;
  /// Registers the loaded dialects; they replace compiled dialects of the same name.
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

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_DIALECTLIBRARY_H
