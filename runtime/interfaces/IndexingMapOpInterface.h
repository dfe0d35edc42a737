//===- IndexingMapOpInterface.h - Iterations and what they access -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that say by maps what of each operand an iteration accesses. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"

#include "runtime/interfaces/IndexingMapOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H
