//===- TranslationEmitter.h - Emits tables for LLVM IR --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the table that the translation to and from LLVM IR interprets: rows of ops under the macro
// GET_LLVMIR_OPS, tables of enums and functions that read them under the macro GET_LLVMIR_ENUMS. The structs
// of rows are in dialects/llvm/target/TranslationTable.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H

namespace mlir {

class CodeWriter;
class TranslationModel;

void emitTranslationTable(const TranslationModel &model, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_TRANSLATIONEMITTER_H
