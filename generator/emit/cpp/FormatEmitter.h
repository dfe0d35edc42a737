//===- FormatEmitter.h - Emits assembly formats as tables -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the program of an assembly format, and the thunks that pass the arguments of its custom directives to
// the declared parse and print functions. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H

#include "runtime/spec/FormatSpec.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

class AttrOrTypeDefModel;
class CodeWriter;
class ConstraintEmitter;
class LoweredModel;
class ModelSet;
class OpModel;
class TableGroup;

/// Adds the FormatSpec and its tables to `tables`; writes the functions that they need to `out`. Returns a
/// reference to the FormatSpec, or "" if the op has no declared format.
std::string emitOpFormat(const OpModel &op, ConstraintEmitter &constraints, const ModelSet &models,
                         const LoweredModel &lowered, TableGroup &tables, CodeWriter &out);
/// Adds the FormatSpec of a type or attribute and its tables to `tables`; returns a reference to it, or "".
/// \param customs The table of its custom directives, or "{}".
std::string addDefFormat(const AttrOrTypeDefModel &def, llvm::StringRef customs, const ModelSet &models,
                         const LoweredModel &lowered, TableGroup &tables);
/// Returns the initializer of one TypeSource.
std::string typeSourceEntry(TypeSourceKind kind, TypeSourceOf of, unsigned index,
                            const std::string &transform, llvm::StringRef transformRange = {});

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_FORMATEMITTER_H
