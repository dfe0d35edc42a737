//===- AlignmentAttrInterface.h - Alignment of accesses -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that access or allocate memory whose alignment an attribute may give. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H

#include "runtime/ir/OpView.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"

#include "runtime/interfaces/AlignmentAttrInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_ALIGNMENTATTRINTERFACE_H
