//===- BytecodeReader.h - Reads IR from bytecode --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The entry points of the bytecode reader: a buffer is read completely, or lazily, so that the regions of ops
// that are isolated from above are read on demand. Errors are reported at line and column 0 of the file;
// after an error the functions fail. Damaged files end in an error. The IR is not verified here;
// parseSourceFile (runtime/asm/Parser.h) recognizes bytecode, and reads and verifies it.
//
// One thread at a time uses a reader. For the format see docs/bytecode.md.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTECODEREADER_H
#define STRATA_RUNTIME_BYTECODE_BYTECODEREADER_H

#include "runtime/asm/AsmState.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <functional>
#include <memory>

namespace llvm {
class MemoryBufferRef;
class SourceMgr;
} // namespace llvm

namespace mlir {

class Block;
class Operation;

/// Reads a file whose parts may be materialized later. The buffer must outlive the reader. After a successful
/// readTopLevel(), finalize() must be called before destruction.
class BytecodeReader {
public:
  /// Selects ops whose regions are read.
  using OpFilter = llvm::function_ref<bool(Operation *)>;

  /// \param lazyLoad        the regions of ops that are isolated from above are read on demand only.
  /// \param bufferOwnerRef  if not null, keeps the buffer alive as long as resources refer to it; otherwise
  ///   resources are copied.
  explicit BytecodeReader(llvm::MemoryBufferRef buffer, const ParserConfig &config, bool lazyLoad,
                          const std::shared_ptr<llvm::SourceMgr> &bufferOwnerRef = {});
  ~BytecodeReader();

  /// Reads the file and appends its ops to \p block.
  /// \param lazyOps called for each op whose regions could be read later; if it returns true, they are read
  ///   now.
  LogicalResult readTopLevel(Block *block, OpFilter lazyOps = [](Operation *) { return false; });
  /// Returns the number of ops whose regions have not been read.
  int64_t getNumOpsToMaterialize() const;
  /// Returns true if the regions of \p op have not been read.
  bool isMaterializable(Operation *op);
  /// Reads the regions of \p op. \pre isMaterializable(op).
  LogicalResult materialize(Operation *op, OpFilter lazyOps = [](Operation *) { return false; });
  /// Calls \p shouldMaterialize for each op whose regions have not been read; reads them if it returns true,
  /// and erases the op otherwise.
  LogicalResult finalize(OpFilter shouldMaterialize = [](Operation *) { return true; });

  class Impl;

private:
  std::unique_ptr<Impl> impl;
};

/// Returns true if the buffer starts with the magic bytes of bytecode.
bool isBytecode(llvm::MemoryBufferRef buffer);

/// Reads a buffer and appends its ops to \p block. The second form reads the main buffer of a source manager,
/// which resources keep alive if they refer to it; the first form copies resources.
LogicalResult readBytecodeFile(llvm::MemoryBufferRef buffer, Block *block, const ParserConfig &config);
LogicalResult readBytecodeFile(const std::shared_ptr<llvm::SourceMgr> &sourceMgr, Block *block,
                               const ParserConfig &config);

/// Makes the parse functions of runtime/asm/Parser.h read bytecode. Tools call it at their start; programs
/// that link `//runtime/bytecode:registration` need not.
void registerBytecodeReader();

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTECODEREADER_H
