//===- PatternEmitter.h - Emits rewrite patterns as tables ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-rewriters`: a PatternSpec for each pattern, a struct that names it, and
// populateWithGenerated(). Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PATTERNEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PATTERNEMITTER_H

namespace mlir {

class CodeWriter;
class LoweredModel;
class ModelSet;

void emitPatterns(const ModelSet &models, const LoweredModel &lowered, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_PATTERNEMITTER_H
