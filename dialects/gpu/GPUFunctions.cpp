//===- GPUFunctions.cpp - Device functions --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FunctionImplementation.h"
#include "dialects/gpu/Attributions.h"

using namespace mlir;
using namespace mlir::gpu;

using Argument = OpAsmParser::Argument;

//===----------------------------------------------------------------------===//
// Memory attributions
//===----------------------------------------------------------------------===//

static llvm::StringRef countName() { return GPUFuncOp::getNumWorkgroupAttributionsAttrName(); }

static unsigned getNumBodyArguments(Operation *op) {
  Region &body = op->getRegion(0);
  return body.empty() ? 0 : body.front().getNumArguments();
}

unsigned gpu::getNumWorkgroupAttributions(Operation *op, unsigned first) {
  auto attr = op->getAttrOfType<IntegerAttr>(countName());
  unsigned total = getNumBodyArguments(op);
  uint64_t room = total > first ? total - first : 0;
  return attr ? static_cast<unsigned>(attr.getValue().getLimitedValue(room)) : 0;
}

llvm::ArrayRef<BlockArgument> gpu::getBodyArguments(Operation *op, unsigned first, unsigned count) {
  unsigned total = getNumBodyArguments(op);
  if (first >= total)
    return {};
  return llvm::ArrayRef<BlockArgument>(op->getRegion(0).front().getArguments())
      .slice(first, std::min(count, total - first));
}

BlockArgument gpu::addWorkgroupAttribution(Operation *op, unsigned first, Type type, Location loc) {
  unsigned count = getNumWorkgroupAttributions(op, first);
  op->setAttr(countName(), IntegerAttr::get(IntegerType::get(op->getContext(), 64), count + 1));
  return op->getRegion(0).front().insertArgument(first + count, type, loc);
}

void gpu::addBodyWithAttributions(OpBuilder &builder, OperationState &state,
                                  llvm::SmallVector<Type> argumentTypes, TypeRange workgroupAttributions,
                                  TypeRange privateAttributions) {
  state.addAttribute(countName(), builder.getI64IntegerAttr(workgroupAttributions.size()));
  for (TypeRange attributions : {workgroupAttributions, privateAttributions})
    llvm::append_range(argumentTypes, attributions);
  llvm::SmallVector<Location> locs(argumentTypes.size(), state.location.materialize(state.getContext()));
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(state.addRegion(), {}, argumentTypes, locs);
}

ParseResult gpu::parseAttributions(OpAsmParser &parser, llvm::StringRef keyword,
                                   llvm::SmallVectorImpl<Argument> &arguments) {
  if (failed(parser.parseOptionalKeyword(keyword)))
    return success();
  return parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true,
                                  /*allowAttrs=*/true);
}

void gpu::printAttributions(OpAsmPrinter &printer, llvm::StringRef keyword,
                            llvm::ArrayRef<BlockArgument> arguments, ArrayAttr attrs) {
  if (arguments.empty())
    return;
  printer << ' ' << keyword << '(';
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    printer << (index == 0 ? "" : ", ") << argument << " : " << argument.getType();
    if (!attrs || index >= attrs.size())
      continue;
    if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(attrs[index]))
      printer.printOptionalAttrDict(dictionary.getValue());
  }
  printer << ')';
}

/// True if `memorySpace` is an address space other than `space`. False for an integer memory space: its
/// meaning depends on the target.
static bool isOtherSpace(Attribute memorySpace, AddressSpace space) {
  auto found = llvm::dyn_cast_or_null<AddressSpaceAttr>(memorySpace);
  return found && found.getValue() != space;
}

LogicalResult gpu::verifyAttributions(Operation *op, llvm::ArrayRef<BlockArgument> arguments,
                                      AddressSpace space) {
  for (BlockArgument argument : arguments) {
    auto type = llvm::dyn_cast<MemRefType>(argument.getType());
    if (!type)
      return op->emitOpError() << "expected memref type in attribution";
    if (isOtherSpace(type.getMemorySpace(), space))
      return op->emitOpError() << "expected memory space " << stringifyAddressSpace(space)
                               << " in attribution";
  }
  return success();
}

unsigned GPUFuncOp::getNumWorkgroupAttributions() {
  return gpu::getNumWorkgroupAttributions(*this, getFunctionType().getNumInputs());
}
llvm::ArrayRef<BlockArgument> GPUFuncOp::getWorkgroupAttributions() {
  return getBodyArguments(*this, getFunctionType().getNumInputs(), getNumWorkgroupAttributions());
}
llvm::ArrayRef<BlockArgument> GPUFuncOp::getPrivateAttributions() {
  return getBodyArguments(*this, getFunctionType().getNumInputs() + getNumWorkgroupAttributions(), ~0u);
}
unsigned GPUFuncOp::getNumPrivateAttributions() { return getPrivateAttributions().size(); }
BlockArgument GPUFuncOp::addWorkgroupAttribution(Type type, Location loc) {
  return gpu::addWorkgroupAttribution(*this, getFunctionType().getNumInputs(), type, loc);
}
BlockArgument GPUFuncOp::addPrivateAttribution(Type type, Location loc) {
  return getBody().front().addArgument(type, loc);
}

//===----------------------------------------------------------------------===//
// Building and verification
//===----------------------------------------------------------------------===//

void GPUFuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, FunctionType type,
                      TypeRange workgroupAttributions, TypeRange privateAttributions,
                      llvm::ArrayRef<NamedAttribute> attrs) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  addBodyWithAttributions(builder, state, llvm::SmallVector<Type>(type.getInputs()), workgroupAttributions,
                          privateAttributions);
  state.addAttributes(attrs);
}

LogicalResult GPUFuncOp::verifyType() {
  if (!isKernel() || getFunctionType().getResults().empty())
    return success();
  return emitOpError() << "expected void return type for kernel function";
}

LogicalResult GPUFuncOp::verifyBody() {
  if (getBody().empty())
    return emitOpError() << "expected body with at least one block";
  llvm::ArrayRef<Type> inputs = getFunctionType().getInputs();
  // Use the attribute, because getNumWorkgroupAttributions() is limited by the number of block arguments.
  auto attr = (*this)->getAttrOfType<IntegerAttr>(countName());
  uint64_t numExpected = inputs.size() + (attr ? attr.getValue().getLimitedValue(UINT32_MAX) : 0);
  Block &entry = getBody().front();
  if (entry.getNumArguments() < numExpected)
    return emitOpError() << "expected at least " << numExpected << " arguments to body region";
  for (auto [index, type] : llvm::enumerate(inputs))
    if (entry.getArgument(index).getType() != type)
      return emitOpError() << "expected body region argument #" << index << " to be of type " << type
                           << ", got " << entry.getArgument(index).getType();
  if (failed(verifyAttributions(*this, getWorkgroupAttributions(), GPUDialect::getWorkgroupAddressSpace())))
    return failure();
  return verifyAttributions(*this, getPrivateAttributions(), GPUDialect::getPrivateAddressSpace());
}

LogicalResult gpu::ReturnOp::verify() {
  auto function = llvm::cast<GPUFuncOp>((*this)->getParentOp());
  llvm::ArrayRef<Type> expected = function.getResultTypes();
  if ((*this)->getNumOperands() != expected.size()) {
    InFlightDiagnostic diag = emitOpError() << "expected " << expected.size() << " result operands";
    diag.attachNote(function.getLoc()) << "return type declared here";
    return diag;
  }
  for (auto [index, type] : llvm::enumerate(expected))
    if ((*this)->getOperand(index).getType() != type)
      return emitOpError() << "unexpected type `" << (*this)->getOperand(index).getType() << "' for operand #"
                           << index;
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

/// Adds the attributes of memory attributions; omits an array of empty dictionaries.
static void addAttributionAttrs(Builder builder, OperationState &result, llvm::StringRef name,
                                llvm::ArrayRef<Argument> attributions) {
  if (ArrayAttr attrs = func::getAttrsOrNull(builder, func::getAttrs(attributions)))
    result.addAttribute(name, attrs);
}

ParseResult GPUFuncOp::parse(OpAsmParser &parser, OperationState &result) {
  func::FunctionSignature signature;
  llvm::SmallVector<Argument> workgroup, privates;
  Builder builder = parser.getBuilder();
  StringAttr name;
  if (parser.parseSymbolName(name, "sym_name", result.attributes))
    return failure();
  llvm::SMLoc signatureLoc = parser.getCurrentLocation();
  if (func::parseFunctionSignature(parser, signature))
    return failure();
  llvm::SmallVector<Argument> &arguments = signature.arguments;
  if (!arguments.empty() && !func::haveNames(arguments))
    return parser.emitError(signatureLoc, "gpu.func requires named arguments");
  result.addAttribute("function_type", TypeAttr::get(builder.getFunctionType(signature.getArgumentTypes(),
                                                                             signature.resultTypes)));
  func::addArgAndResultAttrs(builder, result, signature);

  if (parseAttributions(parser, "workgroup", workgroup) || parseAttributions(parser, "private", privates))
    return failure();
  result.addAttribute(countName(), builder.getI64IntegerAttr(workgroup.size()));
  addAttributionAttrs(builder, result, "workgroup_attrib_attrs", workgroup);
  addAttributionAttrs(builder, result, "private_attrib_attrs", privates);
  if (succeeded(parser.parseOptionalKeyword("kernel")))
    result.addAttribute(GPUDialect::getKernelFuncAttrName(), builder.getUnitAttr());
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  arguments.append(workgroup);
  arguments.append(privates);
  return parser.parseRegion(*result.addRegion(), arguments);
}

void GPUFuncOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getName());
  func::printFunctionSignature(printer, *this);
  printAttributions(printer, "workgroup", getWorkgroupAttributions(), getWorkgroupAttribAttrsAttr());
  printAttributions(printer, "private", getPrivateAttributions(), getPrivateAttribAttrsAttr());
  if (isKernel())
    printer << " kernel";
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrList(), {"sym_name", countName(), GPUDialect::getKernelFuncAttrName(), "function_type",
                               "arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs"});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}
