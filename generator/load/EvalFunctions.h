//===- EvalFunctions.h - The functions that records may call --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The tables behind Evaluator.h: members by name, free and static functions by qualified name, and tests for
// C++ classes. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H
#define STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H

#include "generator/load/Evaluator.h"

namespace strata::eval {

using Result = std::optional<EvalValue>;
using Args = llvm::ArrayRef<EvalValue>;

/// `object.name(args)`; also for a member without arguments.
using MemberFunction = Result (*)(MLIRContext *context, const EvalValue &object, Args args);
/// `name(args)`, by the name without ::mlir:: and ::llvm::.
using FreeFunction = Result (*)(MLIRContext *context, Args args);

/// Null when there is none of that name.
MemberFunction findMember(llvm::StringRef name);
FreeFunction findFunction(llvm::StringRef name);

/// Whether a value is of a C++ class; none when no class of that name is known.
using ClassTest = bool (*)(const EvalValue &value);
ClassTest findClass(llvm::StringRef name);
/// Makes a type of a class without parameters: `$_builder.getType<IndexType>()`.
Type makeSimpleType(MLIRContext *context, llvm::StringRef name);

/// "::mlir::IntegerType" -> "IntegerType"
llvm::StringRef dropNamespaces(llvm::StringRef name);

/// `isa`, `cast` and their variants.
bool isCast(llvm::StringRef name);
/// "a::b::Name" -> "Name", or with the one before it: "b::Name".
llvm::StringRef lastParts(llvm::StringRef name, unsigned count);
/// Whether a number makes an attribute of this kind.
bool isOneNumber(const AttrDefSpec *spec);

} // namespace strata::eval

#endif // STRATA_GENERATOR_LOAD_EVALFUNCTIONS_H
