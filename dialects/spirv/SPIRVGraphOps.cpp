//===- SPIRVGraphOps.cpp - Graphs of tensors ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRV.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

using namespace strata;
using namespace strata::spirv;

bool spirv::isNestedInGraphARMOpInterface(Operation *parent) {
  for (; parent; parent = parent->getParentOp()) {
    if (parent->hasTrait<OpTrait::SymbolTable>())
      return false;
    if (llvm::isa<GraphARMOp>(parent))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// ARM.Graph
//===----------------------------------------------------------------------===//

void GraphARMOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, GraphType type,
                       llvm::ArrayRef<NamedAttribute> attrs, bool entryPoint) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  state.addAttribute("entry_point", builder.getBoolAttr(entryPoint));
  state.addAttributes(attrs);
  state.addRegion();
}

ParseResult GraphARMOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  llvm::SmallVector<Type> argTypes, resultTypes;
  if (parseNameAndSignature(parser, result, arguments, argTypes, resultTypes))
    return failure();
  result.addAttribute("function_type", TypeAttr::get(GraphType::get(parser.getContext(), argTypes, resultTypes)));
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  return parseFunctionBody(parser, result, arguments);
}

/// The attributes of number `index`; empty when there are none.
static llvm::ArrayRef<NamedAttribute> attrsAt(ArrayAttr lists, unsigned index) {
  auto list = lists && index < lists.size() ? llvm::dyn_cast<DictionaryAttr>(lists[index]) : DictionaryAttr();
  return list ? list.getValue() : llvm::ArrayRef<NamedAttribute>();
}

/// `(%a: !t {…}) -> (!t {…})`. What func has for this knows functions only.
static void printSignature(OpAsmPrinter &printer, GraphARMOp op) {
  ArrayAttr argAttrs = op.getArgAttrsAttr(), resAttrs = op.getResAttrsAttr();
  llvm::ArrayRef<Type> inputs = op.getArgumentTypes(), results = op.getResultTypes();
  printer << '(';
  for (unsigned i = 0, e = inputs.size(); i != e; ++i) {
    printer << (i ? ", " : "");
    if (!op.isExternal() && i < op.front().getNumArguments()) {
      printer.printRegionArgument(op.front().getArgument(i), attrsAt(argAttrs, i));
      continue;
    }
    printer << inputs[i];
    printer.printOptionalAttrDict(attrsAt(argAttrs, i));
  }
  printer << ')';
  if (results.empty())
    return;
  bool isBare = results.size() == 1 && attrsAt(resAttrs, 0).empty();
  printer << (isBare ? " -> " : " -> (");
  for (unsigned i = 0, e = results.size(); i != e; ++i) {
    printer << (i ? ", " : "") << results[i];
    printer.printOptionalAttrDict(attrsAt(resAttrs, i));
  }
  printer << (isBare ? "" : ")");
}

void GraphARMOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printSignature(printer, *this);
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {"sym_name", "function_type", "arg_attrs", "res_attrs"});
  if (isExternal())
    return;
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
}

/// There are attributes for each argument or result, or none, and their dialects are content with them.
static LogicalResult verifyAttrLists(GraphARMOp op, ArrayAttr lists, unsigned expected, llvm::StringRef kind) {
  if (!lists)
    return success();
  if (lists.size() != expected)
    return op.emitOpError() << "expects " << kind << " attribute array to have the same number of elements as the "
                            << "number of function " << kind << "s, got " << lists.size() << ", but expected "
                            << expected;
  for (unsigned i = 0; i != expected; ++i)
    for (NamedAttribute attr : attrsAt(lists, i)) {
      if (!attr.getNameStr().contains('.'))
        return op.emitOpError() << kind << "s may only have dialect attributes";
      Dialect *dialect = attr.getNameDialect();
      if (!dialect)
        continue;
      const DialectHooks &hooks = dialect->getSpec().hooks;
      const auto &verify = kind == "argument" ? hooks.verifyRegionArgAttribute : hooks.verifyRegionResultAttribute;
      if (verify && failed(verify(op, /*region=*/0, i, attr)))
        return failure();
    }
  return success();
}

LogicalResult GraphARMOp::verify() {
  if (getResultTypes().empty())
    return emitOpError("there should be at least one result");
  for (auto [index, type] : llvm::enumerate(getArgumentTypes()))
    if (!llvm::isa<TensorArmType>(type))
      return emitOpError("type of argument #") << index << " must be a TensorArmType, but got " << type;
  for (auto [index, type] : llvm::enumerate(getResultTypes()))
    if (!llvm::isa<TensorArmType>(type))
      return emitOpError("type of result #") << index << " must be a TensorArmType, but got " << type;
  if (failed(verifyAttrLists(*this, getArgAttrsAttr(), getArgumentTypes().size(), "argument")) ||
      failed(verifyAttrLists(*this, getResAttrsAttr(), getResultTypes().size(), "result")))
    return failure();
  if (isExternal())
    return success();
  if (TypeRange(front().getArgumentTypes()) != TypeRange(getArgumentTypes()))
    return emitOpError("entry block must have the arguments of the graph's type");
  return success();
}

//===----------------------------------------------------------------------===//
// ARM.GraphEntryPoint, ARM.GraphOutputs
//===----------------------------------------------------------------------===//

void GraphEntryPointARMOp::build(OpBuilder &builder, OperationState &state, GraphARMOp graph,
                                 llvm::ArrayRef<Attribute> interfaceVars) {
  build(builder, state, FlatSymbolRefAttr::get(graph.getSymNameAttr()), builder.getArrayAttr(interfaceVars));
}

ParseResult GraphEntryPointARMOp::parse(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr graph;
  llvm::SmallVector<Attribute> interface;
  if (parser.parseAttribute(graph, "fn", result.attributes))
    return failure();
  while (succeeded(parser.parseOptionalComma())) {
    FlatSymbolRefAttr variable;
    if (parser.parseAttribute(variable))
      return failure();
    interface.push_back(variable);
  }
  result.addAttribute("interface", parser.getBuilder().getArrayAttr(interface));
  return success();
}

void GraphEntryPointARMOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getFn());
  for (Attribute variable : getInterface())
    printer << ", " << variable;
}

LogicalResult GraphOutputsARMOp::verify() {
  auto graph = (*this)->getParentOfType<GraphARMOp>();
  llvm::ArrayRef<Type> results = graph.getResultTypes();
  if ((*this)->getNumOperands() != results.size())
    return emitOpError("is returning ") << (*this)->getNumOperands()
                                        << " value(s) but enclosing spirv.ARM.Graph requires " << results.size()
                                        << " result(s)";
  for (auto [index, operand] : llvm::enumerate((*this)->getOperands()))
    if (operand.getType() != results[index])
      return emitError("type of return operand ") << index << " (" << operand.getType()
                                                  << ") doesn't match graph result type (" << results[index] << ")";
  return success();
}
