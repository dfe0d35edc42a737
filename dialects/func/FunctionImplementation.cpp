//===- FunctionImplementation.cpp - Assembly format of functions ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FunctionImplementation.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::func;

using Argument = OpAsmParser::Argument;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

bool func::haveNames(llvm::ArrayRef<Argument> arguments) {
  return !arguments.empty() && !arguments.front().ssaName.name.empty();
}

/// Parses an argument of a declaration, which has no name: `type attr-dict? loc?`.
static ParseResult parseUnnamedArgument(OpAsmParser &parser, Argument &argument) {
  NamedAttrList attrs;
  argument.ssaName.location = parser.getCurrentLocation();
  if (parser.parseType(argument.type) || parser.parseOptionalAttrDict(attrs) ||
      parser.parseOptionalLocationSpecifier(argument.sourceLoc))
    return failure();
  argument.attrs = attrs.getDictionary(parser.getContext());
  return success();
}

/// Parses `(%a: i32 {…} loc(…), …)` or, for a declaration, `(i32 {…}, …)`. The first argument decides which
/// of the two forms all others must have.
static ParseResult parseArgumentList(OpAsmParser &parser, llvm::SmallVectorImpl<Argument> &arguments) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    bool isFirst = arguments.empty(), mustHaveName = haveNames(arguments);
    Argument &argument = arguments.emplace_back();
    OptionalParseResult named =
        parser.parseOptionalArgument(argument, /*allowType=*/true, /*allowAttrs=*/true);
    bool hasName = named.has_value();
    if (hasName && failed(*named))
      return failure();
    if (!isFirst && hasName != mustHaveName)
      return parser.emitError(loc, mustHaveName ? "expected SSA identifier"
                                                : "expected type instead of SSA identifier");
    return hasName ? success() : parseUnnamedArgument(parser, argument);
  });
}

/// Parses a result type, or a parenthesized list of result types with attributes: `type`, `(type {…}, …)` or
/// `()`.
static ParseResult parseResultList(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &types,
                                   llvm::SmallVectorImpl<DictionaryAttr> &attrs) {
  if (failed(parser.parseOptionalLParen())) {
    Type type;
    if (parser.parseType(type))
      return failure();
    types.push_back(type);
    attrs.push_back(DictionaryAttr());
    return success();
  }
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  if (parser.parseCommaSeparatedList([&]() -> ParseResult {
        NamedAttrList list;
        if (parser.parseType(types.emplace_back()) || parser.parseOptionalAttrDict(list))
          return failure();
        attrs.push_back(list.getDictionary(parser.getContext()));
        return success();
      }))
    return failure();
  return parser.parseRParen();
}

llvm::SmallVector<Type> func::FunctionSignature::getArgumentTypes() const {
  return llvm::map_to_vector(arguments, [](const Argument &argument) { return argument.type; });
}

ParseResult func::parseFunctionSignature(OpAsmParser &parser, FunctionSignature &signature) {
  if (parseArgumentList(parser, signature.arguments))
    return failure();
  if (succeeded(parser.parseOptionalArrow()))
    return parseResultList(parser, signature.resultTypes, signature.resultAttrs);
  return success();
}

static void parseVisibility(OpAsmParser &parser, OperationState &result, llvm::StringRef attrName) {
  llvm::StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility, {"public", "private", "nested"})))
    result.addAttribute(attrName, parser.getBuilder().getStringAttr(visibility));
}

/// Parses `attributes {…}`. It must not contain the visibility, symbol name or function type, which have
/// their own syntax.
static ParseResult parseAttributes(OpAsmParser &parser, OperationState &result,
                                   const FunctionAttrNames &names) {
  NamedAttrList attrs;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(attrs))
    return failure();
  for (llvm::StringRef name : {names.visibility, names.name, names.type})
    if (attrs.get(name))
      return parser.emitError(loc, "'")
             << name
             << "' is an inferred attribute and should not be specified in the explicit "
                "attribute dictionary";
  result.attributes.append(attrs);
  return success();
}

ParseResult func::parseFunctionBody(OpAsmParser &parser, OperationState &result,
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

ParseResult func::parseFunction(OpAsmParser &parser, OperationState &result, const FunctionAttrNames &names) {
  FunctionSignature signature;
  StringAttr name;
  parseVisibility(parser, result, names.visibility);
  if (parser.parseSymbolName(name, names.name, result.attributes) ||
      parseFunctionSignature(parser, signature))
    return failure();
  Builder builder = parser.getBuilder();
  result.addAttribute(names.type, TypeAttr::get(builder.getFunctionType(signature.getArgumentTypes(),
                                                                        signature.resultTypes)));
  if (parseAttributes(parser, result, names))
    return failure();
  addArgAndResultAttrs(builder, result, signature, names);
  return parseFunctionBody(parser, result, signature.arguments);
}

void func::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                llvm::ArrayRef<DictionaryAttr> argAttrs,
                                llvm::ArrayRef<DictionaryAttr> resultAttrs, const FunctionAttrNames &names) {
  auto add = [&](llvm::ArrayRef<DictionaryAttr> lists, llvm::StringRef attrName) {
    if (ArrayAttr attr = getAttrsOrNull(builder, lists))
      result.addAttribute(attrName, attr);
  };
  add(argAttrs, names.argAttrs);
  add(resultAttrs, names.resAttrs);
}

void func::addArgAndResultAttrs(Builder &builder, OperationState &result, const FunctionSignature &signature,
                                const FunctionAttrNames &names) {
  addArgAndResultAttrs(builder, result, getAttrs(signature.arguments), signature.resultAttrs, names);
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

/// Verifies the array attribute with the dictionaries of all arguments or all results. \param kind "argument"
/// or "result".
static LogicalResult verifyAttrLists(Operation *op, ArrayAttr lists, unsigned expected,
                                     llvm::StringRef kind) {
  if (!lists)
    return success();
  if (lists.size() != expected)
    return op->emitOpError() << "expects " << kind
                             << " attribute array to have the same number of elements as the "
                             << "number of function " << kind << "s, got " << lists.size()
                             << ", but expected " << expected;
  bool areArguments = kind == "argument";
  for (auto [index, list] : llvm::enumerate(lists)) {
    auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(list);
    if (!dictionary)
      return op->emitOpError() << "expects " << kind
                               << " attribute dictionary to be a DictionaryAttr, but got `" << list << "`";
    for (NamedAttribute attr : dictionary) {
      if (!attr.getNameStr().contains('.'))
        return op->emitOpError() << kind << "s may only have dialect attributes";
      Dialect *dialect = attr.getNameDialect();
      if (!dialect)
        continue;
      const DialectHooks &hooks = dialect->getSpec().hooks;
      const auto &verify = areArguments ? hooks.verifyRegionArgAttribute : hooks.verifyRegionResultAttribute;
      if (verify && failed(verify(op, /*region=*/0, index, attr)))
        return failure();
    }
  }
  return success();
}

LogicalResult func::verifyArgAndResultAttrs(Operation *op, const FunctionAttrNames &names) {
  auto type = llvm::cast<FunctionType>(op->getAttrOfType<TypeAttr>(names.type).getValue());
  return verifyArgAndResultAttrs(op, type.getNumInputs(), type.getNumResults(), names);
}

LogicalResult func::verifyArgAndResultAttrs(Operation *op, unsigned numArgs, unsigned numResults,
                                            const FunctionAttrNames &names) {
  if (failed(verifyAttrLists(op, op->getAttrOfType<ArrayAttr>(names.argAttrs), numArgs, "argument")))
    return failure();
  return verifyAttrLists(op, op->getAttrOfType<ArrayAttr>(names.resAttrs), numResults, "result");
}

LogicalResult func::verifyFunctionOrDeclaration(Operation *op, const FunctionAttrNames &names) {
  if (op->getRegion(0).empty() && SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public)
    return op->emitOpError("symbol declaration cannot have public visibility");
  return verifyFunction(op, names);
}

LogicalResult func::verifyFunction(Operation *op, const FunctionAttrNames &names) {
  auto type = llvm::cast<FunctionType>(op->getAttrOfType<TypeAttr>(names.type).getValue());
  if (failed(verifyArgAndResultAttrs(op, names)))
    return failure();
  Region &body = op->getRegion(0);
  if (body.empty())
    return success();
  Block &entry = body.front();
  if (entry.getNumArguments() != type.getNumInputs())
    return op->emitOpError() << "entry block must have " << type.getNumInputs()
                             << " arguments to match function signature";
  for (unsigned i = 0, e = type.getNumInputs(); i != e; ++i)
    if (entry.getArgument(i).getType() != type.getInput(i))
      return op->emitOpError() << "type of entry block argument #" << i << '('
                               << entry.getArgument(i).getType()
                               << ") must match the type of the corresponding argument in function signature("
                               << type.getInput(i) << ')';
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

/// Returns the attributes of argument or result \p index; empty if it has none.
static llvm::ArrayRef<NamedAttribute> attrsAt(ArrayAttr lists, unsigned index) {
  if (!lists || index >= lists.size())
    return {};
  auto list = llvm::dyn_cast<DictionaryAttr>(lists[index]);
  return list ? list.getValue() : llvm::ArrayRef<NamedAttribute>();
}

static void printArguments(OpAsmPrinter &printer, Region &body, llvm::ArrayRef<Type> types, ArrayAttr attrs) {
  printer << '(';
  for (unsigned i = 0, e = types.size(); i != e; ++i) {
    if (i != 0)
      printer << ", ";
    // The op may be invalid: print a type instead of a block argument that does not exist.
    if (body.empty() || i >= body.front().getNumArguments()) {
      printer.printType(types[i]);
      printer.printOptionalAttrDict(attrsAt(attrs, i));
    } else {
      printer.printRegionArgument(body.front().getArgument(i), attrsAt(attrs, i));
    }
  }
  printer << ')';
}

static void printResults(OpAsmPrinter &printer, llvm::ArrayRef<Type> types, ArrayAttr attrs) {
  if (types.empty())
    return;
  printer << " -> ";
  // Parentheses are needed around several types, a function type, or a type with attributes.
  bool isBare = types.size() == 1 && !llvm::isa<FunctionType>(types.front()) && attrsAt(attrs, 0).empty();
  if (!isBare)
    printer << '(';
  for (unsigned i = 0, e = types.size(); i != e; ++i) {
    if (i != 0)
      printer << ", ";
    printer.printType(types[i]);
    printer.printOptionalAttrDict(attrsAt(attrs, i));
  }
  if (!isBare)
    printer << ')';
}

void func::printFunctionSignature(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names) {
  auto type = llvm::cast<FunctionType>(op->getAttrOfType<TypeAttr>(names.type).getValue());
  printFunctionSignature(printer, op->getRegion(0), type.getInputs(),
                         op->getAttrOfType<ArrayAttr>(names.argAttrs), type.getResults(),
                         op->getAttrOfType<ArrayAttr>(names.resAttrs));
}

void func::printFunctionSignature(OpAsmPrinter &printer, Region &body, llvm::ArrayRef<Type> inputs,
                                  ArrayAttr argAttrs, llvm::ArrayRef<Type> results, ArrayAttr resAttrs) {
  printArguments(printer, body, inputs, argAttrs);
  printResults(printer, results, resAttrs);
}

void func::printFunction(OpAsmPrinter &printer, Operation *op, const FunctionAttrNames &names) {
  printer << ' ';
  if (auto visibility = op->getAttrOfType<StringAttr>(names.visibility))
    printer << visibility.getValue() << ' ';
  printer.printSymbolName(op->getAttrOfType<StringAttr>(names.name).getValue());

  printFunctionSignature(printer, op, names);
  printFunctionBody(printer, op, {names.name, names.type, names.visibility, names.argAttrs, names.resAttrs});
}

void func::printFunctionBody(OpAsmPrinter &printer, Operation *op,
                             llvm::ArrayRef<llvm::StringRef> elidedAttrs) {
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), elidedAttrs);
  Region &body = op->getRegion(0);
  if (body.empty())
    return;
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
}
