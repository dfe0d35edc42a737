//===- ModelDump.h - Textual dump of models ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints models as text for `--dump-model` and tests. The output is stable: order of declaration, one fact
// per line, only values that differ from the default, no addresses and no absolute paths.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELDUMP_H
#define STRATA_GENERATOR_MODEL_MODELDUMP_H

#include "generator/model/ModelSet.h"

namespace mlir {

/// Prints the main dialect with its ops, types and attributes, and the enums of the file.
void dumpModel(const ModelSet &models, llvm::raw_ostream &os);
/// Prints one op.
void dumpOp(const OpModel &op, const ModelSet &models, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MODELDUMP_H
