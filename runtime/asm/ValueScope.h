//===- ValueScope.h - The names of values while parsing -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The values of the names in one scope of names. `%12` is found by its number in an array, other names in a
// hash table. The names that a nested region defines are removed at its end. One thread. Private to
// runtime/asm.
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

namespace mlir {

/// The values of one name: consecutive results of one op, or one argument.
struct NamedValues {
  Value first;
  unsigned count = 0;
  llvm::SMLoc loc;
};

/// A scope of value names, including those of nested regions that are not isolated.
class ValueScope {
public:
  /// \param numExpected names that are numbers below this are always stored in the array.
  explicit ValueScope(size_t numExpected = 0) : numExpected(numExpected) {}

  /// A use before the definition, for which a placeholder op provides the value.
  struct ForwardUse {
    Operation *placeholder = nullptr;
    size_t index = 0; ///< The index in OperationParser::placeholders.
    llvm::SMLoc loc;
  };

  /// Returns the values of a name, or null if it is not defined.
  const NamedValues *lookup(llvm::StringRef name) const {
    unsigned number = getNumber(name);
    if (number < numbered.size() && numbered[number].count)
      return &numbered[number];
    return number == notANumber || hasSparseNumbers ? named.lookup(name) : nullptr;
  }
  bool isEmpty() const { return numNumbered == 0 && named.size() == 0 && forwardUses.empty(); }
  /// Defines a name and returns null; if the name is already defined, returns its values.
  const NamedValues *define(llvm::StringRef name, NamedValues values);

  /// The state to which rollBack() returns. Every mark requires a rollBack().
  struct Mark {
    size_t numNamed = 0, numNumbered = 0;
  };
  Mark mark() {
    ++numMarks;
    return {named.size(), log.size()};
  }
  void rollBack(Mark mark);

  /// Uses of undefined names, by name and result number.
  llvm::DenseMap<std::pair<llvm::StringRef, unsigned>, ForwardUse> forwardUses;

private:
  static constexpr unsigned notANumber = ~0u;
  /// Returns the number of a name such as `12`; notANumber for other names. `%012` is not the same name as
  /// `%12`, so `012` has no number.
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
  std::vector<unsigned> log; ///< The numbers defined since the first mark.
  unsigned numMarks = 0;
  size_t numNumbered = 0; ///< The number of defined elements of `numbered`.
  size_t numExpected;
  bool hasSparseNumbers = false; ///< True if some numbers are in `named`.
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_VALUESCOPE_H
