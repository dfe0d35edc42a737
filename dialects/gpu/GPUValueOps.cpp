//===- GPUValueOps.cpp - Cross-thread and memory ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/gpu/GPU.h"
#include "runtime/ir/TypeUtilities.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gpu;

void gpu::nameByDimension(Operation *op, Dimension dimension, OpAsmSetValueNameFn setNameFn) {
  llvm::StringRef kind = op->getName().getStringRef();
  kind.consume_front("gpu.");
  llvm::SmallString<24> name(kind);
  name += '_';
  name += stringifyDimension(dimension);
  setNameFn(op->getResult(0), name);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Verifies that the reduction operation supports the type.
static LogicalResult verifyReduction(Operation *op, AllReduceOperation operation, Type type) {
  using Kind = AllReduceOperation;
  bool wantsFloat =
      llvm::is_contained({Kind::MINNUMF, Kind::MAXNUMF, Kind::MINIMUMF, Kind::MAXIMUMF}, operation);
  bool wantsInteger = llvm::is_contained(
      {Kind::MINUI, Kind::MINSI, Kind::MAXUI, Kind::MAXSI, Kind::AND, Kind::OR, Kind::XOR}, operation);
  if ((wantsFloat && !llvm::isa<FloatType>(type)) || (wantsInteger && !llvm::isa<IntegerType>(type)))
    return op->emitError("`") << stringifyAllReduceOperation(operation)
                              << "` reduction operation is not compatible with type " << type;
  return success();
}

/// Verifies a reduction region: it has two arguments and yields one value, all of the reduced type.
static LogicalResult verifyReductionBody(AllReduceOp op) {
  Region &body = op.getBody();
  Type type = op.getValue().getType();
  if (body.getNumArguments() != 2)
    return op.emitError("expected two region arguments");
  for (BlockArgument argument : body.getArguments())
    if (argument.getType() != type)
      return op.emitError("incorrect region argument type");
  bool hasYield = false;
  for (Block &block : body) {
    if (block.empty())
      continue;
    auto yield = llvm::dyn_cast<gpu::YieldOp>(&block.back());
    if (!yield)
      continue;
    if (yield->getNumOperands() != 1)
      return op.emitError("expected one gpu.yield operand");
    if (yield->getOperand(0).getType() != type)
      return op.emitError("incorrect gpu.yield type");
    hasYield = true;
  }
  if (!hasYield)
    return op.emitError("expected gpu.yield op in region");
  return success();
}

LogicalResult AllReduceOp::verifyRegions() {
  if (getBody().empty() != static_cast<bool>(getOpAttr()))
    return emitError("expected either an op attribute or a non-empty body");
  if (getBody().empty())
    return verifyReduction(*this, getOpAttr().getValue(), getValue().getType());
  return verifyReductionBody(*this);
}

LogicalResult SubgroupReduceOp::verify() {
  Type elementType = getElementTypeOrSelf(getValue().getType());
  if (failed(verifyReduction(*this, getOpAttr().getValue(), elementType)))
    return failure();
  std::optional<uint32_t> size;
  if (IntegerAttr attr = getClusterSizeAttr())
    size = static_cast<uint32_t>(attr.getValue().getZExtValue());
  if (size && !llvm::isPowerOf2_32(*size))
    return emitOpError() << "cluster size " << *size << " is not a power of two";
  uint32_t stride = getClusterStride();
  if (stride != 1 && !size)
    return emitOpError() << "cluster stride can only be specified if cluster size is specified";
  if (!llvm::isPowerOf2_32(stride))
    return emitOpError() << "cluster stride " << stride << " is not a power of two";
  return success();
}

//===----------------------------------------------------------------------===//
// Shuffles, rotations, broadcasts
//===----------------------------------------------------------------------===//

void ShuffleOp::build(OpBuilder &builder, OperationState &state, Value value, int32_t offset, int32_t width,
                      ShuffleMode mode) {
  Location loc = state.location.materialize(state.getContext());
  auto constant = [&](int32_t number) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getI32Type(), builder.getI32IntegerAttr(number))
        ->getResult(0);
  };
  Value offsetValue = constant(offset), widthValue = constant(width);
  build(builder, state, value.getType(), builder.getI1Type(), value, offsetValue, widthValue, mode);
}

LogicalResult RotateOp::verify() {
  uint32_t offset = getOffset(), width = getWidth();
  if (offset >= width)
    return emitOpError() << "offset must be in the range [0, " << width << ")";
  return success();
}

LogicalResult SubgroupBroadcastOp::verify() {
  bool isSpecific = getBroadcastType() == BroadcastType::specific_lane;
  if (isSpecific && !getLane())
    return emitOpError() << "lane must be specified for `" << stringifyBroadcastType(getBroadcastType())
                         << "` broadcast";
  if (!isSpecific && getLane())
    return emitOpError() << "lane can only be specified for `"
                         << stringifyBroadcastType(BroadcastType::specific_lane) << "` broadcast";
  return success();
}

Speculation::Speculatability SubgroupBroadcastOp::getSpeculatability() {
  // Control flow determines which lane is the first active one.
  return getBroadcastType() == BroadcastType::first_active_lane ? Speculation::NotSpeculatable
                                                                : Speculation::Speculatable;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

LogicalResult AllocOp::verify() {
  MemRefType type = getType();
  unsigned numSizes = getDynamicSizes().size();
  if (numSizes != static_cast<unsigned>(type.getNumDynamicDims()))
    return emitOpError("incorrect number of dynamic sizes, has ")
           << numSizes << ", expected " << type.getNumDynamicDims();
  MemRefLayoutAttrInterface layout = type.getLayout();
  unsigned numSymbols = layout.isIdentity() ? 0 : layout.getAffineMap().getNumSymbols();
  if (getSymbolOperands().size() != numSymbols)
    return emitOpError("symbol operand count does not equal memref symbol count");
  return success();
}

LogicalResult MemcpyOp::verify() {
  Type dst = getDst().getType(), src = getSrc().getType();
  if (getElementTypeOrSelf(dst) != getElementTypeOrSelf(src))
    return emitOpError("arguments have incompatible element type");
  if (succeeded(verifyCompatibleShape(dst, src)))
    return success();
  return emitOpError("arguments have incompatible shape");
}

LogicalResult DynamicSharedMemoryOp::verify() {
  auto type = llvm::cast<MemRefType>(getResultMemref().getType());
  if (!GPUDialect::hasWorkgroupMemoryAddressSpace(type))
    return emitOpError() << "address space must be address_space<"
                         << stringifyAddressSpace(AddressSpace::Workgroup) << ">";
  if (type.hasStaticShape())
    return emitOpError() << "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>";
  return success();
}
