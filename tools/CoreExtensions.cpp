//===- CoreExtensions.cpp - Extensions of the core dialects ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/InlinerExtension.h"
#include "tools/DialectGroups.h"

void mlir::registerCoreExtensions(DialectRegistry &registry) { func::registerInlinerExtension(registry); }
