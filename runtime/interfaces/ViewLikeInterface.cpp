//===- ViewLikeInterface.cpp - Views of memory ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ViewLikeInterface.h"

#include "runtime/interfaces/ViewLikeInterface.cpp.inc"
