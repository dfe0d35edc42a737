//===- OpBuilderEmitter.h - The build() functions of an op ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares and defines an op's builders: the author's, and the default ones: with result types or inferred,
// with attributes as attributes or as C++ values, and from bare lists. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H

namespace strata {

class CodeWriter;
class OpModel;

void emitBuilderDecls(const OpModel &op, CodeWriter &out);
void emitBuilderDefs(const OpModel &op, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_OPBUILDEREMITTER_H
