//===- VectorMasks.cpp - Masks --------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// vector.constant_mask, vector.create_mask and vector.mask: builders, assembly format and verifiers.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// constant_mask, create_mask
//===----------------------------------------------------------------------===//

void ConstantMaskOp::build(OpBuilder &builder, OperationState &state, VectorType type,
                           ConstantMaskKind kind) {
  llvm::SmallVector<int64_t> sizes(type.getShape());
  if (type.getRank() == 0)
    sizes.push_back(1);
  if (kind == ConstantMaskKind::AllFalse)
    sizes.assign(sizes.size(), 0);
  build(builder, state, type, sizes);
}

LogicalResult ConstantMaskOp::verify() {
  VectorType type = getVectorType();
  llvm::ArrayRef<int64_t> sizes = getMaskDimSizes();
  if (type.getRank() == 0) {
    if (sizes.size() != 1)
      return emitError("array attr must have length 1 for 0-D vectors");
    if (sizes[0] != 0 && sizes[0] != 1)
      return emitError("mask dim size must be either 0 or 1 for 0-D vectors");
    return success();
  }
  if (static_cast<int64_t>(sizes.size()) != type.getRank())
    return emitOpError("must specify array attr of size equal vector result rank");
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (size < 0 || size > type.getDimSize(i))
      return emitOpError("array attr of size out of bounds of vector result dimension size");
    if (type.getScalableDims()[i] && size != 0 && size != type.getDimSize(i))
      return emitOpError("only supports 'none set' or 'all set' scalable dimensions");
  }
  if (llvm::is_contained(sizes, 0) && !llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
    return emitOpError(
        "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
  return success();
}

bool ConstantMaskOp::isAllOnesMask() {
  VectorType type = getVectorType();
  if (type.getRank() == 0)
    return getMaskDimSizes()[0] == 1;
  return getMaskDimSizes() == type.getShape();
}

void CreateMaskOp::build(OpBuilder &builder, OperationState &state, VectorType type,
                         llvm::ArrayRef<OpFoldResult> mixedOperands) {
  llvm::SmallVector<Value> operands;
  Location loc = state.location.materialize(state.getContext());
  for (OpFoldResult operand : mixedOperands) {
    auto known = llvm::dyn_cast_if_present<Attribute>(operand);
    operands.push_back(known ? Value(builder.create<arith::ConstantOp>(
                                   loc, builder.getIndexAttr(llvm::cast<IntegerAttr>(known).getInt())))
                             : llvm::cast<Value>(operand));
  }
  build(builder, state, type, operands);
}

LogicalResult CreateMaskOp::verify() {
  int64_t rank = getVectorType().getRank();
  if (rank == 0 && (*this)->getNumOperands() != 1)
    return emitOpError("must specify exactly one operand for 0-D create_mask");
  if (rank != 0 && (*this)->getNumOperands() != rank)
    return emitOpError("must specify an operand for each result vector dimension");
  return success();
}

//===----------------------------------------------------------------------===//
// mask: builders and assembly format
//===----------------------------------------------------------------------===//

void MaskOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, Value mask,
                   Value passthru, Operation *maskableOp,
                   llvm::function_ref<void(OpBuilder &, Operation *)> maskRegion) {
  state.addOperands(mask);
  if (passthru)
    state.addOperands(passthru);
  state.addTypes(resultTypes);
  OpBuilder::InsertionGuard guard(builder);
  Block *block = Block::create(builder.getContext());
  state.addRegion()->push_back(block);
  builder.setInsertionPointToStart(block);
  maskRegion(builder, maskableOp);
}

/// Adds a vector.yield if the region has no terminator. It yields the results of the masked op if the region
/// contains a single op, and nothing otherwise.
static void addTerminator(Region &region, OperationState &state) {
  if (region.empty())
    region.push_back(Block::create(state.getContext()));
  Block &block = region.front();
  if (!block.empty() && llvm::isa<YieldOp>(block.back()))
    return;
  OpBuilder builder(state.getContext());
  builder.setInsertionPointToEnd(&block);
  ValueRange yielded;
  llvm::SmallVector<Value> results;
  if (!block.empty() && &block.front() == &block.back()) {
    results.assign(block.front().getResults().begin(), block.front().getResults().end());
    yielded = results;
  }
  builder.create<YieldOp>(state.location.materialize(state.getContext()), yielded);
}

ParseResult MaskOp::parse(OpAsmParser &parser, OperationState &result) {
  Region &body = *result.addRegion();
  OpAsmParser::UnresolvedOperand mask, passthru;
  if (parser.parseOperand(mask))
    return failure();
  bool hasPassthru = succeeded(parser.parseOptionalComma());
  if (hasPassthru && parser.parseOperand(passthru))
    return failure();
  if (parser.parseRegion(body))
    return failure();
  addTerminator(body, result);
  Type maskType;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(maskType) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parser.resolveOperand(mask, maskType, result.operands))
    return failure();
  if (!hasPassthru)
    return success();
  if (result.types.empty())
    return parser.emitError(parser.getNameLoc(), "expects a result if passthru operand is provided");
  return parser.resolveOperand(passthru, result.types[0], result.operands);
}

void MaskOp::print(OpAsmPrinter &printer) {
  // Invalid IR may have an empty region, for example if it is printed in a diagnostic: use the generic form.
  if (getMaskRegion().empty())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << ' ' << Value(getMask());
  if (getPassthru())
    printer << ", " << getPassthru();
  printer << " { ";
  if (!getMaskBlock()->empty())
    printer.printCustomOrGenericOp(&getMaskBlock()->front());
  printer << " }";
  printer.printOptionalAttrDict((*this)->getAttrList());
  printer << " : " << Type(getMask().getType());
  if ((*this)->getNumResults() > 0)
    printer << " -> " << TypeRange((*this)->getResultTypes());
}

//===----------------------------------------------------------------------===//
// mask: verifier and interface
//===----------------------------------------------------------------------===//

static LogicalResult verifyMasked(MaskOp op, MaskableOpInterface masked, YieldOp terminator) {
  if (masked->getNumResults() != op->getNumResults())
    return op.emitOpError("expects number of results to match maskable operation number of results");
  if (!llvm::equal(masked->getResults(), terminator->getOperands(),
                   [](Value result, Value yielded) { return result == yielded; }))
    return op.emitOpError(
        "expects all the results from the MaskableOpInterface to match all the values returned by "
        "the terminator");
  if (!llvm::equal(masked->getResultTypes(), op->getResultTypes()))
    return op.emitOpError("expects result type to match maskable operation result type");
  if (llvm::count_if(masked->getResultTypes(), [](Type type) { return llvm::isa<VectorType>(type); }) > 1)
    return op.emitOpError("multiple vector results not supported");
  // The expected type may be null if the masked op is invalid; the verifier of that op reports the error.
  if (Type expected = masked.getExpectedMaskType(); expected && Type(op.getMask().getType()) != expected)
    return op.emitOpError("expects a ") << expected << " mask for the maskable operation";
  Value passthru = op.getPassthru();
  if (!passthru)
    return success();
  if (!masked.supportsPassthru())
    return op.emitOpError("doesn't expect a passthru argument for this maskable operation");
  if (masked->getNumResults() != 1)
    return op.emitOpError("expects result when passthru argument is provided");
  if (passthru.getType() != masked->getResult(0).getType())
    return op.emitOpError("expects passthru type to match result type");
  return success();
}

LogicalResult MaskOp::verify() {
  Block &block = *getMaskBlock();
  if (block.empty())
    return emitOpError("expects a terminator within the mask region");
  size_t count = std::distance(block.begin(), block.end());
  if (count > 2)
    return emitOpError("expects only one operation to mask");
  auto terminator = llvm::dyn_cast<YieldOp>(&block.back());
  if (!terminator)
    return emitOpError("expects a terminator within the mask region");
  if (terminator->getNumOperands() != (*this)->getNumResults())
    return emitOpError("expects number of results to match mask region yielded values");
  if (count == 1)
    return success();
  auto masked = llvm::dyn_cast<MaskableOpInterface>(&block.front());
  if (!masked)
    return emitOpError("expects a MaskableOpInterface within the mask region");
  return verifyMasked(*this, masked, terminator);
}

bool MaskOp::isEmpty() {
  Block &block = *getMaskBlock();
  return block.empty() || &block.front() == &block.back();
}

Operation *MaskOp::getMaskableOp() { return isEmpty() ? nullptr : &getMaskBlock()->front(); }
bool MaskOp::hasPassthru() { return static_cast<bool>(getPassthru()); }
