//===- Unit.h - A part of the IR ---------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An IRUnit refers to an operation, region, block or value: a part of the IR to which an action (Action.h)
// applies. It is copied by value; llvm::isa, cast and dyn_cast select the kind.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_UNIT_H
#define STRATA_RUNTIME_IR_UNIT_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {

class OpPrintingFlags;

/// An operation, region, block or value; may be null.
class IRUnit : public llvm::PointerUnion<Operation *, Region *, Block *, Value> {
public:
  using PointerUnion::PointerUnion;

  /// Prints the unit in one line: an operation without its regions, the number of a region or block and its
  /// operation, or a value. Defined in runtime/asm.
  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, OpPrintingFlags flags) const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const IRUnit &unit);

} // namespace mlir

namespace llvm {
template <typename To>
struct CastInfo<To, mlir::IRUnit> : CastInfo<To, mlir::IRUnit::PointerUnion> {};
template <typename To>
struct CastInfo<To, const mlir::IRUnit> : CastInfo<To, const mlir::IRUnit::PointerUnion> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_UNIT_H
