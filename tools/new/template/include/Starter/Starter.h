// The classes that Starter.td declares.

#ifndef STARTER_STARTER_H
#define STARTER_STARTER_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "Starter/StarterDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "Starter/StarterTypes.h.inc"
#define GET_OP_CLASSES
#include "Starter/Starter.h.inc"

#endif // STARTER_STARTER_H
