//===- DialectEmitter.h - Dialects as C++ ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `-gen-dialect-decls` and `-gen-dialect-defs`: the dialect class and the DialectSpec that lists all that the
// dialect declares. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H

namespace strata {

class CodeWriter;
class DialectModel;
class ModelSet;

void emitDialectDecls(const DialectModel &dialect, CodeWriter &out);
void emitDialectDefs(const DialectModel &dialect, const ModelSet &models, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_DIALECTEMITTER_H
