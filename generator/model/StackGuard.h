//===- StackGuard.h - Error messages for crashes in TableGen ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TableGen evaluates records recursively on the C++ stack, and a class that instantiates itself without end
// overflows it; the text alone does not show that. While a StackGuard exists, a stack overflow ends the
// process with an error message and exit code 1. Other invalid memory accesses do the same: TableGen does not
// expect unset values (`?`) everywhere. Recovery is impossible because TableGen's global state is lost.
//
// Use it around calls of TableGen's parser only; our own code bounds its recursion. It guards the thread that
// creates it; only one guard may exist at a time.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_STACKGUARD_H
#define STRATA_GENERATOR_MODEL_STACKGUARD_H

#include <memory>
#include <string>

namespace mlir {

class StackGuard {
public:
  /// The messages that are written unchanged to stderr: for a stack overflow and for other invalid memory
  /// accesses.
  StackGuard(std::string fullMessage, std::string faultMessage);
  ~StackGuard();
  StackGuard(const StackGuard &) = delete;
  StackGuard &operator=(const StackGuard &) = delete;

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_STACKGUARD_H
