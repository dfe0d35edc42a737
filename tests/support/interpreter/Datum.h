//===- Datum.h - What a value is during a run -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A value of the reference interpreter: one scalar, or all elements of a vector or tensor in row-major order.
// A scalar is an integer (index has 64 bits), a float, the name of a function, or poison: the result of
// something that must not happen, of which nothing may be concluded. Plain values; no context is needed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_INTERPRETER_DATUM_H
#define STRATA_TESTS_SUPPORT_INTERPRETER_DATUM_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace strata::interpreter {

struct Poison {};
using Scalar = std::variant<Poison, llvm::APInt, llvm::APFloat, std::string>;
using Datum = std::vector<Scalar>;

inline bool isPoison(const Scalar &scalar) { return std::holds_alternative<Poison>(scalar); }
inline bool hasPoison(const Datum &datum) {
  for (const Scalar &scalar : datum)
    if (isPoison(scalar))
      return true;
  return false;
}

/// The type itself, or that of the elements of a vector or tensor.
Type getScalarType(Type type);
/// Bits of an integer or float; 64 for index, 0 for others.
unsigned getScalarWidth(Type scalarType);
/// Scalars that a value of the type has. None for types that are not interpreted: memrefs, shapes that are
/// not known, more than 65536 elements.
std::optional<size_t> countScalars(Type type);
/// A constant's value, or none.
std::optional<Datum> getDatum(Attribute attr);
/// All scalars of the type made of these bits. \pre countScalars(type).
Datum makeDatum(Type type, uint64_t bits);
Datum makePoison(Type type);

/// "7", "-1.5", "poison", "[1, 2]".
std::string toString(const Scalar &scalar);
std::string toString(const Datum &datum);

/// Whether a run that had the first may have the second in its place: poison may become anything, one NaN
/// another.
bool refines(const Datum &before, const Datum &after);

} // namespace strata::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_DATUM_H
