//===- SSANames.h - Names of values and blocks in a print -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Assigns numbers and names to the values and blocks of an operation before it is printed, as MLIR does:
// results and block arguments are numbered, arguments of entry blocks are %arg0 and so on, and ops may
// suggest names. The values of a region are numbered before those of its nested regions; sibling regions
// reuse the same numbers, except in generic form, where all numbers differ. Isolated ops can be left out and
// named later by separate tables, so that the functions of a program are named and printed one at a time, on
// any thread. Borrows the IR, which must not change meanwhile. Private to runtime/asm; other folders use
// ValueNames.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_SSANAMES_H
#define STRATA_RUNTIME_ASM_SSANAMES_H

#include "runtime/ir/Region.h"
#include "runtime/support/PointerTable.h"
#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/StringSaver.h"

namespace mlir {

/// The names of the SSA values in one printed text, or in one isolated op of it.
class SSANames {
public:
  /// The counters from which values are numbered, at the start of a region.
  struct Counters {
    unsigned value = 0, argument = 0, conflict = 0;
  };

  SSANames() = default;
  /// Creates a table for numberIsolated(), or for one of several threads that print the same operation. Names
  /// that it does not contain are looked up in `outer`, which must not change.
  explicit SSANames(const SSANames &outer)
      : outer(&outer), usesNameLocs(outer.usesNameLocs), numbersAll(outer.numbersAll) {}

  /// Sets options; must be called first.
  /// \param usesNameLocs the name in a location takes precedence over all others.
  /// \param numbersAll operations without results get numbers too.
  void setStyle(bool usesNameLocs, bool numbersAll) {
    this->usesNameLocs = usesNameLocs;
    this->numbersAll = numbersAll;
  }

  /// Names the values and blocks of `op`.
  /// \param generic if true, ignores the names that ops suggest.
  /// \param unique if true, uses no number twice.
  /// \param leaveIsolated if true, leaves out the contents of isolated ops where their names do not depend on
  ///   other names; see getLeftOut().
  void number(Operation *op, bool generic, bool unique, bool leaveIsolated = false);
  /// Returns the counters at which the numbering in the isolated ops directly in `region` starts, if the
  /// contents of these ops were left out; else null.
  const Counters *getLeftOut(Region &region) const {
    for (const SSANames *table = this; table; table = table->outer)
      if (auto it = table->leftOut.find(&region); it != table->leftOut.end())
        return &it->second;
    return nullptr;
  }
  /// Clears the table, and names the contents of an isolated op that the outer table left out.
  void numberIsolated(Operation *op, const Counters &counters);
  /// Prints `%3`, `%arg0` or `%3#1`; without \p withResultNumber, the name of the group of results.
  void printValue(Value value, llvm::raw_ostream &os, bool withResultNumber = true) const;
  /// Prints the names of all results, or the number of an op without results. Returns how many names were
  /// printed.
  unsigned printUser(Operation *op, llvm::raw_ostream &os) const;
  void printBlock(Block *block, llvm::raw_ostream &os) const;
  /// Returns the position of a block in its region.
  unsigned getBlockNumber(Block *block) const;
  /// Returns the index of the first result of each group of results with a common name; empty if all results
  /// of the op are one group.
  llvm::ArrayRef<unsigned> getResultGroups(Operation *op) const;
  /// From now on, prints an argument with the name of a value. For ops whose custom form shows the value that
  /// a region argument stands for.
  void shadow(BlockArgument argument, Value value);

private:
  /// An entry encodes the name of the results of an op, or of a block argument. Entry 0 means unknown;
  /// otherwise the low bits hold a number plus one, an index into `names` (isNameFlag), or an index into
  /// `grouped` (isGroupedFlag). isMultiFlag is set for ops with several results.
  static constexpr uint32_t isNameFlag = 1u << 31, isMultiFlag = 1u << 30, isGroupedFlag = 1u << 29,
                            indexMask = isGroupedFlag - 1;
  /// The groups of the results of an op that do not all share one name.
  struct Groups {
    llvm::SmallVector<unsigned, 2> starts;
    llvm::SmallVector<uint32_t, 2> entries;
  };
  /// A region that has not been named yet, and the state at its start.
  struct Pending {
    Region *region;
    Counters counters;
    size_t numUsedNames;
  };

  void numberPending(llvm::SmallVectorImpl<Pending> &work, bool unique, bool leaveIsolated);
  void numberRegion(Region &region);
  const SSANames &findTable(Operation *op, uint32_t &entry) const;
  void nameResults(Operation *op);
  bool hasHints(OperationName name);
  void nameResultsByHints(Operation *op, std::optional<llvm::StringRef> better,
                          llvm::SmallVectorImpl<std::pair<unsigned, uint32_t>> &named);
  uint32_t makeEntry(llvm::StringRef name);
  llvm::StringRef makeUnique(llvm::StringRef name);
  void forgetNames(size_t numKept);
  static void printEntry(llvm::ArrayRef<llvm::StringRef> names, uint32_t entry, llvm::raw_ostream &os);

  const SSANames *outer = nullptr;
  bool usesNameLocs = false, numbersAll = false;
  PointerTable<6> results;   ///< The entries for the results of operations.
  PointerTable<5> arguments; ///< The entries of block arguments.
  std::vector<llvm::StringRef> names;
  std::vector<Groups> grouped;
  llvm::DenseMap<Block *, unsigned> blocks; ///< The numbers of all blocks except entry blocks.
  llvm::DenseMap<Region *, Counters> leftOut;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  // State that is used only while values are being numbered.
  llvm::DenseSet<llvm::CachedHashStringRef> usedNames;
  std::vector<llvm::CachedHashStringRef> usedLog; ///< The names in the order of insertion, for forgetNames().
  std::pair<const OpInfo *, bool> recentHints[16] = {};
  Counters next;
  bool generic = false;
};

static_assert(sizeof(Operation) + sizeof(detail::ValueImpl) >= 64,
              "two operations with results never start in the same granule");
static_assert(sizeof(detail::BlockArgumentImpl) >= 32, "two block arguments never start in the same granule");

/// Prints a decimal number faster than raw_ostream does.
inline void writeNumber(uint64_t number, llvm::raw_ostream &os) {
  char digits[20];
  char *end = std::end(digits), *begin = end;
  for (; number > ~0u; number /= 10)
    *--begin = '0' + number % 10;
  // Convert two digits at a time in 32-bit arithmetic, because divisions dominate the time.
  static constexpr char pairs[] =
      "0001020304050607080910111213141516171819202122232425262728293031323334353637383940"
      "4142434445464748495051525354555657585960616263646566676869707172737475767778798081"
      "828384858687888990919293949596979899";
  uint32_t rest = number;
  for (; rest >= 100; rest /= 100) {
    begin -= 2;
    std::memcpy(begin, pairs + rest % 100 * 2, 2);
  }
  if (rest >= 10)
    std::memcpy(begin -= 2, pairs + rest * 2, 2);
  else
    *--begin = '0' + rest;
  os << llvm::StringRef(begin, end - begin);
}

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_SSANAMES_H
