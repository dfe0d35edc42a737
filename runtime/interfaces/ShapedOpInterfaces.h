//===- ShapedOpInterfaces.h - Ops that ask for a size ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that give one size of a shaped value, such as memref.dim. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H

#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

#include "runtime/interfaces/ShapedOpInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_SHAPEDOPINTERFACES_H
