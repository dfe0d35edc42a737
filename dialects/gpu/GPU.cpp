//===- GPU.cpp - The gpu dialect ------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The gpu dialect, module-like ops, async tokens, and custom directives of declarative assembly formats.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"
#include "dialects/arith/Arith.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/gpu/AsyncDependencies.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::gpu;

//===----------------------------------------------------------------------===//
// Dialect hooks
//===----------------------------------------------------------------------===//

bool GPUDialect::isKernel(Operation *op) {
  return static_cast<bool>(op->getAttrOfType<UnitAttr>("gpu.kernel"));
}

bool GPUDialect::isWorkgroupMemoryAddressSpace(Attribute memorySpace) {
  auto space = llvm::dyn_cast_or_null<AddressSpaceAttr>(memorySpace);
  return space && space.getValue() == getWorkgroupAddressSpace();
}
bool GPUDialect::hasWorkgroupMemoryAddressSpace(MemRefType type) {
  return isWorkgroupMemoryAddressSpace(type.getMemorySpace());
}

/// Verifies that the launched kernel exists, is a kernel function, and has arguments of the kernel operands'
/// types.
static LogicalResult verifyLaunchedKernel(ModuleOp module, LaunchFuncOp launch) {
  StringAttr containerName = launch.getKernelModuleName();
  Operation *container = SymbolTable::lookupSymbolIn(module, containerName);
  if (!container)
    return launch.emitOpError() << "kernel container '" << containerName.getValue() << "' is undefined";
  if (llvm::isa<BinaryOp>(container))
    return success();
  if (!llvm::isa<GPUModuleOp>(container))
    return launch.emitOpError() << "kernel module '" << containerName.getValue() << "' is undefined";

  SymbolRefAttr name = launch.getKernelAttr();
  Operation *kernel = SymbolTable::lookupSymbolIn(module, name);
  if (!kernel)
    return launch.emitOpError("kernel function '") << name << "' is undefined";
  if (!llvm::isa<FunctionOpInterface>(kernel)) {
    InFlightDiagnostic diag = launch.emitOpError() << "referenced kernel '" << name << "' is not a function";
    diag.attachNote(kernel->getLoc()) << "see the kernel definition here";
    return diag;
  }
  if (!GPUDialect::isKernel(kernel))
    return launch.emitOpError() << "kernel function is missing the '" << GPUDialect::getKernelFuncAttrName()
                                << "' attribute";
  auto function = llvm::dyn_cast<GPUFuncOp>(kernel);
  if (!function)
    return success();
  llvm::ArrayRef<Type> expected = function.getArgumentTypes();
  if (launch.getNumKernelOperands() != expected.size())
    return launch.emitOpError("got ")
           << launch.getNumKernelOperands() << " kernel operands but expected " << expected.size();
  for (auto [index, type] : llvm::enumerate(expected))
    if (launch.getKernelOperand(index).getType() != type)
      return launch.emitOpError("type of function argument ") << index << " does not match";
  return success();
}

/// Verifies all launches whose parent op is directly in the module.
static LogicalResult verifyContainerModule(ModuleOp module) {
  WalkResult result = module->walk([&](LaunchFuncOp launch) -> WalkResult {
    Operation *function = launch->getParentOp();
    // A launch in a nested module is verified with that module.
    if (!function || function->getParentOp() != module.getOperation())
      return WalkResult::advance();
    // A missing kernel attribute is reported by the verifier of the op.
    if (!launch.getKernelAttr())
      return WalkResult::advance();
    return failed(verifyLaunchedKernel(module, launch)) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult GPUDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  llvm::StringRef name = attribute.getNameStr();
  if (name == "gpu.known_block_size" || name == "gpu.known_grid_size" || name == "gpu.known_cluster_size") {
    auto sizes = llvm::dyn_cast<DenseI32ArrayAttr>(attribute.getValue());
    if (!sizes)
      return op->emitOpError() << name << " must be a dense i32 array";
    if (sizes.size() != 3)
      return op->emitOpError() << name << " must contain exactly 3 elements";
    return success();
  }
  if (name != getContainerModuleAttrName() || !llvm::isa<UnitAttr>(attribute.getValue()))
    return success();
  auto module = llvm::dyn_cast<ModuleOp>(op);
  if (!module)
    return op->emitError("expected '") << getContainerModuleAttrName() << "' attribute to be attached to '"
                                       << ModuleOp::getOperationName() << '\'';
  return verifyContainerModule(module);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

void GPUModuleOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, ArrayAttr targets,
                        Attribute handler) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  if (targets)
    state.addAttribute("targets", targets);
  if (handler)
    state.addAttribute("offloadingHandler", handler);
  state.addRegion()->push_back(Block::create(state.getContext()));
}

bool GPUModuleOp::hasTarget(Attribute target) {
  ArrayAttr targets = getTargetsAttr();
  return targets && llvm::is_contained(targets.getValue(), target);
}

void GPUModuleOp::setTargets(llvm::ArrayRef<TargetAttrInterface> targets) {
  llvm::SmallVector<Attribute> attrs(targets.begin(), targets.end());
  setTargetsAttr(attrs.empty() ? ArrayAttr() : ArrayAttr::get(getContext(), attrs));
}

LogicalResult GPUModuleOp::verify() {
  if (ArrayAttr targets = getTargetsAttr())
    for (Attribute target : targets)
      if (auto verifying = llvm::dyn_cast<TargetAttrVerifyInterface>(target))
        if (failed(verifying.verifyTarget(getOperation())))
          return failure();
  return success();
}

DataLayoutSpecInterface GPUModuleOp::getDataLayoutSpec() {
  return (*this)->getAttrOfType<DataLayoutSpecInterface>(DLTIDialect::kDataLayoutAttrName);
}
TargetSystemSpecInterface GPUModuleOp::getTargetSystemSpec() {
  return (*this)->getAttrOfType<TargetSystemSpecInterface>(DLTIDialect::kTargetSystemDescAttrName);
}

void BinaryOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name,
                     Attribute offloadingHandler, ArrayAttr objects) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("objects", objects);
  if (offloadingHandler)
    state.addAttribute("offloadingHandler", offloadingHandler);
}

/// Parses the optional offloading handler `<handler>`. The default is the handler that selects the first
/// object.
static ParseResult parseOffloadingHandler(OpAsmParser &parser, Attribute &handler) {
  if (succeeded(parser.parseOptionalLess()))
    return failure(parser.parseAttribute(handler) || parser.parseGreater());
  handler = SelectObjectAttr::get(parser.getContext(), Attribute());
  return success();
}

static void printOffloadingHandler(OpAsmPrinter &printer, Operation *op, Attribute handler) {
  if (handler && handler != SelectObjectAttr::get(op->getContext(), Attribute()))
    printer << '<' << handler << '>';
}

//===----------------------------------------------------------------------===//
// Async tokens
//===----------------------------------------------------------------------===//

void gpu::addAsyncDependency(Operation *op, Value token) {
  op->insertOperands(0, {token});
  if (!op->getName().getInfo() || op->getName().getInfo()->spec->operandSegments != SegmentKind::AttrSized)
    return;
  // The async dependencies are the first operand segment.
  auto sizes = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
  if (!sizes || sizes.size() == 0)
    return;
  llvm::SmallVector<int32_t> changed(sizes.asArrayRef());
  ++changed.front();
  op->setAttr("operandSegmentSizes", DenseI32ArrayAttr::get(op->getContext(), changed));
}

ParseResult gpu::parseAsyncDependencies(OpAsmParser &parser, Type &tokenType,
                                        llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dependencies) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  bool isAsync = succeeded(parser.parseOptionalKeyword("async"));
  if (isAsync && parser.getNumResults() == 0)
    return parser.emitError(loc, "needs to be named when marked 'async'");
  if (isAsync)
    tokenType = AsyncTokenType::get(parser.getContext());
  return parser.parseOperandList(dependencies, OpAsmParser::Delimiter::OptionalSquare);
}

void gpu::printAsyncDependencies(OpAsmPrinter &printer, Operation *, Type tokenType,
                                 OperandRange dependencies) {
  if (tokenType)
    printer << "async";
  if (dependencies.empty())
    return;
  if (tokenType)
    printer << ' ';
  printer << '[' << dependencies << ']';
}

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

/// Parses the optional type of all launch sizes, `: type`. The default is index.
static ParseResult parseLaunchDimType(OpAsmParser &parser, Type &sizeType,
                                      std::optional<OpAsmParser::UnresolvedOperand> clusterSize,
                                      Type &clusterX, Type &clusterY, Type &clusterZ) {
  sizeType = parser.getBuilder().getIndexType();
  if (succeeded(parser.parseOptionalColon()) && parser.parseType(sizeType))
    return failure();
  if (clusterSize)
    clusterX = clusterY = clusterZ = sizeType;
  return success();
}
static void printLaunchDimType(OpAsmPrinter &printer, Operation *, Type sizeType, Value, Type, Type, Type) {
  if (!sizeType.isIndex())
    printer << ": " << sizeType;
}

/// Parses the optional kernel operands: `args(%a : type, …)`.
static ParseResult parseLaunchFuncOperands(OpAsmParser &parser,
                                           llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                                           llvm::SmallVectorImpl<Type> &types) {
  if (failed(parser.parseOptionalKeyword("args")))
    return success();
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Paren,
      [&]() -> ParseResult {
        return failure(parser.parseOperand(operands.emplace_back()) ||
                       parser.parseColonType(types.emplace_back()));
      },
      " in argument list");
}
static void printLaunchFuncOperands(OpAsmPrinter &printer, Operation *, OperandRange operands, TypeRange) {
  if (operands.empty())
    return;
  printer << "args(";
  llvm::interleave(
      operands, [&](Value operand) { printer << operand << " : " << operand.getType(); },
      [&] { printer << ", "; });
  printer << ')';
}

/// Parses an optional reduction operation: a keyword such as `add`.
static ParseResult parseAllReduceOperation(OpAsmParser &parser, AllReduceOperationAttr &operation) {
  llvm::StringRef word;
  if (failed(parser.parseOptionalKeyword(&word)))
    return success();
  std::optional<AllReduceOperation> parsed = symbolizeAllReduceOperation(word);
  if (!parsed)
    return parser.emitError(parser.getCurrentLocation(), "invalid op kind");
  operation = AllReduceOperationAttr::get(parser.getContext(), *parsed);
  return success();
}
static void printAllReduceOperation(OpAsmPrinter &printer, Operation *, AllReduceOperationAttr operation) {
  // As in MLIR, two spaces precede the reduction operation: one from the declarative format, one printed
  // here.
  if (operation)
    printer << ' ' << stringifyAllReduceOperation(operation.getValue());
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPUAttrInterfaces.cpp.inc"
#include "dialects/gpu/GPUOpInterfaces.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/gpu/GPUOps.cpp.inc"
#include "dialects/gpu/GPUDialect.cpp.inc"
