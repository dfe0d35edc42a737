//===- TranslationEmitter.h - Emits tables for LLVM IR --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the tables for the translation between the llvm dialect and LLVM IR: an OpRow for each op under the
// macro GET_LLVMIR_OPS; under the macro GET_LLVMIR_ENUMS, an EnumRow for each enum case and functions that
// convert enum values. The structs are in dialects/llvm/target/TranslationTable.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H

namespace mlir {

class CodeWriter;
class TranslationModel;

/// Writes the rows of the ops, and the rows and conversion functions of the enums. Cannot fail: the model is
/// checked.
void emitTranslationTable(const TranslationModel &model, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H
