//===- OpEmitter.h - Op classes -------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `-gen-op-decls` and `-gen-op-defs`: for each op a thin class over its OpSpec with accessors, builders and
// adaptors, and the spec itself. Builders are in OpBuilderEmitter.h, tables in OpSpecEmitter.h. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H

#include "llvm/ADT/ArrayRef.h"

namespace strata {

class CodeWriter;
class DialectModel;
class LoweredModel;
class ModelSet;
class OpModel;

void emitOpDecls(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out);
void emitOpDefs(llvm::ArrayRef<const OpModel *> ops, const ModelSet &models, const LoweredModel &formats,
                CodeWriter &out);

/// Several files share the definitions: shard i is what GET_OP_DEFS_<i> selects. Registration functions are
/// those that an author's initialize() calls; descriptors list the ops already, so that they have nothing to
/// do.
void emitShardDecls(const DialectModel &dialect, unsigned shards, CodeWriter &out);
void emitShardDefs(const DialectModel &dialect, llvm::ArrayRef<const OpModel *> ops, unsigned shards,
                   const ModelSet &models, const LoweredModel &formats, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H
