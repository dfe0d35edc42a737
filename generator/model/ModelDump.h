//===- ModelDump.h - Models as text -----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The models as text, for `--dump-model` and tests. Stable: the order of declaration, one fact a line, only
// what differs from the default, no addresses and no machine paths.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELDUMP_H
#define STRATA_GENERATOR_MODEL_MODELDUMP_H

#include "generator/model/ModelSet.h"

namespace strata {

/// One dialect with its ops, types, attributes, and the enums of the file.
void dumpModel(const ModelSet &models, llvm::raw_ostream &os);
void dumpOp(const OpModel &op, const ModelSet &models, llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_MODELDUMP_H
