//===- MemorySlotInterfaces.cpp - Promotion of memory to values -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/MemorySlotInterfaces.h"

#include "runtime/interfaces/MemorySlotInterfaces.cpp.inc"
#include "runtime/interfaces/MemorySlotTypeInterfaces.cpp.inc"
