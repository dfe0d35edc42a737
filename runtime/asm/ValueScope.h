//===- ValueScope.h - Names of values while reading -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the names of one isolated scope stand for. `%12` is found by its number, other names by a hash table;
// names that a nested region defined are taken back at its end. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_VALUESCOPE_H
#define STRATA_RUNTIME_ASM_VALUESCOPE_H

#include "runtime/asm/NameTable.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace strata {

/// The values of one name: consecutive results of one op, or one argument.
struct NamedValues {
  Value first;
  unsigned count = 0;
  llvm::SMLoc loc;
};

class ValueScope {
public:
  /// \param numExpected  numbers below are kept in the table from the start.
  explicit ValueScope(size_t numExpected = 0) : numExpected(numExpected) {}

  /// A use before the definition, for which a placeholder stands in.
  struct ForwardUse {
    Operation *placeholder = nullptr;
    size_t index = 0; ///< Among all placeholders.
    llvm::SMLoc loc;
  };

  const NamedValues *lookup(llvm::StringRef name) const {
    unsigned number = getNumber(name);
    if (number < numbered.size() && numbered[number].count)
      return &numbered[number];
    return number == notANumber || hasSparseNumbers ? named.lookup(name) : nullptr;
  }
  bool isEmpty() const { return numNumbered == 0 && named.size() == 0 && forwardUses.empty(); }
  /// Null, or what stands in the way: the name has a meaning already.
  const NamedValues *define(llvm::StringRef name, NamedValues values);

  /// Names that are defined from here on can be taken back. Every mark needs its rollBack().
  struct Mark {
    size_t numNamed = 0, numNumbered = 0;
  };
  Mark mark() {
    ++numMarks;
    return {named.size(), log.size()};
  }
  void rollBack(Mark mark);

  /// By name and number of result, what is used and not defined so far.
  llvm::DenseMap<std::pair<llvm::StringRef, unsigned>, ForwardUse> forwardUses;

private:
  static constexpr unsigned notANumber = ~0u;
  /// Only what `%12` can be written as: `%012` is another name.
  static unsigned getNumber(llvm::StringRef name) {
    if (name.size() > 7 || name.empty() || (name[0] == '0' && name.size() > 1))
      return notANumber;
    unsigned value = 0;
    for (char c : name) {
      unsigned digit = static_cast<unsigned char>(c) - '0';
      if (digit > 9)
        return notANumber;
      value = value * 10 + digit;
    }
    return value;
  }

  std::vector<NamedValues> numbered;
  NameTable<NamedValues> named;
  std::vector<unsigned> log; ///< Numbers, while something can be taken back.
  unsigned numMarks = 0;
  size_t numNumbered = 0; ///< Of `numbered`, how many are defined.
  size_t numExpected;
  bool hasSparseNumbers = false; ///< Some numbers are in `named`.
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_VALUESCOPE_H
