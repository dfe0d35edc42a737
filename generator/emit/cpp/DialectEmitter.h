//===- DialectEmitter.h - Emits dialects as C++ ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-dialect-decls` and `-gen-dialect-defs`: the dialect class, and, with `-dialect-tables`,
// the DialectSpec that lists the ops, types and attributes of the dialect. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H

namespace mlir {

class CodeWriter;
class DialectModel;
class ModelSet;

/// Emits the dialect class. Its members are listed in a table, the static member `spec`, if \p hasTables is
/// set; otherwise its function initialize(), which the author writes, registers them.
void emitDialectDecls(const DialectModel &dialect, bool hasTables, CodeWriter &out);
/// Emits the table of the members if \p hasTables is set, else the constructor and destructor of the class.
void emitDialectDefs(const DialectModel &dialect, bool hasTables, const ModelSet &models, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
