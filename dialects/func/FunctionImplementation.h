//===- FunctionImplementation.h - The text of functions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses and prints ops that look like functions:
//
//     my.func private @name(%a: i32 {x.y}, %b: f32) -> (i1 {x.z}, i8) attributes {…} { … }
//
// For an op with one region, a symbol name and a function type in attributes, and optional attributes for
// arguments and results. The op says what its attributes are called (FunctionAttrNames).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
#define STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OperationState.h"

namespace strata::func {

/// The attributes that the text shows in places of their own.
struct FunctionAttrNames {
  llvm::StringRef name = "sym_name";
  llvm::StringRef visibility = "sym_visibility";
  llvm::StringRef type = "function_type";
  llvm::StringRef argAttrs = "arg_attrs";
  llvm::StringRef resAttrs = "res_attrs";
};

/// Parses what follows the op's name.
ParseResult parseFunction(OpAsmParser &parser, OperationState &result, const FunctionAttrNames &names);
void printFunction(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names);

// Parts of it, for text that has more. The signature is `(%a: i32 {x.y}, …) -> (i1, …)`; arguments have names
// or all have none. It is printed from the op's type and attributes.
ParseResult parseFunctionSignature(OpAsmParser &parser,
                                   llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments,
                                   llvm::SmallVectorImpl<Type> &resultTypes,
                                   llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);
void printFunctionSignature(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names);
/// The same for an op whose type is another than FunctionType.
void printFunctionSignature(OpAsmPrinter &printer, Region &body, llvm::ArrayRef<Type> inputs,
                            ArrayAttr argAttrs, llvm::ArrayRef<Type> results, ArrayAttr resAttrs);

/// Checks that there are attributes for each argument and result, or none, and that dialects are content with
/// them.
LogicalResult verifyArgAndResultAttrs(Operation *op, const FunctionAttrNames &names);
LogicalResult verifyArgAndResultAttrs(Operation *op, unsigned numArgs, unsigned numResults,
                                      const FunctionAttrNames &names);
/// Checks that the attributes of arguments and results and the block arguments go with the type.
LogicalResult verifyFunction(Operation *op, const FunctionAttrNames &names);
/// The same, and that what has no body here can be seen here only: for ops that are declarations then.
LogicalResult verifyFunctionOrDeclaration(Operation *op, const FunctionAttrNames &names);

/// Adds the attributes of arguments and results; nothing if all are empty.
void addArgAndResultAttrs(Builder &builder, OperationState &result, llvm::ArrayRef<DictionaryAttr> argAttrs,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs, const FunctionAttrNames &names);

} // namespace strata::func

#endif // STRATA_DIALECTS_FUNC_FUNCTIONIMPLEMENTATION_H
