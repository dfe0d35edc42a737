//===- OperationFingerprint.h - Whether something changed -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash of all that a pass can change of an operation and of what is inside: two that are equal mean, but
// for an accident, that nothing changed in between. It holds for as long as the IR it was taken of is in
// memory.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H
#define STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H

#include "llvm/ADT/Hashing.h"

namespace strata {

class Operation;

class OperationFingerprint {
public:
  explicit OperationFingerprint(Operation *op);
  bool operator==(const OperationFingerprint &other) const { return hash == other.hash; }

private:
  llvm::hash_code hash;
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H
