//===- Shop.h - The dialect of this project ------------------*- C++ -*-===//

#ifndef SHOP_SHOP_H
#define SHOP_SHOP_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

#include "Shop/ShopOpsDialect.h.inc"

#include "Shop/Priced.h.inc"

#define GET_TYPEDEF_CLASSES
#include "Shop/ShopOpsTypes.h.inc"

#define GET_OP_CLASSES
#include "Shop/ShopOps.h.inc"

namespace shop {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "Shop/ShopPasses.h.inc"

/// Registers the translation to a list of prices.
void registerToPricesTranslation();
} // namespace shop

#endif // SHOP_SHOP_H
