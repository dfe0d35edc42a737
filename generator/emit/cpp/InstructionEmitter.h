//===- InstructionEmitter.h - Emits the table of SPIR-V -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the table that the translation to and from SPIR-V's binary form interprets: the enum attributes of
// ops under the macro GET_SPIRV_ENUMS, rows of ops under the macro GET_SPIRV_INSTRUCTIONS. The structs of
// rows are in dialects/spirv/target/InstructionTable.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INSTRUCTIONEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_INSTRUCTIONEMITTER_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir {

class CodeWriter;
class InstructionModel;

void emitInstructionTable(llvm::ArrayRef<InstructionModel> models, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_INSTRUCTIONEMITTER_H
