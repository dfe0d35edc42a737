//===- IndexingMapOpInterface.h - Ops with indexing maps ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops with affine maps from iterations to the accessed elements of each operand. A view
// class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpView.h"

#include "runtime/interfaces/IndexingMapOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_INDEXINGMAPOPINTERFACE_H
