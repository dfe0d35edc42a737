//===- ShapedOpInterfaces.h - Ops that return a size ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that return the size of one dimension of a shaped value, such as memref.dim. A view
// class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H

#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

#include "runtime/interfaces/ShapedOpInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H
