//===- AllDialects.cpp - Registers all dialects ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContext.h"
#include "tools/DialectGroups.h"
#include "tools/InitAllDialects.h"

using namespace mlir;

void mlir::registerAllDialects(DialectRegistry &registry) {
  registerCoreDialects(registry);
  registerShapedDialects(registry);
  registerDeviceDialects(registry);
}

void mlir::registerAllDialects(MLIRContext &context) {
  DialectRegistry registry;
  registerAllDialects(registry);
  context.appendDialectRegistry(registry);
}
