//===- AlignmentAttrInterface.cpp - Ops with an alignment ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/AlignmentAttrInterface.h"

#include "runtime/interfaces/AlignmentAttrInterface.cpp.inc"
