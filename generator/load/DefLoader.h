//===- DefLoader.h - Descriptors of loaded definitions --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fills the descriptor of a declared type or attribute. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_DEFLOADER_H
#define STRATA_GENERATOR_LOAD_DEFLOADER_H

#include "runtime/spec/DefSpec.h"

namespace mlir {

class AttrOrTypeDefModel;
class LoadContext;
class LoweredModel;

/// Fills \p spec, which other descriptors may already point to, from the checked model of its definition.
void loadDef(LoadContext &context, const AttrOrTypeDefModel &def, const LoweredModel &lowered, DefSpec &spec);

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_DEFLOADER_H
