//===- ShapedOpInterfaces.cpp - Ops that return a size -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ShapedOpInterfaces.h"

#include "runtime/interfaces/ShapedOpInterfaces.cpp.inc"
