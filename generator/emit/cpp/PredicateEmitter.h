//===- PredicateEmitter.h - Constraints as functions ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A free C++ function for each constraint that says what its function is called (cppFunctionName): the
// question that the verifier asks of operands and attributes, for an author's own code.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H

namespace strata {

class CodeWriter;
class ModelSet;

/// \param types  constraints of types, or of attributes.
void emitPredicateDecls(const ModelSet &models, bool types, CodeWriter &out);
void emitPredicateDefs(const ModelSet &models, bool types, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_PREDICATEEMITTER_H
