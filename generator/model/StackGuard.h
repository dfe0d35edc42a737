//===- StackGuard.h - Messages instead of crashes in TableGen -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TableGen evaluates records on the C++ stack, and a class that stands for itself has no end; nothing can be
// seen of that in the text before. While a StackGuard lives, a stack that is full ends the process with a
// message and exit code 1. So does any other access to memory that is not there: TableGen does not expect an
// unset value, `?`, everywhere. There is no way back: TableGen's state is lost.
//
// Around TableGen's parser only; our own code bounds its recursion itself. Threads: guards the thread that
// makes it, one guard at a time.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_STACKGUARD_H
#define STRATA_GENERATOR_MODEL_STACKGUARD_H

#include <memory>
#include <string>

namespace strata {

class StackGuard {
public:
  /// What is written to stderr, as it is: when the stack is full, and for other faults.
  StackGuard(std::string fullMessage, std::string faultMessage);
  ~StackGuard();
  StackGuard(const StackGuard &) = delete;
  StackGuard &operator=(const StackGuard &) = delete;

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_STACKGUARD_H
