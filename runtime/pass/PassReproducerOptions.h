//===- PassReproducerOptions.h - Running reproducers ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pipeline and the options that a reproducer file contains in the external resource "mlir_reproducer":
//
//     PassReproducerOptions options;
//     options.attachResourceParser(parserConfig);
//     ... parse the file with parserConfig ...
//     if (failed(options.apply(passManager))) ...
//
// PassManager::enableCrashReproducerGeneration() and makeReproducer() write such files.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSREPRODUCEROPTIONS_H
#define STRATA_RUNTIME_PASS_PASSREPRODUCEROPTIONS_H

#include "llvm/Support/LogicalResult.h"
#include <optional>
#include <string>

namespace mlir {

class ParserConfig;
class PassManager;

struct PassReproducerOptions {
  /// Adds a resource reader to \p config that stores the entries of a reproducer in this object, which must
  /// outlive the parser.
  void attachResourceParser(ParserConfig &config);
  /// Adds the passes of the reproducer to \p manager, and applies the settings of the reproducer to the
  /// manager and to the context. Does nothing if no reproducer was parsed. Fails, after an error, if the
  /// pipeline is invalid.
  llvm::LogicalResult apply(PassManager &manager) const;

private:
  std::optional<std::string> pipeline;
  std::optional<bool> verifyEach, disableThreading;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSREPRODUCEROPTIONS_H
