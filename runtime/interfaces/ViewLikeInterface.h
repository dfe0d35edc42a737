//===- ViewLikeInterface.h - The same memory, seen otherwise --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops whose result is another view of the memory behind an operand. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H

#include "runtime/ir/OpView.h"

#include "runtime/interfaces/ViewLikeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H
