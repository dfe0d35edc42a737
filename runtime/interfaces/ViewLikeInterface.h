//===- ViewLikeInterface.h - Views of memory ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops whose result refers to the memory of an operand. A view class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H

#include "runtime/ir/OpView.h"

#include "runtime/interfaces/ViewLikeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_VIEWLIKEINTERFACE_H
