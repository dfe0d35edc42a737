//===- IndexingMapOpInterface.cpp - Ops with indexing maps ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/IndexingMapOpInterface.h"

#include "runtime/interfaces/IndexingMapOpInterface.cpp.inc"
