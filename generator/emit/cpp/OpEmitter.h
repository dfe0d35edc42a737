//===- OpEmitter.h - Emits op classes -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-op-decls` and `-gen-op-defs`: for each op a class with accessors, builders and adaptors,
// and its OpSpec. See also OpBuilderEmitter.h for builders and OpSpecEmitter.h for descriptors. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir {

class CodeWriter;
class DialectModel;
class LoweredModel;
class ModelSet;
class OpModel;

/// Emits the op classes and their adaptors.
void emitOpDecls(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out);
/// Emits the descriptors and the definitions of members.
void emitOpDefs(llvm::ArrayRef<const OpModel *> ops, const ModelSet &models, const LoweredModel &formats,
                CodeWriter &out);

/// Distribute the definitions over several source files: shard i is selected by GET_OP_DEFS_<i>. The
/// registration functions, which a dialect's initialize() calls, are empty: the DialectSpec already lists the
/// ops.
void emitShardDecls(const DialectModel &dialect, unsigned shards, CodeWriter &out);
void emitShardDefs(const DialectModel &dialect, llvm::ArrayRef<const OpModel *> ops, unsigned shards,
                   const ModelSet &models, const LoweredModel &formats, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_OPEMITTER_H
