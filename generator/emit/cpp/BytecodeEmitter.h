//===- BytecodeEmitter.h - Emits readers and writers of bytecode -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_BYTECODEEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_BYTECODEEMITTER_H

namespace mlir {

class BytecodeModel;
class CodeWriter;

/// Emits the functions readAttribute, writeAttribute, readType and writeType of a dialect, for the methods of
/// its BytecodeDialectInterface, and one function for each entry. All are static.
void emitBytecode(const BytecodeModel &model, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_BYTECODEEMITTER_H
