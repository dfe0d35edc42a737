//===- AffineAccess.h - One access to an element of a memref ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memref, map and operands of an affine.load or affine.store, and comparison of accesses. Private to
// dialects/affine/transforms. Refers to the IR; valid until it changes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_TRANSFORMS_AFFINEACCESS_H
#define STRATA_DIALECTS_AFFINE_TRANSFORMS_AFFINEACCESS_H

#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"

namespace mlir::affine {

/// An access to one element. The map is composed with the affine.apply ops that define its operands.
struct AffineAccess {
  Operation *op = nullptr;
  Value memref;
  bool isStore = false;
  AffineMap map;
  llvm::SmallVector<Value> operands;

  /// Returns the access of an affine.load or affine.store; its `op` is null for another op.
  static AffineAccess get(Operation *op) {
    AffineAccess access;
    if (auto load = llvm::dyn_cast<AffineLoadOp>(op)) {
      access.fill(op, load.getMemref(), load.getAffineMapAttr(), load.getIndices());
    } else if (auto store = llvm::dyn_cast<AffineStoreOp>(op)) {
      access.fill(op, store.getMemref(), store.getAffineMapAttr(), store.getIndices());
      access.isStore = true;
    }
    return access;
  }

  /// Returns true if both access the same element wherever both are executed with the same operand values.
  bool isSameElement(const AffineAccess &other) const {
    return memref == other.memref && map == other.map && operands == other.operands;
  }

private:
  void fill(Operation *accessOp, Value accessed, AffineMapAttr mapAttr, OperandRange indices) {
    op = accessOp;
    memref = accessed;
    map = mapAttr.getValue();
    operands.assign(indices.begin(), indices.end());
    fullyComposeAffineMapAndOperands(&map, &operands);
    canonicalizeMapAndOperands(&map, &operands);
  }
};

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_TRANSFORMS_AFFINEACCESS_H
