//===- FunctionImplementation.cpp - Functions of our dialects -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FunctionImplementation.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::func;

using Argument = OpAsmParser::Argument;

static constexpr llvm::StringLiteral typeAttrName = "function_type";
static constexpr llvm::StringLiteral argAttrsName = "arg_attrs";
static constexpr llvm::StringLiteral resAttrsName = "res_attrs";

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

bool func::haveNames(llvm::ArrayRef<Argument> arguments) {
  return !arguments.empty() && !arguments.front().ssaName.name.empty();
}

llvm::SmallVector<Type> func::FunctionSignature::getArgumentTypes() const {
  return llvm::map_to_vector(arguments, [](const Argument &argument) { return argument.type; });
}

ParseResult func::parseFunctionSignature(OpAsmParser &parser, FunctionSignature &signature) {
  bool isVariadic;
  return function_interface_impl::parseFunctionSignatureWithArguments(
      parser, /*allowVariadic=*/false, signature.arguments, isVariadic, signature.resultTypes,
      signature.resultAttrs);
}

ParseResult func::parseFunction(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &builder, llvm::ArrayRef<Type> inputs, llvm::ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag,
                      std::string &) -> Type { return builder.getFunctionType(inputs, results); };
  Builder builder = parser.getBuilder();
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false, builder.getStringAttr(typeAttrName), buildType,
      builder.getStringAttr(argAttrsName), builder.getStringAttr(resAttrsName));
}

void func::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                llvm::ArrayRef<DictionaryAttr> argAttrs,
                                llvm::ArrayRef<DictionaryAttr> resultAttrs) {
  call_interface_impl::addArgAndResultAttrs(builder, result, argAttrs, resultAttrs,
                                            builder.getStringAttr(argAttrsName),
                                            builder.getStringAttr(resAttrsName));
}

void func::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                const FunctionSignature &signature) {
  addArgAndResultAttrs(builder, result, getAttrs(signature.arguments), signature.resultAttrs);
}

llvm::SmallVector<DictionaryAttr> func::getAttrs(llvm::ArrayRef<Argument> arguments) {
  return llvm::map_to_vector(arguments, [](const Argument &argument) { return argument.attrs; });
}

ArrayAttr func::getAttrsOrNull(Builder &builder, llvm::ArrayRef<DictionaryAttr> lists) {
  if (llvm::all_of(lists, [](DictionaryAttr list) { return !list || list.empty(); }))
    return {};
  llvm::SmallVector<Attribute> elements;
  for (DictionaryAttr list : lists)
    elements.push_back(list ? list : builder.getDictionaryAttr({}));
  return builder.getArrayAttr(elements);
}

//===----------------------------------------------------------------------===//
// Verifying
//===----------------------------------------------------------------------===//

LogicalResult func::verifyDeclaration(Operation *op) {
  if (op->getRegion(0).empty() && SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public)
    return op->emitOpError("symbol declaration cannot have public visibility");
  return success();
}

LogicalResult func::verifyCallOperandTypes(Operation *call, FunctionType calleeType) {
  for (auto [index, operand] : llvm::enumerate(call->getOperands()))
    if (Type expected = calleeType.getInput(index); operand.getType() != expected)
      return call->emitOpError("operand type mismatch: expected operand type ")
             << expected << ", but provided " << operand.getType() << " for operand number " << index;
  return success();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

void func::printFunctionSignature(OpAsmPrinter &printer, FunctionOpInterface op) {
  function_interface_impl::printFunctionSignature(printer, op, op.getArgumentTypes(), /*isVariadic=*/false,
                                                  op.getResultTypes());
}

void func::printFunction(OpAsmPrinter &printer, FunctionOpInterface op) {
  MLIRContext *context = op->getContext();
  function_interface_impl::printFunctionOp(printer, op, /*isVariadic=*/false, typeAttrName,
                                           StringAttr::get(context, argAttrsName),
                                           StringAttr::get(context, resAttrsName));
}

void func::printFunctionBody(OpAsmPrinter &printer, Operation *op,
                             llvm::ArrayRef<llvm::StringRef> elidedAttrs) {
  printer.printOptionalAttrDictWithKeyword(op->getAttrList(), elidedAttrs);
  function_interface_impl::printFunctionBody(printer, op);
}
