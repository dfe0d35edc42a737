//===- EnumEmitter.h - Enums as C++ ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `-gen-enum-decls` and `-gen-enum-defs`: the C++ enum, its functions and its EnumSpec. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H

#include <string>

namespace strata {

class CodeWriter;
class EnumModel;
class ModelSet;

void emitEnumDecls(const EnumModel &model, CodeWriter &out);
void emitEnumDefs(const EnumModel &model, const ModelSet &models, CodeWriter &out);
/// The qualified name of the enum's EnumSpec.
std::string enumSpecName(const EnumModel &model);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H
