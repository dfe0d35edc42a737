//===- Datum.h - Values during interpretation -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A value of the reference interpreter: one scalar, or all elements of a vector or tensor in row-major order.
// A scalar is an integer (index has 64 bits), a float, the name of a function, or poison. Values do not refer
// to a context.
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

namespace mlir::interpreter {

/// The deferred result of undefined behavior; most operations on it yield poison.
struct Poison {};
/// One scalar: poison, an integer, a float or the name of a function.
using Scalar = std::variant<Poison, llvm::APInt, llvm::APFloat, std::string>;
/// The scalars of a value.
using Datum = std::vector<Scalar>;

/// Returns true if the scalar is poison.
inline bool isPoison(const Scalar &scalar) { return std::holds_alternative<Poison>(scalar); }
/// Returns true if at least one scalar is poison.
inline bool hasPoison(const Datum &datum) {
  for (const Scalar &scalar : datum)
    if (isPoison(scalar))
      return true;
  return false;
}

/// Returns the element type of a vector or tensor type, and any other type unchanged.
Type getScalarType(Type type);
/// Returns the bit width of an integer or float type, 64 for index and 0 for other types.
unsigned getScalarWidth(Type scalarType);
/// Returns the number of scalars in a value of `type`. Returns nullopt for types that are not interpreted:
/// memrefs, dynamic shapes and shapes with more than 65536 elements.
std::optional<size_t> countScalars(Type type);
/// Returns the value of a constant attribute, or nullopt for attributes that are not interpreted.
std::optional<Datum> getDatum(Attribute attr);
/// Returns a value of `type` whose scalars all have these bits. \pre countScalars(type).
Datum makeDatum(Type type, uint64_t bits);
/// Returns a value of `type` whose scalars are all poison. \pre countScalars(type).
Datum makePoison(Type type);

/// Returns "7", "-1.5", "poison" or "[1, 2]".
std::string toString(const Scalar &scalar);
std::string toString(const Datum &datum);

/// Returns true if `after` refines `before`: equal scalars, with poison refined by any value and NaN by any
/// NaN.
bool refines(const Datum &before, const Datum &after);

} // namespace mlir::interpreter

#endif // STRATA_TESTS_SUPPORT_INTERPRETER_DATUM_H
