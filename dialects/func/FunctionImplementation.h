//===- FunctionImplementation.h - Functions of our dialects ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Variants of the functions of runtime/asm/FunctionImplementation.h for ops with a FunctionType, whose
// attributes have the usual names: `sym_name`, `sym_visibility`, `function_type`, `arg_attrs` and
// `res_attrs`. Pure functions. The attributes of arguments and results, and the entry block, are verified by
// FunctionOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
#define STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H

#include "runtime/asm/FunctionImplementation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"

namespace mlir::func {

//===-- Whole functions -----------------------------------------------------===//

/// Parses everything after the op's mnemonic: visibility, symbol name, signature, attribute dictionary and
/// body.
ParseResult parseFunction(OpAsmParser &parser, OperationState &result);
/// Prints an op in the assembly format that parseFunction() accepts, starting after the mnemonic.
void printFunction(OpAsmPrinter &printer, FunctionOpInterface op);
/// Verifies that a function without a body is not public.
LogicalResult verifyDeclaration(Operation *op);

//===-- Parts, for ops with a different assembly format ---------------------===//

/// A parsed signature: `(%a: i32 {x.y}, %b: f32) -> (i1 {x.z}, i8)`.
struct FunctionSignature {
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  llvm::SmallVector<Type> resultTypes;
  llvm::SmallVector<DictionaryAttr> resultAttrs; ///< One per result; null or empty if it has no attributes.

  llvm::SmallVector<Type> getArgumentTypes() const;
};

/// Returns true if the parsed arguments have names. All or none have; the arguments of a declaration have
/// none.
bool haveNames(llvm::ArrayRef<OpAsmParser::Argument> arguments);

/// Parses argument and result types with their attributes.
ParseResult parseFunctionSignature(OpAsmParser &parser, FunctionSignature &signature);
/// Prints the signature that the function type and the attributes of `op` specify.
void printFunctionSignature(OpAsmPrinter &printer, FunctionOpInterface op);

/// Prints `attributes {...}` without `elidedAttrs`, and the body unless it is empty.
void printFunctionBody(OpAsmPrinter &printer, Operation *op, llvm::ArrayRef<llvm::StringRef> elidedAttrs);

/// Verifies that the operands of a call have the argument types of the callee. \pre Their numbers are equal.
LogicalResult verifyCallOperandTypes(Operation *call, FunctionType calleeType);

/// Returns the attributes of each argument; null or empty for an argument without attributes.
llvm::SmallVector<DictionaryAttr> getAttrs(llvm::ArrayRef<OpAsmParser::Argument> arguments);
/// Returns one dictionary per element of `lists`, or null if all are null or empty.
ArrayAttr getAttrsOrNull(Builder &builder, llvm::ArrayRef<DictionaryAttr> lists);
/// Adds the array attributes with the attributes of arguments and of results; omits an array of empty
/// dictionaries.
void addArgAndResultAttrs(Builder &builder, OperationState &result, llvm::ArrayRef<DictionaryAttr> argAttrs,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs);
void addArgAndResultAttrs(Builder &builder, OperationState &result, const FunctionSignature &signature);

} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
