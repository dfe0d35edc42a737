//===- IRMapping.h - Originals and their copies -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Maps values, blocks and operations to their copies. Cloning fills the mapping; entries added before
// redirect uses of values defined outside of the cloned IR. A value type; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_IRMAPPING_H
#define STRATA_RUNTIME_IR_IRMAPPING_H

#include "runtime/ir/Block.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

/// A map from original to copied values, blocks and operations.
class IRMapping {
public:
  // Add an entry, or replace the entry of \p from.
  void map(Value from, Value to) { values[from] = to; }
  void map(ValueRange from, ValueRange to) {
    for (size_t i = 0, e = from.size(); i != e; ++i)
      map(from[i], to[i]);
  }
  void map(Operation *from, Operation *to) { operations[from] = to; }
  void map(Block *from, Block *to) { blocks[from] = to; }
  void erase(Value from) { values.erase(from); }
  void erase(Block *from) { blocks.erase(from); }
  void erase(Operation *from) { operations.erase(from); }
  bool contains(Value from) const { return values.contains(from); }
  bool contains(Block *from) const { return blocks.contains(from); }
  bool contains(Operation *from) const { return operations.contains(from); }
  /// Returns the copy of \p from, or null if the mapping has no entry for it.
  Value lookupOrNull(Value from) const { return values.lookup(from); }
  Block *lookupOrNull(Block *from) const { return blocks.lookup(from); }
  Operation *lookupOrNull(Operation *from) const { return operations.lookup(from); }
  /// Returns the copy of \p from, or \p from itself if the mapping has no entry for it.
  template <typename T>
  T lookupOrDefault(T from) const {
    T to = lookupOrNull(from);
    return to ? to : from;
  }
  /// Returns the copy of \p from, or \p other if the mapping has no entry for it.
  template <typename T>
  T lookupOrValue(T from, T other) const {
    T to = lookupOrNull(from);
    return to ? to : other;
  }
  /// Returns the copy of \p from. \pre contains(from).
  template <typename T>
  T lookup(T from) const {
    T to = lookupOrNull(from);
    assert(to && "the mapping has no entry");
    return to;
  }
  void clear() {
    values.clear();
    blocks.clear();
    operations.clear();
  }
  const llvm::DenseMap<Value, Value> &getValueMap() const { return values; }
  const llvm::DenseMap<Block *, Block *> &getBlockMap() const { return blocks; }
  const llvm::DenseMap<Operation *, Operation *> &getOperationMap() const { return operations; }

private:
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
  llvm::DenseMap<Operation *, Operation *> operations;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_IRMAPPING_H
