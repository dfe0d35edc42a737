//===- AllExtensions.cpp - Registers all extensions -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/DialectGroups.h"
#include "tools/InitAllExtensions.h"

void mlir::registerAllExtensions(DialectRegistry &registry) { registerCoreExtensions(registry); }
