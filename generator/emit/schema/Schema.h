//===- Schema.h - Emits JSON and lists ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes data for other programs: a JSON description of dialects as specified in docs/schema.md, and lists
// with one line for each declaration, both in declaration order. Reads checked models and cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H
#define STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class ModelSet;
class PassModel;
struct OpSelection;

/// Incremented by changes that readers of the previous version would misinterpret; not by additions.
constexpr int schemaVersion = 1;

/// Writes the main dialect, or all dialects if there is no main one, and the passes.
void emitSchema(const ModelSet &models, llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os);

// Each line is `name<tab>C++ class<tab>summary`.
void emitOpList(const ModelSet &models, const OpSelection &selection, llvm::raw_ostream &os);
void emitTypeList(const ModelSet &models, llvm::raw_ostream &os);
void emitAttributeList(const ModelSet &models, llvm::raw_ostream &os);
void emitEnumList(const ModelSet &models, llvm::raw_ostream &os);
void emitPassList(llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H
