//===- AllExtensions.cpp - Extensions of the func dialect -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/AllExtensions.h"
#include "dialects/func/InlinerExtension.h"

using namespace mlir;

void func::registerAllExtensions(DialectRegistry &registry) { registerInlinerExtension(registry); }
