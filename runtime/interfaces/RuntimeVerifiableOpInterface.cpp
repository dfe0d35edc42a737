//===- RuntimeVerifiableOpInterface.cpp - Preconditions at run time -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/RuntimeVerifiableOpInterface.h"

#include "runtime/interfaces/RuntimeVerifiableOpInterface.cpp.inc"
