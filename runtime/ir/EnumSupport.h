//===- EnumSupport.h - Values and spellings of enums ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversion between values and spellings of enums by their EnumSpec. Used by generated stringify and
// symbolize functions, parsers and printers. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ENUMSUPPORT_H
#define STRATA_RUNTIME_IR_ENUMSUPPORT_H

#include "runtime/spec/ConstraintSpec.h"
#include <optional>
#include <string>

namespace mlir {

/// Returns the spelling of the case with exactly this value, or "".
llvm::StringRef stringifyEnumCase(const EnumSpec &spec, uint64_t value);
/// Returns the spelling of a value. For a bit enum: the spellings of its set bits, joined by the separator;
/// if the spec says so, cases of several bits come first and replace their bits. For other enums: the
/// spelling of the case.
std::string stringifyEnumValue(const EnumSpec &spec, uint64_t value);
/// Returns the value of a spelling, or nullopt. For a bit enum, the text may be several spellings with
/// separators between them.
std::optional<uint64_t> symbolizeEnumValue(const EnumSpec &spec, llvm::StringRef text);
/// Returns true if the value is a case, or, in a bit enum, a union of bits of cases.
bool isEnumValue(const EnumSpec &spec, uint64_t value);
/// Returns all spellings as a list "a, b, c", for messages.
std::string listEnumSpellings(const EnumSpec &spec);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ENUMSUPPORT_H
