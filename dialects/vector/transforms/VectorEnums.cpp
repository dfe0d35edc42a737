//===- VectorEnums.cpp - Choices of lowerings -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/VectorEnums.h"
#include "runtime/ir/EnumSupport.h"

#include "dialects/vector/transforms/VectorTransformsEnums.cpp.inc"
