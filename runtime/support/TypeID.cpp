//===- TypeID.cpp - Keys of classes ---------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/TypeID.h"

using namespace mlir;

TypeID TypeIDAllocator::allocate() { return *keys.emplace_back(std::make_unique<SelfOwningTypeID>()); }
