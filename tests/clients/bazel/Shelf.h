// Part of Strata, under the Apache License v2.0. See LICENSE.

#ifndef SHELF_H
#define SHELF_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ShelfDialect.h.inc"
#define GET_OP_CLASSES
#include "ShelfOps.h.inc"

namespace shelf {
/// Registers the pass `shelf-put-once`.
void registerPasses();
} // namespace shelf

#endif // SHELF_H
