//===- OperationFingerprint.h - Hash of an operation ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A hash of everything that a pass can change in an operation and its nested operations. Equal fingerprints
// mean, except for hash collisions, that the IR did not change. A fingerprint contains addresses, so it is
// valid only while the IR is in memory.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H
#define STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H

#include "llvm/ADT/Hashing.h"

namespace mlir {

class Operation;

/// A hash of an operation. Different hashes before and after a pass show that the operation has changed.
class OperationFingerprint {
public:
  explicit OperationFingerprint(Operation *op);
  bool operator==(const OperationFingerprint &other) const { return hash == other.hash; }

private:
  llvm::hash_code hash;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_OPERATIONFINGERPRINT_H
