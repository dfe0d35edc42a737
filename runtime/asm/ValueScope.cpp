//===- ValueScope.cpp - The names of values while parsing -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ValueScope.h"

using namespace strata;

const NamedValues *ValueScope::define(llvm::StringRef name, NamedValues values) {
  unsigned number = getNumber(name);
  bool isNumber = number != notANumber;
  // The number may have been inserted into `named` before the array was large enough.
  if (LLVM_UNLIKELY(isNumber && hasSparseNumbers))
    if (const NamedValues *other = named.lookup(name))
      return other;
  // The first name may be %9999999: do not grow the array beyond twice its size or the expected number of
  // values.
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
