//===- EvalFunctions.h - Functions of the evaluator -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lookup tables of the evaluator (Evaluator.h): member functions by name, free and static functions by
// qualified name, and class tests. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H
#define STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H

#include "generator/load/Evaluator.h"

namespace mlir::eval {

using Result = std::optional<EvalValue>;
using Args = llvm::ArrayRef<EvalValue>;

/// Implements `object.name(args)`, and `object.name` without arguments.
using MemberFunction = Result (*)(MLIRContext *context, const EvalValue &object, Args args);
/// Implements `name(args)`; the table omits ::mlir:: and ::llvm:: from names.
using FreeFunction = Result (*)(MLIRContext *context, Args args);

/// Returns null if the evaluator has no member of that name.
MemberFunction findMember(llvm::StringRef name);
/// Returns null if the evaluator has no function of that name.
FreeFunction findFunction(llvm::StringRef name);

/// Tests whether a value is an instance of a C++ class.
using ClassTest = bool (*)(const EvalValue &value);
/// Returns null if the evaluator does not know the class.
ClassTest findClass(llvm::StringRef name);
/// Builds an instance of a type class without parameters: `$_builder.getType<IndexType>()`.
Type makeSimpleType(MLIRContext *context, llvm::StringRef name);

/// Removes all namespaces: "::mlir::IntegerType" -> "IntegerType".
llvm::StringRef dropNamespaces(llvm::StringRef name);

/// True for `isa`, `cast` and their variants.
bool isCast(llvm::StringRef name);
/// Returns the last components of a qualified name: "Name" for count 1, "b::Name" for count 2 of
/// "a::b::Name".
llvm::StringRef lastParts(llvm::StringRef name, unsigned count);
/// True if an attribute of this class can be built from a single number.
bool isOneNumber(const AttrDefSpec *spec);

} // namespace mlir::eval

#endif // STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H
