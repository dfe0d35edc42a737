//===- PropertyText.h - Properties in assembly formats --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads and writes the text of a property that is not an attribute, as its PropertySpec says. For format
// programs; the generic form shows the attribute that is stored.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PROPERTYTEXT_H
#define STRATA_RUNTIME_ASM_PROPERTYTEXT_H

#include "runtime/asm/AsmParser.h"
#include "runtime/spec/PropertySpec.h"

namespace strata {

class PrinterState;

/// \param form  gets what is stored.
ParseResult parseProperty(OpAsmParser &parser, const PropertySpec &spec, Attribute &form);
/// Nothing when no such property starts here.
OptionalParseResult parseOptionalProperty(OpAsmParser &parser, const PropertySpec &spec, Attribute &form);
void printProperty(PrinterState &state, const PropertySpec &spec, Attribute form);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PROPERTYTEXT_H
