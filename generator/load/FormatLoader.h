//===- FormatLoader.h - Compiled formats in memory ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Makes FormatSpecs of compiled formats. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_FORMATLOADER_H
#define STRATA_GENERATOR_LOAD_FORMATLOADER_H

#include "generator/lower/CompiledFormat.h"
#include "runtime/spec/FormatSpec.h"

namespace strata {

class LoadContext;
class OpModel;

/// A directive custom<…> works if the tool has registered functions that take its arguments.
const FormatSpec *loadFormat(LoadContext &context, const OpModel &op, const CompiledFormat &format);
const FormatSpec *loadDefFormat(LoadContext &context, const CompiledDefFormat &format);

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_FORMATLOADER_H
