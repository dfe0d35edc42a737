//===- OpSpecEmitter.h - The descriptor of an op --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes an op's OpSpec and the tables it points to. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H

#include <string>
#include <vector>

namespace strata {

class CodeWriter;
class ConstraintEmitter;
class LoweredModel;
class ModelSet;
class OpModel;

void emitOpSpec(const OpModel &op, ConstraintEmitter &constraints, const ModelSet &models,
                const LoweredModel &formats, CodeWriter &out);
/// Traits that are C++ classes of the author's, instantiated for the op: "::poly::MyTrait<AddOp>".
std::vector<std::string> authorTraits(const OpModel &op);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
