//===- RecordSource.h - Text -> records -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The arrow from text to records: TableGen's parser over a file, with the vocabulary built in, so that
// `include "mlir/IR/OpBase.td"` needs no -I. TableGen's own errors go to the engine as diagnostics.
//
// TableGen keeps state of its own per process: one parse at a time. The records and the buffers live as
// long as this.
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

namespace strata {

class RecordSource {
public:
  RecordSource();
  ~RecordSource();
  RecordSource(const RecordSource &) = delete;
  RecordSource &operator=(const RecordSource &) = delete;

  struct Options {
    std::vector<std::string> includeDirs;
    std::vector<std::string> macros; ///< As if `#define`d before the file; a parse of a named file only.
  };
  /// Parses a file, "-" for standard input. Errors (no such file, wrong syntax) are reported.
  LogicalResult parseFile(llvm::StringRef path, const Options &options, DiagnosticEngine &diags);
  /// Parses a text; \p name is what places in it are called.
  LogicalResult parseText(llvm::StringRef text, llvm::StringRef name, const Options &options,
                          DiagnosticEngine &diags);

  const llvm::RecordKeeper &records() const { return *keeper; }
  const llvm::SourceMgr &sources() const { return sourceMgr; }
  /// All files that were read besides the main one, for a dependency file; without the built-in ones.
  std::vector<std::string> dependencies() const;

private:
  LogicalResult parseBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, const Options &options,
                            DiagnosticEngine &diags);
  /// A place in a file that cannot be shown. There is one at a time.
  DiagnosticLocation placeWithoutBuffer(llvm::StringRef file, unsigned line, unsigned column);
  llvm::SourceMgr sourceMgr;
  ResolvedLocation badPlace;
  std::unique_ptr<llvm::RecordKeeper> keeper;
};

/// The file that was asked for; the one that includes all others unless macros are defined for it.
unsigned mainBuffer(const llvm::SourceMgr &sources);

/// The prefix of the names of built-in buffers: "<strata>/mlir/IR/OpBase.td".
extern const llvm::StringLiteral vocabularyRoot;

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_RECORDSOURCE_H
