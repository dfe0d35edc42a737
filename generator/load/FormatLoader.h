//===- FormatLoader.h - Descriptors of loaded formats ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds FormatSpecs from lowered assembly formats. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_FORMATLOADER_H
#define STRATA_GENERATOR_LOAD_FORMATLOADER_H

#include "generator/lower/CompiledFormat.h"
#include "runtime/spec/FormatSpec.h"

namespace mlir {

class LoadContext;
class OpModel;

/// Builds the FormatSpec of an op. A custom<…> directive gets hooks if the tool registered functions that
/// accept its arguments; otherwise it is reported as unsupported.
const FormatSpec *loadFormat(LoadContext &context, const OpModel &op, const CompiledFormat &format);
/// Builds the FormatSpec of a type or attribute.
const FormatSpec *loadDefFormat(LoadContext &context, const CompiledDefFormat &format);

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_FORMATLOADER_H
