//===- EnumEmitter.h - Emits enums as C++ ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-enum-decls` and `-gen-enum-defs`: the C++ enum, its conversion functions and its EnumSpec.
// Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H

#include <string>

namespace mlir {

class CodeWriter;
class EnumModel;
class ModelSet;

/// Emits the enum and declares its functions.
void emitEnumDecls(const EnumModel &model, CodeWriter &out);
/// Emits the EnumSpec and defines the functions.
void emitEnumDefs(const EnumModel &model, const ModelSet &models, CodeWriter &out);
/// Returns the qualified name of the enum's EnumSpec.
std::string enumSpecName(const EnumModel &model);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_ENUMEMITTER_H
