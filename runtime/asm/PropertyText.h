//===- PropertyText.h - Assembly format of properties ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses and prints a property that is not an attribute in the form that its PropertySpec specifies. Used by
// format programs; the generic form shows the stored attribute. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PROPERTYTEXT_H
#define STRATA_RUNTIME_ASM_PROPERTYTEXT_H

#include "runtime/asm/AsmParser.h"
#include "runtime/spec/PropertySpec.h"

namespace mlir {

class PrinterState;

/// Parses a property that must be present.
/// \param form receives the stored attribute.
ParseResult parseProperty(OpAsmParser &parser, const PropertySpec &spec, Attribute &form);
/// Parses a property that may be absent; the result is absent if the current token does not start the
/// property.
OptionalParseResult parseOptionalProperty(OpAsmParser &parser, const PropertySpec &spec, Attribute &form);
/// Prints a property.
/// \param form the stored attribute.
void printProperty(PrinterState &state, const PropertySpec &spec, Attribute form);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PROPERTYTEXT_H
