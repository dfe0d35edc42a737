//===- FormatGrammar.h - Assembly formats as EBNF -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a declared format reads, as the rules of a grammar in the notation of docs/text-format.md, whose rules
// (value, type, attribute, region ...) these end in. The first rule is the whole; each variable has one of
// its own.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H
#define STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H

#include "generator/model/FormatModel.h"
#include "generator/model/ModelSet.h"

namespace strata {

/// \param context  for the formats of attributes that the op's own refers to.
std::string grammarOf(const FormatModel &format, ModelContext &context);
std::string grammarOf(const DefFormatModel &format, ModelContext &context);

/// What a parameter of a type or attribute looks like in text.
std::string grammarOf(const ParameterModel &parameter);
/// The words of an enum: "a" | "b".
std::string grammarOf(const EnumModel &enumeration);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_DOC_FORMATGRAMMAR_H
