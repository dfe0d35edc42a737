//===- FormatEmitter.h - Compiled formats as tables -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes the program of an assembly format, and the thunks that unpack the arguments of its custom directives
// for the author's parse and print functions. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H

#include "runtime/spec/FormatSpec.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace strata {

class AttrOrTypeDefModel;
class CodeWriter;
class ConstraintEmitter;
class LoweredModel;
class ModelSet;
class OpModel;
class TableGroup;

/// Adds the FormatSpec and its tables; functions that it needs are written to `out`. Returns what refers to
/// the spec, or
/// "" when there is no declared format.
std::string emitOpFormat(const OpModel &op, ConstraintEmitter &constraints, const ModelSet &models,
                         const LoweredModel &lowered, TableGroup &tables, CodeWriter &out);
/// \param customs  the table of its custom directives, or "{}".
std::string addDefFormat(const AttrOrTypeDefModel &def, llvm::StringRef customs, const ModelSet &models,
                         const LoweredModel &lowered, TableGroup &tables);
/// One TypeSource initializer.
std::string typeSourceEntry(TypeSourceKind kind, TypeSourceOf of, unsigned index,
                            const std::string &transform, llvm::StringRef transformRange = {});

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H
