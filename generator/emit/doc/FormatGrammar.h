//===- FormatGrammar.h - Assembly formats as EBNF -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Converts a declared assembly format to grammar rules in the notation of docs/text-format.md, whose rules
// (value, type, attribute, region, …) they use. The first rule describes the whole format; each variable has
// a rule of its own.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H
#define STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H

#include "generator/model/FormatModel.h"
#include "generator/model/ModelSet.h"

namespace mlir {

/// Return the grammar of an assembly format. \param context Resolves the formats of attributes that the op's
/// format contains.
std::string grammarOf(const FormatModel &format, ModelContext &context);
std::string grammarOf(const DefFormatModel &format, ModelContext &context);

/// Returns the syntax of a parameter of a type or attribute.
std::string grammarOf(const ParameterModel &parameter);
/// Returns the keywords of an enum: "a" | "b".
std::string grammarOf(const EnumModel &enumeration);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H
