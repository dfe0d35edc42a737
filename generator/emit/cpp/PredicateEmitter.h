//===- PredicateEmitter.h - Emits constraints as functions ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits a free C++ function for each constraint that declares a function name (cppFunctionName), so that
// hand-written C++ can test the constraint that the verifier tests.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H

namespace mlir {

class CodeWriter;
class ModelSet;

/// Emits functions for type constraints if \p types is true, else for attribute constraints.
void emitPredicateDecls(const ModelSet &models, bool types, CodeWriter &out);
void emitPredicateDefs(const ModelSet &models, bool types, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H
