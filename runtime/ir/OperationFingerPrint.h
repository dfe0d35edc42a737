//===- OperationFingerPrint.h - Detects changes of operations ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A fingerprint of an operation changes if anything of the operation changes: operands, attributes,
// locations, results, successors, blocks, and, by default, nested operations. It depends on addresses and is
// meaningful only in one process, for one object: it tells whether a transformation changed it.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONFINGERPRINT_H
#define STRATA_RUNTIME_IR_OPERATIONFINGERPRINT_H

#include <array>
#include <cstdint>

namespace mlir {

class Operation;

/// A cryptographic hash of an operation; equal fingerprints mean that it is unchanged.
class OperationFingerPrint {
public:
  /// \param includeNested whether the operations nested in \p op are included.
  OperationFingerPrint(Operation *op, bool includeNested = true);
  bool operator==(const OperationFingerPrint &other) const = default;

private:
  std::array<uint8_t, 20> hash;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATIONFINGERPRINT_H
