//===- RuntimeVerifiableOpInterface.h - Preconditions at run time -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops with preconditions that can only be checked at run time: such an op creates the ops
// that check them. A view class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpView.h"
#include <string>

#include "runtime/interfaces/RuntimeVerifiableOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
