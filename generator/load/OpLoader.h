//===- OpLoader.h - Ops in memory -----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Makes the OpSpec of an op. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_OPLOADER_H
#define STRATA_GENERATOR_LOAD_OPLOADER_H

#include "runtime/spec/OpSpec.h"

namespace strata {

class LoadContext;
class LoweredModel;
class OpModel;

const OpSpec *loadOp(LoadContext &context, const OpModel &op, const LoweredModel &lowered);

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_OPLOADER_H
