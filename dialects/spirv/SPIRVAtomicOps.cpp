//===- SPIRVAtomicOps.cpp - Atomic operations -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVAtomicOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"

using namespace mlir;
using namespace mlir::spirv;

LogicalResult AtomicAndOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicIAddOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicIDecrementOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicIIncrementOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicISubOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicOrOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicSMaxOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicSMinOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicUMaxOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicUMinOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult AtomicXorOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
LogicalResult EXTAtomicFAddOp::verify() { return verifyMemorySemantics(*this, getSemantics()); }
