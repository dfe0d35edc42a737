//===- GPUWarp.cpp - gpu.warp_execute_on_lane_0 ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gpu;

using Warp = WarpExecuteOnLane0Op;

void Warp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, Value laneid,
                 int64_t warpSize, ValueRange args, TypeRange blockArgTypes) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(laneid);
  state.addAttribute("warp_size", builder.getI64IntegerAttr(warpSize));
  state.addTypes(resultTypes);
  state.addOperands(args);
  assert(args.size() == blockArgTypes.size() && "each argument has one inside");
  llvm::SmallVector<Location> locs(blockArgTypes.size(), state.location.materialize(state.getContext()));
  Region *region = state.addRegion();
  builder.createBlock(region, region->end(), blockArgTypes, locs);
}

gpu::YieldOp Warp::getTerminator() { return llvm::cast<gpu::YieldOp>(&getWarpRegion().front().back()); }

void Warp::getSuccessorRegions(RegionBranchPoint point, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getWarpRegion());
  else
    regions.emplace_back(getOperation(), (*this)->getResults());
}

/// Verifies that `distributed` is the part of type `expanded` that one of `warpSize` threads holds. \param op
/// the op to report errors on; null to report none.
static LogicalResult verifyDistribution(Type expanded, Type distributed, int64_t warpSize, Operation *op) {
  auto fail = [&](const llvm::Twine &message) -> LogicalResult {
    return op ? LogicalResult(op->emitOpError() << message.str()) : failure();
  };
  if (expanded == distributed)
    return success();
  auto whole = llvm::dyn_cast<VectorType>(expanded), part = llvm::dyn_cast<VectorType>(distributed);
  if (!whole || !part)
    return fail("expected vector type for distributed operands.");
  if (whole.getRank() != part.getRank() || whole.getElementType() != part.getElementType())
    return fail("expected distributed vectors to have same rank and element type.");
  uint64_t numParts = 1;
  for (auto [i, wholeSize, partSize] : llvm::enumerate(whole.getShape(), part.getShape())) {
    if (wholeSize == partSize)
      continue;
    if (partSize == 0 || wholeSize % partSize != 0)
      return fail("expected expanded vector dimension #" + llvm::Twine(i) + " (" + llvm::Twine(wholeSize) +
                  ") to be a multipler of the distributed vector dimension (" + llvm::Twine(partSize) + ")");
    numParts = llvm::SaturatingMultiply(numParts, static_cast<uint64_t>(wholeSize / partSize));
  }
  if (warpSize >= 0 && numParts == static_cast<uint64_t>(warpSize))
    return success();
  if (!op)
    return failure();
  return op->emitOpError() << "incompatible distribution dimensions from " << expanded << " to "
                           << distributed << " with warp size = " << warpSize;
}

bool Warp::areTypesCompatible(Type lhs, Type rhs) {
  return succeeded(verifyDistribution(lhs, rhs, getWarpSize(), /*op=*/nullptr));
}

LogicalResult Warp::verify() {
  Region &region = getWarpRegion();
  if (getArgs().size() != region.getNumArguments())
    return emitOpError("expected same number op arguments and block arguments.");
  Block &block = region.front();
  auto yield = block.empty() ? gpu::YieldOp() : llvm::dyn_cast<gpu::YieldOp>(&block.back());
  if (!yield)
    return emitOpError("expected body to be terminated with 'gpu.yield'");
  if (yield->getNumOperands() != (*this)->getNumResults())
    return emitOpError("expected same number of yield operands and return values.");
  int64_t warpSize = getWarpSize();
  for (auto [inside, outside] : llvm::zip_equal(region.getArguments(), getArgs()))
    if (failed(verifyDistribution(inside.getType(), outside.getType(), warpSize, getOperation())))
      return failure();
  for (auto [inside, outside] : llvm::zip_equal(yield->getOperands(), (*this)->getResults()))
    if (failed(verifyDistribution(inside.getType(), outside.getType(), warpSize, getOperation())))
      return failure();
  return success();
}

/// Parses the optional list of distributed operands: `args(%a, %b : type, type)`.
static ParseResult parseArgs(OpAsmParser &parser, OperationState &result) {
  if (failed(parser.parseOptionalKeyword("args")))
    return success();
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> args;
  llvm::SmallVector<Type> types;
  if (parser.parseLParen())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  return failure(parser.parseOperandList(args) || parser.parseColonTypeList(types) || parser.parseRParen() ||
                 parser.resolveOperands(args, types, loc, result.operands));
}

/// Appends a block to an empty region and a `gpu.yield` without operands to a block without terminator.
static void completeWarpRegion(Region &region, Location loc) {
  if (region.empty())
    region.push_back(Block::create(loc.getContext()));
  Block &block = region.back();
  if (block.empty() || !block.back().hasTrait(::mlir::Trait::IsTerminator))
    OpBuilder::atBlockEnd(&block).create<gpu::YieldOp>(loc);
}

ParseResult Warp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand lane;
  int64_t warpSize;
  Builder builder = parser.getBuilder();
  if (parser.parseLParen() || parser.parseOperand(lane) || parser.parseRParen() || parser.parseLSquare() ||
      parser.parseInteger(warpSize) || parser.parseRSquare() ||
      parser.resolveOperand(lane, builder.getIndexType(), result.operands) || parseArgs(parser, result) ||
      parser.parseOptionalArrowTypeList(result.types) || parser.parseRegion(*result.addRegion()))
    return failure();
  result.addAttribute("warp_size", builder.getI64IntegerAttr(warpSize));
  completeWarpRegion(*result.regions.front(), result.location.materialize(result.getContext()));
  return parser.parseOptionalAttrDict(result.attributes);
}

void Warp::print(OpAsmPrinter &printer) {
  printer << '(' << Value(getLaneid()) << ")[" << static_cast<int64_t>(getWarpSize()) << ']';
  if (!getArgs().empty())
    printer << " args(" << getArgs() << " : " << TypeRange(getArgs().getTypes()) << ')';
  if ((*this)->getNumResults() != 0)
    printer << " -> (" << TypeRange((*this)->getResultTypes()) << ')';
  printer << ' ';
  printer.printRegion(getWarpRegion(), /*printEntryBlockArgs=*/true,
                      /*printBlockTerminators=*/(*this)->getNumResults() != 0);
  printer.printOptionalAttrDict((*this)->getAttrList(), {"warp_size"});
}
