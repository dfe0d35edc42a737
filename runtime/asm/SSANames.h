//===- SSANames.h - Names of values and blocks in text --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Numbers and names the values and blocks of an operation before it is printed, as MLIR does: results and
// plain arguments are numbered, entry arguments are %arg0 and so on, ops may suggest names. The values of a
// whole region come before those nested in it; siblings share numbers, but for the generic form, where every
// value has its own. Isolated ops may be left out at first and named by a table of their own when their turn
// comes: a program is then named and printed one function at a time, on any thread. Borrows the IR, which
// must not change meanwhile. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_SSANAMES_H
#define STRATA_RUNTIME_ASM_SSANAMES_H

#include "runtime/ir/Region.h"
#include "runtime/support/PointerTable.h"
#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/StringSaver.h"

namespace strata {

class SSANames {
public:
  /// Where a region starts to count.
  struct Counters {
    unsigned value = 0, argument = 0, conflict = 0;
  };

  SSANames() = default;
  /// A table for numberIsolated(), or for one of many threads that print the same. What it does not know is
  /// looked up in `outer`, which must stay as it is.
  explicit SSANames(const SSANames &outer)
      : outer(&outer), usesNameLocs(outer.usesNameLocs), numbersAll(outer.numbersAll) {}

  /// To be said before anything is numbered. \param usesNameLocs  the name in a location is better than all
  /// others.
  /// \param numbersAll  operations without results have a number, too.
  void setStyle(bool usesNameLocs, bool numbersAll) {
    this->usesNameLocs = usesNameLocs;
    this->numbersAll = numbersAll;
  }

  /// Names what is in `op`. \param generic  without the ops' suggestions for names.
  /// \param unique  no number is used twice. \param leaveIsolated  what is in isolated ops is left to tables
  /// of their own, where the names do not depend on each other: see getLeftOut().
  void number(Operation *op, bool generic, bool unique, bool leaveIsolated = false);
  /// Where the isolated ops of `region` start to count, if they were left out; null: they were not.
  const Counters *getLeftOut(Region &region) const {
    for (const SSANames *table = this; table; table = table->outer)
      if (auto it = table->leftOut.find(&region); it != table->leftOut.end())
        return &it->second;
    return nullptr;
  }
  /// Forgets all, and names what is in an isolated op that the outer table left out.
  void numberIsolated(Operation *op, const Counters &counters);
  /// Writes `%3`, `%arg0`, `%3#1`; with \p withResultNumber false the name of the whole group.
  void printValue(Value value, llvm::raw_ostream &os, bool withResultNumber = true) const;
  /// Writes all results, as they are named, or the number of an op without any; returns how many names that
  /// was.
  unsigned printUser(Operation *op, llvm::raw_ostream &os) const;
  void printBlock(Block *block, llvm::raw_ostream &os) const;
  /// Its place among the blocks of its region.
  unsigned getBlockNumber(Block *block) const;
  /// The first results of the groups of a multi-result op that were named apart; empty: one group.
  llvm::ArrayRef<unsigned> getResultGroups(Operation *op) const;
  /// The argument is printed as the value is: a region whose op shows what its arguments stand for.
  void shadow(BlockArgument argument, Value value);

private:
  /// What the tables hold for an op (its results) or an argument: 0 is unknown; the rest is a number plus
  /// one, an index into `names`, or an index into `grouped`. Ops of several results have the second flag.
  static constexpr uint32_t isNameFlag = 1u << 31, isMultiFlag = 1u << 30, isGroupedFlag = 1u << 29,
                            indexMask = isGroupedFlag - 1;
  /// The groups of an op whose results do not share one name.
  struct Groups {
    llvm::SmallVector<unsigned, 2> starts;
    llvm::SmallVector<uint32_t, 2> entries;
  };
  /// A region that is still to be named, and where it starts to count.
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
  PointerTable<6> results;   ///< By operation.
  PointerTable<5> arguments; ///< By argument.
  std::vector<llvm::StringRef> names;
  std::vector<Groups> grouped;
  llvm::DenseMap<Block *, unsigned> blocks; ///< All but entry blocks.
  llvm::DenseMap<Region *, Counters> leftOut;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  // While numbering.
  llvm::DenseSet<llvm::CachedHashStringRef> usedNames;
  std::vector<llvm::CachedHashStringRef> usedLog; ///< In the order of use, to leave scopes.
  std::pair<const OpInfo *, bool> recentHints[16] = {};
  Counters next;
  bool generic = false;
};

static_assert(sizeof(Operation) + sizeof(detail::ValueImpl) >= 64,
              "two operations with results never start in the same granule");
static_assert(sizeof(detail::BlockArgumentImpl) >= 32, "nor do two arguments");

/// Writes a number without the detours of raw_ostream.
inline void writeNumber(uint64_t number, llvm::raw_ostream &os) {
  char digits[20];
  char *end = std::end(digits), *begin = end;
  for (; number > ~0u; number /= 10)
    *--begin = '0' + number % 10;
  // Two digits at a time, of 32 bits: divisions are what takes time here.
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

} // namespace strata

#endif // STRATA_RUNTIME_ASM_SSANAMES_H
