//===- OpBuilderEmitter.h - Emits build() functions -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the builders of an op: the declared ones, and default builders with explicit or inferred result
// types, with attributes as Attribute or as C++ values, and with generic lists of operands and attributes.
// Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H

namespace mlir {

class CodeWriter;
class OpModel;

/// Declares the builders in the class; default builders are also defined there.
void emitBuilderDecls(const OpModel &op, CodeWriter &out);
/// Defines the declared builders that have a body.
void emitBuilderDefs(const OpModel &op, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H
