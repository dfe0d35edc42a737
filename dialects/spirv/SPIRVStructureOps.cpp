//===- SPIRVStructureOps.cpp - Modules, functions, global variables -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/func/FunctionImplementation.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// module
//===----------------------------------------------------------------------===//

void ModuleOp::build(OpBuilder &builder, OperationState &state, std::optional<llvm::StringRef> name) {
  state.addRegion()->push_back(Block::create(builder.getContext()));
  if (name)
    state.addAttribute("sym_name", builder.getStringAttr(*name));
}
void ModuleOp::build(OpBuilder &builder, OperationState &state, AddressingModel addressingModel,
                     MemoryModel memoryModel, VerCapExtAttr vceTriple, std::optional<llvm::StringRef> name) {
  state.addAttribute("addressing_model", AddressingModelAttr::get(builder.getContext(), addressingModel));
  state.addAttribute("memory_model", MemoryModelAttr::get(builder.getContext(), memoryModel));
  if (vceTriple)
    state.addAttribute("vce_triple", vceTriple);
  build(builder, state, name);
}

/// Parses an enumerant as a keyword and adds it to `result` as an attribute.
template <typename AttrT, typename EnumT>
static ParseResult parseEnumAttr(OpAsmParser &parser, OperationState &result, llvm::StringRef attrName,
                                 std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  EnumT value;
  if (parseEnumKeyword(parser, value, attrName, symbolize))
    return failure();
  result.addAttribute(attrName, AttrT::get(parser.getContext(), value));
  return success();
}

ParseResult ModuleOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  (void)parser.parseOptionalSymbolName(name, "sym_name", result.attributes);
  if (parseEnumAttr<AddressingModelAttr>(parser, result, "addressing_model", symbolizeAddressingModel) ||
      parseEnumAttr<MemoryModelAttr>(parser, result, "memory_model", symbolizeMemoryModel))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("requires"))) {
    VerCapExtAttr triple;
    if (parser.parseAttribute(triple, "vce_triple", result.attributes))
      return failure();
  }
  Region *body = result.addRegion();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*body))
    return failure();
  if (body->empty())
    body->push_back(Block::create(parser.getContext()));
  return success();
}

void ModuleOp::print(OpAsmPrinter &printer) {
  if (std::optional<llvm::StringRef> name = getName()) {
    printer << ' ';
    printer.printSymbolName(*name);
  }
  printer << ' ' << stringifyAddressingModel(getAddressingModel()) << ' '
          << stringifyMemoryModel(getMemoryModel());
  if (VerCapExtAttr triple = getVceTripleAttr())
    printer << " requires " << triple;
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrList(),
                                           {"addressing_model", "memory_model", "vce_triple", "sym_name"});
  printer << ' ';
  printer.printRegion(getBody());
}

static bool isSPIRVOp(Operation &op) { return op.getName().getDialectNamespace() == "spirv"; }

/// Verifies that the function of an entry point exists, that it has no other entry point with this execution
/// model, and that the interface consists of global variables.
static LogicalResult verifyEntryPoint(EntryPointOp entryPoint, SymbolTable &table,
                                      llvm::DenseSet<std::pair<const void *, ExecutionModel>> &entryPoints) {
  auto function = table.lookup<FuncOp>(entryPoint.getFn());
  if (!function)
    return entryPoint.emitError("function '") << entryPoint.getFn() << "' not found in 'spirv.module'";
  for (Attribute attr : entryPoint.getInterface()) {
    auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(attr);
    if (!symbol)
      return entryPoint.emitError("expected symbol reference for interface specification instead of '")
             << attr;
    if (!table.lookup<GlobalVariableOp>(symbol.getValue()))
      return entryPoint.emitError("expected spirv.GlobalVariable symbol reference instead of'")
             << symbol << "'";
  }
  if (!entryPoints.insert({function.getOperation(), entryPoint.getExecutionModel()}).second)
    return entryPoint.emitError("duplicate of a previous EntryPointOp");
  return success();
}

static LogicalResult verifyFunctionOfModule(FuncOp function) {
  LinkageAttributesAttr linkage = function.getLinkageAttributesAttr();
  bool isImported = linkage && linkage.getLinkageType().getValue() == LinkageType::Import;
  if (function.isExternal() && !isImported)
    return function.emitError("'spirv.module' cannot contain external functions without 'Import' "
                              "linkage_attributes (LinkageAttributes)");
  for (Block &block : function.getBody())
    for (Operation &op : block)
      if (!isSPIRVOp(op))
        return op.emitError("functions in 'spirv.module' can only contain spirv.* ops");
  return success();
}

LogicalResult ModuleOp::verifyRegions() {
  SymbolTable table(*this);
  llvm::DenseSet<std::pair<const void *, ExecutionModel>> entryPoints;
  for (Operation &op : getBody().front()) {
    if (!isSPIRVOp(op))
      return op.emitError("'spirv.module' can only contain spirv.* ops");
    auto entryPoint = llvm::dyn_cast<EntryPointOp>(&op);
    if (entryPoint && failed(verifyEntryPoint(entryPoint, table, entryPoints)))
      return failure();
    if (auto function = llvm::dyn_cast<FuncOp>(&op); function && failed(verifyFunctionOfModule(function)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// func
//===----------------------------------------------------------------------===//

void FuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, FunctionType type,
                   FunctionControl control, llvm::ArrayRef<NamedAttribute> attrs) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  state.addAttribute("function_control", FunctionControlAttr::get(builder.getContext(), control));
  state.addAttributes(attrs);
  state.addRegion();
}

ParseResult
spirv::parseFunctionLike(OpAsmParser &parser, OperationState &result,
                         llvm::function_ref<Type(llvm::ArrayRef<Type>, llvm::ArrayRef<Type>)> makeType,
                         llvm::function_ref<ParseResult()> parseControl) {
  func::FunctionSignature signature;
  StringAttr name;
  if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
      func::parseFunctionSignature(parser, signature))
    return failure();
  Builder builder = parser.getBuilder();
  func::addArgAndResultAttrs(builder, result, signature);
  result.addAttribute("function_type",
                      TypeAttr::get(makeType(signature.getArgumentTypes(), signature.resultTypes)));
  if (parseControl() || parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  return function_interface_impl::parseFunctionBody(parser, result, signature.arguments);
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto makeType = [&](llvm::ArrayRef<Type> inputs, llvm::ArrayRef<Type> results) -> Type {
    return parser.getBuilder().getFunctionType(inputs, results);
  };
  auto parseControl = [&]() -> ParseResult {
    FunctionControl control;
    if (parseQuotedEnum(parser, control, "function_control", symbolizeFunctionControl))
      return failure();
    result.addAttribute("function_control", FunctionControlAttr::get(parser.getContext(), control));
    return success();
  };
  return parseFunctionLike(parser, result, makeType, parseControl);
}

void FuncOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  func::printFunctionSignature(printer, *this);
  printer << " \"" << stringifyFunctionControl(getFunctionControl()) << '"';
  func::printFunctionBody(printer, *this,
                          {"sym_name", "function_type", "function_control", "arg_attrs", "res_attrs"});
}

/// Verifies that a pointer to a physical storage buffer, or to an array of such pointers, has an aliasing
/// decoration.
static LogicalResult verifyArgument(FuncOp function, unsigned index) {
  auto pointer = llvm::dyn_cast<PointerType>(function.getArgumentTypes()[index]);
  if (!pointer)
    return success();
  auto isDecorated = [&](Decoration one, Decoration other) {
    auto attr = llvm::dyn_cast_or_null<DecorationAttr>(function.getArgAttr(index, "spirv.decoration"));
    return attr && (attr.getValue() == one || attr.getValue() == other);
  };
  auto isPhysical = [](Type type) {
    auto pointer = llvm::dyn_cast<PointerType>(type);
    return pointer && pointer.getStorageClass() == StorageClass::PhysicalStorageBuffer;
  };
  Type pointee = pointer.getPointeeType();
  auto array = llvm::dyn_cast<ArrayType>(pointee);
  if (isPhysical(pointee) && !isDecorated(Decoration::AliasedPointer, Decoration::RestrictPointer))
    return function.emitOpError()
           << "with a pointer points to a physical buffer pointer must be decorated either "
              "'AliasedPointer' or 'RestrictPointer'";
  bool isBuffer =
      !isPhysical(pointee) && (isPhysical(pointer) || (array && isPhysical(array.getElementType())));
  if (isBuffer && !isDecorated(Decoration::Aliased, Decoration::Restrict))
    return function.emitOpError()
           << "with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'";
  return success();
}

/// Verifies a return op, which may be nested in selections and loops.
static LogicalResult verifyReturn(FuncOp function, Operation *op) {
  llvm::ArrayRef<Type> results = function.getResultTypes();
  if (llvm::isa<ReturnOp>(op) && !results.empty())
    return op->emitOpError("cannot be used in functions returning value");
  if (!llvm::isa<ReturnValueOp>(op) || op->getNumOperands() != 1)
    return success();
  if (results.size() != 1)
    return op->emitOpError("returns 1 value but enclosing function requires ")
           << results.size() << " results";
  Type type = op->getOperand(0).getType();
  if (type != results.front())
    return op->emitOpError(" return value's type (")
           << type << ") mismatch with function's result type (" << results.front() << ")";
  return success();
}

LogicalResult FuncOp::verify() {
  if (getResultTypes().size() > 1)
    return emitOpError("cannot have more than one result");
  for (unsigned i = 0, e = getArgumentTypes().size(); i != e; ++i)
    if (failed(verifyArgument(*this, i)))
      return failure();
  WalkResult walked = (*this)->walk([&](Operation *op) {
    return failed(verifyReturn(*this, op)) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// EntryPoint, ExecutionMode
//===----------------------------------------------------------------------===//

void EntryPointOp::build(OpBuilder &builder, OperationState &state, ExecutionModel executionModel,
                         FuncOp function, llvm::ArrayRef<Attribute> interfaceVars) {
  build(builder, state, ExecutionModelAttr::get(builder.getContext(), executionModel),
        FlatSymbolRefAttr::get(function.getSymNameAttr()), builder.getArrayAttr(interfaceVars));
}

ParseResult spirv::parseFunctionAndInterface(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr function;
  if (parser.parseAttribute(function, "fn", result.attributes))
    return failure();
  llvm::SmallVector<Attribute> variables;
  while (succeeded(parser.parseOptionalComma())) {
    FlatSymbolRefAttr variable;
    if (parser.parseAttribute(variable))
      return failure();
    variables.push_back(variable);
  }
  result.addAttribute("interface", parser.getBuilder().getArrayAttr(variables));
  return success();
}

void spirv::printFunctionAndInterface(OpAsmPrinter &printer, llvm::StringRef function, ArrayAttr variables) {
  printer << ' ';
  printer.printSymbolName(function);
  for (Attribute variable : variables)
    printer << ", " << variable;
}

ParseResult EntryPointOp::parse(OpAsmParser &parser, OperationState &result) {
  ExecutionModel model;
  if (parseQuotedEnum(parser, model, "execution_model", symbolizeExecutionModel))
    return failure();
  result.addAttribute("execution_model", ExecutionModelAttr::get(parser.getContext(), model));
  return parseFunctionAndInterface(parser, result);
}

void EntryPointOp::print(OpAsmPrinter &printer) {
  printer << " \"" << stringifyExecutionModel(getExecutionModel()) << '"';
  printFunctionAndInterface(printer, getFn(), getInterface());
}

void ExecutionModeOp::build(OpBuilder &builder, OperationState &state, FuncOp function,
                            ExecutionMode executionMode, llvm::ArrayRef<int32_t> params) {
  build(builder, state, FlatSymbolRefAttr::get(function.getSymNameAttr()),
        ExecutionModeAttr::get(builder.getContext(), executionMode), builder.getI32ArrayAttr(params));
}

ParseResult ExecutionModeOp::parse(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr function;
  ExecutionMode mode;
  llvm::SmallVector<Attribute> values;
  if (parser.parseAttribute(function, "fn", result.attributes) ||
      parseQuotedEnum(parser, mode, "execution_mode", symbolizeExecutionMode))
    return failure();
  while (succeeded(parser.parseOptionalComma())) {
    IntegerAttr value;
    if (parser.parseAttribute(value, IntegerType::get(parser.getContext(), 32)))
      return failure();
    values.push_back(value);
  }
  result.addAttribute("execution_mode", ExecutionModeAttr::get(parser.getContext(), mode));
  result.addAttribute("values", parser.getBuilder().getArrayAttr(values));
  return success();
}

void ExecutionModeOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getFn());
  printer << " \"" << stringifyExecutionMode(getExecutionMode()) << '"';
  for (Attribute value : getValues()) {
    printer << ", ";
    printer.printAttributeWithoutType(value);
  }
}

//===----------------------------------------------------------------------===//
// GlobalVariable
//===----------------------------------------------------------------------===//

void GlobalVariableOp::build(OpBuilder &builder, OperationState &state, Type type, llvm::StringRef name,
                             unsigned descriptorSet, unsigned binding) {
  state.addAttribute("type", TypeAttr::get(type));
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("descriptor_set", builder.getI32IntegerAttr(descriptorSet));
  state.addAttribute("binding", builder.getI32IntegerAttr(binding));
}
void GlobalVariableOp::build(OpBuilder &builder, OperationState &state, Type type, llvm::StringRef name,
                             BuiltIn builtIn) {
  state.addAttribute("type", TypeAttr::get(type));
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("built_in", builder.getStringAttr(stringifyBuiltIn(builtIn)));
}

ParseResult spirv::parseVariableDecorations(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalKeyword("bind"))) {
    Type i32 = IntegerType::get(parser.getContext(), 32);
    IntegerAttr set, binding;
    if (parser.parseLParen() || parser.parseAttribute(set, i32, "descriptor_set", result.attributes) ||
        parser.parseComma() || parser.parseAttribute(binding, i32, "binding", result.attributes) ||
        parser.parseRParen())
      return failure();
  } else if (succeeded(parser.parseOptionalKeyword("built_in"))) {
    StringAttr name;
    if (parser.parseLParen() || parser.parseAttribute(name, "built_in", result.attributes) ||
        parser.parseRParen())
      return failure();
  }
  return parser.parseOptionalAttrDict(result.attributes);
}

ParseResult GlobalVariableOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  if (parser.parseSymbolName(name, "sym_name", result.attributes))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("initializer"))) {
    FlatSymbolRefAttr initializer;
    if (parser.parseLParen() ||
        parser.parseAttribute(initializer, parser.getBuilder().getNoneType(), "initializer",
                              result.attributes) ||
        parser.parseRParen())
      return failure();
  }
  if (parseVariableDecorations(parser, result))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseColonType(type))
    return failure();
  if (!llvm::isa<PointerType>(type))
    return parser.emitError(loc, "expected spirv.ptr type");
  result.addAttribute("type", TypeAttr::get(type));
  return success();
}

void GlobalVariableOp::print(OpAsmPrinter &printer) {
  llvm::SmallVector<llvm::StringRef> elided = {"type", "sym_name"};
  printer << ' ';
  printer.printSymbolName(getSymName());
  if (FlatSymbolRefAttr initializer = getInitializerAttr()) {
    printer << " initializer(" << initializer << ')';
    elided.push_back("initializer");
  }
  std::optional<uint32_t> set = getDescriptorSet(), binding = getBinding();
  if (set && binding) {
    printer << " bind(" << static_cast<int32_t>(*set) << ", " << static_cast<int32_t>(*binding) << ')';
    elided.append({"descriptor_set", "binding"});
  }
  if (std::optional<llvm::StringRef> builtIn = getBuiltIn()) {
    printer << " built_in(";
    printer.printString(*builtIn);
    printer << ')';
    elided.push_back("built_in");
  }
  printer.printOptionalAttrDict((*this)->getAttrList(), elided);
  printer << " : " << getType();
}

LogicalResult GlobalVariableOp::verify() {
  auto pointer = llvm::dyn_cast<PointerType>(getType());
  if (!pointer)
    return emitOpError("result must be of a !spv.ptr type");
  // Variables of class Function are declared by spirv.Variable; no variable has class Generic.
  if (llvm::is_contained({StorageClass::Function, StorageClass::Generic}, pointer.getStorageClass()))
    return emitOpError("storage class cannot be '")
           << stringifyStorageClass(pointer.getStorageClass()) << "'";
  FlatSymbolRefAttr initializer = getInitializerAttr();
  if (!initializer)
    return success();
  Operation *op = SymbolTable::lookupNearestSymbolFrom((*this)->getParentOp(), initializer);
  if (!op || !(llvm::isa<SpecConstantOp>(op) || llvm::isa<SpecConstantCompositeOp>(op)))
    return emitOpError(
        "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op");
  return success();
}

//===----------------------------------------------------------------------===//
// mlir.addressof
//===----------------------------------------------------------------------===//

void AddressOfOp::build(OpBuilder &builder, OperationState &state, GlobalVariableOp var) {
  build(builder, state, var.getType(), FlatSymbolRefAttr::get(var.getSymNameAttr()));
}

void AddressOfOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getPointer(), (getVariable() + "_addr").str());
}

LogicalResult AddressOfOp::verify() {
  auto variable = llvm::dyn_cast_or_null<GlobalVariableOp>(
      SymbolTable::lookupNearestSymbolFrom((*this)->getParentOp(), getVariableAttr()));
  if (!variable)
    return emitOpError("expected spirv.GlobalVariable symbol");
  if (getPointer().getType() != variable.getType())
    return emitOpError("result type mismatch with the referenced global variable's type");
  return success();
}
