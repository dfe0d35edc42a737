//===- TilingInterface.cpp - Ops that can be split into tiles -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/TilingInterface.h"

#include "runtime/interfaces/TilingInterface.cpp.inc"
