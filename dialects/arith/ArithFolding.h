//===- ArithFolding.h - Computing with constant attributes ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Applies a function of integers or floats to constants: to IntegerAttr and FloatAttr, and element by
// element to the dense constants of vectors and tensors. A splat is computed once. A function that gives
// nothing for some element (a division by zero) makes the whole not fold. Where an operand is poison, the
// result is; but comparisons, shifts, and ops with two results, do not fold then, as MLIR's do not. Pure
// functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_ARITHFOLDING_H
#define STRATA_DIALECTS_ARITH_ARITHFOLDING_H

#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace strata::arith {

using IntUnaryFn = llvm::function_ref<std::optional<llvm::APInt>(const llvm::APInt &)>;
using IntBinaryFn = llvm::function_ref<std::optional<llvm::APInt>(const llvm::APInt &, const llvm::APInt &)>;
using FloatUnaryFn = llvm::function_ref<std::optional<llvm::APFloat>(const llvm::APFloat &)>;
using FloatBinaryFn =
    llvm::function_ref<std::optional<llvm::APFloat>(const llvm::APFloat &, const llvm::APFloat &)>;

/// The results are of the type of the operands. Null when an operand is missing or is no such constant.
Attribute foldInts(Attribute lhs, Attribute rhs, IntBinaryFn compute);
Attribute foldFloats(Attribute operand, FloatUnaryFn compute);
Attribute foldFloats(Attribute lhs, Attribute rhs, FloatBinaryFn compute);

/// The results are of `resultType`, to whose element type the function converts.
Attribute foldIntsTo(Type resultType, Attribute lhs, Attribute rhs, IntBinaryFn compute);
Attribute convertInts(Type resultType, Attribute operand, IntUnaryFn compute);
Attribute convertFloats(Type resultType, Attribute operand, FloatUnaryFn compute);
Attribute convertIntsToFloats(Type resultType, Attribute operand,
                              llvm::function_ref<std::optional<llvm::APFloat>(const llvm::APInt &)> compute);
Attribute convertFloatsToInts(Type resultType, Attribute operand,
                              llvm::function_ref<std::optional<llvm::APInt>(const llvm::APFloat &)> compute);
Attribute
foldFloatsToInts(Type resultType, Attribute lhs, Attribute rhs,
                 llvm::function_ref<llvm::APInt(const llvm::APFloat &, const llvm::APFloat &)> compute);

/// The value of an integer or float constant, or that of all elements of a splat.
std::optional<llvm::APInt> getConstantInt(Attribute attr);
std::optional<llvm::APFloat> getConstantFloat(Attribute attr);
/// Whether it is a constant integer, or splat, of that (sign-extended) value.
bool isConstantInt(Attribute attr, int64_t value);

/// A constant of a scalar type, or a splat of a vector or tensor of known shape; null for others.
TypedAttr getIntConstant(Type type, int64_t value);
TypedAttr getIntConstant(Type type, const llvm::APInt &value);

/// Bits of an integer; 64 for index.
unsigned getIntWidth(Type elementType);

} // namespace strata::arith

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDING_H
