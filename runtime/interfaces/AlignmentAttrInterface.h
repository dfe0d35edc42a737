//===- AlignmentAttrInterface.h - Ops with an alignment -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that access or allocate memory and have an optional alignment attribute. A view class;
// see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H

#include "runtime/ir/OpView.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"

#include "runtime/interfaces/AlignmentAttrInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H
