//===- DialectEmitter.h - Emits dialects as C++ ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-dialect-decls` and `-gen-dialect-defs`: the dialect class, and the DialectSpec that lists
// the ops, types and attributes of the dialect. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H

namespace mlir {

class CodeWriter;
class DialectModel;
class ModelSet;

/// Emits the dialect class.
void emitDialectDecls(const DialectModel &dialect, CodeWriter &out);
/// Emits the DialectSpec and the definitions of members.
void emitDialectDefs(const DialectModel &dialect, const ModelSet &models, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
