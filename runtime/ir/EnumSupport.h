//===- EnumSupport.h - The words of declared enums ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Between the values and the spellings of an enum, by its EnumSpec. Generated stringify and symbolize
// functions, parsers and printers all come here. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ENUMSUPPORT_H
#define STRATA_RUNTIME_IR_ENUMSUPPORT_H

#include "runtime/spec/ConstraintSpec.h"
#include <optional>
#include <string>

namespace strata {

/// The spelling of the case with exactly this value, or "".
llvm::StringRef stringifyEnumCase(const EnumSpec &spec, uint64_t value);
/// Of a bit enum: the spellings of its bits with the separator between them; groups first where the spec
/// says. Of another enum: its case.
std::string stringifyEnumValue(const EnumSpec &spec, uint64_t value);
/// The value of a spelling; of a bit enum also of several with separators between them.
std::optional<uint64_t> symbolizeEnumValue(const EnumSpec &spec, llvm::StringRef text);
/// Whether the enum has such a value: a case, or any union of bits.
bool isEnumValue(const EnumSpec &spec, uint64_t value);
/// "a, b, c": for messages.
std::string listEnumSpellings(const EnumSpec &spec);

} // namespace strata

#endif // STRATA_RUNTIME_IR_ENUMSUPPORT_H
