//===- FunctionImplementation.h - Assembly format of functions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses, prints and verifies function-like ops:
//
//     my.func private @name(%a: i32 {x.y}, %b: f32) -> (i1 {x.z}, i8) attributes {…} { … }
//
// Such an op has one region, a symbol name and a function type in attributes, and optional attributes for its
// arguments and results. FunctionAttrNames specifies the names of these attributes. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
#define STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OperationState.h"

namespace mlir::func {

/// The names of the attributes that the assembly format does not print in the attribute dictionary.
struct FunctionAttrNames {
  llvm::StringRef name = "sym_name";
  llvm::StringRef visibility = "sym_visibility";
  llvm::StringRef type = "function_type";
  llvm::StringRef argAttrs = "arg_attrs";
  llvm::StringRef resAttrs = "res_attrs";
};

//===-- Whole functions -----------------------------------------------------===//

/// Parses all that follows the op's mnemonic: visibility, symbol name, signature, attribute dictionary and
/// body.
ParseResult parseFunction(OpAsmParser &parser, OperationState &result, const FunctionAttrNames &names);
/// Prints an op in the assembly format that parseFunction() accepts, starting after the mnemonic.
void printFunction(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names);

/// Verifies the argument and result attributes, and that the arguments of the entry block have the function's
/// argument types.
LogicalResult verifyFunction(Operation *op, const FunctionAttrNames &names);
/// Calls verifyFunction(), and verifies that a function without a body is not public.
LogicalResult verifyFunctionOrDeclaration(Operation *op, const FunctionAttrNames &names);

//===-- Parts, for ops with a different assembly format ---------------------===//

/// A parsed signature: `(%a: i32 {x.y}, %b: f32) -> (i1 {x.z}, i8)`.
struct FunctionSignature {
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  llvm::SmallVector<Type> resultTypes;
  llvm::SmallVector<DictionaryAttr> resultAttrs; ///< One element per result, null or empty if it has none.

  llvm::SmallVector<Type> getArgumentTypes() const;
};

/// Returns true if the parsed arguments have names. All or none have; the arguments of a declaration have
/// none.
bool haveNames(llvm::ArrayRef<OpAsmParser::Argument> arguments);

/// Parses argument and result types with their attributes.
ParseResult parseFunctionSignature(OpAsmParser &parser, FunctionSignature &signature);
/// Prints the signature that the function type and the attributes of `op` specify.
void printFunctionSignature(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names);
/// Prints the signature of an op whose type is not a FunctionType.
void printFunctionSignature(OpAsmPrinter &printer, Region &body, llvm::ArrayRef<Type> inputs,
                            ArrayAttr argAttrs, llvm::ArrayRef<Type> results, ArrayAttr resAttrs);

/// Adds a region and parses its blocks, if `{` follows. The entry block gets `arguments` if they have names.
ParseResult parseFunctionBody(OpAsmParser &parser, OperationState &result,
                              llvm::ArrayRef<OpAsmParser::Argument> arguments);
/// Prints `attributes {…}` without `elidedAttrs`, and the body unless it is empty.
void printFunctionBody(OpAsmPrinter &printer, Operation *op, llvm::ArrayRef<llvm::StringRef> elidedAttrs);

/// Verifies that the argument and result attributes are absent or have one element per argument or result,
/// and calls the verifiers of the dialects that own them.
LogicalResult verifyArgAndResultAttrs(Operation *op, const FunctionAttrNames &names);
LogicalResult verifyArgAndResultAttrs(Operation *op, unsigned numArgs, unsigned numResults,
                                      const FunctionAttrNames &names);

/// Verifies that the operands of a call have the argument types of the callee. \pre Their numbers are equal.
LogicalResult verifyCallOperandTypes(Operation *call, FunctionType calleeType);

/// Returns the attributes of each argument; null or empty for an argument without attributes.
llvm::SmallVector<DictionaryAttr> getAttrs(llvm::ArrayRef<OpAsmParser::Argument> arguments);
/// Returns one dictionary per element of `lists`, or null if all are null or empty.
ArrayAttr getAttrsOrNull(Builder &builder, llvm::ArrayRef<DictionaryAttr> lists);
/// Adds the array attributes with the attributes of arguments and of results; omits an array of empty
/// dictionaries.
void addArgAndResultAttrs(Builder &builder, OperationState &result, llvm::ArrayRef<DictionaryAttr> argAttrs,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs, const FunctionAttrNames &names);
void addArgAndResultAttrs(Builder &builder, OperationState &result, const FunctionSignature &signature,
                          const FunctionAttrNames &names);

} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
