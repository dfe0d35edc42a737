//===- SSANames.h - Names of values and blocks in text --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Numbers and names the values and blocks of an operation before it is printed: results and plain arguments
// are numbered, entry arguments are %arg0 and so on, ops may suggest names. A region's values come before
// those nested in it; siblings share numbers; what is isolated starts anew. Borrows the IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_SSANAMES_H
#define STRATA_RUNTIME_ASM_SSANAMES_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

namespace strata {

class SSANames {
public:
  /// Names what is in `op`. \p generic  without the ops' suggestions for names.
  void number(Operation *op, bool generic);
  /// Writes `%3`, `%arg0`, `%3#1`; with \p withResultNumber false the name of the whole group.
  void printValue(Value value, llvm::raw_ostream &os, bool withResultNumber = true) const;
  void printBlock(Block *block, llvm::raw_ostream &os) const;
  unsigned getBlockNumber(Block *block) const { return blocks.lookup(block); }
  /// The first results of the groups of a multi-result op that were named apart; empty: one group.
  llvm::ArrayRef<unsigned> getResultGroups(Operation *op) const;

private:
  /// Where a region starts to count.
  struct Start {
    Region *region;
    unsigned nextValue, nextArgument, nextConflict;
    int scope; ///< Index of the names in use around it; -1: none.
  };
  struct NameScope {
    int parent;
    llvm::StringSet<> used;
  };
  void numberRegion(const Start &start, llvm::SmallVectorImpl<Start> &work);
  void nameResults(Operation *op);
  bool nameResultGroups(Operation *op);
  void setName(Value value, llvm::StringRef name);
  bool isUsed(llvm::StringRef name) const;

  llvm::DenseMap<Value, unsigned> numbers;
  llvm::DenseMap<Value, llvm::StringRef> names;
  llvm::DenseMap<Block *, unsigned> blocks;
  llvm::DenseMap<Operation *, llvm::SmallVector<unsigned, 2>> groups;
  std::vector<NameScope> scopes;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  // While numbering.
  unsigned nextValue = 0, nextArgument = 0, nextConflict = 0;
  int scope = -1;
  bool generic = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_SSANAMES_H
