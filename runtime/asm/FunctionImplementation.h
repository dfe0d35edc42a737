//===- FunctionImplementation.h - Assembly format of functions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses and prints function-like ops, and the signatures of functions and calls:
//
//     my.func private @name(%a: i32 {x.y}, %b: f32, ...) -> (i1 {x.z}, i8) attributes {...} { ... }
//
// Such an op implements FunctionOpInterface; the verifier of that interface checks what is parsed here. Pure
// functions. A parser fails after it has reported an error.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FUNCTIONIMPLEMENTATION_H
#define STRATA_RUNTIME_ASM_FUNCTIONIMPLEMENTATION_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/OperationState.h"

namespace mlir::call_interface_impl {

/// Parses one result type, or a parenthesized list of result types with attributes. \p resultAttrs gets one
/// element per type, null or empty for a result without attributes.
ParseResult parseFunctionResultList(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &resultTypes,
                                    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// Parses a signature without argument names: `(i32 {x.y}, f32) -> (i1 {x.z}, i8)`.
/// \param mustParseEmptyResult if true, a signature without results must end in `-> ()`.
ParseResult parseFunctionSignature(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &argTypes,
                                   llvm::SmallVectorImpl<DictionaryAttr> &argAttrs,
                                   llvm::SmallVectorImpl<Type> &resultTypes,
                                   llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs,
                                   bool mustParseEmptyResult = true);

/// Add the array attributes with the dictionaries of arguments and of results. An array of which all
/// dictionaries are null or empty is omitted.
void addArgAndResultAttrs(Builder &builder, OperationState &result, llvm::ArrayRef<DictionaryAttr> argAttrs,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs, StringAttr argAttrsName,
                          StringAttr resAttrsName);
void addArgAndResultAttrs(Builder &builder, OperationState &result,
                          llvm::ArrayRef<OpAsmParser::Argument> args,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs, StringAttr argAttrsName,
                          StringAttr resAttrsName);

/// Prints a signature, with the names of the block arguments if \p body is not null and not empty.
/// \param argAttrs, resultAttrs  hold one dictionary for each argument or result; may be null.
/// \param printEmptyResult  if true, prints `-> ()` for a signature without results.
void printFunctionSignature(OpAsmPrinter &printer, TypeRange argTypes, ArrayAttr argAttrs, bool isVariadic,
                            TypeRange resultTypes, ArrayAttr resultAttrs, Region *body = nullptr,
                            bool printEmptyResult = true);

} // namespace mlir::call_interface_impl

namespace mlir::function_interface_impl {

/// Tells whether the parsed argument list ends with `...`.
class VariadicFlag {
public:
  explicit VariadicFlag(bool variadic) : variadic(variadic) {}
  bool isVariadic() const { return variadic; }

private:
  bool variadic;
};

/// Creates the function type from the argument types and the result types. Returns null and sets the string
/// to an error message if there is no such type.
using FuncTypeBuilder = llvm::function_ref<Type(Builder &, llvm::ArrayRef<Type>, llvm::ArrayRef<Type>,
                                                VariadicFlag, std::string &)>;

/// Parses `(%a: i32 {x.y}, ...) -> (i1 {x.z}, i8)`. All arguments have names, or, in a declaration, none.
/// \param allowVariadic accepts `...` at the end of the argument list and sets \p isVariadic.
ParseResult parseFunctionSignatureWithArguments(OpAsmParser &parser, bool allowVariadic,
                                                llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments,
                                                bool &isVariadic, llvm::SmallVectorImpl<Type> &resultTypes,
                                                llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// Parses everything after the mnemonic of a function-like op: visibility, symbol name, signature, attribute
/// dictionary and body. The function type and the attributes of arguments and results are stored under the
/// three given names.
ParseResult parseFunctionOp(OpAsmParser &parser, OperationState &result, bool allowVariadic,
                            StringAttr typeAttrName, FuncTypeBuilder funcTypeBuilder, StringAttr argAttrsName,
                            StringAttr resAttrsName);

/// Adds a region and parses its blocks, if the current token is `{`. If the arguments have names, they become
/// the arguments of the entry block. An empty body is an error.
ParseResult parseFunctionBody(OpAsmParser &parser, OperationState &result,
                              llvm::ArrayRef<OpAsmParser::Argument> arguments);

/// Prints an op in the format that parseFunctionOp() accepts, starting after the mnemonic.
void printFunctionOp(OpAsmPrinter &printer, FunctionOpInterface op, bool isVariadic,
                     llvm::StringRef typeAttrName, StringAttr argAttrsName, StringAttr resAttrsName);

/// Prints the signature of a function, with its argument and result attributes.
void printFunctionSignature(OpAsmPrinter &printer, FunctionOpInterface op, llvm::ArrayRef<Type> argTypes,
                            bool isVariadic, llvm::ArrayRef<Type> resultTypes);

/// Prints `attributes {...}` without the symbol name and \p elided.
void printFunctionAttributes(OpAsmPrinter &printer, Operation *op,
                             llvm::ArrayRef<llvm::StringRef> elided = {});

/// Prints the body, unless it is empty.
void printFunctionBody(OpAsmPrinter &printer, Operation *op);

} // namespace mlir::function_interface_impl

#endif // STRATA_RUNTIME_ASM_FUNCTIONIMPLEMENTATION_H
