//===- PropertyEncoding.h - Encoding of inherent attributes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bytecode encoding of inherent attributes and properties (version 5 and later), which follows from the
// declaration of an op: attributes in alphabetical order, then properties in the order of their declaration,
// then segment sizes. Before version 6, segment sizes are an attribute like others. An op that implements
// BytecodeOpInterface encodes them itself. An unregistered op has one attribute.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_PROPERTYENCODING_H
#define STRATA_RUNTIME_BYTECODE_PROPERTYENCODING_H

#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/ir/Operation.h"

namespace mlir::bytecode {

/// Returns true if the op has inherent attributes or properties, which are then written even if none is set.
bool hasProperties(Operation *op);
/// Writes the inherent attributes and properties. \pre hasProperties(op).
void writeProperties(Operation *op, DialectBytecodeWriter &writer);
/// Reads the inherent attributes and properties of a registered op. \p slots has one entry for each slot.
LogicalResult readProperties(OperationName name, DialectBytecodeReader &reader,
                             llvm::MutableArrayRef<Attribute> slots);

} // namespace mlir::bytecode

#endif // STRATA_RUNTIME_BYTECODE_PROPERTYENCODING_H
