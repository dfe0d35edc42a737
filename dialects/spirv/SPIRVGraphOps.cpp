//===- SPIRVGraphOps.cpp - ARM tensor graphs ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FunctionImplementation.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::spirv;

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
  auto makeType = [&](llvm::ArrayRef<Type> inputs, llvm::ArrayRef<Type> results) -> Type {
    return GraphType::get(parser.getContext(), inputs, results);
  };
  return parseFunctionLike(parser, result, makeType, [] { return success(); });
}

void GraphARMOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  func::printFunctionSignature(printer, *this);
  func::printFunctionBody(printer, *this, {"sym_name", "function_type", "arg_attrs", "res_attrs"});
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
  return parseFunctionAndInterface(parser, result);
}

void GraphEntryPointARMOp::print(OpAsmPrinter &printer) {
  printFunctionAndInterface(printer, getFn(), getInterface());
}

LogicalResult GraphOutputsARMOp::verify() {
  auto graph = (*this)->getParentOfType<GraphARMOp>();
  llvm::ArrayRef<Type> results = graph.getResultTypes();
  if ((*this)->getNumOperands() != results.size())
    return emitOpError("is returning ")
           << (*this)->getNumOperands() << " value(s) but enclosing spirv.ARM.Graph requires "
           << results.size() << " result(s)";
  for (auto [index, operand] : llvm::enumerate((*this)->getOperands()))
    if (operand.getType() != results[index])
      return emitError("type of return operand ")
             << index << " (" << operand.getType() << ") doesn't match graph result type (" << results[index]
             << ")";
  return success();
}
