//===- RecordSource.h - Parses .td files into records -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs TableGen's parser on a file with the vocabulary built in, so that `include "mlir/IR/OpBase.td"` needs
// no -I. TableGen's errors are reported to the diagnostic engine.
//
// TableGen has global state: only one parse may run at a time per process. The object owns the records and
// buffers.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_RECORDSOURCE_H
#define STRATA_GENERATOR_MODEL_RECORDSOURCE_H

#include "runtime/support/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace mlir {

class RecordSource {
public:
  RecordSource();
  ~RecordSource();
  RecordSource(const RecordSource &) = delete;
  RecordSource &operator=(const RecordSource &) = delete;

  struct Options {
    std::vector<std::string> includeDirs;
    std::vector<std::string> macros; ///< Defined before the file is read; only for parses of a named file.
  };
  /// Parses a file; "-" is standard input. Reports errors (missing file, syntax errors) and fails.
  LogicalResult parseFile(llvm::StringRef path, const Options &options, DiagnosticEngine &diags);
  /// Parses a text; \p name is the file name of its locations.
  LogicalResult parseText(llvm::StringRef text, llvm::StringRef name, const Options &options,
                          DiagnosticEngine &diags);

  const llvm::RecordKeeper &records() const { return *keeper; }
  const llvm::SourceMgr &sources() const { return sourceMgr; }
  /// Returns all files that were read except the main file and the built-in ones, for a dependency file.
  std::vector<std::string> dependencies() const;

private:
  LogicalResult parseBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, const Options &options,
                            DiagnosticEngine &diags);
  /// Returns a location in a file without a buffer. Only one such location is valid at a time.
  DiagnosticLocation placeWithoutBuffer(llvm::StringRef file, unsigned line, unsigned column);
  llvm::SourceMgr sourceMgr;
  ResolvedLocation badPlace;
  std::unique_ptr<llvm::RecordKeeper> keeper;
};

/// Returns the number of the main file's buffer. The main file is included by another buffer if macros are
/// defined.
unsigned mainBuffer(const llvm::SourceMgr &sources);

/// The prefix of the names of built-in buffers: "<strata>/mlir/IR/OpBase.td".
extern const llvm::StringLiteral vocabularyRoot;

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_RECORDSOURCE_H
