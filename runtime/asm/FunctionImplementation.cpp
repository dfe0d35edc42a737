//===- FunctionImplementation.cpp - Assembly format of functions ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FunctionImplementation.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::function_interface_impl;

using Argument = OpAsmParser::Argument;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static bool haveNames(llvm::ArrayRef<Argument> arguments) {
  return !arguments.empty() && !arguments.front().ssaName.name.empty();
}

/// Parses `type attr-dict?`.
static ParseResult parseTypeAndAttrs(OpAsmParser &parser, Type &type, DictionaryAttr &attrs) {
  NamedAttrList list;
  if (parser.parseType(type) || parser.parseOptionalAttrDict(list))
    return failure();
  attrs = list.getDictionary(parser.getContext());
  return success();
}

/// Parses `type attr-dict?` as a new last element of both lists.
static ParseResult parseElement(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &types,
                                llvm::SmallVectorImpl<DictionaryAttr> &attrs) {
  return parseTypeAndAttrs(parser, types.emplace_back(), attrs.emplace_back());
}

ParseResult call_interface_impl::parseFunctionResultList(OpAsmParser &parser,
                                                         llvm::SmallVectorImpl<Type> &resultTypes,
                                                         llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  if (failed(parser.parseOptionalLParen())) {
    resultAttrs.emplace_back();
    return parser.parseType(resultTypes.emplace_back());
  }
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  if (parser.parseCommaSeparatedList([&] { return parseElement(parser, resultTypes, resultAttrs); }))
    return failure();
  return parser.parseRParen();
}

ParseResult call_interface_impl::parseFunctionSignature(OpAsmParser &parser,
                                                        llvm::SmallVectorImpl<Type> &argTypes,
                                                        llvm::SmallVectorImpl<DictionaryAttr> &argAttrs,
                                                        llvm::SmallVectorImpl<Type> &resultTypes,
                                                        llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs,
                                                        bool mustParseEmptyResult) {
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     [&] { return parseElement(parser, argTypes, argAttrs); }))
    return failure();
  if (failed(parser.parseOptionalArrow()))
    return mustParseEmptyResult ? parser.parseArrow() : ParseResult(success());
  return parseFunctionResultList(parser, resultTypes, resultAttrs);
}

/// Parses the next argument. Either all arguments have names or none.
static ParseResult parseArgument(OpAsmParser &parser, llvm::SmallVectorImpl<Argument> &arguments) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  bool isFirst = arguments.empty(), mustHaveName = haveNames(arguments);
  Argument &argument = arguments.emplace_back();
  OptionalParseResult named = parser.parseOptionalArgument(argument, /*allowType=*/true, /*allowAttrs=*/true);
  bool hasName = named.has_value();
  if (hasName && failed(*named))
    return failure();
  if (!isFirst && hasName != mustHaveName)
    return parser.emitError(loc, mustHaveName ? "expected SSA identifier"
                                              : "expected type instead of SSA identifier");
  if (hasName)
    return success();
  argument.ssaName.location = loc;
  if (parseTypeAndAttrs(parser, argument.type, argument.attrs))
    return failure();
  return parser.parseOptionalLocationSpecifier(argument.sourceLoc);
}

ParseResult function_interface_impl::parseFunctionSignatureWithArguments(
    OpAsmParser &parser, bool allowVariadic, llvm::SmallVectorImpl<Argument> &arguments, bool &isVariadic,
    llvm::SmallVectorImpl<Type> &resultTypes, llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  isVariadic = false;
  auto parseNext = [&]() -> ParseResult {
    if (isVariadic)
      return parser.emitError(parser.getCurrentLocation(),
                              "variadic arguments must be in the end of the argument list");
    isVariadic = allowVariadic && succeeded(parser.parseOptionalEllipsis());
    return isVariadic ? ParseResult(success()) : parseArgument(parser, arguments);
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseNext))
    return failure();
  if (failed(parser.parseOptionalArrow()))
    return success();
  return call_interface_impl::parseFunctionResultList(parser, resultTypes, resultAttrs);
}

ParseResult function_interface_impl::parseFunctionBody(OpAsmParser &parser, OperationState &result,
                                                       llvm::ArrayRef<Argument> arguments) {
  Region *body = result.addRegion();
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult present =
      parser.parseOptionalRegion(*body, haveNames(arguments) ? arguments : llvm::ArrayRef<Argument>());
  if (!present.has_value())
    return success();
  if (failed(*present))
    return failure();
  return body->empty() ? ParseResult(parser.emitError(loc, "expected non-empty function body")) : success();
}

ParseResult function_interface_impl::parseFunctionOp(OpAsmParser &parser, OperationState &result,
                                                     bool allowVariadic, StringAttr typeAttrName,
                                                     FuncTypeBuilder funcTypeBuilder, StringAttr argAttrsName,
                                                     StringAttr resAttrsName) {
  Builder builder = parser.getBuilder();
  llvm::StringRef nameAttrName = SymbolTable::getSymbolAttrName();
  llvm::StringRef visibilityAttrName = SymbolTable::getVisibilityAttrName();
  llvm::StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility, {"public", "private", "nested"})))
    result.addAttribute(visibilityAttrName, builder.getStringAttr(visibility));
  StringAttr name;
  if (parser.parseSymbolName(name, nameAttrName, result.attributes))
    return failure();

  llvm::SMLoc signatureLoc = parser.getCurrentLocation();
  llvm::SmallVector<Argument> arguments;
  llvm::SmallVector<Type> resultTypes;
  llvm::SmallVector<DictionaryAttr> resultAttrs;
  bool isVariadic;
  if (parseFunctionSignatureWithArguments(parser, allowVariadic, arguments, isVariadic, resultTypes,
                                          resultAttrs))
    return failure();
  llvm::SmallVector<Type> argumentTypes =
      llvm::map_to_vector(arguments, [](const Argument &argument) { return argument.type; });
  std::string why;
  Type type = funcTypeBuilder(builder, argumentTypes, resultTypes, VariadicFlag(isVariadic), why);
  if (!type)
    return parser.emitError(signatureLoc, "failed to construct function type")
           << (why.empty() ? "" : ": ") << why;
  result.addAttribute(typeAttrName, TypeAttr::get(type));

  // The attribute dictionary must not contain the visibility, the symbol name or the function type, which
  // have their own syntax.
  NamedAttrList attrs;
  llvm::SMLoc attrsLoc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(attrs))
    return failure();
  for (llvm::StringRef attrName : {visibilityAttrName, nameAttrName, typeAttrName.getValue()})
    if (attrs.get(attrName))
      return parser.emitError(attrsLoc) << "'" << attrName
                                        << "' is an inferred attribute and should not be specified in the "
                                           "explicit attribute dictionary";
  result.attributes.append(attrs);
  call_interface_impl::addArgAndResultAttrs(builder, result, arguments, resultAttrs, argAttrsName,
                                            resAttrsName);
  return parseFunctionBody(parser, result, arguments);
}

/// Adds an array attribute with one dictionary for each element of \p lists, unless all of these are null or
/// empty.
static void addAttrLists(Builder &builder, OperationState &result, StringAttr attrName,
                         llvm::ArrayRef<DictionaryAttr> lists) {
  if (llvm::all_of(lists, [](DictionaryAttr list) { return !list || list.empty(); }))
    return;
  llvm::SmallVector<Attribute> elements;
  for (DictionaryAttr list : lists)
    elements.push_back(list ? list : builder.getDictionaryAttr({}));
  result.addAttribute(attrName, builder.getArrayAttr(elements));
}

void call_interface_impl::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                               llvm::ArrayRef<DictionaryAttr> argAttrs,
                                               llvm::ArrayRef<DictionaryAttr> resultAttrs,
                                               StringAttr argAttrsName, StringAttr resAttrsName) {
  addAttrLists(builder, result, argAttrsName, argAttrs);
  addAttrLists(builder, result, resAttrsName, resultAttrs);
}

void call_interface_impl::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                               llvm::ArrayRef<Argument> args,
                                               llvm::ArrayRef<DictionaryAttr> resultAttrs,
                                               StringAttr argAttrsName, StringAttr resAttrsName) {
  llvm::SmallVector<DictionaryAttr> argAttrs =
      llvm::map_to_vector(args, [](const Argument &argument) { return argument.attrs; });
  addArgAndResultAttrs(builder, result, argAttrs, resultAttrs, argAttrsName, resAttrsName);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Returns the attributes of argument or result \p index; empty if it has none.
static llvm::ArrayRef<NamedAttribute> attrsAt(ArrayAttr lists, unsigned index) {
  if (!lists || index >= lists.size())
    return {};
  auto list = llvm::dyn_cast<DictionaryAttr>(lists[index]);
  return list ? list.getValue() : llvm::ArrayRef<NamedAttribute>();
}

static void printArguments(OpAsmPrinter &printer, Region *body, TypeRange types, ArrayAttr attrs,
                           bool isVariadic) {
  // The op may be invalid: print a type instead of a block argument that does not exist.
  unsigned numNames = body && !body->empty() ? body->front().getNumArguments() : 0;
  llvm::ListSeparator comma;
  printer << '(';
  for (auto [index, type] : llvm::enumerate(types)) {
    printer << llvm::StringRef(comma);
    if (index < numNames) {
      printer.printRegionArgument(body->front().getArgument(index), attrsAt(attrs, index));
      continue;
    }
    printer.printType(type);
    printer.printOptionalAttrDict(attrsAt(attrs, index));
  }
  if (isVariadic)
    printer << llvm::StringRef(comma) << "...";
  printer << ')';
}

static void printResults(OpAsmPrinter &printer, TypeRange types, ArrayAttr attrs) {
  // Parentheses are needed around several types, a function type, or a type with attributes.
  bool isBare = types.size() == 1 && !llvm::isa<FunctionType>(types[0]) && attrsAt(attrs, 0).empty();
  llvm::ListSeparator comma;
  printer << (isBare ? " -> " : " -> (");
  for (auto [index, type] : llvm::enumerate(types)) {
    printer << llvm::StringRef(comma);
    printer.printType(type);
    printer.printOptionalAttrDict(attrsAt(attrs, index));
  }
  if (!isBare)
    printer << ')';
}

void call_interface_impl::printFunctionSignature(OpAsmPrinter &printer, TypeRange argTypes,
                                                 ArrayAttr argAttrs, bool isVariadic, TypeRange resultTypes,
                                                 ArrayAttr resultAttrs, Region *body, bool printEmptyResult) {
  printArguments(printer, body, argTypes, argAttrs, isVariadic);
  if (!resultTypes.empty() || printEmptyResult)
    printResults(printer, resultTypes, resultAttrs);
}

void function_interface_impl::printFunctionSignature(OpAsmPrinter &printer, FunctionOpInterface op,
                                                     llvm::ArrayRef<Type> argTypes, bool isVariadic,
                                                     llvm::ArrayRef<Type> resultTypes) {
  call_interface_impl::printFunctionSignature(printer, argTypes, op.getAllArgAttrs(), isVariadic, resultTypes,
                                              op.getAllResultAttrs(), &op->getRegion(0),
                                              /*printEmptyResult=*/false);
}

void function_interface_impl::printFunctionAttributes(OpAsmPrinter &printer, Operation *op,
                                                      llvm::ArrayRef<llvm::StringRef> elided) {
  llvm::SmallVector<llvm::StringRef> all(elided);
  all.push_back(SymbolTable::getSymbolAttrName());
  printer.printOptionalAttrDictWithKeyword(op->getAttrList(), all);
}

void function_interface_impl::printFunctionBody(OpAsmPrinter &printer, Operation *op) {
  Region &body = op->getRegion(0);
  if (body.empty())
    return;
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
}

void function_interface_impl::printFunctionOp(OpAsmPrinter &printer, FunctionOpInterface op, bool isVariadic,
                                              llvm::StringRef typeAttrName, StringAttr argAttrsName,
                                              StringAttr resAttrsName) {
  llvm::StringRef visibilityAttrName = SymbolTable::getVisibilityAttrName();
  printer << ' ';
  if (auto visibility = op->getAttrOfType<StringAttr>(visibilityAttrName))
    printer << visibility.getValue() << ' ';
  printer.printSymbolName(op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()).getValue());
  printFunctionSignature(printer, op, op.getArgumentTypes(), isVariadic, op.getResultTypes());
  printFunctionAttributes(
      printer, op, {visibilityAttrName, typeAttrName, argAttrsName.getValue(), resAttrsName.getValue()});
  printFunctionBody(printer, op);
}
