//===- ValueScope.cpp - The names of values while parsing -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ValueScope.h"

using namespace mlir;

const NamedValues *ValueScope::define(llvm::StringRef name, NamedValues values) {
  unsigned number = getNumber(name);
  bool isNumber = number != notANumber;
  // A number may be in the hash table `named`, if it was inserted before the array was large enough for it.
  if (LLVM_UNLIKELY(isNumber && hasSparseNumbers))
    if (const NamedValues *other = named.lookup(name))
      return other;
  // A single high number such as %9999999 must not allocate a large array: the array grows to at most about
  // twice its size, or to the expected number of values.
  if (isNumber && (number < numExpected || (number < 1u << 20 && number <= numbered.size() * 2 + 64))) {
    if (number >= numbered.size())
      numbered.resize(number + 1);
    if (numbered[number].count)
      return &numbered[number];
    numbered[number] = values;
    ++numNumbered;
    if (numMarks)
      log.push_back(number);
    return nullptr;
  }
  auto [known, isNew] = named.insert(name, values);
  hasSparseNumbers |= isNumber;
  return isNew ? nullptr : known;
}

void ValueScope::rollBack(Mark mark) {
  --numMarks;
  named.truncate(mark.numNamed);
  numNumbered -= log.size() - mark.numNumbered;
  for (; log.size() > mark.numNumbered; log.pop_back())
    numbered[log.back()] = NamedValues();
}
