//===- Schema.h - Declarations as JSON and as lists -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What other programs read: a description of dialects in JSON, whose form is docs/schema.md, and lists with a
// line for each declaration. Both in the order of the declaration. Reads checked models and cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H
#define STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class ModelSet;
class PassModel;
struct OpSelection;

/// Raised when a reader of the last version would misread the new one; not when there is more to read.
constexpr int schemaVersion = 1;

/// The main dialect, or all when there is none, and the passes.
void emitSchema(const ModelSet &models, llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os);

// `name<tab>C++ class<tab>summary`.
void emitOpList(const ModelSet &models, const OpSelection &selection, llvm::raw_ostream &os);
void emitTypeList(const ModelSet &models, llvm::raw_ostream &os);
void emitAttributeList(const ModelSet &models, llvm::raw_ostream &os);
void emitEnumList(const ModelSet &models, llvm::raw_ostream &os);
void emitPassList(llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_SCHEMA_SCHEMA_H
