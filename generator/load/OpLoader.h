//===- OpLoader.h - Descriptors of loaded ops -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds the OpSpec of an op in memory. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_OPLOADER_H
#define STRATA_GENERATOR_LOAD_OPLOADER_H

#include "runtime/spec/OpSpec.h"

namespace mlir {

class LoadContext;
class LoweredModel;
class OpModel;

/// Builds the OpSpec of \p op and reports its declarations that need C++.
const OpSpec *loadOp(LoadContext &context, const OpModel &op, const LoweredModel &lowered);

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_OPLOADER_H
