//===- GPULaunch.cpp - gpu.launch -----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/AsyncDependencies.h"
#include "dialects/gpu/Attributions.h"

using namespace mlir;
using namespace mlir::gpu;

using Argument = OpAsmParser::Argument;

//===----------------------------------------------------------------------===//
// Operands and block arguments
//===----------------------------------------------------------------------===//

KernelDim3 LaunchOp::getArgumentsFrom(unsigned index) {
  Block &entry = getBody().front();
  return {entry.getArgument(index), entry.getArgument(index + 1), entry.getArgument(index + 2)};
}
std::optional<KernelDim3> LaunchOp::getClusterArgumentsFrom(unsigned index) {
  return hasClusterSize() ? std::optional<KernelDim3>(getArgumentsFrom(index)) : std::nullopt;
}
std::optional<KernelDim3> LaunchOp::getClusterSizeOperandValues() {
  if (!hasClusterSize())
    return std::nullopt;
  return KernelDim3{getClusterSizeX(), getClusterSizeY(), getClusterSizeZ()};
}

unsigned LaunchOp::getNumWorkgroupAttributions() {
  return gpu::getNumWorkgroupAttributions(*this, getNumConfigRegionAttributes());
}
llvm::ArrayRef<BlockArgument> LaunchOp::getWorkgroupAttributions() {
  return getBodyArguments(*this, getNumConfigRegionAttributes(), getNumWorkgroupAttributions());
}
llvm::ArrayRef<BlockArgument> LaunchOp::getPrivateAttributions() {
  return getBodyArguments(*this, getNumConfigRegionAttributes() + getNumWorkgroupAttributions(), ~0u);
}
unsigned LaunchOp::getNumPrivateAttributions() { return getPrivateAttributions().size(); }
BlockArgument LaunchOp::addWorkgroupAttribution(Type type, Location loc) {
  return gpu::addWorkgroupAttribution(*this, getNumConfigRegionAttributes(), type, loc);
}
BlockArgument LaunchOp::addPrivateAttribution(Type type, Location loc) {
  return getBody().front().addArgument(type, loc);
}

//===----------------------------------------------------------------------===//
// Building and verification
//===----------------------------------------------------------------------===//

void LaunchOp::build(OpBuilder &builder, OperationState &state, KernelDim3 gridSize, KernelDim3 blockSize,
                     Value dynamicSharedMemorySize, Type asyncTokenType, ValueRange asyncDependencies,
                     TypeRange workgroupAttributions, TypeRange privateAttributions,
                     std::optional<KernelDim3> clusterSize) {
  state.addOperands(asyncDependencies);
  if (asyncTokenType)
    state.addTypes(asyncTokenType);
  auto addSize = [&](KernelDim3 size) {
    for (Value each : {size.x, size.y, size.z})
      state.addOperands(each);
  };
  addSize(gridSize);
  addSize(blockSize);
  if (clusterSize)
    addSize(*clusterSize);
  if (dynamicSharedMemorySize)
    state.addOperands(dynamicSharedMemorySize);
  int32_t cluster = clusterSize ? 1 : 0;
  int32_t segments[] = {static_cast<int32_t>(asyncDependencies.size()),
                        1,
                        1,
                        1,
                        1,
                        1,
                        1,
                        cluster,
                        cluster,
                        cluster,
                        dynamicSharedMemorySize ? 1 : 0};
  state.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments));
  llvm::SmallVector<Type> types(kNumConfigRegionAttributes + 6 * cluster, builder.getIndexType());
  addBodyWithAttributions(builder, state, std::move(types), workgroupAttributions, privateAttributions);
}

void LaunchOp::build(OpBuilder &builder, OperationState &state, Value gridSizeX, Value gridSizeY,
                     Value gridSizeZ, Value blockSizeX, Value blockSizeY, Value blockSizeZ,
                     Value dynamicSharedMemorySize, Type asyncTokenType, ValueRange asyncDependencies,
                     TypeRange workgroupAttributions, TypeRange privateAttributions, Value clusterSizeX,
                     Value clusterSizeY, Value clusterSizeZ, FlatSymbolRefAttr module,
                     FlatSymbolRefAttr function) {
  assert(!clusterSizeX == !clusterSizeY && !clusterSizeX == !clusterSizeZ &&
         "expected all cluster sizes or none");
  std::optional<KernelDim3> clusterSize;
  if (clusterSizeX)
    clusterSize = KernelDim3{clusterSizeX, clusterSizeY, clusterSizeZ};
  build(builder, state, KernelDim3{gridSizeX, gridSizeY, gridSizeZ},
        KernelDim3{blockSizeX, blockSizeY, blockSizeZ}, dynamicSharedMemorySize, asyncTokenType,
        asyncDependencies, workgroupAttributions, privateAttributions, clusterSize);
  if (module)
    state.addAttribute(getModuleAttrName(state.name), module);
  if (function)
    state.addAttribute(getFunctionAttrName(state.name), function);
}

LogicalResult LaunchOp::verify() {
  bool hasPart = getClusterSizeX() || getClusterSizeY() || getClusterSizeZ();
  if (hasPart && !hasClusterSize())
    return emitOpError() << "cluster size must be all present";
  return success();
}

LogicalResult LaunchOp::verifyRegions() {
  // Use the attribute, because getNumWorkgroupAttributions() is limited by the number of block arguments.
  auto attr = (*this)->getAttrOfType<IntegerAttr>(getNumWorkgroupAttributionsAttrName());
  uint64_t numExpected =
      getNumConfigRegionAttributes() + (attr ? attr.getValue().getLimitedValue(UINT32_MAX) : 0);
  if (!getBody().empty() && getBody().front().getNumArguments() < numExpected)
    return emitOpError("unexpected number of region arguments");
  if (failed(verifyAttributions(*this, getWorkgroupAttributions(), GPUDialect::getWorkgroupAddressSpace())) ||
      failed(verifyAttributions(*this, getPrivateAttributions(), GPUDialect::getPrivateAddressSpace())))
    return failure();
  // A block without successors must end with gpu.terminator.
  for (Block &block : getBody()) {
    if (block.empty() || block.back().getNumSuccessors() != 0 || llvm::isa<TerminatorOp>(&block.back()))
      continue;
    InFlightDiagnostic diag = block.back().emitError() << "expected '" << TerminatorOp::getOperationName()
                                                       << "' or a terminator with successors";
    diag.attachNote(getLoc()) << "in '" << getOperationName() << "' body region";
    return diag;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

namespace {
/// The parsed clause `(%ids) in (%sizes = %values)`, with three elements in each list.
struct SizeAssignment {
  llvm::SmallVector<Argument, 3> ids, sizes;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 3> values;
};
} // namespace

static ParseResult parseSizeAssignment(OpAsmParser &parser, SizeAssignment &result) {
  Type index = parser.getBuilder().getIndexType();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseArgumentList(result.ids, OpAsmParser::Delimiter::Paren))
    return failure();
  if (result.ids.size() != 3)
    return parser.emitError(loc, "expected three names");
  if (parser.parseKeyword("in") || parser.parseLParen())
    return failure();
  for (unsigned i = 0; i != 3; ++i)
    if ((i != 0 && parser.parseComma()) || parser.parseArgument(result.sizes.emplace_back()) ||
        parser.parseEqual() || parser.parseOperand(result.values.emplace_back()))
      return failure();
  for (Argument &argument : llvm::concat<Argument>(result.ids, result.sizes))
    argument.type = index;
  return parser.parseRParen();
}

/// Parses an optional symbol clause: `keyword(@symbol)`.
static ParseResult parseSymbolClause(OpAsmParser &parser, OperationState &result, llvm::StringRef keyword) {
  if (failed(parser.parseOptionalKeyword(keyword)))
    return success();
  FlatSymbolRefAttr symbol;
  return failure(parser.parseLParen() || parser.parseAttribute(symbol, Type(), keyword, result.attributes) ||
                 parser.parseRParen());
}

ParseResult LaunchOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> dependencies;
  Type tokenType;
  if (parseAsyncDependencies(parser, tokenType, dependencies) ||
      parser.resolveOperands(dependencies, builder.getType<AsyncTokenType>(), result.operands))
    return failure();
  if (tokenType)
    result.addTypes(tokenType);

  SizeAssignment grid, block, cluster;
  bool hasCluster = succeeded(parser.parseOptionalKeyword("clusters"));
  if ((hasCluster && parseSizeAssignment(parser, cluster)) || parser.parseKeyword("blocks") ||
      parseSizeAssignment(parser, grid) || parser.parseKeyword("threads") ||
      parseSizeAssignment(parser, block))
    return failure();
  Type index = builder.getIndexType();
  for (SizeAssignment *sizes : {&grid, &block, &cluster})
    if (parser.resolveOperands(sizes->values, index, result.operands))
      return failure();

  bool hasSharedSize = succeeded(parser.parseOptionalKeyword("dynamic_shared_memory_size"));
  OpAsmParser::UnresolvedOperand sharedSize;
  if (hasSharedSize && (parser.parseOperand(sharedSize) ||
                        parser.resolveOperand(sharedSize, builder.getI32Type(), result.operands)))
    return failure();
  llvm::SmallVector<Argument> workgroup, privates;
  if (parseSymbolClause(parser, result, "module") || parseSymbolClause(parser, result, "function") ||
      parseAttributions(parser, "workgroup", workgroup) || parseAttributions(parser, "private", privates))
    return failure();
  result.addAttribute(getNumWorkgroupAttributionsAttrName(), builder.getI64IntegerAttr(workgroup.size()));

  llvm::SmallVector<Argument> arguments;
  for (llvm::ArrayRef<Argument> part :
       {llvm::ArrayRef<Argument>(grid.ids), llvm::ArrayRef<Argument>(block.ids),
        llvm::ArrayRef<Argument>(grid.sizes), llvm::ArrayRef<Argument>(block.sizes),
        llvm::ArrayRef<Argument>(cluster.ids), llvm::ArrayRef<Argument>(cluster.sizes),
        llvm::ArrayRef<Argument>(workgroup), llvm::ArrayRef<Argument>(privates)})
    arguments.append(part.begin(), part.end());
  if (parser.parseRegion(*result.addRegion(), arguments) || parser.parseOptionalAttrDict(result.attributes))
    return failure();
  int32_t segments[] = {static_cast<int32_t>(dependencies.size()),
                        1,
                        1,
                        1,
                        1,
                        1,
                        1,
                        hasCluster,
                        hasCluster,
                        hasCluster,
                        hasSharedSize};
  result.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments));
  return success();
}

static void printSizeAssignment(OpAsmPrinter &printer, llvm::StringRef keyword, KernelDim3 ids,
                                KernelDim3 sizes, KernelDim3 values) {
  printer << ' ' << keyword << '(' << ids.x << ", " << ids.y << ", " << ids.z << ") in (" << sizes.x << " = "
          << values.x << ", " << sizes.y << " = " << values.y << ", " << sizes.z << " = " << values.z << ')';
}

void LaunchOp::print(OpAsmPrinter &printer) {
  // The op may be invalid: use the generic form if the block arguments for ids and sizes do not exist.
  if (getBody().empty() || getBody().front().getNumArguments() < getNumConfigRegionAttributes())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  if (getAsyncToken())
    printer << " async";
  if (!getAsyncDependencies().empty())
    printer << " [" << getAsyncDependencies() << ']';
  if (hasClusterSize())
    printSizeAssignment(printer, "clusters", *getClusterIds(), *getClusterSize(),
                        *getClusterSizeOperandValues());
  printSizeAssignment(printer, "blocks", getBlockIds(), getGridSize(), getGridSizeOperandValues());
  printSizeAssignment(printer, "threads", getThreadIds(), getBlockSize(), getBlockSizeOperandValues());
  if (getDynamicSharedMemorySize())
    printer << " dynamic_shared_memory_size " << Value(getDynamicSharedMemorySize());
  if (FlatSymbolRefAttr module = getModuleAttr())
    printer << " module(" << Attribute(module) << ')';
  if (FlatSymbolRefAttr function = getFunctionAttr())
    printer << " function(" << Attribute(function) << ')';
  printAttributions(printer, "workgroup", getWorkgroupAttributions());
  printAttributions(printer, "private", getPrivateAttributions());
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(
      (*this)->getAttrList(),
      {"operandSegmentSizes", getNumWorkgroupAttributionsAttrName(), "module", "function"});
}
