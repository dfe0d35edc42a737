//===- ArithFolding.h - Folding of constant attributes --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Applies a function on integers or floats to constant attributes: to IntegerAttr and FloatAttr, and
// elementwise to dense elements attributes. The function is called once for splats. If it returns nullopt for
// any element (for example, for a division by zero), nothing is folded. A poison operand gives a poison
// result, except for comparisons (foldIntsTo, foldFloatsToInts), which are not folded then, as in MLIR. Pure
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

namespace mlir::arith {

using IntUnaryFn = llvm::function_ref<std::optional<llvm::APInt>(const llvm::APInt &)>;
using IntBinaryFn = llvm::function_ref<std::optional<llvm::APInt>(const llvm::APInt &, const llvm::APInt &)>;
using FloatUnaryFn = llvm::function_ref<std::optional<llvm::APFloat>(const llvm::APFloat &)>;
using FloatBinaryFn =
    llvm::function_ref<std::optional<llvm::APFloat>(const llvm::APFloat &, const llvm::APFloat &)>;

/// Return the result of `compute` on the values of constant operands, as a constant of the operands' type.
/// Null if an operand is null or is not a constant of the expected kind.
Attribute foldInts(Attribute lhs, Attribute rhs, IntBinaryFn compute);
Attribute foldFloats(Attribute operand, FloatUnaryFn compute);
Attribute foldFloats(Attribute lhs, Attribute rhs, FloatBinaryFn compute);

/// Return the result of `compute` on the values of constant operands, as a constant of type `resultType`;
/// `compute` returns values of its element type.
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

/// Returns the value of an integer or float constant, or the value of all elements of a splat; else nullopt.
std::optional<llvm::APInt> getConstantInt(Attribute attr);
std::optional<llvm::APFloat> getConstantFloat(Attribute attr);
/// Returns true for an integer constant or splat of the value, sign-extended or truncated to its width.
bool isConstantInt(Attribute attr, int64_t value);

/// Returns a constant of an integer or index type, or a splat of a vector or tensor type with static shape;
/// null for others.
TypedAttr getIntConstant(Type type, int64_t value);
TypedAttr getIntConstant(Type type, const llvm::APInt &value);

/// Returns the bit width of an integer or float type; 64 for index.
unsigned getIntWidth(Type elementType);

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDING_H
