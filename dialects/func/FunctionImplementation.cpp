//===- FunctionImplementation.cpp - The text of functions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FunctionImplementation.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/SymbolTable.h"

using namespace strata;
using namespace strata::func;

using Argument = OpAsmParser::Argument;

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// `(%a: i32 {…} loc(…), …)` or, of a declaration, `(i32 {…}, …)`: all arguments are of one kind.
static ParseResult parseArgumentList(OpAsmParser &parser, llvm::SmallVectorImpl<Argument> &arguments) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
    Argument argument;
    OptionalParseResult present =
        parser.parseOptionalArgument(argument, /*allowType=*/true, /*allowAttrs=*/true);
    if (present.has_value()) {
      if (failed(*present))
        return failure();
      if (!arguments.empty() && arguments.back().ssaName.name.empty())
        return parser.emitError(argument.ssaName.location, "expected type instead of SSA identifier");
    } else {
      argument.ssaName.location = parser.getCurrentLocation();
      if (!arguments.empty() && !arguments.back().ssaName.name.empty())
        return parser.emitError(argument.ssaName.location, "expected SSA identifier");
      NamedAttrList attrs;
      if (parser.parseType(argument.type) || parser.parseOptionalAttrDict(attrs) ||
          parser.parseOptionalLocationSpecifier(argument.sourceLoc))
        return failure();
      argument.attrs = attrs.getDictionary(parser.getContext());
    }
    arguments.push_back(argument);
    return success();
  });
}

/// `type`, or `(type {…}, …)`, or `()`.
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

ParseResult func::parseFunctionSignature(OpAsmParser &parser, llvm::SmallVectorImpl<Argument> &arguments,
                                         llvm::SmallVectorImpl<Type> &resultTypes,
                                         llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  if (parseArgumentList(parser, arguments))
    return failure();
  if (succeeded(parser.parseOptionalArrow()))
    return parseResultList(parser, resultTypes, resultAttrs);
  return success();
}

static void parseVisibility(OpAsmParser &parser, OperationState &result, llvm::StringRef attrName) {
  llvm::StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility, {"public", "private", "nested"})))
    result.addAttribute(attrName, parser.getBuilder().getStringAttr(visibility));
}

/// `attributes {…}`, without what the text says elsewhere.
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

/// `{ … }`, or nothing.
static ParseResult parseBody(OpAsmParser &parser, OperationState &result,
                             llvm::ArrayRef<Argument> arguments) {
  Region *body = result.addRegion();
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult present = parser.parseOptionalRegion(*body, arguments, /*enableNameShadowing=*/false);
  if (!present.has_value())
    return success();
  if (failed(*present))
    return failure();
  if (body->empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

ParseResult func::parseFunction(OpAsmParser &parser, OperationState &result, const FunctionAttrNames &names) {
  llvm::SmallVector<Argument> arguments;
  llvm::SmallVector<Type> argTypes, resultTypes;
  llvm::SmallVector<DictionaryAttr> argAttrs, resultAttrs;
  Builder builder = parser.getBuilder();

  parseVisibility(parser, result, names.visibility);
  StringAttr name;
  if (parser.parseSymbolName(name, names.name, result.attributes) ||
      parseFunctionSignature(parser, arguments, resultTypes, resultAttrs))
    return failure();
  for (const Argument &argument : arguments) {
    argTypes.push_back(argument.type);
    argAttrs.push_back(argument.attrs);
  }
  result.addAttribute(names.type, TypeAttr::get(builder.getFunctionType(argTypes, resultTypes)));
  if (parseAttributes(parser, result, names))
    return failure();
  addArgAndResultAttrs(builder, result, argAttrs, resultAttrs, names);
  // A declaration's arguments have no names: they are not those of a block.
  bool isNamed = !arguments.empty() && !arguments.front().ssaName.name.empty();
  return parseBody(parser, result,
                   isNamed ? llvm::ArrayRef<Argument>(arguments) : llvm::ArrayRef<Argument>());
}

void func::addArgAndResultAttrs(Builder &builder, OperationState &result,
                                llvm::ArrayRef<DictionaryAttr> argAttrs,
                                llvm::ArrayRef<DictionaryAttr> resultAttrs, const FunctionAttrNames &names) {
  auto add = [&](llvm::ArrayRef<DictionaryAttr> lists, llvm::StringRef attrName) {
    if (llvm::all_of(lists, [](DictionaryAttr list) { return !list || list.empty(); }))
      return;
    llvm::SmallVector<Attribute> elements;
    for (DictionaryAttr list : lists)
      elements.push_back(list ? list : builder.getDictionaryAttr({}));
    result.addAttribute(attrName, builder.getArrayAttr(elements));
  };
  add(argAttrs, names.argAttrs);
  add(resultAttrs, names.resAttrs);
}

//===----------------------------------------------------------------------===//
// Verifying
//===----------------------------------------------------------------------===//

/// \param kind  "argument" or "result".
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

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The attributes of number `index`; empty when there are none.
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
    // Also where the verifier has not been, or was not heard.
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
  // One type stands alone unless that would read as something else.
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
  Region &body = op->getRegion(0);
  printer.printOptionalAttrDictWithKeyword(
      op->getAttrs(), {names.name, names.type, names.visibility, names.argAttrs, names.resAttrs});
  if (body.empty())
    return;
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
}
