//===- RegionReader.h - Reads ops, blocks and regions ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads the ops of a region that is isolated from above, or of the top level, with everything nested in it.
// An explicit stack of regions bounds the memory by the size of the file. The state of a reader is private to
// the region that it reads; what readers share is in ReaderTables. Private to runtime/bytecode.
//
// A value that is used before its definition is a placeholder until it is defined. Uses are created in the
// reference order of use lists; stored orders are applied when the enclosing isolated region is complete.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_REGIONREADER_H
#define STRATA_RUNTIME_BYTECODE_REGIONREADER_H

#include "runtime/bytecode/ReaderTables.h"
#include "runtime/bytecode/UseListOrder.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

/// The regions of an op that have not been read.
struct LazyRegions {
  llvm::StringRef section;
  uint64_t order; ///< Position among all lazy ops, in the order in which they were read.
};
using LazyOps = llvm::DenseMap<Operation *, LazyRegions>;

/// Reads ops; see the top of the file.
class RegionReader {
public:
  using OpFilter = llvm::function_ref<bool(Operation *)>;

  /// \param lazyOps if not null, receives the ops whose regions are isolated, unless \p readsNow returns true
  ///   for them.
  RegionReader(ReaderTables &tables, LazyOps *lazyOps, OpFilter readsNow)
      : tables(tables), context(tables.getContext()), lazyOps(lazyOps), readsNow(readsNow) {}
  ~RegionReader();

  /// Reads the IR section and appends its ops to a block.
  LogicalResult readTopLevel(llvm::StringRef section, Block *block);
  /// Reads the regions of an op.
  LogicalResult readRegions(Operation *op, const LazyRegions &regions);

private:
  /// Values and forward references of an isolated region.
  struct Scope {
    ByteReader reader;
    llvm::SmallVector<Value, 0> values; ///< Null if not defined and not used yet.
    llvm::MapVector<unsigned, Operation *> placeholders;
    std::vector<std::pair<Value, bytecode::UseListOrder>> orders;
  };
  /// An op whose regions are being read, or the top level.
  struct Frame {
    Operation *op = nullptr; ///< Null for the top level.
    unsigned nextRegion = 0;
    bool hasScope = false;   ///< True if the op has a scope of its own.
    bool hasSection = false; ///< True if the regions are a section.
    // The region that is being read.
    Region *region = nullptr;
    Block *block = nullptr;
    size_t firstBlock = 0; ///< Position in `blocks`.
    unsigned numBlocks = 0, nextBlock = 0;
    uint64_t opsLeft = 0;
    size_t firstValue = 0, nextValue = 0; ///< Positions in the values of the scope.
  };

  LogicalResult run();
  LogicalResult readOp();
  LogicalResult readParts(OperationName name, bool wasRegistered, uint8_t mask, Operation *&op);
  LogicalResult readOperands();
  LogicalResult readSuccessors(const Frame &frame);
  LogicalResult readOpRegions(Operation *op, bool isIsolated);
  Operation *createOp(CompactLocation loc, OperationName name, bool wasRegistered, DictionaryAttr attrs);
  LogicalResult startRegion();
  LogicalResult finishRegion();
  LogicalResult startBlock();
  LogicalResult readArguments();
  LogicalResult finishScope();
  LogicalResult define(Value value);
  Value getValue(uint64_t index);
  Scope &scope() { return *scopes.back(); }
  ByteReader &reader() { return scopes.back()->reader; }

  ReaderTables &tables;
  MLIRContext *context;
  LazyOps *lazyOps;
  OpFilter readsNow;
  std::vector<std::unique_ptr<Scope>> scopes;
  std::vector<Frame> frames;
  std::vector<Block *> blocks;
  // The parts of the op that is being read. Kept to reuse their memory.
  llvm::SmallVector<Type, 4> types;
  llvm::SmallVector<Value, 8> operands;
  llvm::SmallVector<Block *, 2> successors;
  llvm::SmallVector<Attribute, 8> slots;
  uint64_t numRegions = 0;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_REGIONREADER_H
